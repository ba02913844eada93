"""Port groups of a part, from its values; what no value states is a stated planning assumption."""
import re

ETHERNET, INFINIBAND, NVLINK = "ethernet", "infiniband", "nvlink"
CONNECTOR_BY_RATE = {1: "RJ45", 10: "SFP+", 25: "SFP28", 100: "QSFP28", 200: "QSFP56", 400: "QSFP-DD", 800: "OSFP",
                     1600: "OSFP"}
# Most links that a port of this rate can be split into: its electrical lanes, in the splits that are sold.
BREAKOUT_BY_RATE = {100: 4, 200: 4, 400: 4, 800: 8, 1600: 8}
NAMES = {"Arista": "Ethernet%1", "Cisco": "Ethernet1/%1", "Juniper": "et-0/0/%1", "Dell": "ethernet1/1/%1"}
CARD_SERVERS = ("smc-sys-421ge-tnrt", "smc-4028gr-trt")  # hosts of PCIe cards whose cards are not named
RATE_BY_GENERATION = (("b300", 800), ("gb300", 800), ("a100", 200), ("v100", 100))
NO_PORTS = {"accelerator", "cable", "transceiver", "fiber", "drive", "export_rule", "baseboard", "rack", "rack_system",
            "busway", "transformer", "genset", "bess", "rdhx", "dry_cooler", "chiller"}


def group(name, count, gbps, connector, protocols, role, provenance, title, address="", per_cage=1, breakout=1,
          first=1):
    out = {"name": name, "first": first, "count": count}
    if per_cage != 1:
        out["per_cage"] = per_cage
    out.update(gbps=gbps, connector=connector, protocols=protocols, role=role)
    if breakout != 1:
        out["breakout"] = breakout
    out.update(provenance=provenance, source_title=title, source_address=address)
    return out


def bmc(assumed, name="bmc", count=1):
    return group(name if count == 1 else name + "-%1", count, 1, "RJ45", [ETHERNET], "out_of_band", "assumed",
                 assumed + ": one management port")


def first_connector(text):
    found = re.search(r"OSFP-IHS|OSFP|QSFP-DD800|QSFP-DD|QSFP112|QSFP56|QSFP28|MMC-12", text)
    return found.group(0) if found else None


def switch_ports(ident, vendor, values, assumed):
    def get(key, fallback=None):
        return values[key][0] if key in values else fallback

    if ident == "nvlink5-switch-tray":
        return None
    groups = []
    if get("ports") and get("port_gbps"):
        count, rate = get("ports"), get("port_gbps")
        text = str(get("cage_type", "")) + " " + str(get("port_type", ""))
        infiniband = ident.startswith(("nvidia-qm", "nvidia-q3", "mlx-mcs", "mlx-sb")) or " IB" in text
        connector = first_connector(text)
        provenance, title, address = values["ports"][1], values["ports"][3], values["ports"][4]
        if not connector:
            connector = "OSFP" if infiniband and rate >= 400 else CONNECTOR_BY_RATE.get(rate, "QSFP28")
            provenance, title = "assumed", f"{title}; connector: {assumed}"
        per_cage = count // get("cages") if get("cages") else (2 if "2x800G" in text else 1)
        breakout = 2 if infiniband else BREAKOUT_BY_RATE.get(rate, 1)
        name = NAMES.get(vendor.split()[0], "swp%1" if vendor == "NVIDIA" else "port%1")
        if per_cage > 1:
            name = "%1/%2" if infiniband else name + "/%2"
        protocols = [INFINIBAND] if infiniband else [ETHERNET]
        first = 0 if vendor == "Juniper" else 1
        halves = [("net-%1", get("net_ports")), ("fabric-%1", get("fabric_ports"))] if get("fabric_ports") else \
            [(name, count)]
        for n, c in halves:
            groups.append(group(n, c, rate, connector, protocols, "any", provenance, title, address, per_cage,
                                breakout, first))
        extra = re.search(r"\+ (\d+)x(\d+)G (QSFP-DD)", text)
        if extra:
            groups.append(group("uplink-%1", int(extra.group(1)), int(extra.group(2)), extra.group(3), protocols,
                                "any", provenance, title, address, 1, 4))
    if get("uplink_ports") and get("uplink_gbps"):
        v = values["uplink_ports"]
        groups.append(group("uplink-%1", v[0], get("uplink_gbps"), CONNECTOR_BY_RATE[get("uplink_gbps")], [ETHERNET],
                            "any", v[1], v[3], v[4], 1, BREAKOUT_BY_RATE[get("uplink_gbps")]))
    if get("ports_mgmt_fabric"):
        groups.append(group("fabric-manager", get("ports_mgmt_fabric"), 400, "OSFP", [INFINIBAND], "any", "unverified",
                            "from memory, not looked up"))
    if get("managed", True):
        groups.append(bmc(assumed, "mgmt"))
    return groups


def system_ports(ident, values, assumed):
    def get(key, fallback=None):
        return values[key][0] if key in values else fallback

    accelerator = str(get("accelerator", ""))
    gpus = get("accelerator_count", 0)
    tray = ("-gb200-" in accelerator or "-gb300-" in accelerator) and get("height_u") == 1
    dgx = ident in ("dgx-h100", "dgx-h200", "dgx-b200", "dgx-b300")
    card = any(w in accelerator for w in ("pcie", "nvl-", "l40", "rtx")) or ident in CARD_SERVERS
    count = get("nic_compute_count")
    if count:
        rate = get("nic_compute_gbps", 400)
        provenance, title, address = (values["nic_compute_count"][i] for i in (1, 3, 4))
    else:
        count = max(1, gpus // 2) if card else gpus
        rate = next((r for name, r in RATE_BY_GENERATION if name in accelerator), 400)
        if ident in CARD_SERVERS:
            rate = 100
        provenance, address = "assumed", ""
        title = assumed + (": one network port for two accelerator cards" if card else
                           ": one network port an accelerator")
    connector = "OSFP" if rate >= 800 or dgx or tray else "QSFP112" if rate == 400 else CONNECTOR_BY_RATE[rate]
    both = [INFINIBAND, ETHERNET]
    cages = get("osfp_ports") or (4 if ident == "dgx-h200" else None)
    per_cage = count // cages if cages and count % cages == 0 else 1
    groups = []
    if count:
        name = "osfp%1/%2" if per_cage > 1 else "compute-%1"
        groups.append(group(name, count, rate, connector, both, "compute", provenance, title, address, per_cage,
                            2 if rate >= 800 else 1))
    dense = rate >= 800 or tray
    storage_rate = 400 if dgx else min(rate, 200)
    in_band_rate = 200 if dense else 100
    front = assumed + ": two dual-port adapters, first port of each for storage, second for the in-band network"
    groups.append(group("storage-%1", 2, storage_rate, "QSFP112" if dense or dgx else CONNECTOR_BY_RATE[storage_rate],
                        both, "storage",
                        "assumed", front))
    groups.append(group("inband-%1", 2, in_band_rate, "QSFP112" if dense or dgx else "QSFP28", [ETHERNET], "in_band",
                        "assumed", front))
    groups.append(bmc(assumed))
    if tray and gpus:
        groups.append(group("nvlink-%1", 18 * gpus, 400, "backplane", [NVLINK], "scale_up", "derived",
                            "18 NVLink 5 links a GPU at 50 GB/s in each direction"))
    return groups


def port_groups(ident, kind, vendor, placement, values, assumed):
    def get(key, fallback=None):
        return values[key][0] if key in values else fallback

    if ident == "nvlink5-switch-tray":
        v = values["mgmt_ports"]
        return [group("nvlink-%1", 144, 400, "backplane", [NVLINK], "scale_up", "derived",
                      "72 GPUs with 18 NVLink 5 links each, spread over nine trays; 50 GB/s a link and direction"),
                group("mgmt-%1", v[0], 1, "RJ45", [ETHERNET], "out_of_band", v[1], v[3], v[4])]
    if placement == "not_placed" and kind != "nic":
        return []
    if kind == "switch":
        return switch_ports(ident, vendor, values, assumed)
    if kind == "nic":
        if not (get("ports") and get("port_gbps")):
            return []
        rate, v = get("port_gbps"), values["ports"]
        text = str(get("protocol", ""))
        protocols = ([INFINIBAND] if "IB" in text else []) + ([ETHERNET] if "Eth" in text or "GbE" in text else [])
        connector = first_connector(str(get("connector", ""))) or {400: "QSFP112", 800: "OSFP"}.get(rate, "QSFP56")
        return [group("p%1", v[0], rate, connector, protocols or [INFINIBAND, ETHERNET], "any", v[1], v[3], v[4])]
    if kind in NO_PORTS:
        return []
    if kind == "system" and placement == "rack_units":
        return system_ports(ident, values, assumed)
    if kind == "server_cpu":
        return [group("inband-%1", 2, 25, "SFP28", [ETHERNET], "in_band", "assumed", assumed), bmc(assumed)]
    if kind == "storage":
        ports, rate = get("net_ports") or get("nic_ports"), get("net_gbps") or get("nic_gbps")
        if ports and rate:
            v = values["net_ports" if "net_ports" in values else "nic_ports"]
            data = group("data-%1", ports, rate, CONNECTOR_BY_RATE[rate], [INFINIBAND, ETHERNET], "storage", v[1],
                         v[3], v[4])
        else:
            data = group("data-%1", 4, 100, "QSFP28", [ETHERNET], "storage", "assumed", assumed)
        inband = group("inband-%1", 2, 25, "SFP28", [ETHERNET], "in_band", "assumed", assumed)
        return [data, inband, bmc(assumed, "mgmt", 2)]
    if kind in ("rack_pdu", "power_shelf", "cdu", "crah", "ups"):
        return [bmc(assumed, "net")]
    return []
