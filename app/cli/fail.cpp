#include "app/analysis/failure.h"
#include "app/cli/commands.h"
#include "app/cli/fail_random.h"
#include "app/cli/object_key.h"
#include "app/cli/open_design.h"

#include <QCoreApplication>
#include <QLocale>
#include <nlohmann/json.hpp>

namespace cw::cli {

namespace {

struct Say {
    Q_DECLARE_TR_FUNCTIONS(Cli)
};

Json orNull(const std::optional<double>& v) {
    return v ? Json(*v) : Json();
}

template <class Ids>
Json keysOf(const Project& project, const Ids& ids) {
    Json keys = Json::array();
    for (const auto& id : ids)
        keys.push_back(objectKey(project, ObjectRef::of(id)));
    return keys;
}

Json bisectionJson(const solvers::fabric::FabricResult& r) {
    return {{"lower_gbps", r.bisection.lowerGbps},
            {"upper_gbps", r.bisection.upperGbps},
            {"exact", r.bisection.exact},
            {"endpoints", r.endpoints}};
}

Json fabricsJson(const Project& project, const analysis::FailureReport& report) {
    Json list = Json::array();
    for (std::size_t i = 0; i < report.fabrics.size(); ++i) {
        const auto& before = (*report.before.fabrics)[i];
        const auto& loss = report.fabrics[i];
        const auto& was = before.result.bisection;
        const auto& is = loss.after.bisection;
        Json remaining{{"lower", nullptr}, {"upper", nullptr}};
        if (was.upperGbps > 0) remaining["lower"] = is.lowerGbps / was.upperGbps;
        if (was.lowerGbps > 0) remaining["upper"] = is.upperGbps / was.lowerGbps;
        list.push_back({{"name", before.name},
                        {"role", enumName(before.role)},
                        {"hosts_cut_off", loss.unreachable.size()},
                        {"unreachable", keysOf(project, loss.unreachable)},
                        {"bisection_before", bisectionJson(before.result)},
                        {"bisection_after", bisectionJson(loss.after)},
                        {"remaining_ratio", remaining}});
    }
    return list;
}

Json powerJson(const Project& project, const analysis::FailureReport& report) {
    const auto& before = *report.before.power;
    const auto keyOf = [&](std::uint32_t index) {
        return objectKey(project, ObjectRef::of(before.elements[index]));
    };
    Json dead = Json::array(), overloaded = Json::array();
    for (std::uint32_t index : report.power.deadElements)
        dead.push_back(keyOf(index));
    for (std::uint32_t index : report.power.overloaded) {
        const auto& rating = before.result.elements[index].ratingKw;
        const double load = report.power.loadKw[index];
        overloaded.push_back({{"id", keyOf(index)},
                              {"load_kw", load},
                              {"load_before_kw", before.result.elements[index].loadKw},
                              {"rating_kw", orNull(rating)},
                              {"load_pct", rating && *rating > 0 ? Json(load / *rating * 100) : Json()}});
    }
    return {{"dead", dead},
            {"overloaded", overloaded},
            {"lost_kw", report.power.lostKw},
            {"unpowered", keysOf(project, report.unpowered)},
            {"short_of_supplies", keysOf(project, report.shortOfPower)}};
}

Json coolingJson(const analysis::FailureReport& report) {
    Json halls = Json::array(), loops = Json::array();
    const auto& after = report.thermal;
    for (std::size_t i = 0; i < after.halls.size(); ++i) {
        const auto& r = after.result.halls[i];
        const auto& was = report.before.thermal->result.halls[i];
        halls.push_back({{"id", after.input.halls[i].label},
                         {"air_load_kw", r.airLoadKw},
                         {"air_load_before_kw", was.airLoadKw},
                         {"air_capacity_kw", orNull(r.airCapacityKw)},
                         {"air_capacity_before_kw", orNull(was.airCapacityKw)},
                         {"air_short_kw", r.airShortKw},
                         {"liquid_short_kw", r.liquidShortKw},
                         {"inlet_max_c", orNull(r.inletMaxC)},
                         {"racks_over", r.racksOver ? Json(*r.racksOver) : Json()}});
    }
    for (std::size_t i = 0; i < after.loops.size(); ++i) {
        const auto& r = after.result.loops[i];
        loops.push_back({{"id", after.input.loops[i].label},
                         {"heat_kw", r.heatKw},
                         {"capacity_kw", orNull(r.capacityKw)},
                         {"capacity_before_kw", orNull(report.before.thermal->result.loops[i].capacityKw)},
                         {"short_kw", r.shortShare * r.heatKw}});
    }
    return {{"halls", halls}, {"loops", loops}};
}

Json failureJson(const Project& project, const std::vector<ObjectRef>& objects,
                 const analysis::FailureReport& report) {
    Json named = Json::array();
    for (ObjectRef object : objects)
        named.push_back(objectKey(project, object));
    return {{"objects", named},
            {"gpus",
             {{"before", report.gpus},
              {"lost", report.gpusLost},
              {"removed", report.gpusRemoved},
              {"unpowered", report.gpusUnpowered},
              {"unreachable", report.gpusUnreachable}}},
            {"lost",
             {{"devices", keysOf(project, report.lost.devices)},
              {"power_elements", keysOf(project, report.lost.powerElements)},
              {"cooling_elements", keysOf(project, report.lost.coolingElements)},
              {"cables", report.lost.cables.size()}}},
            {"fabrics", fabricsJson(project, report)},
            {"power", powerJson(project, report)},
            {"cooling", coolingJson(report)}};
}

void printFailure(const Call& call, const analysis::FailureReport& report) {
    const QLocale locale;
    const auto number = [&](double v, int decimals) { return locale.toString(v, 'f', decimals); };
    call.print(Say::tr("GPUs lost: %1 of %2 (removed %3, without power %4, cut off %5)")
                   .arg(report.gpusLost)
                   .arg(report.gpus)
                   .arg(report.gpusRemoved)
                   .arg(report.gpusUnpowered)
                   .arg(report.gpusUnreachable));
    call.print(Say::tr("Lost: %1 devices, %2 cables, %3 power elements, %4 cooling machines")
                   .arg(report.lost.devices.size())
                   .arg(report.lost.cables.size())
                   .arg(report.lost.powerElements.size())
                   .arg(report.lost.coolingElements.size()));
    for (std::size_t i = 0; i < report.fabrics.size(); ++i) {
        const auto& before = (*report.before.fabrics)[i];
        const auto& was = before.result.bisection;
        const auto& is = report.fabrics[i].after.bisection;
        call.print(Say::tr("%1: bisection %2 to %3 Gb/s, was %4 to %5; %6 hosts cut off")
                       .arg(QString::fromStdString(before.name), number(is.lowerGbps, 0),
                            number(is.upperGbps, 0), number(was.lowerGbps, 0), number(was.upperGbps, 0))
                       .arg(report.fabrics[i].unreachable.size()));
    }
    call.print(Say::tr("Devices without power: %1; short of supplies: %2; power elements overloaded: %3")
                   .arg(report.unpowered.size())
                   .arg(report.shortOfPower.size())
                   .arg(report.power.overloaded.size()));
    for (std::uint32_t index : report.power.overloaded) {
        const auto& rating = report.before.power->result.elements[index].ratingKw;
        call.print(Say::tr("%1 is overloaded: %2 kW on %3")
                       .arg(QString::fromStdString(report.before.power->input.elements[index].label),
                            number(report.power.loadKw[index], 1),
                            rating ? number(*rating, 1) + QStringLiteral(" kW") : Say::tr("unknown")));
    }
    for (std::size_t i = 0; i < report.thermal.halls.size(); ++i) {
        const auto& r = report.thermal.result.halls[i];
        call.print(Say::tr("%1: %2 kW to air, capacity %3, short by %4 kW to air and %5 kW to liquid")
                       .arg(QString::fromStdString(report.thermal.input.halls[i].label),
                            number(r.airLoadKw, 1),
                            r.airCapacityKw ? number(*r.airCapacityKw, 1) + QStringLiteral(" kW")
                                            : Say::tr("unknown"),
                            number(r.airShortKw, 1), number(r.liquidShortKw, 1)));
    }
    for (std::size_t i = 0; i < report.thermal.loops.size(); ++i) {
        const auto& r = report.thermal.result.loops[i];
        call.print(
            Say::tr("%1: %2 kW, capacity %3, short by %4 kW")
                .arg(QString::fromStdString(report.thermal.input.loops[i].label), number(r.heatKw, 1),
                     r.capacityKw ? number(*r.capacityKw, 1) + QStringLiteral(" kW") : Say::tr("unknown"),
                     number(r.shortShare * r.heatKw, 1)));
    }
}

/// Machines behind the rooms' own: their loss changes no figure of the answer.
bool rejectsHeat(CoolingKind kind) {
    return kind == CoolingKind::Chiller || kind == CoolingKind::DryCooler || kind == CoolingKind::Tower ||
           kind == CoolingKind::Pump;
}

int run(const Call& call) {
    const auto project = openDesign(call, call.positional().first());
    if (!project) return call.fail(project.error());
    const bool named = call.positional().size() > 1;
    if (named == wantsRandomFailures(call))
        return call.misuse(
            Say::tr("name objects, or how many cables or switches fail at random, but not both"));
    if (!named) return failRandomly(call, *project);
    std::vector<ObjectRef> objects;
    for (const QString& key : call.positional().mid(1)) {
        const auto object = objectByKey(*project, key.toStdString());
        if (!object)
            return call.fail(object.error(),
                             Say::tr("name an object as KIND/NAME or KIND/#NUMBER, such as rack/C04"));
        objects.push_back(*object);
    }
    const auto report = analysis::failObjects(*project, objects, interruption().get_token(), call.seed());
    if (!report) return call.fail(report.error());
    for (CoolingElementId id : report->lost.coolingElements)
        if (rejectsHeat(project->coolingElements()[id].kind))
            call.note(Say::tr("%1 is lost, but what heat rejection lacks then is not computed")
                          .arg(QString::fromStdString(project->coolingElements()[id].name)));
    if (call.wantsJson())
        call.printJson(failureJson(*project, objects, *report));
    else
        printFailure(call, *report);
    return Done;
}

} // namespace

Command failCommand() {
    return {QStringLiteral("fail"),
            QStringLiteral(
                "FILE OBJECT… | FILE --random-cables K | FILE --random-switches K [--trials N] [--json]"),
            Say::tr("What the loss of racks, devices, cables, feeds or cooling machines does."),
            QStringLiteral("clusterwright-cli fail plan.cwp power_element/UPS-A-1"),
            randomFailureOptions(),
            1,
            1000,
            run};
}

} // namespace cw::cli
