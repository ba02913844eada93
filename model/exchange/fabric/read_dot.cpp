// A reader of its own, since libcgraph keeps one parse for the whole process, prints faults to stderr and
// ends at the first of them; here each becomes a finding with its line, and the rest is read.
#include "model/exchange/fabric/fabric_attributes.h"
#include "model/exchange/fabric/fabric_builder.h"
#include "model/exchange/fabric/readers.h"

#include <algorithm>
#include <map>

namespace cw {

namespace {

constexpr int kDeepest = 64;                   ///< nested subgraphs
constexpr std::size_t kMostAtOnce = 1'000'000; ///< links that one pair of subgraphs may stand for

struct Token {
    enum class Kind : std::uint8_t { End, Id, Mark, Edge, Bad };
    Kind kind = Kind::End;
    std::string text; ///< an id without its quotes; the mark
    std::size_t line = 0;
    bool quoted = false; ///< then it is no keyword
};

class Tokens {
public:
    explicit Tokens(std::string_view text)
        : text_(text) {}

    Token next() {
        skipSpace();
        Token token;
        token.line = line_;
        if (at_ >= text_.size()) return token;
        const char c = text_[at_];
        if (c == '"') return quoted(token);
        if (c == '<') return html(token);
        if (c == '-' && at_ + 1 < text_.size() && (text_[at_ + 1] == '-' || text_[at_ + 1] == '>')) {
            at_ += 2;
            token.kind = Token::Kind::Edge;
            return token;
        }
        if (isIdChar(c) || c == '-' || c == '.') {
            token.kind = Token::Kind::Id;
            const std::size_t begin = at_++;
            while (at_ < text_.size() && (isIdChar(text_[at_]) || text_[at_] == '.'))
                ++at_;
            token.text = text_.substr(begin, at_ - begin);
            return token;
        }
        token.kind = std::string_view("{}[];,=:+").find(c) != std::string_view::npos ? Token::Kind::Mark
                                                                                     : Token::Kind::Bad;
        token.text = c;
        ++at_;
        return token;
    }

private:
    static bool isIdChar(char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' ||
               static_cast<unsigned char>(c) >= 0x80;
    }

    void advance() {
        if (text_[at_] == '\n') ++line_;
        ++at_;
    }

    void skipSpace() {
        while (at_ < text_.size()) {
            const char c = text_[at_];
            const bool lineStart = at_ == 0 || text_[at_ - 1] == '\n';
            if (static_cast<unsigned char>(c) <= ' ') {
                advance();
            } else if (text_.substr(at_).starts_with("//") || (c == '#' && lineStart)) {
                while (at_ < text_.size() && text_[at_] != '\n')
                    ++at_;
            } else if (text_.substr(at_).starts_with("/*")) {
                const std::size_t end = text_.find("*/", at_ + 2);
                while (at_ < text_.size() && at_ < end)
                    advance();
                at_ = std::min(text_.size(), at_ + 2);
            } else {
                break;
            }
        }
    }

    /// Only \" is an escape in an id; a backslash at the end of a line joins it with the next.
    Token quoted(Token token) {
        token.kind = Token::Kind::Id;
        token.quoted = true;
        for (++at_; at_ < text_.size() && text_[at_] != '"'; advance()) {
            if (text_[at_] == '\\' && at_ + 1 < text_.size()) {
                const char escaped = text_[at_ + 1];
                if (escaped == '\\') token.text += text_[at_]; // a pair stays a pair, and escapes no quote
                if (escaped == '"' || escaped == '\n' || escaped == '\\') ++at_;
                if (escaped == '\n') continue;
            }
            token.text += text_[at_];
        }
        if (at_ >= text_.size())
            token.kind = Token::Kind::Bad;
        else
            ++at_;
        return token;
    }

    Token html(Token token) {
        token.kind = Token::Kind::Id;
        token.quoted = true;
        int depth = 0;
        const std::size_t begin = at_;
        for (; at_ < text_.size(); advance()) {
            if (text_[at_] == '<') ++depth;
            if (text_[at_] == '>' && --depth == 0) break;
        }
        if (at_ < text_.size())
            ++at_;
        else
            token.kind = Token::Kind::Bad;
        token.text = text_.substr(begin, at_ - begin);
        return token;
    }

    std::string_view text_;
    std::size_t at_ = 0;
    std::size_t line_ = 1;
};

using Attributes = std::map<std::string, std::string>;

/// What `node [...]` and `edge [...]` set for what follows in the same braces.
struct Defaults {
    Attributes node, edge;
};

class Reader {
public:
    explicit Reader(std::string_view text)
        : tokens_(text) {
        advance();
    }

    FabricFile read() {
        if (isWord("strict")) advance();
        if (isWord("graph") || isWord("digraph")) {
            advance();
            if (now_.kind == Token::Kind::Id) advance();
            if (isMark('{')) {
                advance();
                statements({}, 0);
                if (!takeMark('}')) bad();
                if (now_.kind != Token::Kind::End) bad();
                return std::move(builder_).finish(false);
            }
        }
        bad();
        return std::move(builder_).finish(false);
    }

private:
    using Ends = std::vector<FileEnd>;

    void advance() { now_ = tokens_.next(); }
    bool isMark(char mark) const { return now_.kind == Token::Kind::Mark && now_.text[0] == mark; }
    bool takeMark(char mark) {
        if (!isMark(mark)) return false;
        advance();
        return true;
    }
    /// Keywords are the same in any case.
    bool isWord(std::string_view word) const {
        return now_.kind == Token::Kind::Id && !now_.quoted && now_.text.size() == word.size() &&
               std::equal(word.begin(), word.end(), now_.text.begin(),
                          [](char w, char t) { return w == (t >= 'A' && t <= 'Z' ? t - 'A' + 'a' : t); });
    }

    void bad() { builder_.report(FileOddity::Malformed, now_.line, now_.text); }

    /// Goes on behind the statement that is not understood: at the next line, semicolon or brace.
    void recover() {
        bad();
        const std::size_t line = now_.line;
        while (now_.kind != Token::Kind::End && now_.line == line && !isMark(';') && !isMark('}'))
            advance();
    }

    Ends statements(Defaults defaults, int depth) {
        Ends met;
        while (now_.kind != Token::Kind::End && !isMark('}')) {
            if (takeMark(';')) continue;
            if (isWord("node") || isWord("edge") || isWord("graph")) {
                Attributes none;
                Attributes& into = isWord("node") ? defaults.node : isWord("edge") ? defaults.edge : none;
                advance();
                if (!isMark('[') || !attributes(into)) recover();
                continue;
            }
            if (!statement(defaults, depth, met)) recover();
        }
        return met;
    }

    bool statement(const Defaults& defaults, int depth, Ends& met) {
        const std::size_t line = now_.line;
        std::vector<Ends> chain;
        bool isEdge = false;
        do {
            if (now_.kind == Token::Kind::Edge) {
                isEdge = true;
                advance();
            }
            Ends ends;
            if (!group(defaults, depth, ends, chain.empty())) return false;
            if (ends.empty() && chain.empty() && now_.kind != Token::Kind::Edge) return true; // id = id, {}
            chain.push_back(std::move(ends));
        } while (now_.kind == Token::Kind::Edge);
        Attributes own = isEdge ? defaults.edge : Attributes();
        if (isMark('[') && !attributes(own)) return false;
        if (isEdge)
            join(chain, own, line);
        else
            for (const FileEnd& end : chain.front())
                for (const auto& [key, value] : own)
                    setNodeAttribute(builder_.node(end.node), key, value);
        for (const Ends& ends : chain)
            met.insert(met.end(), ends.begin(), ends.end());
        return true;
    }

    /// A node with its port, or the nodes of a subgraph.
    bool group(const Defaults& defaults, int depth, Ends& ends, bool mayAssign) {
        if (isWord("subgraph")) {
            advance();
            if (now_.kind == Token::Kind::Id) advance();
            if (!isMark('{')) return false;
        }
        if (isMark('{')) {
            if (depth >= kDeepest) return false;
            advance();
            ends = statements(defaults, depth + 1);
            return takeMark('}');
        }
        if (now_.kind != Token::Kind::Id) return false;
        const std::string id = std::move(now_.text);
        const std::size_t line = now_.line;
        advance();
        if (mayAssign && takeMark('=')) {
            if (now_.kind != Token::Kind::Id) return false;
            advance();
            return true;
        }
        FileEnd end;
        if (takeMark(':')) {
            if (now_.kind != Token::Kind::Id) return false;
            end.port = std::move(now_.text);
            advance();
            if (takeMark(':')) { // the side of the node, for drawing only
                if (now_.kind != Token::Kind::Id) return false;
                advance();
            }
        }
        const bool fresh = !builder_.knows(id);
        end.node = builder_.nodeOf(id, line);
        if (fresh)
            for (const auto& [key, value] : defaults.node)
                setNodeAttribute(builder_.node(end.node), key, value);
        ends.push_back(std::move(end));
        return true;
    }

    bool attributes(Attributes& into) {
        while (takeMark('[')) {
            while (!isMark(']')) {
                if (now_.kind != Token::Kind::Id) return false;
                std::string key = std::move(now_.text);
                advance();
                std::string value = "true";
                if (takeMark('=')) {
                    if (now_.kind != Token::Kind::Id) return false;
                    value = std::move(now_.text);
                    advance();
                }
                into[std::move(key)] = std::move(value);
                if (!takeMark(',')) takeMark(';');
            }
            advance();
        }
        return true;
    }

    void join(const std::vector<Ends>& chain, const Attributes& own, std::size_t line) {
        FileLink pattern;
        pattern.line = line;
        for (const auto& [key, value] : own)
            if (!setLinkAttribute(pattern, key, value)) builder_.report(FileOddity::Malformed, line, value);
        for (std::size_t i = 0; i + 1 < chain.size(); ++i) {
            if (chain[i].size() > kMostAtOnce / std::max<std::size_t>(1, chain[i + 1].size())) {
                builder_.report(FileOddity::Malformed, line, "{}");
                continue;
            }
            for (const FileEnd& a : chain[i])
                for (const FileEnd& b : chain[i + 1]) {
                    FileLink link = pattern;
                    link.a = a;
                    link.b = b;
                    builder_.add(std::move(link));
                }
        }
    }

    Tokens tokens_;
    Token now_;
    FabricBuilder builder_{"dot"};
};

} // namespace

Result<FabricFile> readDot(std::string_view text, const std::string& file) {
    FabricFile read = Reader(text).read();
    if (read.nodes.empty()) return Error::said(ErrorCode::ParseError, file, Phrase::tr("no node"));
    return read;
}

} // namespace cw
