// Parsing with an observer.
#include "trace/observed_parse.h"

#include <utility>

#include "document/access.h"
#include "input/input_stream.h"
#include "parse/bytes_parser.h"
#include "parse/parse.h"

namespace lockstep::detail {

Document observed_parse(std::string_view text, const FragmentContext* context, ParseOptions options,
                        Watcher& watcher) {
  options.collect_errors = true;
  InputStream stream;
  Parse parse({observed_edition(options.edition).entry, options, {.watcher = &watcher}, context},
              stream.text());
  parse.begin(nullptr);
  stream.write(text, true);
  stream.finish(true);
  parse.run_in_place(stream.text(), false);
  return DocumentAccess::make(parse.finish(std::move(stream.offsets())));
}

Document observed_parse_bytes(std::string_view bytes, const EncodingOptions& encoding, ParseOptions options,
                              Watcher& watcher) {
  options.collect_errors = true;
  return parse_bytes_by({observed_edition(options.edition).entry, options, {.watcher = &watcher}}, bytes,
                        encoding, Source::copied);
}

}  // namespace lockstep::detail
