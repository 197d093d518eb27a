// The fetches that elements would make: the rows of spec/tables/speculative-fetches.tsv, and the results of
// applying them.
#ifndef LOCKSTEP_SPECULATIVE_FETCHES_H
#define LOCKSTEP_SPECULATIVE_FETCHES_H

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

#include "lockstep/speculative.h"
#include "lockstep/tree_sink.h"
#include "tree/builder_state.h"

namespace lockstep::detail {

// The kinds of conditions of a row. Those in the second group are about one attribute.
enum class FetchConditionKind : std::uint8_t {
  scripting,
  classic_script,
  module_script,
  runs_without_event,
  not_lazy,
  not_fallback,
  child_of_head,
  child_of_media,
  child_of_media_without_src,

  absent,
  present,
  given,      // the attribute is present and not empty
  names_css,  // the attribute is missing, empty, or the MIME type of CSS
  is,         // equal, ignoring ASCII case
  has_token,  // contains the token, ignoring ASCII case
};

struct FetchCondition {
  FetchConditionKind kind;
  NameId attribute;  // 0: none
  std::string_view word;
};

struct FetchRow {
  Namespace element_namespace;
  SpeculativeKind kind;
  std::uint8_t first_condition, condition_count;
  NameId values[2];   // the first existing one contains the URL or content; none: @import
  NameId candidates;  // attributes with image candidates and their sizes; 0: none
  NameId sizes;
};

// https://mimesniff.spec.whatwg.org/#javascript-mime-type-essence-match
bool is_javascript_type(std::string_view type);

// Generated: the rows for all elements with that name, in any namespace. Few names have any rows.
std::span<const FetchRow> fetch_rows(NameId element);
std::span<const FetchCondition> conditions_of(const FetchRow& row);

// The `source` elements with a srcset in a `picture` so far. Copies of this object, and the fetches of all
// images in the `picture`, share the sources, because their strings may be long.
class FetchSources {
 public:
  // Adds a source, unless it has no srcset, or the limit on the number of sources has been reached.
  void add(BuilderState::Source source);
  bool empty() const { return list_.empty(); }
  // Returns a hash of the sources' strings.
  std::uint64_t sum() const { return sum_; }
  const std::vector<std::shared_ptr<const BuilderState::Source>>& list() const { return list_; }
  // The number of bytes of memory.
  std::size_t bytes() const { return bytes_; }

 private:
  static constexpr std::size_t kMost = 64;

  std::vector<std::shared_ptr<const BuilderState::Source>> list_;
  std::size_t bytes_ = 0;
  std::uint64_t sum_ = 0;
};

// The context of the element, for the conditions.
struct FetchContext {
  Namespace element_namespace = Namespace::html;
  bool in_document = true;  // whether it is not in a shadow tree
  bool is_fallback = false;
  bool child_of_head = false;
  bool child_of_media = false;
  bool child_of_media_without_src = false;
  std::uint64_t element = 0;                              // see SpeculativeFetch::element
  std::shared_ptr<const FetchSources> sources = nullptr;  // from the `picture` that contains it
};

// The fetches found but not yet returned, and the list of speculative fetch URLs.
class FetchList {
 public:
  // Called when the parser starts: keeps the document's list of URLs, and resets the rest.
  void start(bool scripting, const std::optional<std::string>& base);
  // Discards fetches that have not been returned.
  void stop();

  // Adds the fetches that an element would make. Returns whether to search its text for @import rules.
  bool add_element(std::span<const FetchRow> rows, const SinkAttributes& attributes,
                   const FetchContext& context);
  // Adds a rule of the last `style` element for which add_element() returned true.
  void add_import(std::string_view url, std::string_view conditions);
  // Returns the next fetch; null if there is none. Valid until the next call to add_element(), add_import()
  // or next().
  const SpeculativeFetch* next();
  bool empty() const { return next_ == count_; }
  std::size_t bytes() const;

 private:
  struct Slice {
    std::size_t offset = 0, size = 0;
  };
  // A fetch. Holds copies, because the input is discarded.
  struct Found {
    SpeculativeKind kind{};
    bool has_base = false;
    std::uint64_t key = 0;  // its key in seen_; 0: none
    std::uint64_t element = 0;
    std::string text;
    Slice url, content;
    std::vector<std::pair<Slice, Slice>> attributes;
    std::shared_ptr<const Found> style;  // for an @import rule: its element, which has the attributes
    std::shared_ptr<const FetchSources> sources;
  };

  bool holds(const FetchCondition& condition, const SinkAttributes& attributes,
             const FetchContext& context) const;
  bool add_row(const FetchRow& row, const SinkAttributes& attributes, const FetchContext& context);
  // Adds a fetch; returns null if it is already in the list.
  Found* found_new(SpeculativeKind kind, std::string_view url, std::string_view candidates = {},
                   std::string_view sizes = {}, const FetchSources* sources = nullptr);
  Found& found(SpeculativeKind kind, std::string_view url, std::string_view content);
  void set_base(std::string_view base);
  static Slice store(Found& into, std::string_view text);

  bool scripting_ = true;
  bool has_base_ = false;
  std::string base_;
  std::uint64_t base_sum_ = 0;  // the hash of the base
  std::unordered_set<std::uint64_t> seen_;
  // Reused once all fetches have been returned.
  std::vector<Found> found_;
  std::size_t next_ = 0, count_ = 0;
  std::shared_ptr<Found> style_;  // the element whose rules are added
  SpeculativeFetch fetch_{};
  std::vector<TokenAttributeView> attributes_;
  std::vector<SpeculativeSource> sources_;
};

}  // namespace lockstep::detail

#endif
