// Fusion without its gradients: every control flat, from the colour roles. No style sheet is needed.
#pragma once

#include <QProxyStyle>

namespace cw::render {
struct ColourRoles;
}

namespace cw::shell {

/// Dynamic property of a QPushButton that draws it as the one primary act of its surface (accent fill).
inline constexpr char kPrimaryProperty[] = "cwPrimary";
/// Dynamic property of a QToolButton or QPushButton: a frame like a push button's although it is flat.
inline constexpr char kFramedProperty[] = "cwFramed";
/// Dynamic property of a field whose content is wrong: its frame takes severity.error.
inline constexpr char kErrorProperty[] = "cwError";

/// Colours come from the option's palette (see appearanceOf), sizes from the tokens.
class FlatStyle : public QProxyStyle {
    Q_OBJECT
public:
    FlatStyle();

    int pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const override;
    QIcon standardIcon(StandardPixmap which, const QStyleOption* option,
                       const QWidget* widget) const override;
    int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                  QStyleHintReturn* data) const override;
    QSize sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& size,
                           const QWidget* widget) const override;
    QRect subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl sub,
                         const QWidget* widget) const override;
    QRect subElementRect(SubElement element, const QStyleOption* option,
                         const QWidget* widget) const override;
    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override;
    void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                            const QWidget* widget) const override;
    void polish(QWidget* widget) override;
    using QProxyStyle::polish;

private:
    void drawComboBox(const QStyleOptionComplex* option, QPainter* painter, const QWidget* widget) const;
    void drawSpinBox(const QStyleOptionComplex* option, QPainter* painter, const QWidget* widget) const;
    void drawScrollBar(const QStyleOptionComplex* option, QPainter* painter, const QWidget* widget) const;
    void drawSlider(const QStyleOptionComplex* option, QPainter* painter, const QWidget* widget) const;
};

/// Shared strokes of the style and of widgets that paint themselves.
namespace flat {

enum class Arrow : unsigned char { Up, Down, Left, Right };

/// A 1 px frame with a fill, corners rounded by `radius`; crisp at whole and fractional ratios.
void box(QPainter& painter, const QRectF& rect, const QColor& fill, const QColor& frame, double radius,
         double width = 1.0);
/// A small solid triangle in the middle of `rect`.
void arrow(QPainter& painter, const QRectF& rect, Arrow direction, const QColor& colour, double size = 8);
/// The 2 px focus frame, inside `rect`.
void focus(QPainter& painter, const QRectF& rect, const render::ColourRoles& roles, double radius);

} // namespace flat

} // namespace cw::shell
