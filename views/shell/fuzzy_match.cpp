#include "views/shell/fuzzy_match.h"

#include <QStringList>

#include <algorithm>

namespace cw::shell {

namespace {

constexpr int kLetter = 1;
constexpr int kRun = 4;        ///< follows the letter matched before
constexpr int kWordStart = 8;  ///< first letter of a word
constexpr int kTextStart = 12; ///< first letter of all
constexpr int kWhole = 20;     ///< the word occurs unbroken
constexpr qsizetype kLongest = 256;

bool startsWord(const QString& text, qsizetype i) {
    if (i == 0) return true;
    const QChar before = text[i - 1];
    if (!before.isLetterOrNumber()) return true;
    return (text[i].isUpper() && before.isLower()) || (text[i].isDigit() != before.isDigit());
}

std::optional<int> wordScore(const QString& word, const QString& text) {
    const QString lower = text.toLower();
    // An unbroken occurrence is best; among those, one at the start of a word.
    int best = -1;
    for (qsizetype at = lower.indexOf(word); at >= 0; at = lower.indexOf(word, at + 1)) {
        const int start = at == 0 ? kTextStart : startsWord(text, at) ? kWordStart : 0;
        best = std::max(best, kWhole + start + static_cast<int>(word.size()) * (kLetter + kRun));
    }
    if (best >= 0) return best;
    int score = 0;
    qsizetype from = 0;
    qsizetype previous = -2;
    for (const QChar letter : word) {
        // Prefer the next start of a word with this letter over the next letter inside one.
        qsizetype found = -1;
        for (qsizetype i = from; i < lower.size(); ++i) {
            if (lower[i] != letter) continue;
            if (found < 0) found = i;
            if (i == previous + 1 || startsWord(text, i)) {
                found = i;
                break;
            }
        }
        if (found < 0) return std::nullopt;
        score += kLetter;
        if (found == previous + 1) score += kRun;
        if (startsWord(text, found)) score += found == 0 ? kTextStart : kWordStart;
        previous = found;
        from = found + 1;
    }
    return score;
}

/// Taking starts of words greedily can skip letters that are needed later; the plain walk cannot.
bool isSubsequence(const QString& word, const QString& lower) {
    qsizetype at = 0;
    for (const QChar c : lower) {
        if (at < word.size() && word[at] == c) ++at;
    }
    return at == word.size();
}

} // namespace

std::optional<int> fuzzyScore(const QString& pattern, const QString& text) {
    int total = 0;
    const QString candidate = text.left(kLongest);
    const QString lower = candidate.toLower();
    for (const QString& word : pattern.left(kLongest).toLower().split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        std::optional<int> score = wordScore(word, candidate);
        if (!score) {
            if (!isSubsequence(word, lower)) return std::nullopt;
            score = static_cast<int>(word.size()) * kLetter;
        }
        total += *score;
    }
    return total;
}

} // namespace cw::shell
