// Lays a report out on A4: first every page as a list of things to draw, then, when their number is known,
// the pages themselves.
#include "views/render/colour_roles.h"
#include "views/render/font_roles.h"
#include "views/render/svg_icon.h"
#include "views/report/report_text.h"
#include "views/report/report_writers.h"

#include <QBuffer>
#include <QGuiApplication>
#include <QPainter>
#include <QPdfWriter>
#include <QTextLayout>

#include <algorithm>
#include <cmath>
#include <memory>

namespace cw::report {

namespace {

constexpr int kDpi = kReportDpi;
constexpr double kMm = kDpi / 25.4;
constexpr double kPt = kDpi / 72.0;
constexpr double kSide = 17 * kMm; ///< left and right margin
constexpr double kTop = 16 * kMm;
constexpr double kBottom = 22 * kMm; ///< with the footer
constexpr double kWidth = 210 * kMm - 2 * kSide;
constexpr double kHeight = 297 * kMm - kTop - kBottom;
constexpr double kHair = 0.5 * kPt;
constexpr double kCellGap = 3.4 * kMm;
constexpr double kNarrowGap = 2.3 * kMm; ///< of tables with many columns
constexpr std::size_t kManyColumns = 8;
constexpr double kRowPad = 1.0 * kMm;
constexpr double kShortText = 30 * kMm;
constexpr std::size_t kShortTable = 10; ///< rows up to which a table is kept on one page
constexpr std::size_t kFirstRows = 5;   ///< of a longer table that are kept with its head
constexpr std::size_t kLastRows = 3;    ///< that are kept with its note
constexpr double kHeadHeight = 12 * kMm;
constexpr double kNotePt = 8;
constexpr double kBar = 2 * kMm;        ///< thickness
constexpr double kBarLength = 18 * kMm; ///< least width of a column of bars
constexpr double kColumnGap = 7 * kMm;  ///< between a picture and the tables beside it
constexpr double kSign = 3.4 * kMm;     ///< column of severity signs
constexpr double kSmallestShare = 0.8;  ///< a picture is moved to a new page rather than shrunk below this

const render::ColourRoles& colours() {
    return render::colourRoles(render::Appearance::Light);
}

QFont fontOf(double pt, bool strong = false) {
    QFont font = QGuiApplication::font();
    font.setPixelSize(int(std::lround(pt * kPt)));
    font.setWeight(strong ? QFont::DemiBold : QFont::Normal);
    font.setHintingPreference(QFont::PreferNoHinting);
    return font;
}

/// Text broken into lines of a width.
struct TextBox {
    std::shared_ptr<QTextLayout> layout;
    double height = 0;
    double natural = 0; ///< width of the longest line
    QColor ink;

    void draw(QPainter& p, QPointF at) const {
        p.setPen(ink);
        layout->draw(&p, at);
    }
};

TextBox boxOf(const QString& text, const QFont& font, const QColor& ink, double width,
              Qt::Alignment alignment = Qt::AlignLeft) {
    TextBox box;
    box.ink = ink;
    box.layout = std::make_shared<QTextLayout>(text, font);
    QTextOption option(alignment);
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    box.layout->setTextOption(option);
    box.layout->beginLayout();
    for (QTextLine line = box.layout->createLine(); line.isValid(); line = box.layout->createLine()) {
        line.setLineWidth(width);
        line.setPosition({0, box.height});
        box.height += line.height() * 1.06;
        box.natural = std::max(box.natural, line.naturalTextWidth());
    }
    box.layout->endLayout();
    return box;
}

double widthOf(const QString& text, const QFont& font) {
    return QFontMetricsF(font).horizontalAdvance(text) + kPt;
}
/// Width of the longest word, below which a column breaks words.
double wordWidth(const QString& text, const QFont& font) {
    double most = 0;
    for (const QString& word : text.split(QLatin1Char(' ')))
        most = std::max(most, widthOf(word, font));
    return most;
}

QString iconOf(Tone tone) {
    switch (tone) {
    case Tone::Ok:
        return QStringLiteral("ok");
    case Tone::Info:
        return QStringLiteral("info");
    case Tone::Warning:
        return QStringLiteral("warning");
    case Tone::Error:
        return QStringLiteral("error");
    case Tone::None:
        break;
    }
    return {};
}
QColor colourOf(Tone tone) {
    const auto& s = colours().severity;
    return tone == Tone::Ok        ? s.ok
           : tone == Tone::Info    ? s.info
           : tone == Tone::Warning ? s.warning
                                   : s.error;
}

using Draw = std::function<void(QPainter&)>;

class Pages {
public:
    Pages() { pages_.emplace_back(); }

    double left() const { return kHeight - y_; }
    double y() const { return y_; }
    bool isFresh() const { return y_ == 0; }
    void skip(double height) {
        if (!isFresh()) y_ += height;
    }
    void breakPage() {
        if (isFresh()) return;
        pages_.emplace_back();
        y_ = 0;
    }
    /// Goes to a new page when less than `height` is left.
    void need(double height) {
        if (height > left()) breakPage();
    }
    /// Draws at the present place, `x` from the left edge of the text, without moving on.
    void put(Draw draw) { pages_.back().push_back(std::move(draw)); }
    void advance(double height) { y_ += height; }
    /// Back up (or down) on the present page, to write beside what is there.
    void moveTo(double y) { y_ = y; }

    const std::vector<std::vector<Draw>>& pages() const { return pages_; }

private:
    std::vector<std::vector<Draw>> pages_;
    double y_ = 0;
};

class PdfLayout {
public:
    void add(const ReportDocument& d) {
        head(d);
        for (const Section& section : d.sections) {
            if (section.newPage)
                pages_.breakPage();
            else if (!section.title.isEmpty())
                pages_.skip(9 * kMm);
            if (!section.title.isEmpty()) title(section.title, roomFor(section, 0));
            for (std::size_t i = 0; i < section.blocks.size(); ++i) {
                const auto* head = std::get_if<Paragraph>(&section.blocks[i]);
                if (head && head->style == TextStyle::Head)
                    pages_.need(kHeadHeight + roomFor(section, i + 1));
                std::visit([this](const auto& b) { write(b); }, section.blocks[i]);
            }
        }
    }
    const std::vector<std::vector<Draw>>& pages() const { return pages_.pages(); }

private:
    // All x count from the left edge of the column that is written.
    void text(const TextBox& box, double x, double y) {
        pages_.put([box, at = QPointF(left_ + x, y)](QPainter& p) { box.draw(p, at); });
    }
    void fill(const QRectF& r, const QColor& colour) {
        pages_.put([at = r.translated(left_, 0), colour](QPainter& p) { p.fillRect(at, colour); });
    }
    void rule(double x, double y, double width, const QColor& colour) { fill({x, y, width, kHair}, colour); }
    void sign(Tone tone, double x, double y) {
        pages_.put([tone, at = QRectF(left_ + x, y, kSign, kSign)](QPainter& p) {
            render::paintIcon(p, at, iconOf(tone), colourOf(tone));
        });
    }

    void head(const ReportDocument& d) {
        const auto& c = colours().text;
        const double side = 52 * kMm;
        double marks = 0;
        for (const QString& mark : d.marks) {
            const TextBox box = boxOf(mark, fontOf(8), c.secondary, side, Qt::AlignRight);
            text(box, kWidth - side, marks);
            marks += box.height;
        }
        const double width = kWidth - side - 6 * kMm;
        const TextBox kicker = boxOf(d.kicker, fontOf(8.5), c.secondary, width);
        const TextBox big = boxOf(d.title, fontOf(20, true), c.primary, width);
        text(kicker, 0, 0);
        text(big, 0, kicker.height + kMm);
        pages_.advance(std::max(marks, kicker.height + kMm + big.height) + 4 * kMm);
    }

    /// Height that a heading before block `from` wants below itself, so that it does not stand alone.
    static double roomFor(const Section& section, std::size_t from) {
        double room = 0;
        for (; from < section.blocks.size(); ++from) {
            if (std::holds_alternative<Paragraph>(section.blocks[from])) {
                room += 10 * kMm;
                continue;
            }
            if (const auto* picture = std::get_if<Picture>(&section.blocks[from])) {
                room += heightOf(*picture, kWidth) * kSmallestShare + 8 * kMm;
                // A short table without a title belongs to the picture above it.
                const auto* below = from + 1 < section.blocks.size()
                                        ? std::get_if<Table>(&section.blocks[from + 1])
                                        : nullptr;
                if (below && below->title.isEmpty() && below->rows.size() <= kShortTable)
                    room += double(below->rows.size() + 1) * 7 * kMm;
                return room;
            }
            const auto* table = std::get_if<Table>(&section.blocks[from]);
            const std::size_t rows = table && table->rows.size() <= kShortTable ? table->rows.size() : 1;
            return room + (table && !table->title.isEmpty() ? 30 : 18) * kMm + double(rows) * 7 * kMm;
        }
        return room;
    }
    static double heightOf(const Picture& picture, double width) {
        return picture.size.height() * width / picture.size.width();
    }

    void title(const QString& words, double below) {
        const TextBox box = boxOf(words, fontOf(14, true), colours().text.primary, kWidth);
        pages_.need(box.height + 8 * kMm + below);
        rule(0, pages_.y(), kWidth, colours().text.primary);
        pages_.advance(2.5 * kMm);
        text(box, 0, pages_.y());
        pages_.advance(box.height + 2 * kMm);
    }

    void write(const Paragraph& paragraph) {
        const auto& c = colours().text;
        const bool head = paragraph.style == TextStyle::Head;
        const double pt = head                                 ? 10.5
                          : paragraph.style == TextStyle::Lead ? 11
                          : paragraph.style == TextStyle::Note ? kNotePt
                                                               : 9.5;
        const double indent = paragraph.tone == Tone::None ? 0 : kSign + 2 * kMm;
        const TextBox box =
            boxOf(paragraph.text, fontOf(pt, head),
                  paragraph.style == TextStyle::Note ? c.secondary : c.primary, width_ - indent);
        if (head) pages_.skip(4 * kMm);
        pages_.need(box.height);
        if (indent > 0) sign(paragraph.tone, 0, pages_.y() + 0.5 * kMm);
        text(box, indent, pages_.y());
        pages_.advance(box.height + (head ? 1.5 * kMm : 2.5 * kMm));
    }

    void write(const BulletList& list) {
        const double indent = 4.5 * kMm;
        for (const QString& item : list.items) {
            const TextBox box = boxOf(item, fontOf(9.5), colours().text.primary, kWidth - indent);
            pages_.need(box.height);
            const TextBox dot = boxOf(QStringLiteral("•"), fontOf(9.5), colours().text.secondary, indent);
            text(dot, 0, pages_.y());
            text(box, indent, pages_.y());
            pages_.advance(box.height + 1.8 * kMm);
        }
        pages_.skip(kMm);
    }

    void write(const KeyFigures& keys) {
        constexpr std::size_t kPerLine = 4;
        const auto& c = colours().text;
        const double gap = 4.5 * kMm, width = (kWidth - (kPerLine - 1) * gap) / kPerLine;
        for (std::size_t from = 0; from < keys.figures.size(); from += kPerLine) {
            const std::size_t end = std::min(keys.figures.size(), from + kPerLine);
            double tallest = 0;
            std::vector<std::array<TextBox, 4>> boxes;
            for (std::size_t i = from; i < end; ++i) {
                const KeyFigure& k = keys.figures[i];
                // A value that leaves no room for its unit is set smaller, never cut.
                double pt = 15;
                while (pt > 8 &&
                       widthOf(k.value, fontOf(pt, true)) + widthOf(k.unit, fontOf(9)) + 1.2 * kMm > width)
                    pt -= 0.5;
                boxes.push_back({boxOf(k.label, fontOf(8), c.secondary, width),
                                 boxOf(k.value, fontOf(pt, true), c.primary, width),
                                 boxOf(k.unit, fontOf(9), c.secondary, width),
                                 boxOf(k.note, fontOf(7.5), c.secondary, width)});
                const auto& b = boxes.back();
                tallest = std::max(tallest, b[0].height + b[1].height + b[3].height);
            }
            pages_.need(tallest + 2 * kMm);
            for (std::size_t i = 0; i < boxes.size(); ++i) {
                const auto& b = boxes[i];
                const double x = double(i) * (width + gap);
                double y = pages_.y();
                rule(x, y, width, c.primary);
                y += 1.4 * kMm;
                text(b[0], x, y);
                y += b[0].height;
                text(b[1], x, y);
                const double base = b[1].layout->lineAt(0).ascent() -
                                    (b[2].layout->lineCount() > 0 ? b[2].layout->lineAt(0).ascent() : 0);
                text(b[2], x + b[1].natural + 1.2 * kMm, y + base);
                text(b[3], x, y + b[1].height);
            }
            pages_.advance(tallest + 5 * kMm);
        }
    }

    void write(const Picture& picture) {
        const TextBox caption = boxOf(picture.caption, fontOf(8), colours().text.secondary, width_);
        const double below = picture.caption.isEmpty() ? 2 * kMm : caption.height + 3 * kMm;
        double scale = width_ / picture.size.width();
        const double whole = heightOf(picture, width_);
        if (whole + below > pages_.left() && (pages_.left() - below) / whole < kSmallestShare)
            pages_.breakPage();
        scale *= std::min(1.0, std::max(0.05, (pages_.left() - below) / whole));
        const QPointF at(left_ + (width_ - picture.size.width() * scale) / 2, pages_.y());
        pages_.put([picture, scale, at](QPainter& p) {
            p.save();
            p.translate(at);
            p.scale(scale, scale);
            picture.paint(p, scale);
            p.restore();
        });
        pages_.advance(picture.size.height() * scale + kMm);
        if (!picture.caption.isEmpty()) text(caption, 0, pages_.y());
        pages_.advance(below);
    }

    void write(const Beside& beside) {
        const double picture = kWidth * std::min(1.0, beside.picture.size.width() / kColumnWidth);
        const double right = picture + kColumnGap;
        PdfLayout probe; // how high the tables are
        probe.width_ = kWidth - right;
        for (const Table& table : beside.tables)
            probe.write(table);
        const bool fits = beside.tables.empty() || (probe.width_ > 0 && probe.pages().size() == 1);
        const double head = kHeadHeight, tables = fits ? probe.pages_.y() : 0;
        pages_.need(std::max(head + heightOf(beside.picture, picture) * kSmallestShare + 8 * kMm, tables));
        const double top = pages_.y();
        width_ = picture;
        if (!beside.title.isEmpty()) write(Paragraph{beside.title, TextStyle::Head});
        write(beside.picture);
        const double left = pages_.y();
        if (fits) {
            pages_.moveTo(top);
            left_ = right;
            width_ = kWidth - right;
        } else {
            width_ = kWidth;
        }
        for (const Table& table : beside.tables)
            write(table);
        if (fits) pages_.moveTo(std::max(left, pages_.y()));
        left_ = 0;
        width_ = kWidth;
    }

    static double gapOf(const Table& table) {
        return table.columns.size() > kManyColumns ? kNarrowGap : kCellGap;
    }

    /// Widths of the columns: numbers as wide as they need, texts share what is left.
    static std::vector<double> columnWidths(const Table& table, double width, const QFont& font,
                                            const QFont& strong) {
        const std::size_t n = table.columns.size();
        std::vector<double> natural(n), least(n);
        for (std::size_t i = 0; i < n; ++i) {
            const Column& c = table.columns[i];
            least[i] = c.bar ? kBarLength : wordWidth(c.title, font);
            natural[i] = c.numeric || c.bar ? least[i] : widthOf(c.title, font);
            for (const TableRow& row : table.rows) {
                const QFont& f = row.strong ? strong : font;
                const QString& cell = row.cells[qsizetype(i)];
                const double w = widthOf(cell, f);
                natural[i] = std::max(natural[i], w);
                least[i] = std::max(least[i], c.numeric ? w : std::min(wordWidth(cell, f), 34 * kMm));
            }
            if (natural[i] < kShortText) least[i] = natural[i]; // short texts stay on one line
        }
        const double room = width - double(n - 1) * gapOf(table);
        double all = 0, floor = 0;
        for (std::size_t i = 0; i < n; ++i) {
            all += natural[i];
            floor += least[i];
        }
        std::vector<double> widths = natural;
        // Too wide: every column keeps its longest word, texts share the rest by their length.
        if (all > room)
            for (std::size_t i = 0; i < n; ++i)
                widths[i] = floor < room ? least[i] + (room - floor) * (natural[i] - least[i]) / (all - floor)
                                         : least[i] * room / floor;
        double sum = 0;
        for (double w : widths)
            sum += w;
        const double spare = std::max(0.0, room - sum);
        for (double& w : widths)
            w += spare * (sum > 0 ? w / sum : 1.0 / double(n));
        return widths;
    }

    struct Line {
        std::vector<TextBox> cells;
        double height = 0;
        const TableRow* row = nullptr; ///< null: the header
    };

    void write(const Table& table) {
        if (table.columns.empty()) return;
        const auto& c = colours().text;
        const double indent = table.hasTones() ? kSign + 1.8 * kMm : 0;
        const double pt = table.columns.size() > kManyColumns ? 7.5 : 8.5;
        const double gap = gapOf(table);
        const QFont font = render::numericFont(fontOf(pt)), strong = render::numericFont(fontOf(pt, true));
        const std::vector<double> widths = columnWidths(table, width_ - indent, font, strong);
        const auto lineOf = [&](const QStringList& cells, const QFont& f, const QColor& ink,
                                const TableRow* row) {
            Line line;
            line.row = row;
            for (std::size_t i = 0; i < widths.size(); ++i) {
                line.cells.push_back(boxOf(cells[qsizetype(i)], f, ink, widths[i],
                                           table.columns[i].numeric ? Qt::AlignRight : Qt::AlignLeft));
                line.height = std::max(line.height, line.cells.back().height);
            }
            line.height += 2 * kRowPad;
            return line;
        };
        const auto drawLine = [&](const Line& line) {
            const double y = pages_.y();
            double x = indent;
            for (std::size_t i = 0; i < widths.size(); ++i) {
                // Headers stand on their rule, rows hang from theirs.
                const double top = line.row ? kRowPad : line.height - kRowPad - line.cells[i].height;
                text(line.cells[i], x, y + top);
                if (line.row && table.columns[i].bar && line.row->bar > 0)
                    fill({x, y + (line.height - kBar) / 2, widths[i] * std::min(1.0, line.row->bar), kBar},
                         colours().accent.fill);
                x += widths[i] + gap;
            }
            if (line.row && line.row->tone != Tone::None) sign(line.row->tone, 0, y + kRowPad);
            pages_.advance(line.height);
            rule(0, pages_.y(), width_, line.row ? colours().border.subtle : c.primary);
        };
        QStringList titles;
        for (const Column& column : table.columns)
            titles << column.title;
        Line header = lineOf(titles, font, c.secondary, nullptr);
        if (!table.hasHeader()) header.height = 0;
        std::vector<Line> lines;
        for (const TableRow& row : table.rows)
            lines.push_back(lineOf(row.cells, row.strong ? strong : font, c.primary, &row));
        const auto heightOfRows = [&](std::size_t from, std::size_t to) {
            double sum = 0;
            for (std::size_t i = from; i < std::min(to, lines.size()); ++i)
                sum += lines[i].height;
            return sum;
        };
        const double note = table.note.isEmpty() ? 0 : noteBox(table.note).height + 1.5 * kMm;
        const double head = header.height + (table.title.isEmpty() ? 0 : kHeadHeight);
        const double total = head + heightOfRows(0, lines.size()) + note;
        // The last rows stay together, with the note that explains them.
        const std::size_t tail = lines.size() - std::min(kLastRows, lines.size());
        const double least = head + heightOfRows(0, kFirstRows) + (lines.size() <= kFirstRows ? note : 0);
        pages_.need(lines.size() <= kShortTable && total < kHeight / 3 ? total : least);
        if (!table.title.isEmpty()) write(Paragraph{table.title, TextStyle::Head});
        bool withHeader = table.hasHeader();
        for (std::size_t i = 0; i < lines.size(); ++i) {
            const double wanted = (withHeader ? header.height : 0) +
                                  (i == tail ? heightOfRows(i, lines.size()) + note : lines[i].height);
            if (wanted > pages_.left()) {
                pages_.breakPage();
                withHeader = table.hasHeader();
            }
            if (withHeader) drawLine(header);
            withHeader = false;
            drawLine(lines[i]);
        }
        if (lines.empty() && withHeader) drawLine(header);
        pages_.skip(1.5 * kMm);
        if (!table.note.isEmpty()) write(Paragraph{table.note, TextStyle::Note});
        pages_.skip(2 * kMm);
    }

    TextBox noteBox(const QString& words) const {
        return boxOf(words, fontOf(kNotePt), colours().text.secondary, width_);
    }

    Pages pages_;
    double left_ = 0; ///< of the column that is written
    double width_ = kWidth;
};

void drawFooter(QPainter& p, const QString& claims, const QString& page) {
    const auto& c = colours();
    const double y = kHeight + 5 * kMm;
    p.fillRect(QRectF(0, y, kWidth, kHair), c.border.normal);
    boxOf(claims, fontOf(7), c.text.secondary, kWidth - 25 * kMm).draw(p, {0, y + 2 * kMm});
    boxOf(page, fontOf(7.5), c.text.secondary, 22 * kMm, Qt::AlignRight)
        .draw(p, {kWidth - 22 * kMm, y + 2 * kMm});
}

} // namespace

std::vector<std::function<void(QPainter&)>> reportPages(const ReportDocument& document) {
    auto layout = std::make_shared<PdfLayout>();
    layout->add(document);
    const std::size_t count = layout->pages().size();
    std::vector<std::function<void(QPainter&)>> pages;
    for (std::size_t i = 0; i < count; ++i)
        pages.emplace_back([layout, i, count, footer = document.footer](QPainter& painter) {
            painter.translate(kSide, kTop);
            for (const Draw& draw : layout->pages()[i])
                draw(painter);
            drawFooter(painter, footer, QStringLiteral("%1 / %2").arg(i + 1).arg(count));
        });
    return pages;
}

QByteArray reportPdf(const ReportDocument& document) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly); // memory: cannot fail
    QPdfWriter writer(&buffer);
    writer.setResolution(kDpi);
    writer.setPageSize(QPageSize(QPageSize::A4));
    writer.setPageMargins(QMarginsF(0, 0, 0, 0));
    writer.setTitle(document.title);
    writer.setCreator(QStringLiteral("Clusterwright"));

    const auto pages = reportPages(document);
    QPainter painter(&writer);
    if (!painter.isActive()) return {};
    for (std::size_t i = 0; i < pages.size(); ++i) {
        if (i > 0 && !writer.newPage()) return {};
        painter.resetTransform();
        pages[i](painter);
    }
    painter.end();
    return bytes;
}

} // namespace cw::report
