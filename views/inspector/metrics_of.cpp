#include "views/inspector/metrics_of.h"

#include "app/analysis/bandwidth.h"
#include "model/library/own_sources.h"
#include "model/phrase_text.h"
#include "model/ports.h"
#include "model/shown_unit.h"
#include "solvers/fabric/tiers.h"

#include <QCoreApplication>

#include <algorithm>
#include <set>

namespace cw::inspector {

namespace {

using analysis::Analysis;

struct Say {
    Q_DECLARE_TR_FUNCTIONS(Inspector)
};

Metric metric(QString label, QString unit, int decimals, std::optional<double> value,
              std::optional<double> limit, QString why, Domain domain) {
    Metric m;
    m.label = std::move(label);
    m.unit = std::move(unit);
    m.decimals = decimals;
    m.value = value;
    m.limit = limit;
    m.why = std::move(why);
    m.domain = domain;
    return m;
}

/// Indices name objects whatever they are called: "density.racks[#12].".
QString keyPrefix(const char* list, std::size_t index) {
    return QStringLiteral("%1[#%2].").arg(QLatin1String(list)).arg(index);
}

/// What the rack PDUs of one side may carry together; nothing when there are none or one is not rated.
std::optional<double> feedRatingKw(const Project& project, const Analysis& answers, RackId rack,
                                   FeedSide side) {
    if (!answers.power) return std::nullopt;
    std::optional<double> sum;
    for (PowerElementId id : project.referrers<PowerElement>(rack)) {
        const PowerElement& e = project.powerElements()[id];
        if (e.kind != PowerKind::RackPdu || e.side != side) continue;
        const auto* r = answers.power->element(id);
        if (!r || !r->ratingKw) return std::nullopt;
        sum = sum.value_or(0) + *r->ratingKw;
    }
    return sum;
}

/// A count of the drawing.
Metric countMetric(QString label, double count, QString name) {
    Metric m = metric(std::move(label), {}, 0, count, std::nullopt, std::move(name), Domain::Density);
    m.given = Derivation::counted(m.label.toStdString(), count, Phrase::tr("drawing"));
    return m;
}

std::vector<Metric> rackMetrics(const Project& project, const Analysis& answers, RackId id) {
    std::vector<Metric> metrics;
    if (!answers.density) return metrics;
    const auto& a = *answers.density;
    const auto* r = a.rack(id);
    if (!r) return metrics;
    const std::size_t index = a.indexOfRack[id.value()];
    const auto& input = a.input.racks[index];
    const QString key = keyPrefix("density.racks", index);
    const QString kW = QStringLiteral("kW");
    metrics.push_back(metric(Say::tr("Power"), kW, 1, r->powerKw, r->limitKw,
                             key + QStringLiteral("power_kw"), Domain::Density));
    metrics.push_back(metric(Say::tr("Space"), QStringLiteral("U"), 0, r->usedU, input.usableU,
                             key + QStringLiteral("used_u"), Domain::Density));
    metrics.push_back(metric(
        Say::tr("Weight"), QStringLiteral("kg"), 0, r->weightKg,
        input.staticLimitKg
            ? std::optional(input.staticLimitKg->value + (input.ownMassKg ? input.ownMassKg->value : 0))
            : std::nullopt,
        key + QStringLiteral("weight_kg"), Domain::Density));
    metrics.push_back(metric(Say::tr("Feed A alone"), kW, 1, r->feedAAloneKw,
                             feedRatingKw(project, answers, id, FeedSide::A),
                             key + QStringLiteral("feeds.A_alone_kw"), Domain::Density));
    metrics.push_back(metric(Say::tr("Feed B alone"), kW, 1, r->feedBAloneKw,
                             feedRatingKw(project, answers, id, FeedSide::B),
                             key + QStringLiteral("feeds.B_alone_kw"), Domain::Density));
    metrics.push_back(metric(Say::tr("Floor load"), QStringLiteral("kg/m²"), 0, r->floorKgM2,
                             a.input.halls[input.hall].floorLimitKgM2
                                 ? std::optional(a.input.halls[input.hall].floorLimitKgM2->value)
                                 : std::nullopt,
                             key + QStringLiteral("floor_kg_m2"), Domain::Density));
    metrics.push_back(metric(Say::tr("Heat to air"), kW, 1, r->airKw, std::nullopt,
                             key + QStringLiteral("air_kw"), Domain::Density));
    if (r->liquidKw > 0)
        metrics.push_back(metric(Say::tr("Heat to liquid"), kW, 1, r->liquidKw, std::nullopt,
                                 key + QStringLiteral("liquid_kw"), Domain::Density));
    if (answers.thermal) {
        const auto& t = *answers.thermal;
        for (std::size_t i = 0; i < t.racks.size() && i < t.result.racks.size(); ++i) {
            if (t.racks[i] != id || !t.result.racks[i].inletC) continue;
            Metric m =
                metric(Say::tr("Inlet"), QStringLiteral("°C"), 1, t.result.racks[i].inletC,
                       t.input.racks[i].inletLimitC ? std::optional(t.input.racks[i].inletLimitC->value)
                                                    : std::nullopt,
                       keyPrefix("thermal.racks", i) + QStringLiteral("inlet_c"), Domain::Thermal);
            m.note = Say::tr("screening estimate");
            m.hasBar = false; // a share of degrees Celsius means nothing
            metrics.push_back(std::move(m));
        }
    }
    return metrics;
}

/// A fact of the device's part, with the source that it came with.
template <class T>
Metric factMetric(QString label, QString unit, int decimals, const Sourced<T>& fact, double value) {
    Metric m =
        metric(label, unit, decimals, value, std::nullopt, QStringLiteral("part.") + label, Domain::Density);
    m.given = Derivation::input(label.toStdString(), value, unit.toStdString(), sourcePhrase(fact.source),
                                fact.provenance);
    return m;
}

std::vector<Metric> deviceMetrics(const Project& project, DeviceId id) {
    const Device& device = project.devices()[id];
    const PartSpec& part = project.parts()[device.part].spec;
    const PartFacts& facts = project.facts(device.part);
    std::vector<Metric> metrics;
    if (const auto draw = planningPower(facts))
        metrics.push_back(factMetric(draw->qualifier == Qualifier::Typical ? Say::tr("Draw, typical")
                                     : facts.maxPower                      ? Say::tr("Draw, maximum")
                                                                           : Say::tr("Draw, budget"),
                                     QStringLiteral("kW"), 2, *draw, inKilowatts(draw->value)));
    if (facts.mass)
        metrics.push_back(factMetric(Say::tr("Weight"), QStringLiteral("kg"), 1, *facts.mass,
                                     inKilograms(facts.mass->value)));
    if (facts.gpuCount)
        metrics.push_back(factMetric(Say::tr("Accelerators"), {}, 0, *facts.gpuCount, facts.gpuCount->value));
    if (facts.liquidFraction)
        metrics.push_back(factMetric(Say::tr("Heat to liquid"), QStringLiteral("%"), 0, *facts.liquidFraction,
                                     facts.liquidFraction->value * 100));
    if (const std::uint32_t ports = portCount(part); ports > 0) {
        std::set<std::uint16_t> used;
        for (CableId cable : project.referrers<Cable>(id))
            for (const PortRef& end : {project.cables()[cable].a, project.cables()[cable].b})
                if (end.device == id) used.insert(end.port);
        Metric m = metric(Say::tr("Ports in use"), {}, 0, double(used.size()), double(ports),
                          QStringLiteral("part.ports"), Domain::Density);
        m.given = Derivation::counted(m.label.toStdString(), double(used.size()), Phrase::tr("drawing"));
        metrics.push_back(std::move(m));
    }
    return metrics;
}

std::vector<Metric> powerMetrics(const Analysis& answers, PowerElementId id) {
    std::vector<Metric> metrics;
    if (!answers.power) return metrics;
    const auto* r = answers.power->element(id);
    if (!r) return metrics;
    const QString key = keyPrefix("power.elements", answers.power->indexOfElement[id.value()]);
    metrics.push_back(metric(Say::tr("Load"), QStringLiteral("kW"), 1, r->loadKw, r->ratingKw,
                             key + QStringLiteral("load_kw"), Domain::Power));
    metrics.push_back(metric(Say::tr("Worst single failure"), QStringLiteral("%"), 0,
                             r->worstSingleFailurePct, 100, key + QStringLiteral("worst_single_failure_pct"),
                             Domain::Power));
    metrics.push_back(metric(Say::tr("Losses"), QStringLiteral("kW"), 2, r->lossKw, std::nullopt,
                             key + QStringLiteral("loss_kw"), Domain::Power));
    if (r->currentA)
        metrics.push_back(metric(Say::tr("Current"), QStringLiteral("A"), 0, r->currentA, std::nullopt,
                                 key + QStringLiteral("current_a"), Domain::Power));
    return metrics;
}

std::vector<Metric> coolingMetrics(const Analysis& answers, CoolingElementId id) {
    std::vector<Metric> metrics;
    if (!answers.thermal) return metrics;
    const auto& t = *answers.thermal;
    for (std::size_t i = 0; i < t.airUnits.size(); ++i) {
        if (t.airUnits[i] != id) continue;
        const auto& r = t.result.airUnits[i];
        const QString key = keyPrefix("thermal.crahs", i);
        metrics.push_back(metric(Say::tr("Load"), QStringLiteral("kW"), 1, r.loadKw, r.ratingKw,
                                 key + QStringLiteral("load_kw"), Domain::Thermal));
        metrics.push_back(metric(Say::tr("Worst single failure"), QStringLiteral("%"), 0,
                                 r.worstSingleFailurePct, 100,
                                 key + QStringLiteral("worst_single_failure_pct"), Domain::Thermal));
    }
    for (std::size_t i = 0; i < t.cdus.size(); ++i) {
        if (t.cdus[i] != id) continue;
        const auto& r = t.result.cdus[i];
        const QString key = keyPrefix("thermal.cdus", i);
        metrics.push_back(metric(Say::tr("Load"), QStringLiteral("kW"), 0, r.loadKw, r.ratingKw,
                                 key + QStringLiteral("load_kw"), Domain::Thermal));
        metrics.push_back(metric(Say::tr("Flow"), QStringLiteral("L/min"), 0, r.flowLpm, std::nullopt,
                                 key + QStringLiteral("flow_lpm"), Domain::Thermal));
        metrics.push_back(metric(Say::tr("Supply"), QStringLiteral("°C"), 1, r.supplyC, std::nullopt,
                                 key + QStringLiteral("supply_c"), Domain::Thermal));
        metrics.push_back(metric(Say::tr("Return"), QStringLiteral("°C"), 1, r.returnC, std::nullopt,
                                 key + QStringLiteral("return_c"), Domain::Thermal));
        metrics.push_back(metric(Say::tr("Worst single failure"), QStringLiteral("%"), 0,
                                 r.worstSingleFailurePct, 100,
                                 key + QStringLiteral("worst_single_failure_pct"), Domain::Thermal));
    }
    return metrics;
}

std::vector<Metric> hallMetrics(const Analysis& answers, HallId id) {
    std::vector<Metric> metrics;
    const QString kW = QStringLiteral("kW");
    if (answers.density) {
        const auto& a = *answers.density;
        for (std::size_t i = 0; i < a.halls.size(); ++i) {
            if (a.halls[i] != id) continue;
            const auto& r = a.result.halls[i];
            const QString key = keyPrefix("density.halls", i);
            metrics.push_back(countMetric(Say::tr("Racks"), double(r.racks), QStringLiteral("hall.racks")));
            metrics.push_back(metric(Say::tr("IT power"), kW, 1, r.itKw, std::nullopt,
                                     key + QStringLiteral("it_kw"), Domain::Density));
            metrics.push_back(metric(Say::tr("Heat to air"), kW, 1, r.airKw, std::nullopt,
                                     key + QStringLiteral("air_kw"), Domain::Density));
            metrics.push_back(metric(Say::tr("Heat to liquid"), kW, 1, r.liquidKw, std::nullopt,
                                     key + QStringLiteral("liquid_kw"), Domain::Density));
        }
    }
    if (answers.thermal) {
        const auto& t = *answers.thermal;
        for (std::size_t i = 0; i < t.halls.size(); ++i) {
            if (t.halls[i] != id) continue;
            const auto& r = t.result.halls[i];
            const QString key = keyPrefix("thermal.halls", i);
            metrics.push_back(metric(Say::tr("On the air units"), kW, 0, r.airLoadKw, r.airCapacityKw,
                                     key + QStringLiteral("air_load_kw"), Domain::Thermal));
            Metric inlet = metric(Say::tr("Inlet, highest"), QStringLiteral("°C"), 1, r.inletMaxC,
                                  std::nullopt, key + QStringLiteral("inlet_max_c"), Domain::Thermal);
            inlet.note = Say::tr("screening estimate");
            metrics.push_back(std::move(inlet));
        }
    }
    return metrics;
}

std::vector<Metric> rowMetrics(const Project& project, const Analysis& answers, RowId id) {
    if (!answers.density) return {};
    double units = 0;
    std::vector<Derivation> powers, used;
    for (RackId rack : project.referrers<Rack>(id)) {
        const auto* r = answers.density->rack(rack);
        if (!r) continue;
        const std::string& name = project.racks()[rack].name;
        const auto part = [&](double value, const char* unit, const char* field) {
            return Derivation::input(name, value, unit, "density.racks[" + name + "]." + field,
                                     Provenance::Derived);
        };
        powers.push_back(part(r->powerKw, "kW", "power_kw"));
        used.push_back(part(r->usedU, "U", "used_u"));
        units += answers.density->input.racks[answers.density->indexOfRack[rack.value()]].usableU;
    }
    const auto sum = [](const QString& label, const char* unit, int decimals, std::optional<double> limit,
                        std::vector<Derivation> parts, const char* name) {
        Derivation d = Derivation::make(Derivation::Op::Sum, label.toStdString(), unit, std::move(parts));
        Metric m = metric(label, QLatin1String(unit), decimals, d.value, limit, QLatin1String(name),
                          Domain::Density);
        m.given = std::move(d);
        return m;
    };
    return {countMetric(Say::tr("Racks"), double(powers.size()), QStringLiteral("row.racks")),
            sum(Say::tr("Power"), "kW", 1, std::nullopt, std::move(powers), "row.power_kw"),
            sum(Say::tr("Space"), "U", 0, units, std::move(used), "row.used_u")};
}

QString tierText(const std::string& name) {
    return phraseText(solvers::fabric::tierPhrase(name));
}

std::vector<Metric> fabricMetrics(const Analysis& answers, FabricId id) {
    std::vector<Metric> metrics;
    if (!answers.fabrics) return metrics;
    for (std::size_t i = 0; i < answers.fabrics->size(); ++i) {
        const auto& a = (*answers.fabrics)[i];
        if (a.fabric != id) continue;
        const auto& r = a.result;
        const QString key = QStringLiteral("fabric[#%1].").arg(i);
        const auto add = [&](const QString& label, const QString& unit, int decimals, double value,
                             const char* why) {
            metrics.push_back(
                metric(label, unit, decimals, value, std::nullopt, key + QLatin1String(why), Domain::Fabric));
        };
        add(Say::tr("Hosts"), {}, 0, r.hosts, "hosts");
        add(Say::tr("Endpoints"), {}, 0, double(r.endpoints), "endpoints");
        for (const auto& tier : r.tiers)
            metrics.push_back(metric(
                Say::tr("Switches, %1").arg(tierText(tier.name)), {}, 0, tier.switches, std::nullopt,
                key + QStringLiteral("switches.") + QString::fromStdString(tier.name), Domain::Fabric));
        for (const auto& pair : r.links)
            metrics.push_back(metric(
                Say::tr("Cables, %1").arg(tierText(pair.name)), {}, 0, double(pair.cables), std::nullopt,
                key + QStringLiteral("links.") + QString::fromStdString(pair.name), Domain::Fabric));
        const analysis::BandwidthUnit unit = analysis::bandwidthUnit(r.bisection.upperGbps);
        Metric bisection = metric(Say::tr("Bisection, one way"), QLatin1String(unit.symbol), unit.decimals,
                                  r.bisection.lowerGbps / unit.gbps, std::nullopt,
                                  key + QStringLiteral("bisection.lower_gbps"), Domain::Fabric);
        if (!r.bisection.exact) bisection.upper = r.bisection.upperGbps / unit.gbps;
        metrics.push_back(std::move(bisection));
        if (r.fullBisectionRatio)
            add(Say::tr("Share of full bisection"), QStringLiteral("%"), 1, *r.fullBisectionRatio * 100,
                "bisection.full_bisection_ratio");
        for (const auto& tier : r.tiers)
            if (tier.oversubscription)
                metrics.push_back(
                    metric(Say::tr("Oversubscription, %1").arg(tierText(tier.name)), QStringLiteral(": 1"), 2,
                           *tier.oversubscription, std::nullopt,
                           key + QStringLiteral("oversubscription.") + QString::fromStdString(tier.name),
                           Domain::Fabric));
        add(Say::tr("Diameter"), Say::tr("hops"), 0, r.hops.diameter(), "diameter_hops");
        add(Say::tr("Mean distance"), Say::tr("hops"), 2, r.hops.mean(), "mean_hops");
    }
    return metrics;
}

} // namespace

std::vector<Metric> metricsOf(const Project& project, const Analysis& answers, ObjectRef object) {
    if (const auto rack = object.as<Rack>()) return rackMetrics(project, answers, *rack);
    if (const auto element = object.as<PowerElement>()) return powerMetrics(answers, *element);
    if (const auto machine = object.as<CoolingElement>()) return coolingMetrics(answers, *machine);
    if (const auto hall = object.as<Hall>()) return hallMetrics(answers, *hall);
    if (const auto fabric = object.as<Fabric>()) return fabricMetrics(answers, *fabric);
    if (const auto row = object.as<Row>()) return rowMetrics(project, answers, *row);
    if (const auto device = object.as<Device>()) return deviceMetrics(project, *device);
    return {};
}

Metric inUnits(Metric metric, UnitSystem system) {
    const QByteArray from = metric.unit.toUtf8();
    const ShownUnit unit = shownUnit(system, from.constData());
    for (std::optional<double>* value : {&metric.value, &metric.upper, &metric.limit})
        if (*value) **value = unit.of(**value);
    metric.unit = QString::fromUtf8(unit.name);
    metric.decimals += unit.moreDecimals;
    return metric;
}

std::vector<Metric> sumsOf(const Project& project, const Analysis& answers,
                           const std::vector<ObjectRef>& objects) {
    std::vector<Metric> sums;
    for (ObjectRef object : objects) {
        const std::vector<Metric> metrics = metricsOf(project, answers, object);
        for (const Metric& m : metrics) {
            // Shares and temperatures do not add up, nor do the loads of elements that feed each other.
            const bool inSeries = object.kind == EntityKind::PowerElement && m.label != Say::tr("Losses");
            if (!m.value || inSeries || m.unit == QStringLiteral("%") || m.unit == QStringLiteral("°C") ||
                m.unit == QStringLiteral("kg/m²"))
                continue;
            const auto same = std::find_if(sums.begin(), sums.end(), [&](const Metric& s) {
                return s.label == m.label && s.unit == m.unit;
            });
            if (same == sums.end()) {
                sums.push_back(metric(m.label, m.unit, m.decimals, m.value, m.limit, {}, m.domain));
                continue;
            }
            *same->value += *m.value;
            same->limit = same->limit && m.limit ? std::optional(*same->limit + *m.limit) : std::nullopt;
        }
    }
    return sums;
}

} // namespace cw::inspector
