// Shared by the family generators.
#pragma once

#include "solvers/fabric/generate.h"

#include <map>
#include <string>
#include <vector>

namespace cw::solvers::fabric::detail {

/// Settings with the family's defaults filled in. The first misread or out-of-range value is kept as
/// `problem`.
class Settings {
public:
    explicit Settings(std::map<std::string, std::string> values)
        : values_(std::move(values)) {}

    int whole(const std::string& name, int low, int high, int fallback = 0);
    double number(const std::string& name, double low, double high);
    std::vector<int> dims(const std::string& name);
    bool given(const std::string& name) const;
    void reject(const std::string& name, const std::string& detail);
    const std::optional<Error>& problem() const { return problem_; }

private:
    std::map<std::string, std::string> values_;
    std::optional<Error> problem_;
};

/// Adds nodes and links together with names.
class Drawer {
public:
    std::int32_t add(bool isSwitch, std::int32_t endpoints, std::string name);
    void link(std::int32_t a, std::int32_t b, double gbps, std::int32_t cables = 1) {
        fabric_.graph.addEdge(a, b, gbps, cables);
    }
    /// Switches of a direct network: with hosts of one endpoint each, or with one endpoint of their own.
    std::vector<std::int32_t> directSwitches(int count, int hostsPerSwitch, double hostGbps);
    GeneratedFabric take() { return std::move(fabric_); }

private:
    GeneratedFabric fabric_;
};

/// Largest graph that is generated, links.
constexpr double kMostLinks = 2e7;

Result<GeneratedFabric> clos(Settings& s, int tiers);
Result<GeneratedFabric> rail(Settings& s);
Result<GeneratedFabric> dualPlane(Settings& s);
Result<GeneratedFabric> railOnly(Settings& s);
Result<GeneratedFabric> nvl(Settings& s);
Result<GeneratedFabric> grid(Settings& s, bool wrap);
Result<GeneratedFabric> hypercube(Settings& s);
Result<GeneratedFabric> hyperx(Settings& s);
Result<GeneratedFabric> fullMesh(Settings& s);
Result<GeneratedFabric> dragonfly(Settings& s);
Result<GeneratedFabric> dragonflyPlus(Settings& s);
Result<GeneratedFabric> slimFly(Settings& s);
Result<GeneratedFabric> jellyfish(Settings& s);

} // namespace cw::solvers::fabric::detail
