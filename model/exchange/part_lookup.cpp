#include "model/exchange/part_lookup.h"

#include <algorithm>

namespace cw {

namespace {

QString folded(const std::string& text) {
    return QString::fromStdString(text).simplified().toCaseFolded();
}

} // namespace

PartLookup::PartLookup(const Project& project, const Catalog& catalog)
    : catalog_(catalog) {
    for (const auto& [id, part] : project.parts())
        add(part.spec);
    for (const PartSpec& part : catalog.parts())
        if (!project.partByCatalogId(part.id)) add(part);
}

void PartLookup::add(const PartSpec& part) {
    for (const QString& name :
         {folded(part.id), folded(part.vendor + " " + part.model), folded(part.model)}) {
        auto& parts = byName_[name];
        if (std::find(parts.begin(), parts.end(), &part) == parts.end()) parts.push_back(&part);
    }
}

Result<const PartSpec*> PartLookup::find(const std::string& text) const {
    const QString name = folded(text);
    const auto it = byName_.constFind(name);
    if (it == byName_.constEnd()) {
        auto known = nearest_.constFind(name);
        if (known == nearest_.constEnd()) {
            const auto near = catalog_.search(QString::fromStdString(text));
            known = nearest_.insert(name, near.empty() ? std::string() : catalog_.parts()[near.front()].id);
        }
        return Error{ErrorCode::NotFound, text, *known};
    }
    if (it->size() == 1) return it->front();
    for (const PartSpec* part : *it)
        if (part->id == text) return part;
    std::string ids;
    for (const PartSpec* part : *it)
        ids += (ids.empty() ? "" : ", ") + part->id;
    return Error{ErrorCode::Duplicate, text, ids};
}

} // namespace cw
