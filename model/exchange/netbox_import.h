// Import of NetBox device types and rack types (YAML) as catalogue parts.
#pragma once

#include "model/library/part_spec.h"

#include <QString>
#include <QStringList>

#include <string>
#include <vector>

namespace cw {

/// One thing that is wrong in a file, and where.
struct NetboxProblem {
    ErrorCode code = ErrorCode::ParseError;
    std::string file;
    int line = 0;          ///< 1-based; 0 when the file as a whole is meant
    std::string field;     ///< "power-ports[1].maximum_draw"; empty when the file as a whole is meant
    QString what;          ///< what was found, translated
    QString hint;          ///< what to do, translated; may be empty
    bool partLost = false; ///< the part was not imported; otherwise only this value was left out
};

/// "qm9700.yaml:12: interfaces[3].type: what was found. What to do".
QString netboxProblemText(const NetboxProblem& problem);

struct NetboxImport {
    std::vector<PartSpec> parts;
    std::vector<NetboxProblem> problems; ///< in the order of files and lines
};

/// A file's name, as problems and sources show it, and its bytes.
struct NetboxText {
    std::string name;
    std::string text;
};

/// Reads device types and rack types, one or more YAML documents a file. No file and no value can lose
/// another:
/// - manufacturer, model and u_height are needed; without one of them the part is lost, with a problem;
/// - unknown fields, wrong types, impossible numbers, names that occur twice, unknown words of a closed list
/// and
///   interface types without a cable are left out, each with a problem;
/// - watts above 100 kW an inlet, allocated above maximum draw, and weights above 5 t are refused as slips of
/// a unit.
///
/// Values are Secondary, Medium. maximum_draw is the nameplate of an inlet ("psu_draw_each_w") and never a
/// draw; the sum of allocated_draw is a budget ("power_allocated_w"). On a rack PDU the inlet's maximum is
/// its capacity. The format names no kind: outlets make a rack PDU, twelve or more data ports a switch, patch
/// ports a patch panel, anything else a server. Ports of one type with running names become one group;
/// breakout follows from the lanes of the connector (InfiniBand 2, 100 to 400 Gb/s 4, faster 8).
NetboxImport importNetboxTypes(const std::vector<NetboxText>& files);

/// The same for files, and for folders with every *.yaml and *.yml below them, in the order of their names.
/// Files above 1 MiB and files that cannot be read are problems.
NetboxImport importNetboxFiles(const QStringList& paths);

} // namespace cw
