// Slurm's host lists: "n[001-018,20],login1". Source: scontrol(1), show hostnames and show hostlist.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cw {

/// The most names that one list may stand for.
constexpr std::size_t kLongestHostlist = 1'000'000;

/// The names in their order; several brackets in one name multiply. Nothing for unbalanced or empty brackets,
/// ranges that run down, and lists of more than kLongestHostlist names.
std::optional<std::vector<std::string>> expandHostlist(std::string_view list);

/// The shortest form with one bracket for names that differ in their last number: "n[001-018]". Order of the
/// first name of each kind; within brackets by number.
std::string packHostlist(const std::vector<std::string>& names);

} // namespace cw
