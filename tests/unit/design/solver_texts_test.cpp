#include "app/analysis/explain.h"
#include "app/analysis/explain_judgement.h"
#include "app/analysis/rules/result_rule.h"
#include "model/phrase_text.h"
#include "model/rules/rule.h"
#include "solvers/common/calc_registry.h"
#include "tests/support/test_registry.h"
#include "tests/unit/design/design_fixture.h"
#include "tests/unit/design/shown_values.h"

#include <QRegularExpression>
#include <QTranslator>
#include <QtTest>

#include <set>

using namespace cw;
using cw::test::Generated;
using cw::test::generated;

namespace {

/// Words of the field that German has from English, and titles of documents; whatever holds no word is no
/// language's.
bool mayStayEnglish(const QString& text) {
    static const QRegularExpression kWord(QStringLiteral("[a-z]{3,}"));
    static const QSet<QString> kShared{QStringLiteral("leaf"),
                                       QStringLiteral("spine"),
                                       QStringLiteral("core"),
                                       QStringLiteral("host"),
                                       QStringLiteral("hops"),
                                       QStringLiteral("racks"),
                                       QStringLiteral("hosts"),
                                       QStringLiteral("exponent"),
                                       QStringLiteral("switches, %1"),
                                       QStringLiteral("SuperPOD H100"),
                                       QStringLiteral("SuperPOD H200"),
                                       QStringLiteral("SuperPOD B200"),
                                       QStringLiteral("SuperPOD B300, Ethernet"),
                                       QStringLiteral("SuperPOD B300, XDR"),
                                       QStringLiteral("SuperPOD GB200"),
                                       QStringLiteral("Rack cooling index"),
                                       QStringLiteral("The Green Grid"),
                                       QStringLiteral("The Green Grid WP35"),
                                       QStringLiteral("Herrlin 2005"),
                                       QStringLiteral("Herrlin 2008")};
    return kShared.contains(text) || !text.contains(kWord);
}

/// Collects the names that a design and its parts carry: what a text may hold untranslated.
std::set<std::string> namesIn(const Project& project) {
    std::set<std::string> names{"A", "B", "N", "N+1", "2N"};
    for (const std::string_view medium : EnumNames<Media>::values)
        names.insert(std::string(medium));
    const auto add = [&](const auto& store) {
        for (const auto& [id, object] : store)
            names.insert(object.name);
    };
    add(project.sites());
    add(project.halls());
    add(project.racks());
    add(project.devices());
    add(project.fabrics());
    add(project.powerElements());
    add(project.coolingElements());
    add(project.coolingLoops());
    for (const auto& [id, part] : project.parts()) {
        names.insert(analysis::partName(part.spec));
        names.insert("estimate"); // the key of an estimated value
        for (const SpecValue& spec : part.spec.specs) {
            names.insert(spec.key);
            names.insert(spec.source);
        }
        for (const PortGroup& ports : part.spec.ports)
            names.insert(ports.source);
    }
    return names;
}

/// Checks the texts of trees: every pattern is German, every plain text a name.
class Reader {
public:
    Reader(const QTranslator& german, std::set<std::string> names)
        : german_(german)
        , names_(std::move(names)) {}

    void read(const Derivation& d) {
        for (const Phrase* phrase : {&d.label, &d.source, &d.note})
            read(*phrase);
        if (d.label.empty()) problems_ << QStringLiteral("a node without a label");
        for (const Derivation& part : d.parts)
            read(part);
    }

    void read(const Phrase& phrase) {
        if (phrase.empty()) return;
        for (const Phrase& argument : phrase.args())
            read(argument);
        if (phrase.kind() == Phrase::Kind::Number || !seen_.insert(phrase.text()).second) return;
        const QString text = QString::fromStdString(phrase.text());
        if (phrase.kind() == Phrase::Kind::Name) {
            if (!isName(phrase.text())) problems_ << QStringLiteral("no name, and not marked: ") + text;
            return;
        }
        ++patterns_;
        const QString translated = german_.translate("Phrase", phrase.text().c_str());
        if (translated.isEmpty())
            problems_ << QStringLiteral("not translated: ") + text;
        else if (translated == text && !mayStayEnglish(text))
            problems_ << QStringLiteral("left in English: ") + text;
    }

    const QStringList& problems() const { return problems_; }
    std::size_t patterns() const { return patterns_; }

private:
    /// A name, or the key of a shown value: "racks[C04].air_kw".
    bool isName(const std::string& text) const {
        if (names_.contains(text)) return true;
        const auto open = text.find('['), close = text.rfind("].");
        return open != text.npos && close != text.npos && open < close &&
               names_.contains(text.substr(open + 1, close - open - 1));
    }

    const QTranslator& german_;
    std::set<std::string> names_;
    std::set<std::string> seen_;
    QStringList problems_;
    std::size_t patterns_ = 0;
};

} // namespace

/// What solvers, templates, equations and rules say is said in German, too.
class SolverTextsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() {
        QVERIFY(german_.load(QLocale(QStringLiteral("de_DE")), QStringLiteral("clusterwright"),
                             QStringLiteral("_"), QStringLiteral(":/i18n")));
    }

    void everyTreeIsTranslated_data() {
        QTest::addColumn<QString>("design");
        QTest::newRow("air-cooled, fat tree") << QStringLiteral("superpod-h100");
        QTest::newRow("liquid-cooled racks of shelves") << QStringLiteral("superpod-gb200");
        QTest::newRow("planes of Ethernet") << QStringLiteral("superpod-b300-ethernet");
        QTest::newRow("small lab") << QStringLiteral("lab");
        QTest::newRow("empty hall") << QStringLiteral("empty");
    }
    void everyTreeIsTranslated() {
        QFETCH(QString, design);
        const Generated g = generated(design.toStdString());
        const auto answers = analysis::solveAll(g.project());
        Reader reader(german_, namesIn(g.project()));
        for (const test::Shown& shown : test::shownValues(answers)) {
            const auto tree = analysis::explain(answers, shown.key);
            QVERIFY2(tree.ok(), shown.key.c_str());
            reader.read(*tree);
        }
        for (const char* domain : {"density", "power", "thermal"})
            for (const std::string& key : analysis::judgementKeys(answers, domain)) {
                const auto tree = analysis::explain(answers, std::string(domain) + "." + key);
                QVERIFY2(tree.ok(), key.c_str());
                reader.read(*tree);
            }
        for (const auto& fabric : *answers.fabrics)
            for (const std::string& key : analysis::fabricJudgementKeys(fabric)) {
                const auto tree = analysis::explainFabricJudgement(fabric, key);
                QVERIFY2(tree.ok(), key.c_str());
                reader.read(*tree);
            }
        for (const auto& fabric : *answers.fabrics) {
            const auto& b = fabric.result.bisection;
            for (const Phrase& method : {b.methodLower, b.methodUpper, fabric.result.allToAll.methodLower,
                                         fabric.result.allToAll.methodUpper})
                reader.read(method);
        }
        for (const Phrase& note : g.summary->notes)
            reader.read(note);
        QVERIFY2(reader.problems().isEmpty(), qPrintable(reader.problems().join(QLatin1Char('\n'))));
        QVERIFY(reader.patterns() > (design == QStringLiteral("empty") ? 10u : 100u));
    }

    void templatesAndEquationsAreTranslated() {
        Reader reader(german_, {});
        for (const auto& spec : design::TemplateRegistry::templates()) {
            for (const Phrase& phrase : {spec.name, spec.description, spec.source})
                reader.read(phrase);
            for (const auto& parameter : spec.parameters) {
                reader.read(parameter.text);
                reader.read(parameter.source);
            }
        }
        for (const auto& calculator : solvers::calc::calculators())
            for (const Phrase& phrase : {calculator.description, calculator.source, calculator.validity})
                reader.read(phrase);
        QVERIFY2(reader.problems().isEmpty(), qPrintable(reader.problems().join(QLatin1Char('\n'))));
        QVERIFY(reader.patterns() > 150);
    }

    void rulesAreTranslated() {
        QStringList missing;
        const auto look = [&](const RuleInfo& rule) {
            std::vector<const char*> texts = rule.messages;
            texts.insert(texts.end(), {rule.title, rule.checks, rule.fix, rule.source});
            for (const char* text : texts)
                if (german_.translate("rules", text).isEmpty()) missing << QString::fromUtf8(text);
        };
        for (const Rule* rule : drawingRules())
            look(rule->info);
        for (const analysis::ResultRule* rule : analysis::resultRules())
            look(rule->info);
        QVERIFY2(missing.isEmpty(), qPrintable(missing.join(QLatin1Char('\n'))));
    }

    void theReaderFindsWhatIsWrong() {
        Reader reader(german_, {"UPS-A"});
        reader.read(Phrase::tr("load of %1").arg(std::string("UPS-A")));
        reader.read(Phrase(std::string("elements[UPS-A].load_kw")));
        QVERIFY(reader.problems().isEmpty());
        reader.read(Phrase::known("words that nobody marked"));
        reader.read(Phrase::tr("load of %1").arg(std::string("some words")));
        QCOMPARE(reader.problems().size(), 2);
    }

    void phrasesAndTheirNumbersFollowTheReader() {
        const Phrase phrase = Phrase::tr("%1 hops apart").arg(12345);
        QCOMPARE(phraseText(phrase, QLocale::c()), QStringLiteral("12345 hops apart"));
        QVERIFY(QCoreApplication::installTranslator(&german_));
        const QLocale german(QStringLiteral("de_DE"));
        const QString text = phraseText(phrase, german);
        const QString word = provenanceWord(Provenance::User);
        const QString foreign = phraseText(Phrase::known("planner's own words"), german);
        QCoreApplication::removeTranslator(&german_);
        QCOMPARE(text, QStringLiteral("12.345 Hops entfernt"));
        QCOMPARE(word, QStringLiteral("eigene Angabe"));
        QCOMPARE(foreign, QStringLiteral("planner's own words"));
    }

private:
    QTranslator german_;
};

CW_REGISTER_TEST(SolverTextsTest);
#include "solver_texts_test.moc"
