// The sanitizer: configurations, sanitizing documents, sanitizing text to text.
#include <string>
#include <utility>
#include <vector>

#include "instance.h"

namespace lockstep::web {

namespace {

// The removals as JSON, with positions if they were recorded.
struct Removals {
  std::string json;
  std::vector<std::size_t> ends;  // the end of each removal in the JSON
  std::vector<ByteRange> ranges;  // the range of each removal, in bytes of the text

  void add(const SanitizerRemoval& removal) {
    static constexpr std::string_view kReasons[] = {
        "comment",        "processing-instruction", "element", "replaced-element", "attribute",
        "javascript-url", "animated-javascript-url"};
    json += json.empty() ? "{\"reason\":" : ",{\"reason\":";
    append_json_string(json, kReasons[static_cast<std::size_t>(removal.reason)]);
    json.append(",\"node\":");
    append_json_string(json, name_of(removal.node));
    json.append(",\"namespace\":").append(std::to_string(static_cast<int>(removal.node.element_namespace())));
    if (removal.attribute) {
      json.append(",\"attribute\":");
      append_json_string(json, removal.attribute.qualified_name());
      json.append(",\"value\":");
      append_json_string(json, removal.attribute.value());
    }
    json.append(",\"member\":");
    append_json_string(json, removal.member);
    json.append(removal.unsafe ? ",\"unsafe\":true,\"anchor\":" : ",\"unsafe\":false,\"anchor\":");
    append_json_string(json, removal.anchor);
    ranges.push_back(removal.range);
    ends.push_back(json.size());
  }
  // Returns the JSON of all removals, with offsets in UTF-16 code units.
  std::string finish(std::string_view input) {
    CodeUnits units;
    // JavaScript adds a byte order mark before one in the text: see repaired() in lib/instance.js.
    const std::size_t mark =
        input.starts_with(detail::kUtf8ByteOrderMark) ? detail::kUtf8ByteOrderMark.size() : 0;
    input.remove_prefix(mark);
    std::string all = "[";
    std::size_t begin = 0;
    for (std::size_t i = 0; i < ranges.size(); ++i) {
      const ByteRange& range = ranges[i];
      all.append(json, begin, ends[i] - begin);
      begin = ends[i];
      if (range.begin != range.end) {
        all.append(",\"start\":").append(std::to_string(units.before(input, range.begin - mark)));
        all.append(",\"end\":").append(std::to_string(units.before(input, range.end - mark)));
      }
      all += '}';
    }
    return all += ']';
  }
  template <class Options>
  void report_from(Options& options) {
    options.removal_user_data = this;
    options.on_removal = [](const SanitizerRemoval& removal, void* self) {
      static_cast<Removals*>(self)->add(removal);
    };
  }

 private:
  static std::string_view name_of(Node node) {
    switch (node.type()) {
      case NodeType::comment:
        return "#comment";
      case NodeType::processing_instruction:
        return node.target();
      default:
        return node.local_name();
    }
  }
};

std::string last_removals = "[]";

enum SanitizeFlag : std::uint32_t {
  kUnsafe = 1,
  kWhileParsing = 2,
  kReport = 4,
  kDocument = 8,
  kDropComments = 16,
  kDropNoscript = 32,
  kDropForeign = 64,
  kDropRawText = 128,
  kDropIfUnsettled = 256,
  kOnlyStandardEventHandlers = 512,
  kAnyJavascriptScheme = 1024,
};

std::string error_json(const SanitizerError& error) {
  std::string out = "{\"message\":";
  append_json_string(out, error.message);
  out.append(",\"path\":");
  append_json_string(out, error.path);
  out.append(",\"anchor\":");
  append_json_string(out, error.anchor);
  return out.append("}");
}

// Sanitizing while parsing needs a separate parser, which only the full module has.
SanitizeMethod method_of([[maybe_unused]] std::uint32_t how) {
#if LOCKSTEP_WEB_FULL
  if ((how & kWhileParsing) != 0) return SanitizeMethod::while_parsing;
#endif
  return SanitizeMethod::filter_tree;
}

// Returns a configuration with `value`, a name in the scratch memory, as this member. If the name is invalid,
// the result is the error as JSON.
std::optional<SanitizerConfig> config_of(std::string_view member, std::string_view value) {
  const SanitizerConfigResult parsed =
      SanitizerConfig::from_json(std::string("{\"").append(member).append("\":[").append(value).append("]}"));
  if (parsed) return *parsed;
  set_result(error_json(parsed.error()));
  return std::nullopt;
}

}  // namespace

// Returns a sanitizer with the configuration in the scratch memory, which is JSON, or the default one if
// there is none. `removed` removes what the configuration does not mention, as for setHTML(). Result: a list
// of warnings as JSON, if there is a configuration. Returns 0 if the configuration is invalid; then the
// result is the error as JSON.
LOCKSTEP_WEB(sanitizer) Sanitizer* sanitizer(std::uint32_t size, std::uint32_t removed) {
  if (size == 0) return new Sanitizer;
  const SanitizerResult made =
      Sanitizer::from_json(scratch_text(size), removed != 0 ? Unmentioned::removed : Unmentioned::kept);
  if (!made) {
    set_result(error_json(made.error()));
    return nullptr;
  }
  std::string warnings = "[";
  for (const SanitizerError& warning : made.warnings())
    warnings.append(warnings.size() > 1 ? "," : "").append(error_json(warning));
  set_result(std::move(warnings.append("]")));
  return new Sanitizer(*made);
}
LOCKSTEP_WEB(sanitizer_free) void sanitizer_free(Sanitizer* sanitizer) { delete sanitizer; }
// Result: the configuration as JSON.
LOCKSTEP_WEB(sanitizer_json) void sanitizer_json(const Sanitizer* sanitizer) {
  set_result(sanitizer->to_json());
}

// Changes the configuration. `method`: 0 allowElement, 1 removeElement, 2 replaceElementWithChildren, 3
// allowAttribute, 4 removeAttribute, 5 allowProcessingInstruction, 6 removeProcessingInstruction, with the
// argument as JSON in the scratch memory; 7 setComments, 8 setDataAttributes, 9 setJavascriptURLs, with a
// boolean as `argument`; 10 removeUnsafe. Returns 1 if it changed anything, 0 if not, and 2 for an invalid
// argument; then the result is the error as JSON.
LOCKSTEP_WEB(sanitizer_change)
std::uint32_t sanitizer_change(Sanitizer* sanitizer, std::uint32_t method, std::uint32_t argument) {
  switch (method) {
    case 7:
      return sanitizer->set_comments(argument != 0);
    case 8:
      return sanitizer->set_data_attributes(argument != 0);
    case 9:
      return sanitizer->set_javascript_urls(argument != 0);
    case 10:
      return sanitizer->remove_unsafe();
    default:
      break;
  }
  const char* const member = method <= 2 ? "elements" : method <= 4 ? "attributes" : "processingInstructions";
  const auto config = config_of(member, scratch_text(argument));
  if (!config) return 2;
  switch (method) {
    case 0:
      return sanitizer->allow_element(config->elements->front());
    case 1:
      return sanitizer->remove_element(config->elements->front());
    case 2:
      return sanitizer->replace_element_with_children(config->elements->front());
    case 3:
      return sanitizer->allow_attribute(config->attributes->front());
    case 4:
      return sanitizer->remove_attribute(config->attributes->front());
    case 5:
      return sanitizer->allow_processing_instruction(config->processing_instructions->front());
    default:
      return sanitizer->remove_processing_instruction(config->processing_instructions->front());
  }
}

// Parses the text in the buffer and sanitizes it, as parseHTML() and setHTML() do.
LOCKSTEP_WEB(parse_sanitized)
void parse_sanitized(Held* held, std::uint32_t size, std::uint32_t flags, const Sanitizer* sanitizer,
                     std::uint32_t how) {
  SanitizeOptions options;
  options.method = method_of(how);
  options.parse = parse_options(flags);
  options.only_standard_event_handlers = (how & kOnlyStandardEventHandlers) != 0;
  options.any_javascript_scheme = (how & kAnyJavascriptScheme) != 0;
  options.run_scripts = (flags & kScriptsWillRun) != 0;
  Removals removals;
  if ((how & kReport) != 0) removals.report_from(options);
  const std::string_view input = held->input(size);
  const bool is_unsafe = (how & kUnsafe) != 0;
  held->text = true;
  held->header.state = (flags & kAscii) != 0 ? kSourceIsAscii : 0;
  if ((flags & kFragment) != 0)
    held->document.emplace(
        is_unsafe
            ? parse_html_fragment_unsafe(input, context_of(flags), *sanitizer, options, Source::borrowed)
            : parse_html_fragment(input, context_of(flags), *sanitizer, options, Source::borrowed));
  else
    held->document.emplace(is_unsafe ? parse_html_unsafe(input, *sanitizer, options, Source::borrowed)
                                     : parse_html(input, *sanitizer, options, Source::borrowed));
  held->describe();
  last_removals = removals.finish(input);
}

// Sanitizes the text in the buffer to text. The scratch memory contains the places where the text may be
// inserted: "td svg:a". Returns 0, with the text as the result; or a SanitizeTextError, with the message as
// the result.
LOCKSTEP_WEB(sanitize_text)
std::uint32_t sanitize_text(Held* held, std::uint32_t size, std::uint32_t flags, const Sanitizer* sanitizer,
                            std::uint32_t how, std::uint32_t places_size, std::uint32_t max_rounds) {
  SanitizeTextOptions options;
  options.method = method_of(how);
  const Limits limits = options.parse.limits;
  options.parse = parse_options(flags);
  if (options.parse.limits.depth == 0) options.parse.limits.depth = limits.depth;
  options.document = (how & kDocument) != 0;
  options.drop_comments = (how & kDropComments) != 0;
  options.drop_noscript = (how & kDropNoscript) != 0;
  options.drop_foreign = (how & kDropForeign) != 0;
  options.drop_raw_text = (how & kDropRawText) != 0;
  options.drop_if_unsettled = (how & kDropIfUnsettled) != 0;
  options.only_standard_event_handlers = (how & kOnlyStandardEventHandlers) != 0;
  options.max_rounds = max_rounds;
  std::vector<LandingPlace> places;
  std::string_view rest = scratch_text(places_size);
  while (!rest.empty()) {
    std::string_view name = rest.substr(0, rest.find(' '));
    rest.remove_prefix(name.size() + (name.size() < rest.size()));
    LandingPlace place;
    if (name.starts_with("svg:")) place.element_namespace = Namespace::svg;
    if (name.starts_with("math:")) place.element_namespace = Namespace::mathml;
    if (const std::size_t colon = name.find(':'); colon != std::string_view::npos)
      name.remove_prefix(colon + 1);
    place.local_name = name;
    places.push_back(place);
  }
  options.places = places;
  Removals removals;
  if ((how & kReport) != 0) removals.report_from(options);
  const std::string_view input = held->input(size);
  SanitizedText made = (how & kUnsafe) != 0 ? sanitize_unsafe(input, *sanitizer, options)
                                            : sanitize(input, *sanitizer, options);
  last_removals = removals.finish(input);
  const bool failed = !made;
  set_result(std::move(failed ? made.message : made.html));
  return failed ? static_cast<std::uint32_t>(made.error) : 0;
}

// Result: what the last call to either of the two functions above removed, as JSON.
LOCKSTEP_WEB(removals) void removals() { set_result(std::move(last_removals)); }

}  // namespace lockstep::web
