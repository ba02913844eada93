#include "model/json/json_node.h"

#include "model/base/utf8.h"
#include "model/json/json_text.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace cw {

namespace {

using Kind = JsonNode::Kind;

constexpr std::size_t kMostKeys = 1000; ///< in one object; no struct comes near, and the search stays quick

std::string lineAndColumn(std::string_view text, std::size_t position) {
    const std::string_view before = text.substr(0, std::min(position, text.size()));
    const auto line = std::count(before.begin(), before.end(), '\n') + 1;
    const auto lineStart = before.rfind('\n');
    const auto column = lineStart == std::string_view::npos ? before.size() : before.size() - lineStart - 1;
    return "line " + std::to_string(line) + ", column " + std::to_string(std::max<std::size_t>(column, 1));
}

/// The library's message without its own error number and position, and short: it may quote the whole file.
std::string shortMessage(std::string_view what) {
    if (const auto bracket = what.find("] "); bracket != std::string_view::npos)
        what.remove_prefix(bracket + 2);
    if (what.starts_with("parse error"))
        if (const auto colon = what.find(": "); colon != std::string_view::npos)
            what.remove_prefix(colon + 2);
    constexpr std::size_t kLongest = 160;
    std::string message = withValidUtf8(what.substr(0, kLongest));
    if (what.size() > kLongest) message += "…";
    return message;
}

/// Builds nodes from parser events. With a stream, members of the root (and elements of its arrays) are
/// handed over as soon as they are whole, and their memory is used again.
class Builder final : public nlohmann::json_sax<nlohmann::json> {
public:
    Builder(std::string_view text, const JsonStream* stream)
        : text_(text)
        , stream_(stream) {}

    bool null() override {
        return scalar(Kind::Null, [](JsonNode&) {});
    }
    bool boolean(bool v) override {
        return scalar(Kind::Bool, [v](JsonNode& n) { n.boolean = v; });
    }
    bool number_integer(number_integer_t v) override {
        return scalar(Kind::Integer, [v](JsonNode& n) { n.integer = v; });
    }
    bool number_unsigned(number_unsigned_t v) override {
        return scalar(Kind::Unsigned, [v](JsonNode& n) { n.naturalValue = v; });
    }
    bool number_float(number_float_t v, const string_t&) override {
        return scalar(Kind::Real, [v](JsonNode& n) { n.real = v; });
    }
    bool string(string_t& v) override {
        return scalar(Kind::String, [&v](JsonNode& n) { n.text = std::move(v); });
    }
    bool binary(binary_t&) override { return false; }

    bool start_object(std::size_t) override { return open(Kind::Object); }
    bool start_array(std::size_t) override { return open(Kind::Array); }
    bool end_object() override { return close(); }
    bool end_array() override { return close(); }

    bool key(string_t& v) override {
        JsonNode& object = *stack_.back();
        if (object.keys.size() >= kMostKeys || seen_.size() >= kMostKeys)
            return fail(
                Error::said(ErrorCode::ParseError, where() + v, Phrase::tr("too many keys in one object")));
        if (stream_ && stack_.size() == 1) {
            if (std::find(seen_.begin(), seen_.end(), v) != seen_.end())
                return fail(Error::said(ErrorCode::Duplicate, v, Phrase::tr("key occurs twice")));
            seen_.push_back(v);
            memberKey_ = std::move(v);
            return true;
        }
        if (std::find(object.keys.begin(), object.keys.end(), v) != object.keys.end())
            return fail(Error::said(ErrorCode::Duplicate, where() + v, Phrase::tr("key occurs twice")));
        object.keys.push_back(std::move(v));
        return true;
    }

    bool parse_error(std::size_t position, const std::string&,
                     const nlohmann::detail::exception& error) override {
        return fail({ErrorCode::ParseError, lineAndColumn(text_, position), shortMessage(error.what())});
    }

    JsonNode takeRoot() { return std::move(root_); }
    const std::optional<Error>& error() const { return error_; }

private:
    bool fail(Error error) {
        if (!error_) error_ = std::move(error);
        return false;
    }
    bool check(const Status& status) { return status.ok() || fail(status.error()); }

    std::string where() const {
        if (!stream_) return {};
        return inArray_ ? memberKey_ + "[" + std::to_string(index_) + "]." : memberKey_ + ".";
    }

    /// The place for a value that begins now. A streamed piece always takes the same place.
    JsonNode& place() {
        if (stack_.empty()) return root_;
        if (isPieceNext()) {
            piece_ = JsonNode{};
            return piece_;
        }
        return stack_.back()->items.emplace_back();
    }
    bool isPieceNext() const { return stream_ && (stack_.size() == 1 || (stack_.size() == 2 && inArray_)); }

    template <class Set>
    bool scalar(Kind kind, Set&& set) {
        if (stream_ && stack_.empty())
            return fail(Error::said(ErrorCode::ParseError, "line 1, column 1", Phrase::tr("not an object")));
        const bool piece = isPieceNext();
        JsonNode& node = place();
        node.kind = kind;
        set(node);
        return !piece || handOver();
    }

    bool open(Kind kind) {
        if (stack_.size() >= kDeepestJson)
            return fail(Error::said(ErrorCode::ParseError, where().empty() ? "value" : where(),
                                    Phrase::tr("nested too deeply")));
        if (stream_ && stack_.empty() && kind != Kind::Object)
            return fail(Error::said(ErrorCode::ParseError, "line 1, column 1", Phrase::tr("not an object")));
        if (stream_ && stack_.size() == 1 && kind == Kind::Array) {
            inArray_ = true;
            index_ = 0;
            array_ = JsonNode{};
            array_.kind = Kind::Array;
            stack_.push_back(&array_);
            return check(stream_->array(memberKey_));
        }
        JsonNode& node = place();
        node.kind = kind;
        stack_.push_back(&node);
        return true;
    }

    bool close() {
        const JsonNode* closed = stack_.back();
        stack_.pop_back();
        if (closed == &array_) {
            inArray_ = false;
            return true;
        }
        return closed != &piece_ || handOver();
    }

    bool handOver() {
        if (inArray_) return check(stream_->element(memberKey_, index_++, piece_));
        return check(stream_->member(memberKey_, piece_));
    }

    std::string_view text_;
    const JsonStream* stream_;
    JsonNode root_;
    JsonNode array_;
    JsonNode piece_;
    // Only the innermost open container grows, so pointers to the ones around it stay good.
    std::vector<JsonNode*> stack_;
    std::vector<std::string> seen_;
    std::string memberKey_;
    std::size_t index_ = 0;
    bool inArray_ = false;
    std::optional<Error> error_;
};

Status parse(std::string_view text, Builder& builder) {
    const bool ok = nlohmann::json::sax_parse(text.data(), text.data() + text.size(), &builder);
    if (builder.error()) return *builder.error();
    if (!ok) return Error{ErrorCode::ParseError, "line 1, column 1", "not JSON"};
    return {};
}

} // namespace

const JsonNode* JsonNode::find(std::string_view key) const {
    const auto at = std::find(keys.begin(), keys.end(), key);
    return at == keys.end() ? nullptr : &items[std::size_t(at - keys.begin())];
}

Result<JsonNode> parseJson(std::string_view text) {
    Builder builder(text, nullptr);
    if (Status s = parse(text, builder); !s) return s.error();
    return builder.takeRoot();
}

Status readJsonObject(std::string_view text, const JsonStream& stream) {
    Builder builder(text, &stream);
    return parse(text, builder);
}

void appendJson(std::string& out, const JsonNode& node) {
    const auto list = [&](char open, char close, auto&& each) {
        out += open;
        for (std::size_t i = 0; i < node.items.size(); ++i) {
            if (i > 0) out += ", ";
            each(i);
        }
        out += close;
    };
    switch (node.kind) {
    case Kind::Null:
        out += "null";
        break;
    case Kind::Bool:
        out += node.boolean ? "true" : "false";
        break;
    case Kind::Integer:
        out += std::to_string(node.integer);
        break;
    case Kind::Unsigned:
        out += std::to_string(node.naturalValue);
        break;
    case Kind::Real:
        appendJsonNumber(out, node.real);
        break;
    case Kind::String:
        appendJsonString(out, node.text);
        break;
    case Kind::Array:
        list('[', ']', [&](std::size_t i) { appendJson(out, node.items[i]); });
        break;
    case Kind::Object:
        list('{', '}', [&](std::size_t i) {
            appendJsonString(out, node.keys[i]);
            out += ": ";
            appendJson(out, node.items[i]);
        });
        break;
    }
}

} // namespace cw
