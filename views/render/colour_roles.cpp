#include "views/render/colour_roles.h"

#include <QFile>

#include <nlohmann/json.hpp>

#include <cstdlib>
#include <optional>

namespace cw::render {

namespace {

using nlohmann::json;

Result<json> parseDocument(const QByteArray& text) {
    json document = json::parse(text.begin(), text.end(), nullptr, false);
    if (document.is_discarded() || !document.is_object())
        return Error{ErrorCode::ParseError, "tokens", "not a JSON object"};
    return document;
}

/// Walks "a.b.3": an object key, or a 1-based index into an array. Null when absent.
const json* find(const json& root, std::string_view path) {
    const json* node = &root;
    while (!path.empty()) {
        const std::size_t dot = path.find('.');
        const std::string key(path.substr(0, dot));
        path = dot == std::string_view::npos ? std::string_view() : path.substr(dot + 1);
        if (node->is_object()) {
            const auto it = node->find(key);
            if (it == node->end()) return nullptr;
            node = &*it;
        } else if (node->is_array()) {
            const std::size_t index = std::strtoul(key.c_str(), nullptr, 10);
            if (index == 0 || index > node->size()) return nullptr;
            node = &(*node)[index - 1];
        } else {
            return nullptr;
        }
    }
    return node;
}

template <class T>
void readNumber(const json& document, const char* path, T& target, std::optional<Error>& error) {
    if (error) return;
    const json* node = find(document, std::string("metrics.") + path);
    if (!node)
        error = Error{ErrorCode::NotFound, path, "missing in the tokens"};
    else if (!node->is_number() || node->get<double>() < 0)
        error = Error{ErrorCode::InvalidArgument, path, "not a number of 0 or more"};
    else
        target = node->get<T>();
}

template <class T>
T valueOrAbort(Result<T> result) {
    if (!result) {
        // The document is compiled in and checked by a test: a fault here is a broken build, not bad input.
        qFatal("tokens: %s: %s", result.error().context.c_str(), result.error().detail.c_str());
    }
    return std::move(result).value();
}

} // namespace

QColor parseTokenColour(std::string_view text) {
    if ((text.size() != 7 && text.size() != 9) || text.front() != '#') return {};
    std::array<int, 4> part{0, 0, 0, 255};
    for (std::size_t i = 1; i + 1 < text.size(); i += 2) {
        int value = 0;
        for (const char c : text.substr(i, 2)) {
            if (!std::isxdigit(static_cast<unsigned char>(c))) return {};
            value = value * 16 + (c <= '9' ? c - '0' : (c | 0x20) - 'a' + 10);
        }
        part[i / 2] = value;
    }
    return QColor(part[0], part[1], part[2], part[3]);
}

void forEachRole(ColourRoles& r, const std::function<void(const char*, QColor&)>& visit) {
    visit("surface.window", r.surface.window);
    visit("surface.panel", r.surface.panel);
    visit("surface.base", r.surface.base);
    visit("surface.alt", r.surface.alt);
    visit("surface.header", r.surface.header);
    visit("surface.raised", r.surface.raised);
    visit("surface.sunken", r.surface.sunken);
    visit("surface.track", r.surface.track);
    visit("surface.canvas", r.surface.canvas);
    visit("surface.paper", r.surface.paper);
    visit("surface.hover", r.surface.hover);
    visit("surface.pressed", r.surface.pressed);
    visit("text.primary", r.text.primary);
    visit("text.secondary", r.text.secondary);
    visit("text.muted", r.text.muted);
    visit("text.disabled", r.text.disabled);
    visit("text.stale", r.text.stale);
    visit("text.onAccent", r.text.onAccent);
    visit("text.link", r.text.link);
    visit("border.subtle", r.border.subtle);
    visit("border.default", r.border.normal);
    visit("border.strong", r.border.strong);
    visit("border.focus", r.border.focus);
    visit("accent.fill", r.accent.fill);
    visit("accent.fillHover", r.accent.fillHover);
    visit("accent.text", r.accent.text);
    visit("accent.tint", r.accent.tint);
    visit("accent.tintText", r.accent.tintText);
    visit("selection.outline", r.selection.outline);
    visit("selection.casing", r.selection.casing);
    visit("selection.fill", r.selection.fill);
    visit("selection.rowFill", r.selection.rowFill);
    visit("selection.rowText", r.selection.rowText);
    visit("selection.multi", r.selection.multi);
    visit("snap.guide", r.snap.guide);
    visit("snap.label", r.snap.label);
    visit("snap.labelFill", r.snap.labelFill);
    visit("snap.ghost", r.snap.ghost);
    visit("snap.collision", r.snap.collision);
    visit("snap.collisionFill", r.snap.collisionFill);
    visit("severity.info", r.severity.info);
    visit("severity.infoTint", r.severity.infoTint);
    visit("severity.warning", r.severity.warning);
    visit("severity.warningTint", r.severity.warningTint);
    visit("severity.error", r.severity.error);
    visit("severity.errorTint", r.severity.errorTint);
    visit("severity.ok", r.severity.ok);
    visit("severity.okTint", r.severity.okTint);
    visit("power.feedA", r.power.feedA);
    visit("power.feedATint", r.power.feedATint);
    visit("power.feedB", r.power.feedB);
    visit("power.feedBTint", r.power.feedBTint);
    visit("power.utility", r.power.utility);
    visit("power.generator", r.power.generator);
    visit("power.phaseL1", r.power.phaseL1);
    visit("power.phaseL2", r.power.phaseL2);
    visit("power.phaseL3", r.power.phaseL3);
    visit("power.neutral", r.power.neutral);
    visit("liquid.supply", r.liquid.supply);
    visit("liquid.supplyTint", r.liquid.supplyTint);
    visit("liquid.return", r.liquid.returning);
    visit("liquid.returnTint", r.liquid.returningTint);
    visit("liquid.makeup", r.liquid.makeup);
    visit("aisle.coldFill", r.aisle.coldFill);
    visit("aisle.coldText", r.aisle.coldText);
    visit("aisle.hotFill", r.aisle.hotFill);
    visit("aisle.hotText", r.aisle.hotText);
    visit("fabric.compute", r.fabric.compute);
    visit("fabric.storage", r.fabric.storage);
    visit("fabric.inband", r.fabric.inband);
    visit("fabric.oob", r.fabric.oob);
    visit("fabric.scaleup", r.fabric.scaleup);
    visit("tier.endpoint", r.tier.endpoint);
    visit("tier.leaf", r.tier.leaf);
    visit("tier.spine", r.tier.spine);
    visit("tier.core", r.tier.core);
    visit("tier.cut", r.tier.cut);
    static constexpr std::array<const char*, 8> kRails{"rail.1", "rail.2", "rail.3", "rail.4",
                                                       "rail.5", "rail.6", "rail.7", "rail.8"};
    for (std::size_t i = 0; i < kRails.size(); ++i)
        visit(kRails[i], r.rail[i]);
    visit("stale.text", r.stale.text);
    visit("stale.fill", r.stale.fill);
    visit("stale.hatch", r.stale.hatch);
    visit("plan.floor", r.plan.floor);
    visit("plan.tile", r.plan.tile);
    visit("plan.tileMajor", r.plan.tileMajor);
    visit("plan.wall", r.plan.wall);
    visit("plan.wallFill", r.plan.wallFill);
    visit("plan.column", r.plan.column);
    visit("plan.keepout", r.plan.keepout);
    visit("plan.rackFill", r.plan.rackFill);
    visit("plan.rackFrame", r.plan.rackFrame);
    visit("plan.rackFront", r.plan.rackFront);
    visit("plan.equipFill", r.plan.equipFill);
    visit("plan.equipFrame", r.plan.equipFrame);
    visit("plan.tray", r.plan.tray);
    visit("plan.label", r.plan.label);
    visit("plan.dimension", r.plan.dimension);
    visit("device.server", r.device.server);
    visit("device.serverFrame", r.device.serverFrame);
    visit("device.switch", r.device.networkSwitch);
    visit("device.switchFrame", r.device.networkSwitchFrame);
    visit("device.storage", r.device.storage);
    visit("device.storageFrame", r.device.storageFrame);
    visit("device.management", r.device.management);
    visit("device.managementFrame", r.device.managementFrame);
    visit("device.blank", r.device.blank);
    visit("device.patch", r.device.patch);
}

Result<ColourRoles> parseColourRoles(const QByteArray& text, Appearance appearance) {
    const Result<json> document = parseDocument(text);
    if (!document) return document.error();
    const std::string root = appearance == Appearance::Light ? "colour.light" : "colour.dark";
    const json* colours = find(*document, root);
    if (!colours) return Error{ErrorCode::NotFound, root, "missing in the tokens"};
    ColourRoles roles;
    std::optional<Error> error;
    forEachRole(roles, [&](const char* path, QColor& colour) {
        if (error) return;
        const json* node = find(*colours, path);
        if (!node) {
            error = Error{ErrorCode::NotFound, path, "missing in the tokens"};
            return;
        }
        colour = node->is_string() ? parseTokenColour(node->get_ref<const std::string&>()) : QColor();
        if (!colour.isValid()) error = Error{ErrorCode::InvalidArgument, path, "not a #RRGGBB colour"};
    });
    if (error) return *error;
    return roles;
}

Result<Metrics> parseMetrics(const QByteArray& text) {
    const Result<json> document = parseDocument(text);
    if (!document) return document.error();
    Metrics m;
    std::optional<Error> error;
    const auto read = [&](const char* path, auto& target) { readNumber(*document, path, target, error); };
    read("size_px.menuBar", m.size.menuBar);
    read("size_px.toolBar", m.size.toolBar);
    read("size_px.toolButton", m.size.toolButton);
    read("size_px.toolButtonIcon", m.size.toolButtonIcon);
    read("size_px.dockTitle", m.size.dockTitle);
    read("size_px.tab", m.size.tab);
    read("size_px.contextBar", m.size.contextBar);
    read("size_px.tableRow", m.size.tableRow);
    read("size_px.tableRowDense", m.size.tableRowDense);
    read("size_px.treeRow", m.size.treeRow);
    read("size_px.field", m.size.field);
    read("size_px.button", m.size.button);
    read("size_px.statusBar", m.size.statusBar);
    read("size_px.slider", m.size.slider);
    read("size_px.checkbox", m.size.checkbox);
    read("size_px.scrollbar", m.size.scrollbar);
    read("size_px.leftDock", m.size.leftDock);
    read("size_px.inspector", m.size.inspector);
    read("size_px.bottomDock", m.size.bottomDock);
    read("radius_px.canvasChip", m.radius.canvasChip);
    read("radius_px.field", m.radius.field);
    read("radius_px.button", m.radius.button);
    read("radius_px.popover", m.radius.popover);
    read("hit_px.minimum", m.hit.minimum);
    read("hit_px.splitter", m.hit.splitter);
    read("hit_px.splitterDrawn", m.hit.splitterDrawn);
    read("hit_px.handle", m.hit.handle);
    read("hit_px.handleDrawn", m.hit.handleDrawn);
    read("hit_px.cable", m.hit.cable);
    read("hit_px.edge", m.hit.edge);
    read("hit_px.cellResize", m.hit.cellResize);
    read("line_px.hairline", m.line.hairline);
    read("line_px.frame", m.line.frame);
    read("line_px.selected", m.line.selected);
    read("line_px.casing", m.line.casing);
    read("line_px.cable", m.line.cable);
    read("line_px.trunk", m.line.trunk);
    read("line_px.busway", m.line.busway);
    read("line_px.pipe", m.line.pipe);
    read("line_px.guide", m.line.guide);
    read("line_px.wall", m.line.wall);
    read("opacity.ghost", m.opacity.ghost);
    read("opacity.lockedLayer", m.opacity.lockedLayer);
    read("opacity.offLayerHint", m.opacity.offLayerHint);
    read("opacity.comparedVariantGhost", m.opacity.comparedVariantGhost);
    read("opacity.disabledIcon", m.opacity.disabledIcon);
    if (error) return *error;
    return m;
}

QByteArray tokensJson() {
    QFile file(QStringLiteral(":/theme/tokens.json"));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

const ColourRoles& colourRoles(Appearance appearance) {
    static const ColourRoles light = valueOrAbort(parseColourRoles(tokensJson(), Appearance::Light));
    static const ColourRoles dark = valueOrAbort(parseColourRoles(tokensJson(), Appearance::Dark));
    return appearance == Appearance::Light ? light : dark;
}

const Metrics& metrics() {
    static const Metrics values = valueOrAbort(parseMetrics(tokensJson()));
    return values;
}

} // namespace cw::render
