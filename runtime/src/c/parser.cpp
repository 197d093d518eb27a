// The C interface for parsing text that arrives in pieces.
#include "c/parser.h"

namespace lockstep::c {

namespace {

struct TextParserOfC final : ParserOfC<Parser> {
  lockstep_status write(std::string_view chunk, bool wtf8) override {
    return to_c(wtf8 ? parser->write_wtf8(chunk) : parser->write(chunk));
  }
};

lockstep_status write_to(lockstep_parser* parser, const char* data, std::size_t size, bool wtf8) {
  if (parser == nullptr || !is_text(data, size)) return LOCKSTEP_BAD_ARGUMENT;
  if (parser->ended) return LOCKSTEP_FINISHED;
  const lockstep_status status = guarded([&] { return parser->write({data, size}, wtf8); });
  if (status == LOCKSTEP_OUT_OF_MEMORY) parser->ended = parser->failed = true;
  return status;
}

}  // namespace

}  // namespace lockstep::c

using namespace lockstep::c;

extern "C" {

lockstep_status lockstep_parser_create(const lockstep_parse_options* options, lockstep_parser** parser) {
  return create_parser<TextParserOfC>(parser, [=](TextParserOfC& session) {
    if (!session.request.read_options(options)) return false;
    session.parser.emplace(session.request.options);
    return true;
  });
}

lockstep_status lockstep_parser_create_fragment(const lockstep_fragment_context* context,
                                                const lockstep_parse_options* options,
                                                lockstep_parser** parser) {
  return create_parser<TextParserOfC>(parser, [=](TextParserOfC& session) {
    if (!session.request.read_options(options) || !session.request.read_context(context)) return false;
    session.parser.emplace(session.request.context, session.request.options);
    return true;
  });
}

lockstep_status lockstep_parser_write(lockstep_parser* parser, const char* data, size_t size) {
  return write_to(parser, data, size, false);
}
lockstep_status lockstep_parser_write_wtf8(lockstep_parser* parser, const char* data, size_t size) {
  return write_to(parser, data, size, true);
}

lockstep_status lockstep_parser_finish(lockstep_parser* parser, lockstep_document** document) {
  if (document == nullptr) return LOCKSTEP_BAD_ARGUMENT;
  *document = nullptr;
  if (parser == nullptr) return LOCKSTEP_BAD_ARGUMENT;
  if (parser->ended) return LOCKSTEP_FINISHED;
  parser->ended = true;
  return guarded([&] { return hand_out(parser->finish(), document); });
}

const lockstep_document* lockstep_parser_document(const lockstep_parser* parser) {
  if (parser == nullptr || parser->ended) return nullptr;
  const lockstep_document* document = nullptr;
  guarded([&]() -> lockstep_status {
    document = to_c(parser->document());
    return LOCKSTEP_OK;
  });
  return document;
}
bool lockstep_parser_is_open(const lockstep_parser* parser, lockstep_node node) {
  const lockstep_document* const document = lockstep_parser_document(parser);
  return document != nullptr && parser->is_open(node_of(document, node));
}
lockstep_status lockstep_parser_stop_when(lockstep_parser* parser,
                                          bool (*predicate)(const lockstep_parser* parser, void* user_data),
                                          void* user_data) {
  if (parser == nullptr || predicate == nullptr) return LOCKSTEP_BAD_ARGUMENT;
  if (parser->ended) return LOCKSTEP_FINISHED;
  return guarded([=]() -> lockstep_status {
    parser->stop_when(predicate, user_data);
    return LOCKSTEP_OK;
  });
}
lockstep_status lockstep_parser_reset(lockstep_parser* parser, lockstep_document* spent) {
  const std::unique_ptr<lockstep::Document> own(spent == nullptr ? nullptr : &from_c(spent));
  if (parser == nullptr) return LOCKSTEP_BAD_ARGUMENT;
  if (parser->failed) return LOCKSTEP_OUT_OF_MEMORY;
  const lockstep_status status = guarded([&]() -> lockstep_status {
    parser->reset(own.get());
    return LOCKSTEP_OK;
  });
  parser->failed = parser->ended = status != LOCKSTEP_OK;
  return status;
}

void lockstep_parser_free(lockstep_parser* parser) { delete parser; }

}  // extern "C"
