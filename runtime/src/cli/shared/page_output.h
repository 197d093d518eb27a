// Writing pages as HTML.
#ifndef LOCKSTEP_CLI_SHARED_PAGE_OUTPUT_H
#define LOCKSTEP_CLI_SHARED_PAGE_OUTPUT_H

#include "cli/shared/batch.h"
#include "cli/shared/page.h"

namespace lockstep::cli {

inline constexpr Option kLossyOption = {"--lossy", "",
                                        "Also write pages whose tree HTML cannot express: the result\n"
                                        "parses to another tree."};

// Writes pages as HTML in UTF-8, each after its heading. If a parser would not read a page as UTF-8, changes
// the encoding that its `meta` elements declare and, if that is not enough, writes a byte order mark before
// it. Throws Failure, with nothing written, if parsing the result would not give the same document, unless
// `is_lossy`; and, after writing it, if the page exceeded a limit. `indent` is that of SerializeOptions.
struct PageWriter {
  const Inputs& inputs;
  const PageReader& reader;
  std::size_t indent;
  bool is_lossy;

  void write(const Input& input, Page& page, OrderedOutput& output) const;
};

}  // namespace lockstep::cli

#endif
