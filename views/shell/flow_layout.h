// Lays widgets out in lines, like words.
#pragma once

#include <QLayout>

#include <vector>

namespace cw::shell {

class FlowLayout : public QLayout {
    Q_OBJECT
public:
    FlowLayout(int gap, QWidget* parent);
    ~FlowLayout() override;

    void addItem(QLayoutItem* item) override;
    int count() const override { return static_cast<int>(items_.size()); }
    QLayoutItem* itemAt(int index) const override;
    QLayoutItem* takeAt(int index) override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override { return place(QRect(0, 0, width, 0), false); }
    QSize sizeHint() const override { return minimumSize(); }
    QSize minimumSize() const override;
    void setGeometry(const QRect& rect) override;

private:
    int place(const QRect& rect, bool move) const;

    int gap_;
    std::vector<QLayoutItem*> items_;
};

} // namespace cw::shell
