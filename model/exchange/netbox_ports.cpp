#include "model/exchange/netbox_ports.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>
#include <cmath>
#include <utility>

namespace cw::netbox {

namespace {

constexpr std::array<std::pair<std::string_view, std::string_view>, 19> kConnectors{{{"sfp", "SFP"},
                                                                                     {"sfpp", "SFP+"},
                                                                                     {"sfp28", "SFP28"},
                                                                                     {"sfp56", "SFP56"},
                                                                                     {"sfp112", "SFP112"},
                                                                                     {"sfpdd", "SFP-DD"},
                                                                                     {"dsfp", "DSFP"},
                                                                                     {"qsfpp", "QSFP+"},
                                                                                     {"qsfp28", "QSFP28"},
                                                                                     {"qsfp56", "QSFP56"},
                                                                                     {"qsfp112", "QSFP112"},
                                                                                     {"qsfpdd", "QSFP-DD"},
                                                                                     {"osfp", "OSFP"},
                                                                                     {"osfp-rhs", "OSFP-RHS"},
                                                                                     {"cfp", "CFP"},
                                                                                     {"cfp2", "CFP2"},
                                                                                     {"cfp8", "CFP8"},
                                                                                     {"xfp", "XFP"},
                                                                                     {"gbic", "GBIC"}}};

struct InfiniBandRate {
    std::string_view name;
    double gbps;
    std::string_view connector;
};
constexpr std::array<InfiniBandRate, 9> kInfiniBand{{{"sdr", 8, "QSFP+"},
                                                     {"ddr", 16, "QSFP+"},
                                                     {"qdr", 32, "QSFP+"},
                                                     {"fdr10", 40, "QSFP+"},
                                                     {"fdr", 56, "QSFP+"},
                                                     {"edr", 100, "QSFP28"},
                                                     {"hdr", 200, "QSFP56"},
                                                     {"ndr", 400, "OSFP"},
                                                     {"xdr", 800, "OSFP"}}};

std::uint32_t breakoutOf(double gbps) {
    if (gbps < 100) return 1;
    return gbps > 400 ? 8 : 4;
}

std::optional<InterfaceType> parseInfiniBand(std::string_view name) {
    for (const InfiniBandRate& rate : kInfiniBand) {
        if (rate.name == name)
            return InterfaceType{gigabitsPerSecond(rate.gbps), std::string(rate.connector),
                                 Protocols::InfiniBand, rate.gbps >= 200 ? 2u : 1u};
    }
    return std::nullopt;
}

/// "400gbase-x-osfp": rate before "base", medium after.
std::optional<InterfaceType> parseEthernet(std::string_view type) {
    const auto base = type.find("base-");
    if (base == std::string_view::npos) return std::nullopt;
    double number = 0;
    const auto parsed = std::from_chars(type.data(), type.data() + base, number);
    if (parsed.ec != std::errc() || !(number > 0) || !std::isfinite(number)) return std::nullopt;
    const std::string_view unit(parsed.ptr, static_cast<std::size_t>(type.data() + base - parsed.ptr));
    double gbps = 0;
    if (unit == "g")
        gbps = number;
    else if (unit == "t")
        gbps = number * 1000;
    else if (unit.empty())
        gbps = number / 1000;
    else
        return std::nullopt;
    if (gbps > 100000) return std::nullopt;
    std::string_view medium = type.substr(base + 5);
    InterfaceType result{gigabitsPerSecond(gbps), {}, Protocols::Ethernet, breakoutOf(gbps)};
    if (medium == "t" || medium == "tx" || medium == "t1") {
        result.connector = "RJ45";
        result.maxBreakout = 1;
        return result;
    }
    if (medium.substr(0, 1) == "k") {
        result.connector = "backplane";
        result.maxBreakout = 1;
        return result;
    }
    if (medium.substr(0, 2) == "x-") medium.remove_prefix(2);
    const auto known = std::find_if(kConnectors.begin(), kConnectors.end(),
                                    [&](const auto& entry) { return entry.first == medium; });
    if (known != kConnectors.end()) {
        result.connector = known->second;
    } else { // fixed optics and rarer cages: the type's own word
        result.connector = medium;
        std::transform(result.connector.begin(), result.connector.end(), result.connector.begin(),
                       [](unsigned char c) { return static_cast<char>(std::toupper(c)); });
    }
    return result;
}

std::optional<InterfaceType> parseFibreChannel(std::string_view type) {
    const auto at = type.find("gfc-");
    double gbps = 0;
    if (at == std::string_view::npos ||
        std::from_chars(type.data(), type.data() + at, gbps).ec != std::errc())
        return std::nullopt;
    if (!(gbps > 0) || gbps > 10000) return std::nullopt;
    const std::string_view medium = type.substr(at + 4);
    const auto known = std::find_if(kConnectors.begin(), kConnectors.end(),
                                    [&](const auto& entry) { return entry.first == medium; });
    const std::string_view connector = known == kConnectors.end() ? medium : known->second;
    return InterfaceType{gigabitsPerSecond(gbps), std::string(connector), Protocols::Other, 1};
}

/// A name cut at its last number, and at the number before that: head, first, middle, last, tail.
struct NameParts {
    std::string head, middle, tail;
    std::optional<std::uint32_t> first, last;
};

bool isDigit(char c) {
    return c >= '0' && c <= '9';
}

/// The last run of digits below `end`; a leading zero or a very long number is text, since it would not print
/// back.
std::optional<std::uint32_t> lastNumber(const std::string& name, std::size_t end, std::size_t& from,
                                        std::size_t& to) {
    to = end;
    while (to > 0 && !isDigit(name[to - 1]))
        --to;
    from = to;
    while (from > 0 && isDigit(name[from - 1]))
        --from;
    if (from == to || to - from > 5 || (name[from] == '0' && to - from > 1)) return std::nullopt;
    return static_cast<std::uint32_t>(std::stoul(name.substr(from, to - from)));
}

NameParts cut(const std::string& name) {
    NameParts parts;
    std::size_t from = 0;
    std::size_t to = 0;
    parts.last = lastNumber(name, name.size(), from, to);
    if (!parts.last) {
        parts.head = name;
        return parts;
    }
    parts.tail = name.substr(to);
    const std::size_t lastFrom = from;
    parts.first = lastNumber(name, from, from, to);
    if (parts.first) {
        parts.head = name.substr(0, from);
        parts.middle = name.substr(to, lastFrom - to);
    } else {
        parts.head = name.substr(0, lastFrom);
    }
    return parts;
}

struct Named {
    NameParts parts;
    const Interface* interface;
};

bool sameKind(const Named& a, const Named& b) {
    return a.interface->type == b.interface->type &&
           a.interface->managementOnly == b.interface->managementOnly && a.parts.head == b.parts.head &&
           a.parts.middle == b.parts.middle && a.parts.tail == b.parts.tail &&
           a.parts.first.has_value() == b.parts.first.has_value() && a.parts.last && b.parts.last;
}

/// Length of the run from `begin` in which only the last number counts up.
std::size_t runLength(const std::vector<Named>& list, std::size_t begin) {
    std::size_t n = 1;
    while (begin + n < list.size() && sameKind(list[begin], list[begin + n]) &&
           list[begin].parts.first == list[begin + n].parts.first &&
           *list[begin + n].parts.last == *list[begin].parts.last + n)
        ++n;
    return n;
}

PortGroup groupOf(const Named& first) {
    PortGroup group;
    group.rate = first.interface->type.rate;
    group.connector = first.interface->type.connector;
    group.protocols = first.interface->type.protocols;
    group.maxBreakout = first.interface->type.maxBreakout;
    group.role = first.interface->managementOnly ? PortRole::OutOfBand : PortRole::Any;
    return group;
}

} // namespace

bool isLogicalType(std::string_view type) {
    return type == "virtual" || type == "bridge" || type == "lag";
}

std::optional<InterfaceType> parseInterfaceType(std::string_view type) {
    constexpr std::string_view kInfiniBandPrefix = "infiniband-";
    if (type.substr(0, kInfiniBandPrefix.size()) == kInfiniBandPrefix)
        return parseInfiniBand(type.substr(kInfiniBandPrefix.size()));
    if (auto ethernet = parseEthernet(type)) return ethernet;
    return parseFibreChannel(type);
}

std::vector<PortGroup> foldInterfaces(const std::vector<Interface>& interfaces) {
    std::vector<Named> list;
    list.reserve(interfaces.size());
    for (const Interface& interface : interfaces)
        list.push_back({cut(interface.name), &interface});
    std::vector<PortGroup> groups;
    for (std::size_t i = 0; i < list.size();) {
        const Named& first = list[i];
        PortGroup group = groupOf(first);
        const std::size_t run = runLength(list, i);
        std::size_t cages = 1; // further runs of the same length whose first number counts up
        if (run > 1 && run <= 8 && first.parts.first) {
            for (std::size_t next = i + run; next < list.size(); next += run, ++cages) {
                const Named& head = list[next];
                if (!sameKind(first, head) || *head.parts.first != *first.parts.first + cages ||
                    head.parts.last != first.parts.last || runLength(list, next) != run)
                    break;
            }
        }
        const std::string& head = first.parts.head;
        if (cages > 1) {
            group.name = head + "%1" + first.parts.middle + "%2" + first.parts.tail;
            group.firstIndex = *first.parts.first;
            group.firstInCage = *first.parts.last;
            group.portsPerCage = static_cast<std::uint32_t>(run);
        } else if (first.parts.last) {
            const std::string before = first.parts.first ? head + std::to_string(*first.parts.first) : head;
            group.name = before + first.parts.middle + "%1" + first.parts.tail;
            group.firstIndex = *first.parts.last;
        } else {
            group.name = first.interface->name;
        }
        group.count = static_cast<std::uint32_t>(run * cages);
        groups.push_back(std::move(group));
        i += run * cages;
    }
    return groups;
}

} // namespace cw::netbox
