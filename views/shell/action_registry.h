// The one place where actions are registered: menus, tool bar, command palette and shortcut editor come from
// it.
#pragma once

#include <QAction>
#include <QKeySequence>
#include <QObject>
#include <QString>
#include <QStringList>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

class QMenu;
class QMenuBar;
class QSettings;
class QToolBar;
class QWidget;

namespace cw::shell {

/// One action of the product. Every action is in the command palette; menu and tool bar are said here.
struct ActionSpec {
    QString id;            ///< stable, "file.open"; names it in settings and tests
    QString text;          ///< translated, sentence case, with a mnemonic
    QString icon;          ///< a name in resources/icons
    QKeySequence shortcut; ///< default; the user may change it
    QString menu;          ///< path of declared menus, "file" or "view/panels"; empty: in no menu
    QString menuGroup;     ///< actions of equal group stand together between separators
    QString toolBarGroup;  ///< empty: not in the tool bar
    QString tip;           ///< one translated line; empty: the text
    std::function<void()> run;
    std::function<bool()> enabled; ///< none: always
    std::function<bool()> checked; ///< none: not checkable
};

class ActionRegistry : public QObject {
    Q_OBJECT
public:
    explicit ActionRegistry(QObject* parent = nullptr);
    ~ActionRegistry() override;

    /// Declares a menu; "view/panels" needs "view". Menus appear in the order declared, empty ones not at
    /// all. `groups` come first and in this order, others follow as they are registered.
    void declareMenu(const QString& path, const QString& title, const QStringList& groups = {});
    /// A sub-menu whose entries are made anew each time it opens (recent files, views).
    void declareDynamicMenu(const QString& path, const QString& title, const QString& group,
                            std::function<void(QMenu&)> fill);
    /// Registers an action and returns it; it belongs to the registry. An id that is taken keeps its first
    /// owner, returns that, and shows up in problems().
    QAction* add(ActionSpec spec);

    QAction* action(const QString& id) const; ///< null when there is none
    const ActionSpec* spec(const QString& id) const;
    std::vector<const ActionSpec*> specs() const; ///< in the order of registration
    /// Runs an action when it exists and is enabled now; says whether it ran.
    bool trigger(const QString& id);

    /// Asks every predicate again. Call after the selection, the document or the view has changed.
    void refresh();

    void fillMenuBar(QMenuBar& bar);
    /// Groups stand in the order given; groups that are not named follow in the order of registration.
    void fillToolBar(QToolBar& bar, const QStringList& groupOrder);
    /// A menu of some actions, for a context menu; an empty id is a separator.
    std::unique_ptr<QMenu> contextMenu(const QStringList& ids, QWidget* parent);

    /// Sets or (with an empty sequence) removes a shortcut. Refused, with the id of the owner, when another
    /// action has it.
    std::optional<QString> setShortcut(const QString& id, const QKeySequence& sequence);
    void resetShortcuts();
    /// Only shortcuts that differ from the default are written. Unknown ids and conflicts are skipped on
    /// reading.
    void readShortcuts(const QSettings& settings);
    void writeShortcuts(QSettings& settings) const;

    /// What keeps an action from being found or read: no text, no such icon, no handler, an undeclared menu,
    /// an id or a shortcut used twice. Empty when all is well; a test asks.
    QStringList problems() const;

Q_SIGNALS:
    void actionAdded(QAction* action);
    void shortcutsChanged();

private:
    struct Menu;
    struct Entry;
    Entry* find(const QString& id) const;
    void applyShortcut(Entry& entry, const QKeySequence& sequence);
    void refreshEntry(Entry& entry);
    QMenu* buildMenu(const Menu& menu, QWidget* parent);

    std::vector<std::unique_ptr<Menu>> menus_;
    std::vector<std::unique_ptr<Entry>> entries_;
    QStringList duplicates_;
};

/// Text without its mnemonic and ellipsis, as a tooltip or a palette shows it.
QString plainActionText(const QString& text);

} // namespace cw::shell
