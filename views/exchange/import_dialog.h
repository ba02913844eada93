// Racks or devices from a table: which column means what, what each row would do, and what is wrong where.
#pragma once

#include "app/session/background.h"
#include "model/exchange/table_import.h"

#include <QDialog>

#include <atomic>
#include <memory>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QPushButton;

namespace cw::shell {
class MessageBar;
class SegmentedControl;
class TableView;
class TextLabel;
} // namespace cw::shell

namespace cw::exchange {

class ImportTableModel;

/// Reads and checks on a worker, so that tables of many thousand rows stay fluid. It changes nothing: who
/// opens it applies preview() to the design when it was accepted.
class ImportDialog : public QDialog {
    Q_OBJECT
public:
    /// `base` is the design that the rows would be added to; it has a hall. `catalog` outlives the dialog.
    ImportDialog(const QString& path, Project base, const Catalog& catalog, QWidget* parent = nullptr);
    ~ImportDialog() override;

    TableKind kind() const { return kind_; }
    /// As the fields say now; null while it is being made or the table cannot be read.
    std::shared_ptr<const ImportPreview> preview() const { return preview_; }
    /// Rows with errors are left out; else there are none.
    bool skipsBadRows() const;
    /// "Import 38 racks", the title of the step.
    QString actText() const;

    void setKind(TableKind kind);
    /// Column of a field of importFields(kind()); nothing: not in the file.
    void setColumn(std::size_t field, std::optional<std::size_t> column);
    void setSkipsBadRows(bool skip);
    ImportTableModel& model() { return *model_; }
    QPushButton& importButton() { return *import_; }
    QString summary() const;
    /// Waits for the worker; for tests.
    void finish();

private:
    void build();
    QWidget* buildColumns();
    QWidget* buildRows();
    void read(const std::string& sheet);
    void adopt(Result<Table> table);
    void fillFields();
    void refreshPreview();
    void showPreview();
    void showProblem(int row);
    void refreshSummary();
    std::vector<std::size_t> missingFields() const;

    QString path_;
    std::shared_ptr<const Project> base_;
    const Catalog& catalog_;
    std::shared_ptr<const Table> table_;
    std::shared_ptr<const ImportPreview> preview_;
    QString failure_; ///< why the table cannot be read
    TableKind kind_ = TableKind::Racks;
    ColumnMapping mapping_;
    std::shared_ptr<std::atomic<int>> asked_; ///< number of the newest question to the worker
    bool filling_ = false;

    ImportTableModel* model_;
    shell::SegmentedControl* kinds_ = nullptr;
    shell::TextLabel* about_ = nullptr;
    QLabel* sheetLabel_ = nullptr;
    QComboBox* sheets_ = nullptr;
    QLabel* hallLabel_ = nullptr;
    QComboBox* halls_ = nullptr;
    QFormLayout* fields_ = nullptr;
    std::vector<QComboBox*> columns_;
    std::vector<shell::TextLabel*> missing_;
    shell::SegmentedControl* filter_ = nullptr;
    shell::TableView* view_ = nullptr;
    shell::MessageBar* problem_ = nullptr;
    shell::TextLabel* summary_ = nullptr;
    QCheckBox* skip_ = nullptr;
    QPushButton* import_ = nullptr;
    Background background_; // last: its jobs end before what they use
};

} // namespace cw::exchange
