#include "views/print/printing.h"

#include "app/session/error_text.h"
#include "views/print/page_setup.h"
#include "views/shell/controls.h"
#include "views/shell/number_format.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QPrintDialog>
#include <QPrintPreviewWidget>
#include <QPrinter>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

namespace cw::print {

namespace {

using Label = shell::TextLabel;
using Ink = shell::TextLabel::Ink;

constexpr QSize kPreviewSize(1100, 760);

} // namespace

Choices::Choices(const Source& source, Options& options, Qt::Orientation orientation, QWidget* parent)
    : QWidget(parent)
    , source_(source)
    , options_(options)
    , subject_(new shell::SegmentedControl(
          {source.viewName.isEmpty() ? tr("View") : source.viewName, tr("Site report")}))
    , scale_(new QComboBox(this)) // not in the layout of a view without scale
    , block_(new QCheckBox(tr("Title block"))) {
    setWindowTitle(tr("Content"));
    subject_->setAccessibleName(tr("What to print"));
    subject_->setCurrent(options.subject == Subject::View ? 0 : 1);
    scale_->setAccessibleName(tr("Scale of the plan"));
    scale_->addItem(tr("Fit on one sheet"), 0);
    for (const int scale : planScales())
        scale_->addItem(QStringLiteral("1:%1").arg(scale), scale);
    scale_->setCurrentIndex(std::max(0, scale_->findData(options.scale.value_or(0))));
    block_->setChecked(options.titleBlock);
    if (orientation == Qt::Horizontal) {
        auto* row = new QHBoxLayout(this);
        row->setContentsMargins(0, 0, 0, 0);
        row->addWidget(subject_);
        if (source.hasScale) row->addWidget(scale_);
        row->addWidget(block_);
    } else {
        auto* form = new QFormLayout(this);
        form->addRow(tr("Print"), subject_);
        if (source.hasScale) form->addRow(tr("Scale"), scale_);
        form->addRow(QString(), block_);
    }
    connect(subject_, &shell::SegmentedControl::currentChanged, this, [this](int index) {
        options_.subject = index == 0 ? Subject::View : Subject::Report;
        refresh();
        Q_EMIT changed();
    });
    connect(scale_, &QComboBox::currentIndexChanged, this, [this] {
        const int scale = scale_->currentData().toInt();
        options_.scale = scale > 0 ? std::optional(scale) : std::nullopt;
        Q_EMIT changed();
    });
    connect(block_, &QCheckBox::toggled, this, [this](bool on) {
        options_.titleBlock = on;
        Q_EMIT changed();
    });
    if (!source.hasScale) scale_->hide();
    refresh();
}

void Choices::refresh() {
    const bool isView = options_.subject == Subject::View;
    scale_->setEnabled(isView);
    block_->setEnabled(isView);
}

PreviewDialog::PreviewDialog(const Source& source, Options& options, QSettings& settings, QWidget* parent)
    : QDialog(parent)
    , source_(source)
    , options_(options)
    , settings_(settings)
    , printer_(std::make_unique<QPrinter>(QPrinter::HighResolution))
    , sheets_(new QPrintPreviewWidget(printer_.get()))
    , summary_(new Label({}, render::FontRole::Strong)) {
    setWindowTitle(tr("Print preview"));
    resize(shell::dialogSize(kPreviewSize));
    auto* layout = new QVBoxLayout(this);
    auto* bar = new QHBoxLayout;
    auto* choices = new Choices(source_, options_, Qt::Horizontal);
    bar->addWidget(choices);
    auto* setup = new QPushButton(shell::themeIcon(QStringLiteral("page-setup")), tr("Page setup…"));
    setup->setAutoDefault(false); // Enter prints
    bar->addWidget(setup);
    bar->addStretch();
    const auto button = [&](const char* icon, const QString& name, auto act) {
        auto* made = new QToolButton;
        made->setIcon(shell::themeIcon(QLatin1String(icon)));
        made->setToolTip(name);
        made->setAccessibleName(name);
        made->setAutoRaise(true);
        connect(made, &QToolButton::clicked, this, act);
        bar->addWidget(made);
    };
    button("zoom-out", tr("Zoom out"), [this] { sheets_->zoomOut(); });
    button("zoom-in", tr("Zoom in"), [this] { sheets_->zoomIn(); });
    button("zoom-fit", tr("Whole sheet"), [this] { sheets_->fitInView(); });
    button("array", tr("All sheets"), [this] { sheets_->setAllPagesViewMode(); });
    button("report", tr("One sheet"), [this] { sheets_->setSinglePageViewMode(); });
    layout->addLayout(bar);
    sheets_->setAccessibleName(tr("Sheets"));
    layout->addWidget(sheets_, 1);
    auto* foot = new QHBoxLayout;
    summary_->setWordWrap(true);
    foot->addWidget(summary_, 1);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    buttons->button(QDialogButtonBox::Close)->setIcon({});
    print_ = buttons->addButton(tr("Print…"), QDialogButtonBox::AcceptRole);
    shell::makePrimary(*print_);
    foot->addWidget(buttons);
    layout->addLayout(foot);

    connect(sheets_, &QPrintPreviewWidget::paintRequested, this, [this](QPrinter* printer) {
        (void)Job(source_, options_).paint(*printer); // refresh() has said what is wrong
    });
    connect(choices, &Choices::changed, this, &PreviewDialog::refresh);
    connect(setup, &QPushButton::clicked, this, [this] {
        if (runPageSetup(options_, settings_, this)) refresh();
    });
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    refresh();
}

PreviewDialog::~PreviewDialog() = default;

QString PreviewDialog::summary() const {
    return summary_->text();
}

void PreviewDialog::refresh() {
    writeOptions(settings_, options_);
    const Job job(source_, options_);
    job.prepare(*printer_);
    const auto count = job.sheets(*printer_);
    print_->setEnabled(count.ok());
    sheets_->setVisible(count.ok());
    summary_->setInk(count ? Ink::Primary : Ink::Error);
    if (!count) {
        summary_->setText(tr("This cannot be printed: %1").arg(errorLine(count.error())));
        return;
    }
    const QSizeF paper = printer_->pageLayout().fullRect(QPageLayout::Millimeter).size();
    summary_->setText(tr("%n sheet(s), %1, %2 × %3 mm", nullptr, *count)
                          .arg(printer_->pageLayout().pageSize().name(),
                               shell::formatNumber(paper.width(), 0),
                               shell::formatNumber(paper.height(), 0)));
    sheets_->updatePreview();
}

Status runPrintDialog(const Source& source, Options& options, QSettings& settings, QWidget* parent) {
    QPrinter printer(QPrinter::HighResolution);
    Job(source, options).prepare(printer);
    const QPageLayout given = printer.pageLayout();
    QPrintDialog dialog(&printer, parent);
    dialog.setOption(QAbstractPrintDialog::PrintPageRange);
    dialog.setOptionTabs({new Choices(source, options, Qt::Vertical)});
    if (dialog.exec() != QDialog::Accepted) return {};
    // The printer's properties may have chosen other paper.
    if (printer.pageLayout() != given) options.page = printer.pageLayout();
    writeOptions(settings, options);
    const Job job(source, options);
    job.prepare(printer);
    return job.paint(printer);
}

bool runPageSetup(Options& options, QSettings& settings, QWidget* parent) {
    PageSetupDialog dialog(options.page, parent);
    if (dialog.exec() != QDialog::Accepted || !dialog.page()) return false;
    options.page = *dialog.page();
    writeOptions(settings, options);
    return true;
}

} // namespace cw::print
