// All that the catalogue knows of one part: values, what they mean, and what they rest on.
#pragma once

#include "model/library/part_spec.h"

#include <QDialog>

class QStandardItemModel;

namespace cw::library {

class PartDialog : public QDialog {
    Q_OBJECT
public:
    /// `isReplacement`: a shipped part stands behind this one of the user's.
    PartDialog(const PartSpec& part, bool isReplacement, QWidget* parent = nullptr);
    /// One row a value, then one a group of ports.
    const QStandardItemModel& model() const { return *model_; }

Q_SIGNALS:
    void ownValuesRequested(const QString& partId);
    void removalRequested(const QString& partId);

private:
    void addValue(const QStringList& texts, const std::string& address);

    QStandardItemModel* model_;
};

} // namespace cw::library
