// Print, print preview and page setup, with the choices that belong to them.
#pragma once

#include "views/print/print_job.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QPrintPreviewWidget;
class QPushButton;

namespace cw::shell {
class SegmentedControl;
class TextLabel;
} // namespace cw::shell

namespace cw::print {

/// What to print, at what scale, with or without a title block; the tab of the print dialog and the bar of
/// the preview.
class Choices : public QWidget {
    Q_OBJECT
public:
    Choices(const Source& source, Options& options, Qt::Orientation orientation, QWidget* parent = nullptr);

Q_SIGNALS:
    void changed();

private:
    void refresh();

    const Source& source_;
    Options& options_;
    shell::SegmentedControl* subject_;
    QComboBox* scale_;
    QCheckBox* block_;
};

/// Sheets as they will come out, with the choices above them.
class PreviewDialog : public QDialog {
    Q_OBJECT
public:
    PreviewDialog(const Source& source, Options& options, QSettings& settings, QWidget* parent = nullptr);
    ~PreviewDialog() override;

    QString summary() const;

private:
    void refresh();

    const Source& source_;
    Options& options_;
    QSettings& settings_;
    std::unique_ptr<QPrinter> printer_;
    QPrintPreviewWidget* sheets_;
    shell::TextLabel* summary_;
    QPushButton* print_;
};

/// The system's print dialog, then the job. Ok as well when the user changed his mind.
Status runPrintDialog(const Source& source, Options& options, QSettings& settings, QWidget* parent);
/// Paper, orientation and margins. True when they were changed.
bool runPageSetup(Options& options, QSettings& settings, QWidget* parent);

} // namespace cw::print
