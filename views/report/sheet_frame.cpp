// Frame and title block of a drawing sheet.
#include "views/render/paint_kit.h"
#include "views/report/drawing_sheets.h"
#include "views/report/report_text.h"

#include <QGuiApplication>

#include <array>

namespace cw::report {

namespace {

constexpr double kMm = 1 / kSheetUnitMm;
constexpr double kBlockHeight = 18 * kMm;
constexpr double kInset = 2 * kMm; ///< between frame and drawing
constexpr double kCellPad = 1.6 * kMm;
constexpr double kPeopleWidth = 36 * kMm;
constexpr double kDateWidth = 27 * kMm;
constexpr double kScaleWidth = 42 * kMm;
constexpr double kSheetWidth = 26 * kMm;
constexpr double kNarrowest = 150 * kMm; ///< below it the cells of people and scale are left out
constexpr double kHair = 0.13 * kMm;
constexpr double kFrame = 0.35 * kMm;

QFont fontOf(int px, bool strong = false) {
    QFont font = QGuiApplication::font();
    font.setPixelSize(px);
    font.setWeight(strong ? QFont::DemiBold : QFont::Normal);
    font.setHintingPreference(QFont::PreferNoHinting);
    return font;
}

class BlockPainter {
public:
    BlockPainter(QPainter& p, const QRectF& r)
        : p_(p)
        , r_(r)
        , colours_(render::colourRoles(render::Appearance::Light)) {}

    void paint(const Drawing& drawing, std::size_t sheet, const TitleBlock& block) {
        const bool roomy = r_.width() >= kNarrowest;
        double right = r_.right();
        const auto cell = [&](double width) {
            right -= width;
            p_.fillRect(QRectF(right, r_.top(), kHair, r_.height()), colours_.text.primary);
            return QRectF(right, r_.top(), width, r_.height());
        };
        paintSheetNumber(cell(kSheetWidth), drawing, sheet);
        if (roomy) paintScale(cell(kScaleWidth), drawing);
        const QRectF dates = cell(kDateWidth);
        field(upper(dates), Text::tr("Revision"), block.revision);
        field(lower(dates), Text::tr("Date"), block.date);
        if (roomy) {
            const QRectF people = cell(kPeopleWidth);
            field(upper(people), Text::tr("Client"), block.client);
            field(lower(people), Text::tr("Author"), block.author);
        }
        const QRectF title(r_.left(), r_.top(), right - r_.left(), r_.height());
        line(upper(title), block.project.isEmpty() ? Text::tr("Untitled project") : block.project,
             fontOf(20, true), colours_.text.primary);
        line(lower(title), drawing.title, fontOf(15), colours_.text.primary);
    }

private:
    static QRectF upper(const QRectF& r) { return {r.left(), r.top(), r.width(), r.height() / 2}; }
    static QRectF lower(const QRectF& r) {
        return {r.left(), r.top() + r.height() / 2, r.width(), r.height() / 2};
    }

    void line(const QRectF& r, const QString& text, const QFont& font, const QColor& ink) {
        const QRectF inner = r.adjusted(kCellPad, 0, -kCellPad, 0);
        p_.setFont(font);
        p_.setPen(ink);
        p_.drawText(inner, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
                    QFontMetricsF(font).elidedText(text, Qt::ElideRight, inner.width()));
    }

    /// A label over its value, an en dash when there is none.
    void field(const QRectF& r, const QString& label, const QString& value) {
        const double split = r.height() * 0.42;
        line({r.left(), r.top() + 0.6 * kMm, r.width(), split - 0.6 * kMm}, label, fontOf(10),
             colours_.text.secondary);
        line({r.left(), r.top() + split, r.width(), r.height() - split - 0.6 * kMm},
             value.isEmpty() ? unknown() : value, fontOf(15), colours_.text.primary);
    }

    void paintScale(const QRectF& r, const Drawing& drawing) {
        field(upper(r), Text::tr("Scale"), drawing.metreMm ? drawing.scale : Text::tr("not to scale"));
        if (!drawing.metreMm) return;
        // The longest of these lengths that leaves room for its number.
        constexpr std::array kLengths{0.5, 1.0, 2.0, 5.0, 10.0, 20.0, 50.0, 100.0, 200.0, 500.0};
        const double room = r.width() - 2 * kCellPad - 10 * kMm;
        double length = kLengths.front();
        for (const double each : kLengths)
            if (each * *drawing.metreMm * kMm <= room) length = each;
        const double width = length * *drawing.metreMm * kMm;
        const QRectF bar(r.left() + kCellPad, r.bottom() - 4.2 * kMm, width, 1.4 * kMm);
        constexpr int kParts = 4;
        for (int i = 0; i < kParts; ++i) {
            const QRectF part(bar.left() + width * i / kParts, bar.top(), width / kParts, bar.height());
            p_.fillRect(part, i % 2 == 0 ? colours_.text.primary : colours_.surface.paper);
        }
        p_.setPen(QPen(colours_.text.primary, kHair));
        p_.setBrush(Qt::NoBrush);
        p_.drawRect(bar);
        line({bar.right(), bar.top() - 2 * kMm, r.right() - bar.right(), bar.height() + 4 * kMm},
             quantity(length, length < 1 ? 1 : 0, QStringLiteral("m")), fontOf(12), colours_.text.primary);
    }

    void paintSheetNumber(const QRectF& r, const Drawing& drawing, std::size_t sheet) {
        field(upper(r), Text::tr("Sheet"), Text::tr("%1 of %2").arg(sheet + 1).arg(drawing.sheets.size()));
        if (drawing.columns * drawing.rows < 2) return;
        const QRectF room = lower(r).adjusted(kCellPad, 0.6 * kMm, -kCellPad, -1.2 * kMm);
        const double w = std::min({room.width() / drawing.columns, room.height() / drawing.rows, 6 * kMm});
        const DrawingSheet& here = drawing.sheets[sheet];
        p_.setPen(QPen(colours_.text.primary, kHair));
        for (int row = 0; row < drawing.rows; ++row)
            for (int column = 0; column < drawing.columns; ++column) {
                const bool isHere = here.column == column && here.row == row;
                p_.setBrush(isHere ? QBrush(colours_.text.primary) : QBrush(Qt::NoBrush));
                p_.drawRect(QRectF(room.left() + column * w, room.top() + row * w, w, w));
            }
    }

    QPainter& p_;
    QRectF r_;
    const render::ColourRoles& colours_;
};

} // namespace

QSizeF drawingArea(QSizeF paper, bool withTitleBlock) {
    if (!withTitleBlock) return paper;
    return {paper.width() - 2 * kInset, paper.height() - kBlockHeight - 2 * kInset};
}

void paintSheet(QPainter& painter, QSizeF paper, const Drawing& drawing, std::size_t sheet,
                const TitleBlock* block, double ratio) {
    const auto& colours = render::colourRoles(render::Appearance::Light);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    if (block) painter.translate(kInset, kInset);
    drawing.sheets[sheet].paint(painter, ratio);
    painter.restore();
    if (!block) return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF whole(QPointF(), paper);
    const QRectF foot(0, paper.height() - kBlockHeight, paper.width(), kBlockHeight);
    painter.fillRect(QRectF(foot.left(), foot.top(), foot.width(), kHair), colours.text.primary);
    BlockPainter(painter, foot).paint(drawing, sheet, *block);
    painter.setPen(QPen(colours.text.primary, kFrame));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(whole.adjusted(kFrame / 2, kFrame / 2, -kFrame / 2, -kFrame / 2));
    painter.restore();
}

} // namespace cw::report
