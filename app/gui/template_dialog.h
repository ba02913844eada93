// Choose a reference design, set its parameters, see what will be made, make it.
#pragma once

#include "app/design/template_registry.h"
#include "model/project.h"

#include <QDialog>

#include <map>
#include <memory>

class QComboBox;
class QFormLayout;
class QPushButton;

namespace cw::shell {
class TextLabel;
}

namespace cw::gui {

class TemplateDialog : public QDialog {
    Q_OBJECT
public:
    /// `templateId` preselects a design; empty takes the first.
    TemplateDialog(const QString& templateId, const Catalog& catalog, QWidget* parent = nullptr);

    /// The design that the preview describes.
    Project takeProject() { return std::move(project_); }
    QString projectName() const;

private:
    void showParameters();
    QWidget* editorOf(const design::ParameterSpec& parameter);
    /// Generates with the present settings; cheap enough to be the preview.
    void generate();

    const Catalog& catalog_;
    std::vector<design::TemplateSpec> templates_;
    QComboBox* list_;
    shell::TextLabel* about_;
    QWidget* form_ = nullptr;
    QWidget* formSlot_;
    std::map<std::string, std::function<QString()>> values_;
    shell::TextLabel* preview_;
    QPushButton* create_;
    Project project_;
};

} // namespace cw::gui
