#include "model/exchange/row_reader.h"

#include "model/edit/check_value.h"
#include "model/exchange/table_doc.h"

#include <QCoreApplication>

#include <cctype>
#include <cmath>

namespace cw {

namespace {

struct Say {
    Q_DECLARE_TR_FUNCTIONS(import)
};

} // namespace

std::string RowReader::cell(const char* key) const {
    for (std::size_t i = 0; i < fields_.size(); ++i) {
        if (std::string_view(fields_[i].key) != key || !mapping_[i]) continue;
        return std::string(withoutNeutraliser(line_.cells[*mapping_[i]]));
    }
    return {};
}

std::string RowReader::text(const char* key) {
    std::string value = cell(key);
    if (!value.empty()) return value;
    for (const ImportField& field : fields_)
        if (std::string_view(field.key) == key && field.required)
            problem(ErrorCode::InvalidArgument, key, Say::tr("empty, but it is needed"));
    return value;
}

std::optional<std::int64_t> RowReader::whole(const char* key, std::int64_t least, std::int64_t most) {
    std::string value = cell(key);
    if (value.empty()) {
        (void)text(key); // says so when the field is needed
        return std::nullopt;
    }
    if ((value[0] == 'U' || value[0] == 'u') && std::string_view(key) == "u") value.erase(0, 1); // "U12"
    const auto number = parseNumber(value, table_.decimalComma);
    if (!number || *number != std::floor(*number) || *number < double(least) || *number > double(most)) {
        problem(ErrorCode::InvalidArgument, key,
                Say::tr("“%1” is not a whole number from %2 to %3")
                    .arg(QString::fromStdString(cell(key)))
                    .arg(least)
                    .arg(most));
        return std::nullopt;
    }
    return std::int64_t(*number);
}

std::optional<double> RowReader::amount(const char* key,
                                        const std::vector<std::pair<std::string_view, double>>& units) {
    const std::string value = cell(key);
    if (value.empty()) return std::nullopt;
    // The unit is what letters stand at the end.
    std::size_t end = value.size();
    while (end > 0 && std::isalpha(static_cast<unsigned char>(value[end - 1])))
        --end;
    const std::string_view unit = std::string_view(value).substr(end);
    if (const auto number = parseNumber(std::string_view(value).substr(0, end), table_.decimalComma))
        for (const auto& [name, factor] : units)
            if (unit == name) return *number * factor;
    problem(ErrorCode::InvalidArgument, key,
            Say::tr("“%1” is not a number with a fitting unit").arg(QString::fromStdString(value)));
    return std::nullopt;
}

std::optional<Um> RowReader::length(const char* key) {
    const auto millimetres = amount(key, {{"", 1}, {"mm", 1}, {"cm", 10}, {"m", 1000}});
    if (!millimetres) return std::nullopt;
    if (std::abs(*millimetres) > toMm(kFarthest)) {
        problem(ErrorCode::InvalidArgument, key, Say::tr("too far away"));
        return std::nullopt;
    }
    return mm(*millimetres);
}

std::optional<Power> RowReader::power(const char* key) {
    const auto kw = amount(key, {{"", 1}, {"kW", 1}, {"W", 1e-3}, {"MW", 1e3}});
    if (!kw) return std::nullopt;
    if (*kw < 0) {
        problem(ErrorCode::InvalidArgument, key, Say::tr("below zero"));
        return std::nullopt;
    }
    return kilowatts(*kw);
}

std::string RowReader::folded(std::string text) {
    for (char& c : text) {
        if (c == ' ' || c == '-')
            c = '_';
        else
            c = char(std::tolower(static_cast<unsigned char>(c)));
    }
    return text;
}

void RowReader::unknownWord(const char* key, const std::vector<std::string_view>& names) {
    QString known;
    for (const auto name : names)
        known += (known.isEmpty() ? QString() : QStringLiteral(", ")) +
                 QString::fromUtf8(name.data(), qsizetype(name.size()));
    problem(ErrorCode::InvalidArgument, key,
            Say::tr("“%1” is not one of: %2").arg(QString::fromStdString(cell(key)), known));
}

void RowReader::problem(ErrorCode code, const char* key, QString what) {
    issues_.push_back({code, key, std::move(what)});
}

} // namespace cw
