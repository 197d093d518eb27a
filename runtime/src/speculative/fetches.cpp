// Finding the fetches of an element.
#include "speculative/fetches.h"

#include <algorithm>
#include <functional>
#include <utility>

#include "document/table_bytes.h"
#include "tables/known_names.h"
#include "text/byte_scan.h"
#include "text/characters.h"
#include "text/spaces.h"

namespace lockstep {

std::optional<std::string_view> SpeculativeFetch::attribute(std::string_view name) const {
  for (const TokenAttributeView& attribute : attributes)
    if (attribute.name == name) return attribute.value;
  return std::nullopt;
}

namespace detail {

// https://mimesniff.spec.whatwg.org/#javascript-mime-type-essence-match
bool is_javascript_type(std::string_view type) {
  static constexpr std::string_view kTypes[] = {"text/javascript",
                                                "application/javascript",
                                                "application/ecmascript",
                                                "application/x-ecmascript",
                                                "application/x-javascript",
                                                "text/ecmascript",
                                                "text/javascript1.0",
                                                "text/javascript1.1",
                                                "text/javascript1.2",
                                                "text/javascript1.3",
                                                "text/javascript1.4",
                                                "text/javascript1.5",
                                                "text/jscript",
                                                "text/livescript",
                                                "text/x-ecmascript",
                                                "text/x-javascript"};
  return std::any_of(std::begin(kTypes), std::end(kTypes),
                     [&](std::string_view known) { return equals_ignoring_case(type, known); });
}

namespace {

std::optional<std::string_view> find(const SinkAttributes& attributes, NameId name) {
  for (const auto& attribute : attributes)
    if (attribute.name.id() == name) return attribute.value;
  return std::nullopt;
}
std::string_view value(const SinkAttributes& attributes, NameId name) {
  return name == 0 ? std::string_view() : find(attributes, name).value_or(std::string_view());
}

// Whether a set of space-separated tokens contains the token, ignoring ASCII case.
bool holds_token(std::string_view set, std::string_view token) {
  return any_token(set, [&](std::string_view one) { return equals_ignoring_case(one, token); });
}

// The script's type, by the steps of
// https://html.spec.whatwg.org/multipage/scripting.html#prepare-the-script-element. Only HTML scripts have
// `language`.
bool is_classic_script(const SinkAttributes& attributes, bool is_html) {
  if (const auto type = find(attributes, attr::type))
    return type->empty() || is_javascript_type(without_spaces_around(*type));
  const std::string_view language = is_html ? value(attributes, attr::language) : std::string_view();
  return language.empty() || is_javascript_type("text/" + std::string(language));
}
bool is_module_script(const SinkAttributes& attributes) {
  return equals_ignoring_case(without_spaces_around(value(attributes, attr::type)), "module");
}
bool script_runs_without_event(const SinkAttributes& attributes) {
  const auto event = find(attributes, attr::event);
  const auto target = find(attributes, attr::for_);
  if (!event || !target) return true;
  return equals_ignoring_case(without_spaces_around(*target), "window") &&
         (equals_ignoring_case(without_spaces_around(*event), "onload") ||
          equals_ignoring_case(without_spaces_around(*event), "onload()"));
}
bool is_css(std::string_view type) {
  return type.empty() ||
         equals_ignoring_case(without_spaces_around(type.substr(0, type.find(';'))), "text/css");
}

std::uint64_t sum_of(std::uint64_t sum, std::uint64_t more) { return (sum ^ more) * 0x9E3779B97F4A7C15u + 1; }
std::uint64_t sum_of(std::string_view text) { return std::hash<std::string_view>()(text); }

bool is_effect(SpeculativeKind kind) { return kind >= SpeculativeKind::base; }

}  // namespace

void FetchSources::add(BuilderState::Source source) {
  if (source.srcset.empty() || list_.size() == kMost) return;
  for (const std::string* text : {&source.srcset, &source.sizes, &source.media, &source.type}) {
    sum_ = sum_of(sum_, sum_of(*text));
    bytes_ += text->size();
  }
  bytes_ += sizeof source;
  list_.push_back(std::make_shared<const BuilderState::Source>(std::move(source)));
}

void FetchList::start(bool scripting, const std::optional<std::string>& base) {
  scripting_ = scripting;
  has_base_ = base.has_value();
  set_base(base.value_or(std::string()));
  stop();
}

void FetchList::set_base(std::string_view base) {
  base_ = base;
  base_sum_ = sum_of(base);
}

bool FetchList::holds(const FetchCondition& condition, const SinkAttributes& attributes,
                      const FetchContext& context) const {
  const auto given = [&] { return value(attributes, condition.attribute); };
  switch (condition.kind) {
    case FetchConditionKind::scripting:
      return scripting_;
    case FetchConditionKind::classic_script:
      return is_classic_script(attributes, context.element_namespace == Namespace::html);
    case FetchConditionKind::module_script:
      return is_module_script(attributes);
    case FetchConditionKind::runs_without_event:
      return script_runs_without_event(attributes);
    case FetchConditionKind::not_lazy:
      return !scripting_ || !equals_ignoring_case(value(attributes, attr::loading), "lazy");
    case FetchConditionKind::not_fallback:
      return !context.is_fallback;
    case FetchConditionKind::child_of_head:
      return context.child_of_head;
    case FetchConditionKind::child_of_media:
      return context.child_of_media;
    case FetchConditionKind::child_of_media_without_src:
      return context.child_of_media_without_src;
    case FetchConditionKind::absent:
      return !find(attributes, condition.attribute);
    case FetchConditionKind::present:
      return find(attributes, condition.attribute).has_value();
    case FetchConditionKind::given:
      return !given().empty();
    case FetchConditionKind::names_css:
      return is_css(given());
    case FetchConditionKind::is:
      return equals_ignoring_case(given(), condition.word);
    case FetchConditionKind::has_token:
      return holds_token(given(), condition.word);
  }
  return false;
}

bool FetchList::add_element(std::span<const FetchRow> rows, const SinkAttributes& attributes,
                            const FetchContext& context) {
  bool has_imports = false;
  std::optional<SpeculativeKind> last;
  for (const FetchRow& row : rows) {
    if (last == row.kind || row.element_namespace != context.element_namespace) continue;
    const std::span<const FetchCondition> conditions = conditions_of(row);
    if (!std::all_of(conditions.begin(), conditions.end(),
                     [&](const FetchCondition& condition) { return holds(condition, attributes, context); }))
      continue;
    last = row.kind;
    has_imports |= add_row(row, attributes, context);
  }
  return has_imports;
}

bool FetchList::add_row(const FetchRow& row, const SinkAttributes& attributes, const FetchContext& context) {
  std::optional<std::string_view> text = find(attributes, row.values[0]);
  if (!text && row.values[1] != 0) text = find(attributes, row.values[1]);
  const std::string_view url = text.value_or(std::string_view());
  Found* added = nullptr;
  const bool imports = row.values[0] == 0;
  if (row.kind == SpeculativeKind::base) {
    // Only the first `base` in the document that has the attribute counts.
    if (has_base_ || !text || !context.in_document) return false;
    has_base_ = true;
    set_base(url);
    added = &found(row.kind, url, {});
  } else if (is_effect(row.kind)) {
    added = &found(row.kind, {}, url);
  } else if (imports) {
    style_ = std::make_shared<Found>();
    style_->kind = row.kind;
    added = style_.get();
  } else {
    const std::string_view candidates = value(attributes, row.candidates);
    std::shared_ptr<const FetchSources> sources;
    if (context.sources != nullptr && !context.sources->empty() && row.candidates != 0)
      sources = context.sources;
    if (url.empty() && candidates.empty() && sources == nullptr) return false;
    added = found_new(row.kind, url, candidates, value(attributes, row.sizes), sources.get());
    if (added == nullptr) return false;
    added->sources = std::move(sources);
  }
  added->element = context.element;
  for (const auto& [name, attribute_value] : attributes) {
    const Slice stored = store(*added, name.qualified_name());
    added->attributes.emplace_back(stored, store(*added, attribute_value));
  }
  return imports;
}

void FetchList::add_import(std::string_view url, std::string_view conditions) {
  Found* const added = found_new(style_->kind, url);
  if (added == nullptr) return;
  added->element = style_->element;
  added->style = style_;
  added->content = store(*added, conditions);
}

// If two keys collide, only one of the URLs is fetched ahead, which is harmless.
FetchList::Found* FetchList::found_new(SpeculativeKind kind, std::string_view url,
                                       std::string_view candidates, std::string_view sizes,
                                       const FetchSources* sources) {
  const bool connects = kind == SpeculativeKind::preconnect || kind == SpeculativeKind::dns_prefetch;
  std::uint64_t sum = connects ? static_cast<std::uint64_t>(kind) : 0;
  sum = sum_of(sum, sum_of(url));
  sum = sum_of(sum, base_sum_);
  if (!candidates.empty() || sources != nullptr) {
    sum = sum_of(sum, sum_of(candidates));
    sum = sum_of(sum, sum_of(sizes));
    if (sources != nullptr) sum = sum_of(sum, sources->sum());
  }
  if (!seen_.insert(sum).second) return nullptr;
  Found& added = found(kind, url, {});
  added.key = sum;
  return &added;
}

void FetchList::stop() {
  for (; next_ != count_; ++next_) seen_.erase(found_[next_].key);
  next_ = count_ = 0;
}

FetchList::Found& FetchList::found(SpeculativeKind kind, std::string_view url, std::string_view content) {
  if (next_ == count_) next_ = count_ = 0;
  if (count_ == found_.size()) found_.emplace_back();
  Found& added = found_[count_++];
  added.kind = kind;
  added.has_base = has_base_;
  added.key = 0;
  added.element = 0;
  added.text.clear();
  added.attributes.clear();
  added.style.reset();
  added.sources.reset();
  added.url = store(added, url);
  added.content = store(added, content);
  return added;
}

FetchList::Slice FetchList::store(Found& into, std::string_view text) {
  const std::size_t offset = into.text.size();
  into.text += text;
  return {offset, text.size()};
}

const SpeculativeFetch* FetchList::next() {
  if (empty()) return nullptr;
  const Found& taken = found_[next_++];
  const auto view = [](const Found& of, const Slice& slice) {
    return std::string_view(of.text).substr(slice.offset, slice.size);
  };
  const Found& element = taken.style != nullptr ? *taken.style : taken;
  attributes_.clear();
  for (const auto& [name, attribute_value] : element.attributes)
    attributes_.push_back({view(element, name), view(element, attribute_value)});
  sources_.clear();
  if (taken.sources != nullptr)
    for (const auto& source : taken.sources->list())
      sources_.push_back({source->srcset, source->sizes, source->media, source->type});
  const std::string_view base = taken.has_base ? std::string_view(base_) : std::string_view();
  fetch_ = {taken.kind, view(taken, taken.url), base, view(taken, taken.content), attributes_,
            sources_,   taken.element};
  return &fetch_;
}

std::size_t FetchList::bytes() const {
  std::size_t bytes = found_.capacity() * sizeof(Found) + bytes_of(seen_);
  for (const Found& found : found_)
    bytes += found.text.capacity() + found.attributes.capacity() * sizeof found.attributes[0];
  return bytes;
}

}  // namespace detail
}  // namespace lockstep
