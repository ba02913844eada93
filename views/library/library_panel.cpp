#include "views/library/library_panel.h"

#include "model/phrase_text.h"
#include "views/canvas/plan_canvas.h"
#include "views/library/part_text.h"
#include "views/render/font_roles.h"
#include "views/results/provenance_badge.h"
#include "views/shell/controls.h"
#include "views/shell/icon_engine.h"
#include "views/shell/number_format.h"
#include "views/shell/theme.h"

#include <QAction>
#include <QComboBox>
#include <QLineEdit>
#include <QMimeData>
#include <QPainter>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace cw::library {

namespace {

constexpr int kRowHeight = 38;
constexpr int kIcon = 16;
constexpr int kPadding = 8;

/// The kinds that people place or order, in the order of the filter; the empty kind is "all".
struct Kind {
    const char* id;
    const char* text;
    const char* icon;
};
constexpr Kind kKinds[]{
    {"", QT_TRANSLATE_NOOP("cw::library::LibraryPanel", "All parts"), "layers"},
    {"system", QT_TRANSLATE_NOOP("cw::library::LibraryPanel", "Servers"), "server"},
    {"rack_system", QT_TRANSLATE_NOOP("cw::library::LibraryPanel", "Rack systems"), "rack"},
    {"switch", QT_TRANSLATE_NOOP("cw::library::LibraryPanel", "Switches"), "switch"},
    {"storage", QT_TRANSLATE_NOOP("cw::library::LibraryPanel", "Storage"), "layers"},
    {"rack", QT_TRANSLATE_NOOP("cw::library::LibraryPanel", "Racks"), "rack"},
    {"rack_pdu", QT_TRANSLATE_NOOP("cw::library::LibraryPanel", "Rack PDUs"), "pdu"},
    {"accelerator", QT_TRANSLATE_NOOP("cw::library::LibraryPanel", "Accelerators"), "gpu"},
    {"cable", QT_TRANSLATE_NOOP("cw::library::LibraryPanel", "Cables"), "cable"},
    {"transceiver", QT_TRANSLATE_NOOP("cw::library::LibraryPanel", "Transceivers"), "optic"},
    {"crah", QT_TRANSLATE_NOOP("cw::library::LibraryPanel", "CRAHs"), "crah"},
    {"cdu", QT_TRANSLATE_NOOP("cw::library::LibraryPanel", "CDUs"), "cdu"},
    {"chiller", QT_TRANSLATE_NOOP("cw::library::LibraryPanel", "Chillers"), "chiller"},
    {"ups", QT_TRANSLATE_NOOP("cw::library::LibraryPanel", "UPS"), "ups"},
    {"transformer", QT_TRANSLATE_NOOP("cw::library::LibraryPanel", "Transformers"), "transformer"},
    {"genset", QT_TRANSLATE_NOOP("cw::library::LibraryPanel", "Generators"), "genset"},
    {"busway", QT_TRANSLATE_NOOP("cw::library::LibraryPanel", "Busways"), "busway"},
};

std::ptrdiff_t kindRank(const std::string& kind) {
    return std::find_if(std::begin(kKinds), std::end(kKinds), [&](const Kind& k) { return kind == k.id; }) -
           std::begin(kKinds);
}

QString iconOf(const std::string& kind) {
    for (const Kind& k : kKinds)
        if (kind == k.id) return QString::fromLatin1(k.icon);
    return QStringLiteral("layers");
}

/// What stands behind the figure that matters most of a part: its draw, else its size.
Provenance leadingProvenance(const PartSpec& part, const PartFacts& facts) {
    if (facts.maxPower) return facts.maxPower->provenance;
    if (facts.capacity) return facts.capacity->provenance;
    if (facts.rackUnits) return facts.rackUnits->provenance;
    return part.specs.empty() ? Provenance::Unverified : part.specs.front().provenance;
}

QString detailOf(const PartSpec& part, const PartFacts& facts) {
    QStringList parts;
    if (!part.vendor.empty()) parts << QString::fromStdString(part.vendor);
    if (facts.rackUnits)
        parts << LibraryPanel::tr("%1 U").arg(shell::formatNumber(facts.rackUnits->value, 0));
    else if (facts.heightU && facts.heightU->value > 0)
        parts << LibraryPanel::tr("%1 U").arg(shell::formatNumber(facts.heightU->value, 0));
    if (facts.maxPower)
        parts << shell::formatQuantity(inKilowatts(facts.maxPower->value), 1, QStringLiteral("kW"));
    else if (facts.capacity)
        parts << shell::formatQuantity(inKilowatts(facts.capacity->value), 0, QStringLiteral("kW"));
    else if (facts.apparentVa)
        parts << shell::formatQuantity(facts.apparentVa->value / 1e3, 0, QStringLiteral("kVA"));
    if (!part.ports.empty() && part.kind == "switch")
        parts << QStringLiteral("%1 × %2G")
                     .arg(part.ports.front().count)
                     .arg(inGigabitsPerSecond(part.ports.front().rate));
    return parts.join(QStringLiteral(" · "));
}

/// Icon, name over detail, badge at the right.
class PartDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const override {
        return {200, kRowHeight};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        const render::ColourRoles& roles = shell::rolesOf(option.palette);
        const bool selected = option.state & QStyle::State_Selected;
        painter->save();
        if (selected)
            painter->fillRect(option.rect, roles.selection.rowFill);
        else if (option.state & QStyle::State_MouseOver)
            painter->fillRect(option.rect, roles.surface.hover);
        const QRect r = option.rect.adjusted(kPadding, 3, -kPadding, -3);
        index.data(Qt::DecorationRole)
            .value<QIcon>()
            .paint(painter, QRect(r.left(), r.top() + 8, kIcon, kIcon));
        const QFont caption = render::roleFont(option.font, render::FontRole::Caption);
        painter->setFont(caption);
        const auto provenance = Provenance(index.data(LibraryModel::ProvenanceRole).toInt());
        const int badge = painter->fontMetrics().horizontalAdvance(provenanceWord(provenance)) + 10;
        results::paintProvenanceBadge(*painter, QPoint(r.right() - badge, r.top() + 7), provenance, roles);
        const QRect text = r.adjusted(kIcon + kPadding, 0, -badge - kPadding, 0);
        const auto line = [&](const QRect& at, const QString& words, const QColor& ink) {
            painter->setPen(ink);
            painter->drawText(at, Qt::AlignLeft | Qt::AlignVCenter,
                              painter->fontMetrics().elidedText(words, Qt::ElideRight, at.width()));
        };
        line(QRect(text.left(), text.top() + text.height() / 2, text.width(), text.height() / 2),
             index.data(LibraryModel::DetailRole).toString(),
             selected ? roles.selection.rowText : roles.text.secondary);
        painter->setFont(option.font);
        line(QRect(text.left(), text.top(), text.width(), text.height() / 2),
             index.data(Qt::DisplayRole).toString(), selected ? roles.selection.rowText : roles.text.primary);
        painter->restore();
    }
};

} // namespace

LibraryModel::LibraryModel(const Catalog& catalog, QObject* parent)
    : QAbstractListModel(parent)
    , catalog_(catalog) {
    search({}, {});
}

void LibraryModel::search(const QString& text, const QString& kind) {
    CatalogFilter filter;
    if (!kind.isEmpty()) filter.kinds = {kind.toStdString()};
    beginResetModel();
    hits_ = catalog_.search(text, filter);
    if (text.isEmpty()) // what is placed and best known comes first; a search has its own order
        std::stable_sort(hits_.begin(), hits_.end(), [this](std::size_t a, std::size_t b) {
            const auto rank = [this](std::size_t i) {
                const PartSpec& part = catalog_.parts()[i];
                return std::pair(kindRank(part.kind), leadingProvenance(part, catalog_.facts(part)));
            };
            return rank(a) < rank(b);
        });
    endResetModel();
}

const PartSpec* LibraryModel::part(const QModelIndex& index) const {
    return index.isValid() && std::size_t(index.row()) < hits_.size()
               ? &catalog_.parts()[hits_[std::size_t(index.row())]]
               : nullptr;
}

int LibraryModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : int(hits_.size());
}

QVariant LibraryModel::data(const QModelIndex& index, int role) const {
    const PartSpec* p = part(index);
    if (!p) return {};
    switch (role) {
    case Qt::DisplayRole:
        return QString::fromStdString(p->model);
    case Qt::DecorationRole:
        return shell::themeIcon(iconOf(p->kind));
    case IdRole:
        return QString::fromStdString(p->id);
    case DetailRole:
        return detailOf(*p, catalog_.facts(*p));
    case ProvenanceRole:
        return int(leadingProvenance(*p, catalog_.facts(*p)));
    case Qt::ToolTipRole:
        return QStringList{QString::fromStdString(p->note.empty() ? p->id : p->note), originText(*p)}
            .join(QLatin1Char('\n'))
            .trimmed();
    default:
        return {};
    }
}

Qt::ItemFlags LibraryModel::flags(const QModelIndex& index) const {
    const PartSpec* p = part(index);
    Qt::ItemFlags flags = QAbstractListModel::flags(index);
    if (p && p->placement != Placement::NotPlaced) flags |= Qt::ItemIsDragEnabled;
    return flags;
}

QStringList LibraryModel::mimeTypes() const {
    return {QString::fromLatin1(canvas::kPartMimeType)};
}

QMimeData* LibraryModel::mimeData(const QModelIndexList& indexes) const {
    if (indexes.isEmpty()) return nullptr;
    auto* data = new QMimeData;
    data->setData(QString::fromLatin1(canvas::kPartMimeType),
                  indexes.first().data(IdRole).toString().toUtf8());
    return data;
}

LibraryPanel::LibraryPanel(const Catalog& catalog, QWidget* parent)
    : QWidget(parent)
    , model_(new LibraryModel(catalog, this))
    , list_(new QListView)
    , search_(new QLineEdit)
    , kind_(new QComboBox)
    , stack_(new QStackedWidget)
    , none_(new shell::TextLabel({}, render::FontRole::Body, shell::TextLabel::Ink::Secondary))
    , catalog_(catalog) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    auto* row = new QHBoxLayout;
    row->setContentsMargins(kPadding, 6, kPadding, 6);
    row->setSpacing(6);
    search_->setPlaceholderText(tr("Search parts"));
    search_->setClearButtonEnabled(true);
    search_->setAccessibleName(tr("Search parts"));
    search_->addAction(shell::themeIcon(QStringLiteral("find")), QLineEdit::LeadingPosition);
    for (const Kind& k : kKinds)
        kind_->addItem(shell::themeIcon(QString::fromLatin1(k.icon)), tr(k.text), QString::fromLatin1(k.id));
    kind_->setAccessibleName(tr("Kind of part"));
    kind_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    kind_->setMinimumContentsLength(7);
    // The field is narrow, the list of choices is not.
    kind_->view()->setMinimumWidth(kind_->view()->sizeHintForColumn(0) + 2 * kIcon);
    row->addWidget(search_, 1);
    row->addWidget(kind_);
    layout->addLayout(row);

    list_->setModel(model_);
    list_->setItemDelegate(new PartDelegate(list_));
    list_->setFrameShape(QFrame::NoFrame);
    list_->setUniformItemSizes(true);
    list_->setDragEnabled(true);
    list_->setDragDropMode(QAbstractItemView::DragOnly);
    list_->setMouseTracking(true);
    list_->setAccessibleName(tr("Parts"));
    auto* empty = new QWidget;
    auto* emptyLayout = new QVBoxLayout(empty);
    auto* clear = new QPushButton(tr("Clear filters"));
    emptyLayout->addWidget(none_);
    emptyLayout->addWidget(clear, 0, Qt::AlignLeft);
    emptyLayout->addStretch(1);
    none_->setWordWrap(true);
    stack_->addWidget(list_);
    stack_->addWidget(empty);
    layout->addWidget(stack_, 1);

    connect(search_, &QLineEdit::textChanged, this, &LibraryPanel::search);
    connect(kind_, &QComboBox::currentIndexChanged, this, &LibraryPanel::search);
    connect(clear, &QPushButton::clicked, this, [this] {
        search_->clear();
        kind_->setCurrentIndex(0);
    });
    const auto showDetails = [this](const QModelIndex& index) {
        if (index.isValid()) Q_EMIT detailsRequested(index.data(LibraryModel::IdRole).toString());
    };
    connect(list_, &QAbstractItemView::activated, this, showDetails);
    auto* details = new QAction(tr("Values and sources…"), list_);
    connect(details, &QAction::triggered, this, [this, showDetails] { showDetails(list_->currentIndex()); });
    list_->addAction(details);
    list_->setContextMenuPolicy(Qt::ActionsContextMenu);
}

void LibraryPanel::refresh() {
    search();
    Q_EMIT refreshed();
}

void LibraryPanel::search() {
    model_->search(search_->text(), kind_->currentData().toString());
    none_->setText(
        tr("No part matches ‘%1’. %n part(s) searched.", nullptr, int(catalog_.size())).arg(search_->text()));
    stack_->setCurrentIndex(model_->rowCount() == 0 ? 1 : 0);
}

} // namespace cw::library
