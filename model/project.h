// The document: typed stores of plain structs, with indices. Read everywhere, written only by ProjectEditor.
#pragma once

#include "model/base/result.h"
#include "model/entities.h"
#include "model/library/part_facts.h"
#include "model/references.h"
#include "model/store.h"

#include <memory>

namespace cw {

/// A whole design. Copying gives an independent snapshot (what saving and solvers work on).
class Project {
public:
    /// An empty design: one ProjectInfo, nothing else.
    Project();

    template <class T>
    const Store<T>& store() const {
        return std::get<Store<T>>(stores_);
    }
    const ProjectInfo& info() const { return store<ProjectInfo>()[Id<ProjectInfo>(1)]; }
    const Store<Part>& parts() const { return store<Part>(); }
    const Store<Site>& sites() const { return store<Site>(); }
    const Store<Building>& buildings() const { return store<Building>(); }
    const Store<Hall>& halls() const { return store<Hall>(); }
    const Store<Obstacle>& obstacles() const { return store<Obstacle>(); }
    const Store<Row>& rows() const { return store<Row>(); }
    const Store<Rack>& racks() const { return store<Rack>(); }
    const Store<Device>& devices() const { return store<Device>(); }
    const Store<Cable>& cables() const { return store<Cable>(); }
    const Store<Fabric>& fabrics() const { return store<Fabric>(); }
    const Store<ScaleUpDomain>& scaleUpDomains() const { return store<ScaleUpDomain>(); }
    const Store<PowerElement>& powerElements() const { return store<PowerElement>(); }
    const Store<PowerLink>& powerLinks() const { return store<PowerLink>(); }
    const Store<CoolingLoop>& coolingLoops() const { return store<CoolingLoop>(); }
    const Store<CoolingElement>& coolingElements() const { return store<CoolingElement>(); }
    const Store<Workload>& workloads() const { return store<Workload>(); }
    const Store<Variant>& variants() const { return store<Variant>(); }
    const Store<Waiver>& waivers() const { return store<Waiver>(); }

    template <class T>
    const T* find(Id<T> id) const {
        return store<T>().find(id);
    }
    bool contains(ObjectRef ref) const;

    /// Objects of type T that refer to `id`, ascending: referrers<Device>(rackId) are the devices of a rack.
    template <class T, class U>
    IdRange<T> referrers(Id<U> id) const {
        return IdRange<T>(references_.referrers(ObjectRef::of(id), T::kKind));
    }
    std::span<const ObjectRef> referrers(ObjectRef ref) const { return references_.referrers(ref); }

    /// Typed facts of an embedded part (cached); estimates draw from the embedded accelerator part if
    /// present.
    const PartFacts& facts(PartId id) const;
    /// The embedded part with this catalogue id, if any.
    std::optional<PartId> partByCatalogId(std::string_view catalogId) const;

    bool operator==(const Project& other) const;

private:
    friend class ProjectEditor;
    friend class ProjectLoader;

    template <class T>
    Store<T>& mutableStore() {
        return std::get<Store<T>>(stores_);
    }
    template <class T>
    void put(Id<T> id, T value);
    template <class T>
    T take(Id<T> id, bool shrink);
    template <class T>
    T exchange(Id<T> id, T value);
    template <class T>
    Status checkReferences(const T& value, Id<T> self) const;
    template <class T>
    Id<T> nextId() const {
        return store<T>().nextId();
    }

    template <class>
    struct StoresOf;
    template <class... T>
    struct StoresOf<TypeList<T...>> {
        using Type = std::tuple<Store<T>...>;
    };
    StoresOf<EntityTypes>::Type stores_;
    ReferenceIndex references_;
    mutable std::vector<std::shared_ptr<const PartFacts>> facts_; // by part id; dropped when a part changes
};

/// Fills a fresh project from a file: objects in any order, checked as a whole at the end.
class ProjectLoader {
public:
    ProjectLoader();
    /// Duplicate when the id is taken, InvalidArgument when it is 0 or absurdly large (over 2^26, or leaving
    /// holes of 2 GiB), or when the value is one that no object may hold.
    template <class T>
    Status place(Id<T> id, T value);
    /// The project, or the first dangling reference or missing ProjectInfo.
    Result<Project> finish() &&;

private:
    Project project_;
    std::size_t holeBytes_ = 0; ///< of slots between the objects placed so far
};

} // namespace cw
