#include "app/analysis/analysis.h"
#include "app/design/template_registry.h"
#include "model/edit/history.h"
#include "model/library/catalog.h"
#include "tests/support/test_registry.h"
#include "views/render/colour_scale.h"
#include "views/render/fabric_painter.h"
#include "views/render/fabric_ports.h"
#include "views/render/fabric_text.h"

#include <QPainter>
#include <QtTest>

#include <set>

using namespace cw;
using namespace cw::render;

namespace {

/// A generated design with its solved fabrics. Each is made once.
struct Design {
    History history;
    analysis::Analysis answers;

    const Project& project() const { return history.project(); }
    const analysis::FabricAnswer* fabric(FabricRole role) const {
        for (const auto& f : *answers.fabrics)
            if (f.role == role) return &f;
        return nullptr;
    }
    FabricScene scene(FabricRole role, double width = 900, double height = 500) const {
        return layoutFabric(project(), *fabric(role), width, height);
    }
};

const Design& designOf(const std::string& id, int units = 0) {
    static std::map<std::pair<std::string, int>, std::unique_ptr<Design>> made;
    auto& d = made[{id, units}];
    if (d) return *d;
    d = std::make_unique<Design>();
    const auto catalog = Catalog::builtin();
    cw::design::SettingValues settings;
    if (units > 0) settings["scalable_units"] = std::to_string(units);
    const Status status = d->history.run("new", [&](ProjectEditor& editor) -> Status {
        auto generated = cw::design::TemplateRegistry::generate(id, settings, *catalog, editor);
        return generated ? Status{} : Status(generated.error());
    });
    if (!status) qFatal("%s", status.error().context.c_str());
    analysis::solveDomain(Domain::Fabric, d->project(), d->answers, {});
    return *d;
}

QImage painted(const FabricScene& scene, const FabricStyle& style, Appearance appearance) {
    QImage image(scene.size.toSize(), QImage::Format_RGB32);
    const ColourRoles& roles = colourRoles(appearance);
    image.fill(roles.surface.canvas);
    QPainter p(&image);
    QFont font;
    font.setPixelSize(13);
    paintFabric(p, scene, roles, font, style, {});
    return image;
}

} // namespace

class FabricSceneTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void asManyCablesAreDrawnCutAsTheAnswerSays_data() {
        QTest::addColumn<QString>("id");
        QTest::addColumn<int>("units");
        QTest::addColumn<int>("compute");
        QTest::newRow("lab") << "lab" << 0 << 8;
        QTest::newRow("h100") << "superpod-h100" << 4 << 504;
        QTest::newRow("gb200") << "superpod-gb200" << 1 << -1;
    }
    void asManyCablesAreDrawnCutAsTheAnswerSays() {
        QFETCH(QString, id);
        QFETCH(int, units);
        QFETCH(int, compute);
        const Design& d = designOf(id.toStdString(), units);
        QVERIFY(!d.answers.fabrics->empty());
        for (const auto& fabric : *d.answers.fabrics) {
            const FabricScene scene = layoutFabric(d.project(), fabric, 900, 500);
            const std::int64_t cut = fabric.result.bisection.cutCables;
            QCOMPARE(scene.cutCables(), cut);
            std::int64_t ofTiers = 0, cables = 0, links = 0, drawn = 0;
            for (const FabricTier& tier : scene.tiers) {
                ofTiers += tier.cutCables;
                cables += tier.cables;
            }
            for (const FabricLink& link : scene.links)
                drawn += link.cables;
            for (const auto edge : fabric.graph.edgeCables)
                links += edge;
            QCOMPARE(ofTiers, cut);
            QCOMPARE(cables, links);
            QCOMPARE(drawn, links);
            QCOMPARE(scene.sides[0].endpoints + scene.sides[1].endpoints,
                     fabric.result.bisection.totalEndpoints);
            if (fabric.role == FabricRole::Compute && compute >= 0) QCOMPARE(cut, std::int64_t(compute));
        }
    }

    void theBoxThatTheCutRunsThroughIsDivided() {
        const FabricScene scene = designOf("superpod-h100", 4).scene(FabricRole::Compute);
        QCOMPARE(scene.hosts.size(), std::size_t(4));
        const auto& parts = scene.hosts[1].parts; // 504 endpoints: one unit, and all but a node of the next
        QCOMPARE(parts.size(), std::size_t(2));
        QCOMPARE(parts[0].nodes, std::size_t(31));
        QCOMPARE(parts[1].nodes, std::size_t(1));
        QVERIFY(parts[0].rect.right() < parts[1].rect.left());
        QVERIFY(scene.hosts[1].rect.contains(parts[0].rect) && scene.hosts[1].rect.contains(parts[1].rect));
        std::multiset<std::int64_t> cut, stays;
        for (const FabricLink& link : scene.links)
            if (link.toHosts && link.lower == 1) (link.crossesCut ? cut : stays).insert(link.cables);
        QCOMPARE(cut.count(31), std::size_t(8));
        QCOMPARE(stays.count(1), std::size_t(8));
    }

    void withoutTheCutNoBoxIsDivided() {
        const Design& d = designOf("superpod-h100", 4);
        const FabricScene scene = layoutFabric(d.project(), *d.fabric(FabricRole::Compute), 900, 500, false);
        QCOMPARE(scene.cutCables(), std::int64_t(0));
        QCOMPARE(scene.sides[1].endpoints, std::int64_t(0));
        for (const FabricHosts& h : scene.hosts)
            QCOMPARE(h.parts.size(), std::size_t(1));
        QCOMPARE(scene.hosts[1].parts[0].nodes, std::size_t(32));
    }

    void managersAreNoNodes() {
        const FabricScene scene = designOf("superpod-h100", 4).scene(FabricRole::Compute);
        const FabricHostPart& last = scene.hosts.back().parts.front();
        QCOMPARE(last.nodes, std::size_t(31));
        QCOMPARE(last.others, std::size_t(2));
        QCOMPARE(hostTexts(last, FabricRole::Compute, false).first.front(),
                 QStringLiteral("31 node(s), 248 GPU(s)"));
    }

    void onlyTheComputeFabricHasScalableUnits() {
        const Design& d = designOf("superpod-h100", 4);
        QVERIFY(d.scene(FabricRole::Compute).units);
        for (const FabricRole role : {FabricRole::Storage, FabricRole::InBand, FabricRole::OutOfBand})
            QVERIFY(!d.scene(role).units);
        QVERIFY(!designOf("lab").scene(FabricRole::Compute).units); // one group is no unit among others
    }

    void noTwoSwitchesAreCalledTheSame() {
        for (const auto* d :
             {&designOf("superpod-h100", 4), &designOf("superpod-gb200", 1), &designOf("lab")})
            for (const auto& fabric : *d->answers.fabrics) {
                const FabricScene scene = layoutFabric(d->project(), fabric, 900, 500);
                std::set<std::tuple<int, int, QString>> names;
                for (const FabricNode& n : scene.nodes)
                    QVERIFY2(
                        names.insert({n.layer, scene.units && n.layer == 1 ? n.group : 0, n.label}).second,
                        qPrintable(n.label));
            }
    }

    void spinesStandAboveTheFrames() {
        const FabricScene scene = designOf("superpod-h100", 4).scene(FabricRole::Compute);
        QRectF spines, frames;
        for (const FabricNode& n : scene.nodes)
            if (n.layer == 2) spines |= n.rect;
        for (const FabricHosts& h : scene.hosts)
            frames |= h.frame;
        QVERIFY(std::abs(spines.left() - frames.left()) < 0.01);
        QVERIFY(std::abs(spines.right() - frames.right()) < 0.01);
    }

    void aSmallPaneKeepsTiersApart() {
        for (const FabricRole role : {FabricRole::Compute, FabricRole::OutOfBand}) {
            const FabricScene scene = designOf("superpod-h100", 4).scene(role, 320, 100);
            for (std::size_t i = 1; i < scene.tiers.size(); ++i)
                QVERIFY(scene.tiers[i - 1].y - scene.tiers[i].y >= 60);
            QVERIFY(scene.hosts[0].rect.top() - scene.tiers[0].y >= 40);
            QVERIFY(scene.legend.bottom() <= scene.size.height());
            for (const FabricHosts& h : scene.hosts)
                QVERIFY(h.frame.bottom() <= scene.legend.top());
        }
    }

    void fewLinksCanBeSeen() {
        const FabricScene scene = designOf("superpod-h100", 4).scene(FabricRole::InBand);
        for (const Appearance appearance : {Appearance::Light, Appearance::Dark})
            for (const bool showCut : {false, true}) {
                FabricStyle style;
                style.showCut = showCut;
                const QImage image = painted(scene, style, appearance);
                const QColor ground = colourRoles(appearance).surface.canvas;
                for (const FabricLink& link : scene.links) {
                    if (link.toHosts) continue;
                    const QPointF at = link.from + (link.to - link.from) * 0.35;
                    double most = 1; // of the pixels across the line
                    for (int dx = -2; dx <= 2; ++dx)
                        most = std::max(
                            most, contrastRatio(image.pixelColor(int(at.x()) + dx, int(at.y())), ground));
                    QVERIFY2(most >= 3, qPrintable(QString::number(most)));
                }
            }
    }

    void manyLinksFade() {
        QCOMPARE(linkOpacity(1, 0.2), 1.0);
        QCOMPARE(linkOpacity(200, 0.2), 1.0);
        QVERIFY(linkOpacity(512, 0.2) < 0.4);
        QCOMPARE(linkOpacity(100000, 0.2), 0.2);
    }

    void whatIsSelectedInAnotherFabricFadesNothing() {
        const Design& d = designOf("superpod-h100", 4);
        const FabricScene scene = d.scene(FabricRole::InBand);
        FabricStyle style;
        const QImage plain = painted(scene, style, Appearance::Light);
        style.selected = {d.scene(FabricRole::Compute).nodes.front().device};
        QVERIFY(painted(scene, style, Appearance::Light) == plain);
        style.selected = {scene.nodes.front().device};
        QVERIFY(painted(scene, style, Appearance::Light) != plain);
    }

    void theCutIsExplainedInThePicture() {
        const Design& d = designOf("superpod-h100", 4);
        const FabricScene scene = d.scene(FabricRole::Compute);
        const auto texts = legendTexts(scene);
        QCOMPARE(texts.front()[0], QStringLiteral("side 1: 504 endpoint(s)"));
        QCOMPARE(texts.front()[1], QStringLiteral("side 2: 512 endpoint(s), 48 switch(es)"));
        QCOMPARE(texts.front()[2], QStringLiteral("504 cable(s) cut"));
        QVERIFY(linkTexts(scene.tiers[1], true).front().endsWith(QStringLiteral("of 400 Gb/s, none cut")));
        FabricStyle style;
        const QImage with = painted(scene, style, Appearance::Light);
        style.legend = false;
        QVERIFY(painted(scene, style, Appearance::Light) != with);
    }

    void theCablesOfALeafAreToldByPortAndRate() {
        const Design& d = designOf("superpod-h100", 4);
        const FabricScene scene = d.scene(FabricRole::Compute);
        const auto leaf = std::find_if(scene.nodes.begin(), scene.nodes.end(),
                                       [](const FabricNode& n) { return n.layer == 1; });
        const auto peers =
            switchPeers(d.project(), scene, d.fabric(FabricRole::Compute)->fabric, leaf->device);
        std::size_t spines = 0, ports = 0;
        std::set<std::pair<int, int>> distinct;
        for (const SwitchPeer& peer : peers) {
            spines += peer.node >= 0;
            ports += peer.ports.size();
            for (const PortRef& port : peer.ports)
                distinct.insert({port.port, port.lane});
            QCOMPARE(peer.leastGbps, 400.0);
            QCOMPARE(peer.mostGbps, 400.0);
            if (peer.node >= 0) QCOMPARE(peer.ports.size(), std::size_t(2)); // 32 up over 16 spines
        }
        QCOMPARE(spines, std::size_t(16));
        QCOMPARE(ports, std::size_t(64));
        QCOMPARE(distinct.size(), ports);
        const QStringList lines = peerLines(d.project(), scene, peers);
        QCOMPARE(lines.size(), 2);
        for (const QString& line : lines)
            QVERIFY(line.contains(QStringLiteral("32 × 400")));
    }
};

CW_REGISTER_TEST(FabricSceneTest);
#include "fabric_scene_test.moc"
