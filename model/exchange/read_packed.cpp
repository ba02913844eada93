#include "model/exchange/read_packed.h"

#include "model/storage/durable_file.h"

#include <zlib.h>

#include <algorithm>

namespace cw {

Result<std::string> unpacked(std::string bytes, const std::string& name) {
    if (bytes.size() < 2 || bytes[0] != '\x1f' || bytes[1] != '\x8b') return bytes;
    z_stream stream{};
    constexpr int kGzip = 16 + MAX_WBITS;
    if (inflateInit2(&stream, kGzip) != Z_OK) return Error{ErrorCode::Internal, name, "zlib"};
    std::string text;
    int state = Z_OK;
    std::size_t given = 0;
    bool more = true; // the last piece of output was full
    // Files packed in pieces are one after the other.
    while ((given < bytes.size() || more) && text.size() <= kMostUnpacked) {
        constexpr std::size_t kPiece = 1 << 20;
        const std::size_t before = text.size();
        text.resize(before + kPiece);
        stream.next_in = reinterpret_cast<Bytef*>(bytes.data() + given);
        stream.avail_in = uInt(std::min(bytes.size() - given, kPiece));
        const uInt offered = stream.avail_in;
        stream.next_out = reinterpret_cast<Bytef*>(text.data() + before);
        stream.avail_out = uInt(kPiece);
        state = inflate(&stream, Z_NO_FLUSH);
        given += offered - stream.avail_in;
        text.resize(before + kPiece - stream.avail_out);
        more = stream.avail_out == 0;
        if (state == Z_STREAM_END && given < bytes.size()) {
            inflateReset(&stream);
        } else if (state == Z_STREAM_END || state != Z_OK) {
            break;
        }
    }
    inflateEnd(&stream);
    if (text.size() > kMostUnpacked)
        return Error::said(ErrorCode::Unsupported, name, Phrase::tr("unpacks to more than 1 GiB"));
    if (state != Z_STREAM_END)
        return Error::said(ErrorCode::ParseError, name, Phrase::tr("damaged or cut off (gzip)"));
    return text;
}

Result<std::string> readPackedFile(const std::string& path) {
    auto bytes = readFile(path);
    if (!bytes) return bytes.error();
    return unpacked(std::move(*bytes), path);
}

} // namespace cw
