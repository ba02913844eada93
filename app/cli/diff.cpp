#include "app/analysis/headline.h"
#include "app/cli/commands.h"
#include "app/cli/human.h"
#include "app/cli/open_design.h"
#include "model/diff/project_diff.h"

#include <QCoreApplication>
#include <nlohmann/json.hpp>

namespace cw::cli {

namespace {

struct Say {
    Q_DECLARE_TR_FUNCTIONS(Cli)
};

Json figure(const std::optional<double>& value) {
    return value ? Json(*value) : Json();
}

/// A field's value as its file has it.
Json stored(const std::string& text) {
    Json value = Json::parse(text, nullptr, false);
    return value.is_discarded() ? Json(text) : value;
}

Json objectJson(const ObjectDiff& d) {
    Json j{{"kind", enumName(d.object.kind)}, {"id", d.object.id}, {"name", d.name}};
    if (d.kind != ChangeKind::Modified) return j;
    j["name_before"] = d.nameBefore.empty() ? d.name : d.nameBefore;
    j["fields"] = Json::array();
    for (const FieldDiff& f : d.fields)
        j["fields"].push_back({{"name", f.name}, {"before", stored(f.before)}, {"after", stored(f.after)}});
    return j;
}

Json diffJson(const std::vector<ObjectDiff>& objects, const std::vector<analysis::HeadlineDiff>& metrics,
              const std::vector<BillDiff>& bill) {
    Json added = Json::array(), removed = Json::array(), changed = Json::array();
    for (const ObjectDiff& d : objects)
        (d.kind == ChangeKind::Added     ? added
         : d.kind == ChangeKind::Removed ? removed
                                         : changed)
            .push_back(objectJson(d));
    Json figures = Json::array(), lines = Json::array();
    for (const auto& m : metrics)
        figures.push_back({{"key", m.key}, {"before", figure(m.before)}, {"after", figure(m.after)}});
    for (const BillDiff& b : bill)
        lines.push_back({{"kind", b.kind},
                         {"part_id", b.partId.empty() ? Json() : Json(b.partId)},
                         {"vendor", b.vendor},
                         {"model", b.model},
                         {"qty_before", b.before},
                         {"qty_after", b.after}});
    return {{"equal", objects.empty()},
            {"objects", {{"added", added}, {"removed", removed}, {"changed", changed}}},
            {"metrics", figures},
            {"bom", lines}};
}

/// "~ rack", "+ cable": what happened to what kind of object.
QString headOf(const ObjectDiff& d) {
    const auto kind = enumName(d.object.kind);
    const char* sign = d.kind == ChangeKind::Added ? "+" : d.kind == ChangeKind::Removed ? "-" : "~";
    return QStringLiteral("%1 %2").arg(QLatin1String(sign),
                                       QString::fromUtf8(kind.data(), qsizetype(kind.size())));
}

/// The objects in the order of the list; of one head with very many only the first, and how many more.
void printObjects(const Call& call, const std::vector<ObjectDiff>& objects) {
    constexpr std::size_t kMostLines = 20;
    std::map<QString, std::size_t> counts, printed;
    for (const ObjectDiff& d : objects)
        ++counts[headOf(d)];
    for (const ObjectDiff& d : objects) {
        const QString head = headOf(d);
        const std::size_t count = counts[head];
        const std::size_t line = ++printed[head];
        if (line > kMostLines) continue;
        if (line == kMostLines && count > kMostLines) {
            call.print(QStringLiteral("%1 … %2").arg(
                head, Say::tr("and %n more; --json lists all", nullptr, int(count - kMostLines + 1))));
            continue;
        }
        QStringList fields;
        for (const FieldDiff& f : d.fields)
            fields << QString::fromStdString(f.name);
        call.print(QStringLiteral("%1/%2 %3")
                       .arg(head, QString::fromStdString(d.name), fields.join(QStringLiteral(", ")))
                       .trimmed());
    }
}

void printDiff(const Call& call, const std::vector<ObjectDiff>& objects,
               const std::vector<analysis::HeadlineDiff>& metrics, const std::vector<BillDiff>& bill) {
    const auto text = [](const std::optional<double>& v) { return v ? humanNumber(*v) : Say::tr("unknown"); };
    for (const auto& m : metrics)
        call.print(
            QStringLiteral("%1: %2 -> %3").arg(QString::fromStdString(m.key), text(m.before), text(m.after)));
    for (const BillDiff& b : bill)
        call.print(QStringLiteral("%1 %2 %3: %4 -> %5")
                       .arg(QString::fromStdString(b.kind), QString::fromStdString(b.vendor),
                            QString::fromStdString(b.model))
                       .arg(b.before)
                       .arg(b.after));
    printObjects(call, objects);
    if (objects.empty()) call.print(Say::tr("The designs are the same."));
}

int run(const Call& call) {
    const auto before = openDesign(call, call.positional()[0]);
    if (!before) return call.fail(before.error());
    const auto after = openDesign(call, call.positional()[1]);
    if (!after) return call.fail(after.error());
    const auto solved = [&](const Project& project) {
        return analysis::solveAll(project, DirtySet::all(), interruption().get_token(), call.seed());
    };
    const analysis::Analysis old = solved(*before);
    const analysis::Analysis now = solved(*after);
    if (const Status on = call.goOn(); !on) return call.fail(on.error());
    for (const analysis::Analysis* answers : {&old, &now})
        if (const auto refused = analysis::firstRefusal(*answers)) return call.fail(*refused);
    const auto objects = diffProjects(*before, *after);
    const auto metrics =
        analysis::diffHeadlines(analysis::headlines(*before, old), analysis::headlines(*after, now));
    const auto bill = diffBills(*old.bill, *now.bill);
    if (call.wantsJson())
        call.printJson(diffJson(objects, metrics, bill));
    else
        printDiff(call, objects, metrics, bill);
    return Done;
}

} // namespace

Command diffCommand() {
    return {QStringLiteral("diff"),
            QStringLiteral("A B [--json]"),
            Say::tr("Objects, figures and bill of materials that differ between two projects."),
            QStringLiteral("clusterwright-cli diff before.cwp after.cwp"),
            {},
            2,
            2,
            run};
}

} // namespace cw::cli
