#include "model/base/phrase.h"

#include <array>
#include <charconv>

namespace cw {

namespace {

std::string plainNumber(double value, int decimals) {
    std::array<char, 400> digits{}; // the largest double has 309 before the point
    const auto [end, status] = std::to_chars(digits.data(), digits.data() + digits.size(), value,
                                             std::chars_format::fixed, decimals);
    return status == std::errc{} ? std::string(digits.data(), end) : std::string();
}

} // namespace

Phrase Phrase::known(std::string english) {
    Phrase p(std::move(english));
    p.kind_ = Kind::Pattern;
    return p;
}

Phrase Phrase::number(double value, int decimals) {
    Phrase p;
    p.kind_ = Kind::Number;
    p.value_ = value;
    p.decimals_ = decimals;
    return p;
}

Phrase Phrase::arg(Phrase value) const {
    Phrase filled = *this;
    filled.args_.push_back(std::move(value));
    return filled;
}

std::string Phrase::render(const Translate& translate, const Print& print) const {
    if (kind_ == Kind::Number) return print(value_, decimals_);
    if (kind_ == Kind::Name || text_.empty()) return text_;
    // Filled in one pass: a name that holds "%1" itself must stay as it is.
    const std::string pattern = translate(text_);
    std::string out;
    for (std::size_t i = 0; i < pattern.size(); ++i) {
        const std::size_t digit =
            pattern[i] == '%' && i + 1 < pattern.size() && pattern[i + 1] > '0' && pattern[i + 1] <= '9'
                ? static_cast<std::size_t>(pattern[i + 1] - '0')
                : 0;
        if (digit == 0 || digit > args_.size()) {
            out += pattern[i];
            continue;
        }
        out += args_[digit - 1].render(translate, print);
        ++i;
    }
    return out;
}

std::string Phrase::english() const {
    return render([](const std::string& text) { return text; }, plainNumber);
}

} // namespace cw
