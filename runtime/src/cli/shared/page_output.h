// Writing pages as HTML.
#ifndef LOCKSTEP_CLI_SHARED_PAGE_OUTPUT_H
#define LOCKSTEP_CLI_SHARED_PAGE_OUTPUT_H

#include <cstddef>
#include <string>
#include <string_view>

#include "cli/shared/batch.h"
#include "cli/shared/page.h"

namespace lockstep::cli {

inline constexpr Option kLossyOption = {"--lossy", "",
                                        "Also write pages whose tree HTML cannot express: the result\n"
                                        "parses into a different tree."};

inline constexpr Option kKeepEncodingOption = {"--keep-encoding", "",
                                               "Write each page in its own encoding, not in UTF-8, with\n"
                                               "character references for characters it cannot represent."};

// Writes a page after its heading, which is empty for a single page.
void write_page(std::string_view title, std::string_view html, OrderedOutput& output);

// A result, and the document parsed from it.
struct WrittenPage {
  std::string html;
  Document read_back;
};

// Writes pages as HTML, each after its heading. Writes UTF-8: if a parser would not read a page as UTF-8,
// changes the encoding that its `meta` elements declare and, if that is not enough, writes a byte order mark
// before it. With `keeps_encoding`, writes each page in its own encoding, if that has an encoder (see
// encoding::output_encoding()). Throws Failure without writing if the result would be read in another
// encoding or, unless `is_lossy` is set, if parsing it would not give the same document; also throws Failure,
// but after writing, if the page exceeded a limit. For `indent` see SerializeOptions.
struct PageWriter {
  const Inputs& inputs;
  const PageReader& reader;
  std::size_t indent;
  bool is_lossy;
  bool keeps_encoding = false;

  void write(const Input& input, Page& page, OrderedOutput& output) const;

 private:
  std::string serialize(const Page& page) const;
  WrittenPage in_utf_8(Page& page) const;
  WrittenPage in_encoding(const Input& input, const Page& page, Encoding encoding) const;
};

}  // namespace lockstep::cli

#endif
