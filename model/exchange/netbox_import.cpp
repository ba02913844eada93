#include "model/exchange/netbox_import.h"

#include "model/exchange/netbox_reader.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QStringDecoder>

#include <yaml-cpp/eventhandler.h>

#include <algorithm>
#include <set>
#include <sstream>

namespace cw {

namespace {

using netbox::Say;

constexpr qint64 kLargestFile = 1 << 20;

NetboxProblem fileProblem(ErrorCode code, const std::string& file, int line, const QString& what,
                          const QString& hint) {
    return {code, file, line, {}, what, hint, true};
}

bool isText(const std::string& bytes) {
    if (bytes.find('\0') != std::string::npos) return false;
    QStringDecoder decoder(QStringDecoder::Utf8);
    (void)QString(decoder.decode(QByteArrayView(bytes.data(), qsizetype(bytes.size()))));
    return !decoder.hasError();
}

/// One document of a file and the line before its first.
struct Document {
    std::string text;
    int lineOffset = 0;
};

/// Cuts at "---" in the first column, which always begins a document. The library's own reader of many
/// documents never returns from some damaged files, and would lose all documents to one bad one.
std::vector<Document> cutDocuments(const std::string& text) {
    std::vector<Document> documents(1);
    int line = 0;
    for (std::size_t at = 0; at < text.size(); ++line) {
        const std::size_t newline = text.find('\n', at);
        const std::size_t end = newline == std::string::npos ? text.size() : newline + 1;
        const std::string_view row(text.data() + at, end - at);
        if (row.substr(0, 3) == "---" &&
            (row.size() == 3 || row[3] == ' ' || row[3] == '\r' || row[3] == '\n'))
            documents.push_back({{}, line});
        documents.back().text += row;
        at = end;
    }
    return documents;
}

/// Takes the events of a document and does nothing with them.
class Ignore : public YAML::EventHandler {
public:
    void OnDocumentStart(const YAML::Mark&) override {}
    void OnDocumentEnd() override {}
    void OnNull(const YAML::Mark&, YAML::anchor_t) override {}
    void OnAlias(const YAML::Mark&, YAML::anchor_t) override {}
    void OnScalar(const YAML::Mark&, const std::string&, YAML::anchor_t, const std::string&) override {}
    void OnSequenceStart(const YAML::Mark&, const std::string&, YAML::anchor_t,
                         YAML::EmitterStyle::value) override {}
    void OnSequenceEnd() override {}
    void OnMapStart(const YAML::Mark&, const std::string&, YAML::anchor_t,
                    YAML::EmitterStyle::value) override {}
    void OnMapEnd() override {}
};

/// The library stops at a stray bracket and calls the rest nothing.
bool endsEarly(const std::string& text) {
    std::istringstream stream(text);
    YAML::Parser parser(stream);
    Ignore ignore;
    parser.HandleNextDocument(ignore);
    return static_cast<bool>(parser);
}

/// Either kind of type; racks are known by the fields that only they have.
std::optional<PartSpec> readRoot(const YAML::Node& root, const std::string& file,
                                 netbox::ProblemList& problems) {
    if (!root.IsMap()) {
        problems.lose(ErrorCode::ParseError, root, {}, Say::tr("not a device type or rack type"),
                      Say::tr("A document is a mapping with manufacturer, model and u_height."));
        return std::nullopt;
    }
    if (root["form_factor"].IsDefined() || root["starting_unit"].IsDefined() ||
        root["outer_width"].IsDefined())
        return netbox::readRackType(root, file, problems);
    return netbox::readDeviceType(root, file, problems);
}

/// Imports one document; false when it is empty.
bool readDocument(const Document& document, const std::string& file, std::set<std::string>& ids,
                  NetboxImport& import) {
    netbox::ProblemList problems(file, document.lineOffset, import.problems);
    try {
        const YAML::Node root = YAML::Load(document.text);
        if (endsEarly(document.text)) {
            problems.lose(ErrorCode::ParseError, root, {}, Say::tr("not valid YAML: text after the end"), {});
            return true;
        }
        if (root.IsNull()) return false;
        auto part = readRoot(root, file, problems);
        if (!part) return true;
        if (ids.insert(part->id).second)
            import.parts.push_back(std::move(*part));
        else
            problems.lose(ErrorCode::Duplicate, root, "slug",
                          Say::tr("the slug \"%1\" occurs twice").arg(QString::fromStdString(part->id)),
                          Say::tr("The first one was imported."));
    } catch (const YAML::Exception& e) {
        const int line = e.mark.is_null() ? 0 : e.mark.line + 1 + document.lineOffset;
        import.problems.push_back(
            fileProblem(ErrorCode::ParseError, file, line,
                        Say::tr("not valid YAML: %1").arg(QString::fromStdString(e.msg)), {}));
    }
    return true;
}

void readText(const NetboxText& file, std::set<std::string>& ids, NetboxImport& import) {
    if (file.text.size() > static_cast<std::size_t>(kLargestFile)) {
        import.problems.push_back(
            fileProblem(ErrorCode::Unsupported, file.name, 0, Say::tr("the file is larger than 1 MiB"), {}));
        return;
    }
    if (!isText(file.text)) {
        import.problems.push_back(fileProblem(ErrorCode::ParseError, file.name, 0,
                                              Say::tr("the file is not UTF-8 text"),
                                              Say::tr("Choose a YAML file of a device type or rack type.")));
        return;
    }
    bool any = false;
    for (const Document& document : cutDocuments(file.text))
        any = readDocument(document, file.name, ids, import) || any;
    if (!any)
        import.problems.push_back(
            fileProblem(ErrorCode::ParseError, file.name, 0, Say::tr("the file is empty"), {}));
}

void importText(const NetboxText& file, std::set<std::string>& ids, NetboxImport& import) {
    const auto before = static_cast<std::ptrdiff_t>(import.problems.size());
    readText(file, ids, import);
    std::stable_sort(import.problems.begin() + before, import.problems.end(),
                     [](const NetboxProblem& a, const NetboxProblem& b) { return a.line < b.line; });
}

QStringList yamlFiles(const QStringList& paths) {
    QStringList files;
    for (const QString& path : paths) {
        if (!QFileInfo(path).isDir()) {
            files += path;
            continue;
        }
        QStringList below;
        QDirIterator it(path, {QStringLiteral("*.yaml"), QStringLiteral("*.yml")}, QDir::Files,
                        QDirIterator::Subdirectories);
        while (it.hasNext())
            below += it.next();
        below.sort();
        files += below;
    }
    return files;
}

} // namespace

NetboxImport importNetboxTypes(const std::vector<NetboxText>& files) {
    NetboxImport import;
    std::set<std::string> ids;
    for (const NetboxText& file : files)
        importText(file, ids, import);
    return import;
}

NetboxImport importNetboxFiles(const QStringList& paths) {
    NetboxImport import;
    std::set<std::string> ids;
    for (const QString& path : yamlFiles(paths)) {
        const std::string name = QFileInfo(path).fileName().toStdString();
        QFile file(path);
        if (!file.open(QIODevice::ReadOnly)) {
            import.problems.push_back(fileProblem(ErrorCode::ReadFailed, name, 0,
                                                  Say::tr("the file cannot be read"), file.errorString()));
            continue;
        }
        importText({name, file.read(kLargestFile + 1).toStdString()}, ids, import);
    }
    return import;
}

QString netboxProblemText(const NetboxProblem& problem) {
    QString where = QString::fromStdString(problem.file);
    if (problem.line > 0) where += QLatin1Char(':') + QString::number(problem.line);
    QStringList parts{where};
    if (!problem.field.empty()) parts << QString::fromStdString(problem.field);
    QString what = problem.what;
    if (!problem.hint.isEmpty()) what += QStringLiteral(". ") + problem.hint;
    return (parts << what).join(QStringLiteral(": "));
}

} // namespace cw
