// Ctrl+K: one field that finds commands and objects.
#pragma once

#include <QAbstractButton>
#include <QFrame>
#include <QIcon>

#include <functional>
#include <memory>
#include <vector>

class QLineEdit;
class QListView;
class QStandardItemModel;
class QLabel;

namespace cw::shell {

class ActionRegistry;

struct PaletteEntry {
    QString title;
    QString detail; ///< where it is: a menu, a hall and row
    QString icon;
    QString shortcut;
    int score = 0; ///< of fuzzyScore(); entries of all sources are ranked together
    std::function<void()> run;
    bool enabled = true; ///< a command that cannot run now is listed last, so that it can be found
};

/// Something that can be searched. Must answer within a few milliseconds, since it is asked at every key.
class PaletteSource {
public:
    virtual ~PaletteSource() = default;
    /// Best entries first, at most `limit`. An empty query gives what is useful without typing, or nothing.
    virtual std::vector<PaletteEntry> find(const QString& query, int limit) = 0;
    virtual bool holdsObjects() const { return false; }
};

/// The registry's enabled actions.
class ActionSource : public PaletteSource {
public:
    explicit ActionSource(ActionRegistry& registry)
        : registry_(registry) {}
    std::vector<PaletteEntry> find(const QString& query, int limit) override;

private:
    ActionRegistry& registry_;
};

/// The popup. Arrow keys move, Enter runs, Esc closes.
class CommandPalette : public QFrame {
    Q_OBJECT
public:
    enum class Scope : unsigned char { Everything, Objects };

    explicit CommandPalette(QWidget* parent);
    ~CommandPalette() override;

    void addSource(std::unique_ptr<PaletteSource> source);
    /// Opens over `anchor`, right edges aligned.
    void open(QWidget* anchor, Scope scope = Scope::Everything);
    void setQuery(const QString& query);
    /// Titles shown now, for tests and screen readers.
    QStringList titles() const;
    /// Runs the current entry and closes; false when there is none.
    bool runCurrent();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void search();

    QLineEdit* field_;
    QListView* list_;
    QLabel* none_;
    QStandardItemModel* model_;
    std::vector<std::unique_ptr<PaletteSource>> sources_;
    std::vector<PaletteEntry> shown_;
    Scope scope_ = Scope::Everything;
};

/// The field in the tool bar that opens the palette; it only looks like a field.
class PaletteField : public QAbstractButton {
    Q_OBJECT
public:
    explicit PaletteField(QWidget* parent = nullptr);
    void setShortcutText(const QString& text);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString shortcut_;
};

} // namespace cw::shell
