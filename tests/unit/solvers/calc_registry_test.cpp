#include "solvers/common/air.h"
#include "solvers/common/calc_registry.h"
#include "solvers/common/coolant.h"
#include "tests/support/test_registry.h"

#include <QtTest>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <fstream>
#include <set>

using namespace cw::solvers;
using namespace cw::solvers::calc;
using nlohmann::json;

namespace {

json cases() {
    std::ifstream file(CW_SOURCE_DIR "/resources/cases/thermal.json");
    return file ? json::parse(file) : json();
}

Value valueOf(const json& j) {
    if (j.is_boolean()) return j.get<bool>();
    if (j.is_number()) return j.get<double>();
    if (j.is_string()) return j.get<std::string>();
    if (!j.empty() && j.front().is_array()) return j.get<Matrix>();
    return j.get<List>();
}

void flatten(const json& object, const std::string& prefix, Values& out) {
    for (const auto& [key, value] : object.items()) {
        if (value.is_object())
            flatten(value, prefix + key + ".", out);
        else
            out.emplace(prefix + key, valueOf(value));
    }
}

struct Tolerance {
    double rel = 0;
    double abs = 0;
};

/// "rel" or "abs" for all values, or "flow_rel" for the values with that word in their name; a value that no
/// word fits takes the loosest. Nothing given means 1e-6.
Tolerance toleranceFor(const std::string& name, const json& given) {
    if (given.empty()) return {1e-6, 0};
    if (given.contains("rel") || given.contains("abs"))
        return {given.value("rel", 0.0), given.value("abs", 0.0)};
    Tolerance loosest;
    for (const auto& [key, value] : given.items()) {
        const bool relative = key.ends_with("_rel");
        if ((!relative && !key.ends_with("_abs")) || !value.is_number()) continue;
        const std::string word = key.substr(0, key.size() - 4);
        const Tolerance t{relative ? value.get<double>() : 0, relative ? 0 : value.get<double>()};
        if (("_" + name + "_").find("_" + word + "_") != std::string::npos) return t;
        loosest = {std::max(loosest.rel, t.rel), std::max(loosest.abs, t.abs)};
    }
    return loosest;
}

bool agrees(double got, double expected, const Tolerance& t) {
    return std::abs(got - expected) <= std::max(t.abs, t.rel * std::abs(expected)) + 1e-12;
}

bool agrees(const Value& got, const json& expected, const Tolerance& t) {
    if (expected.is_boolean()) return std::get<bool>(got) == expected.get<bool>();
    if (expected.is_string()) return std::get<std::string>(got) == expected.get<std::string>();
    if (expected.is_number()) return agrees(std::get<double>(got), expected.get<double>(), t);
    if (const auto* list = std::get_if<List>(&got)) {
        if (list->size() != expected.size()) return false;
        for (std::size_t i = 0; i < list->size(); ++i)
            if (!agrees((*list)[i], expected[i].get<double>(), t)) return false;
        return true;
    }
    const auto& matrix = std::get<Matrix>(got);
    if (matrix.size() != expected.size()) return false;
    for (std::size_t i = 0; i < matrix.size(); ++i)
        if (!agrees(Value(matrix[i]), expected[i], t)) return false;
    return true;
}

double number(const cw::Result<Answer>& answer, std::string_view name) {
    return std::get<double>(answer->outputs.find(name)->second);
}

cw::Result<Answer> run(std::string_view name, Values inputs) {
    return evaluate(*findCalculator(name), std::move(inputs));
}

} // namespace

class CalcRegistryTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void reproducesReferenceCases_data() {
        QTest::addColumn<int>("index");
        const json all = cases();
        QVERIFY(!all.is_null());
        for (std::size_t i = 0; i < all.size(); ++i)
            if (findCalculator(all[i]["kind"].get<std::string>()))
                QTest::newRow(all[i]["id"].get<std::string>().c_str()) << int(i);
    }
    void reproducesReferenceCases() {
        QFETCH(int, index);
        const json all = cases();
        const json& c = all[std::size_t(index)];
        Values inputs;
        flatten(c["inputs"], "", inputs);
        const auto answer = run(c["kind"].get<std::string>(), std::move(inputs));
        QVERIFY2(answer.ok(),
                 answer.ok() ? "" : (answer.error().context + ": " + answer.error().detail).c_str());
        for (const auto& [name, expected] : c["expected"].items()) {
            const auto got = answer->outputs.find(name);
            QVERIFY2(got != answer->outputs.end(), name.c_str());
            const Tolerance t = toleranceFor(name, c.value("tolerance", json::object()));
            QVERIFY2(agrees(got->second, expected, t), name.c_str());
        }
    }

    void closedFormsOfTheCasesAreAllThere() {
        const json all = cases();
        QVERIFY(!all.is_null());
        const std::set<std::string> later{"annual_PUE_WUE_band", "annual_measured", "epw_parse",
                                          "tower_Merkel_EnergyPlus"};
        for (const json& c : all) {
            const auto kind = c["kind"].get<std::string>();
            QVERIFY2(findCalculator(kind) || later.contains(kind), kind.c_str());
        }
    }

    void everyCaseAnswersChangedInputs() {
        const json all = cases();
        QVERIFY(!all.is_null());
        for (const json& c : all) {
            const Calculator* calculator = findCalculator(c["kind"].get<std::string>());
            if (!calculator) continue;
            Values inputs;
            flatten(c["inputs"], "", inputs);
            const auto before = evaluate(*calculator, inputs);
            QVERIFY(before.ok());
            int changed = 0;
            for (const auto& [name, value] : inputs) {
                Values other = inputs;
                if (const auto* v = std::get_if<double>(&value))
                    other[name] = *v * 0.97 + 0.001;
                else if (const auto* l = std::get_if<List>(&value); l && !l->empty()) {
                    List moved = *l;
                    moved.front() = moved.front() * 0.97 + 0.001;
                    other[name] = moved;
                }
                const auto after = evaluate(*calculator, other);
                changed += after.ok() && after->outputs != before->outputs ? 1 : 0;
            }
            QVERIFY2(changed > 0, c["id"].get<std::string>().c_str());
        }
    }

    void entriesAreComplete() {
        QVERIFY(calculators().size() >= 45);
        std::set<std::string> names;
        for (const Calculator& c : calculators()) {
            QVERIFY2(names.insert(c.name).second, c.name.c_str());
            QVERIFY2(findCalculator(c.name) == &c, c.name.c_str());
            QVERIFY2(!c.description.empty() && !c.equation.empty() && !c.source.empty(), c.name.c_str());
            QVERIFY2(!c.inputs.empty() && !c.outputs.empty() && c.function, c.name.c_str());
            for (const InputSpec& in : c.inputs) {
                QVERIFY2(!in.description.empty() && in.min <= in.max, in.name.c_str());
                if (in.fallback) QCOMPARE(in.fallback->index(), std::size_t(in.type));
            }
            for (const OutputSpec& out : c.outputs)
                QVERIFY2(!out.description.empty(), out.name.c_str());
        }
        QVERIFY(!findCalculator("no_such_equation"));
    }

    void answersHoldOnlyDeclaredOutputs() {
        const json all = cases();
        QVERIFY(!all.is_null());
        for (const json& c : all) {
            const Calculator* calculator = findCalculator(c["kind"].get<std::string>());
            if (!calculator) continue;
            Values inputs;
            flatten(c["inputs"], "", inputs);
            const auto answer = evaluate(*calculator, inputs);
            for (const auto& [name, value] : answer->outputs)
                QVERIFY2(std::any_of(calculator->outputs.begin(), calculator->outputs.end(),
                                     [&n = name](const OutputSpec& o) { return o.name == n; }),
                         name.c_str());
        }
    }

    void badInputsAreNamed() {
        QCOMPARE(run("busbar_current", {{"P_kW", 120.0}}).error().context, std::string("V"));
        QCOMPARE(run("busbar_current", {{"P_kW", 120.0}, {"V", 48.0}, {"colour", 1.0}}).error().context,
                 std::string("colour"));
        QCOMPARE(run("busbar_current", {{"P_kW", 120.0}, {"V", 0.0}}).error().context, std::string("V"));
        QCOMPARE(run("busbar_current", {{"P_kW", std::nan("")}, {"V", 48.0}}).error().context,
                 std::string("P_kW"));
        QCOMPARE(run("busbar_current", {{"P_kW", std::string("x")}, {"V", 48.0}}).error().context,
                 std::string("P_kW"));
        QCOMPARE(run("branch_circuit_80pct", {{"V_LL", 208.0}, {"breaker_A", 30.0}, {"phases", 2.0}})
                     .error()
                     .context,
                 std::string("phases"));
        QVERIFY(!run("hx_LMTD", {{"T_hot_in", 40.0},
                                 {"T_hot_out", 30.0},
                                 {"T_cold_in", 20.0},
                                 {"T_cold_out", 45.0},
                                 {"Q_kW", 1.0}})
                     .ok());
        QVERIFY(!run("rack_liquid_flow", {{"TDP_kW", 100.0}, {"T_supply_C", 60.0}}).ok());
        QVERIFY(!run("heat_recirculation_matrix", {{"K_kW_per_K", List{1, 1}},
                                                   {"A", Matrix{{0.5, 0.6}, {0, 0}}},
                                                   {"P_kW", List{1, 1}},
                                                   {"T_sup", 18.0}})
                     .ok());
    }

    void leavingTheValidityIsFlaggedAndAnswered() {
        const auto inside = run("tower_yorkCalc", {{"T_range", 5.56}, {"T_wb", 25.55}});
        QVERIFY(inside->outsideValidity.empty());
        const auto outside = run("tower_yorkCalc", {{"T_range", 5.56}, {"T_wb", 29.0}});
        QCOMPARE(outside->outsideValidity, std::vector<std::string>{"T_wb"});
        QVERIFY(number(outside, "T_approach") > 0);
    }

    void textIsReadInTheCLocale() {
        const InputSpec number{"x", "", "", ValueType::Number};
        QCOMPARE(std::get<double>(parseValue(number, "2.5e3").value()), 2500.0);
        for (const char* wrong : {"", "2,5", "1 ", "x", "1.0x"})
            QVERIFY2(!parseValue(number, wrong).ok(), wrong);
        const InputSpec list{"x", "", "", ValueType::List};
        const List expected{1, 2, 3.5};
        QCOMPARE(std::get<List>(parseValue(list, "1,2,3.5").value()), expected);
        QVERIFY(!parseValue(list, "1,,2").ok());
        const InputSpec matrix{"x", "", "", ValueType::Matrix};
        const Matrix rows{{1, 2}, {3, 4}};
        QCOMPARE(std::get<Matrix>(parseValue(matrix, "1,2;3,4").value()), rows);
        const InputSpec flag{"x", "", "", ValueType::Flag};
        QVERIFY(std::get<bool>(parseValue(flag, "true").value()));
        QVERIFY(!parseValue(flag, "yes").ok());
    }

    void equationsWithoutACaseFollowTheirClosedForms() {
        QVERIFY(std::abs(number(run("three_phase_current",
                                    {{"P_kW", 100.0}, {"V_LL", 415.0}, {"power_factor", 1.0}}),
                                "I_A") -
                         139.12) < 0.01);
        const auto drop =
            run("voltage_drop",
                {{"I_A", 100.0}, {"length_m", 50.0}, {"R_ohm_km", 0.2}, {"V", 400.0}, {"power_factor", 1.0}});
        QVERIFY(std::abs(number(drop, "drop_V") - std::sqrt(3.0)) < 1e-12);
        QVERIFY(std::abs(number(run("rectifier_input", {{"P_out_W", 1000.0}}), "P_in_W") - 1017 / 0.96) <
                1e-9);
        QVERIFY(std::abs(number(run("floor_uniform_load", {{"rack_kg", 1000.0}, {"rack_m2", 1.0}}),
                                "uniform_kg_m2") -
                         1048.8) < 1e-9);
        QCOMPARE(number(run("liquid_pressure_drop",
                            {{"flow_LPM", 200.0}, {"flow_ref_LPM", 100.0}, {"dp_ref", 10.0}, {"n", 2.0}}),
                        "dp"),
                 40.0);
        const auto nPlusOne =
            run("ups_2N_loading",
                {{"IT_kW", 300.0}, {"UPS_kW", 100.0}, {"topology", std::string("N+1")}, {"units", 5.0}});
        QCOMPARE(number(nPlusOne, "load_per_UPS"), 0.6);
        QCOMPARE(number(nPlusOne, "max_design_load_per_UPS"), 0.8);
    }

    /// A ring moves 2 (n - 1) / n of the message, a tree twice the message in few steps, the three-step form
    /// as much as a ring when inside and outside are equally fast; latency decides short messages.
    void collectivesAreBoundedByVolumeAndSteps() {
        const auto run = [](const char* name, const Values& inputs) {
            return evaluate(*findCalculator(name), inputs);
        };
        const auto ringOf = [&](double size, double us) {
            return run("all_reduce_ring",
                       {{"bytes", size}, {"ranks", 16.0}, {"rank_GBps", 50.0}, {"step_us", us}});
        };
        const auto treeOf = [&](double size, double us) {
            return run("all_reduce_tree",
                       {{"bytes", size}, {"ranks", 16.0}, {"rank_GBps", 50.0}, {"step_us", us}});
        };
        QVERIFY(std::abs(number(ringOf(1e9, 0), "time_s") - 1.875 / 50) < 1e-12);
        QVERIFY(std::abs(number(ringOf(1e9, 0), "busbw_GBps") - 50) < 1e-9);
        QVERIFY(number(treeOf(1e9, 5), "time_s") > number(ringOf(1e9, 5), "time_s"));
        QVERIFY(number(treeOf(1e3, 5), "time_s") < number(ringOf(1e3, 5), "time_s"));
        QVERIFY(std::abs(number(treeOf(1e3, 5), "time_s") - (8 * 5e-6 + 2e3 / 50e9)) < 1e-15);
        const auto three = run("all_reduce_hierarchical", {{"bytes", 1e9},
                                                           {"nodes", 2.0},
                                                           {"gpus_per_node", 8.0},
                                                           {"inside_GBps", 50.0},
                                                           {"nic_GBps", 50.0}});
        QVERIFY(std::abs(number(three, "busbw_GBps") - 50) < 1e-9);
        // Adding in the switch saves nearly half of the ring's time.
        const auto nvls = run("all_reduce_nvls", {{"bytes", 1e9}, {"ranks", 8.0}, {"rank_GBps", 450.0}});
        QVERIFY(std::abs(number(nvls, "busbw_GBps") - 450 * 14.0 / 9) < 1e-6);
        // The network limits an all-to-all; then its bus bandwidth is the closed form of that name.
        const auto rail = run("all_to_all_rail", {{"bytes", 1e9},
                                                  {"nodes", 8.0},
                                                  {"gpus_per_node", 8.0},
                                                  {"inside_GBps", 450.0},
                                                  {"nic_GBps", 48.5}});
        const auto form = run("collective.all_to_all_busbw",
                              {{"nodes", 8.0}, {"gpus_per_node", 8.0}, {"nic_GBps_per_gpu", 48.5}});
        QVERIFY(std::abs(number(rail, "busbw_GBps") - number(form, "value")) < 1e-9);
        QVERIFY(std::abs(number(form, "value") - 54.562) < 1e-2);
        QVERIFY(!evaluate(*findCalculator("all_reduce_ring"),
                          {{"bytes", 1.0}, {"ranks", 2.5}, {"rank_GBps", 1.0}}));
    }

    void propertiesMeetTables() {
        // Water at atmospheric pressure, IAPWS tables.
        const double water[][3] = {{20, 998.2, 4184}, {40, 992.2, 4179}, {60, 983.2, 4185}};
        for (const auto& row : water) {
            QVERIFY(std::abs(coolantDensityKgM3(Coolant::Water, row[0]) - row[1]) < 0.1);
            QVERIFY(std::abs(coolantCp(Coolant::Water, row[0]) - row[2]) < 3);
        }
        // Saturation pressure at the triple point, at 25 °C and over ice.
        QVERIFY(std::abs(air::saturationPa(0.01) - 611.66) < 0.6);
        QVERIFY(std::abs(air::saturationPa(25) - 3169) < 3);
        QVERIFY(std::abs(air::saturationPa(-20) - 103.3) < 0.3);
        QVERIFY(std::abs(air::saturationPa(-1e-9) - air::saturationPa(0)) < 0.5);
        QVERIFY(std::abs(air::pressureAtAltitudePa(1609) - 83400) < 100);
        // Saturated air: wet bulb, dew point and dry bulb are one.
        for (const double t : {-10.0, 5.0, 30.0}) {
            QVERIFY(std::abs(air::wetBulbC(t, 1, 101325) - t) < 1e-6);
            QVERIFY(std::abs(air::dewPointC(t, 1) - t) < 1e-6);
        }
        // The exchanger functions undo each other on both branches.
        for (const double ratio : {0.0, 0.4, 1.0})
            QVERIFY(std::abs(counterflowNtu(counterflowEffectiveness(2.5, ratio), ratio) - 2.5) < 1e-9);
    }
};

CW_REGISTER_TEST(CalcRegistryTest);
#include "calc_registry_test.moc"
