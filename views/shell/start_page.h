// The first page: begin from a reference design, open a recent project, an example, or recover unsaved work.
#pragma once

#include "views/render/colour_roles.h"

#include <QDateTime>
#include <QImage>
#include <QSize>
#include <QStringList>
#include <QWidget>

#include <functional>
#include <optional>
#include <vector>

class QGridLayout;
class QLabel;
class QLineEdit;
class QSortFilterProxyModel;
class QStandardItemModel;
class QVBoxLayout;

namespace cw::shell {

class FlowLayout;
class LinkButton;
class RecentModel;
class TableView;
class TemplateCard;

/// Draws a picture of a size (device-independent pixels) at a ratio in an appearance; a null image when there
/// is none.
using Thumbnail = std::function<QImage(QSize size, double ratio, render::Appearance appearance)>;

struct TemplateItem {
    QString id;
    QString title;     ///< "DGX SuperPOD H100"
    QStringList lines; ///< at most two: scale; source and power
    Thumbnail thumbnail;
};

struct RecentItem {
    QString path;
    std::optional<qint64> gpus, racks, findings;
    std::optional<double> itKilowatts;
    QDateTime opened;
    QString note; ///< "open elsewhere, read only"; empty as a rule
    Thumbnail thumbnail;
};

struct ExampleItem {
    QString id;
    QString title;
    QString icon;
};

struct RecoveryItem {
    QString path; ///< of the autosave
    QString text; ///< "“Untitled 3”, never saved, autosaved 29 Nov 2026 18:31, 14 edits."
};

/// An entry of the left column; what it does is the owner's business.
struct StartCommand {
    QString id;
    QString title;
    QString icon;
    QString shortcut;
};

class StartPage : public QWidget {
    Q_OBJECT
public:
    explicit StartPage(QWidget* parent = nullptr);

    void setCommands(const std::vector<StartCommand>& commands);
    void setTemplates(std::vector<TemplateItem> templates);
    void setRecent(std::vector<RecentItem> recent);
    void setExamples(const std::vector<ExampleItem>& examples);
    void setRecoveries(const std::vector<RecoveryItem>& recoveries);
    /// Muted lines at the foot of the left column: catalogue, rules, version.
    void setFooter(const QStringList& lines);

Q_SIGNALS:
    void newFromTemplate(const QString& id);
    void openRecent(const QString& path);
    void openExample(const QString& id);
    void recover(const QString& path);
    void discardRecovery(const QString& path);
    void commandTriggered(const QString& id);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void arrangeCards();
    void fitRecentTable();

    QVBoxLayout* nav_;
    QVBoxLayout* recoveries_;
    QGridLayout* cardGrid_;
    LinkButton* allTemplates_;
    QLineEdit* filter_;
    TableView* recentTable_;
    RecentModel* recentModel_;
    QSortFilterProxyModel* recentProxy_;
    QWidget* exampleSection_;
    FlowLayout* examples_;
    QLabel* footer_;
    std::vector<TemplateCard*> cards_;
    int columns_ = 0;
    bool showAll_ = false;
};

} // namespace cw::shell
