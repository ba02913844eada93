#include "app/analysis/snapshot_density.h"
#include "app/analysis/totals.h"
#include "model/cable_length.h"
#include "model/naming.h"
#include "model/placement.h"
#include "model/rack_contents.h"
#include "tests/support/test_registry.h"
#include "tests/unit/design/design_fixture.h"

#include <QtTest>

#include <map>
#include <set>

using namespace cw;
using cw::test::generated;
using cw::test::Generated;

namespace {

std::string where(const std::string& id, const std::string& what) {
    return id + ": " + what;
}

#define CHECK(condition, text) QVERIFY2(condition, where(label, text).c_str())

/// Ports and pieces of ports are used once, exist, carry the speed and a protocol that the fabric speaks.
void checkPorts(const Project& p, const std::string& label) {
    std::set<std::tuple<std::uint32_t, int, int>> used;
    std::map<std::pair<std::uint32_t, int>, int> lanesOf;
    for (const auto& [id, cable] : p.cables())
        for (const PortRef& end : {cable.a, cable.b}) {
            const Device& device = p.devices()[end.device];
            const std::string text = device.name + " port " + std::to_string(end.port);
            CHECK(used.insert({end.device.value(), end.port, end.lane}).second, text + " used twice");
            CHECK(end.lane < end.lanes, text);
            const auto [known, fresh] = lanesOf.try_emplace({end.device.value(), end.port}, end.lanes);
            CHECK(known->second == end.lanes, text + " split in two ways");
            std::uint32_t index = end.port;
            const PortGroup* group = nullptr;
            for (const PortGroup& g : p.parts()[device.part].spec.ports) {
                if (index < g.count) {
                    group = &g;
                    break;
                }
                index -= g.count;
            }
            CHECK(group, text + " does not exist");
            CHECK(end.lanes <= group->maxBreakout, text + " split too far");
            CHECK(inGigabitsPerSecond(cable.speed) * end.lanes <= inGigabitsPerSecond(group->rate) + 1e-6,
                  text + " too slow");
            const Protocol protocol = p.fabrics()[cable.fabric].protocol;
            const Protocols need = protocol == Protocol::InfiniBand ? Protocols::InfiniBand
                                   : protocol == Protocol::NvLink   ? Protocols::NvLink
                                                                    : Protocols::Ethernet;
            CHECK(sharesProtocol(group->protocols, need), text + " speaks another protocol");
        }
}

/// Nothing collides in a rack; limits of power, height and weight hold.
void checkRacks(const Project& p, const std::string& label) {
    for (const auto& [id, rack] : p.racks()) {
        double watts = 0, kilograms = 0;
        for (DeviceId d : p.referrers<Device>(id)) {
            const Device& device = p.devices()[d];
            CHECK(fitsAt(p, id, device.part, device.u, device.face, d).ok(), device.name);
            const PartFacts& f = p.facts(device.part);
            if (f.maxPower) watts += inWatts(f.maxPower->value);
            if (f.mass) kilograms += inKilograms(f.mass->value);
        }
        const auto limit = rack.powerLimit ? rack.powerLimit : p.halls()[rack.hall].rackPowerLimit;
        CHECK(limit && watts <= inWatts(*limit) + 1e-6, rack.name + " over its power limit");
        const PartFacts& f = p.facts(rack.part);
        CHECK(!f.staticLoad || kilograms <= inKilograms(f.staticLoad->value), rack.name + " too heavy");
    }
}

/// All that stands in a hall is inside it or in a plant room, clear of each other and of keep-outs.
void checkFloor(const Project& p, const std::string& label) {
    for (const auto& [hallId, hall] : p.halls()) {
        std::vector<std::pair<Rect, std::string>> things;
        for (RackId id : p.referrers<Rack>(hallId))
            things.emplace_back(*footprintOf(p, ObjectRef::of(id)), p.racks()[id].name);
        for (CoolingElementId id : p.referrers<CoolingElement>(hallId))
            if (const auto area = footprintOf(p, ObjectRef::of(id)))
                things.emplace_back(*area, p.coolingElements()[id].name);
        for (PowerElementId id : p.referrers<PowerElement>(hallId))
            if (const auto area = footprintOf(p, ObjectRef::of(id)))
                things.emplace_back(*area, p.powerElements()[id].name);
        const Rect floor{{0, 0}, hall.size};
        std::vector<Rect> rooms, forbidden;
        for (ObstacleId id : p.referrers<Obstacle>(hallId)) {
            const Obstacle& o = p.obstacles()[id];
            (o.kind == ObstacleKind::Room ? rooms : forbidden).push_back(o.area);
        }
        for (std::size_t i = 0; i < things.size(); ++i) {
            const auto& [area, name] = things[i];
            const bool inside =
                floor.contains(area) || std::any_of(rooms.begin(), rooms.end(),
                                                    [&](const Rect& room) { return room.contains(area); });
            CHECK(inside, name + " outside");
            for (const Rect& f : forbidden)
                CHECK(!f.overlaps(area), name + " in a keep-out");
            for (std::size_t j = 0; j < i; ++j)
                CHECK(!things[j].first.overlaps(area), name + " on " + things[j].second);
        }
        for (std::size_t i = 0; i < rooms.size(); ++i) {
            CHECK(!rooms[i].overlaps(floor), "a plant room in the hall");
            for (std::size_t j = 0; j < i; ++j)
                CHECK(!rooms[i].overlaps(rooms[j]), "plant rooms overlap");
        }
    }
    // Halls and their rooms do not meet either.
    std::vector<Rect> grounds;
    for (const auto& [hallId, hall] : p.halls()) {
        Rect ground{hall.origin, hall.size};
        for (ObstacleId id : p.referrers<Obstacle>(hallId)) {
            const Rect& a = p.obstacles()[id].area;
            ground.size.width = std::max(ground.size.width, a.right());
            ground.size.height = std::max(ground.size.height, a.bottom());
        }
        for (const Rect& other : grounds)
            CHECK(!other.overlaps(ground), hall.name + " on another hall");
        grounds.push_back(ground);
    }
}

/// Every rack hangs on A and B, each up to a utility; elements carry the load of a whole side.
void checkPower(const Project& p, const std::string& label) {
    const auto reachesUtility = [&](PowerElementId start) {
        std::vector<PowerElementId> stack{start};
        std::set<PowerElementId> seen;
        while (!stack.empty()) {
            const PowerElementId id = stack.back();
            stack.pop_back();
            if (!seen.insert(id).second) continue;
            if (p.powerElements()[id].kind == PowerKind::Utility) return true;
            for (PowerLinkId l : p.referrers<PowerLink>(id))
                if (p.powerLinks()[l].to == id) stack.push_back(p.powerLinks()[l].from);
        }
        return false;
    };
    for (const auto& [id, rack] : p.racks()) {
        bool a = false, b = false;
        for (PowerElementId e : p.referrers<PowerElement>(id)) {
            const PowerElement& element = p.powerElements()[e];
            if (element.kind != PowerKind::RackPdu || !reachesUtility(e)) continue;
            (element.side == FeedSide::A ? a : b) = true;
        }
        CHECK(a && b, rack.name + " lacks a feed");
    }
}

/// Every server is on every fabric that the design has; every rack with liquid has its loop.
void checkConnections(const Project& p, const std::string& label) {
    std::map<FabricId, std::set<std::uint32_t>> on;
    for (const auto& [id, cable] : p.cables()) {
        on[cable.fabric].insert(cable.a.device.value());
        on[cable.fabric].insert(cable.b.device.value());
    }
    std::set<FabricRole> roles;
    for (const auto& [id, fabric] : p.fabrics()) {
        roles.insert(fabric.role);
        if (fabric.role == FabricRole::ScaleUp) continue; // one for each rack
        for (const auto& [deviceId, device] : p.devices())
            if (device.role == DeviceRole::Server)
                CHECK(on[id].contains(deviceId.value()), device.name + " is not on " + fabric.name);
    }
    for (FabricRole role :
         {FabricRole::Compute, FabricRole::Storage, FabricRole::InBand, FabricRole::OutOfBand})
        CHECK(roles.contains(role), std::string(enumName(role)) + " missing");
    for (const auto& [id, cable] : p.cables()) {
        CHECK(cable.media != Media::Unspecified, "a cable without medium");
        if (cable.media == Media::MultiMode || cable.media == Media::SingleMode)
            CHECK(cable.part && cable.opticA && cable.opticB,
                  "fibre without optics: " + cableLabel(p, cable));
        else if (cable.media != Media::Backplane)
            CHECK(cable.part, "a cable without part: " + cableLabel(p, cable));
        if (cable.part)
            if (const SpecValue* most = findSpec(p.parts()[*cable.part].spec, "length_max_m"))
                CHECK(toM(cableRoute(p, cable)) <= std::get<double>(most->value),
                      cableLabel(p, cable) + " over reach");
    }
}

void checkNames(const Project& p, const std::string& label) {
    std::set<std::string> names;
    for (const auto& [id, rack] : p.racks())
        CHECK(names.insert(rack.name).second, rack.name + " twice");
    for (const auto& [id, device] : p.devices())
        CHECK(names.insert(device.name).second, device.name + " twice");
    for (const auto& [id, element] : p.powerElements())
        CHECK(names.insert(element.name).second, element.name + " twice");
}

/// Every rack that draws power hangs on both feeds, each of which carries it alone.
void checkFeeds(const Project& p, const std::string& label) {
    auto answer = analysis::snapshotDensity(p);
    answer.result = solvers::density::solveDensity(answer.input, {}, {});
    for (std::size_t i = 0; i < answer.result.racks.size(); ++i) {
        const auto& rack = answer.result.racks[i];
        const std::string name = answer.input.racks[i].label;
        CHECK(std::abs(rack.feedAKw + rack.feedBKw - rack.powerKw) < 1e-9, name + ": feeds do not sum up");
        CHECK(std::abs(rack.feedAAloneKw - rack.powerKw) < 1e-9, name + " on feed A alone");
        CHECK(std::abs(rack.feedBAloneKw - rack.powerKw) < 1e-9, name + " on feed B alone");
    }
}

} // namespace

class GeneratedProjectsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyDesignIsSound_data() {
        cw::test::designRows({{"superpod-h100", "scalable_units=1"},
                              {"superpod-h100", ""},
                              {"superpod-h100", "scalable_units=3 rack_limit_kw=21 site=US-TEX-ERCO"},
                              {"superpod-h100", "scalable_units=16 rack_limit_kw=90 fabric_manager=false"},
                              {"superpod-h200", "scalable_units=2 rack_limit_kw=11 site=DE"},
                              {"superpod-b200", "scalable_units=8"},
                              {"superpod-b300-ethernet", "scalable_units=1"},
                              {"superpod-b300-ethernet", "scalable_units=8"},
                              {"superpod-b300-xdr", "scalable_units=4"},
                              {"superpod-gb200", ""},
                              {"superpod-gb200", "scalable_units=9"},
                              {"clos", ""},
                              {"clos", "gpus=1000 rails=4 oversubscription=2 tiers=3"},
                              {"clos", "gpus=2048 switch=nvidia-sn5600"},
                              {"clos", "gpus=512 link_gbps=800 nodes_per_su=16"},
                              {"clos", "gpus=8 rails=1"},
                              {"lab", ""},
                              {"lab", "gpus=4"},
                              {"lab", "gpus=64"}});
    }
    void everyDesignIsSound() {
        QFETCH(QString, id);
        QFETCH(QString, settings);
        const Generated g = generated(id.toStdString(), cw::test::settingsOf(settings));
        QVERIFY2(g.status.ok(),
                 g.status.ok() ? "" : (g.status.error().context + ": " + g.status.error().detail).c_str());
        const std::string label = id.toStdString();
        const Project& p = g.project();
        checkPorts(p, label);
        if (QTest::currentTestFailed()) return;
        checkRacks(p, label);
        if (QTest::currentTestFailed()) return;
        checkFloor(p, label);
        if (QTest::currentTestFailed()) return;
        checkPower(p, label);
        if (QTest::currentTestFailed()) return;
        if (label != "lab" || g.summary->servers * 8 == g.summary->accelerators) checkConnections(p, label);
        if (QTest::currentTestFailed()) return;
        checkNames(p, label);
        checkFeeds(p, label);
        if (QTest::currentTestFailed()) return;
        const auto drawn = analysis::countDrawn(p);
        QCOMPARE(drawn.servers, g.summary->servers);
        QCOMPARE(drawn.gpus, g.summary->accelerators);
        QCOMPARE(drawn.racks, g.summary->racks);
        QCOMPARE(drawn.switches, g.summary->switches);
        QCOMPARE(drawn.cables, g.summary->cables);
    }

    void theStandardPodStandsAsItIsDrawnInItsPublishedForm() {
        const Generated g = generated("superpod-h100");
        QVERIFY(g.status.ok());
        const Project& p = g.project();
        QCOMPARE(p.halls().size(), std::size_t(1));
        QCOMPARE(p.rows().size(), std::size_t(4));
        QCOMPARE(g.summary->nodesPerRack, std::size_t(4));
        QCOMPARE(p.racks().size(), std::size_t(40));
        for (const auto& [id, rack] : p.racks()) {
            const std::string place = rack.name.substr(1);
            QCOMPARE(rack.role, place == "05"   ? RackRole::Network
                                : place == "06" ? RackRole::Storage
                                                : RackRole::Compute);
        }
        // The last unit gives one of its node slots away.
        for (const auto& [id, rack] : p.racks())
            if (rack.role == RackRole::Compute)
                QCOMPARE(p.referrers<Device>(id).size(),
                         rack.name == "D10" ? std::size_t(3) : std::size_t(4));
        for (const auto& [id, device] : p.devices())
            if (device.role == DeviceRole::Server) {
                QCOMPARE(int(device.psuOnA), 3);
                QCOMPARE(int(device.psuOnB), 3);
            }
    }

    void theOutOfBandNetworkStaysInItsHall() {
        // Copper does not reach the next hall.
        const Generated g = generated("clos", {{"gpus", "24000"}});
        QVERIFY(g.status.ok());
        const Project& p = g.project();
        QVERIFY(p.halls().size() > 2);
        std::set<HallId> halls;
        for (const auto& [id, cable] : p.cables()) {
            if (cable.media != Media::TwistedPair) continue;
            const HallId a = p.racks()[p.devices()[cable.a.device].rack].hall;
            QCOMPARE(a, p.racks()[p.devices()[cable.b.device].rack].hall);
            halls.insert(a);
        }
        QCOMPARE(halls.size(), p.halls().size());
    }

    void aLaboratoryHasPlantOfItsSize() {
        const Generated g = generated("lab");
        QVERIFY(g.status.ok());
        for (const auto& [id, element] : g.project().powerElements())
            if (element.kind == PowerKind::Ups) QVERIFY(inKilowatts(*element.rating) <= 60);
        for (const auto& [id, machine] : g.project().coolingElements()) {
            const PartFacts& facts = g.project().facts(*machine.part);
            QVERIFY(inKilowatts(facts.capacity->value) <= 100);
        }
    }

    void sameSettingsGiveTheSameProject() {
        const Generated a = generated("superpod-h100", {{"scalable_units", "2"}});
        const Generated b = generated("superpod-h100", {{"scalable_units", "2"}});
        QVERIFY(a.project() == b.project());
        const Generated c = generated("superpod-h100", {{"scalable_units", "2"}, {"rack_limit_kw", "44"}});
        QVERIFY(!(a.project() == c.project()));
    }

    void oneStepUndoesItAll() {
        Generated g = generated("lab");
        QVERIFY(g.history->canUndo());
        g.history->undo();
        QVERIFY(g.project() == Project());
    }

    void networkRacksStandWhereCablingIsShortest() {
        const Generated g = generated("superpod-h100", {{"scalable_units", "4"}});
        const Project& p = g.project();
        const auto metres = [&] {
            double sum = 0;
            for (const auto& [id, cable] : p.cables())
                sum += toM(cableRoute(p, cable));
            return sum;
        };
        const double drawn = metres();
        // Each row's service racks change places with the compute racks at its west and at its east end.
        for (const bool west : {true, false}) {
            const Status moved = g.history->run("swap", [&](ProjectEditor& e) -> Status {
                for (const auto& [row, value] : p.rows()) {
                    std::vector<RackId> racks, service;
                    for (RackId id : p.referrers<Rack>(row))
                        racks.push_back(id);
                    std::sort(racks.begin(), racks.end(), [&](RackId a, RackId b) {
                        return p.racks()[a].pose.origin.x < p.racks()[b].pose.origin.x;
                    });
                    for (RackId id : racks)
                        if (p.racks()[id].role != RackRole::Compute) service.push_back(id);
                    for (std::size_t i = 0; i < service.size(); ++i) {
                        const RackId end = west ? racks[i] : racks[racks.size() - 1 - i];
                        if (end == service[i]) continue;
                        const Pose a = p.racks()[end].pose, b = p.racks()[service[i]].pose;
                        if (Status s = e.set(end, &Rack::pose, b); !s) return s;
                        if (Status s = e.set(service[i], &Rack::pose, a); !s) return s;
                    }
                }
                return {};
            });
            QVERIFY(moved.ok());
            QVERIFY2(metres() > drawn, std::to_string(metres()).c_str());
            g.history->undo();
            QCOMPARE(metres(), drawn);
        }
    }

    void badSettingsNameTheKeyAndLeaveNothing_data() {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("key");
        QTest::addColumn<QString>("value");
        QTest::addColumn<QString>("hint");
        QTest::newRow("too many units") << "superpod-h100"
                                        << "scalable_units"
                                        << "65"
                                        << "1 to 64";
        QTest::newRow("no units") << "superpod-h100"
                                  << "scalable_units"
                                  << "0"
                                  << "1 to 64";
        QTest::newRow("not whole") << "superpod-h100"
                                   << "scalable_units"
                                   << "1.5"
                                   << "whole number";
        QTest::newRow("not a number") << "clos"
                                      << "gpus"
                                      << "many"
                                      << "whole number";
        QTest::newRow("not finite") << "clos"
                                    << "oversubscription"
                                    << "nan"
                                    << "0.10 to 64";
        QTest::newRow("huge") << "clos"
                              << "gpus"
                              << "1e300"
                              << "1 to 1048576";
        QTest::newRow("no such tier") << "clos"
                                      << "tiers"
                                      << "5"
                                      << "auto, 2, 3, 4";
        QTest::newRow("neither true nor false") << "superpod-h100"
                                                << "fabric_manager"
                                                << "yes"
                                                << "true";
        QTest::newRow("no such setting") << "superpod-h100"
                                         << "gpus"
                                         << "8"
                                         << "scalable_units";
        QTest::newRow("limit below one server") << "superpod-h100"
                                                << "rack_limit_kw"
                                                << "10"
                                                << "11 kW";
        QTest::newRow("limit below one system") << "superpod-gb200"
                                                << "rack_limit_kw"
                                                << "100"
                                                << "109 kW";
        QTest::newRow("no such server") << "clos"
                                        << "server"
                                        << "dgx-h1000"
                                        << "id of a server";
        QTest::newRow("a rack as server") << "clos"
                                          << "server"
                                          << "generic-48u-600x1200"
                                          << "not a server";
        QTest::newRow("no such switch") << "clos"
                                        << "switch"
                                        << "qm"
                                        << "id of a switch";
        QTest::newRow("too few ports") << "clos"
                                       << "switch_ports"
                                       << "4000"
                                       << "fewer";
        QTest::newRow("one port") << "clos"
                                  << "switch_ports"
                                  << "1"
                                  << "2 to 4096";
        QTest::newRow("rails that do not divide") << "clos"
                                                  << "rails"
                                                  << "3"
                                                  << "divide";
        QTest::newRow("no such place") << "lab"
                                       << "site"
                                       << "Atlantis"
                                       << "US-TEX-ERCO";
        QTest::newRow("no such country") << "lab"
                                         << "site"
                                         << "ZZ-NORTH"
                                         << "ISO 3166";
    }
    void badSettingsNameTheKeyAndLeaveNothing() {
        QFETCH(QString, id);
        QFETCH(QString, key);
        QFETCH(QString, value);
        QFETCH(QString, hint);
        const Generated g = generated(id.toStdString(), {{key.toStdString(), value.toStdString()}});
        QVERIFY(!g.status.ok());
        QCOMPARE(QString::fromStdString(g.status.error().context), key);
        QVERIFY2(QString::fromStdString(g.status.error().detail).contains(hint),
                 g.status.error().detail.c_str());
        QVERIFY(g.project() == Project());
        QCOMPARE(g.history->stepCount(), std::size_t(0));
    }

    void anUnknownTemplateIsNotFound() {
        const Generated g = generated("superpod-9000");
        QVERIFY(!g.status.ok());
        QCOMPARE(g.status.error().code, ErrorCode::NotFound);
        QVERIFY(g.status.error().detail.find("superpod-h100") != std::string::npos);
    }

    void theEmptyTemplateHasOneEmptyHall() {
        const Generated g = generated("empty", {{"site", "DE"}, {"name", "Northgate"}});
        QVERIFY(g.status.ok());
        QCOMPARE(g.project().halls().size(), std::size_t(1));
        QCOMPARE(g.project().racks().size(), std::size_t(0));
        QCOMPARE(g.project().sites()[SiteId(1)].country, std::string("DE"));
        QCOMPARE(g.project().info().title, std::string("Northgate"));
    }

    void everyTemplateDescribesItsSettings() {
        std::set<std::string> ids;
        for (const design::TemplateSpec& spec : design::TemplateRegistry::templates()) {
            QVERIFY(ids.insert(spec.id).second);
            QVERIFY(!spec.name.empty() && !spec.description.empty() && !spec.source.empty());
            for (const char* common : {"rack_limit_kw", "site", "name"})
                QVERIFY(std::any_of(spec.parameters.begin(), spec.parameters.end(),
                                    [&](const auto& p) { return p.key == common; }));
            design::SettingValues defaults;
            for (const auto& p : spec.parameters)
                defaults[p.key] = p.fallback;
            QVERIFY(design::Settings::read(spec, defaults).ok());
        }
        QCOMPARE(ids.size(), std::size_t(9));
    }
};

CW_REGISTER_TEST(GeneratedProjectsTest);
#include "generated_projects_test.moc"
