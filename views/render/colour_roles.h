// Colours by role, for light and dark; filled from resources/theme/tokens.json. Painters name roles, never
// hex.
#pragma once

#include "model/base/result.h"

#include <QByteArray>
#include <QColor>

#include <array>
#include <functional>

namespace cw::render {

/// Print, PDF and SVG always take Light.
enum class Appearance : unsigned char { Light, Dark };

/// Every colour of the visual language. A member that would be a C++ keyword has a longer name here:
/// border.default is `normal`, liquid.return is `returning`, device.switch is `networkSwitch`.
struct ColourRoles {
    struct Surface {
        /// `track` lies behind the filled part of a bar, on any other surface.
        QColor window, panel, base, alt, header, raised, sunken, track, canvas, paper, hover, pressed;
    } surface;
    struct Text {
        QColor primary, secondary, muted, disabled, stale, onAccent, link;
    } text;
    struct Border {
        QColor subtle, normal, strong, focus;
    } border;
    struct Accent {
        QColor fill, fillHover, text, tint, tintText;
    } accent;
    struct Selection {
        QColor outline, casing, fill, rowFill, rowText, multi;
    } selection;
    struct Snap {
        QColor guide, label, labelFill, ghost, collision, collisionFill;
    } snap;
    struct Severity {
        QColor info, infoTint, warning, warningTint, error, errorTint, ok, okTint;
    } severity;
    struct Power {
        QColor feedA, feedATint, feedB, feedBTint, utility, generator, phaseL1, phaseL2, phaseL3, neutral;
    } power;
    struct Liquid {
        QColor supply, supplyTint, returning, returningTint, makeup;
    } liquid;
    struct Aisle {
        QColor coldFill, coldText, hotFill, hotText;
    } aisle;
    struct Fabric {
        QColor compute, storage, inband, oob, scaleup;
    } fabric;
    struct Tier {
        QColor endpoint, leaf, spine, core, cut;
    } tier;
    std::array<QColor, 8> rail; ///< rails 1 to 8; always drawn with the number
    struct Stale {
        QColor text, fill, hatch;
    } stale;
    struct Plan {
        QColor floor, tile, tileMajor, wall, wallFill, column, keepout, rackFill, rackFrame, rackFront,
            equipFill, equipFrame, tray, label, dimension;
    } plan;
    struct Device {
        QColor server, serverFrame, networkSwitch, networkSwitchFrame, storage, storageFrame, management,
            managementFrame, blank, patch;
    } device;
};

/// Sizes in device-independent pixels, opacities as a fraction.
struct Metrics {
    struct Size {
        int menuBar, toolBar, toolButton, toolButtonIcon, dockTitle, tab, contextBar, tableRow, tableRowDense,
            treeRow, field, button, statusBar, slider, checkbox, scrollbar, leftDock, inspector, bottomDock;
    } size{};
    struct Radius {
        int canvasChip, field, button, popover;
    } radius{};
    struct Hit {
        int minimum, splitter, splitterDrawn, handle, handleDrawn, cable, edge, cellResize;
    } hit{};
    struct Line {
        double hairline, frame, selected, casing, cable, trunk, busway, pipe, guide, wall;
    } line{};
    struct Opacity {
        double ghost, lockedLayer, offLayerHint, comparedVariantGhost, disabledIcon;
    } opacity{};
};

/// Calls `visit(path, colour)` for each role ("surface.window", …, "rail.8") in the order of the struct.
void forEachRole(ColourRoles& roles, const std::function<void(const char*, QColor&)>& visit);

/// Reads one appearance out of a tokens document. ParseError when it is not JSON, NotFound with the role's
/// path when a role is missing, InvalidArgument when a value is no #RRGGBB or #RRGGBBAA colour.
Result<ColourRoles> parseColourRoles(const QByteArray& json, Appearance appearance);
/// Reads the metrics; errors as above, and InvalidArgument for a negative or non-numeric value.
Result<Metrics> parseMetrics(const QByteArray& json);
/// #RRGGBB or #RRGGBBAA (alpha last, unlike QColor's own notation); an invalid colour when it is neither.
QColor parseTokenColour(std::string_view text);

/// The compiled-in tokens; needs initResources(). They are constants of the product, checked by a test.
const ColourRoles& colourRoles(Appearance appearance);
const Metrics& metrics();
/// The compiled-in tokens document itself.
QByteArray tokensJson();

} // namespace cw::render
