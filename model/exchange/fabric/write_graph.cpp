// DOT and GraphML: the same names of attributes, which the readers share.
#include "model/exchange/fabric/fabric_attributes.h"
#include "model/exchange/fabric/write_names.h"
#include "model/exchange/fabric/writers.h"

#include <QXmlStreamWriter>

namespace cw {

namespace {

/// Attributes in the order in which they are written; those that say nothing are left out.
std::vector<std::pair<const char*, std::string>> attributesOf(const FileNode& node) {
    std::vector<std::pair<const char*, std::string>> list;
    if (const std::string_view function = functionOf(node); !function.empty())
        list.emplace_back("function", std::string(function));
    if (node.name != node.id) list.emplace_back("name", node.name);
    if (node.endpoints != 1) list.emplace_back("endpoints", std::to_string(node.endpoints));
    if (!node.group.empty()) list.emplace_back("group", node.group);
    if (!node.guid.empty()) list.emplace_back("guid", node.guid);
    return list;
}

std::vector<std::pair<const char*, std::string>> attributesOf(const FileLink& link) {
    std::vector<std::pair<const char*, std::string>> list;
    if (link.gbps) list.emplace_back("gbps", plainNumber(*link.gbps));
    if (link.count != 1) list.emplace_back("count", std::to_string(link.count));
    if (!link.type.empty()) list.emplace_back("type", link.type);
    return list;
}

/// DOT cannot say a backslash before a quote or at the end of an id, so it becomes a slash.
std::string quotedId(std::string_view text) {
    std::string quoted = "\"";
    for (const char c : text) {
        if (c == '"') quoted += '\\';
        quoted += c == '\\' ? '/' : c;
    }
    return quoted + '"';
}

template <class T>
std::string attributeList(const T& of) {
    std::string list;
    for (const auto& [key, value] : attributesOf(of))
        list += std::string(list.empty() ? " [" : " ") + key + '=' + quotedId(value);
    return list.empty() ? list : list + ']';
}

} // namespace

std::string writeDot(const FabricFile& file, const std::string& title) {
    std::string text = "graph " + quotedId(title) + " {\n";
    for (const FileNode& node : file.nodes)
        text += "  " + quotedId(node.id) + attributeList(node) + "\n";
    const auto end = [&](const FileEnd& e) {
        const std::string id = quotedId(file.nodes[std::size_t(e.node)].id);
        return e.port.empty() ? id : id + ':' + quotedId(e.port);
    };
    for (const FileLink& link : file.links)
        text += "  " + end(link.a) + " -- " + end(link.b) + attributeList(link) + "\n";
    return text + "}\n";
}

std::string writeGraphml(const FabricFile& file, const std::string& title) {
    QByteArray bytes;
    QXmlStreamWriter xml(&bytes);
    xml.setAutoFormatting(true);
    xml.setAutoFormattingIndent(2);
    const auto put = [&](const char* name, const std::string& value) {
        xml.writeAttribute(QLatin1String(name), QString::fromStdString(value));
    };
    const auto key = [&](const char* name, const char* of, const char* type) {
        xml.writeEmptyElement(QStringLiteral("key"));
        put("id", name);
        put("for", of);
        put("attr.name", name);
        put("attr.type", type);
    };
    const auto data = [&](const char* name, const std::string& value) {
        xml.writeStartElement(QStringLiteral("data"));
        put("key", name);
        xml.writeCharacters(QString::fromStdString(value));
        xml.writeEndElement();
    };
    xml.writeStartDocument();
    xml.writeStartElement(QStringLiteral("graphml"));
    put("xmlns", "http://graphml.graphdrawing.org/xmlns");
    for (const char* name : {"function", "name", "group", "guid"})
        key(name, "node", "string");
    key("endpoints", "node", "int");
    key("gbps", "edge", "double");
    key("count", "edge", "int");
    for (const char* name : {"type", "source_port", "target_port"})
        key(name, "edge", "string");
    xml.writeStartElement(QStringLiteral("graph"));
    put("id", title);
    put("edgedefault", "undirected");
    for (const FileNode& node : file.nodes) {
        xml.writeStartElement(QStringLiteral("node"));
        put("id", node.id);
        for (const auto& [name, value] : attributesOf(node))
            data(name, value);
        xml.writeEndElement();
    }
    for (const FileLink& link : file.links) {
        xml.writeStartElement(QStringLiteral("edge"));
        put("source", file.nodes[std::size_t(link.a.node)].id);
        put("target", file.nodes[std::size_t(link.b.node)].id);
        if (!link.a.port.empty()) data("source_port", link.a.port);
        if (!link.b.port.empty()) data("target_port", link.b.port);
        for (const auto& [name, value] : attributesOf(link))
            data(name, value);
        xml.writeEndElement();
    }
    xml.writeEndDocument();
    return bytes.toStdString();
}

} // namespace cw
