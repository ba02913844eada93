#include "model/exchange/project_tables.h"

#include "model/bill/cable_schedule.h"
#include "model/object_name.h"

#include <QCoreApplication>
#include <nlohmann/json.hpp>

#include <array>

namespace cw {

namespace {

TableCell text(std::string_view value) {
    return value.empty() ? TableCell() : TableCell(std::string(value));
}
TableCell whole(std::uint64_t value) {
    return TableCell(std::int64_t(value));
}
TableCell money(const std::optional<double>& value) {
    return value ? TableCell(*value) : TableCell();
}

/// Prices of a line in US dollars; empty where there is none.
struct LinePrices {
    std::optional<double> unit, total, low, high;

    explicit LinePrices(const BillLine& line) {
        if (!line.price) return;
        unit = inUsd(line.price->typical);
        low = inUsd(line.price->low);
        high = inUsd(line.price->high);
        if (unit) total = *unit * double(line.qty);
    }
};

struct Say {
    Q_DECLARE_TR_FUNCTIONS(tables)
};

/// A column whose header people read in their language.
TableColumn column(std::string_view name, int width, const QString& title, int decimals = 0,
                   bool summed = false) {
    return {std::string(name), width, decimals, title.toStdString(), summed};
}

nlohmann::ordered_json jsonOf(const TableCell& cell) {
    if (const auto* t = std::get_if<std::string>(&cell)) return *t;
    if (const auto* i = std::get_if<std::int64_t>(&cell)) return *i;
    if (const auto* d = std::get_if<double>(&cell)) return *d;
    return nullptr;
}

} // namespace

TableDoc billTable(const BillOfMaterials& bill) {
    TableDoc table;
    table.title = Say::tr("Bill of materials").toStdString();
    if (bill.unpriced > 0)
        table.totalNote = Say::tr("%n line(s) without a price", nullptr, int(bill.unpriced)).toStdString();
    table.columns = {column("kind", 14, Say::tr("Kind")),
                     column("part_id", 26, Say::tr("Part")),
                     column("vendor", 14, Say::tr("Vendor")),
                     column("model", 40, Say::tr("Model")),
                     column("qty", 10, Say::tr("Quantity"), 0, true),
                     column("unit_usd", 14, Say::tr("Unit price (USD)"), 2),
                     column("total_usd", 16, Say::tr("Total price (USD)"), 2, true),
                     column("price_low_usd", 14, Say::tr("Lowest unit price (USD)"), 2),
                     column("price_high_usd", 14, Say::tr("Highest unit price (USD)"), 2),
                     column("price_source", 50, Say::tr("Source of the price")),
                     column("price_date", 12, Say::tr("Date of the price")),
                     column("price_provenance", 16, Say::tr("Price rests on")),
                     column("provenance", 12, Say::tr("Data rest on"))};
    table.rows = [lines = bill.lines](const auto& row) {
        for (const BillLine& line : lines) {
            const LinePrices prices(line);
            row({text(line.kind), text(line.partId), text(line.vendor), text(line.model), whole(line.qty),
                 money(prices.unit), money(prices.total), money(prices.low), money(prices.high),
                 line.price ? text(line.price->source) : TableCell(),
                 line.price ? text(line.price->date) : TableCell(),
                 line.price ? text(provenanceName(line.price->provenance)) : TableCell(),
                 text(provenanceName(line.provenance))});
        }
    };
    return table;
}

std::string billJson(const BillOfMaterials& bill) {
    using Json = nlohmann::ordered_json;
    const TableDoc table = billTable(bill);
    Json lines = Json::array();
    table.rows([&](const TableRow& row) {
        Json line;
        for (std::size_t i = 0; i < row.size(); ++i)
            line[table.columns[i].name] = jsonOf(row[i]);
        lines.push_back(std::move(line));
    });
    const BillTotals& totals = bill.totals;
    const bool priced = totals.pricedQty > 0;
    const auto sum = [&](double value) { return priced ? Json(value) : Json(); };
    Json json;
    json["lines"] = std::move(lines);
    json["totals"] = {{"lines", bill.lines.size()},          {"qty", totals.qty},
                      {"priced_qty", totals.pricedQty},      {"total_usd", sum(totals.usd)},
                      {"total_low_usd", sum(totals.lowUsd)}, {"total_high_usd", sum(totals.highUsd)}};
    json["unpriced"] = bill.unpriced;
    return json.dump(1, ' ', false, Json::error_handler_t::replace) + "\n";
}

TableDoc cableTable(const Project& project) {
    TableDoc table;
    table.title = Say::tr("Cables").toStdString();
    const std::array<std::pair<int, QString>, kCableColumns.size()> shown{{{34, Say::tr("Label")},
                                                                           {14, Say::tr("Fabric")},
                                                                           {10, Say::tr("Rack A")},
                                                                           {6, Say::tr("Unit A (U)")},
                                                                           {20, Say::tr("Device A")},
                                                                           {12, Say::tr("Port A")},
                                                                           {10, Say::tr("Rack B")},
                                                                           {6, Say::tr("Unit B (U)")},
                                                                           {20, Say::tr("Device B")},
                                                                           {12, Say::tr("Port B")},
                                                                           {12, Say::tr("Medium")},
                                                                           {10, Say::tr("Length (m)")},
                                                                           {26, Say::tr("Transceiver A")},
                                                                           {26, Say::tr("Transceiver B")}}};
    for (std::size_t i = 0; i < kCableColumns.size(); ++i) {
        const bool isLength = kCableColumns[i] == "length_m";
        table.columns.push_back(
            column(kCableColumns[i], shown[i].first, shown[i].second, isLength ? 1 : 0, isLength));
    }
    table.rows = [&project](const auto& row) {
        forEachCableRow(project, [&](const CableRow& c) {
            row({text(c.label), text(c.fabric), text(c.aRack), TableCell(std::int64_t(c.aU)), text(c.aDevice),
                 text(c.aPort), text(c.bRack), TableCell(std::int64_t(c.bU)), text(c.bDevice), text(c.bPort),
                 text(c.media), TableCell(c.lengthM), text(c.opticA), text(c.opticB)});
        });
    };
    return table;
}

TableDoc rackTable(const Project& project) {
    TableDoc table;
    table.title = "Racks";
    table.columns = {{"name", 14},   {"part", 26}, {"hall", 16},
                     {"row", 10},    {"x_mm", 10}, {"y_mm", 10},
                     {"facing", 10}, {"role", 12}, {"power_limit_kw", 14, 1}};
    table.rows = [&project](const auto& row) {
        for (const auto& [id, rack] : project.racks())
            row({text(rack.name), text(project.parts()[rack.part].spec.id),
                 text(project.halls()[rack.hall].name),
                 rack.row ? text(project.rows()[*rack.row].name) : TableCell(),
                 TableCell(toMm(rack.pose.origin.x)), TableCell(toMm(rack.pose.origin.y)),
                 text(enumName(rack.pose.turn)), text(enumName(rack.role)),
                 rack.powerLimit ? TableCell(inKilowatts(*rack.powerLimit)) : TableCell()});
    };
    return table;
}

TableDoc deviceTable(const Project& project) {
    TableDoc table;
    table.title = "Devices";
    table.columns = {{"name", 24}, {"rack", 14}, {"hall", 16},     {"u", 6},
                     {"part", 26}, {"face", 8},  {"role", 18},     {"tier", 6},
                     {"group", 8}, {"rail", 6},  {"psu_on_a", 10}, {"psu_on_b", 10}};
    table.rows = [&project](const auto& row) {
        for (const auto& [id, device] : project.devices()) {
            const Rack& rack = project.racks()[device.rack];
            row({text(device.name), text(rack.name), text(project.halls()[rack.hall].name),
                 TableCell(std::int64_t(device.u)), text(project.parts()[device.part].spec.id),
                 text(enumName(device.face)), text(enumName(device.role)), whole(device.tier),
                 whole(device.group), whole(device.rail), whole(device.psuOnA), whole(device.psuOnB)});
        }
    };
    return table;
}

} // namespace cw
