#include "views/shell/main_window.h"

#include "views/render/colour_roles.h"
#include "views/shell/action_registry.h"
#include "views/shell/command_palette.h"
#include "views/shell/controls.h"
#include "views/shell/panels.h"
#include "views/shell/status_totals.h"
#include "views/shell/undo_keys.h"
#include "views/shell/view_area.h"

#include <QApplication>
#include <QCloseEvent>
#include <QDragEnterEvent>
#include <QHBoxLayout>
#include <QMenuBar>
#include <QMimeData>
#include <QSettings>
#include <QSplitter>
#include <QStackedWidget>
#include <QStatusBar>
#include <QToolBar>
#include <QToolButton>
#include <QVBoxLayout>

#include <chrono>

namespace cw::shell {

namespace {

// Below these widths (device-independent pixels) the window gives room back to the drawing.
constexpr int kFoldLibraryBelow = 960;
constexpr int kInspectorTabBelow = 1040;
constexpr std::chrono::seconds kMessageTime{6};

QStringList localFiles(const QMimeData* data) {
    QStringList out;
    for (const QUrl& url : data->urls()) {
        if (url.isLocalFile()) out << url.toLocalFile();
    }
    return out;
}

} // namespace

void declareStandardMenus(ActionRegistry& actions) {
    const std::pair<QString, QString> menus[] = {
        {QStringLiteral("file"), MainWindow::tr("&File")},
        {QStringLiteral("edit"), MainWindow::tr("&Edit")},
        {QStringLiteral("view"), MainWindow::tr("&View")},
        {QStringLiteral("insert"), MainWindow::tr("&Insert")},
        {QStringLiteral("arrange"), MainWindow::tr("&Arrange")},
        {QStringLiteral("analyse"), MainWindow::tr("A&nalyse")},
        {QStringLiteral("sites"), MainWindow::tr("&Sites")},
        {QStringLiteral("tools"), MainWindow::tr("&Tools")},
        {QStringLiteral("help"), MainWindow::tr("&Help")},
    };
    const QStringList fileGroups{QStringLiteral("open"), QStringLiteral("save"), QStringLiteral("export"),
                                 QStringLiteral("print"), QStringLiteral("quit")};
    for (const auto& [path, title] : menus) {
        const bool isFile = path == QStringLiteral("file");
        actions.declareMenu(path, title, isFile ? fileGroups : QStringList());
    }
}

MainWindow::MainWindow(ActionRegistry& actions, Theme& theme, QSettings& settings)
    : actions_(actions)
    , theme_(theme)
    , settings_(settings)
    , pages_(new QStackedWidget(this))
    , toolBar_(new QToolBar(this))
    , work_(new QWidget)
    , columns_(new QSplitter(Qt::Horizontal))
    , leftColumn_(new QSplitter(Qt::Vertical))
    , centre_(new QSplitter(Qt::Vertical))
    , noticeSlot_(new QWidget)
    , views_(new ViewArea)
    , bottom_(new BottomPanel)
    , totals_(new StatusTotals)
    , selection_(new TextLabel({}, render::FontRole::Body, TextLabel::Ink::Secondary))
    , state_(new TextLabel({}, render::FontRole::Body, TextLabel::Ink::Secondary))
    , palette_(new CommandPalette(this))
    , toolField_(new PaletteField)
    , menuField_(new PaletteField)
    , corner_(new QWidget(this)) {
    const render::Metrics& m = render::metrics();
    qApp->installEventFilter(new UndoKeys(this));
    setWindowTitle(tr("Clusterwright"));
    setAcceptDrops(true);
    setContextMenuPolicy(Qt::NoContextMenu);
    resize(1440, 900);
    setMinimumSize(800, 520);

    menuBar()->setFixedHeight(std::max(m.size.menuBar, fontMetrics().height() + 8));
    auto* cornerLayout = new QHBoxLayout(corner_);
    cornerLayout->setContentsMargins(0, 2, 6, 2);
    cornerLayout->addWidget(menuField_);
    menuField_->setFixedHeight(std::max(22, fontMetrics().height() + 4));
    toolBar_->setObjectName(QStringLiteral("toolBar"));
    toolBar_->setAccessibleName(tr("Tools"));
    toolBar_->setMovable(false);
    toolBar_->setFixedHeight(m.size.toolBar);
    toolBar_->setContentsMargins(3, 0, 3, 0);
    addToolBar(toolBar_);

    auto* centreColumn = new QWidget;
    auto* centreLayout = new QVBoxLayout(centreColumn);
    centreLayout->setContentsMargins(0, 0, 0, 0);
    centreLayout->setSpacing(0);
    noticeSlot_->hide();
    auto* noticeLayout = new QVBoxLayout(noticeSlot_);
    noticeLayout->setContentsMargins(8, 6, 8, 6);
    centreLayout->addWidget(noticeSlot_);
    centreLayout->addWidget(centre_, 1);
    centre_->addWidget(views_);
    centre_->addWidget(bottom_);
    // The splitter keeps its parts where they were: what the panel gives up goes to the view, and back.
    connect(bottom_, &BottomPanel::foldedChanged, this, [this](bool folded) {
        const QList<int> now = centre_->sizes();
        const int height = now.value(0) + now.value(1);
        if (folded) unfoldedHeight_ = now.value(1);
        const int panel = folded ? bottom_->minimumSizeHint().height() : unfoldedHeight_;
        if (panel > 0) centre_->setSizes({height - panel, panel});
    });
    centre_->setStretchFactor(0, 1);
    centre_->setChildrenCollapsible(false);
    leftColumn_->setChildrenCollapsible(false);
    columns_->setChildrenCollapsible(false);
    columns_->addWidget(leftColumn_);
    columns_->addWidget(centreColumn);
    columns_->setStretchFactor(1, 1);
    leftColumn_->setMinimumWidth(160);
    auto* workLayout = new QVBoxLayout(work_);
    workLayout->setContentsMargins(0, 0, 0, 0);
    workLayout->addWidget(columns_);
    pages_->addWidget(work_);
    setCentralWidget(pages_);

    QStatusBar* status = statusBar();
    status->setFixedHeight(std::max(m.size.statusBar, fontMetrics().height() + 8));
    status->setSizeGripEnabled(false);
    selection_->setContentsMargins(8, 0, 8, 0);
    state_->setContentsMargins(9, 0, 8, 0);
    selection_->setAccessibleName(tr("Selection"));
    state_->setMinimumWidth(state_->fontMetrics().horizontalAdvance(tr("solving…")) + 17);
    messageEnd_.setSingleShot(true);
    connect(&messageEnd_, &QTimer::timeout, this, [this] {
        message_.clear();
        showSelectionOrMessage();
    });
    selection_->setMinimumWidth(120);
    selection_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    status->addWidget(selection_, 1);
    status->addPermanentWidget(totals_);
    status->addPermanentWidget(state_);

    declareStandardMenus(actions_);
    palette_->addSource(std::make_unique<ActionSource>(actions_));
    for (PaletteField* field : {toolField_, menuField_})
        connect(field, &QAbstractButton::clicked, this, [this] { openPalette(false); });
    connect(views_, &ViewArea::currentChanged, this, &MainWindow::updateFromView);
    connect(&actions_, &ActionRegistry::actionAdded, this, [this](QAction* action) { addAction(action); });
    for (const ActionSpec* spec : actions_.specs())
        addAction(actions_.action(spec->id));
}

MainWindow::~MainWindow() = default;

void MainWindow::addView(const ViewPage& page) {
    views_->addView(page);
    registerViewAction(page);
}

void MainWindow::addLeftPanel(const DockPage& page) {
    auto* panel = new DockPanel(page);
    left_.push_back(panel);
    leftColumn_->addWidget(panel);
}

void MainWindow::setInspector(const DockPage& page) {
    inspectorPage_ = page;
    inspector_ = new DockPanel(page);
    inspector_->setMinimumWidth(220);
    columns_->addWidget(inspector_);
}

void MainWindow::addBottomPage(const DockPage& page) {
    bottom_->addPage(page);
}

void MainWindow::setStartPage(QWidget* page) {
    startPage_ = page;
    pages_->addWidget(page);
}

void MainWindow::finish() {
    registerActions(); // last, so that the window's own stand below the document's in each menu
    actions_.readShortcuts(settings_);
    theme_.choose(themeChoiceFromName(settings_.value(QStringLiteral("theme")).toString()));
    actions_.fillMenuBar(*menuBar());
    actions_.fillToolBar(*toolBar_, toolBarOrder_);
    for (QToolButton* button : toolBar_->findChildren<QToolButton*>(Qt::FindDirectChildrenOnly)) {
        const int size = render::metrics().size.toolButton;
        if (!button->icon().isNull()) button->setFixedSize(size, size);
    }
    auto* spacer = new QWidget;
    spacer->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    toolBar_->addWidget(spacer);
    toolBar_->addWidget(toolField_);
    const auto showShortcut = [this] {
        const QString keys =
            actions_.action(QStringLiteral("tools.palette"))->shortcut().toString(QKeySequence::NativeText);
        toolField_->setShortcutText(keys);
        menuField_->setShortcutText(keys);
    };
    showShortcut();
    connect(&actions_, &ActionRegistry::shortcutsChanged, this, showShortcut);
    restoreLayout();
    showStartPage(isStartPageShown());
    actions_.refresh();
}

void MainWindow::openPalette(bool objectsOnly) {
    PaletteField* field = toolField_->isVisible() ? toolField_ : menuField_;
    QWidget* anchor = field->isVisible() ? static_cast<QWidget*>(field) : menuBar();
    palette_->open(anchor, objectsOnly ? CommandPalette::Scope::Objects : CommandPalette::Scope::Everything);
}

void MainWindow::showStartPage(bool show) {
    const bool start = show && startPage_;
    pages_->setCurrentWidget(start ? startPage_ : work_);
    toolBar_->setVisible(!start);
    totals_->setVisible(!start);
    state_->setVisible(!start);
    menuBar()->setCornerWidget(start ? corner_ : nullptr);
    corner_->setVisible(start);
    setSelectionText(start ? tr("Drop a project, table or NetBox file anywhere on this page") : QString());
    if (start) startPage_->setFocus();
    actions_.refresh();
}

bool MainWindow::isStartPageShown() const {
    return startPage_ && pages_->currentWidget() == startPage_;
}

void MainWindow::setDocument(const QString& name, bool modified, bool readOnly) {
    if (name.isEmpty()) {
        setWindowModified(false);
        setWindowTitle(tr("Clusterwright"));
        return;
    }
    //: %1 is a file name; [*] is replaced by the mark for unsaved changes
    const QString title = tr("%1[*] — Clusterwright");
    //: %1 is a file name; [*] is replaced by the mark for unsaved changes
    const QString locked = tr("%1[*] (read-only) — Clusterwright");
    QString shown = name;
    shown.replace(QStringLiteral("[*]"), QStringLiteral("[*][*]")); // a literal [*] in a file name
    setWindowTitle((readOnly ? locked : title).arg(shown));
    setWindowModified(modified); // after the title, which must have room for the mark
}

void MainWindow::setSelectionText(const QString& text) {
    if (text != selectionText_) message_.clear();
    selectionText_ = text;
    showSelectionOrMessage();
}

void MainWindow::showMessage(const QString& text) {
    message_ = text;
    messageEnd_.start(kMessageTime);
    showSelectionOrMessage();
}

void MainWindow::showSelectionOrMessage() {
    const QString& text = message_.isEmpty() ? selectionText_ : message_;
    selection_->setText(text);
    selection_->setToolTip(text);
}

void MainWindow::setStateText(const QString& text) {
    state_->setText(text);
}

void MainWindow::setNotice(QWidget* notice) {
    QLayout* layout = noticeSlot_->layout();
    while (QLayoutItem* item = layout->takeAt(0)) {
        if (QWidget* before = item->widget()) {
            before->hide(); // it lives on while a dialog is open
            before->deleteLater();
        }
        delete item;
    }
    if (notice) layout->addWidget(notice);
    noticeSlot_->setVisible(notice != nullptr);
}

bool MainWindow::isLeftShown() const {
    return leftWanted_;
}
bool MainWindow::isInspectorShown() const {
    return inspectorWanted_;
}
bool MainWindow::isBottomShown() const {
    return bottomWanted_;
}

void MainWindow::setLeftShown(bool shown) {
    leftWanted_ = shown;
    adaptToWidth();
}

void MainWindow::setInspectorShown(bool shown) {
    inspectorWanted_ = shown;
    adaptToWidth();
}

void MainWindow::setBottomShown(bool shown) {
    bottomWanted_ = shown;
    adaptToWidth();
}

void MainWindow::updateFromView() {
    adaptToWidth();
    actions_.refresh();
}

void MainWindow::placeInspector(bool asTab) {
    if (inspectorAsTab_ == asTab || !inspectorPage_.widget) return;
    inspectorAsTab_ = asTab;
    if (asTab) {
        inspector_->release();
        inspector_->deleteLater();
        inspector_ = nullptr;
        bottom_->addPage(inspectorPage_);
    } else {
        bottom_->takePage(inspectorPage_.id);
        setInspector(inspectorPage_);
        inspectorPage_.widget->show();
        if (inspectorPage_.extra) inspectorPage_.extra->show();
    }
}

void MainWindow::adaptToWidth() {
    const ViewPage* view = views_->page(views_->currentId());
    const bool wide = view && view->wide && !views_->isSplit();
    leftColumn_->setVisible(leftWanted_ && !left_.empty());
    for (std::size_t i = 1; i < left_.size(); ++i)
        left_[i]->setVisible(width() >= kFoldLibraryBelow);
    placeInspector(width() < kInspectorTabBelow);
    if (inspector_) inspector_->setVisible(inspectorWanted_ && !wide);
    bottom_->setVisible(bottomWanted_);
}

void MainWindow::resizeEvent(QResizeEvent* event) {
    QMainWindow::resizeEvent(event);
    adaptToWidth();
}

void MainWindow::resetLayout() {
    const render::Metrics& m = render::metrics();
    leftWanted_ = inspectorWanted_ = bottomWanted_ = true;
    bottom_->setFolded(false);
    adaptToWidth();
    const int left = m.size.leftDock;
    const int right = inspector_ ? m.size.inspector : 0;
    columns_->setSizes({left, std::max(200, width() - left - right - 2), right});
    const int height = std::max(300, pages_->height());
    centre_->setSizes({height - m.size.bottomDock, m.size.bottomDock});
    QList<int> parts;
    for (std::size_t i = 0; i < left_.size(); ++i)
        parts << (i == 0 ? height * 5 / 7 : height * 2 / 7);
    leftColumn_->setSizes(parts);
}

void MainWindow::saveLayout() {
    settings_.beginGroup(QStringLiteral("window"));
    settings_.setValue(QStringLiteral("geometry"), saveGeometry());
    if (!inspectorAsTab_) settings_.setValue(QStringLiteral("columns"), columns_->saveState());
    settings_.setValue(QStringLiteral("centre"), centre_->saveState());
    settings_.setValue(QStringLiteral("leftColumn"), leftColumn_->saveState());
    settings_.setValue(QStringLiteral("left"), leftWanted_);
    settings_.setValue(QStringLiteral("inspector"), inspectorWanted_);
    settings_.setValue(QStringLiteral("bottom"), bottomWanted_);
    settings_.setValue(QStringLiteral("folded"), bottom_->isFolded());
    settings_.setValue(QStringLiteral("views"), views_->saveArrangement());
    settings_.endGroup();
    settings_.setValue(QStringLiteral("theme"), themeChoiceName(theme_.choice()));
    actions_.writeShortcuts(settings_);
}

void MainWindow::restoreLayout() {
    settings_.beginGroup(QStringLiteral("window"));
    restoreGeometry(settings_.value(QStringLiteral("geometry")).toByteArray());
    resetLayout();
    columns_->restoreState(settings_.value(QStringLiteral("columns")).toByteArray());
    centre_->restoreState(settings_.value(QStringLiteral("centre")).toByteArray());
    leftColumn_->restoreState(settings_.value(QStringLiteral("leftColumn")).toByteArray());
    // The drawn line stays thin whatever an older session stored.
    for (QSplitter* splitter : {columns_, centre_, leftColumn_})
        splitter->setHandleWidth(render::metrics().hit.splitterDrawn);
    leftWanted_ = settings_.value(QStringLiteral("left"), true).toBool();
    inspectorWanted_ = settings_.value(QStringLiteral("inspector"), true).toBool();
    bottomWanted_ = settings_.value(QStringLiteral("bottom"), true).toBool();
    bottom_->setFolded(settings_.value(QStringLiteral("folded"), false).toBool());
    views_->restoreArrangement(settings_.value(QStringLiteral("views")).toString());
    settings_.endGroup();
    adaptToWidth();
}

void MainWindow::closeEvent(QCloseEvent* event) {
    if (closeGuard_ && !closeGuard_()) {
        event->ignore();
        return;
    }
    saveLayout();
    event->accept();
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
    if (!localFiles(event->mimeData()).isEmpty()) event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event) {
    const QStringList paths = localFiles(event->mimeData());
    if (paths.isEmpty()) return;
    event->acceptProposedAction();
    Q_EMIT filesDropped(paths);
}

} // namespace cw::shell
