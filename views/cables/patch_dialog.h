// Where the two ends of a cable are plugged: device, port and piece of a split port, with what is taken.
#pragma once

#include "model/edit/history.h"

#include <QDialog>

#include <array>

class QComboBox;
class QPushButton;

namespace cw::shell {
class TextLabel;
}

namespace cw::cables {

enum class CableSide : unsigned char { A, B };

class PatchDialog : public QDialog {
    Q_OBJECT
public:
    /// Moves the ends of a drawn cable.
    PatchDialog(History& history, CableId cable, QWidget* parent = nullptr);
    /// Draws a cable, at first between the first two of `devices`.
    PatchDialog(History& history, const std::vector<DeviceId>& devices, QWidget* parent = nullptr);

    /// The cable that was moved or drawn.
    std::optional<CableId> cable() const { return cable_; }
    void accept() override;

    /// The pickers of one end, for tests and focus.
    QComboBox* deviceBox(CableSide side) const { return ends_[std::size_t(side)].device; }
    QComboBox* portBox(CableSide side) const { return ends_[std::size_t(side)].port; }
    QComboBox* splitBox(CableSide side) const { return ends_[std::size_t(side)].split; }

private:
    struct End {
        QComboBox* device = nullptr;
        QComboBox* split = nullptr;
        QComboBox* port = nullptr;
    };

    void build(const QString& title, const QString& action);
    void addEnd(CableSide side, const QString& title);
    void setEnd(CableSide side, const PortRef& port);
    void listPorts(CableSide side, std::optional<PortRef> choose = {});
    std::optional<PortRef> endOf(CableSide side) const;
    void chooseFreeDevice(CableSide side);
    void suggestFabric();
    void refresh();

    History& history_;
    std::optional<CableId> cable_;
    std::array<End, 2> ends_;
    QComboBox* fabric_ = nullptr;
    bool fabricChosen_ = false; ///< by the user, or by the cable that is re-patched
    shell::TextLabel* problem_ = nullptr;
    QPushButton* button_ = nullptr;
};

} // namespace cw::cables
