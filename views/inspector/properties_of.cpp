#include "app/analysis/snapshot_density.h"
#include "app/analysis/totals.h"
#include "model/cable_length.h"
#include "model/country.h"
#include "model/edit/commands/manage_objects.h"
#include "model/naming.h"
#include "model/object_name.h"
#include "model/placement.h"
#include "views/cables/cables_model.h"
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

constexpr double kLeastPower = 100; ///< W; nothing limits, carries or cools less
constexpr double kMostPower = 1e10; ///< W; ten gigawatts, more than any site

/// A power that cannot be zero; an empty field means that it is not known.
template <class T>
Property powerProperty(QString label, int decimals, std::optional<Power> T::*member) {
    Property p = quantityProperty(std::move(label), Dimension::Power, kW(), decimals, member);
    p.low = kLeastPower;
    p.high = kMostPower;
    return p;
}

QString fromThePart(double value, int decimals, const QString& unit) {
    return Say::tr("%1, from the part").arg(shell::formatQuantity(value, decimals, unit));
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

/// Names stay unique where they must be.
template <class T>
Property nameProperty() {
    Property p = textProperty(Say::tr("Name"), &T::name);
    p.write = [](ProjectEditor& editor, ObjectRef ref, const QString& text, std::optional<double>) {
        return renameObject(editor, ref, text.toStdString());
    };
    return p;
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

/// A lock keeps a rack where it is, whichever way it would be moved.
Property unlessLocked(Property p) {
    p.write = [write = std::move(p.write)](ProjectEditor& editor, ObjectRef ref, const QString& text,
                                           std::optional<double> number) -> Status {
        if (isLocked(editor.project(), ref))
            return Error{ErrorCode::Conflict, objectName(editor.project(), ref), "locked"};
        return write(editor, ref, text, number);
    };
    return p;
}

std::vector<PropertySection> rackProperties() {
    return {
        {Say::tr("Placement"),
         {nameProperty<Rack>(),
          unlessLocked(lengthProperty<Rack>(Say::tr("X"), [](Rack& r) -> Um& { return r.pose.origin.x; })),
          unlessLocked(lengthProperty<Rack>(Say::tr("Y"), [](Rack& r) -> Um& { return r.pose.origin.y; })),
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
                  if (rack->locked) return Error{ErrorCode::Conflict, rack->name, "locked"};
                  Pose pose = rack->pose;
                  pose.turn = Turn(int(index.value_or(0)));
                  return editor.set(Id<Rack>(ref.id), &Rack::pose, pose);
              };
              return p;
          }(),
          [] {
              Property p = powerProperty(Say::tr("Power limit"), 1, &Rack::powerLimit);
              p.fallback = [](const Project& project, ObjectRef ref) -> std::optional<QString> {
                  const Rack* rack = objectOf<Rack>(project, ref);
                  const auto limit = rack ? project.halls()[rack->hall].rackPowerLimit : std::nullopt;
                  if (!limit) return std::nullopt;
                  return Say::tr("%1, from the hall")
                      .arg(shell::formatQuantity(inKilowatts(*limit), 1, kW()));
              };
              return p;
          }(),
          choiceProperty(Say::tr("Role"), &Rack::role,
                         {Say::tr("compute"), Say::tr("network"), Say::tr("storage"), Say::tr("management"),
                          Say::tr("mixed")}),
          flagProperty(Say::tr("Locked"), &Rack::locked), partProperty<Rack>()}}};
}

std::vector<PropertySection> deviceProperties() {
    return {
        {Say::tr("Position"),
         {nameProperty<Device>(),
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
             {nameProperty<Hall>(),
              lengthProperty<Hall>(Say::tr("Width"), [](Hall& h) -> Um& { return h.size.width; }),
              lengthProperty<Hall>(Say::tr("Length"), [](Hall& h) -> Um& { return h.size.height; }),
              lengthProperty<Hall>(Say::tr("Tile"), [](Hall& h) -> Um& { return h.tile; }),
              lengthProperty<Hall>(Say::tr("Ceiling"), [](Hall& h) -> Um& { return h.ceiling; })}},
            {Say::tr("Limits"),
             {quantityProperty(Say::tr("Floor load"), Dimension::FloorLoad, QStringLiteral("kg/m²"), 0,
                               &Hall::floorLimit),
              powerProperty(Say::tr("Rack limit"), 1, &Hall::rackPowerLimit)}},
            {Say::tr("Air"),
             {quantityProperty(Say::tr("Supply"), Dimension::Temperature, QStringLiteral("°C"), 1,
                               &Hall::supplyTemperature),
              choiceProperty(Say::tr("Containment"), &Hall::containment,
                             {Say::tr("none"), Say::tr("hot aisle"), Say::tr("cold aisle")})}}};
}

/// The site's country by its code, in capitals or not.
Property countryProperty() {
    Property p = textProperty(Say::tr("Country"), &Site::country);
    p.write = [](ProjectEditor& editor, ObjectRef ref, const QString& text, std::optional<double>) -> Status {
        const std::string entered = text.trimmed().toStdString();
        const std::optional<std::string> code = entered.empty() ? entered : countryCode(entered);
        if (!code)
            return Error{ErrorCode::InvalidArgument, entered,
                         Say::tr("a country by its ISO 3166 code, as DE or US").toStdString()};
        return editor.set(SiteId(ref.id), &Site::country, *code);
    };
    return p;
}

std::vector<PropertySection> siteProperties() {
    return {
        {Say::tr("Site"),
         {nameProperty<Site>(), countryProperty(), textProperty(Say::tr("Grid zone"), &Site::gridZone),
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

QStringList mediaTexts() {
    QStringList texts;
    for (std::size_t i = 0; i < EnumNames<Media>::values.size(); ++i)
        texts << cables::mediaText(Media(i));
    return texts;
}

Property optionalPartProperty(QString label, std::optional<PartId> Cable::*member) {
    return linkProperty<Cable, Part>(std::move(label), [member](const Cable& c) { return c.*member; });
}

/// The planner's own length; empty: it follows the route.
Property fixedLengthProperty() {
    return quantityProperty<Cable>(
        Say::tr("Fixed length"), Dimension::Length, QStringLiteral("m"), 1, true,
        [](const Cable& c) { return c.fixedLength ? std::optional(toM(*c.fixedLength)) : std::nullopt; },
        [](Cable& c, std::optional<double> v) {
            if (v)
                c.fixedLength = m(*v);
            else
                c.fixedLength.reset();
        });
}

Property endProperty(QString label, PortRef Cable::*end) {
    return infoProperty(std::move(label), [end](const Project& p, ObjectRef ref) -> std::optional<QString> {
        const Cable* cable = objectOf<Cable>(p, ref);
        return cable ? std::optional(QString::fromStdString(portLabel(p, cable->*end))) : std::nullopt;
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
          choiceProperty(Say::tr("Medium"), &Cable::media, mediaTexts()),
          optionalPartProperty(Say::tr("Cable part"), &Cable::part),
          optionalPartProperty(Say::tr("Optic, from"), &Cable::opticA),
          optionalPartProperty(Say::tr("Optic, to"), &Cable::opticB), fixedLengthProperty(),
          infoProperty(Say::tr("To order"), [](const Project& p, ObjectRef ref) -> std::optional<QString> {
              const Cable* cable = objectOf<Cable>(p, ref);
              if (!cable) return std::nullopt;
              return shell::formatQuantity(toM(cableLength(p, *cable)), 1, QStringLiteral("m"));
          })}}};
}

std::vector<PropertySection> powerProperties() {
    return {
        {Say::tr("Power element"),
         {nameProperty<PowerElement>(),
          choiceProperty(Say::tr("Side"), &PowerElement::side, {Say::tr("none"), Say::tr("A"), Say::tr("B")}),
          [] {
              Property p = powerProperty(Say::tr("Rating"), 1, &PowerElement::rating);
              p.fallback = [](const Project& project, ObjectRef ref) -> std::optional<QString> {
                  const PowerElement* e = objectOf<PowerElement>(project, ref);
                  if (!e || !e->part) return std::nullopt;
                  const PartFacts& facts = project.facts(*e->part);
                  if (facts.capacity) return fromThePart(inKilowatts(facts.capacity->value), 1, kW());
                  if (facts.apparentVa)
                      return fromThePart(facts.apparentVa->value / 1e3, 0, QStringLiteral("kVA"));
                  if (facts.current)
                      return fromThePart(inAmperes(facts.current->value), 0, QStringLiteral("A"));
                  return std::nullopt;
              };
              return p;
          }(),
          quantityProperty(Say::tr("Voltage"), Dimension::Voltage, QStringLiteral("V"), 0,
                           &PowerElement::voltage),
          flagProperty(Say::tr("80 % rule"), &PowerElement::continuousRule), partProperty<PowerElement>(),
          sourceProperty(Say::tr("Source"), &PowerElement::source)}}};
}

std::vector<PropertySection> coolingProperties() {
    return {{Say::tr("Cooling machine"),
             {nameProperty<CoolingElement>(),
              linkProperty<CoolingElement, CoolingLoop>(
                  Say::tr("Serves"), [](const CoolingElement& e) { return std::optional(e.serves); }),
              linkProperty<CoolingElement, CoolingLoop>(Say::tr("Rejects to"),
                                                        [](const CoolingElement& e) { return e.rejectsTo; }),
              [] {
                  Property p = powerProperty(Say::tr("Capacity"), 1, &CoolingElement::capacity);
                  p.fallback = [](const Project& project, ObjectRef ref) -> std::optional<QString> {
                      const CoolingElement* e = objectOf<CoolingElement>(project, ref);
                      const auto capacity = e && e->part ? project.facts(*e->part).capacity : std::nullopt;
                      if (!capacity) return std::nullopt;
                      return fromThePart(inKilowatts(capacity->value), 1, kW());
                  };
                  return p;
              }(),
              partProperty<CoolingElement>(), sourceProperty(Say::tr("Source"), &CoolingElement::source)}}};
}

std::vector<PropertySection> loopProperties() {
    return {{Say::tr("Loop"),
             {nameProperty<CoolingLoop>(),
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
             {nameProperty<Fabric>(),
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
    p.write = [member](ProjectEditor& editor, ObjectRef ref, const QString& text,
                       std::optional<double>) -> Status {
        NamingScheme naming = editor.project().info().naming;
        naming.*member = text.toStdString();
        if (Status s = checkPattern(naming.*member); !s) return s;
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
              textProperty(Say::tr("Currency"), &ProjectInfo::currency),
              textProperty(Say::tr("Notes"), &ProjectInfo::notes)}},
            {Say::tr("Naming"),
             {patternProperty(Say::tr("Rows"), &NamingScheme::row),
              patternProperty(Say::tr("Racks"), &NamingScheme::rack),
              patternProperty(Say::tr("Devices"), &NamingScheme::device),
              patternProperty(Say::tr("Cables"), &NamingScheme::cable)}}};
}

Property numberProperty(QString label, std::optional<double> Workload::*member) {
    return quantityProperty<Workload>(
        std::move(label), Dimension::Count, {}, 0, true, [member](const Workload& w) { return w.*member; },
        [member](Workload& w, std::optional<double> v) { w.*member = v; });
}

std::vector<PropertySection> workloadProperties() {
    return {{Say::tr("Workload"),
             {nameProperty<Workload>(),
              choiceProperty(Say::tr("Kind"), &Workload::kind,
                             {Say::tr("LLM training"), Say::tr("LLM inference"), Say::tr("recommendation"),
                              Say::tr("vision"), Say::tr("simulation"), Say::tr("other")}),
              numberProperty(Say::tr("Parameters"), &Workload::parameters),
              numberProperty(Say::tr("Training tokens"), &Workload::tokens),
              textProperty(Say::tr("Precision"), &Workload::precision),
              quantityProperty(Say::tr("Deadline"), Dimension::Duration, QStringLiteral("d"), 1,
                               &Workload::deadline),
              quantityProperty<Workload>(
                  Say::tr("Accelerators"), Dimension::Count, {}, 0, true,
                  [](const Workload& w) {
                      return w.accelerators ? std::optional(double(*w.accelerators)) : std::nullopt;
                  },
                  [](Workload& w, std::optional<double> v) {
                      if (v)
                          w.accelerators = std::uint32_t(std::clamp(*v, 0.0, 1e9));
                      else
                          w.accelerators.reset();
                  }),
              textProperty(Say::tr("Notes"), &Workload::notes)}}};
}

template <class T>
std::vector<PropertySection> nameOnly(QString title) {
    return {{std::move(title), {nameProperty<T>()}}};
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
        return workloadProperties();
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
