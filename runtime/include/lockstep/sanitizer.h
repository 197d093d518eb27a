// The HTML Standard's sanitizer: safe HTML outside the browser, with the configurations that browsers accept.
#ifndef LOCKSTEP_SANITIZER_H
#define LOCKSTEP_SANITIZER_H

#include "lockstep/detail/cpp20.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "lockstep/document.h"
#include "lockstep/export.h"
#include "lockstep/options.h"

namespace lockstep {

// The namespaces that configurations name. https://infra.spec.whatwg.org/#namespaces
inline constexpr std::string_view kHtmlNamespace = "http://www.w3.org/1999/xhtml";
inline constexpr std::string_view kMathmlNamespace = "http://www.w3.org/1998/Math/MathML";
inline constexpr std::string_view kSvgNamespace = "http://www.w3.org/2000/svg";
inline constexpr std::string_view kXlinkNamespace = "http://www.w3.org/1999/xlink";

// An attribute in a configuration. Names are compared exactly: HTML names are lowercase.
// https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#sanitizerattributenamespace
struct SanitizerName {
  std::string name;                                         // the local name: "href"
  std::optional<std::string> namespace_uri = std::nullopt;  // nullopt or empty: no namespace
  // Whether both members are equal.
  friend bool operator==(const SanitizerName&, const SanitizerName&) = default;
};

// An element in a configuration, with its own lists of attributes.
// https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#sanitizerelementnamespacewithattributes
struct SanitizerElement {
  std::string name;  // the local name: "div", "foreignObject"
  // By default, the HTML namespace; nullopt or empty: no namespace.
  std::optional<std::string> namespace_uri = std::string(kHtmlNamespace);
  // The attributes that this element may have in addition to the global ones, and those that it may not have.
  // Used only in SanitizerConfig::elements and by allow_element(); ignored elsewhere.
  std::optional<std::vector<SanitizerName>> attributes = std::nullopt;
  std::optional<std::vector<SanitizerName>> remove_attributes = std::nullopt;
  // Whether all members are the same, in the same order.
  friend bool operator==(const SanitizerElement&, const SanitizerElement&) = default;
};

class SanitizerConfigResult;

// What a Sanitizer keeps and removes: the Web's dictionary, member by member; nullopt means that the member
// is absent. Contradictory lists, such as `elements` and `remove_elements`, are mutually exclusive.
// https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#sanitizerconfig
struct LOCKSTEP_EXPORT SanitizerConfig {
  // The elements to keep; all others are removed with everything in them.
  std::optional<std::vector<SanitizerElement>> elements = std::nullopt;
  // Or the elements to remove; all others are kept.
  std::optional<std::vector<SanitizerElement>> remove_elements = std::nullopt;
  // Elements to replace with their children.
  std::optional<std::vector<SanitizerElement>> replace_with_children_elements = std::nullopt;
  // The targets of the processing instructions to keep, or of those to remove. Compared exactly.
  std::optional<std::vector<std::string>> processing_instructions = std::nullopt;
  std::optional<std::vector<std::string>> remove_processing_instructions = std::nullopt;
  // The attributes that every element may have, or those that none may have.
  std::optional<std::vector<SanitizerName>> attributes = std::nullopt;
  std::optional<std::vector<SanitizerName>> remove_attributes = std::nullopt;
  // Whether to keep comments.
  std::optional<bool> comments = std::nullopt;
  // With `attributes`: whether to keep all `data-` attributes as well.
  std::optional<bool> data_attributes = std::nullopt;
  // Whether to keep javascript: URLs in attributes that navigate.
  std::optional<bool> javascript_urls = std::nullopt;

  // Reads the Web's dictionary from JSON, with the Web's member names ("removeElements"); the string
  // "default" stands for the built-in safe default configuration. Values are converted as in Web IDL: a
  // string stands for an element, attribute or target; the namespace defaults to none for an attribute, and
  // to the HTML namespace for an element; any value is accepted as a boolean, even "false", which is true;
  // unknown members are ignored. SanitizerConfigResult::warnings() reports probable mistakes. Does not check
  // whether the configuration is valid: Sanitizer::create() does. O(json)
  // https://webidl.spec.whatwg.org/#js-dictionary
  static SanitizerConfigResult from_json(std::string_view json);
  // Returns the dictionary as JSON, in one line. Absent members are omitted. O(configuration)
  std::string to_json() const;
  // Whether all members are the same, in the same order.
  friend bool operator==(const SanitizerConfig&, const SanitizerConfig&) = default;
};

// What happens to comments, processing instructions, `data-` attributes and javascript: URLs that a
// configuration does not mention.
enum class Unmentioned : std::uint8_t {
  kept,     // as for `new Sanitizer(config)` and the Web's unsafe methods
  removed,  // as for a configuration that is passed directly to setHTML() or parseHTML()
};

// Why a configuration is invalid; the Web throws a TypeError in this case.
struct SanitizerError {
  std::string message;      // “removeElements and elements are mutually exclusive”
  std::string path;         // where, as in JSON: elements[3].attributes[1]; empty: the whole configuration
  std::string_view anchor;  // the clause of the Standard: "#dom-sanitizerconfig-valid"
  // The line in the JSON, from 1; 0 if the configuration was not read from JSON.
  std::size_t line = 0;
  // The column in that line, from 1, in code points; 0 if the configuration was not read from JSON.
  std::size_t column = 0;
};

// A SanitizerConfig, or why there is none.
class LOCKSTEP_EXPORT SanitizerConfigResult {
 public:
  // Create a result with a configuration, or with an error.
  explicit SanitizerConfigResult(SanitizerConfig config) : config_(std::move(config)) {}
  explicit SanitizerConfigResult(SanitizerError error) : error_(std::move(error)), has_value_(false) {}
  // Whether there is a configuration.
  explicit operator bool() const { return has_value_; }
  bool has_value() const { return has_value_; }
  // The configuration; an empty one if there is an error.
  const SanitizerConfig& value() const { return config_; }
  const SanitizerConfig& operator*() const { return config_; }
  const SanitizerConfig* operator->() const { return &config_; }
  // The error; its message is empty if there is a configuration.
  const SanitizerError& error() const { return error_; }
  // Things that the Web accepts but that are probably mistakes, such as unknown members, values that are not
  // booleans where a boolean is expected, and names that no element or attribute of a parsed page has. At
  // most 100 of them are listed.
  const std::vector<SanitizerError>& warnings() const& LOCKSTEP_LIFETIMEBOUND { return warnings_; }
  // Deleted, because the reference would dangle: keep the result in a variable.
  const std::vector<SanitizerError>& warnings() const&& = delete;

 private:
  friend struct SanitizerConfig;
  SanitizerConfig config_;
  SanitizerError error_;
  std::vector<SanitizerError> warnings_;
  bool has_value_ = true;
};

class Sanitizer;
class SanitizerResult;
struct SanitizeOptions;

namespace detail {
class MethodOperations;
struct SanitizerState;
struct SanitizerAccess;
// Implements SanitizeMethod::while_parsing. Parses a document if the context is null.
LOCKSTEP_EXPORT Document parse_while_sanitizing(std::string_view html, const FragmentContext* context,
                                                const Sanitizer& sanitizer, bool safe,
                                                const SanitizeOptions& options,
                                                const ParseOptions& parse_options, Source source);
}  // namespace detail

// A valid, compiled configuration. It is a value: copying is O(1), and any number of threads may use it at
// the same time as long as none modifies it. Sanitizing never changes it.
// https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#sanitizer
class LOCKSTEP_EXPORT Sanitizer {
 public:
  // The Standard's built-in safe default configuration, which keeps text and harmless markup, and removes the
  // rest. https://html.spec.whatwg.org/#built-in-safe-default-configuration O(1)
  Sanitizer() = default;
  // Returns a Sanitizer with the built-in safe default configuration, like Sanitizer().
  static Sanitizer default_sanitizer() { return Sanitizer(); }
  // Returns a Sanitizer with the configuration `{}`, which by itself removes nothing; the safe functions
  // still remove what is unsafe.
  static Sanitizer keep_everything();
  // Returns a Sanitizer with that configuration, or the reason why the configuration is invalid. Absent
  // members default to the Standard's values. O(configuration * log(configuration))
  // https://html.spec.whatwg.org/#dom-sanitizer-constructor
  static SanitizerResult create(const SanitizerConfig& config, Unmentioned unmentioned = Unmentioned::kept);
  // Like create(), but reads the Web's dictionary from JSON: see SanitizerConfig::from_json().
  static SanitizerResult from_json(std::string_view json, Unmentioned unmentioned = Unmentioned::kept);

  // Returns the configuration, with its lists sorted. O(configuration * log(configuration))
  // https://html.spec.whatwg.org/#dom-sanitizer-get
  SanitizerConfig get() const;
  // Returns get() as JSON, in one line; from_json() reads it.
  std::string to_json() const;

  // The Standard's methods. Each changes only this Sanitizer, not its copies, and returns whether it changed
  // anything. They never make a configuration invalid. O(configuration)
  //
  // Keeps the element, with its own lists of attributes. Has no effect if `remove_elements` is in use and the
  // element has such lists. https://html.spec.whatwg.org/#dom-sanitizer-allowelement
  bool allow_element(SanitizerElement element);
  // Removes the element and its children. https://html.spec.whatwg.org/#dom-sanitizer-removeelement
  bool remove_element(SanitizerElement element);
  // Removes the element but keeps its children. Has no effect for `html`, SVG `svg` and MathML `math`.
  // https://html.spec.whatwg.org/#dom-sanitizer-replaceelementwithchildren
  bool replace_element_with_children(SanitizerElement element);
  // Keeps the attribute on every element. https://html.spec.whatwg.org/#dom-sanitizer-allowattribute
  bool allow_attribute(SanitizerName attribute);
  // Removes the attribute from every element. https://html.spec.whatwg.org/#dom-sanitizer-removeattribute
  bool remove_attribute(SanitizerName attribute);
  // Keeps or removes comments. https://html.spec.whatwg.org/#dom-sanitizer-setcomments
  bool set_comments(bool allow);
  // Keeps all `data-` attributes, or only those that are listed. Has no effect without `attributes`.
  // https://html.spec.whatwg.org/#dom-sanitizer-setdataattributes
  bool set_data_attributes(bool allow);
  // Keeps attributes that navigate to javascript: URLs, or removes them.
  // https://html.spec.whatwg.org/#dom-sanitizer-setjavascripturls
  bool set_javascript_urls(bool allow);
  // Keeps processing instructions with that target.
  // https://html.spec.whatwg.org/#dom-sanitizer-allowprocessinginstruction
  bool allow_processing_instruction(std::string target);
  // Removes processing instructions with that target.
  // https://html.spec.whatwg.org/#dom-sanitizer-removeprocessinginstruction
  bool remove_processing_instruction(std::string target);
  // Makes this Sanitizer remove everything that the safe functions always remove: elements that run scripts
  // or load documents, the event handlers that standards define, and javascript: URLs.
  // https://html.spec.whatwg.org/#dom-sanitizer-removeunsafe
  bool remove_unsafe();

 private:
  friend class SanitizerResult;
  friend struct detail::SanitizerAccess;
  explicit Sanitizer(std::shared_ptr<const detail::SanitizerState> state) : state_(std::move(state)) {}
  std::shared_ptr<const detail::SanitizerState> state_;  // null: the default configuration
};

// A Sanitizer, or why there is none.
class LOCKSTEP_EXPORT SanitizerResult {
 public:
  // Create a result with a Sanitizer, or with an error.
  explicit SanitizerResult(Sanitizer sanitizer) : sanitizer_(std::move(sanitizer)) {}
  explicit SanitizerResult(SanitizerError error) : error_(std::move(error)), has_value_(false) {}
  // Whether there is a Sanitizer.
  explicit operator bool() const { return has_value_; }
  bool has_value() const { return has_value_; }
  // The Sanitizer; the default one if there is an error, so that it is safe to forget the check.
  const Sanitizer& value() const { return sanitizer_; }
  const Sanitizer& operator*() const { return sanitizer_; }
  const Sanitizer* operator->() const { return &sanitizer_; }
  // The error; its message is empty if there is a Sanitizer.
  const SanitizerError& error() const { return error_; }
  // Probable mistakes in JSON, such as members that the Web ignores; empty without JSON and after an error.
  // See SanitizerConfigResult::warnings().
  const std::vector<SanitizerError>& warnings() const& LOCKSTEP_LIFETIMEBOUND { return warnings_; }
  // A temporary result would leave the reference dangling: keep the result in a variable.
  const std::vector<SanitizerError>& warnings() const&& = delete;

 private:
  friend class Sanitizer;
  Sanitizer sanitizer_;
  SanitizerError error_;
  std::vector<SanitizerError> warnings_;
  bool has_value_ = true;
};

// When disallowed content is removed. The code of while_parsing is linked only into programs that name it.
class SanitizeMethod {
 public:
  // The tree is built and then filtered, as the Standard specifies.
  static const SanitizeMethod filter_tree;
  // The tree builder never inserts disallowed content, as in the Standard's open pull request 12756, which
  // Chromium follows. The results of the two methods differ where removed elements occur in misnested markup
  // or in tables, and for declarative shadow roots.
  static const SanitizeMethod while_parsing;
  // Whether both are the same method.
  friend bool operator==(SanitizeMethod, SanitizeMethod) = default;

 private:
  friend class detail::MethodOperations;
  using Parse = decltype(&detail::parse_while_sanitizing);
  constexpr explicit SanitizeMethod(Parse parse) : parse_(parse) {}
  Parse parse_;  // null: parse, then filter
};
inline constexpr SanitizeMethod SanitizeMethod::filter_tree{nullptr};
inline constexpr SanitizeMethod SanitizeMethod::while_parsing{&detail::parse_while_sanitizing};

// Why something was removed. SanitizerRemoval::member names the member of the configuration that caused it.
enum class RemovalReason : std::uint8_t {
  comment,                  // `comments` is false
  processing_instruction,   // by its target
  element,                  // with all its contents
  replaced_element,         // its children take its place
  attribute,                // by its name
  javascript_url,           // an attribute that navigates to a javascript: URL
  animated_javascript_url,  // an attribute that animates `href`, which could then become such a URL
};

// Something that sanitizing removes.
struct SanitizerRemoval {
  // What kind of thing is removed, and why.
  RemovalReason reason = RemovalReason::element;
  // The comment, processing instruction or element, still in the tree; for an attribute, its element. With
  // SanitizeMethod::while_parsing, the node is created for the report and is not in any tree.
  Node node;
  // The attribute, still on its element; null if no attribute is removed.
  Attribute attribute;
  // The member of the configuration that caused the removal: "elements" if the element is not in that list,
  // "removeElements" if it is in that list, "elements[].attributes" for an element's own list, and so on.
  // Empty for an event handler that no standard defines.
  std::string_view member;
  // Whether it is removed as unsafe: the configuration alone would keep it.
  bool unsafe = false;
  // The clause of the Standard: "#inner-sanitize-steps", "#remove-unsafe"; while parsing, the clause of the
  // parser's step that is changed: "#insert-a-comment", "#insert-a-processing-instruction",
  // "#insert-an-element-at-the-adjusted-insertion-location", "#create-an-element-for-the-token".
  std::string_view anchor;
  // The position in the input, if ParseOptions::positions was set: of the node (for an element, of its start
  // tag), or of the attribute, with the quotation marks of its value.
  ByteRange range = {};
};

// How to parse and sanitize.
struct SanitizeOptions {
  // When disallowed content is removed. sanitize() ignores it.
  SanitizeMethod method = SanitizeMethod::filter_tree;
  // How to parse. sanitize() ignores it, and set_html() parses under the document's edition. By default, as
  // on the Web, fragments are parsed with scripting, so that `noscript` contains text, and `<template
  // shadowrootmode>` attaches shadow roots. Documents are always parsed without scripting.
  ParseOptions parse = web_parse_options();
  // Unsafe functions only: scripts will run once the fragment is inserted (ScriptingMode::fragment).
  bool run_scripts = false;
  // Safe functions only: remove only the event handlers that standards define, as the Standard specifies. By
  // default, every attribute whose name is `on` followed by ASCII letters is removed, because engines run
  // event handlers that no standard defines.
  bool only_standard_event_handlers = false;
  // Safe functions only: treat any URL with the scheme `javascript` as a javascript: URL, even if the URL
  // Standard's parser rejects it, as it rejects `javascript://a` followed by a null character and `b/…`.
  // According to the Standard, such a URL in a tree does nothing, but some browsers run it, and parsing the
  // tree's HTML again may turn it into a URL that runs. Sanitizing from text to text always does this.
  bool any_javascript_scheme = false;
  // Called for everything that is removed, in the order of the walk, but not for the contents of removed
  // elements. `removal_user_data` is passed to it. Must not throw or modify the document. Costs nothing if
  // null.
  void (*on_removal)(const SanitizerRemoval& removal, void* user_data) = nullptr;
  void* removal_user_data = nullptr;

  // The default of `parse`: ParseOptions with scripting and declarative shadow roots.
  static ParseOptions web_parse_options() {
    ParseOptions options;
    options.scripting = options.allow_declarative_shadow_roots = true;
    return options;
  }
};

// What set_html() did.
struct [[nodiscard]] SetHtmlResult {
  // `none`, or why nothing was changed: wrong_document, invalid_node_type or quota_exceeded.
  DomError error = DomError::none;
  // True if a safe function was called for an HTML or SVG `script`. It then does nothing, as the Standard
  // specifies.
  bool nothing_done = false;
  // Whether the target's children were replaced.
  explicit operator bool() const { return error == DomError::none && !nothing_done; }
};

// Replaces the children of an element, a shadow root, or the contents of a `template`, with what remains of
// the markup: setHTML(). `html` is UTF-8 and may be a view of this document. The context is the element or,
// for a shadow root or the contents of a `template`, the host. The result does not run scripts, whatever the
// configuration. O(html + depth + nodes removed). https://html.spec.whatwg.org/#dom-element-sethtml
LOCKSTEP_EXPORT SetHtmlResult set_html(Document& document, Node target, std::string_view html,
                                       const Sanitizer& sanitizer = Sanitizer(),
                                       const SanitizeOptions& options = {});
// Like set_html(), but removes only what the configuration does not allow: setHTMLUnsafe(). The result may
// run scripts. https://html.spec.whatwg.org/#dom-element-sethtmlunsafe
LOCKSTEP_EXPORT SetHtmlResult set_html_unsafe(Document& document, Node target, std::string_view html,
                                              const Sanitizer& sanitizer,
                                              const SanitizeOptions& options = {});

// Parses a whole document and sanitizes it: Document.parseHTML(). Document::status() says whether all of the
// input was parsed; the part that was parsed is sanitized. O(html)
// https://html.spec.whatwg.org/#dom-parsehtml
LOCKSTEP_EXPORT Document parse_html(std::string_view html, const Sanitizer& sanitizer = Sanitizer(),
                                    const SanitizeOptions& options = {}, Source source = Source::copied);
// Like parse_html(), but removes only what the configuration does not allow: Document.parseHTMLUnsafe(). The
// result may run scripts. https://html.spec.whatwg.org/#dom-parsehtmlunsafe
LOCKSTEP_EXPORT Document parse_html_unsafe(std::string_view html, const Sanitizer& sanitizer,
                                           const SanitizeOptions& options = {},
                                           Source source = Source::copied);

// Parses a fragment in that context and sanitizes it: the children of the result's fragment() are those that
// set_html() would give the context. If the context is an HTML or SVG `script`, the fragment is empty.
// O(html)
LOCKSTEP_EXPORT Document parse_html_fragment(std::string_view html, const FragmentContext& context = {},
                                             const Sanitizer& sanitizer = Sanitizer(),
                                             const SanitizeOptions& options = {},
                                             Source source = Source::copied);
// Like parse_html_fragment(), but removes only what the configuration does not allow. The result may contain
// scripts.
LOCKSTEP_EXPORT Document parse_html_fragment_unsafe(std::string_view html, const FragmentContext& context,
                                                    const Sanitizer& sanitizer,
                                                    const SanitizeOptions& options = {},
                                                    Source source = Source::copied);

// Sanitizes the descendants of an existing node, including template contents and shadow roots, even those of
// the node itself. The node itself is kept, with its attributes. Returns DomError::wrong_document for a node
// of another document, otherwise none. O(descendants and their attributes)
// https://html.spec.whatwg.org/#sanitize
LOCKSTEP_EXPORT DomError sanitize(Document& document, Node node, const Sanitizer& sanitizer = Sanitizer(),
                                  const SanitizeOptions& options = {});
// Like sanitize(), but removes only what the configuration does not allow. What remains may run scripts.
LOCKSTEP_EXPORT DomError sanitize_unsafe(Document& document, Node node, const Sanitizer& sanitizer,
                                         const SanitizeOptions& options = {});

}  // namespace lockstep

#endif
