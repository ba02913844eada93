// A generated design to look at, and what tests ask of it.
#pragma once

#include "app/design/template_registry.h"
#include "model/edit/history.h"
#include "model/library/catalog.h"

#include <QtTest>

namespace cw::test {

inline const Catalog& catalogue() {
    static const Catalog loaded = std::move(Catalog::builtin()).value();
    return loaded;
}

/// A project made by a template, or the error.
struct Generated {
    std::unique_ptr<History> history = std::make_unique<History>();
    std::optional<design::GeneratedSummary> summary;
    Status status;

    const Project& project() const { return history->project(); }
};

inline Generated generated(const std::string& id, const design::SettingValues& settings = {}) {
    Generated g;
    g.status = g.history->run("new", [&](ProjectEditor& editor) -> Status {
        auto made = design::TemplateRegistry::generate(id, settings, catalogue(), editor);
        if (!made) return made.error();
        g.summary = std::move(*made);
        return {};
    });
    return g;
}

/// "scalable_units=2 site=US" as values.
inline design::SettingValues settingsOf(const QString& text) {
    design::SettingValues values;
    for (const QString& pair : text.split(QLatin1Char(' '), Qt::SkipEmptyParts))
        values[pair.section(QLatin1Char('='), 0, 0).toStdString()] =
            pair.section(QLatin1Char('='), 1).toStdString();
    return values;
}

/// A table of designs for a data-driven test: columns "id" and "settings" ("scalable_units=2 site=US").
inline void designRows(std::initializer_list<std::pair<const char*, const char*>> designs) {
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("settings");
    for (const auto& [id, settings] : designs)
        QTest::newRow((std::string(id) + " " + settings).c_str()) << id << settings;
}

} // namespace cw::test
