// The parser: input stream, tokenizer and tree builder put together.
#include "lockstep/parser.h"

#include <algorithm>

#include "document/tree_inline.h"
#include "edition-2026-10-03/tokenizer.h"
#include "edition-2026-10-03/tree_builder.h"
#include "input/input_stream.h"

namespace lockstep {

namespace edition = edition_2026_10_03;
using detail::Tree;

std::string_view parse_error_name(const ParseError& error) {
  return error.code == ParseErrorCode::tree_construction ? edition::rule_infos[error.rule].name
                                                         : parse_error_code_name(error.code);
}

struct Parser::Implementation {
  using Builder = edition::TreeBuilder<Tree>;

  explicit Implementation(const ParseOptions& parse_options)
      : tree(std::make_unique<Tree>()),
        builder(*tree, parse_options),
        tokenizer(builder, tree->tag_names, tree->attribute_names),
        options(parse_options) {
    builder.connect(tokenizer.state_pointer(), tokenizer.token_start());
    tokenizer.set_collect_errors(options.collect_errors);
  }

  // The context element of a fragment is an element of the tree that nothing refers to afterwards.
  void set_context(const FragmentContext& context) {
    tree->quirks_mode = context.quirks_mode;
    detail::TokenAttribute encoding{detail::attr::encoding, context.encoding};
    const detail::NodeId element =
        tree->create_element(context.element_namespace, tree->tag_names.intern(context.local_name), &encoding,
                             context.encoding.empty() ? 0 : 1);
    if (context.inside_form)
      tree->insert_before(tree->create_element(Namespace::html, detail::tag::form, nullptr, 0), element,
                          detail::kNoNode);
    builder.start_fragment(element, context.scripting_mode);
  }

  void run(const char* text, std::size_t size, bool more) {
    if (tree->source != nullptr && tree->source != text)
      builder.rebase(tree->source, tree->source_size, text);
    tree->source = text;
    tree->source_size = size;
    tokenizer.set_input(text, size, more);
    tokenizer.run();
  }
  void run_stream(bool more) { run(stream.text().data(), stream.text().size(), more); }

  Status write(std::string_view chunk, bool as_wobbly) {
    wobbly |= as_wobbly;
    if (tree->status == Status::ok && !stream.write(chunk, as_wobbly)) tree->status = Status::input_too_long;
    return tree->status;
  }

  void run_borrowed(std::string_view html) {
    if (html.size() > kLongestInput) {
      tree->status = Status::input_too_long;
      html = html.substr(0, kLongestInput);
    }
    if (html.starts_with("\xEF\xBB\xBF")) html.remove_prefix(3);
    if (detail::well_formed_prefix(html, false) == html.size()) {
      tree->reserve_for(html);  // the text is in the cache now
      run(html.data(), html.size(), false);
    } else {
      write(html, false);
      finish_stream();
    }
  }

  std::unique_ptr<Tree> parse(std::string_view html, Source source) {
    if (source == Source::borrowed) {
      run_borrowed(html);
    } else {
      write(html, false);
      finish_stream();
    }
    return finish();
  }
  void finish_stream() {
    stream.finish(wobbly);
    if (tree->source == nullptr) tree->reserve_for(stream.text());
    run_stream(false);
  }

  std::unique_ptr<Tree> finish() {
    if (options.collect_errors) settle_errors();
    if (tree->source == stream.text().data() && !stream.text().empty()) {
      tree->owned_source = stream.take();
      tree->source = tree->owned_source.data();
    }
    return std::move(tree);
  }

  // Merges in the errors of the input stream, which come before others at the same place, and finds the
  // positions.
  void settle_errors() {
    const std::string_view text(tree->source, tree->source_size);
    std::vector<ParseError> stream_errors;
    detail::find_input_stream_errors(text, 0, stream_errors);
    std::vector<ParseError>& errors = tree->errors;
    const auto earlier = [](const ParseError& a, const ParseError& b) { return a.offset < b.offset; };
    if (!std::is_sorted(errors.begin(), errors.end(), earlier))
      std::stable_sort(errors.begin(), errors.end(), earlier);
    if (!stream_errors.empty()) {
      std::vector<ParseError> merged(stream_errors.size() + errors.size());
      std::merge(stream_errors.begin(), stream_errors.end(), errors.begin(), errors.end(), merged.begin(),
                 earlier);
      errors = std::move(merged);
    }
    detail::PositionFinder finder;
    for (ParseError& error : errors) finder.locate(text, error);
  }

  std::unique_ptr<Tree> tree;
  Builder builder;
  edition::Tokenizer<Builder> tokenizer;
  detail::InputStream stream;
  ParseOptions options;
  bool wobbly = false;
};

Parser::Parser(const ParseOptions& options) : implementation_(std::make_unique<Implementation>(options)) {}
Parser::Parser(const FragmentContext& context, const ParseOptions& options) : Parser(options) {
  implementation_->set_context(context);
}
Parser::Parser(Parser&&) noexcept = default;
Parser& Parser::operator=(Parser&&) noexcept = default;
Parser::~Parser() = default;

Status Parser::write(std::string_view chunk) {
  const Status status = implementation_->write(chunk, false);
  implementation_->run_stream(true);
  return status;
}

Status Parser::write_wobbly(std::string_view chunk) {
  const Status status = implementation_->write(chunk, true);
  implementation_->run_stream(true);
  return status;
}

Document Parser::finish() {
  implementation_->finish_stream();
  return Document(implementation_->finish());
}

// The parser of a document at once lives on the stack. Frames of this size are far below any stack's.
Document parse(std::string_view html, const ParseOptions& options, Source source) {
  Parser::Implementation parser(options);
  return Document(parser.parse(html, source));
}

Document parse_fragment(std::string_view html, const FragmentContext& context, const ParseOptions& options,
                        Source source) {
  Parser::Implementation parser(options);
  parser.set_context(context);
  return Document(parser.parse(html, source));
}

}  // namespace lockstep
