#include "app/cli/calc_json.h"
#include "app/cli/commands.h"
#include "app/cli/human.h"
#include "model/base/nearest.h"
#include "model/phrase_text.h"

#include <QCoreApplication>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>

namespace cw::cli {

namespace calc = solvers::calc;

namespace {

struct Say {
    Q_DECLARE_TR_FUNCTIONS(Cli)
};

Json limit(double v) {
    return std::isfinite(v) ? Json(v) : Json();
}

Json describe(const calc::Calculator& c) {
    Json inputs = Json::array();
    for (const calc::InputSpec& i : c.inputs)
        inputs.push_back({{"name", i.name},
                          {"unit", i.unit},
                          {"description", i.description},
                          {"type", calc::valueTypeName(i.type)},
                          {"min", limit(i.min)},
                          {"max", limit(i.max)},
                          {"valid_min", limit(i.validMin)},
                          {"valid_max", limit(i.validMax)},
                          {"default", i.fallback ? valueJson(*i.fallback) : Json()},
                          {"optional", i.optional || i.fallback}});
    Json outputs = Json::array();
    for (const calc::OutputSpec& o : c.outputs)
        outputs.push_back({{"name", o.name}, {"unit", o.unit}, {"description", o.description}});
    return {{"name", c.name},
            {"description", c.description.english()},
            {"equation", c.equation},
            {"inputs", inputs},
            {"outputs", outputs},
            {"source", c.source.english()},
            {"provenance", provenanceName(c.provenance)},
            {"validity", c.validity.english()}};
}

int list(const Call& call) {
    Json all = Json::array();
    for (const calc::Calculator& c : calc::calculators()) {
        if (call.wantsJson())
            all.push_back(describe(c));
        else
            call.print(QStringLiteral("%1  %2")
                           .arg(QString::fromStdString(c.name), -32)
                           .arg(phraseText(c.description)));
    }
    if (call.wantsJson()) call.printJson({{"calculators", all}});
    return Done;
}

int run(const Call& call) {
    if (call.isSet("list")) return list(call);
    if (call.positional().isEmpty()) return call.misuse(Say::tr("name an equation, or use --list"));
    const std::string name = call.positional().first().toStdString();
    const calc::Calculator* c = calc::findCalculator(name);
    if (!c) {
        std::vector<std::string> names;
        for (const calc::Calculator& known : calc::calculators())
            names.push_back(known.name);
        return call.fail(unknownName("calc", name, names), Say::tr("calc --list shows all"));
    }
    calc::Values inputs;
    const auto settings = call.settings();
    if (!settings) return call.fail(settings.error());
    for (const auto& [key, text] : *settings) {
        const auto spec = std::find_if(c->inputs.begin(), c->inputs.end(),
                                       [&key = key](const auto& i) { return i.name == key; });
        if (spec == c->inputs.end()) {
            std::vector<std::string> names;
            for (const calc::InputSpec& known : c->inputs)
                names.push_back(known.name);
            return call.fail(unknownName("--set", key, names), Say::tr("known are %1").arg(listed(names)));
        }
        const auto value = calc::parseValue(*spec, text);
        if (!value) return call.fail(value.error());
        inputs[key] = *value;
    }
    const auto answer = calc::evaluate(*c, inputs);
    if (!answer) return call.fail(answer.error());
    if (call.wantsJson()) {
        Json outputs = Json::object();
        Json units = Json::object();
        for (const calc::OutputSpec& o : c->outputs)
            if (const auto at = answer->outputs.find(o.name); at != answer->outputs.end()) {
                outputs[o.name] = valueJson(at->second);
                units[o.name] = o.unit;
            }
        Json given = Json::object();
        for (const auto& [key, value] : inputs)
            given[key] = valueJson(value);
        call.printJson({{"name", c->name},
                        {"equation", c->equation},
                        {"inputs", given},
                        {"result", outputs},
                        {"units", units},
                        {"outside_validity", answer->outsideValidity},
                        {"source", c->source.english()},
                        {"provenance", provenanceName(c->provenance)},
                        {"validity", c->validity.english()}});
        return Done;
    }
    for (const calc::OutputSpec& o : c->outputs)
        if (const auto at = answer->outputs.find(o.name); at != answer->outputs.end())
            call.print(QStringLiteral("%1 = %2 %3")
                           .arg(QString::fromStdString(o.name), humanValue(valueJson(at->second)),
                                QString::fromStdString(o.unit)));
    call.print(QStringLiteral("  %1").arg(phraseText(Phrase::known(c->equation))));
    call.print(Say::tr("  source: %1").arg(phraseText(c->source)));
    for (const std::string& input : answer->outsideValidity)
        call.print(Say::tr("  %1 is outside the range of validity (%2)")
                       .arg(QString::fromStdString(input), phraseText(c->validity)));
    return Done;
}

} // namespace

Command calcCommand() {
    return {QStringLiteral("calc"),
            QStringLiteral("NAME --set k=v… [--json] | --list [--json]"),
            Say::tr("One documented engineering equation."),
            QStringLiteral("clusterwright-cli calc --list"),
            {{QStringLiteral("set"), Say::tr("An input."), QStringLiteral("key=value")},
             {QStringLiteral("list"), Say::tr("List all equations.")}},
            0,
            1,
            run};
}

} // namespace cw::cli
