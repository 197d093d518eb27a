#include "counted_work.h"

#include <string_view>

#include "lockstep/lockstep.h"

using lockstep::bench::Way;

extern "C" void lockstep_counted_work(const char* html, std::size_t size, Way way) {
  const std::string_view text(html, size);
  if (way == Way::bytes) {
    lockstep::Parser parser;
    for (std::size_t i = 0; i < text.size(); ++i) parser.write(text.substr(i, 1));
    parser.finish();
  } else {
    lockstep::ParseOptions options;
    options.collect_errors = way == Way::errors;
    lockstep::parse(text, options, lockstep::Source::borrowed);
  }
}
