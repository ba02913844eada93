#include "app/cli/cases/case_family.h"

#include "app/cli/cases/case_inputs.h"
#include "app/cli/file_graph.h"
#include "model/exchange/fabric/readers.h"
#include "model/storage/durable_file.h"

namespace cw::cli {

namespace fabric = solvers::fabric;

namespace {

using Settings = std::map<std::string, std::string>;

std::string joined(const std::vector<int>& sizes) {
    std::string text;
    for (int size : sizes)
        text += (text.empty() ? "" : "x") + std::to_string(size);
    return text;
}

fabric::ProductFigures productOf(const std::vector<int>& sizes, fabric::FactorKind kind) {
    std::vector<fabric::Factor> factors;
    factors.reserve(sizes.size());
    for (int size : sizes)
        factors.push_back({kind, size});
    return fabric::productFigures(factors);
}

/// Sizes of a grid in either spelling: [4, 4] or "4x4".
std::vector<int> dimsOf(CaseInputs& in) {
    return in.wholes("dims", 1, 4096);
}

int slimFlyField(CaseInputs& in) {
    int q = 0;
    if (in.has("q")) {
        q = in.whole("q", 3, 128);
        if (in.has("routers") && in.whole("routers", 1, 1 << 20) != 2 * q * q) in.reject("routers", "2 q²");
    } else {
        const int routers = in.whole("routers", 18, 2 * 128 * 128);
        while (2 * q * q < routers)
            ++q;
        if (2 * q * q != routers) in.reject("routers", "2 q² for a prime power q");
    }
    if (in.has("delta") && (q - in.whole("delta", -1, 1)) % 4 != 0)
        in.reject("delta", "q - delta is a multiple of 4");
    return q;
}

/// Reads the inputs of one family into the generator's settings and what is known of the family without
/// drawing it.
std::optional<Error> readShape(const std::string& family, CaseInputs& in, Settings& settings,
                               CaseFamily& shape) {
    const auto pass = [&](const char* input, const char* setting, int low, int high) {
        if (in.has(input)) settings[setting] = std::to_string(in.whole(input, low, high));
    };
    if (family == "clos2" || family == "clos3" || family == "clos4") {
        shape.layered = true;
        const char* ports = in.has("k") ? "k" : "switch_ports";
        const int k = in.whole(ports, 2, 4096);
        if (k % 2 != 0) in.reject(ports, "even");
        settings["switch_ports"] = std::to_string(k);
    } else if (family == "slimfly") {
        shape.fieldSize = slimFlyField(in);
        settings["q"] = std::to_string(*shape.fieldSize);
    } else if (family == "dragonfly") {
        const int h = in.whole("h", 1, 64);
        const int a = in.whole("a", 1, 256, 2 * h);
        const int hosts = in.has("p") ? in.whole("p", 0, 4096) : h;
        settings = {
            {"h", std::to_string(h)}, {"a", std::to_string(a)}, {"hosts_per_switch", std::to_string(hosts)}};
        pass("g", "g", 2, 20000);
        shape.groupSize = a;
        if (in.has("radix") && in.whole("radix", 1, 4096) < hosts + a - 1 + h)
            in.reject("radix", "at least p + a - 1 + h");
    } else if (family == "dragonfly-plus") {
        const char* ports = in.has("radix") ? "radix" : "switch_ports";
        const int radix = in.whole(ports, 4, 4096);
        settings["switch_ports"] = std::to_string(radix);
        pass("g", "g", 2, 2000);
        pass("p", "hosts_per_switch", 0, 4096);
        shape.groupSize = radix / 2 * 2;
        for (const char* half : {"leaf_per_group", "spine_per_group"})
            if (in.has(half) && in.whole(half, 1, 4096) != radix / 2)
                return Error{ErrorCode::Unsupported, half, "half the ports"};
    } else if (family == "hyperx") {
        std::vector<int> sizes;
        if (in.has("dims"))
            sizes = dimsOf(in);
        else
            sizes.assign(std::size_t(in.whole("L", 1, 16)), in.whole("S", 1, 4096));
        shape.multiplicity = in.whole("K", 1, 1024, 1);
        shape.product = productOf(sizes, fabric::FactorKind::Complete);
        settings["dims"] = joined(sizes);
    } else if (family == "torus") {
        const std::vector<int> sizes = dimsOf(in);
        const bool doubled = in.flag("double_links_when_dim_2", false);
        if (doubled && std::find(sizes.begin(), sizes.end(), 2) != sizes.end())
            return Error{ErrorCode::Unsupported, "double_links_when_dim_2", {}};
        shape.product = productOf(sizes, fabric::FactorKind::Ring);
        settings["dims"] = joined(sizes);
    } else if (family == "mesh") {
        const std::vector<int> sizes = dimsOf(in);
        shape.product = productOf(sizes, fabric::FactorKind::Path);
        settings["dims"] = joined(sizes);
    } else if (family == "hypercube") {
        const int d = in.whole("d", 1, 20);
        shape.product = productOf(std::vector<int>(std::size_t(d), 2), fabric::FactorKind::Complete);
        settings["d"] = std::to_string(d);
    } else if (family == "full-mesh") {
        const int n = in.whole(in.has("n") ? "n" : "switches", 2, 4000);
        shape.product = productOf({n}, fabric::FactorKind::Complete);
        settings["switches"] = std::to_string(n);
    } else {
        return Error{ErrorCode::Unsupported, "family", family};
    }
    return in.problem();
}

Result<CaseFamily> graphInFile(CaseInputs& in, const std::vector<std::string>& folders) {
    const std::string name = in.text("file");
    const std::string terminals = in.has("terminals") ? in.text("terminals") : std::string();
    if (const auto wrong = in.problem()) return *wrong;
    const auto path = fileBelow(folders, name);
    if (!path) return path.error();
    const auto text = readFile(*path);
    if (!text) return text.error();
    const auto edges = readEdges(*text, name);
    if (!edges) return edges.error();
    auto made = graphOfFile(*edges, name, terminals);
    if (!made) return made.error();
    CaseFamily shape;
    shape.graph = std::move(made->graph);
    return shape;
}

} // namespace

Result<CaseFamily> readFamily(const Json& inputs, const std::vector<std::string>& folders) {
    CaseInputs in(inputs);
    if (in.has("graph")) {
        const std::string name = in.text("graph");
        if (const auto wrong = in.problem()) return *wrong;
        return namedGraph(name);
    }
    if (in.has("file")) return graphInFile(in, folders);
    const std::string name = in.text("family");
    if (const auto wrong = in.problem(); wrong && wrong->context == "family") return *wrong;
    const fabric::Family* family = fabric::findFamily(name);
    if (!family) return Error{ErrorCode::Unsupported, "family", name};
    CaseFamily shape;
    Settings settings;
    if (const auto wrong = readShape(family->name, in, settings, shape)) return *wrong;
    settings["link_gbps"] = "1";
    auto made = fabric::generateFabric(family->name, settings);
    if (!made) return made.error();
    shape.graph = std::move(made->graph);
    for (std::int32_t& cables : shape.graph.edgeCables)
        cables *= shape.multiplicity;
    return shape;
}

} // namespace cw::cli
