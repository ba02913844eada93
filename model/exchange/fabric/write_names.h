// Names and numbers as other programs take them.
#pragma once

#include <string>
#include <string_view>
#include <unordered_set>

namespace cw {

/// The shortest text that reads back as the same number, without an exponent where that is possible.
std::string plainNumber(double value);

/// Makes names of letters, digits and "._-" that begin and end with a letter or digit, at most `longest`
/// characters, and differ from all made before.
class SafeNames {
public:
    explicit SafeNames(std::size_t longest)
        : longest_(longest) {}
    std::string make(std::string_view name);

private:
    std::size_t longest_;
    std::unordered_set<std::string> taken_;
};

/// A text for a line of comment: without line ends.
std::string oneLine(std::string_view text);

} // namespace cw
