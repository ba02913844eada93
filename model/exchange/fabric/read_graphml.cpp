#include "model/exchange/fabric/fabric_attributes.h"
#include "model/exchange/fabric/fabric_builder.h"
#include "model/exchange/fabric/readers.h"

#include <QXmlStreamReader>

namespace cw {

namespace {

class Reader {
public:
    explicit Reader(std::string_view text)
        : xml_(QByteArray::fromRawData(text.data(), qsizetype(text.size()))) {}

    FabricFile read() {
        while (!xml_.atEnd()) {
            xml_.readNext();
            if (xml_.isStartElement())
                start(xml_.name().toString().toStdString());
            else if (xml_.isEndElement())
                end(xml_.name().toString().toStdString());
        }
        if (xml_.hasError()) builder_.report(FileOddity::Malformed, line(), xml_.errorString().toStdString());
        return std::move(builder_).finish(true);
    }

private:
    std::size_t line() const { return std::size_t(xml_.lineNumber()); }
    std::string attribute(const char* name) const {
        return xml_.attributes().value(QLatin1String(name)).toString().toStdString();
    }

    void start(const std::string& element) {
        if (element == "key") {
            keys_[attribute("id")] = attribute("attr.name");
        } else if (element == "node") {
            const std::string id = attribute("id");
            if (id.empty()) return builder_.report(FileOddity::Malformed, line(), "<node>");
            const std::int32_t met = builder_.nodeOf(id, line());
            // Data of a second description would overwrite the first, which is the one that is kept.
            node_ = builder_.describe(met, line()) ? met : -1;
        } else if (element == "edge") {
            const std::string source = attribute("source"), target = attribute("target");
            if (source.empty() || target.empty())
                return builder_.report(FileOddity::Malformed, line(), "<edge>");
            link_.emplace();
            link_->line = line();
            link_->a = {builder_.nodeOf(source, line()), attribute("sourceport")};
            link_->b = {builder_.nodeOf(target, line()), attribute("targetport")};
        } else if (element == "data") {
            data(attribute("key"));
        }
    }

    void data(const std::string& key) {
        const auto named = keys_.find(key);
        const std::string name = named == keys_.end() || named->second.empty() ? key : named->second;
        const std::size_t at = line();
        const std::string value =
            xml_.readElementText(QXmlStreamReader::SkipChildElements).trimmed().toStdString();
        if (link_) {
            if (name == "source_port")
                link_->a.port = value;
            else if (name == "target_port")
                link_->b.port = value;
            else if (!setLinkAttribute(*link_, name, value))
                builder_.report(FileOddity::Malformed, at, value);
        } else if (node_ >= 0) {
            setNodeAttribute(builder_.node(node_), name, value);
        }
    }

    void end(const std::string& element) {
        if (element == "node") node_ = -1;
        if (element == "edge" && link_) {
            builder_.add(std::move(*link_));
            link_.reset();
        }
    }

    QXmlStreamReader xml_;
    std::unordered_map<std::string, std::string> keys_; ///< id of a key -> its name
    FabricBuilder builder_{"graphml"};
    std::int32_t node_ = -1;
    std::optional<FileLink> link_;
};

} // namespace

Result<FabricFile> readGraphml(std::string_view text, const std::string& file) {
    FabricFile read = Reader(text).read();
    if (read.nodes.empty()) return Error::said(ErrorCode::ParseError, file, Phrase::tr("no node"));
    return read;
}

} // namespace cw
