#include "tests/support/plan_project.h"
#include "tests/support/test_registry.h"
#include "views/render/category_fill.h"
#include "views/render/legend_painter.h"

#include <QtTest>

using namespace cw;
using namespace cw::test;
using namespace cw::render;

namespace {

PlanStyle style(double ratio = 1) {
    QFont font;
    font.setPixelSize(13);
    return {colourRoles(Appearance::Light), Appearance::Light, font, ratio};
}

/// An overlay whose racks all have the limit, and one of them a lower one when given.
PlanOverlay withLimits(const Project& project, ScaleDomain domain, double limit, double lower = kNoValue) {
    PlanOverlay overlay;
    overlay.id = overlay.title = QStringLiteral("power");
    overlay.domain = domain;
    overlay.values.assign(project.racks().idLimit(), 1);
    overlay.limits.assign(project.racks().idLimit(), limit);
    if (!std::isnan(lower))
        for (const auto& [id, rack] : project.racks())
            if (overlay.limits[id.value()] == limit) {
                overlay.limits[id.value()] = lower;
                break;
            }
    return overlay;
}

QString textsOf(const std::vector<LegendTick>& ticks) {
    QStringList texts;
    for (const LegendTick& tick : ticks)
        texts << tick.text;
    return texts.join(QLatin1Char('|'));
}

QImage swatch(CategoryTone tone, QSize size, bool grey) {
    QImage image(size, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter p(&image);
    paintCategory(p, QRectF(QPointF(), QSizeF(size)), tone, colourRoles(Appearance::Light), true);
    p.end();
    return grey ? image.convertToFormat(QImage::Format_Grayscale8) : image;
}

} // namespace

class LegendTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void ticksNeverTouch() {
        PlanProject p;
        const PlanScene scene = buildPlanScene(p.project(), p.hall);
        const QRectF r(0, 0, LegendPainter::kWidth, 100);
        for (const double high :
             {0.3, 7.0, 31.0, 45.0, 48.0, 100.0, 110.0, 140.0, 141.7, 1360.0, 98765.0, 2e6}) {
            const PlanOverlay overlay = withLimits(p.project(), {0, high}, high, high / 3);
            const auto ticks = LegendPainter(overlay, scene.racks, style()).ticks(r);
            QVERIFY2(ticks.size() >= 2, qPrintable(textsOf(ticks)));
            QVERIFY(ticks.back().text.startsWith(numberText(high, high == std::round(high) ? 0 : 1)));
            for (std::size_t i = 0; i < ticks.size(); ++i) {
                QVERIFY2(r.contains(ticks[i].label), qPrintable(textsOf(ticks)));
                if (i > 0)
                    QVERIFY2(ticks[i - 1].label.right() + 7.9 <= ticks[i].label.left(),
                             qPrintable(textsOf(ticks)));
            }
        }
    }

    void onlyALimitIsCalledLimit() {
        PlanProject p;
        const PlanScene scene = buildPlanScene(p.project(), p.hall);
        const QRectF r(0, 0, LegendPainter::kWidth, 100);
        const auto end = [&](const PlanOverlay& overlay) {
            return LegendPainter(overlay, scene.racks, style()).ticks(r).back().text;
        };
        QCOMPARE(end(withLimits(p.project(), {0, 45}, 45)), QStringLiteral("45 limit"));
        QCOMPARE(end(withLimits(p.project(), {0, 45}, 45, 30)), QStringLiteral("45 highest limit"));
        QCOMPARE(end(withLimits(p.project(), {0, 100}, kNoValue)), QStringLiteral("100"));
        // A scale that ends elsewhere than at the limit.
        QCOMPARE(end(withLimits(p.project(), {18, 32}, 30)), QStringLiteral("32"));
    }

    void marksAreExplainedBelowTheBar() {
        PlanProject p;
        const PlanScene scene = buildPlanScene(p.project(), p.hall);
        PlanOverlay overlay = withLimits(p.project(), {18, 32}, 30);
        const double without = LegendPainter(overlay, scene.racks, style()).height();
        overlay.marks = {{27, QStringLiteral("recommended"), false},
                         {30, QStringLiteral("part limit"), true}};
        const double one = LegendPainter(overlay, scene.racks, style()).height();
        QVERIFY(one > without);
        overlay.marks.push_back({31, QStringLiteral("a name as long as a whole row of the legend"), true});
        QVERIFY(LegendPainter(overlay, scene.racks, style()).height() > one);
    }

    void theBarShowsTheScaleWithoutSeams() {
        PlanProject p;
        const PlanScene scene = buildPlanScene(p.project(), p.hall);
        const PlanOverlay overlay = withLimits(p.project(), {0, 45}, 45);
        // As on paper: units that are no whole number of device pixels, antialiased.
        for (const double factor : {1.0, 1.37, 4.72}) {
            QImage image(int(LegendPainter::kWidth * factor) + 2, int(120 * factor), QImage::Format_RGB32);
            image.fill(Qt::white);
            QPainter painter(&image);
            painter.setRenderHint(QPainter::Antialiasing);
            painter.scale(factor, factor);
            const LegendPainter legend(overlay, scene.racks, style(factor));
            const QRectF r(0, 0, LegendPainter::kWidth, legend.height());
            legend.paint(painter, r);
            painter.end();
            const QRectF bar = legend.bar(r);
            const ColourScale& scale = colourScale(overlay.scale, Appearance::Light);
            const int y = int(bar.center().y() * factor);
            for (int x = int((bar.left() + 3) * factor); x < (bar.right() - 3) * factor; ++x) {
                const QColor is = image.pixelColor(x, y);
                const QColor wanted = scale.colourAt(((x + 0.5) / factor - bar.left()) / bar.width());
                const int off =
                    std::max({std::abs(is.red() - wanted.red()), std::abs(is.green() - wanted.green()),
                              std::abs(is.blue() - wanted.blue())});
                QVERIFY2(off <= 6,
                         qPrintable(QStringLiteral("%1: %2 for %3").arg(x).arg(is.name(), wanted.name())));
            }
        }
    }

    void feedsDifferWithoutColour() {
        constexpr CategoryTone kTones[]{CategoryTone::FeedAB, CategoryTone::FeedA, CategoryTone::FeedB,
                                        CategoryTone::Missing};
        for (const QSize size : {QSize(20, 41), QSize(41, 20), QSize(8, 16), QSize(26, 13)})
            for (const CategoryTone a : kTones)
                for (const CategoryTone b : kTones) {
                    if (a == b) continue;
                    const QImage one = swatch(a, size, true), other = swatch(b, size, true);
                    int different = 0;
                    for (int y = 0; y < size.height(); ++y)
                        for (int x = 0; x < size.width(); ++x)
                            different += std::abs(qGray(one.pixel(x, y)) - qGray(other.pixel(x, y))) > 60;
                    QVERIFY2(different >= 6, qPrintable(QStringLiteral("%1 and %2 at %3 × %4: %5")
                                                            .arg(int(a))
                                                            .arg(int(b))
                                                            .arg(size.width())
                                                            .arg(size.height())
                                                            .arg(different)));
                }
    }

    void barTracksAreSeenOnEverySurface() {
        for (const Appearance a : {Appearance::Light, Appearance::Dark}) {
            const ColourRoles& c = colourRoles(a);
            for (const QColor& ground : {c.surface.panel, c.surface.base, c.surface.canvas, c.surface.raised})
                QVERIFY(contrastRatio(c.surface.track, ground) >= 1.25);
            for (const QColor& filled : {c.accent.fill, c.text.secondary})
                QVERIFY(contrastRatio(c.surface.track, filled) >= 1.7);
        }
    }
};

CW_REGISTER_TEST(LegendTest);
#include "legend_test.moc"
