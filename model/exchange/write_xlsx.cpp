#include "model/exchange/write_xlsx.h"

#include "model/json/project_json.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QFile>
#include <QTemporaryDir>

#include <algorithm>
#include <cmath>
#include <memory>
#include <xlsxwriter.h>
#include <zip.h>

namespace cw {

namespace {

struct Say {
    Q_DECLARE_TR_FUNCTIONS(tables)
};

constexpr std::uint32_t kSheetRows = 1'048'576;
constexpr std::size_t kCellBytes = 32'000; ///< Excel takes 32,767 characters
constexpr int kMostDecimals = 6;

struct Formats {
    lxw_format* header = nullptr;
    lxw_format* whole = nullptr;
    lxw_format* real[kMostDecimals + 1] = {};
    lxw_format* wrapped = nullptr;
    lxw_format* total = nullptr; ///< text in the row of totals
    lxw_format* totalReal[kMostDecimals + 1] = {};
};

std::string numberFormat(int decimals) {
    return decimals == 0 ? "#,##0" : "#,##0." + std::string(std::size_t(decimals), '0');
}

void makeTotal(lxw_format* format) {
    format_set_bold(format);
    format_set_top(format, LXW_BORDER_THIN);
}

Formats addFormats(lxw_workbook* book) {
    Formats formats;
    formats.header = workbook_add_format(book);
    format_set_bold(formats.header);
    format_set_bg_color(formats.header, 0xE9ECF0);
    format_set_bottom(formats.header, LXW_BORDER_THIN);
    format_set_text_wrap(formats.header);
    format_set_align(formats.header, LXW_ALIGN_VERTICAL_TOP);
    formats.whole = workbook_add_format(book);
    format_set_num_format(formats.whole, "#,##0");
    for (int decimals = 0; decimals <= kMostDecimals; ++decimals) {
        const std::string format = numberFormat(decimals);
        formats.real[decimals] = workbook_add_format(book);
        format_set_num_format(formats.real[decimals], format.c_str());
        formats.totalReal[decimals] = workbook_add_format(book);
        format_set_num_format(formats.totalReal[decimals], format.c_str());
        makeTotal(formats.totalReal[decimals]);
    }
    formats.wrapped = workbook_add_format(book);
    format_set_text_wrap(formats.wrapped);
    format_set_align(formats.wrapped, LXW_ALIGN_VERTICAL_TOP);
    formats.total = workbook_add_format(book);
    makeTotal(formats.total);
    return formats;
}

/// Cut to what a cell takes, not inside a character; control characters that XML forbids are dropped.
std::string cellString(std::string_view text) {
    std::string result;
    for (const char c : neutralised(text))
        if (static_cast<unsigned char>(c) >= 0x20 || c == '\t' || c == '\n') result += c;
    if (result.size() <= kCellBytes) return result;
    std::size_t end = kCellBytes;
    while (end > 0 && (static_cast<unsigned char>(result[end]) & 0xC0) == 0x80)
        --end;
    return result.substr(0, end) + "…";
}

/// A name that the workbook takes: at most 31 characters, none of []:*?/\\, no apostrophe at its ends, not in
/// use (letter case does not matter).
std::string freeSheetName(lxw_workbook* book, const std::string& title) {
    QString base = QString::fromStdString(title);
    for (QChar& c : base)
        if (QStringLiteral("[]:*?/\\'").contains(c)) c = QLatin1Char(' ');
    base = base.trimmed();
    if (base.isEmpty()) base = QStringLiteral("Table");
    constexpr qsizetype kLongest = 31;
    for (int n = 1;; ++n) {
        const QString tail = n == 1 ? QString() : QStringLiteral(" %1").arg(n);
        const std::string name = (base.left(kLongest - tail.size()) + tail).toStdString();
        if (workbook_validate_sheet_name(book, name.c_str()) == LXW_NO_ERROR) return name;
    }
}

/// Rows that each sheet must hold, in the order of the sheets.
using SheetRows = std::vector<std::size_t>;

class SheetWriter {
public:
    SheetWriter(lxw_workbook* book, const Formats& formats, const TableDoc& table, SheetRows& written)
        : book_(book)
        , formats_(formats)
        , table_(table)
        , written_(written) {
        for (const TableColumn& column : table.columns)
            hasTotals_ = hasTotals_ || column.summed;
        open();
    }

    void add(const TableRow& cells) {
        if (row_ == kSheetRows - (hasTotals_ ? 1 : 0)) open();
        bool any = false; // the library leaves rows without cells out
        for (std::size_t i = 0; i < cells.size(); ++i) {
            any = put(lxw_col_t(i), cells[i]) || any;
            sums_[i] += numberOf(cells[i]);
        }
        filled_ += any;
        ++row_;
    }
    void finish() {
        if (row_ > 1 && !table_.columns.empty())
            worksheet_autofilter(sheet_, 0, 0, row_ - 1, lxw_col_t(table_.columns.size() - 1));
        if (row_ > 1 && hasTotals_) putTotals();
        written_.push_back(filled_);
    }

private:
    void open() {
        if (sheet_) finish();
        sheet_ = workbook_add_worksheet(book_, freeSheetName(book_, table_.title).c_str());
        worksheet_freeze_panes(sheet_, 1, 0);
        for (std::size_t i = 0; i < table_.columns.size(); ++i) {
            const auto column = lxw_col_t(i);
            worksheet_set_column(sheet_, column, column, table_.columns[i].width, nullptr);
            const TableColumn& about = table_.columns[i];
            worksheet_write_string(sheet_, 0, column,
                                   cellString(about.title.empty() ? about.name : about.title).c_str(),
                                   formats_.header);
        }
        sums_.assign(table_.columns.size(), 0);
        row_ = 1;
        filled_ = table_.columns.empty() ? 0 : 1;
    }
    static double numberOf(const TableCell& cell) {
        if (const auto* whole = std::get_if<std::int64_t>(&cell)) return double(*whole);
        const auto* real = std::get_if<double>(&cell);
        return real && std::isfinite(*real) ? *real : 0;
    }
    /// Sums of what the filter shows, with the sums of all rows for readers that do not calculate.
    void putTotals() {
        for (std::size_t i = 0; i < table_.columns.size(); ++i) {
            const auto column = lxw_col_t(i);
            const int decimals = std::clamp(table_.columns[i].decimals, 0, kMostDecimals);
            if (table_.columns[i].summed) {
                char first[LXW_MAX_CELL_NAME_LENGTH], last[LXW_MAX_CELL_NAME_LENGTH];
                lxw_rowcol_to_cell(first, 1, column);
                lxw_rowcol_to_cell(last, row_ - 1, column);
                const std::string formula = "=SUBTOTAL(9," + std::string(first) + ":" + last + ")";
                worksheet_write_formula_num(sheet_, row_, column, formula.c_str(),
                                            formats_.totalReal[decimals], sums_[i]);
                continue;
            }
            const std::string text = i == 0 ? Say::tr("Total").toStdString() : i == 1 ? table_.totalNote : "";
            worksheet_write_string(sheet_, row_, column, cellString(text).c_str(), formats_.total);
        }
        ++filled_;
        ++row_;
    }
    /// True when the cell holds something.
    bool put(lxw_col_t column, const TableCell& cell) {
        if (const auto* text = std::get_if<std::string>(&cell)) {
            if (text->empty()) return false;
            return worksheet_write_string(sheet_, row_, column, cellString(*text).c_str(), nullptr) ==
                   LXW_NO_ERROR;
        }
        if (const auto* whole = std::get_if<std::int64_t>(&cell))
            return worksheet_write_number(sheet_, row_, column, double(*whole), formats_.whole) ==
                   LXW_NO_ERROR;
        const auto* real = std::get_if<double>(&cell);
        if (!real || !std::isfinite(*real)) return false;
        const int decimals = std::clamp(table_.columns[column].decimals, 0, kMostDecimals);
        return worksheet_write_number(sheet_, row_, column, *real, formats_.real[decimals]) == LXW_NO_ERROR;
    }

    lxw_workbook* book_;
    const Formats& formats_;
    const TableDoc& table_;
    SheetRows& written_;
    lxw_worksheet* sheet_ = nullptr;
    std::uint32_t row_ = 0;
    std::size_t filled_ = 0; ///< rows with a cell
    bool hasTotals_ = false;
    std::vector<double> sums_; ///< of this sheet, by column
};

void writeAbout(lxw_workbook* book, const Formats& formats, const AboutLines& about) {
    lxw_worksheet* sheet =
        workbook_add_worksheet(book, freeSheetName(book, Say::tr("About").toStdString()).c_str());
    worksheet_set_column(sheet, 0, 0, 22, nullptr);
    worksheet_set_column(sheet, 1, 1, 80, nullptr);
    lxw_row_t row = 0;
    for (const auto& [name, value] : about) {
        worksheet_write_string(sheet, row, 0, cellString(name).c_str(), formats.header);
        worksheet_write_string(sheet, row, 1, cellString(value).c_str(), formats.wrapped);
        ++row;
    }
}

std::size_t countOccurrences(zip_file_t* file, std::string_view wanted) {
    std::string window;
    std::string piece(1 << 16, '\0');
    std::size_t count = 0;
    zip_int64_t got = 0;
    while ((got = zip_fread(file, piece.data(), piece.size())) > 0) {
        window.append(piece.data(), std::size_t(got));
        std::size_t from = 0;
        for (std::size_t at = 0; (at = window.find(wanted, from)) != std::string::npos;
             from = at + wanted.size())
            ++count;
        // What may be the beginning of one more stays for the next piece.
        window.erase(0, std::max(from, window.size() - std::min(window.size(), wanted.size() - 1)));
    }
    return got < 0 ? 0 : count;
}

/// The library does not notice when its own buffer of rows meets a full disk: whether every row arrived is
/// seen only in what it made.
bool holdsAllRows(const QByteArray& fileName, const SheetRows& expected) {
    zip_t* zip = zip_open(fileName.constData(), ZIP_RDONLY, nullptr);
    if (!zip) return false;
    bool whole = true;
    for (std::size_t i = 0; i < expected.size() && whole; ++i) {
        const std::string part = "xl/worksheets/sheet" + std::to_string(i + 1) + ".xml";
        zip_file_t* file = zip_fopen(zip, part.c_str(), 0);
        whole = file && countOccurrences(file, "</row>") == expected[i];
        if (file) zip_fclose(file);
    }
    zip_discard(zip);
    return whole;
}

} // namespace

AboutLines aboutProject(const Project& project) {
    const ProjectInfo& info = project.info();
    const auto line = [](const QString& name, std::string value) {
        return std::pair(name.toStdString(), std::move(value));
    };
    return {
        line(Say::tr("Title"), info.title),
        line(Say::tr("Client"), info.client),
        line(Say::tr("Author"), info.author),
        line(Say::tr("Revision"), info.revisionLabel),
        line(Say::tr("Currency of the project"), info.currency),
        line(Say::tr("Notes"), info.notes),
        line(Say::tr("Content hash"), contentHash(project)),
        line(Say::tr("Made on (UTC)"), QDateTime::currentDateTimeUtc().toString(Qt::ISODate).toStdString()),
        line(Say::tr("Made with"), "Clusterwright")};
}

Status writeXlsx(const std::vector<TableDoc>& tables, const AboutLines& about, const QString& path) {
    const QTemporaryDir folder;
    const auto failed = [&](const std::string& why) {
        return Error{ErrorCode::WriteFailed, path.toStdString(), why};
    };
    if (!folder.isValid()) return failed(folder.errorString().toStdString());
    const QString draft = folder.filePath(QStringLiteral("book.xlsx"));

    // Rows go to disk as they come: a cable schedule may have millions of cells.
    const QByteArray draftName = QFile::encodeName(draft);
    QByteArray folderName = QFile::encodeName(folder.path());
    lxw_workbook_options options{};
    options.constant_memory = LXW_TRUE;
    options.tmpdir = folderName.data();
    lxw_workbook* book = workbook_new_opt(draftName.constData(), &options);
    if (!book) return failed("out of memory");
    const Formats formats = addFormats(book);
    SheetRows written;
    for (const TableDoc& table : tables) {
        SheetWriter sheet(book, formats, table, written);
        table.rows([&](const TableRow& row) { sheet.add(row); });
        sheet.finish();
    }
    writeAbout(book, formats, about);
    written.push_back(about.size());
    if (const lxw_error error = workbook_close(book); error != LXW_NO_ERROR)
        return failed(lxw_strerror(error));
    if (!holdsAllRows(draftName, written)) return failed("the disk for temporary files is full");

    QFile file(draft);
    if (!file.open(QIODevice::ReadOnly)) return failed(file.errorString().toStdString());
    return writeFileWhole(path, [&](const ByteSink& sink) -> Status {
        while (!file.atEnd()) {
            const QByteArray piece = file.read(1 << 20);
            if (piece.isEmpty()) return failed(file.errorString().toStdString());
            if (!sink({piece.constData(), std::size_t(piece.size())})) break;
        }
        return {};
    });
}

} // namespace cw
