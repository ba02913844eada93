#include "model/library/catalog.h"

#include "model/library/catalog_file.h"

#include <QDir>
#include <QFile>

#include <algorithm>
#include <numeric>
#include <tuple>

namespace cw {

namespace {

constexpr qint64 kLargestUserFile = qint64{4} * 1024 * 1024;

/// Lower case without separators: "QM-9700" and "qm9700" are one word.
QString folded(const QString& text) {
    QString result;
    result.reserve(text.size());
    for (const QChar c : text.toCaseFolded()) {
        if (!c.isSpace() && c != u'-' && c != u'_' && c != u'/' && c != u'.') result += c;
    }
    return result;
}

QString folded(const std::string& text) {
    return folded(QString::fromStdString(text));
}

template <class T>
bool admitted(const std::vector<T>& allowed, const T& value) {
    return allowed.empty() || std::find(allowed.begin(), allowed.end(), value) != allowed.end();
}

unsigned bit(Provenance p) {
    return 1u << static_cast<unsigned>(p);
}

Result<QByteArray> readFile(const QString& path, qint64 largest) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return Error{ErrorCode::ReadFailed, {}, file.errorString().toStdString()};
    QByteArray bytes = file.read(largest + 1);
    if (file.error() != QFileDevice::NoError)
        return Error{ErrorCode::ReadFailed, {}, file.errorString().toStdString()};
    if (bytes.size() > largest)
        return Error{ErrorCode::Unsupported, {}, "larger than " + std::to_string(largest) + " bytes"};
    return bytes;
}

std::string_view view(const QByteArray& bytes) {
    return {bytes.constData(), std::size_t(bytes.size())};
}

} // namespace

Result<Catalog> Catalog::builtin(const QString& folder) {
    std::vector<PartSpec> parts;
    const QDir dir(folder);
    for (const QString& name : dir.entryList({QStringLiteral("*.json")}, QDir::Files, QDir::Name)) {
        auto bytes = readFile(dir.filePath(name), 64 * kLargestUserFile);
        Result<std::vector<PartSpec>> read = bytes ? partsFromCatalogJson(view(*bytes)) : bytes.error();
        if (!read) {
            Error error = read.error();
            error.context = name.toStdString() + (error.context.empty() ? "" : ": " + error.context);
            return error;
        }
        std::move(read->begin(), read->end(), std::back_inserter(parts));
    }
    if (parts.empty())
        return Error::said(ErrorCode::NotFound, folder.toStdString(), Phrase::tr("no catalogue"));
    return fromParts(std::move(parts));
}

Result<Catalog> Catalog::fromParts(std::vector<PartSpec> parts) {
    Catalog catalog;
    for (PartSpec& part : parts) {
        if (catalog.find(part.id)) return Error{ErrorCode::Duplicate, "id", part.id};
        catalog.add(std::move(part));
    }
    catalog.reindex();
    return catalog;
}

std::vector<CatalogProblem> Catalog::addUserFolder(const QString& folder) {
    std::vector<CatalogProblem> problems;
    const QDir dir(folder);
    for (const QString& name : dir.entryList({QStringLiteral("*.json")}, QDir::Files, QDir::Name)) {
        auto bytes = readFile(dir.filePath(name), kLargestUserFile);
        Result<PartSpec> part = bytes ? partFromJson(view(*bytes)) : bytes.error();
        Status added = part ? addUserPart(std::move(*part)) : part.error();
        if (!added) problems.push_back({name.toStdString(), added.error()});
    }
    return problems;
}

Status Catalog::addUserPart(PartSpec part) {
    if (auto status = checkPart(part); !status) return status;
    if (part.origin == PartOrigin::Builtin) part.origin = PartOrigin::UserFile;
    part.revision = computeRevision(part);
    if (const auto found = byId_.find(part.id); found != byId_.end()) {
        PartSpec& present = parts_[found->second];
        if (present.origin != PartOrigin::Builtin) return Error{ErrorCode::Duplicate, "id", part.id};
        if (part.reason.empty())
            return Error::said(ErrorCode::InvalidArgument, "reason",
                               Phrase::tr("a part that replaces a shipped one says why"));
        std::swap(present, part);
        std::string id = part.id;
        replaced_.insert_or_assign(std::move(id), std::move(part));
    } else {
        add(std::move(part));
    }
    reindex();
    return {};
}

void Catalog::add(PartSpec part) {
    byId_.emplace(part.id, parts_.size());
    parts_.push_back(std::move(part));
}

void Catalog::reindex() {
    entries_.clear();
    entries_.reserve(parts_.size());
    for (const PartSpec& part : parts_) {
        SearchEntry entry;
        entry.model = folded(part.model);
        entry.id = folded(part.id);
        entry.rest = folded(part.kind + part.vendor);
        if (const SpecValue* spec = findSpec(part, "accelerator")) {
            if (const auto* name = std::get_if<std::string>(&spec->value)) entry.rest += folded(*name);
        }
        for (const SpecValue& spec : part.specs)
            entry.provenances |= bit(spec.provenance);
        entries_.push_back(std::move(entry));
    }
    std::vector<std::size_t> order(parts_.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    const auto key = [this](std::size_t i) {
        return std::tie(parts_[i].kind, parts_[i].vendor, parts_[i].model, parts_[i].id);
    };
    std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return key(a) < key(b); });
    for (std::size_t i = 0; i < order.size(); ++i)
        entries_[order[i]].order = i;
}

const PartSpec* Catalog::find(std::string_view id) const {
    const auto found = byId_.find(std::string(id));
    return found == byId_.end() ? nullptr : &parts_[found->second];
}

const PartSpec* Catalog::replacedBy(std::string_view id) const {
    const auto found = replaced_.find(std::string(id));
    return found == replaced_.end() ? nullptr : &found->second;
}

PartFacts Catalog::facts(const PartSpec& part) const {
    const SpecValue* spec = findSpec(part, "accelerator");
    const auto* name = spec ? std::get_if<std::string>(&spec->value) : nullptr;
    return factsOf(part, name ? find(*name) : nullptr);
}

int Catalog::rank(const SearchEntry& entry, const QStringList& words, const QString& joined) {
    int total = 0;
    for (const QString& word : words) {
        if (entry.model.startsWith(word) || entry.id.startsWith(word))
            total += 2;
        else if (entry.model.contains(word) || entry.id.contains(word))
            total += 3;
        else if (entry.rest.contains(word))
            total += 4;
        else
            return -1;
    }
    if (entry.id == joined || entry.model == joined) return 0;
    return entry.id.startsWith(joined) || entry.model.startsWith(joined) ? 1 : total;
}

bool Catalog::admits(std::size_t index, const CatalogFilter& filter) const {
    const PartSpec& part = parts_[index];
    unsigned wanted = 0;
    for (const Provenance p : filter.provenances)
        wanted |= bit(p);
    return admitted(filter.kinds, part.kind) && admitted(filter.vendors, part.vendor) &&
           admitted(filter.placements, part.placement) &&
           (filter.provenances.empty() || (entries_[index].provenances & wanted) != 0);
}

std::vector<std::size_t> Catalog::search(const QString& text, const CatalogFilter& filter) const {
    QStringList words;
    for (const QString& word : text.simplified().split(u' ', Qt::SkipEmptyParts)) {
        if (QString plain = folded(word); !plain.isEmpty()) words += plain;
    }
    const QString joined = words.join(QString());
    struct Hit {
        int rank;
        std::size_t order;
        std::size_t index;
    };
    std::vector<Hit> hits;
    for (std::size_t i = 0; i < parts_.size(); ++i) {
        if (!admits(i, filter)) continue;
        if (const int r = rank(entries_[i], words, joined); r >= 0) hits.push_back({r, entries_[i].order, i});
    }
    std::sort(hits.begin(), hits.end(), [](const Hit& a, const Hit& b) {
        return std::tie(a.rank, a.order) < std::tie(b.rank, b.order);
    });
    std::vector<std::size_t> indices;
    indices.reserve(hits.size());
    for (const Hit& hit : hits)
        indices.push_back(hit.index);
    return indices;
}

std::vector<std::string> Catalog::kinds() const {
    std::vector<std::string> list;
    for (const PartSpec& part : parts_)
        list.push_back(part.kind);
    std::sort(list.begin(), list.end());
    list.erase(std::unique(list.begin(), list.end()), list.end());
    return list;
}

std::vector<std::string> Catalog::vendors() const {
    std::vector<std::string> list;
    for (const PartSpec& part : parts_)
        list.push_back(part.vendor);
    std::sort(list.begin(), list.end());
    list.erase(std::unique(list.begin(), list.end()), list.end());
    return list;
}

} // namespace cw
