#include "views/render/colour_roles.h"
#include "views/report/report_pictures.h"
#include "views/report/report_text.h"
#include "views/report/report_writers.h"

#include <QFile>

#include <algorithm>

namespace cw::report {

namespace {

const render::ColourRoles& colours() {
    return render::colourRoles(render::Appearance::Light);
}

struct ToneLook {
    QString icon, word;
    QColor colour;
};
ToneLook lookOf(Tone tone) {
    const auto& s = colours().severity;
    switch (tone) {
    case Tone::Ok:
        return {QStringLiteral("ok"), Text::tr("ok"), s.ok};
    case Tone::Info:
        return {QStringLiteral("info"), Text::tr("note"), s.info};
    case Tone::Warning:
        return {QStringLiteral("warning"), Text::tr("warning"), s.warning};
    case Tone::Error:
        return {QStringLiteral("error"), Text::tr("error"), s.error};
    case Tone::None:
        break;
    }
    return {};
}

QString dataUri(const QByteArray& svg) {
    return QStringLiteral("data:image/svg+xml;base64,") + QString::fromLatin1(svg.toBase64());
}

/// Appends blocks as HTML. What comes from the document goes through text() only.
class HtmlBuilder {
public:
    QByteArray build(const ReportDocument& d) {
        raw("<!DOCTYPE html>\n<html lang=\"");
        text(d.language);
        raw("\">\n<head>\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" content=\"width=device-width, "
            "initial-scale=1\">\n<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; "
            "style-src 'unsafe-inline'; img-src data:\">\n<title>");
        text(d.title);
        raw("</title>\n<style>\n");
        out_ += style();
        raw("</style>\n</head>\n<body>\n<header>\n<div class=\"marks\">");
        for (const QString& mark : d.marks) {
            raw("<div>");
            text(mark);
            raw("</div>");
        }
        raw("</div>\n<p class=\"kicker\">");
        text(d.kicker);
        raw("</p>\n<h1>");
        text(d.title);
        raw("</h1>\n</header>\n<main>\n");
        contents(d);
        int index = 0;
        for (const Section& section : d.sections)
            write(section, index++);
        raw("</main>\n<footer>");
        text(d.footer);
        raw("</footer>\n</body>\n</html>\n");
        return out_.toUtf8();
    }

private:
    void raw(const char* html) { out_ += QString::fromUtf8(html); }
    void text(const QString& s) { out_ += s.toHtmlEscaped(); }

    static QString style() {
        const auto& c = colours();
        QString css = QStringLiteral(
            "body{font:14px/1.45 system-ui,sans-serif;color:%1;background:%2;max-width:860px;margin:32px "
            "auto;"
            "padding:0 24px}h1{font-size:28px;margin:0 0 "
            "12px;overflow-wrap:anywhere}h2{font-size:20px;margin:48px 0 12px;"
            "padding-top:12px;border-top:1px solid %1}h3{font-size:16px;margin:24px 0 8px}p{margin:8px 0}"
            ".kicker,.marks,.note,figcaption,.label{color:%3;font-size:12px}.kicker{margin:0}"
            ".marks{float:right;text-align:right}.lead{font-size:17px}"
            "table{border-collapse:collapse;width:100%;font-size:12.5px;margin:4px "
            "0}thead{display:table-header-group}"
            "th{text-align:left;font-weight:400;color:%3;border-bottom:1px solid %1;vertical-align:bottom}"
            "th,td{padding:4px 10px 4px 0}td{border-bottom:1px solid "
            "%4;vertical-align:top;overflow-wrap:anywhere}"
            "td:last-child,th:last-child{padding-right:0}tr{break-inside:avoid}"
            ".n{text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums}th.n{white-space:"
            "normal}"
            ".strong td{font-weight:600}td.t{width:20px}.tone{width:15px;height:15px;vertical-align:-2px}"
            ".keys{display:grid;grid-template-columns:repeat(4,1fr);gap:16px 20px;margin:20px 0}"
            ".key{border-top:1px solid %1;padding-top:6px}.value{font-size:22px;font-weight:600}"
            ".unit{font-size:13px;color:%3;margin-left:5px}figure{margin:8px 0;break-inside:avoid}"
            "figure img{width:100%;border:1px solid %4;box-sizing:border-box}nav "
            "a{margin-right:14px;color:%5}"
            ".beside{display:grid;grid-template-columns:4fr 3fr;gap:0 "
            "28px}td.b{width:90px;vertical-align:middle}"
            ".b div{height:8px;background:%6}"
            "footer{margin-top:48px;border-top:1px solid %4;padding-top:8px;font-size:12px;color:%3}"
            "@media(max-width:640px){.keys{grid-template-columns:repeat(2,1fr)}.beside{display:block}}"
            "@media print{body{margin:0;max-width:none}.page{break-before:page}nav{display:none}}\n");
        return css.arg(c.text.primary.name(), c.surface.paper.name(), c.text.secondary.name(),
                       c.border.subtle.name(), c.text.link.name(), c.accent.fill.name());
    }

    void contents(const ReportDocument& d) {
        raw("<nav>");
        for (std::size_t i = 0; i < d.sections.size(); ++i) {
            if (d.sections[i].title.isEmpty()) continue;
            out_ += QStringLiteral("<a href=\"#s%1\">").arg(i);
            text(d.sections[i].title);
            raw("</a> ");
        }
        raw("</nav>\n");
    }

    void write(const Section& section, int index) {
        out_ += QStringLiteral("<section id=\"s%1\"%2>\n")
                    .arg(index)
                    .arg(section.newPage ? QStringLiteral(" class=\"page\"") : QString());
        if (!section.title.isEmpty()) {
            raw("<h2>");
            text(section.title);
            raw("</h2>\n");
        }
        for (const Block& block : section.blocks)
            std::visit([this](const auto& b) { write(b); }, block);
        raw("</section>\n");
    }

    void sign(Tone tone) {
        if (tone == Tone::None) return;
        const ToneLook look = lookOf(tone);
        QFile icon(QStringLiteral(":/icons/%1.svg").arg(look.icon));
        if (!icon.open(QIODevice::ReadOnly)) return;
        const QByteArray svg = icon.readAll().replace("currentColor", look.colour.name().toLatin1());
        raw("<img class=\"tone\" alt=\"");
        text(look.word);
        raw("\" src=\"");
        out_ += dataUri(svg);
        raw("\">");
    }

    void write(const Paragraph& p) {
        static constexpr const char* kOpen[]{"<p class=\"lead\">", "<p>", "<p class=\"note\">", "<h3>"};
        raw(kOpen[std::size_t(p.style)]);
        sign(p.tone);
        if (p.tone != Tone::None) raw(" ");
        text(p.text);
        raw(p.style == TextStyle::Head ? "</h3>\n" : "</p>\n");
    }

    void write(const BulletList& list) {
        raw("<ul>\n");
        for (const QString& item : list.items) {
            raw("<li>");
            text(item);
            raw("</li>\n");
        }
        raw("</ul>\n");
    }

    void write(const KeyFigures& keys) {
        raw("<div class=\"keys\">\n");
        for (const KeyFigure& k : keys.figures) {
            raw("<div class=\"key\"><div class=\"label\">");
            text(k.label);
            raw("</div><div class=\"value\">");
            text(k.value);
            raw("<span class=\"unit\">");
            text(k.unit);
            raw("</span></div><div class=\"label\">");
            text(k.note);
            raw("</div></div>\n");
        }
        raw("</div>\n");
    }

    void write(const Table& table) {
        if (!table.title.isEmpty()) write(Paragraph{table.title, TextStyle::Head});
        const bool tones = table.hasTones();
        raw("<table>\n");
        if (table.hasHeader()) {
            raw("<thead><tr>");
            if (tones) raw("<th></th>");
            for (const Column& c : table.columns) {
                raw(c.numeric ? "<th class=\"n\">" : "<th>");
                text(c.title);
                raw("</th>");
            }
            raw("</tr></thead>\n");
        }
        raw("<tbody>\n");
        for (const TableRow& row : table.rows) {
            raw(row.strong ? "<tr class=\"strong\">" : "<tr>");
            if (tones) {
                raw("<td class=\"t\">");
                sign(row.tone);
                raw("</td>");
            }
            for (qsizetype i = 0; i < row.cells.size(); ++i) {
                const Column& column = table.columns[std::size_t(i)];
                if (column.bar) {
                    out_ += QStringLiteral("<td class=\"b\"><div style=\"width:%1%\"></div></td>")
                                .arg(std::clamp(row.bar, 0.0, 1.0) * 100, 0, 'f', 1);
                    continue;
                }
                raw(column.numeric ? "<td class=\"n\">" : "<td>");
                text(row.cells[i]);
                raw("</td>");
            }
            raw("</tr>\n");
        }
        raw("</tbody>\n</table>\n");
        if (!table.note.isEmpty()) write(Paragraph{table.note, TextStyle::Note});
    }

    void write(const Picture& picture) {
        raw("<figure><img alt=\"");
        text(picture.description);
        raw("\" src=\"");
        out_ += dataUri(svgOf(picture, picture.description));
        raw("\">");
        if (!picture.caption.isEmpty()) {
            raw("<figcaption>");
            text(picture.caption);
            raw("</figcaption>");
        }
        raw("</figure>\n");
    }

    void write(const Beside& beside) {
        raw("<div class=\"beside\">\n<div>");
        if (!beside.title.isEmpty()) write(Paragraph{beside.title, TextStyle::Head});
        write(beside.picture);
        raw("</div>\n<div>");
        for (const Table& table : beside.tables)
            write(table);
        raw("</div>\n</div>\n");
    }

    QString out_;
};

} // namespace

QByteArray reportHtml(const ReportDocument& document) {
    return HtmlBuilder().build(document);
}

} // namespace cw::report
