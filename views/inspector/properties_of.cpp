#include "app/analysis/snapshot_density.h"
#include "app/analysis/totals.h"
#include "model/cable_length.h"
#include "views/inspector/property_makers.h"
#include "views/project/project_tree_model.h"

#include <QCoreApplication>

namespace cw::inspector {

namespace {

using shell::Dimension;

struct Say {
    Q_DECLARE_TR_FUNCTIONS(Inspector)
};

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
    return infoProperty(Say::tr("Part"), [](const Project& p, ObjectRef ref) -> std::optional<QString> {
        const T* object = objectOf<T>(p, ref);
        if (!object) return std::nullopt;
        std::optional<PartId> part;
        part = object->part;
        return part ? std::optional(QString::fromStdString(analysis::partName(p.parts()[*part].spec)))
                    : std::nullopt;
    });
}

QStringList turns() {
    return {Say::tr("north"), Say::tr("east"), Say::tr("south"), Say::tr("west")};
}

std::vector<PropertySection> rackProperties() {
    return {{Say::tr("Placement"),
             {textProperty(Say::tr("Name"), &Rack::name),
              lengthProperty<Rack>(Say::tr("X"), [](Rack& r) -> Um& { return r.pose.origin.x; }),
              lengthProperty<Rack>(Say::tr("Y"), [](Rack& r) -> Um& { return r.pose.origin.y; }),
              [] {
                  Property p;
                  p.label = Say::tr("Front faces");
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
              quantityProperty(Say::tr("Power limit"), Dimension::Power, kW(), 1, &Rack::powerLimit),
              choiceProperty(Say::tr("Role"), &Rack::role,
                             {Say::tr("compute"), Say::tr("network"), Say::tr("storage"),
                              Say::tr("management"), Say::tr("mixed")}),
              flagProperty(Say::tr("Locked"), &Rack::locked), partProperty<Rack>()}}};
}

std::vector<PropertySection> deviceProperties() {
    return {
        {Say::tr("Position"),
         {textProperty(Say::tr("Name"), &Device::name),
          linkProperty<Device, Rack>(Say::tr("Rack"), [](const Device& d) { return std::optional(d.rack); }),
          countProperty(Say::tr("Lowest U"), &Device::u, 0, 100),
          choiceProperty(Say::tr("Face"), &Device::face, {Say::tr("front"), Say::tr("rear")}),
          partProperty<Device>()}},
        {Say::tr("Feeds"),
         {countProperty(Say::tr("Supplies on A"), &Device::psuOnA, 0, 40),
          countProperty(Say::tr("Supplies on B"), &Device::psuOnB, 0, 40)}}};
}

std::vector<PropertySection> hallProperties() {
    return {{Say::tr("Hall"),
             {textProperty(Say::tr("Name"), &Hall::name),
              lengthProperty<Hall>(Say::tr("Width"), [](Hall& h) -> Um& { return h.size.width; }),
              lengthProperty<Hall>(Say::tr("Length"), [](Hall& h) -> Um& { return h.size.height; }),
              lengthProperty<Hall>(Say::tr("Tile"), [](Hall& h) -> Um& { return h.tile; }),
              lengthProperty<Hall>(Say::tr("Ceiling"), [](Hall& h) -> Um& { return h.ceiling; })}},
            {Say::tr("Limits"),
             {quantityProperty(Say::tr("Floor load"), Dimension::FloorLoad, QStringLiteral("kg/m²"), 0,
                               &Hall::floorLimit),
              quantityProperty(Say::tr("Rack limit"), Dimension::Power, kW(), 1, &Hall::rackPowerLimit)}},
            {Say::tr("Air"),
             {quantityProperty(Say::tr("Supply"), Dimension::Temperature, QStringLiteral("°C"), 1,
                               &Hall::supplyTemperature),
              choiceProperty(Say::tr("Containment"), &Hall::containment,
                             {Say::tr("none"), Say::tr("hot aisle"), Say::tr("cold aisle")})}}};
}

std::vector<PropertySection> siteProperties() {
    return {
        {Say::tr("Site"),
         {textProperty(Say::tr("Name"), &Site::name), textProperty(Say::tr("Country"), &Site::country),
          textProperty(Say::tr("Grid zone"), &Site::gridZone),
          quantityProperty(Say::tr("Altitude"), Dimension::Length, QStringLiteral("m"), 0, &Site::altitude)}},
        {Say::tr("Electricity"),
         {quantityProperty(Say::tr("Contracted"), Dimension::Power, QStringLiteral("MW"), 2,
                           &Site::contracted),
          quantityProperty(Say::tr("Carbon"), Dimension::CarbonIntensity, QStringLiteral("g/kWh"), 0,
                           &Site::carbon),
          textProperty(Say::tr("Method"), &Site::carbonMethod),
          quantityProperty(Say::tr("Price per kWh"), Dimension::Count, {}, 4, &Site::pricePerKwh),
          textProperty(Say::tr("Source"), &Site::figuresSource)}}};
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
        {Say::tr("Cable"),
         {textProperty(Say::tr("Label"), &Cable::label), endProperty(Say::tr("From"), &Cable::a),
          endProperty(Say::tr("To"), &Cable::b),
          linkProperty<Cable, Fabric>(Say::tr("Fabric"),
                                      [](const Cable& c) { return std::optional(c.fabric); }),
          quantityProperty(Say::tr("Speed"), Dimension::Bandwidth, QStringLiteral("Gb/s"), 0, &Cable::speed),
          choiceProperty(Say::tr("Media"), &Cable::media,
                         {Say::tr("not chosen"), Say::tr("DAC"), Say::tr("ACC"), Say::tr("AOC"),
                          Say::tr("multimode fibre"), Say::tr("single-mode fibre"), Say::tr("twisted pair"),
                          Say::tr("backplane")}),
          infoProperty(Say::tr("Length"), [](const Project& p, ObjectRef ref) -> std::optional<QString> {
              const Cable* cable = objectOf<Cable>(p, ref);
              if (!cable) return std::nullopt;
              return shell::formatQuantity(toM(cableLength(p, *cable)), 1, QStringLiteral("m"));
          })}}};
}

std::vector<PropertySection> powerProperties() {
    return {
        {Say::tr("Power element"),
         {textProperty(Say::tr("Name"), &PowerElement::name),
          choiceProperty(Say::tr("Side"), &PowerElement::side, {Say::tr("none"), Say::tr("A"), Say::tr("B")}),
          quantityProperty(Say::tr("Rating"), Dimension::Power, kW(), 1, &PowerElement::rating),
          quantityProperty(Say::tr("Voltage"), Dimension::Voltage, QStringLiteral("V"), 0,
                           &PowerElement::voltage),
          flagProperty(Say::tr("80 % rule"), &PowerElement::continuousRule), partProperty<PowerElement>(),
          textProperty(Say::tr("Source"), &PowerElement::source)}}};
}

std::vector<PropertySection> coolingProperties() {
    return {{Say::tr("Cooling machine"),
             {textProperty(Say::tr("Name"), &CoolingElement::name),
              linkProperty<CoolingElement, CoolingLoop>(
                  Say::tr("Serves"), [](const CoolingElement& e) { return std::optional(e.serves); }),
              linkProperty<CoolingElement, CoolingLoop>(Say::tr("Rejects to"),
                                                        [](const CoolingElement& e) { return e.rejectsTo; }),
              quantityProperty(Say::tr("Capacity"), Dimension::Power, kW(), 0, &CoolingElement::capacity),
              partProperty<CoolingElement>(), textProperty(Say::tr("Source"), &CoolingElement::source)}}};
}

std::vector<PropertySection> loopProperties() {
    return {{Say::tr("Loop"),
             {textProperty(Say::tr("Name"), &CoolingLoop::name),
              choiceProperty(Say::tr("Medium"), &CoolingLoop::medium,
                             {Say::tr("air"), Say::tr("technology water"), Say::tr("facility water")}),
              quantityProperty(Say::tr("Supply"), Dimension::Temperature, QStringLiteral("°C"), 1,
                               &CoolingLoop::supply),
              quantityProperty(Say::tr("Highest return"), Dimension::Temperature, QStringLiteral("°C"), 1,
                               &CoolingLoop::returnMax),
              flagProperty(Say::tr("25 % glycol"), &CoolingLoop::glycol)}}};
}

std::vector<PropertySection> fabricProperties() {
    return {{Say::tr("Fabric"),
             {textProperty(Say::tr("Name"), &Fabric::name),
              choiceProperty(Say::tr("Role"), &Fabric::role,
                             {Say::tr("compute"), Say::tr("storage"), Say::tr("in-band"),
                              Say::tr("out-of-band"), Say::tr("scale-up")}),
              choiceProperty(Say::tr("Protocol"), &Fabric::protocol,
                             {Say::tr("InfiniBand"), Say::tr("Ethernet"), Say::tr("NVLink")}),
              quantityProperty(Say::tr("Oversubscription target"), Dimension::Count, {}, 2,
                               &Fabric::oversubscriptionTarget),
              infoProperty(Say::tr("Cables"), [](const Project& p, ObjectRef ref) -> std::optional<QString> {
                  return shell::formatCount(qint64(p.referrers<Cable>(FabricId(ref.id)).size()));
              })}}};
}

std::vector<PropertySection> obstacleProperties() {
    return {
        {Say::tr("Area"),
         {textProperty(Say::tr("Label"), &Obstacle::label),
          choiceProperty(
              Say::tr("Kind"), &Obstacle::kind,
              {Say::tr("column"), Say::tr("keep-out"), Say::tr("wall"), Say::tr("door"), Say::tr("room")}),
          lengthProperty<Obstacle>(Say::tr("X"), [](Obstacle& o) -> Um& { return o.area.origin.x; }),
          lengthProperty<Obstacle>(Say::tr("Y"), [](Obstacle& o) -> Um& { return o.area.origin.y; }),
          lengthProperty<Obstacle>(Say::tr("Width"), [](Obstacle& o) -> Um& { return o.area.size.width; }),
          lengthProperty<Obstacle>(Say::tr("Depth"),
                                   [](Obstacle& o) -> Um& { return o.area.size.height; })}}};
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
    return {{Say::tr("Project"),
             {textProperty(Say::tr("Title"), &ProjectInfo::title),
              textProperty(Say::tr("Client"), &ProjectInfo::client),
              textProperty(Say::tr("Author"), &ProjectInfo::author),
              textProperty(Say::tr("Revision"), &ProjectInfo::revisionLabel),
              choiceProperty(Say::tr("Units"), &ProjectInfo::units, {Say::tr("metric"), Say::tr("imperial")}),
              textProperty(Say::tr("Currency"), &ProjectInfo::currency)}},
            {Say::tr("Naming"),
             {patternProperty(Say::tr("Rows"), &NamingScheme::row),
              patternProperty(Say::tr("Racks"), &NamingScheme::rack),
              patternProperty(Say::tr("Devices"), &NamingScheme::device),
              patternProperty(Say::tr("Cables"), &NamingScheme::cable)}}};
}

template <class T>
std::vector<PropertySection> nameOnly(QString title) {
    return {{std::move(title), {textProperty(Say::tr("Name"), &T::name)}}};
}

} // namespace

std::vector<PropertySection> propertiesOf(EntityKind kind) {
    switch (kind) {
    case EntityKind::ProjectInfo:
        return projectProperties();
    case EntityKind::Site:
        return siteProperties();
    case EntityKind::Building:
        return nameOnly<Building>(Say::tr("Building"));
    case EntityKind::Hall:
        return hallProperties();
    case EntityKind::Obstacle:
        return obstacleProperties();
    case EntityKind::CoolingLoop:
        return loopProperties();
    case EntityKind::CoolingElement:
        return coolingProperties();
    case EntityKind::Row:
        return nameOnly<Row>(Say::tr("Row"));
    case EntityKind::Rack:
        return rackProperties();
    case EntityKind::Fabric:
        return fabricProperties();
    case EntityKind::ScaleUpDomain:
        return nameOnly<ScaleUpDomain>(Say::tr("Scale-up domain"));
    case EntityKind::Device:
        return deviceProperties();
    case EntityKind::Cable:
        return cableProperties();
    case EntityKind::PowerElement:
        return powerProperties();
    case EntityKind::Workload:
        return nameOnly<Workload>(Say::tr("Workload"));
    case EntityKind::Variant:
        return nameOnly<Variant>(Say::tr("Variant"));
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
            parts << Say::tr("Row %1").arg(project::ProjectTreeModel::nameOf(p, ObjectRef::of(*rack->row)));
        named(rack->hall);
    } else if (const Device* device = objectOf<Device>(p, object)) {
        named(device->part);
        const Rack& in = p.racks()[device->rack];
        parts << QString::fromStdString(in.name);
        if (device->u > 0) parts << Say::tr("U%1").arg(device->u);
    } else if (const Hall* hall = objectOf<Hall>(p, object)) {
        named(hall->building);
        parts << Say::tr("%1 × %2 m")
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
