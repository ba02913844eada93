#include "views/cables/patch_dialog.h"

#include "app/session/error_text.h"
#include "model/edit/commands/patch_cable.h"
#include "model/object_name.h"
#include "model/ports.h"
#include "views/shell/controls.h"

#include <QComboBox>
#include <QCompleter>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QStandardItemModel>
#include <QVBoxLayout>

namespace cw::cables {

namespace {

constexpr int kWidth = 560;
constexpr int kSplits[] = {1, 2, 4, 8};

enum PortItem { PortRole = Qt::UserRole, LaneRole };

} // namespace

PatchDialog::PatchDialog(History& history, CableId cable, QWidget* parent)
    : QDialog(parent)
    , history_(history)
    , cable_(cable) {
    const Project& p = history_.project();
    build(tr("Re-patch %1").arg(QString::fromStdString(cw::objectName(p, ObjectRef::of(cable)))),
          tr("Re-patch"));
    fabric_->setCurrentIndex(fabric_->findData(p.cables()[cable].fabric.value()));
    fabricChosen_ = true;
    setEnd(CableSide::A, p.cables()[cable].a);
    setEnd(CableSide::B, p.cables()[cable].b);
    refresh();
}

PatchDialog::PatchDialog(History& history, const std::vector<DeviceId>& devices, QWidget* parent)
    : QDialog(parent)
    , history_(history) {
    build(tr("Connect two devices"), tr("Connect"));
    for (std::size_t i = 0; i < 2; ++i) {
        const CableSide side = CableSide(i);
        QComboBox* box = deviceBox(side);
        if (devices.size() > i)
            box->setCurrentIndex(box->findData(devices[i].value()));
        else
            chooseFreeDevice(side);
        listPorts(side);
    }
    refresh();
}

/// The first device, other than the one at the other end, that has a free port.
void PatchDialog::chooseFreeDevice(CableSide side) {
    const Project& p = history_.project();
    QComboBox* box = deviceBox(side);
    const QVariant other = side == CableSide::B ? deviceBox(CableSide::A)->currentData() : QVariant();
    for (int i = 0; i < box->count(); ++i) {
        if (box->itemData(i) == other) continue;
        const DeviceId device(box->itemData(i).toUInt());
        if (freePorts(p, device) == 0) continue;
        box->setCurrentIndex(i);
        return;
    }
}

void PatchDialog::build(const QString& title, const QString& action) {
    setWindowTitle(title);
    setMinimumWidth(kWidth);
    auto* layout = new QVBoxLayout(this);
    auto* form = new QFormLayout;
    fabric_ = new QComboBox;
    fabric_->setAccessibleName(tr("Fabric"));
    for (const auto& [id, fabric] : history_.project().fabrics())
        fabric_->addItem(QString::fromStdString(fabric.name), id.value());
    form->addRow(tr("Fabric"), fabric_);
    connect(fabric_, &QComboBox::activated, this, [this] { fabricChosen_ = true; });
    layout->addLayout(form);
    addEnd(CableSide::A, tr("From"));
    addEnd(CableSide::B, tr("To"));
    problem_ = new shell::TextLabel({}, render::FontRole::Body, shell::TextLabel::Ink::Error);
    problem_->setWordWrap(true);
    layout->addWidget(problem_);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    button_ = buttons->addButton(action, QDialogButtonBox::AcceptRole);
    shell::makePrimary(*button_);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &PatchDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &PatchDialog::reject);
}

void PatchDialog::addEnd(CableSide side, const QString& title) {
    auto* layout = static_cast<QVBoxLayout*>(this->layout());
    auto* heading = new shell::TextLabel(title, render::FontRole::Strong);
    heading->setContentsMargins(0, 8, 0, 0);
    layout->addWidget(heading);
    End& end = ends_[std::size_t(side)];
    auto* form = new QFormLayout;
    end.device = new QComboBox;
    end.device->setEditable(true); // thousands of devices are found by typing, not by scrolling
    end.device->setInsertPolicy(QComboBox::NoInsert);
    end.device->completer()->setFilterMode(Qt::MatchContains);
    end.device->completer()->setCompletionMode(QCompleter::PopupCompletion);
    end.device->setAccessibleName(tr("%1: device").arg(title));
    for (const auto& [id, device] : history_.project().devices()) {
        end.device->addItem(QString::fromStdString(device.name), id.value());
        const int row = end.device->count() - 1;
        const int ports = int(freePorts(history_.project(), id));
        end.device->setItemData(row, tr("%n free port(s)", nullptr, ports), Qt::ToolTipRole);
        if (ports == 0) end.device->setItemData(row, palette().placeholderText(), Qt::ForegroundRole);
    }
    end.split = new QComboBox;
    end.split->setAccessibleName(tr("%1: port split").arg(title));
    end.port = new QComboBox;
    end.port->setAccessibleName(tr("%1: port").arg(title));
    form->addRow(tr("Device"), end.device);
    auto* row = new QHBoxLayout;
    row->addWidget(end.port, 1);
    row->addWidget(end.split);
    form->addRow(tr("Port"), row);
    layout->addLayout(form);
    connect(end.device->lineEdit(), &QLineEdit::editingFinished, this, [this, side] {
        QComboBox* box = deviceBox(side); // a text that is no device falls back to the one that was chosen
        box->setEditText(box->itemText(box->currentIndex()));
    });
    connect(end.device, &QComboBox::currentIndexChanged, this, [this, side] {
        listPorts(side);
        refresh();
    });
    connect(end.split, &QComboBox::activated, this, [this, side] {
        listPorts(side);
        refresh();
    });
    connect(end.port, &QComboBox::currentIndexChanged, this, &PatchDialog::refresh);
}

void PatchDialog::setEnd(CableSide side, const PortRef& port) {
    QComboBox* box = deviceBox(side);
    box->setCurrentIndex(box->findData(port.device.value()));
    listPorts(side, port);
}

/// Fills the ports of the chosen device: free ones can be chosen, taken ones say by what.
void PatchDialog::listPorts(CableSide side, std::optional<PortRef> choose) {
    End& end = ends_[std::size_t(side)];
    const Project& p = history_.project();
    const DeviceId device(end.device->currentData().toUInt());
    const QSignalBlocker quietPort(end.port), quietSplit(end.split);
    const int wanted = choose ? choose->lanes : std::max(1, end.split->currentData().toInt());
    end.port->clear();
    end.split->clear();
    if (!p.find(device)) return;
    const PartSpec& part = p.parts()[p.devices()[device].part].spec;
    int most = 1;
    for (const PortGroup& group : part.ports)
        most = std::max(most, int(group.maxBreakout));
    for (int split : kSplits)
        if (split <= most || split == wanted)
            end.split->addItem(split == 1 ? tr("whole port") : tr("split in %1").arg(split), split);
    end.split->setCurrentIndex(std::max(0, end.split->findData(wanted)));
    end.split->setEnabled(end.split->count() > 1);
    const int lanes = end.split->currentData().toInt();
    auto* items = static_cast<QStandardItemModel*>(end.port->model());
    int firstFree = -1, wantedRow = -1;
    for (std::uint32_t index = 0; index < portCount(part); ++index) {
        const PortGroup* group = portGroupAt(part, index);
        if (lanes > int(std::max(1u, group->maxBreakout))) continue;
        for (int lane = 0; lane < lanes; ++lane) {
            const PortRef port{device, std::uint16_t(index), std::uint8_t(lane), std::uint8_t(lanes)};
            const auto taken = cableAt(p, port, cable_);
            QString text = QStringLiteral("%1  ·  %2 %3")
                               .arg(QString::fromStdString(portName(p, port)))
                               .arg(inGigabitsPerSecond(portRate(p, port)))
                               .arg(QStringLiteral("Gb/s"));
            if (taken)
                text +=
                    QStringLiteral("  ·  ") +
                    tr("taken by %1").arg(QString::fromStdString(cw::objectName(p, ObjectRef::of(*taken))));
            end.port->addItem(text);
            const int row = end.port->count() - 1;
            QStandardItem* item = items->item(row);
            item->setData(index, PortRole);
            item->setData(lane, LaneRole);
            item->setEnabled(!taken);
            if (choose == port) wantedRow = row;
            if (!taken && firstFree < 0) firstFree = row;
        }
    }
    if (end.port->count() == 0) end.port->setPlaceholderText(tr("no such ports"));
    end.port->setCurrentIndex(wantedRow >= 0 ? wantedRow : firstFree);
}

std::optional<PortRef> PatchDialog::endOf(CableSide side) const {
    const End& end = ends_[std::size_t(side)];
    if (end.port->currentIndex() < 0 || end.device->currentIndex() < 0) return std::nullopt;
    return PortRef{DeviceId(end.device->currentData().toUInt()),
                   std::uint16_t(end.port->currentData(PortRole).toUInt()),
                   std::uint8_t(end.port->currentData(LaneRole).toUInt()),
                   std::uint8_t(end.split->currentData().toUInt())};
}

/// The network that the chosen ports are meant for, until the user says otherwise.
void PatchDialog::suggestFabric() {
    if (fabricChosen_) return;
    const Project& p = history_.project();
    for (const CableSide side : {CableSide::A, CableSide::B}) {
        const auto port = endOf(side);
        const auto role = port ? networkOf(p, *port) : std::nullopt;
        if (!role) continue;
        for (const auto& [id, fabric] : p.fabrics())
            if (fabric.role == *role) {
                fabric_->setCurrentIndex(fabric_->findData(id.value()));
                return;
            }
    }
}

void PatchDialog::refresh() {
    suggestFabric();
    const auto a = endOf(CableSide::A), b = endOf(CableSide::B);
    const bool same = a && b && portsOverlap(*a, *b);
    const auto full = [this](CableSide side) {
        return tr("%1 has no free port.").arg(deviceBox(side)->currentText());
    };
    problem_->setInk(shell::TextLabel::Ink::Secondary); // a hint; what is refused is said in red
    problem_->setText(!a     ? full(CableSide::A)
                      : !b   ? full(CableSide::B)
                      : same ? tr("Both ends are in the same port.")
                             : QString());
    button_->setEnabled(a && b && !same && fabric_->currentIndex() >= 0);
}

void PatchDialog::accept() {
    const auto a = endOf(CableSide::A), b = endOf(CableSide::B);
    if (!a || !b) return;
    const FabricId fabric(fabric_->currentData().toUInt());
    const auto change = [&](ProjectEditor& e) -> Status {
        if (cable_) {
            if (Status s = e.set(*cable_, &Cable::fabric, fabric); !s) return s;
            return patchCable(e, *cable_, *a, *b);
        }
        const auto made = connectPorts(e, fabric, *a, *b);
        if (!made) return made.error();
        cable_ = *made;
        return {};
    };
    const Status status = history_.run((cable_ ? tr("Re-patch cable") : tr("Connect")).toStdString(), change);
    if (!status) {
        problem_->setInk(shell::TextLabel::Ink::Error);
        problem_->setText(errorLine(status.error()));
        return;
    }
    QDialog::accept();
}

} // namespace cw::cables
