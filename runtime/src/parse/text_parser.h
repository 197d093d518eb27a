// The parser of UTF-8 text into the arena: whole or in pieces.
#ifndef LOCKSTEP_PARSE_TEXT_PARSER_H
#define LOCKSTEP_PARSE_TEXT_PARSER_H

#include <algorithm>
#include <cstddef>
#include <memory>
#include <string_view>
#include <utility>

#include "document/access.h"
#include "edition/entry.h"
#include "input/input_stream.h"
#include "parse/parser_base.h"
#include "text/utf_8.h"

namespace lockstep::detail {

class TextParser : ParserBase {
 public:
  // The attachments are those that the entry has code for.
  // `spent`: a tree that is no longer needed, whose memory is used again, or null. `whole`: the input that
  // parse() will get, if it is known.
  TextParser(const ParseOptions& options, const EditionEntry& entry, const Attachments& attachments = {},
             std::unique_ptr<Tree> spent = nullptr, std::string_view whole = {})
      : ParserBase(options), stream_(options.collect_errors || options.positions) {
    TextStore text;
    if (spent != nullptr) text = std::move(spent->owned_source);
    session.emplace(entry, options, attachments, std::move(spent),
                    whole.size() <= kShort ? whole : std::string_view());
    if (session->takes_memory()) take_text(text);
    session->set_input_memory(&stream_);
  }
  void set_context(const FragmentContext& context) { session->set_context(context); }
  bool has_begun() const { return begun; }
  // Only before there is input.
  void set_stopper(Stopper* used) {
    stopper = used;
    prepare_session();
  }
  // The document so far. From the first call on it is kept up to date.
  const Document& document() {
    if (unparsed != 0) parse_at_once(stream_.text());
    return session->document();
  }
  bool is_open(NodeId element) const { return session->is_open(element); }
  // Takes over the memory of a parser or a document that is no longer needed.
  void take_memory(TextParser& spent) {
    if (spent.session->has_tree()) take_memory(spent.session->tree(), spent.stream_.text());
  }
  void take_memory(Tree& spent) { take_memory(spent, spent.owned_source); }

  // Adds input, and parses unless that may wait.
  Status write(std::string_view chunk, bool surrogates) {
    allow_surrogates_ |= surrogates;
    if (status() == Status::ok) guard(stream_.text(), [&] { add(take(chunk), surrogates, true); });
    return status();
  }
  Document finish() {
    guard(stream_.text(), [this] { finish_stream(); });
    return finish_document();
  }
  Document parse(std::string_view html, Source source) {
    guard(stream_.text(), [&] {
      const std::string_view taken = take(html);
      if (source == Source::borrowed && run_borrowed(taken)) return;
      add(taken, false, false);
      finish_stream();
    });
    return finish_document();
  }

 private:
  // Texts for which the tree's memory may be allocated before a failure could be handled.
  static constexpr std::size_t kShort = 8192;

  // Adds input. Parses, unless that may wait, if it may end the parse early or if there may be `more` input.
  void add(std::string_view input, bool surrogates, bool more) {
    make_room(stream_.text(), input.size());
    allowance.write_in_slices(input, [&](std::string_view slice) {
      if (!stream_.write(slice, surrogates)) too_long = true;
      if ((more || allowance.in_slices()) && should_parse(stream_.text())) {
        reserve();
        run(stream_.text(), true);
      }
      return parsed() == Status::ok;
    });
  }
  // Before the text is parsed.
  void reserve() {
    if (parsed_text == 0) session->reserve_for(stream_.text());
  }
  // Parses a whole input in place. Returns false if it must be repaired, which cannot be done there.
  bool run_borrowed(std::string_view text) {
    ErrorLog& errors = session->error_log();
    const CheckedText checked = check_text(text, false, errors.is_wanted());
    const std::size_t well_formed = checked.well_formed;
    const bool is_cut =
        too_long && well_formed != text.size() && ill_formed_sequence(text.substr(well_formed), false).cut;
    if (well_formed != text.size() && !is_cut) return false;
    text = text.substr(0, well_formed);
    std::size_t without_errors = checked.without_errors;
    if (text.starts_with(kUtf8ByteOrderMark)) {
      text.remove_prefix(kUtf8ByteOrderMark.size());
      stream_.offsets().skip(kUtf8ByteOrderMark.size());
      without_errors -= std::min(without_errors, kUtf8ByteOrderMark.size());
    }
    errors.skip(without_errors);
    stream_.offsets().add_same(text.size());
    session->reserve_for(text);  // the text is in the cache now
    session->run(text, false);
    return true;
  }
  void finish_stream() {
    stream_.finish(allow_surrogates_, status() == Status::input_too_long);
    give_room_back(stream_.text());
    reserve();
    run(stream_.text(), false);
  }
  void take_memory(Tree& spent, TextStore& text) {
    if (!session->takes_memory()) return;
    session->tree().take_memory(spent);
    take_text(text);
  }
  void take_text(TextStore& text) {
    text.clear();
    if (text.capacity() > stream_.text().capacity()) stream_.text() = std::move(text);
  }
  Document finish_document() {
    return DocumentAccess::make(ParserBase::finish(stream_.text(), std::move(stream_.offsets())));
  }

  InputStream stream_;
  bool allow_surrogates_ = false;
};

}  // namespace lockstep::detail

#endif
