#include "views/results/compare_dialog.h"

#include "app/analysis/bandwidth.h"
#include "app/analysis/headline.h"
#include "app/analysis/kind_text.h"
#include "model/diff/project_diff.h"
#include "views/shell/controls.h"
#include "views/shell/number_format.h"
#include "views/shell/tables.h"

#include <QDialogButtonBox>
#include <QFutureWatcher>
#include <QHeaderView>
#include <QStandardItemModel>
#include <QTabWidget>
#include <QVBoxLayout>
#include <QtConcurrentRun>

#include <algorithm>
#include <cmath>

namespace cw::results {

namespace {

constexpr QSize kSize(760, 560);

/// Words for the figures of analysis::headlines; those of fabrics carry the fabric's name.
struct Words {
    const char* key;
    const char* text;
    const char* unit;
    int decimals;
};
constexpr Words kWords[]{
    {"counts.gpus", QT_TRANSLATE_NOOP("cw::results::CompareDialog", "GPUs"), "", 0},
    {"counts.servers", QT_TRANSLATE_NOOP("cw::results::CompareDialog", "Servers"), "", 0},
    {"counts.racks", QT_TRANSLATE_NOOP("cw::results::CompareDialog", "Racks"), "", 0},
    {"counts.switches", QT_TRANSLATE_NOOP("cw::results::CompareDialog", "Switches"), "", 0},
    {"counts.cables", QT_TRANSLATE_NOOP("cw::results::CompareDialog", "Cables"), "", 0},
    {"counts.halls", QT_TRANSLATE_NOOP("cw::results::CompareDialog", "Halls"), "", 0},
    {"counts.sites", QT_TRANSLATE_NOOP("cw::results::CompareDialog", "Sites"), "", 0},
    {"totals.cable_length_m", QT_TRANSLATE_NOOP("cw::results::CompareDialog", "Cable length"), "m", 0},
    {"totals.it_kw", QT_TRANSLATE_NOOP("cw::results::CompareDialog", "IT power, maximum"), "kW", 1},
    {"totals.weight_kg", QT_TRANSLATE_NOOP("cw::results::CompareDialog", "Weight"), "kg", 0},
    {"density.max_kw", QT_TRANSLATE_NOOP("cw::results::CompareDialog", "Highest rack power"), "kW", 1},
    {"density.mean_kw", QT_TRANSLATE_NOOP("cw::results::CompareDialog", "Mean rack power"), "kW", 1},
    {"hosts", QT_TRANSLATE_NOOP("cw::results::CompareDialog", "hosts"), "", 0},
    {"endpoints", QT_TRANSLATE_NOOP("cw::results::CompareDialog", "endpoints"), "", 0},
    {"bisection.lower_gbps", QT_TRANSLATE_NOOP("cw::results::CompareDialog", "bisection, at least"), "Gb/s",
     0},
    {"bisection.upper_gbps", QT_TRANSLATE_NOOP("cw::results::CompareDialog", "bisection, at most"), "Gb/s",
     0},
    {"diameter_hops", QT_TRANSLATE_NOOP("cw::results::CompareDialog", "diameter in hops"), "", 0},
    {"power.facility_kw", QT_TRANSLATE_NOOP("cw::results::CompareDialog", "Facility power"), "kW", 1},
    {"power.losses_kw", QT_TRANSLATE_NOOP("cw::results::CompareDialog", "Losses"), "kW", 1},
    {"thermal.heat_kw", QT_TRANSLATE_NOOP("cw::results::CompareDialog", "Heat"), "kW", 1},
    {"bill.pieces", QT_TRANSLATE_NOOP("cw::results::CompareDialog", "Pieces in the bill"), "", 0},
    {"bill.priced_usd", QT_TRANSLATE_NOOP("cw::results::CompareDialog", "Priced part of the bill"), "USD", 0},
    {"check.errors", QT_TRANSLATE_NOOP("cw::results::CompareDialog", "Errors"), "", 0},
    {"check.warnings", QT_TRANSLATE_NOOP("cw::results::CompareDialog", "Warnings"), "", 0},
};

const Words* wordsOf(const std::string& key) {
    const auto bracket = key.rfind("].");
    const std::string_view plain =
        bracket == std::string::npos ? std::string_view(key) : std::string_view(key).substr(bracket + 2);
    for (const Words& w : kWords)
        if (plain == w.key) return &w;
    return nullptr;
}

QString figureName(const std::string& key, const Words& words) {
    const QString text = CompareDialog::tr(words.text);
    const auto open = key.find('['), close = key.rfind("].");
    if (open == std::string::npos || close == std::string::npos) return text;
    return QStringLiteral("%1: %2").arg(QString::fromStdString(key.substr(open + 1, close - open - 1)), text);
}

/// What one row of figures is read in; bandwidths in the unit that suits the larger one.
struct Reading {
    double divisor = 1;
    QLatin1String unit;
    int decimals = 0;

    QString operator()(const std::optional<double>& value) const {
        return value ? shell::formatQuantity(*value / divisor, decimals, unit) : QString(shell::kEnDash);
    }
};

Reading readingOf(const Words& words, const analysis::HeadlineDiff& f) {
    if (std::string_view(words.unit) != analysis::BandwidthUnit{}.symbol)
        return {1, QLatin1String(words.unit), words.decimals};
    const double size = std::max(std::abs(f.before.value_or(0)), std::abs(f.after.value_or(0)));
    const analysis::BandwidthUnit suited = analysis::bandwidthUnit(size);
    return {suited.gbps, QLatin1String(suited.symbol), suited.decimals};
}

void addRow(QStandardItemModel& model, const QStringList& cells, int firstNumber) {
    QList<QStandardItem*> row;
    for (int i = 0; i < cells.size(); ++i) {
        auto* item = new QStandardItem(cells[i]);
        item->setEditable(false);
        if (i >= firstNumber) item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
        row << item;
    }
    model.appendRow(row);
}

QString signedCount(qint64 change) {
    return (change > 0 ? QStringLiteral("+") : QString()) + shell::formatCount(change);
}

} // namespace

struct CompareDialog::Answer {
    std::vector<analysis::HeadlineDiff> figures;
    std::vector<BillDiff> bill;
    std::vector<ObjectDiff> objects;
};

struct CompareDialog::Work {
    Project before, after;
    std::stop_source stop;
    QFutureWatcher<Answer> watcher{nullptr};
};

CompareDialog::CompareDialog(Project before, const QString& beforeName, Project after,
                             const QString& afterName, QWidget* parent)
    : QDialog(parent)
    , work_(new Work{std::move(before), std::move(after)})
    , tabs_(new QTabWidget)
    , state_(new shell::TextLabel(tr("Solving both designs…"), render::FontRole::Body,
                                  shell::TextLabel::Ink::Secondary)) {
    setWindowTitle(tr("%1 and %2").arg(beforeName, afterName));
    resize(shell::dialogSize(kSize));
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(state_);
    layout->addWidget(tabs_, 1);
    addTable(tr("Figures"), {tr("Figure"), beforeName, afterName, tr("Change")}, 1,
             tr("All figures are equal."));
    addTable(tr("Bill of materials"), {tr("Kind"), tr("Part"), beforeName, afterName, tr("Change")}, 2,
             tr("Both designs need the same parts."));
    addTable(tr("Objects"), {tr("What"), tr("Object"), tr("Fields")}, 3, tr("No object differs."));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(&work_->watcher, &QFutureWatcherBase::finished, this, [this] { fill(work_->watcher.result()); });
    work_->watcher.setFuture(QtConcurrent::run([work = work_.get()] {
        const auto solved = [work](const Project& p) {
            return analysis::solveAll(p, DirtySet::all(), work->stop.get_token());
        };
        const analysis::Analysis was = solved(work->before), is = solved(work->after);
        return Answer{analysis::diffHeadlines(analysis::headlines(work->before, was),
                                              analysis::headlines(work->after, is)),
                      diffBills(billOfMaterials(work->before), billOfMaterials(work->after)),
                      diffProjects(work->before, work->after)};
    }));
}

CompareDialog::~CompareDialog() {
    work_->stop.request_stop();
    work_->watcher.waitForFinished();
}

/// Columns from `firstNumber` on hold numbers; the one before them, or the last, takes the spare width.
void CompareDialog::addTable(const QString& title, const QStringList& header, int firstNumber,
                             const QString& emptyText) {
    auto* model = new QStandardItemModel(0, int(header.size()), this);
    model->setHorizontalHeaderLabels(header);
    for (int i = firstNumber; i < header.size(); ++i)
        model->horizontalHeaderItem(i)->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    auto* view = new shell::TableView;
    view->setModel(model);
    view->setAccessibleName(title);
    view->setEmptyText(emptyText);
    view->horizontalHeader()->setStretchLastSection(false);
    view->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    view->horizontalHeader()->setSectionResizeMode(firstNumber - 1, QHeaderView::Stretch);
    tabs_->addTab(view, title);
    tables_[tableCount_++] = model;
}

void CompareDialog::fill(const Answer& answer) {
    for (const auto& f : answer.figures) {
        const Words* words = wordsOf(f.key);
        if (!words) continue;
        const Reading figure = readingOf(*words, f);
        const QString change =
            f.before && f.after
                ? (*f.after > *f.before ? QStringLiteral("+") : QString()) + figure(*f.after - *f.before)
                : QString();
        addRow(*tables_[0], {figureName(f.key, *words), figure(f.before), figure(f.after), change}, 1);
    }
    for (const BillDiff& b : answer.bill)
        addRow(*tables_[1],
               {analysis::kindText(b.kind),
                QString::fromStdString(b.vendor.empty() ? b.model : b.vendor + " " + b.model),
                shell::formatCount(qint64(b.before)), shell::formatCount(qint64(b.after)),
                signedCount(qint64(b.after) - qint64(b.before))},
               2);
    int differing = 0;
    for (const ObjectDiff& d : answer.objects) {
        if (d.object.kind == EntityKind::Variant)
            continue; // what is kept beside the design is not part of it
        ++differing;
        QStringList fields;
        for (const FieldDiff& f : d.fields)
            fields << QString::fromStdString(f.name);
        const QString what = d.kind == ChangeKind::Added     ? tr("added")
                             : d.kind == ChangeKind::Removed ? tr("removed")
                                                             : tr("changed");
        addRow(*tables_[2], {what, QString::fromStdString(d.name), fields.join(QStringLiteral(", "))}, 3);
    }
    state_->setText(tr("%n object(s) differ.", nullptr, differing));
    for (shell::TableView* view : findChildren<shell::TableView*>())
        view->resizeColumnsToContents();
}

void CompareDialog::finish() {
    work_->watcher.waitForFinished();
    QCoreApplication::sendPostedEvents(&work_->watcher);
}

} // namespace cw::results
