// Decompressing gzip (RFC 1952) with zlib and Zstandard (RFC 8878) with libzstd, if the build has them.
#include "cli/shared/decompress.h"

#include <algorithm>
#include <limits>
#include <new>

#ifdef LOCKSTEP_HAS_ZLIB
#include <zlib.h>
#endif
#ifdef LOCKSTEP_HAS_ZSTD
#include <zstd.h>
#endif

namespace lockstep::cli {

namespace {

bool is_gzip(std::string_view bytes) { return bytes.starts_with("\x1F\x8B\x08"); }

// Whether a frame, or the skippable frame that some programs write first, begins here.
bool is_zstd(std::string_view bytes) {
  return bytes.starts_with("\x28\xB5\x2F\xFD") ||
         (bytes.size() >= 4 && (static_cast<unsigned char>(bytes[0]) & 0xF0) == 0x50 &&
          bytes.substr(1).starts_with("\x2A\x4D\x18"));
}

// How much to decompress at a time.
[[maybe_unused]] constexpr std::size_t kRoom = 1 << 16;

#ifdef LOCKSTEP_HAS_ZLIB
class Gzip final : public Decompressor {
 public:
  Gzip() {
    constexpr int kGzipOnly = 15 + 16;
    if (inflateInit2(&stream_, kGzipOnly) != Z_OK) throw std::bad_alloc();
  }
  Gzip(const Gzip&) = delete;
  Gzip& operator=(const Gzip&) = delete;
  ~Gzip() override { inflateEnd(&stream_); }

  void write(std::string_view bytes, std::string& out, std::size_t most) override {
    while (out.size() <= most) {
      if (ended_) {
        // Padding or another member follows.
        bytes.remove_prefix(std::min(bytes.find_first_not_of('\0'), bytes.size()));
        if (bytes.empty()) return;
        ended_ = false;
        inflateReset(&stream_);
      }
      const std::size_t size = out.size();
      out.resize(size + kRoom);
      const auto given =
          static_cast<uInt>(std::min<std::size_t>(bytes.size(), std::numeric_limits<uInt>::max()));
      stream_.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(bytes.data()));
      stream_.avail_in = given;
      stream_.next_out = reinterpret_cast<Bytef*>(out.data() + size);
      stream_.avail_out = kRoom;
      const int result = inflate(&stream_, Z_NO_FLUSH);
      const bool is_full = stream_.avail_out == 0;
      out.resize(size + kRoom - stream_.avail_out);
      bytes.remove_prefix(given - stream_.avail_in);
      if (result == Z_MEM_ERROR) throw std::bad_alloc();
      if (result != Z_OK && result != Z_STREAM_END && result != Z_BUF_ERROR)
        throw UnusableInput(std::string("its gzip data is damaged: ") +
                            (stream_.msg != nullptr ? stream_.msg : "invalid data"));
      ended_ = result == Z_STREAM_END;
      if (!ended_ && bytes.empty() && !is_full) return;
    }
  }
  bool is_complete() const override { return ended_; }

 private:
  z_stream stream_ = {};
  bool ended_ = false;
};
#endif

#ifdef LOCKSTEP_HAS_ZSTD
class Zstd final : public Decompressor {
 public:
  Zstd() : stream_(ZSTD_createDStream()) {
    if (stream_ == nullptr) throw std::bad_alloc();
  }
  Zstd(const Zstd&) = delete;
  Zstd& operator=(const Zstd&) = delete;
  ~Zstd() override { ZSTD_freeDStream(stream_); }

  void write(std::string_view bytes, std::string& out, std::size_t most) override {
    ZSTD_inBuffer in = {bytes.data(), bytes.size(), 0};
    for (bool is_full = true; (in.pos < in.size || is_full) && out.size() <= most;) {
      const std::size_t size = out.size();
      out.resize(size + kRoom);
      ZSTD_outBuffer room = {out.data() + size, kRoom, 0};
      const std::size_t result = ZSTD_decompressStream(stream_, &room, &in);
      out.resize(size + room.pos);
      if (ZSTD_isError(result))
        throw UnusableInput(std::string("its zstd data is damaged: ") + ZSTD_getErrorName(result));
      ended_ = result == 0;
      is_full = room.pos == kRoom && !ended_;
    }
  }
  bool is_complete() const override { return ended_; }

 private:
  ZSTD_DStream* stream_;
  bool ended_ = false;
};
#endif

}  // namespace

std::unique_ptr<Decompressor> decompressor_for(std::string_view first_bytes) {
  if (is_gzip(first_bytes)) {
#ifdef LOCKSTEP_HAS_ZLIB
    return std::make_unique<Gzip>();
#else
    throw UnusableInput("it is compressed with gzip, but this lockstep was built without zlib");
#endif
  }
  if (is_zstd(first_bytes)) {
#ifdef LOCKSTEP_HAS_ZSTD
    return std::make_unique<Zstd>();
#else
    throw UnusableInput("it is compressed with zstd, but this lockstep was built without libzstd");
#endif
  }
  return nullptr;
}

}  // namespace lockstep::cli
