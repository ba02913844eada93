// Text that the layers without Qt have for people: English patterns to be translated, names and numbers that
// are not.
#pragma once

#include <concepts>
#include <functional>
#include <string>
#include <vector>

namespace cw {

/// lupdate takes it for Q_DECLARE_TR_FUNCTIONS (translations/update.sh); to the compiler it is nothing.
#define CW_TR_CONTEXT(context)

/// A name, a number, or an English pattern with "%1" to "%9" for its arguments. A literal is no Phrase unless
/// it is marked by tr(), so no words stay untranslated by oversight; a std::string is taken for a name and
/// stays as it is. Qt-facing code shows one with phraseText() of model/phrase_text.h.
class Phrase {
    CW_TR_CONTEXT(Phrase)
public:
    enum class Kind : unsigned char { Name, Pattern, Number };
    using Translate = std::function<std::string(const std::string& english)>;
    using Print = std::function<std::string(double value, int decimals)>;

    Phrase() = default;
    Phrase(std::string name) // implicit: names of objects are phrases
        : text_(std::move(name)) {}
    Phrase(const char*) = delete; ///< tr("…") for words, std::string for a name

    /// A pattern of which lupdate takes note.
    static Phrase tr(const char* english) { return known(english); }
    /// Makes lupdate note a literal whose Phrase is made by known() later, as in a table.
    static constexpr const char* mark(const char* english) { return english; }
    /// A pattern read from a table or a file; shown as it is when it is none that lupdate knows.
    static Phrase known(std::string english);
    static Phrase number(double value, int decimals);

    /// The same with the next argument.
    Phrase arg(Phrase value) const;
    Phrase arg(double value, int decimals) const { return arg(number(value, decimals)); }
    Phrase arg(std::integral auto value) const { return arg(number(static_cast<double>(value), 0)); }

    Kind kind() const { return kind_; }
    const std::string& text() const { return text_; } ///< the name or the pattern
    const std::vector<Phrase>& args() const { return args_; }
    bool empty() const { return kind_ != Kind::Number && text_.empty(); }

    /// The whole text. A pattern goes through `translate` before its arguments are filled in; numbers go
    /// through `print`.
    std::string render(const Translate& translate, const Print& print) const;
    /// As files and JSON have it: English, numbers in the C locale.
    std::string english() const;

    bool operator==(const Phrase&) const = default;

private:
    Kind kind_ = Kind::Name;
    int decimals_ = 0;
    double value_ = 0;
    std::string text_;
    std::vector<Phrase> args_;
};

} // namespace cw
