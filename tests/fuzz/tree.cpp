// Text parsed whole, in pieces, byte by byte and by the plain rules gives the same tree, errors, positions
// and status, in each edition, under all options and limits, for documents and fragments.
#include "fuzz.h"

#include <optional>

namespace lockstep::fuzz {
namespace {

struct Parsed {
  Document document;
  std::size_t errors_told = 0;
};

void count_error(const ParseError& error, void* reported) {
  ++*static_cast<std::size_t*>(reported);
  expect(!parse_error_name(error).empty() && !parse_error_explanation(error).empty() &&
             parse_error_anchor(error).starts_with('#'),
         "an error without name, explanation or anchor");
}

std::string parse_pieces(const Case& read, const test::Chunks& pieces, std::size_t* reported) {
  ParseOptions options = read.options;
  options.on_error = count_error;
  options.error_user_data = reported;
  Parser parser = read.context ? Parser(*read.context, options) : Parser(options);
  // A parser that has been used is as good as a new one.
  if (read.seed % 4 == 0) {
    (void)parser.write(read.markup.substr(0, read.seed % (read.markup.size() + 1)));
    if (read.seed % 8 == 0) {
      parser.reset(parser.finish());
    } else {
      parser.reset();
    }
    *reported = 0;
  }
  if (read.seed % 4 != 2) (void)parser.document();  // each piece is then parsed when it is written
  write_pieces(pieces, [&](std::string_view piece) {
    (void)parser.write(piece);
    if (read.seed % 16 == 1) expect_sound(parser.document());
  });
  const Document document = parser.finish();
  expect_sound(document);
  return describe(document);
}

// Stopped at a ">" that the seed chooses: the tree of the input up to there, in any pieces.
void check_stopping(const Case& read) {
  std::size_t calls = 0;
  const std::size_t stop = read.seed % 7 + 1;
  const auto stopped = [&](const test::Chunks& pieces) {
    Parser parser = read.context ? Parser(*read.context, read.options) : Parser(read.options);
    calls = 0;
    parser.stop_when([&](const Parser& at) {
      if (calls < 100) expect_sound(at.document());
      return ++calls == stop;
    });
    write_pieces(pieces, [&](std::string_view piece) { (void)parser.write(piece); });
    const Document document = parser.finish();
    expect_sound(document);
    return document.status() == Status::stopped ? describe(document) : std::string();
  };
  const std::string found = stopped(pieces_of(read));
  expect_same("the stopped parse byte by byte", found, stopped(test::chunks_of(read.markup, 1)));
}

Document parse_whole(const Case& read, const ParseOptions& options, Source source) {
  return read.context ? parse_fragment(read.markup, *read.context, options, source)
                      : parse(read.markup, options, source);
}

void expect_positions_inside(const Document& document, std::size_t size) {
  const auto inside = [size](const std::optional<ByteRange>& range) {
    return !range || (range->begin <= range->end && range->end <= size);
  };
  for (const Node node : document.result().descendants()) {
    const NodePosition position = node.position();
    expect(inside(position.range) && inside(position.end_tag), "a node ends after the end of the input");
  }
  for (const ParseError& error : document.errors())
    expect(error.offset <= size, "an error after the end of the input");
}

void check(std::string_view input) {
  const std::optional<Case> read = read_case(input);
  if (!read) return;
  const ParseOptions& options = read->options;
  const Document whole = parse_whole(*read, options, Source::borrowed);
  expect_sound(whole);
  const std::string expected = describe(whole);
  expect_positions_inside(whole, read->markup.size());
  std::size_t reported = 0;
  // How much memory a parse needs may depend on how its input is cut.
  if (options.limits.memory_bytes != 0) {
    (void)parse_pieces(*read, pieces_of(*read), &reported);
    return;
  }
  expect_same("the parse in pieces", expected, parse_pieces(*read, pieces_of(*read), &reported));
  if (options.collect_errors && !whole.errors_truncated())
    expect(reported == whole.errors().size(), "the numbers of errors reported and collected differ");
  if (!sampled(input, 8)) return;
  check_stopping(*read);

#if LOCKSTEP_FUZZ_PLAIN_RULES
  expect_same("the plain rules' parse", expected, lockstep_plain::fuzz::parse_text_whole(input));
#endif
  std::size_t reported_by_byte = 0;
  expect_same("the parse byte by byte", expected,
              parse_pieces(*read, test::chunks_of(read->markup, 1), &reported_by_byte));
  expect(reported == reported_by_byte, "the number of reported errors depends on the pieces");
  expect_same("the parse of a copy", expected, describe(parse_whole(*read, options, Source::copied)));

  // Recording alone has no effect.
  const std::string tree = dump_tree(whole.result());
  ParseOptions quiet = options;
  quiet.collect_errors = quiet.positions = false;
  expect_same("the tree without errors and positions", tree,
              dump_tree(parse_whole(*read, quiet, Source::borrowed)));
  // Limits that are not reached have no effect.
  if (whole.status() == Status::ok && !whole.flattened()) {
    ParseOptions unlimited = options;
    unlimited.limits = {};
    expect_same("the parse without limits", expected,
                describe(parse_whole(*read, unlimited, Source::borrowed)));
  }
}

}  // namespace
}  // namespace lockstep::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  lockstep::fuzz::check(lockstep::fuzz::view_of(data, size));
  return 0;
}
