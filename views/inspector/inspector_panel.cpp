#include "views/inspector/inspector_panel.h"

#include "app/analysis/explain.h"
#include "app/session/error_text.h"
#include "model/shown_unit.h"
#include "views/inspector/derivation_view.h"
#include "views/inspector/metric_row.h"
#include "views/project/project_tree_model.h"
#include "views/shell/controls.h"
#include "views/shell/icon_engine.h"
#include "views/shell/number_format.h"
#include "views/shell/unit_field.h"

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QFormLayout>
#include <QGuiApplication>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace cw::inspector {

namespace {

constexpr int kPadding = 12;
constexpr int kLabelWidth = 96;
constexpr std::size_t kMostSummed = 5000; ///< sums over more objects would delay a click

/// The value that all objects share; nothing when they differ or have none. `mixed` says which.
std::optional<QString> commonValue(const decltype(Property::read)& read, const Project& project,
                                   const std::vector<ObjectRef>& objects, bool& mixed) {
    mixed = false;
    std::optional<QString> common;
    for (std::size_t i = 0; i < objects.size(); ++i) {
        const auto value = read(project, objects[i]);
        if (i > 0 && value != common) {
            mixed = true;
            return std::nullopt;
        }
        common = value;
    }
    return common;
}

} // namespace

InspectorPanel::InspectorPanel(History& history, canvas::SelectionModel& selection,
                               analysis::Scheduler& scheduler, QWidget* parent)
    : QWidget(parent)
    , history_(history)
    , selection_(selection)
    , scheduler_(scheduler) {
    auto* outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    auto* scroll = new QScrollArea;
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    body_ = new shell::ScrollBody;
    layout_ = new QVBoxLayout(body_);
    layout_->setContentsMargins(0, 0, 0, 0);
    layout_->setSpacing(0);
    buildHeader();
    content_ = new QWidget;
    contentLayout_ = new QVBoxLayout(content_);
    contentLayout_->setContentsMargins(0, 0, 0, 0);
    contentLayout_->setSpacing(0);
    layout_->addWidget(content_);

    whySection_ = new QWidget;
    auto* why = new QVBoxLayout(whySection_);
    why->setContentsMargins(kPadding, 8, kPadding, 8);
    auto* head = new QHBoxLayout;
    head->addWidget(new shell::IconLabel(QStringLiteral("why")));
    whyTitle_ = new shell::TextLabel({}, render::FontRole::Strong);
    head->addWidget(whyTitle_, 1);
    auto* copy = new QPushButton(shell::themeIcon(QStringLiteral("duplicate")), tr("Copy"));
    head->addWidget(copy);
    why->addLayout(head);
    why_ = new DerivationView;
    why->addWidget(why_);
    connect(copy, &QPushButton::clicked, this,
            [this] { QGuiApplication::clipboard()->setText(why_->text()); });
    layout_->addWidget(new shell::Hairline);
    layout_->addWidget(whySection_);
    layout_->addStretch(1);
    scroll->setWidget(body_);
    outer->addWidget(scroll);

    connect(&selection_, &canvas::SelectionModel::changed, this, &InspectorPanel::rebuild);
    connect(&scheduler_, &analysis::Scheduler::answered, this, [this] { refresh(); });
    connect(&scheduler_, &analysis::Scheduler::staleChanged, this, [this] { buildMetrics(); });
    subscription_ = history_.subscribe([this](const ChangeSet&) {
        if (history_.project().info().units == units_)
            refresh();
        else
            rebuild();
    });
    rebuild();
}

void InspectorPanel::buildHeader() {
    auto* header = new QWidget;
    auto* row = new QHBoxLayout(header);
    row->setContentsMargins(kPadding, 10, kPadding, 10);
    icon_ = new shell::IconLabel(QStringLiteral("info"), 24);
    row->addWidget(icon_, 0, Qt::AlignTop);
    auto* texts = new QVBoxLayout;
    texts->setSpacing(1);
    title_ = new shell::TextLabel({}, render::FontRole::Title);
    subtitle_ = new shell::TextLabel({}, render::FontRole::Body, shell::TextLabel::Ink::Secondary);
    subtitle_->setWordWrap(true);
    texts->addWidget(title_);
    texts->addWidget(subtitle_);
    row->addLayout(texts, 1);
    layout_->addWidget(header);
    layout_->addWidget(new shell::Hairline);
}

std::vector<ObjectRef> InspectorPanel::shownObjects() const {
    const auto current = selection_.current();
    if (!current) return {ObjectRef::of(Id<ProjectInfo>(1))};
    std::vector<ObjectRef> same;
    for (ObjectRef object : selection_.objects())
        if (object.kind == current->kind) same.push_back(object);
    return same;
}

void InspectorPanel::addSection(const QString& title) {
    auto* label = new shell::TextLabel(title, render::FontRole::Strong);
    label->setContentsMargins(kPadding, 10, kPadding, 4);
    contentLayout_->addWidget(label);
}

void InspectorPanel::rebuild() {
    shown_ = shownObjects();
    units_ = history_.project().info().units;
    editors_.clear();
    metrics_.clear();
    whyKey_.clear();
    while (QLayoutItem* item = contentLayout_->takeAt(0)) {
        if (QWidget* before = item->widget()) {
            before->hide(); // it lives on while a menu is open
            before->deleteLater();
        }
        delete item;
    }
    buildFields(shown_.front().kind);
    refresh();
}

void InspectorPanel::buildFields(EntityKind kind) {
    for (const PropertySection& section : propertiesOf(kind)) {
        addSection(section.title);
        auto* form = new QWidget;
        auto* grid = new QFormLayout(form);
        grid->setContentsMargins(kPadding, 0, kPadding, 8);
        grid->setHorizontalSpacing(8);
        grid->setVerticalSpacing(4);
        grid->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
        grid->setLabelAlignment(Qt::AlignLeft | Qt::AlignVCenter);
        for (const Property& property : section.properties) {
            auto* label = new shell::TextLabel(property.label, render::FontRole::Body,
                                               shell::TextLabel::Ink::Secondary);
            label->setMinimumWidth(kLabelWidth);
            QWidget* editor = editorOf(property);
            label->setBuddy(editor);
            grid->addRow(label, editor);
        }
        contentLayout_->addWidget(form);
        contentLayout_->addWidget(new shell::Hairline);
    }
}

QWidget* InspectorPanel::editorOf(const Property& property) {
    const auto value = [this, property](bool& mixed) {
        return commonValue(property.read, history_.project(), shown_, mixed);
    };
    switch (property.kind) {
    case Property::Kind::Quantity: {
        const QByteArray metric = property.unit.toUtf8();
        const ShownUnit unit = shownUnit(history_.project().info().units, metric.constData());
        auto* field = new shell::UnitField(property.dimension, QString::fromUtf8(unit.name),
                                           property.decimals + unit.moreDecimals);
        field->setName(property.label);
        field->setOptional(property.optional);
        field->setRange(property.low, property.high);
        connect(field, &shell::UnitField::valueEdited, this,
                [this, property, field](std::optional<double> base) {
                    apply(property, {}, base, [field](const QString& message) { field->setError(message); });
                });
        editors_.push_back(
            {property, field, [this, value, field, property] {
                 bool mixed = false;
                 if (property.fallback)
                     field->setFallback(commonValue(property.fallback, history_.project(), shown_, mixed)
                                            .value_or(QString()));
                 const auto text = value(mixed);
                 if (mixed) {
                     field->setMixed();
                     return;
                 }
                 const auto number = text ? shell::parseQuantity(*text, property.dimension, property.unit)
                                          : Result<double>(Error{});
                 field->setValue(number ? std::optional(*number) : std::nullopt);
             }});
        return field;
    }
    case Property::Kind::Text: {
        auto* field = new QLineEdit;
        field->setAccessibleName(property.label);
        connect(field, &QLineEdit::editingFinished, this, [this, property, field] {
            if (!field->isModified()) return;
            field->setModified(false);
            apply(property, field->text(), std::nullopt, [this](const QString& message) {
                if (!message.isEmpty()) Q_EMIT refused(message);
            });
        });
        editors_.push_back({property, field, [value, field] {
                                if (field->hasFocus() && field->isModified()) return; // somebody is typing
                                bool mixed = false;
                                const auto text = value(mixed);
                                field->setText(text.value_or(QString()));
                                field->setCursorPosition(0); // long texts show how they begin
                                field->setPlaceholderText(mixed ? tr("several values") : QString());
                            }});
        return field;
    }
    case Property::Kind::Choice: {
        auto* box = new QComboBox;
        box->setAccessibleName(property.label);
        box->addItems(property.choices);
        connect(box, &QComboBox::activated, this,
                [this, property](int index) { apply(property, {}, double(index), [](const QString&) {}); });
        editors_.push_back({property, box, [value, box] {
                                bool mixed = false;
                                const QSignalBlocker quiet(box);
                                const auto text = value(mixed);
                                box->setCurrentIndex(text ? box->findText(*text) : -1);
                                box->setPlaceholderText(mixed ? tr("several values") : QString());
                            }});
        return box;
    }
    case Property::Kind::Flag: {
        auto* box = new QCheckBox;
        box->setAccessibleName(property.label);
        connect(box, &QCheckBox::clicked, this,
                [this, property](bool on) { apply(property, {}, on ? 1.0 : 0.0, [](const QString&) {}); });
        editors_.push_back({property, box, [value, box] {
                                bool mixed = false;
                                const QSignalBlocker quiet(box);
                                const auto text = value(mixed);
                                box->setTristate(mixed);
                                box->setCheckState(mixed                         ? Qt::PartiallyChecked
                                                   : text == QStringLiteral("1") ? Qt::Checked
                                                                                 : Qt::Unchecked);
                            }});
        return box;
    }
    case Property::Kind::Info:
        break;
    }
    auto* label = new shell::TextLabel({}, render::FontRole::Body);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    editors_.push_back({property, label, [value, label] {
                            bool mixed = false;
                            const auto text = value(mixed);
                            label->setText(mixed ? tr("several values")
                                                 : text.value_or(QString(shell::kEnDash)));
                        }});
    return label;
}

void InspectorPanel::apply(const Property& property, const QString& text, std::optional<double> number,
                           const std::function<void(const QString&)>& refused) {
    if (!property.write) return;
    const std::vector<ObjectRef> objects = shown_;
    const Status status =
        history_.run(tr("Set %1").arg(property.label).toStdString(), [&](ProjectEditor& editor) -> Status {
            for (ObjectRef object : objects)
                if (Status s = property.write(editor, object, text, number); !s) return s;
            return {};
        });
    refused(status ? QString() : errorLine(status.error()));
    if (!status) refresh();
}

void InspectorPanel::refresh() {
    const Project& project = history_.project();
    if (shown_.empty() || !project.contains(shown_.front())) return;
    const ObjectRef first = shown_.front();
    icon_->setIcon(project::ProjectTreeModel::iconOf(project, first));
    title_->setText(shown_.size() == 1 ? project::ProjectTreeModel::nameOf(project, first)
                                       : tr("%n object(s)", nullptr, int(shown_.size())));
    const std::size_t selected = selection_.objects().size();
    subtitle_->setText(selected > shown_.size()
                           ? tr("those of one kind; %n object(s) are selected", nullptr, int(selected))
                       : shown_.size() == 1 ? subtitleOf(project, first)
                                            : QString());
    subtitle_->setHidden(subtitle_->text().isEmpty());
    for (const Editor& editor : editors_)
        editor.load();
    buildMetrics();
    refreshWhy();
}

void InspectorPanel::buildMetrics() {
    if (shown_.size() > kMostSummed) return;
    const analysis::Analysis& answers = scheduler_.answers();
    const std::vector<Metric> metrics = shown_.size() == 1
                                            ? metricsOf(history_.project(), answers, shown_.front())
                                            : sumsOf(history_.project(), answers, shown_);
    if (metrics_.empty() && !metrics.empty()) addSection(shown_.size() == 1 ? tr("Capacity") : tr("Sums"));
    while (metrics_.size() < metrics.size()) {
        auto* row = new MetricRow;
        connect(row, &MetricRow::clicked, this,
                [this, row] { showWhy(row->metric().why, row->metric().label); });
        contentLayout_->addWidget(row);
        metrics_.push_back(row);
    }
    for (std::size_t i = 0; i < metrics_.size(); ++i) {
        metrics_[i]->setVisible(i < metrics.size());
        if (i < metrics.size())
            metrics_[i]->set(inUnits(metrics[i], history_.project().info().units),
                             scheduler_.isStale(metrics[i].domain));
    }
    if (whyKey_.isEmpty())
        for (const Metric& m : metrics)
            if (!m.why.isEmpty()) return showWhy(m.why, m.label);
}

void InspectorPanel::showWhy(const QString& key, const QString& title) {
    whyKey_ = key;
    whyTitle_->setText(tr("Why? %1").arg(title));
    for (MetricRow* row : metrics_)
        row->setChecked(row->metric().why == key);
    refreshWhy();
}

void InspectorPanel::refreshWhy() {
    std::optional<Derivation> derivation;
    for (const MetricRow* row : metrics_)
        if (row->metric().why == whyKey_) derivation = row->metric().given;
    if (!derivation)
        if (auto solved = analysis::explain(scheduler_.answers(), whyKey_.toStdString()))
            derivation = std::move(solved).value();
    whySection_->setVisible(derivation.has_value());
    why_->setDerivation(std::move(derivation));
}

} // namespace cw::inspector
