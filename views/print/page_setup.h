// Paper, orientation and margins of what is printed.
#pragma once

#include "views/print/print_options.h"

#include <QDialog>

#include <array>

class QComboBox;
class QPushButton;

namespace cw::shell {
class SegmentedControl;
class TextLabel;
class UnitField;
} // namespace cw::shell

namespace cw::print {

class PageSetupDialog : public QDialog {
    Q_OBJECT
public:
    explicit PageSetupDialog(const QPageLayout& start, QWidget* parent = nullptr);

    /// The page as chosen; nothing while the margins leave too little of the paper.
    std::optional<QPageLayout> page() const;

private:
    void refresh();

    QList<QPageSize> sizes_; ///< as in `paper_`
    QComboBox* paper_;
    shell::SegmentedControl* orientation_;
    std::array<shell::UnitField*, 4> margins_{}; ///< left, top, right, bottom
    shell::TextLabel* summary_;
    QPushButton* use_;
};

} // namespace cw::print
