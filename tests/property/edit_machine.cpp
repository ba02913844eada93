#include "tests/property/edit_machine.h"

#include "model/json/field_codec.h"
#include "model/json/project_json.h"
#include "model/part_rules.h"
#include "tests/support/sample_design.h"

#include <algorithm>

namespace cw::test {

namespace {

using Random = std::mt19937;

template <class T>
std::optional<Id<T>> anyOf(const Project& project, Random& random) {
    const auto& store = project.store<T>();
    if (store.empty()) return std::nullopt;
    auto skip = random() % store.size();
    for (const auto& [id, value] : store)
        if (skip-- == 0) return id;
    return std::nullopt;
}

std::optional<ObjectRef> anyObject(const Project& project, Random& random) {
    std::vector<ObjectRef> all;
    forEachEntityType([&](auto type) {
        using T = typename decltype(type)::type;
        for (const auto& [id, value] : project.store<T>())
            all.push_back(ObjectRef::of(id));
    });
    return all[random() % all.size()];
}

template <class U>
Id<U> anyIdOf(std::type_identity<Id<U>>, const Project& project, Random& random) {
    return anyOf<U>(project, random).value_or(Id<U>(999));
}

/// A random value; ids name what is there, or nothing valid when nothing is.
/// Kinds of the parts that the machine makes: every sort of owner finds one that suits.
constexpr std::array kPartKinds{"system", "rack", "cable",   "transceiver",
                                "crah",   "ups",  "chiller", "rack_pdu"};

PartSpec machinePart(std::size_t number) {
    return samplePart("part-" + std::to_string(number), kPartKinds[number % kPartKinds.size()]);
}

/// A part that suits the rule; nothing when none does.
std::optional<PartId> anyPartFor(const PartRule& rule, const Project& project, Random& random) {
    std::vector<PartId> suited;
    for (const auto& [id, part] : project.parts())
        if (admits(rule, part.spec)) suited.push_back(id);
    return suited.empty() ? std::nullopt : std::optional(suited[random() % suited.size()]);
}

template <class T>
void randomise(T& value, const Project& project, Random& random, const FieldRules& rules = {});

template <Described T>
void randomiseFields(T& value, const Project& project, Random& random) {
    forEachField<T>([&](auto f) {
        using Member = typename decltype(f)::Value;
        if constexpr (std::is_same_v<Member, PartId>)
            value.*(f.member) = anyPartFor(f.parts(value), project, random).value_or(PartId(999));
        else if constexpr (std::is_same_v<Member, std::optional<PartId>>)
            value.*(f.member) = random() % 2 ? anyPartFor(f.parts(value), project, random) : std::nullopt;
        else
            randomise(value.*(f.member), project, random, f.rules);
    });
}

template <class T>
void randomise(T& value, const Project& project, Random& random, const FieldRules& rules) {
    if constexpr (std::is_same_v<T, bool>) {
        value = random() % 2;
    } else if constexpr (std::is_integral_v<T>) {
        value = static_cast<T>(Filler::admitted(double(random() % 50), rules));
    } else if constexpr (std::is_same_v<T, double>) {
        value = Filler::admitted(double(random() % 100) / 7, rules);
    } else if constexpr (std::is_same_v<T, std::string>) {
        value = rules.text == &limits::kCountry    ? "DE"
                : rules.text == &limits::kCurrency ? "CHF"
                                                   : std::string(1, char('a' + random() % 26));
    } else if constexpr (NamedEnum<T>) {
        value = static_cast<T>(random() % EnumNames<T>::values.size());
    } else if constexpr (cw::detail::IsId<T>::value) {
        value = anyIdOf(std::type_identity<T>{}, project, random);
    } else if constexpr (std::is_same_v<T, Temperature>) {
        value = celsius(double(random() % 60) - 20);
    } else if constexpr (requires { value.base(); }) {
        value = T::fromBase(Filler::admitted(double(random() % 1000) / 3, rules));
    } else if constexpr (std::is_same_v<T, PartSpec>) {
        value = machinePart(random() % 8);
    } else if constexpr (requires { value.has_value(); }) {
        value.reset();
        if (random() % 2) randomise(value.emplace(), project, random, rules);
    } else if constexpr (std::is_same_v<T, Size>) {
        value.width = static_cast<Um>(Filler::admitted(double(random() % 50), rules));
        value.height = static_cast<Um>(Filler::admitted(double(random() % 50), rules));
    } else if constexpr (Described<T>) {
        randomiseFields(value, project, random);
    }
}

template <class T>
T randomValue(const Project& project, Random& random) {
    T value{};
    randomiseFields(value, project, random);
    return value;
}

std::string objectText(const Project& project, ObjectRef ref) {
    std::string text;
    withEntityType(ref.kind, [&](auto type) {
        using T = typename decltype(type)::type;
        if (const T* value = project.find(Id<T>(ref.id))) codec::append(text, *value);
    });
    return text;
}

} // namespace

EditMachine::EditMachine() {
    const Status started = history_.run("start", [](ProjectEditor& e) -> Status {
        const Project& p = e.project();
        Random random(5);
        Status status;
        for (std::size_t kind = 0; kind < kPartKinds.size(); ++kind)
            if (const auto added = e.add(Part{machinePart(kind)}); !added.ok()) status = added.error();
        for (int round = 0; round < 2; ++round)
            forEachEntityType([&](auto type) {
                using T = typename decltype(type)::type;
                if constexpr (!std::is_same_v<T, ProjectInfo>)
                    if (const auto added = e.add(randomValue<T>(p, random)); !added.ok())
                        status = added.error();
            });
        return status;
    });
    if (!started.ok()) fail("no start: " + started.error().context + " " + started.error().detail);
    history_.reset(history_.project());
    forEachEntityType([&](auto type) {
        using T = typename decltype(type)::type;
        for (const auto& [id, value] : history_.project().store<T>())
            mirror_[ObjectRef::of(id)] = objectText(history_.project(), ObjectRef::of(id));
    });
    savedState_ = projectToJson(history_.project());
    subscription_ = history_.subscribe([this](const ChangeSet& changes) { follow(changes); });
    checkAll("start");
}

void EditMachine::act(std::uint32_t number) {
    Random random(number);
    const auto oneEdit = [&](ProjectEditor& e) { return edit(e, random); };
    const auto several = [&](ProjectEditor& e) -> Status {
        for (auto n = 1 + random() % 6; n > 0; --n)
            if (Status s = edit(e, random); !s.ok() && random() % 4 == 0) return s;
        return {};
    };
    switch (random() % 14) {
    case 0:
    case 1:
    case 2:
        (void)history_.run("one", oneEdit);
        return checkAll("one edit");
    case 3:
    case 4:
        (void)history_.run("several", several);
        return checkAll("several edits");
    case 5: {
        const std::string before = projectToJson(history_.project());
        const auto revision = history_.revision();
        const auto steps = history_.stepCount();
        const Status status = history_.run("failing", [&](ProjectEditor& e) -> Status {
            (void)several(e);
            return Error{ErrorCode::Conflict, "asked for", {}};
        });
        if (status.ok()) fail("a failing edit was accepted");
        if (projectToJson(history_.project()) != before) fail("a failed edit left a trace");
        if (history_.revision() != revision || history_.stepCount() != steps)
            fail("a failed edit was recorded");
        return checkAll("failing edit");
    }
    case 6: {
        Transaction t(history_, "scope");
        (void)several(t.editor());
        if (random() % 2) t.commit();
        t.rollback();
        return checkAll("transaction");
    }
    case 7:
    case 8:
        return moveInOneGesture(random);
    case 9:
    case 10:
        for (auto n = 1 + random() % 4; n > 0; --n)
            history_.undo();
        return checkAll("undo");
    case 11:
        for (auto n = 1 + random() % 4; n > 0; --n)
            history_.redo();
        return checkAll("redo");
    case 12:
        history_.goTo(random() % (history_.stepCount() + 2));
        return checkAll("jump");
    default:
        history_.markSaved();
        savedState_ = projectToJson(history_.project());
        return checkAll("mark");
    }
}

Status EditMachine::edit(ProjectEditor& editor, Random& random) {
    switch (random() % 5) {
    case 0:
    case 1:
        return addSomething(editor, random);
    case 2:
    case 3:
        return changeSomething(editor, random);
    default:
        return removeSomething(editor, random);
    }
}

Status EditMachine::addSomething(ProjectEditor& editor, Random& random) {
    Status status;
    withEntityType(EntityKind(1 + random() % (kEntityKinds - 1)), [&](auto type) {
        using T = typename decltype(type)::type;
        if (const auto added = editor.add(randomValue<T>(editor.project(), random)); !added.ok())
            status = added.error();
    });
    return status;
}

Status EditMachine::changeSomething(ProjectEditor& editor, Random& random) {
    const ObjectRef ref = *anyObject(editor.project(), random);
    Status status;
    withEntityType(ref.kind, [&](auto type) {
        using T = typename decltype(type)::type;
        const Id<T> id(ref.id);
        if (random() % 3 == 0) {
            status = editor.set(id, randomValue<T>(editor.project(), random));
            return;
        }
        auto which = random() % fieldCount<T>();
        forEachField<T>([&](auto f) {
            if (which-- != 0) return;
            auto value = editor.project().store<T>()[id].*(f.member);
            randomise(value, editor.project(), random);
            status = editor.set(id, f.member, value);
        });
    });
    return status;
}

Status EditMachine::removeSomething(ProjectEditor& editor, Random& random) {
    std::vector<ObjectRef> refs;
    for (auto n = 1 + random() % 3; n > 0; --n)
        refs.push_back(*anyObject(editor.project(), random));
    if (random() % 2) return editor.removeWithDependents(refs);
    Status status;
    withEntityType(refs.front().kind, [&](auto type) {
        using T = typename decltype(type)::type;
        status = editor.remove(Id<T>(refs.front().id));
    });
    return status;
}

/// Steps of one merge key, some of which return to where they began.
void EditMachine::moveInOneGesture(Random& random) {
    const Project& project = history_.project();
    const auto rack = anyOf<Rack>(project, random);
    if (!rack) return;
    const Pose start = project.racks()[*rack].pose;
    const auto before = history_.stepCount();
    const auto undone = history_.doneCount();
    const auto steps = 1 + random() % 4;
    history_.closeMerge();
    for (std::uint32_t i = 0; i <= steps; ++i) {
        const auto stepsBefore = history_.stepCount();
        const auto revisionBefore = history_.revision();
        const bool home = i == steps && random() % 2;
        Pose pose = start;
        if (!home) pose.origin.x += Um(1 + random() % 3);
        (void)history_.run(
            "move",
            [&](ProjectEditor& e) -> Status {
                if (!e.project().find(*rack)) return {};
                if (!home && random() % 5 == 0) (void)edit(e, random);
                const ObjectRef moved = ObjectRef::of(*rack);
                if (!home && random() % 10 == 0) return e.removeWithDependents({&moved, 1});
                if (!e.project().find(*rack)) return {};
                return e.set(*rack, &Rack::pose, pose);
            },
            "move");
        if (i > 0 && history_.revision() != revisionBefore && history_.stepCount() <= stepsBefore) ++merges_;
        checkAll("gesture");
        if (random() % 6 == 0) {
            history_.markSaved();
            savedState_ = projectToJson(project);
        }
    }
    if (history_.stepCount() > std::max(before, undone) + steps + 1)
        fail("a gesture made more steps than moves");
    history_.closeMerge();
}

void EditMachine::undoAll() {
    while (history_.canUndo()) {
        history_.undo();
        checkAll("undo all");
    }
}

void EditMachine::redoAll() {
    while (history_.canRedo()) {
        history_.redo();
        checkAll("redo all");
    }
}

void EditMachine::checkAll(const std::string& after) {
    const Project& project = history_.project();
    const std::string text = projectToJson(project);
    const auto [known, isNew] = states_.try_emplace(history_.revision(), text);
    if (!isNew && known->second != text) fail("one revision names two states, after " + after);
    if (!history_.isModified() && text != savedState_) fail("unmodified but not as saved, after " + after);

    const auto read = projectFromJson(text);
    if (!read.ok())
        return fail("the design cannot be read back after " + after + ": " + read.error().context);
    std::size_t objects = 0;
    forEachEntityType([&](auto type) {
        using T = typename decltype(type)::type;
        for (const auto& [id, value] : project.store<T>()) {
            const ObjectRef ref = ObjectRef::of(id);
            ++objects;
            if (!std::ranges::equal(project.referrers(ref), read->referrers(ref)))
                fail("the reference index is wrong after " + after);
            const auto seen = mirror_.find(ref);
            if (seen == mirror_.end() || seen->second != objectText(project, ref))
                fail("a change was not told after " + after);
        }
    });
    if (objects != mirror_.size()) fail("a removal was not told after " + after);
}

void EditMachine::follow(const ChangeSet& changes) {
    const Project& project = history_.project();
    if (changes.revision != history_.revision()) fail("a change set names another revision");
    for (const Change& change : changes.changes) {
        if (project.contains(change.object) != (change.kind != ChangeKind::Removed))
            fail("a change record speaks of an object that is not as it says");
        if (mirror_.contains(change.object) != (change.kind != ChangeKind::Added))
            fail("a change record speaks of an object that was not as it says");
        if (change.kind == ChangeKind::Removed)
            mirror_.erase(change.object);
        else
            mirror_[change.object] = objectText(project, change.object);
    }
}

void EditMachine::fail(const std::string& what) {
    if (broken_.empty()) broken_ = what;
}

} // namespace cw::test
