// The C interface of the parsers.
#include <memory>
#include <new>
#include <variant>

#include "c/handles.h"
#include "c/options.h"
#include "lockstep/edition.h"
#include "lockstep/encoding.h"
#include "lockstep/version.h"

namespace lockstep::c {

// A caller's options. Callbacks point into it, so it must not move while the parser exists.
struct Request {
  Request() = default;
  Request(const Request&) = delete;
  Request& operator=(const Request&) = delete;

  // Returns false for invalid options.
  bool read_options(const lockstep_parse_options* from) {
    lockstep_parse_options c = {};
    if (!read(from, c) || !convert_all(options::kParse, c, options) ||
        !convert_all(options::kLimits, c, options.limits))
      return false;
    source = c.borrow_input ? Source::borrowed : Source::copied;
    if (c.on_error != nullptr) {
      on_error = {c.on_error, c.error_user_data};
      options.on_error = &ErrorCallback::call;
      options.error_user_data = &on_error;
    }
    return true;
  }

  bool read_context(const lockstep_fragment_context* from) {
    lockstep_fragment_context c = default_fragment_context();
    return read(from, c) && c.local_name != nullptr && convert_all(options::kContext, c, context);
  }

  ParseOptions options;
  Source source = Source::copied;
  FragmentContext context;
  EncodingRequest encoding;

 private:
  ErrorCallback on_error;
};

namespace {

lockstep_status hand_out(Document&& made, lockstep_document** document) {
  const lockstep_status status = status_of(made.status());
  *document = new (std::nothrow) lockstep_document{std::move(made)};
  return *document == nullptr ? LOCKSTEP_OUT_OF_MEMORY : status;
}

// `read` fills in the request; `parse` makes a Document of it.
template <class Read, class Parse>
lockstep_status parse_by(const char* data, std::size_t size, lockstep_document** document, Read read,
                         Parse parse) {
  if (document == nullptr) return LOCKSTEP_BAD_ARGUMENT;
  *document = nullptr;
  Request request;
  if (!is_text(data, size) || !read(request)) return LOCKSTEP_BAD_ARGUMENT;
  return guarded([&] { return hand_out(parse(request, std::string_view(data, size)), document); });
}

}  // namespace

}  // namespace lockstep::c

struct lockstep_parser {
  lockstep::c::Request request;
  // The parser that was created; monostate once it has been finished.
  std::variant<std::monostate, lockstep::Parser, lockstep::BytesParser> parser;
};

namespace lockstep::c {

namespace {

// `read` fills in the request; `begin` creates the parser.
template <class Read, class Begin>
lockstep_status create_by(lockstep_parser** parser, Read read, Begin begin) {
  if (parser == nullptr) return LOCKSTEP_BAD_ARGUMENT;
  *parser = nullptr;
  return guarded([&]() -> lockstep_status {
    auto made = std::make_unique<lockstep_parser>();
    if (!read(made->request)) return LOCKSTEP_BAD_ARGUMENT;
    begin(*made);
    *parser = made.release();
    return LOCKSTEP_OK;
  });
}

}  // namespace

}  // namespace lockstep::c

using namespace lockstep::c;

extern "C" {

const char* lockstep_status_name(lockstep_status status) {
  switch (status) {
    case LOCKSTEP_OK:
      return "ok";
    case LOCKSTEP_INPUT_TOO_LONG:
      return "input too long";
    case LOCKSTEP_TOO_MANY_NODES:
      return "too many nodes";
    case LOCKSTEP_TOO_MANY_ATTRIBUTES:
      return "too many attributes";
    case LOCKSTEP_TOO_MANY_ERRORS:
      return "too many errors";
    case LOCKSTEP_TOO_MUCH_MEMORY:
      return "too much memory";
    case LOCKSTEP_RAN_OUT_OF_MEMORY:
      return "ran out of memory";
    case LOCKSTEP_STOPPED:
      return "stopped";
    case LOCKSTEP_BAD_ARGUMENT:
      return "bad argument";
    case LOCKSTEP_OUT_OF_MEMORY:
      return "out of memory";
    case LOCKSTEP_FINISHED:
      return "finished";
    case LOCKSTEP_INVALID_SELECTOR:
      return "invalid selector";
    case LOCKSTEP_HIERARCHY_REQUEST:
      return "hierarchy request";
    case LOCKSTEP_NOT_FOUND:
      return "not found";
    case LOCKSTEP_INVALID_CHARACTER:
      return "invalid character";
    case LOCKSTEP_INVALID_NODE_TYPE:
      return "invalid node type";
    case LOCKSTEP_NO_MODIFICATION_ALLOWED:
      return "no modification allowed";
    case LOCKSTEP_NAMESPACE_MISMATCH:
      return "namespace mismatch";
    case LOCKSTEP_NOT_SUPPORTED:
      return "not supported";
    case LOCKSTEP_QUOTA_EXCEEDED:
      return "quota exceeded";
    default:
      return nullptr;
  }
}

void lockstep_buffer_free(lockstep_buffer* buffer) {
  if (buffer == nullptr) return;
  std::free(buffer->data);
  *buffer = {nullptr, 0};
}

const char* lockstep_version(void) { return LOCKSTEP_VERSION; }
int32_t lockstep_version_number(void) { return LOCKSTEP_VERSION_NUMBER; }

const char* lockstep_edition(size_t index) {
  return index < lockstep::editions().size() ? literal(lockstep::editions()[index].date) : nullptr;
}

const char* lockstep_default_edition(void) {
  return literal(lockstep::edition_date(lockstep::kDefaultEdition));
}

void lockstep_parse_options_init(lockstep_parse_options* options, size_t size) { init(options, size, {}); }

void lockstep_fragment_context_init(lockstep_fragment_context* context, size_t size) {
  init(context, size, default_fragment_context());
}

void lockstep_encoding_options_init(lockstep_encoding_options* options, size_t size) {
  init(options, size, default_encoding_options());
}

const char* lockstep_encoding_for_label(const char* label) {
  const auto found = lockstep::encoding::find(or_empty(label));
  return found ? literal(lockstep::encoding::name(*found)) : nullptr;
}

const char* lockstep_charset_of_content_type(const char* value) {
  const auto found = lockstep::charset_of_content_type(or_empty(value));
  return found ? literal(lockstep::encoding::name(*found)) : nullptr;
}

const char* lockstep_encoding_for_locale(const char* language) {
  return language == nullptr ? nullptr
                             : literal(lockstep::encoding::name(lockstep::encoding_for_locale(language)));
}

lockstep_status lockstep_parse(const char* html, size_t size, const lockstep_parse_options* options,
                               lockstep_document** document) {
  return parse_by(
      html, size, document, [=](Request& request) { return request.read_options(options); },
      [](const Request& request, std::string_view text) {
        return lockstep::parse(text, request.options, request.source);
      });
}

lockstep_status lockstep_parse_fragment(const char* html, size_t size,
                                        const lockstep_fragment_context* context,
                                        const lockstep_parse_options* options, lockstep_document** document) {
  return parse_by(
      html, size, document,
      [=](Request& request) { return request.read_options(options) && request.read_context(context); },
      [](const Request& request, std::string_view text) {
        return lockstep::parse_fragment(text, request.context, request.options, request.source);
      });
}

lockstep_status lockstep_parse_bytes(const char* bytes, size_t size,
                                     const lockstep_encoding_options* encoding,
                                     const lockstep_parse_options* options, lockstep_document** document) {
  return parse_by(
      bytes, size, document,
      [=](Request& request) {
        return request.read_options(options) && request.encoding.read_options(encoding);
      },
      [](const Request& request, std::string_view input) {
        return lockstep::parse_bytes(input, request.encoding.options, request.options, request.source);
      });
}

void lockstep_document_free(lockstep_document* document) { delete document; }

lockstep_status lockstep_parser_create(const lockstep_parse_options* options, lockstep_parser** parser) {
  return create_by(
      parser, [=](Request& request) { return request.read_options(options); },
      [](lockstep_parser& made) { made.parser.emplace<lockstep::Parser>(made.request.options); });
}

lockstep_status lockstep_parser_create_fragment(const lockstep_fragment_context* context,
                                                const lockstep_parse_options* options,
                                                lockstep_parser** parser) {
  return create_by(
      parser,
      [=](Request& request) { return request.read_options(options) && request.read_context(context); },
      [](lockstep_parser& made) {
        made.parser.emplace<lockstep::Parser>(made.request.context, made.request.options);
      });
}

lockstep_status lockstep_parser_create_bytes(const lockstep_encoding_options* encoding,
                                             const lockstep_parse_options* options,
                                             lockstep_parser** parser) {
  return create_by(
      parser,
      [=](Request& request) {
        return request.read_options(options) && request.encoding.read_options(encoding);
      },
      [](lockstep_parser& made) {
        made.parser.emplace<lockstep::BytesParser>(made.request.encoding.options, made.request.options);
      });
}

lockstep_status lockstep_parser_write(lockstep_parser* parser, const char* data, size_t size) {
  if (parser == nullptr || !is_text(data, size)) return LOCKSTEP_BAD_ARGUMENT;
  const lockstep_status status = guarded([&]() -> lockstep_status {
    const std::string_view chunk(data, size);
    if (auto* text = std::get_if<lockstep::Parser>(&parser->parser)) return status_of(text->write(chunk));
    if (auto* bytes = std::get_if<lockstep::BytesParser>(&parser->parser))
      return status_of(bytes->write(chunk));
    return LOCKSTEP_FINISHED;
  });
  if (status == LOCKSTEP_OUT_OF_MEMORY) parser->parser.emplace<std::monostate>();
  return status;
}

lockstep_status lockstep_parser_finish(lockstep_parser* parser, lockstep_document** document) {
  if (document == nullptr) return LOCKSTEP_BAD_ARGUMENT;
  *document = nullptr;
  if (parser == nullptr) return LOCKSTEP_BAD_ARGUMENT;
  const lockstep_status status = guarded([&]() -> lockstep_status {
    if (auto* text = std::get_if<lockstep::Parser>(&parser->parser))
      return hand_out(text->finish(), document);
    if (auto* bytes = std::get_if<lockstep::BytesParser>(&parser->parser))
      return hand_out(bytes->finish(), document);
    return LOCKSTEP_FINISHED;
  });
  parser->parser.emplace<std::monostate>();
  return status;
}

void lockstep_parser_free(lockstep_parser* parser) { delete parser; }

}  // extern "C"
