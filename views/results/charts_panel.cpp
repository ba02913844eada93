#include "views/results/charts_panel.h"

#include "views/render/font_roles.h"
#include "views/render/plan_overlay.h"
#include "views/shell/theme.h"

#include <QBarCategoryAxis>
#include <QBarSeries>
#include <QBarSet>
#include <QChart>
#include <QChartView>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLineSeries>
#include <QToolTip>
#include <QValueAxis>

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>

namespace cw::results {

namespace {

constexpr int kMostUprightNames = 12; ///< more of them are written upwards
constexpr qsizetype kMostLabels = 24; ///< more values would touch each other
constexpr qsizetype kMostBars = 120;  ///< beyond that, racks are drawn as a sorted curve

} // namespace

ChartsPanel::ChartsPanel(const History& history, const analysis::Scheduler& scheduler, QWidget* parent)
    : QWidget(parent)
    , history_(history)
    , scheduler_(scheduler)
    , extra_(new QWidget(this))
    , what_(new QComboBox)
    , view_(new QChartView) {
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(view_);
    view_->setFrameShape(QFrame::NoFrame);
    view_->setAccessibleName(tr("Chart"));
    what_->addItems({tr("Power by rack"), tr("Power by row"), tr("Power by category")});
    what_->setAccessibleName(tr("Chart shown"));
    extra_->hide(); // until it stands beside the panel's tab
    auto* row = new QHBoxLayout(extra_);
    row->setContentsMargins(0, 0, 8, 0);
    row->addWidget(what_);
    connect(what_, &QComboBox::currentIndexChanged, this, &ChartsPanel::refresh);
    connect(&scheduler_, &analysis::Scheduler::answered, this, [this](Domain d) {
        if (d == Domain::Power || d == Domain::Density) refresh();
    });
    refresh();
}

void ChartsPanel::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange) refresh();
    QWidget::changeEvent(event);
}

void ChartsPanel::refresh() {
    const render::ColourRoles& roles = shell::rolesOf(palette());
    auto* chart = new QChart;
    chart->setLocale(locale());
    chart->setLocalizeNumbers(true);
    chart->legend()->hide();
    chart->setMargins({4, 4, 12, 4});
    chart->setBackgroundBrush(roles.surface.base);
    chart->setBackgroundRoundness(0);
    chart->setTitleFont(render::roleFont(font(), render::FontRole::Caption));
    chart->setTitleBrush(roles.text.secondary);
    if (const auto& density = scheduler_.answers().density; density && density->racks.empty()) {
        chart->setTitle(tr("Nothing to chart yet: the drawing has no rack."));
    } else if (density) {
        switch (what_->currentIndex()) {
        case 0:
            drawByRack(*chart);
            break;
        case 1:
            drawByRow(*chart);
            break;
        default:
            drawByCategory(*chart);
            break;
        }
    } else {
        chart->setTitle(tr("Not solved yet."));
    }
    for (QAbstractAxis* axis : chart->axes()) {
        axis->setLabelsFont(render::numericFont(render::roleFont(font(), render::FontRole::Caption)));
        axis->setLabelsColor(roles.text.secondary);
        axis->setTruncateLabels(false);
        axis->setGridLineColor(roles.border.subtle);
        axis->setLinePenColor(roles.border.normal);
    }
    QChart* old = view_->chart();
    view_->setChart(chart);
    delete old;
}

void ChartsPanel::drawBars(QChart& chart, const QStringList& names, const QList<qreal>& values,
                           std::optional<double> limit) {
    const render::ColourRoles& roles = shell::rolesOf(palette());
    double top = limit.value_or(0);
    for (qreal v : values)
        top = std::max(top, v);
    auto* y = new QValueAxis;
    const bool labelled = values.size() <= kMostLabels; // room above the bars for them
    y->setRange(0, top > 0 ? top * (labelled ? 1.25 : 1.05) : 1);
    y->setLabelFormat(QStringLiteral("%.0f"));
    y->setTickCount(3); // the panel is low
    y->applyNiceNumbers();
    chart.addAxis(y, Qt::AlignLeft);
    if (values.size() > kMostBars) {
        auto* x = new QValueAxis;
        x->setRange(1, double(values.size()));
        x->setLabelFormat(QStringLiteral("%.0f"));
        chart.addAxis(x, Qt::AlignBottom);
        QList<qreal> sorted = values;
        std::sort(sorted.begin(), sorted.end(), std::greater<>());
        auto* line = new QLineSeries;
        for (qsizetype i = 0; i < sorted.size(); ++i)
            line->append(double(i + 1), sorted[i]);
        line->setPen(QPen(roles.accent.fill, 2));
        chart.addSeries(line);
        line->attachAxis(x);
        line->attachAxis(y);
    } else {
        auto* x = new QBarCategoryAxis;
        x->append(names);
        if (names.size() > kMostUprightNames) x->setLabelsAngle(-90);
        chart.addAxis(x, Qt::AlignBottom);
        auto* set = new QBarSet({});
        for (const qreal value : values)
            set->append(std::round(value * 10) / 10); // the labels write what is there
        set->setColor(roles.accent.fill);
        set->setBorderColor(roles.accent.fill);
        auto* bars = new QBarSeries;
        bars->setBarWidth(0.7);
        bars->append(set);
        bars->setLabelsVisible(values.size() <= kMostLabels);
        bars->setLabelsPosition(QAbstractBarSeries::LabelsOutsideEnd);
        set->setLabelColor(roles.text.primary);
        set->setLabelFont(render::numericFont(render::roleFont(font(), render::FontRole::Caption)));
        connect(bars, &QBarSeries::hovered, this, [this, names, limit](bool on, int i, QBarSet* shown) {
            if (!on || i < 0 || i >= names.size()) return QToolTip::hideText();
            const QString value = render::numberText(shown->at(i), 1);
            QToolTip::showText(QCursor::pos(),
                               limit
                                   ? tr("%1: %2 of %3 kW").arg(names[i], value, render::numberText(*limit, 1))
                                   : tr("%1: %2 kW").arg(names[i], value),
                               view_);
        });
        chart.addSeries(bars);
        bars->attachAxis(x);
        bars->attachAxis(y);
    }
    if (limit) {
        auto* line = new QLineSeries;
        line->append(-0.5, *limit);
        line->append(double(values.size()) + 0.5, *limit);
        line->setPen(QPen(roles.severity.error, 1, Qt::DashLine));
        chart.addSeries(line);
        line->attachAxis(y);
    }
}

void ChartsPanel::drawByRack(QChart& chart) {
    const auto& a = *scheduler_.answers().density;
    QStringList names;
    QList<qreal> values;
    std::optional<double> limit;
    bool oneLimit = true;
    for (std::size_t i = 0; i < a.racks.size(); ++i) {
        names << QString::fromStdString(a.input.racks[i].label);
        values << a.result.racks[i].powerKw;
        if (i > 0 && a.result.racks[i].limitKw != limit) oneLimit = false;
        limit = a.result.racks[i].limitKw;
    }
    QString title = values.size() > kMostBars ? tr("Maximum power by rack, kW, highest first")
                                              : tr("Maximum power by rack, kW; dashed: limit");
    if (const auto most = std::max_element(values.begin(), values.end()); most != values.end()) {
        const double sum = std::accumulate(values.begin(), values.end(), 0.0);
        title += tr(" · highest %1 with %2 · mean %3 · sum %4")
                     .arg(names[most - values.begin()], render::numberText(*most, 1),
                          render::numberText(sum / double(values.size()), 1), render::numberText(sum, 0));
    }
    chart.setTitle(title);
    drawBars(chart, names, values, oneLimit ? limit : std::nullopt);
}

void ChartsPanel::drawByRow(QChart& chart) {
    const auto& a = *scheduler_.answers().density;
    const Project& project = history_.project();
    std::map<RowId, double> rows;
    for (std::size_t i = 0; i < a.racks.size(); ++i)
        if (const Rack* rack = project.find(a.racks[i]); rack && rack->row)
            rows[*rack->row] += a.result.racks[i].powerKw;
    QStringList names;
    QList<qreal> values;
    for (const auto& [id, kw] : rows) {
        names << QString::fromStdString(project.rows()[id].name);
        values << kw;
    }
    chart.setTitle(tr("Maximum power by row, kW"));
    drawBars(chart, names, values, std::nullopt);
}

void ChartsPanel::drawByCategory(QChart& chart) {
    const auto& a = *scheduler_.answers().density;
    const Project& project = history_.project();
    double servers = 0, switches = 0, storage = 0, other = 0;
    for (std::size_t i = 0; i < a.racks.size(); ++i) {
        std::size_t position = 0;
        for (DeviceId id : project.referrers<Device>(a.racks[i])) {
            if (position >= a.input.racks[i].devices.size()) break;
            const auto& spec = a.input.specs[a.input.racks[i].devices[position++].spec];
            const auto& draw = spec.maxW ? spec.maxW : spec.estimateW ? spec.estimateW : spec.typicalW;
            const double kw = draw ? draw->value / 1e3 : 0;
            const DeviceRole role = project.devices()[id].role;
            (role == DeviceRole::Server    ? servers
             : isSwitch(role)              ? switches
             : role == DeviceRole::Storage ? storage
                                           : other) += kw;
        }
    }
    QStringList names{tr("servers"), tr("switches"), tr("storage"), tr("other IT")};
    QList<qreal> values{servers, switches, storage, other};
    if (const auto& power = scheduler_.answers().power) {
        names << tr("power losses");
        values << power->result.lossesKw;
        if (power->input.coolingW) {
            names << tr("cooling");
            values << power->input.coolingW->value / 1e3;
        }
    }
    chart.setTitle(tr("Power at full load by category, kW"));
    drawBars(chart, names, values, std::nullopt);
}

} // namespace cw::results
