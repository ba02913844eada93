// What a design rule found: which rule, which objects, and the values that its message names.
#pragma once

#include "model/base/phrase.h"
#include "model/base/result.h"
#include "model/object_ref.h"

#include <functional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace cw {

class Project;
class ProjectEditor;

/// An error blocks a claim about the design, a warning needs a decision, an info explains.
enum class Severity : std::uint8_t { Error, Warning, Info };
template <>
struct EnumNames<Severity> {
    static constexpr std::array<std::string_view, 3> values{"error", "warning", "info"};
};

/// What a rule is. Lives as long as the program; texts are sources of the translation context "rules", marked
/// with QT_TRANSLATE_NOOP("rules", …) where the rule is defined.
struct RuleInfo {
    const char* id;                    ///< stable: "u-overlap"
    Severity severity;                 ///< of its findings, unless a finding says otherwise
    const char* title;                 ///< "Two devices in one place"
    const char* checks;                ///< one sentence: what is compared with what
    std::vector<const char*> messages; ///< "%1" is the first parameter of the finding, and so on
    const char* fix;                   ///< what the planner can do
    const char* source;                ///< where the limit comes from; says so when it is an assumption
};

/// A number in a message. Shown in the reader's locale: "12.5 m".
struct FindingNumber {
    double value = 0;
    const char* unit = ""; ///< not translated; empty for counts
    int decimals = 0;
    bool operator==(const FindingNumber& o) const {
        return value == o.value && std::string_view(unit) == o.unit && decimals == o.decimals;
    }
};
/// A word that is itself translated in the context "rules".
struct FindingTerm {
    const char* text = "";
    bool operator==(const FindingTerm& o) const { return std::string_view(text) == o.text; }
};
/// What a solver refuses about a number is a ValueRange, shown as rangeText() has it.
using FindingParam = std::variant<Phrase, ObjectRef, FindingNumber, FindingTerm, ValueRange>;

struct Finding {
    /// With the rule's own severity.
    explicit Finding(const RuleInfo& r)
        : rule(&r)
        , severity(r.severity) {}

    const RuleInfo* rule;
    Severity severity;
    std::uint8_t message = 0;         ///< index into rule->messages
    std::vector<ObjectRef> objects;   ///< what it is about; the first is the one to go to
    std::vector<FindingParam> params; ///< fill %1, %2… of the message
    /// A mend that loses nothing and needs no decision; empty when there is none. Checks again when it runs,
    /// so an old finding fails with Conflict or NotFound instead of doing harm. Run it inside a History step.
    std::function<Status(ProjectEditor&)> fix;
    bool waived = false;      ///< the planner accepts it; counts neither as error nor as warning
    std::string waiverReason; ///< what the planner wrote
    std::string lapsed;       ///< what was accepted, when the finding says something else by now

    std::string_view ruleId() const { return rule->id; }
};

struct FindingCounts {
    std::size_t errors = 0;
    std::size_t warnings = 0;
    std::size_t infos = 0;
    std::size_t waived = 0; ///< of any severity, in none of the others
};
FindingCounts countFindings(const std::vector<Finding>& findings);

/// Errors first, then by rule in the order of first appearance, then by object.
void sortFindings(std::vector<Finding>& findings);

} // namespace cw
