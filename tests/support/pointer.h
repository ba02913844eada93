// Drives a widget with the pointer; places come from object ids, never from pixels of a picture.
#pragma once

#include <QApplication>
#include <QMouseEvent>
#include <QWidget>

namespace cw::test {

/// One pointer that presses, moves and releases on a widget, in its device-independent pixels.
class Pointer {
public:
    explicit Pointer(QWidget& widget)
        : widget_(widget) {}

    void press(QPointF at, Qt::KeyboardModifiers modifiers = {}) {
        modifiers_ = modifiers;
        send(QEvent::MouseButtonPress, at, Qt::LeftButton, Qt::LeftButton);
    }
    /// In several steps, as a hand would.
    void moveTo(QPointF at) {
        const QPointF from = at_;
        for (int i = 1; i <= 4; ++i)
            send(QEvent::MouseMove, from + (at - from) * i / 4, Qt::NoButton, Qt::LeftButton);
    }
    void release() {
        send(QEvent::MouseButtonRelease, at_, Qt::LeftButton, Qt::NoButton);
        modifiers_ = {};
    }
    void hover(QPointF at) { send(QEvent::MouseMove, at, Qt::NoButton, Qt::NoButton); }
    void click(QPointF at, Qt::KeyboardModifiers modifiers = {}) {
        press(at, modifiers);
        release();
    }
    void drag(QPointF from, QPointF to, Qt::KeyboardModifiers modifiers = {}) {
        press(from, modifiers);
        moveTo(to);
        release();
    }

private:
    void send(QEvent::Type type, QPointF at, Qt::MouseButton button, Qt::MouseButtons buttons) {
        at_ = at;
        QMouseEvent event(type, at, widget_.mapToGlobal(at), button, buttons, modifiers_);
        QApplication::sendEvent(&widget_, &event);
    }
    QWidget& widget_;
    QPointF at_;
    Qt::KeyboardModifiers modifiers_;
};

} // namespace cw::test
