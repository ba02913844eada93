#include "tests/support/test_registry.h"
#include "views/render/colour_roles.h"
#include "views/render/colour_scale.h"
#include "views/render/font_roles.h"
#include "views/render/svg_icon.h"

#include <QDirIterator>
#include <QJsonDocument>
#include <QJsonObject>
#include <QPainter>
#include <QtTest>

#include <cmath>
#include <set>

using namespace cw::render;

class ColourRolesTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyTokenHasARoleAndEveryRoleAToken() {
        const QJsonObject colours =
            QJsonDocument::fromJson(tokensJson()).object()[QLatin1String("colour")].toObject();
        for (const QString& mode : {QStringLiteral("light"), QStringLiteral("dark")}) {
            std::set<QString> inFile;
            const QJsonObject groups = colours[mode].toObject();
            for (auto g = groups.begin(); g != groups.end(); ++g) {
                if (g->isArray()) {
                    for (int i = 1; i <= g->toArray().size(); ++i)
                        inFile.insert(g.key() + QStringLiteral(".%1").arg(i));
                    continue;
                }
                const QJsonObject group = g->toObject();
                for (const QString& key : group.keys())
                    inFile.insert(g.key() + QLatin1Char('.') + key);
            }
            std::set<QString> inStruct;
            ColourRoles roles;
            forEachRole(roles, [&](const char* path, QColor&) { inStruct.insert(QLatin1String(path)); });
            QVERIFY(inFile.size() > 100);
            QVERIFY(inFile == inStruct);
        }
    }

    void alphaStandsLast() {
        QCOMPARE(parseTokenColour("#0B57D01F"), QColor(0x0B, 0x57, 0xD0, 0x1F));
        QCOMPARE(parseTokenColour("#ffffff"), QColor(255, 255, 255));
        for (const char* bad : {"", "#", "#12345", "#1234567", "1234567", "#12345G", "#123456789"})
            QVERIFY2(!parseTokenColour(bad).isValid(), bad);
    }

    void aDamagedDocumentNamesTheRole() {
        QCOMPARE(parseColourRoles("{", Appearance::Light).error().code, cw::ErrorCode::ParseError);
        QCOMPARE(parseColourRoles("[]", Appearance::Light).error().code, cw::ErrorCode::ParseError);
        QByteArray text = tokensJson();
        text.replace("\"rowFill\"", "\"rowFull\"");
        const auto missing = parseColourRoles(text, Appearance::Dark);
        QVERIFY(!missing);
        QCOMPARE(missing.error().code, cw::ErrorCode::NotFound);
        QCOMPARE(missing.error().context, std::string("selection.rowFill"));
        text = tokensJson();
        text.replace("\"menuBar\": 26", "\"menuBar\": -26");
        QCOMPARE(parseMetrics(text).error().context, std::string("size_px.menuBar"));
    }

    void textIsLegibleOnItsSurfaces() {
        for (const Appearance a : {Appearance::Light, Appearance::Dark}) {
            const ColourRoles& r = colourRoles(a);
            for (const QColor& text :
                 {r.text.primary, r.text.secondary, r.text.muted, r.text.stale, r.accent.text}) {
                for (const QColor& ground :
                     {r.surface.window, r.surface.panel, r.surface.base, r.surface.header, r.surface.canvas})
                    QVERIFY(contrastRatio(text, ground) >= 4.5);
            }
            QVERIFY(contrastRatio(r.text.onAccent, r.accent.fill) >= 4.5);
            QVERIFY(contrastRatio(r.accent.tintText, r.accent.tint) >= 4.5);
            QVERIFY(contrastRatio(r.selection.rowText, r.selection.rowFill) >= 4.5);
        }
    }

    void scaleMeetsItsStopsAndItsInkIsLegible() {
        for (const Scale s : {Scale::Load, Scale::Temperature, Scale::Diverging}) {
            for (const Appearance a : {Appearance::Light, Appearance::Dark}) {
                const ColourScale& scale = colourScale(s, a);
                QCOMPARE(scale.colourAt(0), scale.classColour(0));
                QCOMPARE(scale.colourAt(1), scale.classColour(8));
                for (int i = 0; i < ColourScale::kClasses; ++i)
                    QVERIFY(contrastRatio(scale.classInk(i), scale.classColour(i)) >= 4.5);
                for (int i = 0; i < ColourScale::kEntries; ++i)
                    QVERIFY(contrastRatio(scale.ink(i), scale.colour(i)) >= 4.5);
            }
        }
        // A stop in the middle is met as well as an eight-bit table can: entry 128 lies 0.2 % past it.
        const QColor middle = colourScale(Scale::Load, Appearance::Light).colourAt(0.5);
        const QColor stop = colourScale(Scale::Load, Appearance::Light).classColour(4);
        QVERIFY(std::abs(middle.red() - stop.red()) <= 2 && std::abs(middle.green() - stop.green()) <= 2);
    }

    void valuesOutsideTheDomainKeepTheEndColourAndNoNumberHasNone() {
        const ScaleDomain domain{0, 45};
        QCOMPARE(ColourScale::entryAt(domain.position(60)), 255);
        QCOMPARE(ColourScale::entryAt(domain.position(-3)), 0);
        QCOMPARE(ColourScale::entryAt(domain.position(std::nan(""))), -1);
        QCOMPARE(ColourScale::classAt(domain.position(45)), 8);
        QCOMPARE(ColourScale::classAt(domain.position(4.99)), 0);
        QCOMPARE(ColourScale::classAt(domain.position(5.01)), 1);
        QVERIFY(std::isnan(ScaleDomain({3, 3}).position(3)));
        QVERIFY(std::isnan(ScaleDomain({0, INFINITY}).position(3)));
        const ColourScale& scale = colourScale(Scale::Load, Appearance::Light);
        QCOMPARE(scale.colourAt(std::nan("")), QColor(0xE4, 0xE7, 0xEB));
    }

    void everyIconRendersInTheAskedColour() {
        int icons = 0;
        for (QDirIterator it(QStringLiteral(":/icons"), {QStringLiteral("*.svg")}); it.hasNext();) {
            it.next();
            const QString name = it.fileInfo().baseName();
            const QImage image = iconImage(name, QColor(200, 30, 40), 16, 2.0);
            QCOMPARE(image.size(), QSize(32, 32));
            QCOMPARE(image.devicePixelRatio(), 2.0);
            int opaque = 0;
            for (int y = 0; y < 32; ++y) {
                for (int x = 0; x < 32; ++x) {
                    const QColor c = image.pixelColor(x, y);
                    if (c.alpha() < 250) continue;
                    ++opaque;
                    QVERIFY2(c.red() > 190 && c.green() < 40 && c.blue() < 50, qPrintable(name));
                }
            }
            QVERIFY2(opaque > 8, qPrintable(name));
            ++icons;
        }
        QVERIFY(icons > 90);
        QVERIFY(!hasIcon(QStringLiteral("no-such-icon")));
        QCOMPARE(iconImage(QStringLiteral("no-such-icon"), Qt::red, 16, 1).pixelColor(8, 8).alpha(), 0);
    }

    void typeRolesGrowFromTheSystemSize() {
        QFont system;
        system.setPointSizeF(10);
        QCOMPARE(roleFont(system, FontRole::Caption).pointSizeF(), 9.0);
        QCOMPARE(roleFont(system, FontRole::Page).pointSizeF(), 19.0);
        QCOMPARE(roleFont(system, FontRole::Strong).weight(), int(QFont::DemiBold));
        QCOMPARE(roleFont(system, FontRole::Body), system);
        system.setPixelSize(12);
        QCOMPARE(roleFont(system, FontRole::Title).pixelSize(), 16);
        QVERIFY(hasTabularDigits(numericFont(system)));
    }
};

CW_REGISTER_TEST(ColourRolesTest);
#include "colour_roles_test.moc"
