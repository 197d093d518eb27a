// The C interface for parsing bytes that arrive in pieces.
#include "c/parser.h"
#include "lockstep/bytes.h"

namespace lockstep::c {

namespace {

struct BytesParserOfC final : ParserOfC<BytesParser> {
  lockstep_status write(std::string_view chunk, bool wtf8) override {
    return wtf8 ? LOCKSTEP_BAD_ARGUMENT : to_c(parser->write(chunk));
  }
};

}  // namespace

}  // namespace lockstep::c

using namespace lockstep::c;

extern "C" lockstep_status lockstep_parser_create_fragment_bytes(const lockstep_fragment_context* context,
                                                                 const lockstep_encoding_options* encoding,
                                                                 const lockstep_parse_options* options,
                                                                 lockstep_parser** parser) {
  return create_parser<BytesParserOfC>(parser, [=](BytesParserOfC& session) {
    if (!session.request.read_options(options) || !session.request.encoding.read_options(encoding) ||
        !session.request.read_context(context))
      return false;
    session.parser.emplace(session.request.context, session.request.encoding.options,
                           session.request.options);
    return true;
  });
}

extern "C" lockstep_status lockstep_parser_create_bytes(const lockstep_encoding_options* encoding,
                                                        const lockstep_parse_options* options,
                                                        lockstep_parser** parser) {
  return create_parser<BytesParserOfC>(parser, [=](BytesParserOfC& session) {
    if (!session.request.read_options(options) || !session.request.encoding.read_options(encoding))
      return false;
    session.parser.emplace(session.request.encoding.options, session.request.options);
    return true;
  });
}
