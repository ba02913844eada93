#include "model/json/project_json.h"

#include "model/edit/check_value.h"
#include "model/json/field_codec.h"

#include <QCryptographicHash>

namespace cw {

namespace {

using codec::Place;
using Kind = JsonNode::Kind;

/// The marks at the head of a file, wherever they stand in it.
struct Header {
    bool named = false;
    std::optional<std::uint64_t> version;
    std::string needs;
};

Status takeHeader(Header& header, const std::string& key, const JsonNode& value) {
    const Place at{nullptr, key, 0};
    if (key == "format") {
        header.named = value.kind == Kind::String && value.text == kFormatName;
    } else if (key == "format_version") {
        std::uint32_t version = 0;
        if (Status s = codec::read(value, at, version); !s.ok()) return s;
        header.version = version;
    } else if (key == "needs_version") {
        return codec::read(value, at, header.needs);
    }
    return {};
}

/// Looks for the header alone, so that a newer file is called newer and not malformed.
Status checkHeader(std::string_view text) {
    Header header;
    const Error enough{ErrorCode::Cancelled, {}, {}};
    const Status read =
        readJsonObject(text, {.member = [&](const std::string& key, JsonNode& value) -> Status {
                                  if (Status s = takeHeader(header, key, value); !s.ok()) return s;
                                  if (header.named && header.version && !header.needs.empty()) return enough;
                                  return {};
                              },
                              .element = [](const std::string&, std::size_t, JsonNode&) { return Status{}; },
                              .array = [](const std::string&) { return Status{}; }});
    if (!read.ok() && read.error() != enough && !(header.named && header.version)) return read;
    if (!header.named)
        return Error::said(ErrorCode::NotAProject, "format", Phrase::tr("not a Clusterwright design"));
    if (!header.version) return codec::missingField(Place{nullptr, "format_version", 0});
    if (*header.version > std::uint64_t(kFormatVersion))
        return newerFormat("format_version", double(*header.version), kFormatVersion, header.needs);
    if (*header.version == 0) return Error{ErrorCode::InvalidArgument, "format_version", "0"};
    return {};
}

template <class T>
Status readEntity(ProjectLoader& loader, const JsonNode& node, const Place& at) {
    T value{};
    Id<T> id(1);
    if constexpr (!std::is_same_v<T, ProjectInfo>) {
        const JsonNode* idNode = node.find("id");
        const Place idPlace{&at, "id", 0};
        if (node.kind == Kind::Object && !idNode) return codec::missingField(idPlace);
        if (idNode)
            if (Status s = codec::read(*idNode, idPlace, id); !s.ok()) return s;
        if (Status s = codec::readFields(node, at, value, "id"); !s.ok()) return s;
    } else {
        if (Status s = codec::readFields(node, at, value); !s.ok()) return s;
    }
    if (Status s = checkValue(value, [&] { return at.text(); }); !s.ok()) return s;
    Status placed = loader.place(id, std::move(value));
    if (!placed.ok())
        return Error{placed.error().code, at.text() + ".id",
                     placed.error().context + " " + placed.error().detail};
    return {};
}

std::optional<EntityKind> kindOfCollection(std::string_view name) {
    for (std::size_t i = 0; i < kEntityKinds; ++i)
        if (collectionName(EntityKind(i)) == name) return EntityKind(i);
    return std::nullopt;
}

} // namespace

std::string_view collectionName(EntityKind kind) {
    constexpr std::array<std::string_view, kEntityKinds> kNames{
        "project",   "parts",     "sites",          "buildings",
        "halls",     "obstacles", "cooling_loops",  "cooling_elements",
        "rows",      "racks",     "fabrics",        "scale_up_domains",
        "devices",   "cables",    "power_elements", "power_links",
        "workloads", "variants",  "waivers"};
    return kNames[std::size_t(kind)];
}

void writeProjectJson(const Project& project, const std::function<void(std::string_view)>& sink) {
    constexpr std::size_t kPiece = std::size_t(1) << 20;
    std::string out;
    out.reserve(kPiece + 4096);
    out += "{\n\"format\": \"" + std::string(kFormatName) +
           "\",\n\"format_version\": " + std::to_string(kFormatVersion) + ",\n\"needs_version\": \"" +
           std::string(kFormatNeeds) + "\"";
    forEachEntityType([&](auto type) {
        using T = typename decltype(type)::type;
        out += ",\n\"" + std::string(collectionName(T::kKind)) + "\": ";
        if constexpr (std::is_same_v<T, ProjectInfo>) {
            codec::append(out, project.info());
        } else {
            out += '[';
            bool first = true;
            for (const auto& [id, value] : project.store<T>()) {
                out += first ? "\n{\"id\": " : ",\n{\"id\": ";
                first = false;
                codec::append(out, id);
                codec::appendFields(out, value, false);
                out += '}';
                if (out.size() >= kPiece) {
                    sink(out);
                    out.clear();
                }
            }
            out += first ? "]" : "\n]";
        }
    });
    out += "\n}\n";
    sink(out);
}

std::string projectToJson(const Project& project) {
    std::string text;
    writeProjectJson(project, [&](std::string_view piece) { text += piece; });
    return text;
}

std::string contentHash(const Project& project) {
    QCryptographicHash hash(QCryptographicHash::Sha256);
    writeProjectJson(project, [&](std::string_view piece) {
        hash.addData(QByteArrayView(piece.data(), qsizetype(piece.size())));
    });
    return hash.result().toHex().toStdString();
}

Result<Project> projectFromJson(std::string_view text) {
    if (text.find_first_not_of(" \t\r\n") == std::string_view::npos)
        return Error::said(ErrorCode::NotAProject, "line 1, column 1", Phrase::tr("empty"));
    if (Status s = checkHeader(text); !s.ok()) return s.error();
    ProjectLoader loader;
    std::string collection;
    std::optional<EntityKind> kind;
    const auto unknown = [](const std::string& key) { return codec::unknownField(Place{nullptr, key, 0}); };
    JsonStream stream;
    stream.member = [&](const std::string& key, JsonNode& value) -> Status {
        if (key == "format" || key == "format_version" || key == "needs_version") return {};
        const Place at{nullptr, key, 0};
        if (key == collectionName(EntityKind::ProjectInfo)) return readEntity<ProjectInfo>(loader, value, at);
        if (kindOfCollection(key)) return codec::wrongType(at, Phrase::tr("a list"), value);
        return unknown(key);
    };
    stream.array = [&](const std::string& key) -> Status {
        kind = kindOfCollection(key);
        if (!kind) return unknown(key);
        if (*kind == EntityKind::ProjectInfo)
            return Error::said(
                ErrorCode::ParseError, key,
                Phrase::tr("expected %1, found %2").arg(Phrase::tr("an object")).arg(Phrase::tr("a list")));
        return {};
    };
    stream.element = [&](const std::string& key, std::size_t index, JsonNode& node) -> Status {
        const Place list{nullptr, key, 0};
        const Place at{&list, {}, index};
        Status status;
        withEntityType(
            *kind, [&](auto type) { status = readEntity<typename decltype(type)::type>(loader, node, at); });
        return status;
    };
    if (Status s = readJsonObject(text, stream); !s.ok()) return s.error();
    return std::move(loader).finish();
}

} // namespace cw
