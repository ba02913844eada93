#include "app/analysis/snapshot_density.h"
#include "app/analysis/totals.h"
#include "model/cable_length.h"
#include "views/inspector/property_makers.h"
#include "views/project/project_tree_model.h"

#include <QCoreApplication>

namespace cw::inspector {

namespace {

using shell::Dimension;

QString tr(const char* text) {
    return QCoreApplication::translate("Inspector", text);
}

QString kW() {
    return QStringLiteral("kW");
}

/// A line that names another object.
template <class T, class U>
Property linkProperty(QString label, std::function<std::optional<Id<U>>(const T&)> target) {
    return infoProperty(
        std::move(label), [target](const Project& p, ObjectRef ref) -> std::optional<QString> {
            const T* object = objectOf<T>(p, ref);
            if (!object) return std::nullopt;
            const auto id = target(*object);
            return id ? std::optional(project::ProjectTreeModel::nameOf(p, ObjectRef::of(*id)))
                      : std::nullopt;
        });
}

template <class T>
Property partProperty() {
    return infoProperty(tr("Part"), [](const Project& p, ObjectRef ref) -> std::optional<QString> {
        const T* object = objectOf<T>(p, ref);
        if (!object) return std::nullopt;
        std::optional<PartId> part;
        part = object->part;
        return part ? std::optional(QString::fromStdString(analysis::partName(p.parts()[*part].spec)))
                    : std::nullopt;
    });
}

QStringList turns() {
    return {tr("north"), tr("east"), tr("south"), tr("west")};
}

std::vector<PropertySection> rackProperties() {
    return {{tr("Placement"),
             {textProperty(tr("Name"), &Rack::name),
              lengthProperty<Rack>(tr("X"), [](Rack& r) -> Um& { return r.pose.origin.x; }),
              lengthProperty<Rack>(tr("Y"), [](Rack& r) -> Um& { return r.pose.origin.y; }),
              [] {
                  Property p;
                  p.label = tr("Front faces");
                  p.kind = Property::Kind::Choice;
                  p.choices = turns();
                  p.read = [](const Project& project, ObjectRef ref) -> std::optional<QString> {
                      const Rack* rack = objectOf<Rack>(project, ref);
                      return rack ? std::optional(turns().value(int(rack->pose.turn))) : std::nullopt;
                  };
                  p.write = [](ProjectEditor& editor, ObjectRef ref, const QString&,
                               std::optional<double> index) -> Status {
                      const Rack* rack = objectOf<Rack>(editor.project(), ref);
                      if (!rack) return Error{ErrorCode::NotFound, {}, {}};
                      Pose pose = rack->pose;
                      pose.turn = Turn(int(index.value_or(0)));
                      return editor.set(Id<Rack>(ref.id), &Rack::pose, pose);
                  };
                  return p;
              }(),
              quantityProperty(tr("Power limit"), Dimension::Power, kW(), 1, &Rack::powerLimit),
              choiceProperty(tr("Role"), &Rack::role,
                             {tr("compute"), tr("network"), tr("storage"), tr("management"), tr("mixed")}),
              flagProperty(tr("Locked"), &Rack::locked), partProperty<Rack>()}}};
}

std::vector<PropertySection> deviceProperties() {
    return {{tr("Position"),
             {textProperty(tr("Name"), &Device::name),
              linkProperty<Device, Rack>(tr("Rack"), [](const Device& d) { return std::optional(d.rack); }),
              countProperty(tr("Lowest U"), &Device::u, 0, 100),
              choiceProperty(tr("Face"), &Device::face, {tr("front"), tr("rear")}), partProperty<Device>()}},
            {tr("Feeds"),
             {countProperty(tr("Supplies on A"), &Device::psuOnA, 0, 40),
              countProperty(tr("Supplies on B"), &Device::psuOnB, 0, 40)}}};
}

std::vector<PropertySection> hallProperties() {
    return {{tr("Hall"),
             {textProperty(tr("Name"), &Hall::name),
              lengthProperty<Hall>(tr("Width"), [](Hall& h) -> Um& { return h.size.width; }),
              lengthProperty<Hall>(tr("Length"), [](Hall& h) -> Um& { return h.size.height; }),
              lengthProperty<Hall>(tr("Tile"), [](Hall& h) -> Um& { return h.tile; }),
              lengthProperty<Hall>(tr("Ceiling"), [](Hall& h) -> Um& { return h.ceiling; })}},
            {tr("Limits"),
             {quantityProperty(tr("Floor load"), Dimension::FloorLoad, QStringLiteral("kg/m²"), 0,
                               &Hall::floorLimit),
              quantityProperty(tr("Rack limit"), Dimension::Power, kW(), 1, &Hall::rackPowerLimit)}},
            {tr("Air"),
             {quantityProperty(tr("Supply"), Dimension::Temperature, QStringLiteral("°C"), 1,
                               &Hall::supplyTemperature),
              choiceProperty(tr("Containment"), &Hall::containment,
                             {tr("none"), tr("hot aisle"), tr("cold aisle")})}}};
}

std::vector<PropertySection> siteProperties() {
    return {
        {tr("Site"),
         {textProperty(tr("Name"), &Site::name), textProperty(tr("Country"), &Site::country),
          textProperty(tr("Grid zone"), &Site::gridZone),
          quantityProperty(tr("Altitude"), Dimension::Length, QStringLiteral("m"), 0, &Site::altitude)}},
        {tr("Supply"),
         {quantityProperty(tr("Contracted"), Dimension::Power, QStringLiteral("MW"), 2, &Site::contracted),
          quantityProperty(tr("Carbon"), Dimension::CarbonIntensity, QStringLiteral("g/kWh"), 0,
                           &Site::carbon),
          textProperty(tr("Method"), &Site::carbonMethod),
          quantityProperty(tr("Price per kWh"), Dimension::Count, {}, 4, &Site::pricePerKwh),
          textProperty(tr("Source"), &Site::figuresSource)}}};
}

/// Port of one end as people read it: "c01-n1 · p3".
QString endText(const Project& p, const PortRef& end) {
    const Device* device = p.find(end.device);
    if (!device) return {};
    const PartSpec& spec = p.parts()[device->part].spec;
    std::uint32_t port = end.port;
    for (const PortGroup& group : spec.ports) {
        if (port < group.count)
            return QStringLiteral("%1 · %2").arg(QString::fromStdString(device->name),
                                                 QString::fromStdString(portName(group, port)));
        port -= group.count;
    }
    return QString::fromStdString(device->name);
}

Property endProperty(QString label, PortRef Cable::*end) {
    return infoProperty(std::move(label), [end](const Project& p, ObjectRef ref) -> std::optional<QString> {
        const Cable* cable = objectOf<Cable>(p, ref);
        return cable ? std::optional(endText(p, cable->*end)) : std::nullopt;
    });
}

std::vector<PropertySection> cableProperties() {
    return {
        {tr("Cable"),
         {textProperty(tr("Label"), &Cable::label), endProperty(tr("From"), &Cable::a),
          endProperty(tr("To"), &Cable::b),
          linkProperty<Cable, Fabric>(tr("Fabric"), [](const Cable& c) { return std::optional(c.fabric); }),
          quantityProperty(tr("Speed"), Dimension::Bandwidth, QStringLiteral("Gb/s"), 0, &Cable::speed),
          choiceProperty(tr("Media"), &Cable::media,
                         {tr("not chosen"), tr("DAC"), tr("ACC"), tr("AOC"), tr("multimode fibre"),
                          tr("single-mode fibre"), tr("twisted pair"), tr("backplane")}),
          infoProperty(tr("Length"), [](const Project& p, ObjectRef ref) -> std::optional<QString> {
              const Cable* cable = objectOf<Cable>(p, ref);
              if (!cable) return std::nullopt;
              return shell::formatQuantity(toM(cableLength(p, *cable)), 1, QStringLiteral("m"));
          })}}};
}

std::vector<PropertySection> powerProperties() {
    return {
        {tr("Power element"),
         {textProperty(tr("Name"), &PowerElement::name),
          choiceProperty(tr("Side"), &PowerElement::side, {tr("none"), tr("A"), tr("B")}),
          quantityProperty(tr("Rating"), Dimension::Power, kW(), 1, &PowerElement::rating),
          quantityProperty(tr("Voltage"), Dimension::Voltage, QStringLiteral("V"), 0, &PowerElement::voltage),
          flagProperty(tr("80 % rule"), &PowerElement::continuousRule), partProperty<PowerElement>(),
          textProperty(tr("Source"), &PowerElement::source)}}};
}

std::vector<PropertySection> coolingProperties() {
    return {{tr("Cooling machine"),
             {textProperty(tr("Name"), &CoolingElement::name),
              linkProperty<CoolingElement, CoolingLoop>(
                  tr("Serves"), [](const CoolingElement& e) { return std::optional(e.serves); }),
              linkProperty<CoolingElement, CoolingLoop>(tr("Rejects to"),
                                                        [](const CoolingElement& e) { return e.rejectsTo; }),
              quantityProperty(tr("Capacity"), Dimension::Power, kW(), 0, &CoolingElement::capacity),
              partProperty<CoolingElement>(), textProperty(tr("Source"), &CoolingElement::source)}}};
}

std::vector<PropertySection> loopProperties() {
    return {{tr("Loop"),
             {textProperty(tr("Name"), &CoolingLoop::name),
              choiceProperty(tr("Medium"), &CoolingLoop::medium,
                             {tr("air"), tr("technology water"), tr("facility water")}),
              quantityProperty(tr("Supply"), Dimension::Temperature, QStringLiteral("°C"), 1,
                               &CoolingLoop::supply),
              quantityProperty(tr("Highest return"), Dimension::Temperature, QStringLiteral("°C"), 1,
                               &CoolingLoop::returnMax),
              flagProperty(tr("25 % glycol"), &CoolingLoop::glycol)}}};
}

std::vector<PropertySection> fabricProperties() {
    return {
        {tr("Fabric"),
         {textProperty(tr("Name"), &Fabric::name),
          choiceProperty(tr("Role"), &Fabric::role,
                         {tr("compute"), tr("storage"), tr("in-band"), tr("out-of-band"), tr("scale-up")}),
          choiceProperty(tr("Protocol"), &Fabric::protocol, {tr("InfiniBand"), tr("Ethernet"), tr("NVLink")}),
          quantityProperty(tr("Oversubscription target"), Dimension::Count, {}, 2,
                           &Fabric::oversubscriptionTarget),
          infoProperty(tr("Cables"), [](const Project& p, ObjectRef ref) -> std::optional<QString> {
              return shell::formatCount(qint64(p.referrers<Cable>(FabricId(ref.id)).size()));
          })}}};
}

std::vector<PropertySection> obstacleProperties() {
    return {{tr("Area"),
             {textProperty(tr("Label"), &Obstacle::label),
              choiceProperty(tr("Kind"), &Obstacle::kind,
                             {tr("column"), tr("keep-out"), tr("wall"), tr("door"), tr("room")}),
              lengthProperty<Obstacle>(tr("X"), [](Obstacle& o) -> Um& { return o.area.origin.x; }),
              lengthProperty<Obstacle>(tr("Y"), [](Obstacle& o) -> Um& { return o.area.origin.y; }),
              lengthProperty<Obstacle>(tr("Width"), [](Obstacle& o) -> Um& { return o.area.size.width; }),
              lengthProperty<Obstacle>(tr("Depth"), [](Obstacle& o) -> Um& { return o.area.size.height; })}}};
}

Property patternProperty(QString label, std::string NamingScheme::*member) {
    Property p;
    p.label = std::move(label);
    p.kind = Property::Kind::Text;
    p.read = [member](const Project& project, ObjectRef) -> std::optional<QString> {
        return QString::fromStdString(project.info().naming.*member);
    };
    p.write = [member](ProjectEditor& editor, ObjectRef ref, const QString& text, std::optional<double>) {
        NamingScheme naming = editor.project().info().naming;
        naming.*member = text.toStdString();
        return editor.set(Id<ProjectInfo>(ref.id), &ProjectInfo::naming, naming);
    };
    return p;
}

std::vector<PropertySection> projectProperties() {
    return {
        {tr("Project"),
         {textProperty(tr("Title"), &ProjectInfo::title), textProperty(tr("Client"), &ProjectInfo::client),
          textProperty(tr("Author"), &ProjectInfo::author),
          textProperty(tr("Revision"), &ProjectInfo::revisionLabel),
          choiceProperty(tr("Units"), &ProjectInfo::units, {tr("metric"), tr("imperial")}),
          textProperty(tr("Currency"), &ProjectInfo::currency)}},
        {tr("Naming"),
         {patternProperty(tr("Rows"), &NamingScheme::row), patternProperty(tr("Racks"), &NamingScheme::rack),
          patternProperty(tr("Devices"), &NamingScheme::device),
          patternProperty(tr("Cables"), &NamingScheme::cable)}}};
}

template <class T>
std::vector<PropertySection> nameOnly(QString title) {
    return {{std::move(title), {textProperty(tr("Name"), &T::name)}}};
}

} // namespace

std::vector<PropertySection> propertiesOf(EntityKind kind) {
    switch (kind) {
    case EntityKind::ProjectInfo:
        return projectProperties();
    case EntityKind::Site:
        return siteProperties();
    case EntityKind::Building:
        return nameOnly<Building>(tr("Building"));
    case EntityKind::Hall:
        return hallProperties();
    case EntityKind::Obstacle:
        return obstacleProperties();
    case EntityKind::CoolingLoop:
        return loopProperties();
    case EntityKind::CoolingElement:
        return coolingProperties();
    case EntityKind::Row:
        return nameOnly<Row>(tr("Row"));
    case EntityKind::Rack:
        return rackProperties();
    case EntityKind::Fabric:
        return fabricProperties();
    case EntityKind::ScaleUpDomain:
        return nameOnly<ScaleUpDomain>(tr("Scale-up domain"));
    case EntityKind::Device:
        return deviceProperties();
    case EntityKind::Cable:
        return cableProperties();
    case EntityKind::PowerElement:
        return powerProperties();
    case EntityKind::Workload:
        return nameOnly<Workload>(tr("Workload"));
    case EntityKind::Variant:
        return nameOnly<Variant>(tr("Variant"));
    case EntityKind::Part:
    case EntityKind::PowerLink:
    case EntityKind::Waiver:
        return {};
    }
    return {};
}

QString subtitleOf(const Project& p, ObjectRef object) {
    QStringList parts;
    const auto named = [&](auto id) { parts << project::ProjectTreeModel::nameOf(p, ObjectRef::of(id)); };
    if (const Rack* rack = objectOf<Rack>(p, object)) {
        named(rack->part);
        if (rack->row)
            parts << tr("Row %1").arg(project::ProjectTreeModel::nameOf(p, ObjectRef::of(*rack->row)));
        named(rack->hall);
    } else if (const Device* device = objectOf<Device>(p, object)) {
        named(device->part);
        const Rack& in = p.racks()[device->rack];
        parts << QString::fromStdString(in.name);
        if (device->u > 0) parts << tr("U%1").arg(device->u);
    } else if (const Hall* hall = objectOf<Hall>(p, object)) {
        named(hall->building);
        parts << tr("%1 × %2 m")
                     .arg(shell::formatNumber(toM(hall->size.width), 1),
                          shell::formatNumber(toM(hall->size.height), 1));
    } else if (const Row* row = objectOf<Row>(p, object)) {
        named(row->hall);
    } else if (const Building* building = objectOf<Building>(p, object)) {
        named(building->site);
    } else if (const Site* site = objectOf<Site>(p, object)) {
        parts << QString::fromStdString(site->country);
        if (!site->gridZone.empty()) parts << QString::fromStdString(site->gridZone);
    } else if (const PowerElement* e = objectOf<PowerElement>(p, object)) {
        if (e->part) named(*e->part);
        if (e->rack) named(*e->rack);
    } else if (const CoolingElement* c = objectOf<CoolingElement>(p, object)) {
        if (c->part) named(*c->part);
        named(c->serves);
    } else if (const Cable* cable = objectOf<Cable>(p, object)) {
        named(cable->fabric);
    }
    return parts.join(QStringLiteral(" · "));
}

} // namespace cw::inspector
