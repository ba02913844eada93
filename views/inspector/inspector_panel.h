// The right-hand panel: what is selected, its fields, its figures against their limits, and why.
#pragma once

#include "app/analysis/scheduler.h"
#include "views/canvas/selection_model.h"
#include "views/inspector/property.h"

#include <QWidget>

class QVBoxLayout;

namespace cw::shell {
class IconLabel;
class TextLabel;
} // namespace cw::shell

namespace cw::inspector {

class DerivationView;
class MetricRow;

/// Shows one object, or the common fields of several objects of one kind; with nothing selected, the project.
class InspectorPanel : public QWidget {
    Q_OBJECT
public:
    InspectorPanel(History& history, canvas::SelectionModel& selection, analysis::Scheduler& scheduler,
                   QWidget* parent = nullptr);

    /// Opens the Why? section on a key of analysis::explain.
    void showWhy(const QString& key, const QString& title);

Q_SIGNALS:
    void refused(const QString& why);

private:
    struct Editor {
        Property property;
        QWidget* widget;
        std::function<void()> load;
    };

    void rebuild();
    void refresh();
    void refreshWhy();
    std::vector<ObjectRef> shownObjects() const;
    void buildHeader();
    void buildFields(EntityKind kind);
    QWidget* editorOf(const Property& property);
    void apply(const Property& property, const QString& text, std::optional<double> number,
               const std::function<void(const QString&)>& refused);
    void buildMetrics();
    void addSection(const QString& title);

    History& history_;
    canvas::SelectionModel& selection_;
    analysis::Scheduler& scheduler_;
    History::Subscription subscription_;
    QWidget* body_ = nullptr;
    QVBoxLayout* layout_ = nullptr;
    QWidget* content_ = nullptr;
    QVBoxLayout* contentLayout_ = nullptr;
    shell::IconLabel* icon_ = nullptr;
    shell::TextLabel* title_ = nullptr;
    shell::TextLabel* subtitle_ = nullptr;
    shell::TextLabel* whyTitle_ = nullptr;
    QWidget* whySection_ = nullptr;
    DerivationView* why_ = nullptr;
    std::vector<Editor> editors_;
    std::vector<MetricRow*> metrics_;
    std::vector<ObjectRef> shown_;
    QString whyKey_;
    UnitSystem units_ = UnitSystem::Metric; ///< that the fields are made for
};

} // namespace cw::inspector
