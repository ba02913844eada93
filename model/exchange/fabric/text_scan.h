// Reading text by lines and by hand, without copies: what the readers of fabric files share.
#pragma once

#include <charconv>
#include <cstddef>
#include <optional>
#include <string_view>

namespace cw {

/// No line of these formats comes near it; longer ones are not looked into.
constexpr std::size_t kLongestLine = 1 << 16;

inline bool isBlank(char c) {
    return c == ' ' || c == '\t' || c == '\r' || c == '\v' || c == '\f';
}

inline std::string_view trimmed(std::string_view s) {
    while (!s.empty() && isBlank(s.front()))
        s.remove_prefix(1);
    while (!s.empty() && isBlank(s.back()))
        s.remove_suffix(1);
    return s;
}

/// The lines of a text with their numbers from 1.
class Lines {
public:
    explicit Lines(std::string_view text)
        : rest_(text) {}
    bool next(std::string_view& line) {
        if (done_) return false;
        ++number_;
        const std::size_t end = rest_.find('\n');
        done_ = end == std::string_view::npos;
        line = rest_.substr(0, end);
        if (!done_) rest_.remove_prefix(end + 1);
        return true;
    }
    std::size_t number() const { return number_; }

private:
    std::string_view rest_;
    std::size_t number_ = 0;
    bool done_ = false;
};

/// The whole text as a number; nothing when it is none or out of range.
template <class N>
std::optional<N> numberIn(std::string_view text) {
    N value{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
    return value;
}

/// A place in one line; each take* moves past what it returns and stays where it was when that is not there.
class Scan {
public:
    explicit Scan(std::string_view text)
        : rest_(text) {}
    std::string_view rest() const { return rest_; }
    bool atEnd() const { return rest_.empty(); }
    void skipBlanks() {
        while (!rest_.empty() && isBlank(rest_.front()))
            rest_.remove_prefix(1);
    }
    bool take(std::string_view word) {
        if (!rest_.starts_with(word)) return false;
        rest_.remove_prefix(word.size());
        return true;
    }
    template <class Is>
    std::string_view takeWhile(Is is) {
        std::size_t n = 0;
        while (n < rest_.size() && is(rest_[n]))
            ++n;
        const std::string_view taken = rest_.substr(0, n);
        rest_.remove_prefix(n);
        return taken;
    }
    std::string_view takeDigits() {
        return takeWhile([](char c) { return c >= '0' && c <= '9'; });
    }
    std::string_view takeWord() {
        return takeWhile([](char c) { return !isBlank(c); });
    }
    /// What stands between two marks, as in [7] or "name".
    std::optional<std::string_view> takeBetween(char open, char close) {
        if (rest_.empty() || rest_.front() != open) return std::nullopt;
        const std::size_t end = rest_.find(close, 1);
        if (end == std::string_view::npos) return std::nullopt;
        const std::string_view inner = rest_.substr(1, end - 1);
        rest_.remove_prefix(end + 1);
        return inner;
    }

private:
    std::string_view rest_;
};

} // namespace cw
