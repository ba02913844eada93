#!/usr/bin/env python3
"""Builds catalog.json and planning.json beside this file.

    build_catalog.py REFERENCE.json [OUTPUT_FOLDER]

REFERENCE.json is a list of {id, kind, vendor, model, specs{key: value}, sources[{fact_keys, title, address,
provenance, trust}]}. Facts and figures carry over with their source; prose does not. What the templates need
and the reference does not state comes from planning_parts.py, marked as an assumption of this product.
"""
import json
import os
import re
import sys

import planning_parts as planning
from port_rules import port_groups

FORMAT = "clusterwright-catalogue"
VERSION = 1
READ_DATE = "2026-11-30"  # when the reference's sources were read

# Output and draw share the word "power" in many lists. Here "capacity" is rated output, "power" is always draw.
OUTPUT_KINDS = {"ups", "genset", "rack_pdu", "bess", "power_shelf", "transformer"}
RENAMES = {
    "power_typ_w": "power_typical_w", "heat_typ_btu_h": "heat_typical_btu_h", "amps_a": "current_a",
    "amps_min_a": "current_min_a", "volt_v": "voltage_v", "volt_in_v": "voltage_in_v",
    "volt_out_v": "voltage_out_v",
}
KIND_RENAMES = {
    **{(k, "power_kw"): "capacity_kw" for k in OUTPUT_KINDS},
    **{(k, "power_kva"): "capacity_kva" for k in OUTPUT_KINDS},
    ("power_shelf", "power_w"): "capacity_w", ("rack_pdu", "power_kw_na_derated"): "capacity_na_derated_kw",
    ("busway", "power_kw_80pct"): "capacity_80pct_kw", ("cdu", "power_w"): "pump_power_w",
    ("genset", "power_prime_kw"): "capacity_prime_kw", ("genset", "power_60hz_kw"): "capacity_60hz_kw",
    ("genset", "power_min_kw"): "capacity_min_kw", ("genset", "power_max_kw"): "capacity_max_kw",
}

# Longest suffix first; a key may go on after the unit ("efficiency_at_50pct", "tcs_pressure_max_kpa").
UNITS = [
    ("us_gal_h", "US gal/h"), ("gbytes_s", "GB/s"), ("tbytes_s", "TB/s"), ("pbytes_s", "PB/s"), ("btu_h", "BTU/h"),
    ("kg_kwh", "kg/kWh"), ("nm3_h", "Nm3/h"), ("l_h", "L/h"), ("tflops", "TFLOPS"), ("pflops", "PFLOPS"),
    ("eflops", "EFLOPS"), ("billion", "10^9"), ("tops", "TOPS"), ("gbps", "Gb/s"), ("tbps", "Tb/s"),
    ("mm2", "mm2"), ("m3h", "m3/h"), ("cfm", "ft3/min"), ("lpm", "L/min"), ("kpa", "kPa"), ("kva", "kVA"),
    ("kwh", "kWh"), ("kw", "kW"), ("kg", "kg"), ("mm", "mm"), ("um", "µm"), ("gib", "GiB"), ("gb", "GB"),
    ("tb", "TB"), ("pb", "PB"), ("pct", "%"), ("hz", "Hz"), ("vdc", "V"), ("ou", "OU"), ("ka", "kA"), ("in", "in"),
    ("w", "W"), ("v", "V"), ("a", "A"), ("u", "U"), ("m", "m"), ("c", "°C"), ("k", "K"), ("l", "L"),
]
UNIT_OVERRIDES = {
    "tcs_curve_c_lpm_kpa": "°C, L/min, kPa", "tcs_curve_c_lpm": "°C, L/min", "flow_lpm_per_kw": "L/min/kW",
    "flow_max_lpm_per_kw": "L/min/kW", "power_w_per_end": "W", "max_optic_w_per_cage": "W",
    "inter_instance_gbytes_s_per_chip": "GB/s", "intra_instance_gbytes_s_per_chip": "GB/s",
    "derate_pct_per_10c": "%", "derate_pct_per_300m": "%", "chassis_drop_kpa_40c": "kPa",
    "chassis_drop_kpa_45c": "kPa", "net_gbps_per_node": "Gb/s", "cdu_racks_per_1300kw": "",
    "usable_pcie_slots_b300": "", "racks_gb300": "", "efficiency_at_50pct": "", "efficiency_at_100pct": "",
    "fuel_l_h_100": "L/h", "fuel_nm3_h_100": "Nm3/h", "fuel_nm3_h_75": "Nm3/h", "fuel_nm3_h_50": "Nm3/h",
    "engine_kw_1800rpm": "kW", "power_200g_w": "W", "height_dlc_u": "U", "rpm": "1/min",
    "transistor_no_hbm_2027_billion": "10^9", "transistor_no_hbm_2029_billion": "10^9",
}


def unit_of(key, value):
    if isinstance(value, (str, bool)):
        return ""
    if key in UNIT_OVERRIDES:
        return UNIT_OVERRIDES[key]
    stem = re.sub(r"_(bidir)$", "", key)
    for suffix, unit in UNITS:
        if stem == suffix or stem.endswith("_" + suffix):
            return unit
    return ""


def qualifier_of(key, kind):
    if key.startswith(("power_measured", "power_maxq")) or key.endswith("measured_gbytes_s") \
            or key.startswith("gpu_idle_"):
        return "measured"
    if key.startswith("psu_") and key.endswith("_w") or key in ("power_shelf_w",):
        return "nameplate"
    if "tdp" in key or key == "gpu_tgp_w":
        return "tdp"
    if "budget" in key or "plan" in key or "estimate" in key or key.startswith(("management_rack_", "network_rack_")):
        return "budget"
    if "typical" in key:
        return "typical"
    if kind == "accelerator" and key.startswith("power_"):
        return "tdp"
    if "_min_" in key:
        return "stated"  # the lower end of a band
    if re.search(r"(^|_)max(_|$)", key) or key.endswith("_peak_w") or key == "power_peak_kw":
        return "max"
    if key.startswith(("capacity_", "energy_")) and not key.endswith(("_gb", "_pb")):
        return "rated"
    if kind in ("transceiver", "cable") and key.startswith("power_"):
        return "max"
    if kind in ("chiller", "crah", "dry_cooler", "cdu", "rdhx") and "power" in key:
        return "rated"
    if key in ("compute_tray_power_w", "compute_tray_cooling_w", "switch_trays_power_kw"):
        return "max"
    return "stated"


VENDOR_ADDRESSES = (
    "docs.nvidia.com", "github:NetAppDocs", "github:aws-neuron", "github:ROCm", "productinfo.schneider-electric",
    "ibm.com/support", "infohub.delltechnologies", "github.com/Mellanox", "cloud.google.com", "docs.aws",
    "stulz-usa.com",
)
VENDOR_COPIES = ("scribd", "studylib")  # the vendor's own sheet, hosted by somebody else
RESPECTED = ("servethehome", "storagereview", "stas00", "modelica", "NetBox", "scaling-book", "aiconfigurator")
RANK = {"vendor": 0, "measured": 0, "standard": 1, "secondary": 2, "derived": 3, "assumed": 4, "unverified": 5}


def judge(source):
    """(provenance, confidence, title, address) of one source of the reference."""
    title, address = source["title"], source["address"] or ""
    if address.startswith("stored public"):
        address = ""  # a public file whose repository is not known; the title names it
    if source["provenance"] == "memory":
        return "unverified", "low", "from memory, not looked up", ""
    if source["provenance"] == "derived":
        return "derived", "medium", "arithmetic on other values of this part", ""
    trust = source.get("trust")
    text = title + " " + address
    if re.search(r"logs|\(measured\)", title) and "MLPerf" in title:
        return "measured", "high", title, address
    if re.search(r"MLPerf .*(system description|results)", title) or "training_results" in title:
        return "vendor", "medium", title, address  # declared by the submitter
    if title.startswith(("ECCN", "Open Compute Project", "Meta Open Rack")):
        return "standard", "medium", title, address
    if trust == "A":
        return "vendor", "high", title, address
    if trust in ("B", "C"):
        return "secondary", "medium" if trust == "B" else "low", title, address
    if any(a in address for a in VENDOR_ADDRESSES):
        return "vendor", "high", title, address
    if any(a in address for a in VENDOR_COPIES):
        return "vendor", "medium", title, address
    respected = any(r.lower() in text.lower() for r in RESPECTED)
    return "secondary", "medium" if respected else "low", title, address


def convert_value(value):
    """(value, columns): a table becomes one row-major list."""
    if isinstance(value, list) and value and isinstance(value[0], list):
        return [x for row in value for x in row], len(value[0])
    return value, 1


def placement_of(entry, specs):
    kind, ident = entry["kind"], entry["id"]
    if ident in planning.PLACEMENTS:
        return planning.PLACEMENTS[ident]
    if kind in ("system", "server_cpu", "switch", "power_shelf"):
        return "rack_units"
    if kind == "storage":
        return "rack_units" if "height_u" in specs else "not_placed"
    if kind == "rack_pdu":
        return "rack_units" if specs.get("height_u", 0) > 0 else "zero_u"
    if kind == "rdhx":
        return "zero_u"
    if kind in ("rack", "crah"):
        return "free_standing"
    if kind == "ups":
        return "rack_units" if "height_u" in specs else "free_standing"
    if kind == "cdu":
        return "rack_units" if "height_u" in specs or "in-rack" in str(specs.get("type", "")) else "free_standing"
    if kind == "busway":
        return "overhead"
    if kind == "chiller":
        return "outdoor" if "air-cooled" in ident else "free_standing"
    if kind in ("genset", "transformer", "bess", "dry_cooler"):
        return "outdoor"
    return "not_placed"


class Sources:
    """Sources of one part, each listed once."""

    def __init__(self):
        self.items = []

    def index(self, title, address):
        item = {"title": title, "address": address}
        if item not in self.items:
            self.items.append(item)
        return self.items.index(item)


def part_of(entry):
    kind, ident = entry["kind"], entry["id"]
    covering = {}
    for source in entry.get("sources", []):
        verdict = judge(source)
        for key in source["fact_keys"]:
            if key not in covering or RANK[verdict[0]] < RANK[covering[key][0]]:
                covering[key] = verdict
    values = {}
    for key, value in entry["specs"].items():
        name = KIND_RENAMES.get((kind, key), RENAMES.get(key, key))
        if name in values:
            raise SystemExit(f"{ident}: two values for {name}")
        if key not in covering:
            raise SystemExit(f"{ident}: {key} has no source")
        values[name] = (value, *covering[key])
    read = [v for v in values.values() if v[1] not in ("unverified", "derived")]
    if not read:  # arithmetic on memory is no better than memory
        values = {k: (v[0], v[1], "low", *v[3:]) if v[1] == "derived" else v for k, v in values.items()}
    for key, (value, provenance, text) in planning.ADDITIONS.get(ident, {}).items():
        if key in values:
            raise SystemExit(f"{ident}: {key} is already stated by the reference")
        values[key] = (value, provenance, "low", text, "")
    return finish(ident, kind, entry["vendor"], entry["model"], values, planning.NOTES.get(ident, ""), READ_DATE,
                  placement_of(entry, {k: v[0] for k, v in values.items()}))


def planned_part(plan):
    values = {k: (v, "assumed", "low", planning.ASSUMED, "") for k, v in plan["specs"].items()}
    for key, (value, provenance, text) in plan.get("other", {}).items():
        values[key] = (value, provenance, "low", text, "")
    return finish(plan["id"], plan["kind"], plan.get("vendor", "generic"), plan["model"], values, plan.get("note", ""),
                  "", plan["placement"], plan.get("ports"))


def finish(ident, kind, vendor, model, values, note, date, placement, ports=None):
    sources = Sources()
    specs = []
    for key in sorted(values):
        value, provenance, confidence, title, address = values[key]
        value, columns = convert_value(value)
        spec = {"key": key, "value": value}
        if columns > 1:
            spec["columns"] = columns
        unit = unit_of(key, value)
        if unit:
            spec["unit"] = unit
        qualifier = qualifier_of(key, kind)
        if qualifier != "stated":
            spec["qualifier"] = qualifier
        spec.update(provenance=provenance, confidence=confidence, source=sources.index(title, address))
        specs.append(spec)
    groups = port_groups(ident, kind, vendor, placement, values, planning.ASSUMED) if ports is None else ports
    for group in groups:
        group["source"] = sources.index(group.pop("source_title"), group.pop("source_address", ""))
    part = {"id": ident, "kind": kind, "vendor": vendor, "model": model, "placement": placement}
    if note:
        part["note"] = note
    if date:
        part["date"] = date
    part.update(sources=sources.items, specs=specs, ports=groups)
    return part


def write(path, parts):
    """One value a line, so that a change of one value is one line of a diff."""
    def line(x):
        return json.dumps(x, ensure_ascii=False)

    out = ["{", f'"format": {line(FORMAT)},', f'"version": {VERSION},', '"parts": [']
    for n, part in enumerate(parts):
        head = {k: v for k, v in part.items() if k not in ("sources", "specs", "ports")}
        out.append(line(head)[:-1] + ",")
        for field in ("sources", "specs", "ports"):
            rows = part[field]
            out.append(f' "{field}": [' + ("" if rows else "]" + ("}" if field == "ports" else ",")))
            for i, row in enumerate(rows):
                last = i + 1 == len(rows)
                close = ("]}" if field == "ports" else "],") if last else ","
                out.append("  " + line(row) + close)
        if n + 1 < len(parts):
            out[-1] += ","
    out += ["]", "}", ""]
    with open(path, "w", encoding="utf-8") as f:
        f.write("\n".join(out))
    json.load(open(path, encoding="utf-8"))


def main(argv):
    if len(argv) not in (2, 3):
        raise SystemExit(__doc__)
    folder = argv[2] if len(argv) == 3 else os.path.dirname(os.path.abspath(__file__))
    with open(argv[1], encoding="utf-8") as f:
        entries = json.load(f)
    known = {e["id"] for e in entries}
    for table in (planning.ADDITIONS, planning.NOTES, planning.PLACEMENTS):
        unknown = set(table) - known
        if unknown:
            raise SystemExit(f"not in the reference: {sorted(unknown)}")
    parts = [part_of(e) for e in entries]
    planned = [planned_part(p) for p in planning.parts()]
    if len({p["id"] for p in parts + planned}) != len(parts) + len(planned):
        raise SystemExit("an id occurs twice")
    write(os.path.join(folder, "catalog.json"), parts)
    write(os.path.join(folder, "planning.json"), planned)
    print(f"{len(parts)} parts from the reference, {len(planned)} planning parts")


if __name__ == "__main__":
    main(sys.argv)
