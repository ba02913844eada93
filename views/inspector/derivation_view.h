// Why?: the derivation of a number as a tree of lines, down to the catalogue values and their sources.
#pragma once

#include "model/base/derivation.h"

#include <QWidget>

#include <optional>
#include <set>

namespace cw::inspector {

/// Paints a derivation. Lines with parts open and close by click or Space; the first two levels start open.
class DerivationView : public QWidget {
    Q_OBJECT
public:
    explicit DerivationView(QWidget* parent = nullptr);

    void setDerivation(std::optional<Derivation> derivation);
    /// The whole tree as text, for the clipboard.
    QString text() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    struct Line {
        const Derivation* node;
        int depth;
        bool open;
        QRect rect;
    };
    void rebuild();
    void addLines(const Derivation& node, int depth, int width, int& y);
    int lineHeight(const Derivation& node, int depth, int width) const;
    void paintLine(QPainter& painter, const Line& line) const;
    void toggle(std::size_t line);

    std::optional<Derivation> derivation_;
    std::set<const Derivation*> toggled_; ///< nodes whose state differs from the default
    std::vector<Line> lines_;
    std::size_t current_ = 0;
};

} // namespace cw::inspector
