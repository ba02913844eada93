// Checked reading of a YAML mapping: every slip becomes a problem with file, line and field.
#pragma once

#include "model/exchange/netbox_import.h"

#include <yaml-cpp/yaml.h>

#include <QCoreApplication>

#include <functional>
#include <initializer_list>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace cw::netbox {

/// Translated text of the importer.
struct Say {
    Q_DECLARE_TR_FUNCTIONS(NetboxImport)
};

/// Gathers the problems of one YAML document.
class ProblemList {
public:
    /// `lineOffset` lines of the file come before the document.
    ProblemList(std::string file, int lineOffset, std::vector<NetboxProblem>& problems)
        : file_(std::move(file))
        , lineOffset_(lineOffset)
        , problems_(problems) {}

    void add(ErrorCode code, const YAML::Node& at, const std::string& field, const QString& what,
             const QString& hint = {});
    /// The same, and the part cannot be imported.
    void lose(ErrorCode code, const YAML::Node& at, const std::string& field, const QString& what,
              const QString& hint = {});
    bool partLost() const { return partLost_; }

private:
    std::string file_;
    int lineOffset_;
    std::vector<NetboxProblem>& problems_;
    bool partLost_ = false;
};

/// One mapping. Readers return nothing for absent values, and nothing with a problem for bad ones.
class MapReader {
public:
    /// `at` is the place of the mapping, "" at the top. Unknown and repeated fields are reported.
    MapReader(const YAML::Node& map, std::string at, std::initializer_list<std::string_view> known,
              ProblemList& problems);

    bool has(const char* key) const { return find(key).has_value(); }
    std::optional<std::string> text(const char* key, std::size_t longest) const;
    std::optional<double> number(const char* key, double least, double greatest,
                                 const QString& hint = {}) const;
    std::optional<bool> flag(const char* key) const;
    /// Text that must be one of `words`.
    std::optional<std::string> word(const char* key, std::initializer_list<std::string_view> words) const;
    /// Calls `each` for every mapping of a list whose `name` is there and new; reports the others.
    void list(const char* key, std::initializer_list<std::string_view> known,
              const std::function<void(const MapReader&, const std::string& name)>& each) const;

    /// Reports that a needed field is not there.
    void missing(const char* key, bool loses) const;
    void report(ErrorCode code, const char* key, const QString& what, const QString& hint = {}) const;
    void lose(ErrorCode code, const char* key, const QString& what, const QString& hint = {}) const;

private:
    std::optional<YAML::Node> find(const char* key) const;
    std::string place(std::string_view key) const;

    YAML::Node map_;
    std::string at_;
    ProblemList& problems_;
};

/// Kilograms for a weight in kg, g, lb or oz.
double toKilograms(double weight, std::string_view unit);

/// A device or rack type, or nothing when the part is lost.
std::optional<PartSpec> readDeviceType(const YAML::Node& root, const std::string& file,
                                       ProblemList& problems);
std::optional<PartSpec> readRackType(const YAML::Node& root, const std::string& file, ProblemList& problems);

/// Adds a value of the file; `file` becomes its source.
void addSpec(PartSpec& part, const std::string& file, std::string key, SpecValue::Value value,
             std::string unit = {}, Qualifier qualifier = Qualifier::Stated);
/// Reads manufacturer, model, slug, weight, description into the part. False when the part is lost.
bool readCommon(const MapReader& map, const std::string& file, PartSpec& part, double heaviestKg);
/// Sorts the values and computes the revision.
void finish(PartSpec& part);

} // namespace cw::netbox
