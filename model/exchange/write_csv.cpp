#include "model/exchange/write_csv.h"

namespace cw {

namespace {

constexpr std::size_t kPiece = 1 << 20;

void appendCsvField(std::string& out, const std::string& text) {
    if (text.find_first_of(",\"\r\n") == std::string::npos) {
        out += text;
        return;
    }
    out += '"';
    for (const char c : text) {
        if (c == '"') out += '"';
        out += c;
    }
    out += '"';
}

std::string safeText(const TableCell& cell) {
    if (const auto* text = std::get_if<std::string>(&cell)) return neutralised(*text);
    return cellText(cell);
}

/// Calls `line` for the header and each row.
void forEachLine(const TableDoc& table, const std::function<void(const TableRow&)>& line) {
    TableRow header;
    for (const TableColumn& column : table.columns)
        header.emplace_back(column.name);
    line(header);
    table.rows(line);
}

void appendCsvLine(std::string& out, const TableRow& row) {
    for (std::size_t i = 0; i < row.size(); ++i) {
        if (i > 0) out += ',';
        appendCsvField(out, safeText(row[i]));
    }
    out += "\r\n";
}

void appendTsvField(std::string& out, std::string_view text) {
    const std::size_t start = out.size();
    out += neutralised(text);
    for (std::size_t i = start; i < out.size(); ++i)
        if (out[i] == '\t' || out[i] == '\n' || out[i] == '\r') out[i] = ' ';
}

} // namespace

Status writeCsv(const TableDoc& table, const QString& path) {
    return writeFileWhole(path, [&](const ByteSink& sink) -> Status {
        std::string piece = "\xEF\xBB\xBF";
        forEachLine(table, [&](const TableRow& row) {
            appendCsvLine(piece, row);
            if (piece.size() < kPiece) return;
            sink(piece);
            piece.clear();
        });
        sink(piece);
        return {};
    });
}

std::string csvText(const TableDoc& table) {
    std::string text;
    forEachLine(table, [&](const TableRow& row) { appendCsvLine(text, row); });
    return text;
}

std::string tableToTsv(const TableDoc& table) {
    std::string text;
    forEachLine(table, [&](const TableRow& row) {
        for (std::size_t i = 0; i < row.size(); ++i) {
            if (i > 0) text += '\t';
            appendTsvField(text, cellText(row[i]));
        }
        text += '\n';
    });
    return text;
}

std::string tableToTsv(const std::vector<std::string>& header,
                       const std::vector<std::vector<std::string>>& rows) {
    std::string text;
    const auto line = [&](const std::vector<std::string>& cells) {
        for (std::size_t i = 0; i < cells.size(); ++i) {
            if (i > 0) text += '\t';
            appendTsvField(text, cells[i]);
        }
        text += '\n';
    };
    if (!header.empty()) line(header);
    for (const auto& row : rows)
        line(row);
    return text;
}

} // namespace cw
