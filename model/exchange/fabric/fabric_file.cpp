#include "model/exchange/fabric/fabric_file.h"

#include "model/base/utf8.h"

#include <algorithm>
#include <charconv>

namespace cw {

namespace {

constexpr std::size_t kSubjectLength = 80;

const char* patternOf(FileOddity oddity) {
    switch (oddity) {
    case FileOddity::Malformed:
        return Phrase::mark("not in the format, passed over: %1");
    case FileOddity::LongLine:
        return Phrase::mark("a line too long for the format, passed over: %1");
    case FileOddity::DuplicateNode:
        return Phrase::mark("%1 is described twice; the first description is kept");
    case FileOddity::DuplicateGuid:
        return Phrase::mark("two nodes claim the guid %1");
    case FileOddity::UnknownNode:
        return Phrase::mark("a link leads to %1, which is not described");
    case FileOddity::OneEnded:
        return Phrase::mark("only one end lists the link %1");
    case FileOddity::PortReused:
        return Phrase::mark("a second link in the port %1, left out");
    case FileOddity::RateDiffers:
        return Phrase::mark("the ends of %1 state different rates; the lower is kept");
    case FileOddity::SelfLink:
        return Phrase::mark("a link from %1 to itself, left out");
    case FileOddity::Unnamed:
        return Phrase::mark("%1 does not say in which host it is");
    case FileOddity::NoRate:
        return Phrase::mark("no link states a rate");
    case FileOddity::NoLink:
        return Phrase::mark("no link reaches %1");
    }
    return "";
}

/// Control characters would act on the terminal that shows them.
std::string shownText(std::string_view text) {
    std::string shown = withValidUtf8(text);
    std::replace_if(
        shown.begin(), shown.end(), [](unsigned char c) { return c < 0x20 || c == 0x7f; }, ' ');
    return shown;
}

} // namespace

Phrase findingText(const FileFinding& finding) {
    const Phrase pattern = Phrase::known(patternOf(finding.oddity));
    return finding.oddity == FileOddity::NoRate ? pattern : pattern.arg(Phrase(finding.subject));
}

void FabricFile::report(FileOddity oddity, std::size_t line, std::string_view subject) {
    if (++found[std::size_t(oddity)] > kKeptFindings) return;
    std::string kept = shownText(subject.substr(0, kSubjectLength));
    if (subject.size() > kSubjectLength) kept += "…";
    findings.push_back({oddity, line, std::move(kept)});
}

std::size_t FabricFile::count(FileNodeKind kind) const {
    return std::size_t(
        std::count_if(nodes.begin(), nodes.end(), [&](const FileNode& node) { return node.kind == kind; }));
}

std::string machineOf(const FileNode& node) {
    if (node.kind == FileNodeKind::Host) return node.name;
    if (node.kind != FileNodeKind::Adapter) return {};
    if (!node.host.empty()) return node.host;
    return node.system.empty() ? node.id : node.system;
}

std::optional<int> adapterIndex(const FileNode& node) {
    std::size_t digits = node.adapter.size();
    while (digits > 0 && node.adapter[digits - 1] >= '0' && node.adapter[digits - 1] <= '9')
        --digits;
    int number = 0;
    const char* const end = node.adapter.data() + node.adapter.size();
    const auto [stop, error] = std::from_chars(node.adapter.data() + digits, end, number);
    if (error != std::errc() || stop != end) return std::nullopt;
    // The subnet manager counts a host's adapters from 1, the operating system from 0.
    return node.adapter.starts_with("HCA-") ? number - 1 : number;
}

} // namespace cw
