#include "app/gui/object_source.h"

#include "views/inspector/property.h"
#include "views/project/project_tree_model.h"

#include <algorithm>
#include <cctype>

namespace cw::gui {

namespace {

struct Hit {
    ObjectRef object;
    int score;
    std::string_view name;
};

/// A name that is the query, begins with it, or holds it; letter case does not matter.
int scoreOf(std::string_view name, const std::string& lowered) {
    const auto equal = [](char a, char b) { return std::tolower(static_cast<unsigned char>(a)) == b; };
    const auto at = std::search(name.begin(), name.end(), lowered.begin(), lowered.end(), equal);
    if (at == name.end()) return 0;
    if (name.size() == lowered.size()) return 1000;
    return at == name.begin() ? 600 : 300;
}

} // namespace

std::vector<shell::PaletteEntry> ObjectSource::find(const QString& query, int limit) {
    const std::string lowered = query.trimmed().toLower().toStdString();
    std::vector<shell::PaletteEntry> entries;
    if (lowered.empty()) return entries;
    std::vector<Hit> hits;
    const Project& project = history_.project();
    forEachEntityType([&](auto type) {
        using T = typename decltype(type)::type;
        if constexpr (requires(const T& t) { t.name; })
            for (const auto& [id, value] : project.store<T>())
                if (const int score = scoreOf(value.name, lowered); score > 0)
                    hits.push_back({ObjectRef::of(id), score, value.name});
    });
    const auto better = [](const Hit& a, const Hit& b) {
        if (a.score != b.score) return a.score > b.score;
        return std::pair(a.name.size(), a.name) < std::pair(b.name.size(), b.name);
    };
    const std::size_t shown = std::min(hits.size(), std::size_t(std::max(0, limit)));
    std::partial_sort(hits.begin(), hits.begin() + std::ptrdiff_t(shown), hits.end(), better);
    for (std::size_t i = 0; i < shown; ++i) {
        shell::PaletteEntry entry;
        entry.title = project::ProjectTreeModel::nameOf(project, hits[i].object);
        entry.detail = inspector::subtitleOf(project, hits[i].object);
        entry.icon = project::ProjectTreeModel::iconOf(project, hits[i].object);
        entry.score = hits[i].score;
        entry.run = [this, object = hits[i].object] {
            if (history_.project().contains(object)) selection_.reveal(object);
        };
        entries.push_back(std::move(entry));
    }
    return entries;
}

} // namespace cw::gui
