#pragma once

#include <QString>
#include <QStringList>
#include <QWidget>

#include <functional>

class QVBoxLayout;

namespace cw::canvas {

/// An empty state: one line of what belongs here, up to three ways to begin, a keyboard hint. Stands at the
/// top third of its parent, left-aligned.
class EmptyCard : public QWidget {
    Q_OBJECT
public:
    EmptyCard(const QString& icon, const QString& text, QWidget* parent);
    void addWay(const QString& icon, const QString& text, std::function<void()> begin);
    void setHint(const QString& hint);
    /// Puts the card at its place in a parent of this size.
    void place(const QRect& area);

private:
    QVBoxLayout* layout_;
};

} // namespace cw::canvas
