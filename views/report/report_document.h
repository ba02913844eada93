// The content of a report, free of any file format: writers turn it into HTML or PDF.
#pragma once

#include <QSizeF>
#include <QString>
#include <QStringList>

#include <functional>
#include <variant>
#include <vector>

class QPainter;

namespace cw::report {

/// Width of a picture that takes the whole text column, in device-independent pixels.
constexpr double kColumnWidth = 660;

/// Carries a severity sign beside the text; the text says the same in words.
enum class Tone : unsigned char { None, Ok, Info, Warning, Error };

enum class TextStyle : unsigned char {
    Lead, ///< the answer in a sentence or two, larger
    Body,
    Note, ///< definitions, sources and reservations, smaller
    Head, ///< a heading below the section's
};

struct Paragraph {
    QString text; ///< plain text
    TextStyle style = TextStyle::Body;
    Tone tone = Tone::None;
};

struct BulletList {
    QStringList items;
};

/// One headline number; `value` is formatted, `note` says what it rests on.
struct KeyFigure {
    QString label, value, unit, note;
};
/// Shown four in a line.
struct KeyFigures {
    std::vector<KeyFigure> figures;
};

struct Column {
    QString title;        ///< with the unit
    bool numeric = false; ///< right-aligned, never broken
    bool bar = false;     ///< shows TableRow::bar in place of text
};

struct TableRow {
    QStringList cells; ///< as many as there are columns
    Tone tone = Tone::None;
    bool strong = false; ///< a total
    double bar = 0;      ///< share of the longest bar, 0 to 1
};

/// Header rows repeat on every page; without any column title there is none.
struct Table {
    QString title; ///< may be empty
    std::vector<Column> columns;
    std::vector<TableRow> rows;
    QString note; ///< under the table; may be empty

    bool hasHeader() const {
        for (const Column& column : columns)
            if (!column.title.isEmpty()) return true;
        return false;
    }
    bool hasTones() const {
        for (const TableRow& row : rows)
            if (row.tone != Tone::None) return true;
        return false;
    }
};

/// A drawing of `size` device-independent pixels. `paint` draws it with its top left corner at the origin of
/// a painter; `ratio` is the number of device pixels a unit, on which hairlines are put. It holds all it
/// needs.
struct Picture {
    QSizeF size;
    std::function<void(QPainter&, double ratio)> paint;
    QString caption;     ///< under the picture; may be empty
    QString description; ///< in words, for who cannot see it
};

/// A picture with short tables to its right, all on one page. The picture takes as much of the width as it
/// has of kColumnWidth.
struct Beside {
    QString title; ///< over the picture
    Picture picture;
    std::vector<Table> tables;
};

using Block = std::variant<Paragraph, BulletList, KeyFigures, Table, Picture, Beside>;

struct Section {
    QString title; ///< empty on the first page, whose head is the document's
    bool newPage = false;
    std::vector<Block> blocks;
};

struct ReportDocument {
    QString kicker; ///< above the title: what kind of report, for whom
    QString title;
    QStringList marks; ///< date, revision, author: right of the title
    QString footer;    ///< claims, on every page
    QString language;  ///< BCP 47 ("en")
    std::vector<Section> sections;
};

} // namespace cw::report
