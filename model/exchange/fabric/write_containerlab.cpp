#include "model/exchange/fabric/fabric_attributes.h"
#include "model/exchange/fabric/write_names.h"
#include "model/exchange/fabric/writers.h"

#include <map>

namespace cw {

std::string writeContainerlab(const FabricFile& file, const std::string& title) {
    constexpr std::size_t kLongestName = 60;
    SafeNames labName(kLongestName), nodeName(kLongestName);
    std::string text = "# Replace the image by that of the network operating system in use.\n";
    text += "name: \"" + labName.make(title) +
            "\"\ntopology:\n  defaults:\n    kind: linux\n"
            "    image: \"alpine:3\"\n  nodes:\n";
    std::vector<std::string> names;
    for (const FileNode& node : file.nodes) {
        names.push_back(nodeName.make(node.name));
        text += "    \"" + names.back() + "\":\n";
        if (const std::string_view group = functionOf(node); !group.empty())
            text += "      group: \"" + std::string(group) + "\"\n";
    }
    if (file.links.empty()) return text;
    text += "  links:\n";
    std::map<std::int32_t, int> used;
    const auto end = [&](const FileEnd& e) {
        return "\"" + names[std::size_t(e.node)] + ":eth" + std::to_string(++used[e.node]) + "\"";
    };
    for (const FileLink& link : file.links) {
        const std::string a = end(link.a), b = end(link.b);
        text += "    - endpoints: [" + a + ", " + b + "]\n";
    }
    return text;
}

} // namespace cw
