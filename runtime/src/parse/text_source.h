// UTF-8 text as the source of a parse: whole or in pieces.
#ifndef LOCKSTEP_PARSE_TEXT_SOURCE_H
#define LOCKSTEP_PARSE_TEXT_SOURCE_H

#include <algorithm>
#include <cstddef>
#include <memory>
#include <string_view>
#include <utility>

#include "input/input_stream.h"
#include "parse/parse.h"
#include "text/utf_8.h"

namespace lockstep::detail {

class TextSource {
 public:
  using Options = ParseOptions;

  // `spent`: a tree that is no longer needed, whose memory is reused, or null. `whole`: the input that will
  // be passed to parse_whole(), if it is known.
  explicit TextSource(const ParseSetup& setup, std::unique_ptr<Tree> spent = nullptr,
                      std::string_view whole = {})
      : stream_(setup.options.collect_errors || setup.options.positions), parse_(setup, stream_.text()) {
    if (spent != nullptr) {
      TextStore text = std::move(spent->owned_source);
      parse_.take_memory(std::move(spent), text);
    }
    parse_.begin(&stream_, nullptr, whole.size() <= kShort ? whole : std::string_view());
  }
  TextSource(const Options& options, const FragmentContext* context)
      : TextSource(ParseSetup{entry_of(options.edition), options, {}, context}) {}

  Parse& parse() { return parse_; }
  const Document& document() { return parse_.document(); }

  // Adds input, and parses it unless parsing can wait.
  Status write(std::string_view chunk, bool surrogates) {
    allow_surrogates_ |= surrogates;
    if (parse_.status() == Status::ok) parse_.guard([&] { add(parse_.take(chunk), surrogates, true); });
    return parse_.status();
  }
  Document finish() {
    parse_.guard([this] { finish_stream(); });
    return finish_document();
  }
  Document parse_whole(std::string_view html, Source source) {
    parse_.guard([&] {
      const std::string_view taken = parse_.take(html);
      if (source == Source::borrowed && run_borrowed(taken)) return;
      add(taken, false, false);
      finish_stream();
    });
    return finish_document();
  }

 private:
  // The maximum length of text for which the tree's memory may be allocated before a failure can be handled.
  static constexpr std::size_t kShort = 8192;

  // Adds input. If there may be `more` input, or if a limit may end the parse early, also parses the text so
  // far, unless this can wait.
  void add(std::string_view input, bool surrogates, bool more) {
    parse_.make_room(input.size());
    const InputAllowance& allowance = parse_.allowance();
    allowance.write_in_slices(input, [&](std::string_view slice) {
      if (!stream_.write(slice, surrogates)) parse_.set_too_long();
      if ((more || allowance.in_slices()) && parse_.should_run()) parse_.run(true);
      return parse_.parsed() == Status::ok;
    });
  }
  // Parses a whole input in place. Returns false if the input must be repaired, which is impossible in place.
  bool run_borrowed(std::string_view text) {
    ErrorLog& errors = parse_.error_log();
    const CheckedText checked = check_text(text, false, errors.is_wanted());
    const std::size_t well_formed = checked.well_formed;
    const bool is_cut = parse_.is_too_long() && well_formed != text.size() &&
                        ill_formed_sequence(text.substr(well_formed), false).cut;
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
    parse_.reserve_for(text);  // the text is now in the cache
    parse_.run_in_place(text, false);
    return true;
  }
  void finish_stream() {
    stream_.finish(allow_surrogates_, parse_.status() == Status::input_too_long);
    parse_.give_room_back();
    parse_.run(false);
  }
  Document finish_document() { return DocumentAccess::make(parse_.finish(std::move(stream_.offsets()))); }

  InputStream stream_;
  Parse parse_;
  bool allow_surrogates_ = false;
};

}  // namespace lockstep::detail

#endif
