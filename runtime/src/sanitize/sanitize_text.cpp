// Sanitizes text to text: the result is parsed again as it would be at each place where it may be inserted,
// until this changes nothing.
#include "lockstep/sanitize_text.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "document/access.h"
#include "lockstep/document.h"
#include "lockstep/edition.h"
#include "lockstep/parser.h"
#include "lockstep/serialize.h"
#include "sanitize/compiled.h"
#include "serialize/html.h"
#include "text/characters.h"

namespace lockstep {

namespace {

// --- The trees

// Calls the function with each node inside `root`, including those in template contents and shadow roots.
template <class Function>
void for_each_inside(Node root, Function function) {
  std::vector<Node> roots = {root};
  while (!roots.empty()) {
    const Node top = roots.back();
    roots.pop_back();
    for (Node node = top.following(top); node; node = node.following(top)) {
      function(node);
      if (const Node contents = node.template_contents()) roots.push_back(contents);
      if (const Node shadow = node.shadow_root()) roots.push_back(shadow);
    }
  }
}

bool is_html_one_of(Node node, std::initializer_list<std::string_view> names) {
  return node.is_element() && node.element_namespace() == Namespace::html &&
         std::find(names.begin(), names.end(), node.local_name()) != names.end();
}

// Returns a bit for each of the names that follows a `<` in the text, ignoring ASCII case.
std::uint32_t tags_in(std::string_view text, std::initializer_list<std::string_view> names) {
  const auto same = [](char name, char c) { return name == detail::ascii_lowercase(c); };
  // Most tags do not begin with the first letter of one of these names. The same bit represents both cases of
  // a letter.
  const auto bit = [](char c) { return std::uint32_t{1} << (c & 31); };
  std::uint32_t letters = 0, found = 0;
  for (const std::string_view name : names) letters |= bit(name[0]);
  for (std::size_t at = text.find('<'); at != std::string_view::npos; at = text.find('<', at + 1)) {
    const std::string_view rest = text.substr(at + 1);
    if (rest.empty() || (letters & bit(rest[0])) == 0) continue;
    std::uint32_t tag = 1;
    for (const std::string_view name : names) {
      if (rest.size() >= name.size() && std::equal(name.begin(), name.end(), rest.begin(), same))
        found |= tag;
      tag <<= 1;
    }
  }
  return found;
}

// The nodes that the options remove in addition.
struct Drops {
  bool comments, noscript, foreign, raw_text;

  bool any() const { return comments || noscript || foreign || raw_text; }
  bool takes(Node node) const {
    if (node.type() == NodeType::comment || node.type() == NodeType::processing_instruction) return comments;
    if (!node.is_element()) return false;
    if (node.element_namespace() != Namespace::html) return foreign;
    return (noscript && node.is_html("noscript")) ||
           (raw_text && is_html_one_of(node, {"style", "xmp", "iframe", "noembed", "noframes", "plaintext",
                                              "textarea", "title", "script"}));
  }
};

// Returns whether there was anything to remove.
bool drop(Document& document, Node root, const Drops& drops) {
  if (!drops.any()) return false;
  std::vector<Node> nodes;
  for_each_inside(root, [&](Node node) {
    if (drops.takes(node)) nodes.push_back(node);
  });
  for (const Node node : nodes) (void)document.remove(node);
  return !nodes.empty();
}

// Returns the HTML of the children of `root`, written so that a parser keeps all newlines.
std::string html_of(Node root, bool scripting) {
  return detail::serialize_html_with_newlines_doubled(
      root, {.scripting = scripting, .serializable_shadow_roots = true, .edition = kDefaultEdition});
}

// --- Where the text is inserted

// The differences between the parsers that may read the text.
struct Landing {
  Edition edition;
  bool scripting, quirks, in_form, shadow_roots;
};

// The markup around the text in a page: the start tags that make the place the current element and, where
// needed to end text that is not markup, its end tag. Elsewhere an end tag could create elements, as `</p>`
// does.
struct Wrapper {
  std::string before, after;
};

Wrapper wrapper_of(const LandingPlace& place) {
  Wrapper wrapper;
  const auto add = [&](std::string_view name) { wrapper.before.append("<").append(name).append(">"); };
  const std::string_view name = place.local_name;
  if (place.element_namespace == Namespace::svg && name != "svg") add("svg");
  if (place.element_namespace == Namespace::mathml && name != "math") add("math");
  if (place.element_namespace == Namespace::html) {
    const auto is = [&](std::initializer_list<std::string_view> names) {
      return std::find(names.begin(), names.end(), name) != names.end();
    };
    // Elements that end tags in the text could close, if a parser reads them.
    if (name == "body") return {"<div><div>", {}};
    if (is({"caption", "colgroup", "tbody", "thead", "tfoot", "tr", "td", "th"})) add("table");
    if (is({"tr", "td", "th"})) add("tbody");
    if (is({"td", "th"})) add("tr");
    if (is({"option", "optgroup"})) add("select");
    if (is({"textarea", "title", "noscript"})) wrapper.after.append("</").append(name).append(">");
  }
  add(name);
  return wrapper;
}

// Whether nothing can be inserted safely into the place's element: its contents are not read as ordinary
// markup, or a parser cannot create it.
bool takes_no_markup(const LandingPlace& place) {
  constexpr std::string_view kNames[] = {"script",   "style",     "xmp",      "iframe", "noembed",
                                         "noframes", "plaintext", "frameset", "head",   "html"};
  return std::find(std::begin(kNames), std::end(kNames), place.local_name) != std::end(kNames) ||
         place.element_namespace == Namespace::none || place.local_name.empty() ||
         place.local_name.find_first_of(std::string_view("\t\n\f\r />\0", 8)) != std::string_view::npos;
}

// Returns the innermost open element of a page that has been parsed only up to the place.
Node innermost(Node node) {
  for (;;) {
    const Node contents = node.template_contents();
    Node next = contents ? contents : node.last_child();
    if (contents && !contents.last_child()) return node;
    if (contents) next = contents.last_child();
    if (!next || !next.is_element()) return node;
    node = next;
  }
}

// The markup after the text in a page: a comment, text and a form. The comment shows which element is open.
// The text also shows formatting elements that the parser would reconstruct, and the form shows whether the
// form element pointer is set.
class EndMark {
 public:
  // Chooses a word that is not in the text.
  explicit EndMark(std::string_view text) {
    std::size_t longest = 0, end = 0;
    for (std::size_t at; (at = text.find('~', end)) != std::string_view::npos;) {
      end = std::min(text.find_first_not_of('~', at), text.size());
      longest = std::max(longest, end - at);
    }
    word_.assign(longest + 1, '~');
  }
  std::string html() const { return "<!--" + word_ + "-->" + word_ + "<form id=" + word_ + "></form>"; }

  // The nodes of the mark's parts in a document; null for missing parts. O(nodes), or O(depth) if the mark is
  // at the end.
  struct Places {
    Node comment, text, form;
  };
  Places find(Node root) const {
    Places places;
    const auto look_at = [&](Node node) {
      if (node.type() == NodeType::comment && node.data() == word_)
        places.comment = node;
      else if (node.type() == NodeType::text && node.data().ends_with(word_))
        places.text = node;
      else if (node.local_name() == "form" && node.attribute("id") == word_)
        places.form = node;
    };
    constexpr int kMostAtEnd = 8;  // the number of nodes without children to examine
    Node node = root;
    for (int left = kMostAtEnd; node && left > 0; --left) {
      while (node.last_child()) node = node.last_child();
      look_at(node);
      if (places.comment && places.text && places.form) return places;
      while (node && node != root && !node.previous_sibling()) node = node.parent();
      node = node != root ? node.previous_sibling() : Node();
    }
    places = {};
    for_each_inside(root, look_at);
    return places;
  }
  // Removes the parts, and the elements that the parser created only for them.
  void remove_from(Document& document, const Places& places, detail::NodeId first_made) const {
    if (places.comment) (void)document.remove(places.comment);
    if (places.form) (void)document.remove(places.form);
    if (!places.text) return;
    if (places.text.data().size() > word_.size()) {
      const std::string rest(places.text.data().substr(0, places.text.data().size() - word_.size()));
      (void)document.set_data(places.text, rest);
      return;
    }
    Node gone = places.text, parent = gone.parent();
    while (parent && detail::NodeAccess::id(parent) >= first_made && parent.first_child() == gone &&
           !gone.next_sibling()) {
      gone = parent;
      parent = gone.parent();
    }
    (void)document.remove(gone);
  }

 private:
  std::string word_;
};

// --- Settling

class TextSanitizer {
 public:
  TextSanitizer(const Sanitizer& sanitizer, bool safe, const SanitizeTextOptions& options)
      : sanitizer_(sanitizer),
        safe_(safe),
        options_(options),
        drops_{options.drop_comments, options.drop_noscript, options.drop_foreign, options.drop_raw_text} {
    places_.push_back({});
    if (!options.document) places_.insert(places_.end(), options.places.begin(), options.places.end());
  }

  SanitizedText run(std::string_view html) {
    for (const LandingPlace& place : std::span(places_).subspan(1))  // the first is the body
      if (!is_known(place)) {
        result_.message = "“" + std::string(place.local_name) + "” is not an element that can contain markup";
        result_.error = SanitizeTextError::unknown_place;
        return std::move(result_);
      }
    first(html, options_.on_removal);
    settle();
    if (result_.error == SanitizeTextError::unsettled && options_.drop_if_unsettled) {
      result_ = {};
      result_.dropped = true;
      drops_ = {true, true, true, true};
      first(html, nullptr);
      settle();
    }
    if (result_) result_.html = std::move(text_);
    return std::move(result_);
  }

 private:
  enum class Check { unchanged, changed, failed };

  // Returns the options that affect single nodes.
  SanitizeOptions node_options() const {
    SanitizeOptions options;
    options.only_standard_event_handlers = options_.only_standard_event_handlers;
    options.any_javascript_scheme = true;
    return options;
  }

  void first(std::string_view html, void (*on_removal)(const SanitizerRemoval&, void*)) {
    SanitizeOptions options = node_options();
    options.method = options_.method;
    options.parse = options_.parse;
    options.on_removal = on_removal;
    options.removal_user_data = options_.removal_user_data;
    Document document = parse_first(html, options);
    drop(document, document.result(), drops_);
    result_.status = document.status();
    result_.flattened = document.flattened();
    text_ = html_of(document.result(), options_.parse.scripting);
  }

  // Parses and sanitizes.
  Document parse_first(std::string_view html, const SanitizeOptions& options) const {
    if (options_.document)
      return safe_ ? parse_html(html, sanitizer_, options, Source::borrowed)
                   : parse_html_unsafe(html, sanitizer_, options, Source::borrowed);
    return safe_ ? parse_html_fragment(html, {}, sanitizer_, options, Source::borrowed)
                 : parse_html_fragment_unsafe(html, {}, sanitizer_, options, Source::borrowed);
  }

  // Removes everything that is not allowed. Returns whether anything was removed, or an error occurred.
  bool clean(Document& document, Node root) const {
    bool removed = false;
    SanitizeOptions options = node_options();
    options.on_removal = [](const SanitizerRemoval&, void* to) { *static_cast<bool*>(to) = true; };
    options.removal_user_data = &removed;
    const DomError error = safe_ ? sanitize(document, root, sanitizer_, options)
                                 : sanitize_unsafe(document, root, sanitizer_, options);
    return drop(document, root, drops_) || removed || error != DomError::none;
  }

  void settle() {
    if (options_.max_rounds == 0) return;
    for (;;) {
      const Check check = check_all();
      if (check == Check::unchanged || check == Check::failed) return;
      if (++result_.rounds > options_.max_rounds) {
        refuse(SanitizeTextError::unsettled, "parsing the text again still changes it after " +
                                                 std::to_string(options_.max_rounds) + " rounds");
        return;
      }
    }
  }

  Check refuse(SanitizeTextError error, std::string message) {
    result_.error = error;
    if (error == SanitizeTextError::unsettled) {
      std::string_view before = "; see ";
      const auto hint = [&](std::string_view option, bool is_dropped,
                            std::initializer_list<std::string_view> tags) {
        if (is_dropped || tags_in(text_, tags) == 0) return;
        message.append(before).append(option);
        before = ", ";
      };
      hint("drop_comments", drops_.comments, {"!--", "?"});
      hint("drop_noscript", drops_.noscript, {"noscript"});
      hint("drop_foreign", drops_.foreign, {"svg", "math"});
      hint("drop_raw_text", drops_.raw_text,
           {"style", "xmp", "iframe", "noembed", "noframes", "plaintext", "textarea", "title", "script"});
    }
    result_.message = std::move(message);
    return Check::failed;
  }

  enum Flags : unsigned { kScripting = 1, kQuirks = 2, kInForm = 4, kShadowRoots = 8 };

  Check check_all() {
    // The first parser is the one for which the text was written; writing its tree must give the same text.
    const Landing origin = {options_.parse.edition, options_.parse.scripting, false, false,
                            options_.parse.allow_declarative_shadow_roots};
    Check check = options_.document ? check_document(origin, true) : check_fragment({}, origin, true);
    // Differences that only tags with these names reveal.
    enum Revealing : std::uint32_t { kNoscript = 1, kTable = 2, kForm = 4, kEndOfForm = 8, kTemplate = 16 };
    const std::uint32_t tags = tags_in(text_, {"noscript", "table", "form", "/form", "template"});
    const bool noscript = (tags & kNoscript) != 0, tables = (tags & kTable) != 0,
               forms = (tags & (kForm | kEndOfForm)) != 0, templates = (tags & kTemplate) != 0;
    has_form_ = (tags & kForm) != 0;
    for (std::size_t i = 0; i < places_.size() && check == Check::unchanged; ++i) {
      const bool in_body = i == 0;
      for (const EditionInfo& info : editions()) {
        // Indexed by the flags: whether parsing the text gave a tree that serializes to the same text.
        std::array<bool, 16> round_trips = {};
        for (unsigned flags = 0; flags < 16 && check == Check::unchanged; ++flags) {
          const Landing landing = {info.edition, origin.scripting != ((flags & kScripting) != 0),
                                   (flags & kQuirks) != 0, (flags & kInForm) != 0,
                                   origin.shadow_roots != ((flags & kShadowRoots) != 0)};
          if (((flags & kScripting) != 0 && !noscript && places_[i].local_name != "noscript") ||
              ((flags & kInForm) != 0 && (!forms || options_.document)) ||
              ((flags & kShadowRoots) != 0 && !templates))
            continue;
          // Quirks mode matters where a table begins in an open paragraph. If parsing the text in no-quirks
          // mode closes a paragraph there, the tree does not serialize to the same text. Places other than
          // the body may be paragraphs themselves, so both modes are checked for them.
          if ((flags & kQuirks) != 0 &&
              (options_.document || (in_body && (!tables || round_trips[flags & ~kQuirks]))))
            continue;
          if (options_.document) {
            check = check_document(landing, false);
            continue;
          }
          round_trips[flags] = true;
          if (!in_body || flags != 0 || landing.edition != origin.edition) {
            check = check_fragment(places_[i], landing, false);
            round_trips[flags] = round_trips_;
          }
          if (check == Check::unchanged) check = check_page(places_[i], landing);
        }
      }
    }
    return check;
  }

  ParseOptions parse_options(const Landing& landing) const {
    ParseOptions options;
    options.edition = landing.edition;
    options.scripting = landing.scripting;
    options.allow_declarative_shadow_roots = landing.shadow_roots;
    // The text may be longer than the limit on the input, and its tree has more nodes where it is inserted.
    options.limits = options_.parse.limits;
    options.limits.input_bytes = options.limits.errors = options.limits.depth = 0;
    if (options.limits.nodes != 0) options.limits.nodes = 2 * options.limits.nodes + 64;
    if (options.limits.memory_bytes != 0)
      options.limits.memory_bytes = 2 * options.limits.memory_bytes + (std::size_t{1} << 20);
    return options;
  }

  Check limit(const Document& document) {
    result_.status = document.status();
    return refuse(SanitizeTextError::limit, "a limit was reached while parsing the text again: " +
                                                std::string(status_name(document.status())));
  }

  // Cleans the parsed tree and writes it to `html`. If cleaning removes anything, or if the text would change
  // although it must not, `html` also becomes the new text.
  Check check_tree(Document& document, Node root, const Landing& landing, bool must_stay, std::string& html) {
    const bool removed = clean(document, root);
    html = html_of(root, landing.scripting);
    if (!removed && !(must_stay && html != text_)) return Check::unchanged;
    text_ = html;
    return Check::changed;
  }

  Check check_fragment(const LandingPlace& place, const Landing& landing, bool is_origin) {
    FragmentContext context;
    context.local_name = place.local_name;
    context.element_namespace = place.element_namespace;
    context.quirks_mode = landing.quirks ? QuirksMode::quirks : QuirksMode::no_quirks;
    context.inside_form = landing.in_form;
    std::string written, parsed = text_;
    round_trips_ = false;
    // The value of innerHTML may be assigned a second time.
    for (int generation = 0; generation < 2; ++generation) {
      Document document = parse_fragment(parsed, context, parse_options(landing), Source::borrowed);
      if (document.status() != Status::ok) return limit(document);
      const Check check = check_tree(document, document.fragment(), landing, is_origin, written);
      if (check != Check::unchanged) return check;
      if (written == parsed) {
        round_trips_ = generation == 0;
        return check;
      }
      parsed = std::move(written);
    }
    return Check::unchanged;
  }

  Check check_document(const Landing& landing, bool is_origin) {
    std::string written;
    Document document = parse(text_, parse_options(landing), Source::borrowed);
    if (document.status() != Status::ok) return limit(document);
    return check_tree(document, document.root(), landing, is_origin, written);
  }

  // A `body` without a start tag can still be replaced by a `frameset`.
  static std::string page_before(const LandingPlace& place, const Wrapper& wrapper, const Landing& landing) {
    return std::string(landing.quirks ? "" : "<!DOCTYPE html>") + "<html><head></head>" +
           (place.local_name == "body" ? "" : "<body>") + (landing.in_form ? "<form>" : "") + wrapper.before;
  }

  static bool is_known(const LandingPlace& place) {
    if (takes_no_markup(place)) return false;
    Parser parser({.scripting = true});
    (void)parser.write(page_before(place, wrapper_of(place), {kDefaultEdition, true, false, false, false}));
    const Node element = innermost(parser.document().root());
    return element.local_name() == place.local_name &&
           element.element_namespace() == place.element_namespace && parser.is_open(element);
  }

  // Checks the text as part of a page.
  Check check_page(const LandingPlace& place, const Landing& landing) {
    const Wrapper wrapper = wrapper_of(place);
    const std::string before = page_before(place, wrapper, landing);
    const EndMark mark(text_);
    const std::string after = wrapper.after + mark.html();
    ParseOptions options = parse_options(landing);
    options.limits = {};
    const Document empty = parse(before + after, options);
    const EndMark::Places expected = mark.find(empty.root());
    // The page's own nodes come first in both trees; in the page without the text, the comment is the node
    // after them.
    const detail::NodeId of_page = detail::NodeAccess::id(expected.comment);
    options = parse_options(landing);
    const std::string html = before + text_ + after;
    Document document = parse(html, options, Source::borrowed);
    if (document.status() != Status::ok) return limit(document);
    const EndMark::Places places = mark.find(document.root());
    if (!places.comment)
      return refuse(SanitizeTextError::unsettled, "in a page, the text would swallow whatever follows it");
    // If a part of the mark is not where it should be, an element of the text is still open, or the text has
    // closed an element of the page. Only the places in the options, such as `p`, may be closed.
    const bool may_end = place.local_name != "body";
    const auto ends_in = [&](Node node, Node without) {
      return node && detail::NodeAccess::id(node.parent()) < of_page &&
             (may_end || !without ||
              detail::NodeAccess::id(node.parent()) == detail::NodeAccess::id(without.parent()));
    };
    // A form in a form: its start tag is ignored, and its end tag closes the outer one.
    const bool form_ends =
        places.form ? ends_in(places.form, expected.form) && (may_end || expected.form || has_form_)
                    : !expected.form;
    const bool ends =
        ends_in(places.comment, expected.comment) && ends_in(places.text, expected.text) && form_ends;
    mark.remove_from(document, places, of_page);

    bool is_merged = false;
    const Node text = document.create_document_fragment();
    std::vector<Node> made;  // the topmost nodes of the text
    for (detail::NodeId id = detail::kDocumentNode; id < of_page; ++id) {
      const Node node = detail::NodeAccess::at(document, id);
      is_merged = is_merged || node.attribute_count() != 0;
      for (Node child = node.first_child(); child; child = child.next_sibling())
        if (detail::NodeAccess::id(child) >= of_page) made.push_back(child);
    }
    for (const Node node : made)
      if (node.type() != NodeType::doctype) (void)document.append(text, node);
    // A tag in the text may also have added attributes to `html` or `body`.
    if (!clean(document, text) && ends && !is_merged) return Check::unchanged;
    text_ = html_of(text, landing.scripting);
    return Check::changed;
  }

  const Sanitizer& sanitizer_;
  bool safe_;
  const SanitizeTextOptions& options_;
  Drops drops_;
  std::vector<LandingPlace> places_;
  std::string text_;
  bool has_form_ = false;     // whether a start tag of a form is in the text
  bool round_trips_ = false;  // whether the last check_fragment() wrote the text that it parsed
  SanitizedText result_;
};

}  // namespace

SanitizedText sanitize(std::string_view html, const Sanitizer& sanitizer,
                       const SanitizeTextOptions& options) {
  return TextSanitizer(sanitizer, true, options).run(html);
}

SanitizedText sanitize_unsafe(std::string_view html, const Sanitizer& sanitizer,
                              const SanitizeTextOptions& options) {
  return TextSanitizer(sanitizer, false, options).run(html);
}

}  // namespace lockstep
