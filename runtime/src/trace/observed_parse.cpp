// Parsing with an observer.
#include "trace/observed_parse.h"

#include <utility>

#include "document/access.h"
#include "input/input_stream.h"
#include "parse/bytes_parser.h"
#include "parse/session.h"

namespace lockstep::detail {

Document observed_parse(std::string_view text, const FragmentContext* context, ParseOptions options,
                        Watcher& watcher) {
  options.collect_errors = true;
  Session session(observed_edition(options.edition).entry, options, {.watcher = &watcher});
  if (context != nullptr) session.set_context(*context);
  InputStream stream;
  stream.write(text, true);
  stream.finish(true);
  session.run(stream.text(), false);
  return DocumentAccess::make(session.finish(stream.text(), std::move(stream.offsets())));
}

Document observed_parse_bytes(std::string_view bytes, const EncodingOptions& encoding, ParseOptions options,
                              Watcher& watcher) {
  options.collect_errors = true;
  return parse_bytes_by(observed_edition(options.edition).entry, {.watcher = &watcher}, bytes, encoding,
                        options, Source::copied);
}

}  // namespace lockstep::detail
