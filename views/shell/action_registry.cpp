#include "views/shell/action_registry.h"

#include "views/render/svg_icon.h"
#include "views/shell/icon_engine.h"

#include <QMenu>
#include <QMenuBar>
#include <QSettings>
#include <QToolBar>
#include <QToolButton>

#include <algorithm>

namespace cw::shell {

struct ActionRegistry::Menu {
    QString path, title, group;
    std::function<void(QMenu&)> fill; ///< set for a dynamic menu
    QStringList groups;               ///< the first ones, in order
};

struct ActionRegistry::Entry {
    ActionSpec spec;
    QAction* action = nullptr;
};

namespace {

constexpr char kShortcutGroup[] = "shortcuts";

QString parentPath(const QString& path) {
    const qsizetype slash = path.lastIndexOf(QLatin1Char('/'));
    return slash < 0 ? QString() : path.left(slash);
}

} // namespace

QString plainActionText(const QString& text) {
    QString out;
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (text[i] != QLatin1Char('&'))
            out += text[i];
        else if (i + 1 < text.size() && text[i + 1] == QLatin1Char('&'))
            out += text[++i]; // a doubled one is a sign of the text
    }
    while (out.endsWith(QChar(0x2026)) || out.endsWith(QLatin1Char('.')))
        out.chop(1);
    return out;
}

ActionRegistry::ActionRegistry(QObject* parent)
    : QObject(parent) {}
ActionRegistry::~ActionRegistry() = default;

ActionRegistry::Entry* ActionRegistry::find(const QString& id) const {
    for (const auto& entry : entries_) {
        if (entry->spec.id == id) return entry.get();
    }
    return nullptr;
}

void ActionRegistry::declareMenu(const QString& path, const QString& title, const QStringList& groups) {
    menus_.push_back(std::make_unique<Menu>(Menu{path, title, {}, {}, groups}));
}

void ActionRegistry::declareDynamicMenu(const QString& path, const QString& title, const QString& group,
                                        std::function<void(QMenu&)> fill) {
    menus_.push_back(std::make_unique<Menu>(Menu{path, title, group, std::move(fill), {}}));
}

QAction* ActionRegistry::add(ActionSpec spec) {
    if (const Entry* taken = find(spec.id)) {
        duplicates_ << spec.id;
        return taken->action;
    }
    auto entry = std::make_unique<Entry>();
    entry->spec = std::move(spec);
    Entry& e = *entry;
    e.action = new QAction(themeIcon(e.spec.icon), e.spec.text, this);
    e.action->setObjectName(e.spec.id);
    e.action->setCheckable(static_cast<bool>(e.spec.checked));
    e.action->setStatusTip(e.spec.tip.isEmpty() ? plainActionText(e.spec.text) : e.spec.tip);
    applyShortcut(e, e.spec.shortcut);
    refreshEntry(e);
    connect(e.action, &QAction::triggered, this, [this, &e] {
        if (e.spec.run) e.spec.run();
        refresh();
    });
    entries_.push_back(std::move(entry));
    Q_EMIT actionAdded(e.action);
    return e.action;
}

QAction* ActionRegistry::action(const QString& id) const {
    const Entry* entry = find(id);
    return entry ? entry->action : nullptr;
}

const ActionSpec* ActionRegistry::spec(const QString& id) const {
    const Entry* entry = find(id);
    return entry ? &entry->spec : nullptr;
}

std::vector<const ActionSpec*> ActionRegistry::specs() const {
    std::vector<const ActionSpec*> out;
    out.reserve(entries_.size());
    for (const auto& entry : entries_)
        out.push_back(&entry->spec);
    return out;
}

bool ActionRegistry::trigger(const QString& id) {
    Entry* entry = find(id);
    if (!entry) return false;
    refreshEntry(*entry);
    if (!entry->action->isEnabled()) return false;
    entry->action->trigger();
    return true;
}

void ActionRegistry::refreshEntry(Entry& entry) {
    entry.action->setEnabled(!entry.spec.enabled || entry.spec.enabled());
    if (entry.spec.checked) entry.action->setChecked(entry.spec.checked());
}

void ActionRegistry::refresh() {
    for (const auto& entry : entries_)
        refreshEntry(*entry);
}

QMenu* ActionRegistry::buildMenu(const Menu& menu, QWidget* parent) {
    auto* out = new QMenu(menu.title, parent);
    out->setObjectName(QStringLiteral("menu.") + menu.path);
    if (menu.fill) {
        connect(out, &QMenu::aboutToShow, out, [out, fill = menu.fill] {
            out->clear();
            fill(*out);
        });
        return out;
    }
    connect(out, &QMenu::aboutToShow, this, &ActionRegistry::refresh);
    // Declared groups, then others in the order in which they first occur, each with its actions and then its
    // sub-menus.
    QStringList groups = menu.groups;
    for (const auto& entry : entries_) {
        if (entry->spec.menu == menu.path && !groups.contains(entry->spec.menuGroup))
            groups << entry->spec.menuGroup;
    }
    for (const auto& sub : menus_) {
        if (parentPath(sub->path) == menu.path && !groups.contains(sub->group)) groups << sub->group;
    }
    for (const QString& group : std::as_const(groups)) {
        std::vector<QAction*> here;
        for (const auto& entry : entries_) {
            if (entry->spec.menu == menu.path && entry->spec.menuGroup == group)
                here.push_back(entry->action);
        }
        for (const auto& sub : menus_) {
            if (sub->path == menu.path || parentPath(sub->path) != menu.path || sub->group != group) continue;
            QMenu* child = buildMenu(*sub, out);
            if (sub->fill || !child->isEmpty())
                here.push_back(child->menuAction());
            else
                delete child;
        }
        if (here.empty()) continue;
        if (!out->isEmpty()) out->addSeparator();
        for (QAction* action : here)
            out->addAction(action);
    }
    return out;
}

void ActionRegistry::fillMenuBar(QMenuBar& bar) {
    const QList<QAction*> before = bar.actions();
    for (QAction* action : before) {
        bar.removeAction(action);
        if (action->menu()) action->menu()->deleteLater();
    }
    for (const auto& menu : menus_) {
        if (menu->path.contains(QLatin1Char('/'))) continue;
        QMenu* built = buildMenu(*menu, &bar);
        if (built->isEmpty())
            delete built;
        else
            bar.addMenu(built);
    }
}

void ActionRegistry::fillToolBar(QToolBar& bar, const QStringList& groupOrder) {
    bar.clear();
    QStringList groups = groupOrder;
    for (const auto& entry : entries_) {
        if (!entry->spec.toolBarGroup.isEmpty() && !groups.contains(entry->spec.toolBarGroup))
            groups << entry->spec.toolBarGroup;
    }
    for (const QString& group : std::as_const(groups)) {
        bool first = !bar.actions().isEmpty();
        for (const auto& entry : entries_) {
            if (entry->spec.toolBarGroup != group) continue;
            if (first) bar.addSeparator();
            first = false;
            bar.addAction(entry->action);
            if (QWidget* button = bar.widgetForAction(entry->action)) {
                button->setAccessibleName(plainActionText(entry->spec.text));
                button->setFocusPolicy(Qt::TabFocus);
            }
        }
    }
}

std::unique_ptr<QMenu> ActionRegistry::contextMenu(const QStringList& ids, QWidget* parent) {
    refresh();
    auto menu = std::make_unique<QMenu>(parent);
    for (const QString& id : ids) {
        if (id.isEmpty())
            menu->addSeparator();
        else if (QAction* known = action(id))
            menu->addAction(known);
    }
    return menu;
}

void ActionRegistry::applyShortcut(Entry& entry, const QKeySequence& sequence) {
    entry.action->setShortcut(sequence);
    const QString name = entry.spec.tip.isEmpty() ? plainActionText(entry.spec.text) : entry.spec.tip;
    entry.action->setToolTip(sequence.isEmpty()
                                 ? name
                                 //: %1 name of an action, %2 its keyboard shortcut
                                 : tr("%1 (%2)").arg(name, sequence.toString(QKeySequence::NativeText)));
}

std::optional<QString> ActionRegistry::setShortcut(const QString& id, const QKeySequence& sequence) {
    Entry* entry = find(id);
    if (!entry) return std::nullopt;
    if (!sequence.isEmpty()) {
        for (const auto& other : entries_) {
            if (other.get() != entry && other->action->shortcut() == sequence) return other->spec.id;
        }
    }
    applyShortcut(*entry, sequence);
    Q_EMIT shortcutsChanged();
    return std::nullopt;
}

void ActionRegistry::resetShortcuts() {
    for (const auto& entry : entries_)
        applyShortcut(*entry, entry->spec.shortcut);
    Q_EMIT shortcutsChanged();
}

void ActionRegistry::readShortcuts(const QSettings& settings) {
    for (const auto& entry : entries_) {
        const QString key = QLatin1String(kShortcutGroup) + QLatin1Char('/') + entry->spec.id;
        if (!settings.contains(key)) continue;
        const QString text = settings.value(key).toString();
        setShortcut(entry->spec.id, QKeySequence(text, QKeySequence::PortableText));
    }
}

void ActionRegistry::writeShortcuts(QSettings& settings) const {
    settings.beginGroup(QLatin1String(kShortcutGroup));
    for (const auto& entry : entries_) {
        if (entry->action->shortcut() == entry->spec.shortcut)
            settings.remove(entry->spec.id);
        else
            settings.setValue(entry->spec.id, entry->action->shortcut().toString(QKeySequence::PortableText));
    }
    settings.endGroup();
}

QStringList ActionRegistry::problems() const {
    QStringList out;
    for (const QString& id : duplicates_)
        out << QStringLiteral("%1: registered twice").arg(id);
    const auto declared = [this](const QString& path) {
        return std::any_of(menus_.begin(), menus_.end(),
                           [&](const auto& m) { return m->path == path && !m->fill; });
    };
    for (const auto& entry : entries_) {
        const ActionSpec& s = entry->spec;
        if (s.id.isEmpty()) out << QStringLiteral("an action without an id: %1").arg(s.text);
        if (plainActionText(s.text).trimmed().isEmpty()) out << QStringLiteral("%1: no text").arg(s.id);
        if (!render::hasIcon(s.icon)) out << QStringLiteral("%1: no icon “%2”").arg(s.id, s.icon);
        if (!s.run) out << QStringLiteral("%1: does nothing").arg(s.id);
        for (QString path = s.menu; !path.isEmpty(); path = parentPath(path)) {
            if (!declared(path)) out << QStringLiteral("%1: menu “%2” is not declared").arg(s.id, path);
        }
        for (const auto& other : entries_) {
            if (other.get() == entry.get()) break;
            if (!s.shortcut.isEmpty() && other->spec.shortcut == s.shortcut)
                out << QStringLiteral("%1: shortcut %2 belongs to %3")
                           .arg(s.id, s.shortcut.toString(), other->spec.id);
        }
    }
    return out;
}

} // namespace cw::shell
