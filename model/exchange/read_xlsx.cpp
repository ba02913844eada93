#include "model/exchange/read_xlsx.h"

#include <QHash>
#include <QXmlStreamReader>

#include <charconv>
#include <map>
#include <memory>
#include <zip.h>

namespace cw {

namespace {

/// A ZIP archive in memory.
class Archive {
public:
    static Result<std::unique_ptr<Archive>> open(std::string_view bytes, const std::string& name) {
        zip_error_t error;
        zip_error_init(&error);
        zip_source_t* source = zip_source_buffer_create(bytes.data(), bytes.size(), 0, &error);
        zip_t* zip = source ? zip_open_from_source(source, ZIP_RDONLY, &error) : nullptr;
        if (!zip) {
            const std::string why = zip_error_strerror(&error);
            if (source) zip_source_free(source);
            zip_error_fini(&error);
            return Error{ErrorCode::ParseError, name, why};
        }
        zip_error_fini(&error);
        return std::unique_ptr<Archive>(new Archive(zip, name));
    }
    ~Archive() { zip_discard(zip_); }
    Archive(const Archive&) = delete;
    Archive& operator=(const Archive&) = delete;

    bool contains(const QString& part) const {
        return zip_name_locate(zip_, part.toUtf8().constData(), 0) >= 0;
    }
    /// Unpacks one part, never more than `limit` bytes whatever the archive says about its size.
    Result<QByteArray> read(const QString& part, std::uint64_t limit) const {
        const std::string where = name_ + ": " + part.toStdString();
        zip_file_t* file = zip_fopen(zip_, part.toUtf8().constData(), 0);
        if (!file) return Error{ErrorCode::ParseError, where, zip_strerror(zip_)};
        QByteArray bytes;
        QByteArray piece(1 << 16, Qt::Uninitialized);
        zip_int64_t got = 0;
        while ((got = zip_fread(file, piece.data(), zip_uint64_t(piece.size()))) > 0) {
            if (std::uint64_t(bytes.size()) + std::uint64_t(got) > limit) {
                zip_fclose(file);
                return Error::said(ErrorCode::Unsupported, where,
                                   Phrase::tr("unpacks to more than %1 bytes").arg(std::to_string(limit)));
            }
            bytes.append(piece.constData(), qsizetype(got));
        }
        const std::string why = got < 0 ? zip_file_strerror(file) : "";
        zip_fclose(file);
        if (got < 0) return Error{ErrorCode::ParseError, where, why};
        return bytes;
    }

private:
    Archive(zip_t* zip, std::string name)
        : zip_(zip)
        , name_(std::move(name)) {}
    zip_t* zip_;
    std::string name_;
};

/// Text of a string item: all runs, without the phonetic guides of East Asian text.
QString readStringItem(QXmlStreamReader& xml, QStringView closing) {
    QString text;
    while (!xml.atEnd()) {
        xml.readNext();
        if (xml.isEndElement() && xml.name() == closing) break;
        if (!xml.isStartElement()) continue;
        if (xml.name() == QLatin1String("rPh"))
            xml.skipCurrentElement();
        else if (xml.name() == QLatin1String("t"))
            text += xml.readElementText(QXmlStreamReader::SkipChildElements);
    }
    return text;
}

/// Column of a cell reference ("BC12" is 54), from 0; -1 when it is none.
int columnOf(QStringView reference) {
    int column = 0;
    qsizetype i = 0;
    for (; i < reference.size() && i < 4; ++i) {
        const char16_t c = reference[i].unicode();
        if (c < u'A' || c > u'Z') break;
        column = column * 26 + (c - u'A' + 1);
    }
    return i == 0 ? -1 : column - 1;
}

std::string numberText(const QString& raw) {
    bool ok = false;
    const double value = raw.toDouble(&ok);
    if (!ok) return raw.toStdString();
    char buffer[64];
    const auto [end, error] = std::to_chars(buffer, buffer + sizeof buffer, value);
    return error == std::errc() ? std::string(buffer, end) : raw.toStdString();
}

class Workbook {
public:
    Workbook(const Archive& archive, std::string name, const TableLimits& limits)
        : archive_(archive)
        , name_(std::move(name))
        , limits_(limits) {}

    Result<Table> read(const std::string& wanted) {
        if (Status s = readRelations(); !s) return s.error();
        if (Status s = readSheets(); !s) return s.error();
        if (sheets_.empty())
            return Error::said(ErrorCode::ParseError, name_, Phrase::tr("a workbook without sheets"));
        const auto chosen = wanted.empty()
                                ? sheets_.begin()
                                : std::find_if(sheets_.begin(), sheets_.end(),
                                               [&](const auto& sheet) { return sheet.first == wanted; });
        if (chosen == sheets_.end())
            return Error::said(ErrorCode::NotFound, name_, Phrase::tr("sheet \"%1\"").arg(wanted));
        if (Status s = readStrings(); !s) return s.error();
        auto lines = readSheet(chosen->second);
        if (!lines) return lines.error();
        auto table = withHeader(std::move(*lines), name_ + ": " + chosen->first);
        if (!table) return table;
        for (const auto& [title, part] : sheets_)
            table->sheets.push_back(title);
        table->sheet = chosen->first;
        return table;
    }

private:
    Error damaged(const QString& part, const QXmlStreamReader& xml) const {
        return Error{ErrorCode::ParseError,
                     name_ + ": " + part.toStdString() + ":" + std::to_string(xml.lineNumber()),
                     xml.errorString().toStdString()};
    }
    static QString partPath(const QString& target) {
        return target.startsWith(QLatin1Char('/')) ? target.mid(1) : QStringLiteral("xl/") + target;
    }

    Status readRelations() {
        const QString part = QStringLiteral("xl/_rels/workbook.xml.rels");
        const auto bytes = archive_.read(part, limits_.unpackedBytes);
        if (!bytes) return Error::said(ErrorCode::ParseError, name_, Phrase::tr("not a workbook"));
        QXmlStreamReader xml(*bytes);
        while (!xml.atEnd()) {
            xml.readNext();
            if (!xml.isStartElement() || xml.name() != QLatin1String("Relationship")) continue;
            const auto attributes = xml.attributes();
            const QString target = partPath(attributes.value(QLatin1String("Target")).toString());
            relations_.insert(attributes.value(QLatin1String("Id")).toString(), target);
            if (attributes.value(QLatin1String("Type")).endsWith(QLatin1String("/sharedStrings")))
                stringsPart_ = target;
        }
        if (xml.hasError()) return damaged(part, xml);
        return {};
    }

    Status readSheets() {
        const QString part = QStringLiteral("xl/workbook.xml");
        const auto bytes = archive_.read(part, limits_.unpackedBytes);
        if (!bytes) return bytes.error();
        QXmlStreamReader xml(*bytes);
        while (!xml.atEnd()) {
            xml.readNext();
            if (!xml.isStartElement() || xml.name() != QLatin1String("sheet")) continue;
            QString id;
            for (const auto& attribute : xml.attributes())
                if (attribute.name() == QLatin1String("id")) id = attribute.value().toString(); // r:id
            const auto target = relations_.constFind(id);
            if (target != relations_.constEnd())
                sheets_.emplace_back(xml.attributes().value(QLatin1String("name")).toString().toStdString(),
                                     *target);
        }
        if (xml.hasError()) return damaged(part, xml);
        return {};
    }

    Status readStrings() {
        if (stringsPart_.isEmpty() || !archive_.contains(stringsPart_)) return {};
        const auto bytes = archive_.read(stringsPart_, limits_.unpackedBytes);
        if (!bytes) return bytes.error();
        QXmlStreamReader xml(*bytes);
        while (!xml.atEnd()) {
            xml.readNext();
            if (xml.isStartElement() && xml.name() == QLatin1String("si"))
                strings_.push_back(readStringItem(xml, u"si").toStdString());
        }
        if (xml.hasError()) return damaged(stringsPart_, xml);
        return {};
    }

    Result<std::vector<TableLine>> readSheet(const QString& part) {
        const auto bytes = archive_.read(part, limits_.unpackedBytes);
        if (!bytes) return bytes.error();
        QXmlStreamReader xml(*bytes);
        std::vector<TableLine> lines;
        std::size_t rowNumber = 0;
        std::size_t cellCount = 0;
        while (!xml.atEnd()) {
            xml.readNext();
            if (!xml.isStartElement()) continue;
            if (xml.name() == QLatin1String("row")) {
                bool ok = false;
                const auto stated = xml.attributes().value(QLatin1String("r")).toULongLong(&ok);
                rowNumber = ok ? std::size_t(stated) : rowNumber + 1;
                if (lines.size() > limits_.rows)
                    return Error::said(ErrorCode::Unsupported, name_,
                                       Phrase::tr("more than %1 rows").arg(std::to_string(limits_.rows)));
                lines.push_back({rowNumber, {}});
            } else if (xml.name() == QLatin1String("c") && !lines.empty()) {
                // Far more cells than rows times a usual width: a sheet made to fill the memory.
                if (++cellCount > 20'000'000)
                    return Error::said(ErrorCode::Unsupported, name_, Phrase::tr("too many cells"));
                if (Status s = readCell(xml, lines.back().cells); !s) return s.error();
            }
        }
        if (xml.hasError()) return damaged(part, xml);
        return lines;
    }

    Status readCell(QXmlStreamReader& xml, std::vector<std::string>& cells) {
        const auto attributes = xml.attributes();
        const QString type = attributes.value(QLatin1String("t")).toString();
        int column = columnOf(attributes.value(QLatin1String("r")));
        if (column < 0) column = int(cells.size());
        std::string text;
        while (!xml.atEnd()) {
            xml.readNext();
            if (xml.isEndElement() && xml.name() == QLatin1String("c")) break;
            if (!xml.isStartElement()) continue;
            if (xml.name() == QLatin1String("is")) {
                text = readStringItem(xml, u"is").toStdString();
            } else if (xml.name() == QLatin1String("v")) {
                const QString raw = xml.readElementText(QXmlStreamReader::SkipChildElements);
                if (type == QLatin1String("s")) {
                    bool ok = false;
                    const auto index = raw.toULongLong(&ok);
                    if (!ok || index >= strings_.size())
                        return Error::said(ErrorCode::ParseError,
                                           name_ + ": " +
                                               attributes.value(QLatin1String("r")).toString().toStdString(),
                                           Phrase::tr("refers to a text that is not there"));
                    text = strings_[std::size_t(index)];
                } else if (type == QLatin1String("b")) {
                    text = raw == QLatin1String("1") ? "true" : "false";
                } else if (type.isEmpty() || type == QLatin1String("n")) {
                    text = numberText(raw);
                } else {
                    text = raw.toStdString();
                }
            } else {
                xml.skipCurrentElement();
            }
        }
        if (text.empty()) return {};
        if (std::size_t(column) >= limits_.columns) {
            return Error::said(ErrorCode::Unsupported, name_,
                               Phrase::tr("more than %1 columns").arg(std::to_string(limits_.columns)));
        }
        if (text.size() > limits_.cellBytes * 4)
            return Error::said(ErrorCode::Unsupported, name_, Phrase::tr("a cell beyond its limit"));
        if (cells.size() <= std::size_t(column)) cells.resize(std::size_t(column) + 1);
        cells[std::size_t(column)] = std::move(text);
        return {};
    }

    const Archive& archive_;
    std::string name_;
    const TableLimits& limits_;
    QHash<QString, QString> relations_;
    QString stringsPart_;
    std::vector<std::pair<std::string, QString>> sheets_;
    std::vector<std::string> strings_;
};

} // namespace

Result<Table> readXlsx(std::string_view bytes, const std::string& name, const std::string& sheet,
                       const TableLimits& limits) {
    auto archive = Archive::open(bytes, name);
    if (!archive) return archive.error();
    return Workbook(**archive, name, limits).read(sheet);
}

} // namespace cw
