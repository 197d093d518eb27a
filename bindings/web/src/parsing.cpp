// Parsing: a document's buffer, whole inputs and streams.
#include <new>
#include <utility>
#include <variant>

#include "instance.h"

namespace lockstep::web {

namespace {

Document parse_text(const Held& held, std::uint32_t size, std::uint32_t flags) {
  const ParseOptions options = parse_options(flags);
  const std::string_view input = held.input(size);
  if ((flags & kSurrogates) != 0) {
    Parser parser = (flags & kFragment) != 0 ? Parser(context_of(flags), options) : Parser(options);
    static_cast<void>(parser.write_wtf8(input));
    return parser.finish();
  }
  return (flags & kFragment) != 0 ? parse_fragment(input, context_of(flags), options, Source::borrowed)
                                  : parse(input, options, Source::borrowed);
}

Document parse_encoded(const Held& held, std::uint32_t size, std::uint32_t flags) {
  const ParseOptions options = parse_options(flags);
  const EncodingOptions encoding = encoding_options(flags);
  const std::string_view input = held.input(size);
  return (flags & kFragment) != 0
             ? parse_fragment_bytes(input, context_of(flags), encoding, options, Source::borrowed)
             : parse_bytes(input, encoding, options, Source::borrowed);
}

// A parser for an input that arrives in pieces.
struct Stream {
  std::variant<std::monostate, Parser, BytesParser> parser;
  std::uint32_t flags;
};

}  // namespace

// Returns an empty document with an input buffer of at least that many bytes; 0 if there is no memory.
LOCKSTEP_WEB(prepare) Held* prepare(std::uint32_t size) { return take_held(size); }

// Parses the first bytes of the buffer.
LOCKSTEP_WEB(parse) void parse_buffer(Held* held, std::uint32_t size, std::uint32_t flags) {
  held->text = (flags & kBytes) == 0;
  held->header.state = (flags & kAscii) != 0 ? kSourceIsAscii : 0;
  held->document.emplace(held->text ? parse_text(*held, size, flags) : parse_encoded(*held, size, flags));
  held->describe();
}

// Frees the document.
LOCKSTEP_WEB(close) void close(Held* held) { give_back(held); }

LOCKSTEP_WEB(stream_open) Stream* stream_open(std::uint32_t flags) {
  auto* const stream = new (std::nothrow) Stream{{}, flags};
  if (stream == nullptr) return nullptr;
  const ParseOptions options = parse_options(flags);
  if ((flags & kBytes) != 0) {
    const EncodingOptions encoding = encoding_options(flags);
    if ((flags & kFragment) != 0)
      stream->parser.emplace<BytesParser>(context_of(flags), encoding, options);
    else
      stream->parser.emplace<BytesParser>(encoding, options);
  } else if ((flags & kFragment) != 0) {
    stream->parser.emplace<Parser>(context_of(flags), options);
  } else {
    stream->parser.emplace<Parser>(options);
  }
  return stream;
}

// Adds the first bytes of the scratch memory. Returns the status.
LOCKSTEP_WEB(stream_write) std::uint32_t stream_write(Stream* stream, std::uint32_t size) {
  const std::string_view chunk = scratch_text(size);
  if (auto* const text = std::get_if<Parser>(&stream->parser))
    return static_cast<std::uint32_t>(text->write_wtf8(chunk));
  return static_cast<std::uint32_t>(std::get<BytesParser>(stream->parser).write(chunk));
}

// Ends the input and frees the stream. Returns the document; 0 if there is no memory.
LOCKSTEP_WEB(stream_finish) Held* stream_finish(Stream* stream) {
  Held* const held = take_held(0);
  if (held != nullptr) {
    held->text = (stream->flags & kBytes) == 0;
    held->header.state = 0;
    auto* const text = std::get_if<Parser>(&stream->parser);
    held->document.emplace(text != nullptr ? text->finish() : std::get<BytesParser>(stream->parser).finish());
    held->describe();
  }
  delete stream;
  return held;
}

// Frees an unfinished stream.
LOCKSTEP_WEB(stream_close) void stream_close(Stream* stream) { delete stream; }

}  // namespace lockstep::web
