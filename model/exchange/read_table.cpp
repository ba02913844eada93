#include "model/exchange/read_table.h"

#include "model/exchange/read_xlsx.h"

#include <QFile>
#include <QStringDecoder>

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>
#include <cmath>
#include <set>

namespace cw {

namespace {

std::string_view trimmed(std::string_view text) {
    constexpr std::string_view kBlanks = " \t\r\n\v\f";
    for (;;) {
        const std::size_t first = text.find_first_not_of(kBlanks);
        if (first == std::string_view::npos) return {};
        text = text.substr(first, text.find_last_not_of(kBlanks) - first + 1);
        if (text.starts_with("\xC2\xA0"))
            text.remove_prefix(2); // no-break space
        else if (text.ends_with("\xC2\xA0"))
            text.remove_suffix(2);
        else
            return text;
    }
}

bool isUtf8(std::string_view bytes) {
    QStringDecoder decoder(QStringDecoder::Utf8);
    const QString text = decoder(QByteArrayView(bytes.data(), qsizetype(bytes.size())));
    return !decoder.hasError() && text.size() >= 0;
}

void appendUtf8(std::string& out, char32_t c) {
    if (c < 0x80) {
        out += char(c);
    } else if (c < 0x800) {
        out += char(0xC0 | (c >> 6));
        out += char(0x80 | (c & 0x3F));
    } else {
        out += char(0xE0 | (c >> 12));
        out += char(0x80 | ((c >> 6) & 0x3F));
        out += char(0x80 | (c & 0x3F));
    }
}

/// Qt knows Latin-1 but not the 27 characters that Windows puts into its gap.
std::string fromWindows1252(std::string_view bytes) {
    static constexpr std::array<char16_t, 32> kGap{
        0x20AC, 0xFFFD, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160,
        0x2039, 0x0152, 0xFFFD, 0x017D, 0xFFFD, 0xFFFD, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022,
        0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0xFFFD, 0x017E, 0x0178};
    std::string text;
    text.reserve(bytes.size() + bytes.size() / 8);
    for (const char byte : bytes) {
        const auto c = static_cast<unsigned char>(byte);
        appendUtf8(text, c >= 0x80 && c < 0xA0 ? kGap[c - 0x80] : c);
    }
    return text;
}

struct Decoded {
    std::string text;
    bool windows1252 = false;
};

Result<Decoded> decode(std::string_view bytes, const std::string& name) {
    if (bytes.starts_with("\xEF\xBB\xBF"))
        bytes.remove_prefix(3);
    else if (bytes.starts_with("\xFF\xFE") || bytes.starts_with("\xFE\xFF")) {
        QStringDecoder decoder(bytes[0] == '\xFF' ? QStringDecoder::Utf16LE : QStringDecoder::Utf16BE);
        const QString text = decoder(QByteArrayView(bytes.data() + 2, qsizetype(bytes.size() - 2)));
        if (decoder.hasError()) return Error{ErrorCode::ParseError, name, "damaged UTF-16"};
        return Decoded{text.toStdString(), false};
    }
    if (bytes.find('\0') != std::string_view::npos)
        return Error::said(ErrorCode::ParseError, name, Phrase::tr("not a table: binary data"));
    if (isUtf8(bytes)) return Decoded{std::string(bytes), false};
    return Decoded{fromWindows1252(bytes), true};
}

/// The separator of a text: the one that occurs most often outside quotes in its first lines.
char guessSeparator(std::string_view text) {
    std::array<std::size_t, 3> counts{};
    constexpr std::string_view kSeparators = ",;\t";
    bool quoted = false;
    std::size_t lines = 0;
    for (const char c : text) {
        if (c == '"') quoted = !quoted;
        if (quoted) continue;
        if (const auto i = kSeparators.find(c); i != std::string_view::npos) ++counts[i];
        // The header decides; further lines count only when it has one column.
        if (c == '\n' && (++lines >= 10 || counts != std::array<std::size_t, 3>{})) break;
    }
    const auto most = std::max_element(counts.begin(), counts.end());
    return kSeparators[std::size_t(most - counts.begin())];
}

Error tooLarge(const std::string& name, const char* what, std::uint64_t limit) {
    return Error{ErrorCode::Unsupported, name,
                 std::string("more than ") + std::to_string(limit) + " " + what};
}

Result<std::vector<TableLine>> splitText(std::string_view text, char separator, const std::string& name,
                                         const TableLimits& limits) {
    std::vector<TableLine> lines;
    std::size_t number = 1;
    TableLine line{number, {}};
    std::string cell;
    bool quoted = false;    // inside quotes
    bool wasQuoted = false; // the cell began with a quote
    std::size_t quoteLine = 0;
    const auto endCell = [&] {
        line.cells.push_back(std::move(cell));
        cell.clear();
        wasQuoted = false;
    };
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (quoted) {
            if (c == '\n') ++number;
            if (c != '"')
                cell += c;
            else if (i + 1 < text.size() && text[i + 1] == '"')
                cell += text[++i];
            else
                quoted = false;
        } else if (c == '"' && cell.empty() && !wasQuoted) {
            quoted = wasQuoted = true;
            quoteLine = number;
        } else if (c == separator) {
            endCell();
        } else if (c == '\n' || c == '\r') {
            if (c == '\r' && i + 1 < text.size() && text[i + 1] == '\n') ++i;
            endCell();
            lines.push_back(std::move(line));
            if (lines.size() > limits.rows + 1) return tooLarge(name, "rows", limits.rows);
            line = {++number, {}};
        } else {
            cell += c;
        }
        if (cell.size() > limits.cellBytes)
            return Error{ErrorCode::Unsupported, name + ":" + std::to_string(quoted ? quoteLine : number),
                         quoted ? "a cell without end; is a closing quote missing?"
                                : "a cell of more than 32 KiB"};
        if (line.cells.size() > limits.columns) return tooLarge(name, "columns", limits.columns);
    }
    if (quoted)
        return Error::said(ErrorCode::ParseError, name + ":" + std::to_string(quoteLine),
                           Phrase::tr("closing quote is missing"));
    if (!cell.empty() || !line.cells.empty()) {
        endCell();
        lines.push_back(std::move(line));
    }
    return lines;
}

Result<Table> readText(std::string_view bytes, const std::string& name, const TableLimits& limits) {
    auto decoded = decode(bytes, name);
    if (!decoded) return decoded.error();
    std::string_view text = decoded->text;
    std::size_t skipped = 0;
    char separator = 0;
    if (text.size() >= 5 && text.starts_with("sep=") &&
        (text[4] == ',' || text[4] == ';' || text[4] == '\t')) {
        separator = text[4];
        const std::size_t end = text.find('\n');
        text = end == std::string_view::npos ? std::string_view() : text.substr(end + 1);
        skipped = 1;
    } else {
        separator = guessSeparator(text);
    }
    auto lines = splitText(text, separator, name, limits);
    if (!lines) return lines.error();
    for (TableLine& line : *lines)
        line.number += skipped;
    auto table = withHeader(std::move(*lines), name);
    if (!table) return table;
    table->separator = separator;
    table->decimalComma = separator == ';';
    table->windows1252 = decoded->windows1252;
    return table;
}

} // namespace

Result<Table> withHeader(std::vector<TableLine> lines, const std::string& name) {
    const auto isEmpty = [](const TableLine& line) {
        return std::all_of(line.cells.begin(), line.cells.end(),
                           [](const std::string& c) { return c.empty(); });
    };
    for (TableLine& line : lines)
        for (std::string& cell : line.cells)
            cell = std::string(trimmed(cell));
    std::erase_if(lines, isEmpty);
    if (lines.empty()) return Error::said(ErrorCode::ParseError, name, Phrase::tr("the table is empty"));
    Table table;
    table.header = std::move(lines.front().cells);
    while (!table.header.empty() && table.header.back().empty())
        table.header.pop_back();
    std::set<std::string> seen;
    for (const std::string& column : table.header)
        if (!column.empty() && !seen.insert(column).second)
            return Error::said(ErrorCode::Duplicate, name,
                               Phrase::tr("column \"%1\" occurs twice").arg(column));
    lines.erase(lines.begin());
    for (TableLine& line : lines)
        line.cells.resize(table.header.size());
    std::erase_if(lines, isEmpty);
    table.rows = std::move(lines);
    return table;
}

Result<Table> readTableBytes(std::string_view bytes, const std::string& name, const std::string& sheet,
                             const TableLimits& limits) {
    if (bytes.size() > limits.fileBytes) return tooLarge(name, "bytes", limits.fileBytes);
    if (bytes.starts_with("PK\x03\x04")) return readXlsx(bytes, name, sheet, limits);
    if (bytes.starts_with("\xD0\xCF\x11\xE0"))
        return Error::said(ErrorCode::Unsupported, name,
                           Phrase::tr("an encrypted or old binary workbook; save it as .xlsx or .csv"));
    return readText(bytes, name, limits);
}

Result<Table> readTable(const QString& path, const std::string& sheet, const TableLimits& limits) {
    QFile file(path);
    const std::string name = path.toStdString();
    if (!file.open(QIODevice::ReadOnly))
        return Error{ErrorCode::ReadFailed, name, file.errorString().toStdString()};
    if (std::uint64_t(file.size()) > limits.fileBytes) return tooLarge(name, "bytes", limits.fileBytes);
    const QByteArray bytes =
        file.read(qint64(limits.fileBytes) + 1); // devices and pipes do not tell their size
    if (file.error() != QFileDevice::NoError)
        return Error{ErrorCode::ReadFailed, name, file.errorString().toStdString()};
    return readTableBytes({bytes.constData(), std::size_t(bytes.size())}, name, sheet, limits);
}

std::optional<double> parseNumber(std::string_view text, bool decimalComma) {
    text = trimmed(text);
    std::string plain;
    const char decimal = decimalComma ? ',' : '.';
    const char group = decimalComma ? '.' : ',';
    const std::size_t point = text.find(decimal);
    const std::size_t whole = std::min(point, text.size());
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (c == group) {
            // Groups of three digits before the decimal sign, else it is no number ("1,5" with a point
            // locale).
            const std::size_t left = whole - i - 1;
            const bool digits = i > 0 && std::isdigit(static_cast<unsigned char>(text[i - 1]));
            if (i >= whole || !digits || (left % 4 != 3)) return std::nullopt;
            continue;
        }
        if (c == '\'' || c == ' ') return std::nullopt;
        plain += c == decimal ? '.' : c;
    }
    if (!plain.empty() && plain.front() == '+') plain.erase(0, 1);
    double value = 0;
    const auto [end, error] = std::from_chars(plain.data(), plain.data() + plain.size(), value);
    if (error != std::errc() || end != plain.data() + plain.size() || !std::isfinite(value))
        return std::nullopt;
    return value;
}

} // namespace cw
