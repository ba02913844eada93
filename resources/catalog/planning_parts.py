"""What the templates need and the reference does not state. Everything here is a planning assumption of this
product and says so, except values marked "unverified" (from memory) or "derived" (arithmetic, given in words)."""
import math

from port_rules import ETHERNET, INFINIBAND, bmc, group

ASSUMED = "Clusterwright planning assumption"
MEMORY = "from memory, not looked up"


def assumed(value, why=""):
    return value, "assumed", ASSUMED + (": " + why if why else "")


def memory(value):
    return value, "unverified", MEMORY


def derived(value, how):
    return value, "derived", how


def optics_max(typical, watts, cages):
    """Draw with every cage filled: typical draw is stated with passive cables."""
    return derived(typical + watts * cages, f"typical draw {typical} W plus {cages} cages at {watts} W of optics")


# Values added to parts of the reference. The build refuses a key that the reference states.
ADDITIONS = {
    "dgx-a100-640": {"psu_voltage_v": assumed(230)},
    "dgx-h100": {"psu_voltage_v": assumed(230)},
    "dgx-h200": {"psu_voltage_v": assumed(230)},
    "dgx-b200": {"psu_voltage_v": assumed(230)},
    "dgx-b300": {"psu_voltage_v": assumed(230), "weight_kg": assumed(163, "as a like 10U server of eight B300"),
                 "inlet_temp_min_c": assumed(5), "inlet_temp_max_c": assumed(30)},
    "gb200-compute-tray": {
        "weight_kg": assumed(32, "as the GB300 tray of the same size"), "depth_mm": assumed(900),
        "width_mm": assumed(438), "liquid_fraction": assumed(0.87, "the share of the whole rack")},
    "nvlink5-switch-tray": {
        "power_max_w": derived(1240, "11.16 kW of switch trays in a GB200 NVL72 rack, over nine trays"),
        "weight_kg": assumed(20), "depth_mm": assumed(900), "width_mm": assumed(438),
        "liquid_fraction": assumed(0.87, "the share of the whole rack")},
    "gb200-power-shelf": {"weight_kg": assumed(35), "depth_mm": assumed(900), "width_mm": assumed(438),
                          "efficiency_at_50pct": assumed(0.975), "liquid_fraction": assumed(0)},
    "nvidia-mgx-rack": {"weight_kg": assumed(320, "what is left of a 1,360 kg NVL72 after its trays and shelves"),
                        "max_weight_static_kg": assumed(1600, "as the stated payload"),
                        "rail_width_in": assumed(19)},
    "nvidia-q3400-ra": {
        "power_max_w": assumed(4200, "upper end of the 3.2 to 4.2 kW that planners use; no draw is published"),
        "depth_mm": assumed(850), "width_mm": assumed(438), "max_optic_w_per_cage": assumed(25),
        "psu_redundancy": assumed("4+4")},
    "nvidia-qm9700": {"psu_redundancy": assumed("1+1")},
    "nvidia-qm9790": {"weight_kg": assumed(14.8, "as the managed twin QM9700"),
                      "power_max_w": optics_max(640, 17, 32), "psu_count": assumed(2),
                      "psu_redundancy": assumed("1+1")},
    "nvidia-sn5600": {"power_max_w": optics_max(940, 18, 64), "psu_redundancy": assumed("1+1")},
    "nvidia-sn5600d": {"height_u": assumed(2, "as SN5600"), "depth_mm": assumed(720, "as SN5600"),
                       "width_mm": assumed(438), "weight_kg": assumed(23.5, "as SN5600"),
                       "power_max_w": optics_max(940, 18, 64), "psu_count": assumed(2, "as SN5600"),
                       "psu_redundancy": assumed("1+1")},
    "nvidia-sn5610": {"depth_mm": assumed(720), "width_mm": assumed(438)},
    "nvidia-sn5400": {"depth_mm": assumed(720), "width_mm": assumed(438), "weight_kg": assumed(23.5),
                      "power_max_w": derived(1582, "typical draw 670 W plus 48 cages at 12 W and 16 at 21 W"),
                      "psu_count": assumed(2), "psu_redundancy": assumed("1+1")},
    "mlx-sn4600c": {"power_typical_w": memory(466), "depth_mm": assumed(590), "width_mm": assumed(438),
                    "weight_kg": assumed(15), "psu_count": assumed(2), "psu_redundancy": assumed("1+1"),
                    "power_max_w": assumed(790, "typical draw plus 64 cages at 5 W of optics")},
    "nvidia-sn2201": {"power_max_w": derived(116, "typical draw 98 W plus 4 uplink optics at 4.5 W"),
                      "depth_mm": assumed(440), "width_mm": assumed(438), "weight_kg": assumed(7),
                      "psu_count": assumed(2), "psu_redundancy": assumed("1+1")},
    "ddn-ai400x2t": {"depth_mm": assumed(850), "width_mm": assumed(440), "weight_kg": assumed(45),
                     "psu_count": assumed(2), "psu_redundancy": assumed("1+1"),
                     "airflow": assumed("front-to-rear")},
    "generic-415v-60a-pdu": {"weight_kg": assumed(12), "height_mm": assumed(1830), "width_mm": assumed(60),
                             "depth_mm": assumed(110)},
    "generic-415v-100a-pdu": {"height_u": assumed(0), "outlets_c13": assumed(0), "outlets_c19": assumed(24),
                              "voltage_out_v": assumed(240), "weight_kg": assumed(15), "height_mm": assumed(1830),
                              "width_mm": assumed(60), "depth_mm": assumed(110)},
}

# Notes of this catalogue's own, where sources disagree or a value needs reading with care.
NOTES = {
    "dgx-h100": "The user guide states 10.2 kW of input and 38,557 BTU/h (11.3 kW) of heat; both are kept.",
    "dgx-h200": "Shares one user guide with DGX H100. The metered figures are of power-limited runs, no maximum.",
    "dgx-a100-640": "The metered figures are of power-limited runs, no maximum.",
    "dgx-b300": "Maximum of the variant with power supplies; the busbar variant has its own key.",
    "gb200-nvl72": "Sources give 120 kW design power and 132 kW maximum. Network and storage parts stay air-cooled.",
    "gb300-nvl72": "135 kW is the budget; sources give 140 to 155 kW for peaks.",
    "nvidia-qm9700": "64 logical ports in 32 twin-port cages. Typical draw is with passive cables.",
    "nvidia-q3400-ra": "No draw is published: eight supplies at 875 W are a nameplate, the maximum is assumed.",
    "nvidia-sn5600": "Typical draw is with passive cables; optics add up to 1.15 kW.",
    "mlx-sn4600c": "Two rack units from memory; one community file says one.",
    "apc-ar3300": "Static and rolling loads share one field in the source.",
    "nvlink5-switch-tray": "Sources differ widely on the draw of these trays: 3.6 to 11.2 kW a rack.",
    "nvidia-b300-sxm-288": "Sold in two bins: 1,100 W in air-cooled boards, up to 1,400 W in liquid-cooled systems.",
    "vertiv-xdu1350": "Flow and pump power at the duty stated; more flow at less head with three pumps.",
}

# Entries that are not what their kind suggests: clouds, pods and set-ups of several racks, and whole racks.
PLACEMENTS = {
    "dgx-b300-busbar-rack": "free_standing", "gb200-nvl72": "free_standing", "gb300-nvl72": "free_standing",
    "vr-nvl72": "free_standing", "generic-mi355x-dlc-8gpu": "not_placed", "generic-51t-switch": "not_placed",
    "smc-hgx-h100-immersion": "not_placed", "iei-as13000": "not_placed", "hammerspace-5c": "not_placed",
    "smc-l2a-sidecar-200": "free_standing", "busway-250a": "overhead",
}

ROOT3 = math.sqrt(3)


def kva(volts, amps):
    return round(ROOT3 * volts * amps / 1000, 1)


def three_phase(volts, amps):
    return {"capacity_kva": derived(kva(volts, amps), f"square root of 3 x {volts} V x {amps} A")}


def air_flow(kilowatts, kelvins):
    """m3/h that carries the heat: density 1.2 kg/m3, specific heat 1.006 kJ/(kg K)."""
    flow = round(kilowatts / (1.2 * 1.006 * kelvins) * 3600, -1)
    return derived(flow, f"heat balance of air at 1.2 kg/m3 with {kelvins} K between supply and return")


def box(width, depth, height, weight):
    return {"width_mm": width, "depth_mm": depth, "height_mm": height, "weight_kg": weight}


def net():
    return [bmc(ASSUMED, "net")]


def server_ports(infiniband):
    ports = []
    if infiniband:
        ports.append(group("ib-%1", 2, 400, "OSFP", [INFINIBAND], infiniband, "assumed", ASSUMED))
    ports.append(group("inband-%1", 2, 100, "QSFP28", [ETHERNET], "in_band", "assumed", ASSUMED))
    ports.append(bmc(ASSUMED))
    return ports


def rack(units, width, height, weight):
    return {"id": f"cw-rack-{units}u-{width}x1200", "kind": "rack", "model": f"{units}U {width} x 1200 mm enclosure",
            "placement": "free_standing", "ports": [],
            "specs": {"units_u": units, **box(width, 1200, height, weight), "max_weight_static_kg": 1500,
                      "max_weight_dynamic_kg": 1000, "rail_width_in": 19}}


def rack_pdu(volts, phase_volts, amps, c13, c19):
    return {"id": f"cw-pdu-{volts}v-{amps}a", "kind": "rack_pdu", "placement": "zero_u", "ports": net(),
            "model": f"{volts} V three-phase {amps} A rack PDU",
            "specs": {"height_u": 0, "phases": 3, "voltage_in_v": volts, "voltage_out_v": phase_volts,
                      "current_a": amps, "outlets_c13": c13, "outlets_c19": c19, **box(60, 110, 1830, 12)},
            "other": {"capacity_kw": derived(math.floor(kva(volts, amps) * 10) / 10,
                                             f"square root of 3 x {volts} V x {amps} A at power factor 1")}}


def crah(kilowatts, fan, width, weight):
    return {"id": f"cw-crah-{kilowatts}kw", "kind": "crah", "model": f"Perimeter air handler {kilowatts} kW",
            "placement": "free_standing", "ports": net(),
            "specs": {"capacity_kw": kilowatts, "fan_power_kw": fan, **box(width, 890, 1980, weight), "water_in_c": 18,
                      "water_out_c": 26},
            "other": {"airflow_m3h": air_flow(kilowatts, 12)}}


def ups(kilowatts, width, weight):
    return {"id": f"cw-ups-{kilowatts}kw", "kind": "ups", "model": f"Double-conversion UPS {kilowatts} kW",
            "placement": "free_standing", "ports": net(),
            "specs": {"capacity_kw": kilowatts, "voltage_v": 415, "phases": 3, "efficiency_double": 0.965,
                      "efficiency_eco": 0.99, **box(width, 900, 2000, weight)}}


def low_voltage(ident, kind, model, amps, size):
    return {"id": ident, "kind": kind, "model": model, "placement": "free_standing", "ports": [],
            "specs": {"current_a": amps, "voltage_v": 415, "phases": 3, **size}, "other": three_phase(415, amps)}


def link(ident, kind, model, **specs):
    return {"id": ident, "kind": kind, "model": model, "placement": "not_placed", "ports": [], "specs": specs}


def links():
    """Cable and optic classes where the reference lists none of a speed, plug or reach. Reaches follow the LinkX
    rules: passive copper 3 m, multimode 50 m, parallel single-mode 500 m, duplex single-mode 2 km."""
    copper, optical = [0.5, 1, 1.5, 2, 2.5, 3], [1, 3, 5, 7, 10, 15, 20, 25, 30, 40, 50, 70, 100]
    items = [link("cw-cat6a", "cable", "Category 6A patch cable", media="twisted pair", speed_gbps=10, length_max_m=100,
                  lengths_m=[0.5, 1, 1.5, 2, 3, 5, 7, 10, 15, 20, 25, 30, 40, 50, 70, 100])]
    for suffix, rate, plug, other, watts in (("25g", 25, "SFP28", "SFP28", 1), ("100g", 100, "QSFP28", "QSFP28", 2.5),
                                             ("25g-qsfp28", 25, "SFP28", "QSFP28", 1)):
        plugs = plug if plug == other else f"{plug} to {other}"
        items.append(link(f"cw-dac-{suffix}", "cable", f"{rate}G {plugs} passive copper cable", media="passive copper",
                          speed_gbps=rate, length_max_m=3, lengths_m=copper, connector_a=plug, connector_b=other,
                          power_w_per_end=0.1))
        items.append(link(f"cw-aoc-{suffix}", "cable", f"{rate}G {plugs} active optical cable", media="active optical",
                          speed_gbps=rate, length_max_m=100, lengths_m=optical, connector_a=plug, connector_b=other,
                          power_w_per_end=watts))
    items += [
        link("cw-fibre-smf-mpo", "fiber", "Single-mode MPO-12/APC trunk", fiber="SMF", connector="MPO-12/APC",
             length_max_m=500),
        link("cw-fibre-smf-lc", "fiber", "Single-mode LC duplex patch cable", fiber="SMF", connector="LC duplex",
             length_max_m=2000),
    ]
    for ident, model, rate, fibre, form, reach, watts in (
            ("cw-xcvr-100g-sr-qsfp28", "100G QSFP28 multimode transceiver", 100, "MMF", "QSFP28", 50, 2.5),
            ("cw-xcvr-400g-sr4-qsfp", "400G QSFP112 or QSFP-DD multimode transceiver", 400, "MMF", "QSFP112", 50, 8),
            ("cw-xcvr-400g-dr4-qsfp", "400G QSFP112 or QSFP-DD DR4 transceiver", 400, "SMF", "QSFP112", 500, 9),
            ("cw-xcvr-400g-fr4-qsfp", "400G QSFP112 or QSFP-DD FR4 transceiver", 400, "SMF", "QSFP112", 2000, 10),
            ("cw-xcvr-400g-dr4-osfp", "400G OSFP DR4 transceiver", 400, "SMF", "OSFP-RHS", 500, 9),
            ("cw-xcvr-400g-fr4-osfp", "400G OSFP FR4 transceiver", 400, "SMF", "OSFP-RHS", 2000, 10),
            ("cw-xcvr-800g-dr4", "800G OSFP DR4 transceiver, 200 Gb/s a lane", 800, "SMF", "OSFP", 500, 14)):
        items.append(link(ident, "transceiver", model, speed_gbps=rate, fiber=fibre, form_factor=form, reach_m=reach,
                          power_w=watts, ports=1))
    return items


def parts():
    """Generic parts that the templates place, with footprints so that a hall can be laid out."""
    items = [rack(42, 750, 2000, 150), rack(48, 750, 2265, 170), rack(52, 750, 2445, 185),
             rack_pdu(415, 240, 32, 6, 24), rack_pdu(415, 240, 63, 6, 24), rack_pdu(415, 240, 80, 6, 24),
             rack_pdu(400, 230, 32, 24, 12), rack_pdu(400, 230, 63, 12, 24), rack_pdu(208, 208, 60, 12, 24),
             crah(30, 1.2, 900, 350), crah(60, 2.4, 1300, 520), crah(100, 4, 1750, 750), crah(150, 6, 2550, 1000), crah(200, 8, 3350, 1300),
             ups(60, 600, 350), ups(200, 800, 600), ups(500, 1200, 900), ups(1000, 1800, 1700), ups(1250, 2400, 2200)]
    items.append({
        "id": "cw-management-server-1u", "kind": "server_cpu", "model": "Management server 1U",
        "placement": "rack_units", "ports": server_ports("storage"),
        "note": "Runs cluster management, scheduling and logins; also joins the storage network.",
        "specs": {"height_u": 1, "width_mm": 482, "depth_mm": 780, "weight_kg": 20, "power_max_w": 800,
                  "power_typical_w": 400, "psu_count": 2, "psu_w": 1100, "psu_redundancy": "1+1",
                  "psu_voltage_v": 230, "cooling": "air", "airflow": "front-to-rear"}})
    items.append({
        "id": "cw-fabric-manager-1u", "kind": "server_cpu", "model": "Fabric manager appliance 1U",
        "placement": "rack_units", "ports": server_ports("compute"),
        "note": "Subnet and fabric management host; two stand by for each other.",
        "specs": {"height_u": 1, "width_mm": 482, "depth_mm": 780, "weight_kg": 20, "power_max_w": 750,
                  "power_typical_w": 350, "psu_count": 2, "psu_w": 800, "psu_redundancy": "1+1",
                  "psu_voltage_v": 230, "cooling": "air", "airflow": "front-to-rear"}})
    items.append({
        "id": "cw-storage-node-2u", "kind": "storage", "model": "All-flash storage node 2U",
        "placement": "rack_units",
        "ports": [group("data-%1", 4, 400, "OSFP", [INFINIBAND, ETHERNET], "storage", "assumed", ASSUMED),
                  group("inband-%1", 2, 100, "QSFP28", [ETHERNET], "in_band", "assumed", ASSUMED), bmc(ASSUMED)],
        "specs": {"height_u": 2, "width_mm": 482, "depth_mm": 850, "weight_kg": 40, "power_max_w": 1800,
                  "power_typical_w": 1100, "raw_pb": 0.36, "psu_count": 2, "psu_w": 2000, "psu_redundancy": "1+1",
                  "psu_voltage_v": 230, "cooling": "air", "airflow": "front-to-rear"}})
    items.append({
        "id": "cw-lab-server-2u-4gpu", "kind": "system", "model": "Laboratory server 2U with four accelerator cards",
        "placement": "rack_units",
        "ports": [group("compute-%1", 2, 200, "QSFP56", [INFINIBAND, ETHERNET], "compute", "assumed", ASSUMED),
                  group("inband-%1", 2, 25, "SFP28", [ETHERNET], "in_band", "assumed", ASSUMED), bmc(ASSUMED)],
        "specs": {"height_u": 2, "width_mm": 482, "depth_mm": 850, "weight_kg": 38, "accelerator": "nvidia-l40s",
                  "accelerator_count": 4, "power_max_w": 2400, "psu_count": 2, "psu_w": 2700,
                  "psu_redundancy": "1+1", "psu_voltage_v": 230, "cooling": "air", "airflow": "front-to-rear"}})
    items.append({
        "id": "cw-fan-wall-400kw", "kind": "crah", "model": "Fan wall unit 400 kW", "placement": "free_standing",
        "ports": net(),
        "specs": {"capacity_kw": 400, "fan_power_kw": 18, **box(3600, 1500, 3600, 2600), "water_in_c": 18,
                  "water_out_c": 26}, "other": {"airflow_m3h": air_flow(400, 12)}})
    items.append({
        "id": "cw-inrow-cooler-40kw", "kind": "crah", "model": "In-row cooler 40 kW", "placement": "free_standing",
        "ports": net(),
        "specs": {"capacity_kw": 40, "fan_power_kw": 1.6, **box(300, 1200, 2000, 250), "water_in_c": 10,
                  "water_out_c": 16}, "other": {"airflow_m3h": air_flow(40, 12)}})
    items.append({
        "id": "cw-cdu-1000kw", "kind": "cdu", "model": "In-row liquid-to-liquid CDU 1 MW",
        "placement": "free_standing", "ports": net(),
        "specs": {"type": "row L2L", "capacity_kw": 1000, "approach_k": 4, "flow_lpm": 1500, "external_head_kpa": 240,
                  "pump_power_w": 15000, **box(900, 1200, 2200, 1000), "tcs_supply_temp_min_c": 17,
                  "tcs_supply_temp_max_c": 45, "coolant": "PG25"}})
    items += [
        low_voltage("cw-rpp-225a", "rpp", "Remote power panel 225 A", 225, box(610, 610, 2000, 250)),
        low_voltage("cw-rpp-400a", "rpp", "Remote power panel 400 A", 400, box(610, 915, 2000, 400)),
        low_voltage("cw-sts-800a", "sts", "Static transfer switch 800 A", 800, box(1200, 900, 2000, 700)),
        low_voltage("cw-msb-630a", "switchgear", "Low-voltage main switchboard 630 A", 630,
                    box(1200, 800, 2200, 700)),
        low_voltage("cw-msb-1250a", "switchgear", "Low-voltage main switchboard 1250 A", 1250,
                    box(2400, 1000, 2300, 1400)),
        low_voltage("cw-msb-2500a", "switchgear", "Low-voltage main switchboard 2500 A", 2500,
                    box(3600, 1200, 2300, 2400)),
        low_voltage("cw-msb-4000a", "switchgear", "Low-voltage main switchboard 4000 A", 4000,
                    box(4800, 1400, 2300, 3600)),
    ]
    items.append({
        "id": "cw-mv-switchgear-1250a", "kind": "switchgear", "model": "Medium-voltage switchgear 20 kV 1250 A",
        "placement": "free_standing", "ports": [],
        "specs": {"current_a": 1250, "voltage_v": 20000, "phases": 3, **box(3000, 1400, 2300, 3000)},
        "other": three_phase(20000, 1250)})
    for size, weight, width in ((160, 900, 1300), (400, 1500, 1500), (1000, 2800, 1700), (1600, 4000, 1900),
                                 (2500, 5600, 2200), (3150, 6800, 2400)):
        items.append({
            "id": f"cw-transformer-{size}kva", "kind": "transformer", "placement": "outdoor", "ports": [],
            "model": f"Cast-resin transformer {size} kVA 20/0.415 kV",
            "specs": {"capacity_kva": size, "voltage_in_v": 20000, "voltage_out_v": 415, "phases": 3,
                      "efficiency_at_50pct": 0.993, "efficiency_at_100pct": 0.99, **box(width, 1400, 2300, weight)}})
    for size, length, weight in ((150, 3500, 3000), (500, 5500, 8000), (1000, 7500, 14000), (2000, 9000, 22000),
                                  (3000, 12200, 32000)):
        items.append({
            "id": f"cw-genset-{size}kw", "kind": "genset", "model": f"Containerised diesel generator {size} kW",
            "placement": "outdoor", "ports": [],
            "specs": {"capacity_kw": size, "voltage_v": 415, "phases": 3, "fuel": "diesel",
                      **box(length, 3000, 4200, weight)}})
    items.append({
        "id": "cw-battery-cabinet-300kw", "kind": "battery", "model": "Lithium battery cabinet 300 kW, 5 min",
        "placement": "free_standing", "ports": [],
        "specs": {"capacity_kw": 300, "energy_kwh": 34, **box(650, 600, 2000, 560)}})
    items.append({
        "id": "cw-dry-cooler-1000kw", "kind": "dry_cooler", "model": "Dry cooler 1 MW", "placement": "outdoor",
        "ports": [],
        "specs": {"capacity_kw": 1000, "fan_power_kw": 30, "air_in_c": 35, "coolant_in_c": 46, "coolant_out_c": 40,
                  "approach_k": 5, **box(11000, 2300, 2600, 4500)}})
    for size, length, width, weight in ((100, 3200, 1200, 950), (400, 5600, 2300, 3300), (1200, 11500, 2300, 9000)):
        items.append({
            "id": f"cw-chiller-{size}kw", "kind": "chiller",
            "model": f"Air-cooled chiller {size / 1000:g} MW with free cooling" if size >= 1000 else
                     f"Air-cooled chiller {size} kW with free cooling",
            "placement": "outdoor", "ports": [],
            "specs": {"capacity_kw": size, "cop": 4.0, "evap_leaving_c": 18, "air_in_c": 35, "power_kw": size / 4,
                      **box(length, width, 2600, weight)}})
    items.append({
        "id": "cw-cooling-tower-2000kw", "kind": "cooling_tower", "model": "Closed-circuit cooling tower 2 MW",
        "placement": "outdoor", "ports": [],
        "specs": {"capacity_kw": 2000, "fan_power_kw": 22, "coolant_in_c": 35, "coolant_out_c": 29,
                  **box(5500, 3000, 5000, 14000)}})
    items.append({
        "id": "cw-pump-3000lpm", "kind": "pump", "model": "Facility water pump 3000 L/min", "placement": "free_standing",
        "ports": [],
        "specs": {"flow_lpm": 3000, "external_head_kpa": 250, "power_max_w": 18500, **box(1800, 800, 1200, 450)}})
    items += links()
    for ident, text, rating, size in (("cw-utility-feed-20kv-1mva", "1 MVA", 1000, box(3000, 2500, 2600, 3000)),
                                      ("cw-utility-feed-20kv", "20 MVA", 20000, box(6000, 4000, 3000, 8000))):
        items.append({
            "id": ident, "kind": "utility_feed", "model": f"Utility feed 20 kV, {text}", "placement": "outdoor",
            "ports": [], "specs": {"voltage_v": 20000, "phases": 3, "capacity_kva": rating, **size}})
    return items
