#include "model/naming.h"

#include "model/object_name.h"

#include <algorithm>

namespace cw {

namespace {

struct Placeholder {
    std::string_view name;
    int width = 0;
};

/// Splits "n:2"; nothing when the width is not a number from 1 to 9.
std::optional<Placeholder> readPlaceholder(std::string_view text) {
    const auto colon = text.find(':');
    if (colon == std::string_view::npos) return Placeholder{text, 0};
    const std::string_view width = text.substr(colon + 1);
    if (width.size() != 1 || width[0] < '1' || width[0] > '9') return std::nullopt;
    return Placeholder{text.substr(0, colon), width[0] - '0'};
}

std::string padded(int number, int width) {
    std::string digits = std::to_string(number);
    if (static_cast<int>(digits.size()) < width) digits.insert(0, std::size_t(width) - digits.size(), '0');
    return digits;
}

std::optional<std::string> valueOf(const Placeholder& p, const NameValues& v) {
    const auto number = [&](std::optional<int> n) { return n ? padded(*n, p.width) : std::string(); };
    if (p.name == "n") return number(v.n);
    if (p.name == "u") return number(v.u);
    if (p.width > 0) return std::nullopt;
    if (p.name == "letter") return v.n ? lettersOf(*v.n) : std::string();
    if (p.name == "row") return v.row;
    if (p.name == "rack") return v.rack;
    if (p.name == "role") return v.role;
    if (p.name == "a") return v.a;
    if (p.name == "b") return v.b;
    return std::nullopt;
}

/// Walks a pattern: text(piece) for literal text, hole(inside) for what stands between braces, open() for a
/// brace that is never closed.
template <class Text, class Hole, class Open>
void walk(std::string_view pattern, Text text, Hole hole, Open open) {
    for (std::size_t i = 0; i < pattern.size(); ++i) {
        const char c = pattern[i];
        if ((c == '{' || c == '}') && i + 1 < pattern.size() && pattern[i + 1] == c) {
            text(pattern.substr(i++, 1));
        } else if (c == '{') {
            const auto close = pattern.find('}', i);
            if (close == std::string_view::npos) {
                open(pattern.substr(i));
                return;
            }
            hole(pattern.substr(i + 1, close - i - 1));
            i = close;
        } else if (c == '}') {
            open(pattern.substr(i, 1));
        } else {
            text(pattern.substr(i, 1));
        }
    }
}

} // namespace

std::string applyPattern(std::string_view pattern, const NameValues& values) {
    std::string out;
    const auto add = [&](std::string_view piece) { out += piece; };
    walk(
        pattern, add,
        [&](std::string_view inside) {
            const auto p = readPlaceholder(inside);
            const auto value = p ? valueOf(*p, values) : std::nullopt;
            if (value)
                out += *value;
            else
                out.append("{").append(inside).append("}");
        },
        add);
    return out;
}

Status checkPattern(std::string_view pattern) {
    Status status;
    const auto fail = [&](std::string_view where) {
        if (status) status = Error{ErrorCode::InvalidArgument, std::string(pattern), std::string(where)};
    };
    walk(
        pattern, [](std::string_view) {},
        [&](std::string_view inside) {
            const auto p = readPlaceholder(inside);
            if (!p || !valueOf(*p, {})) fail(inside);
        },
        fail);
    return status;
}

std::string lettersOf(int number) {
    std::string out;
    for (; number > 0; number = (number - 1) / 26)
        out.push_back(static_cast<char>('A' + (number - 1) % 26));
    std::reverse(out.begin(), out.end());
    return out;
}

std::string_view roleWord(DeviceRole role, int tier) {
    switch (role) {
    case DeviceRole::Server:
        return "n";
    case DeviceRole::Management:
        return "mgmt";
    case DeviceRole::FabricManager:
        return "ufm";
    case DeviceRole::Storage:
        return "store";
    case DeviceRole::ComputeSwitch:
        return tier >= 4 ? "top" : tier == 3 ? "core" : tier == 2 ? "spine" : "leaf";
    case DeviceRole::StorageSwitch:
        return tier >= 3 ? "stcore" : tier == 2 ? "stspine" : "stleaf";
    case DeviceRole::InBandSwitch:
        return tier >= 3 ? "inbcore" : tier == 2 ? "inbspine" : "inb";
    case DeviceRole::OutOfBandSwitch:
        return tier >= 3 ? "oobcore" : tier == 2 ? "oobagg" : "oob";
    case DeviceRole::ScaleUpSwitch:
        return "nvs";
    case DeviceRole::PowerShelf:
        return "shelf";
    case DeviceRole::PatchPanel:
        return "patch";
    case DeviceRole::Blank:
        return "blank";
    case DeviceRole::Other:
        break;
    }
    return "dev";
}

std::string portLabel(const Project& project, const PortRef& port) {
    const Device* device = project.find(port.device);
    if (!device) return {};
    return device->name + " " + portName(project, port);
}

std::string cableLabel(const Project& project, const Cable& cable) {
    if (!cable.label.empty()) return cable.label;
    NameValues values;
    values.a = portLabel(project, cable.a);
    values.b = portLabel(project, cable.b);
    return applyPattern(project.info().naming.cable, values);
}

} // namespace cw
