// The main content of a page: which part of it is what it is about, without navigation, advertisements and
// the like; and facts such as its title, its author and its date.
//
// This is judgement, not a standard: a model that was trained on pages decides for each block of text. See
// docs/design/content.md. The same document always has the same result, on every machine.
#ifndef LOCKSTEP_MAIN_CONTENT_H
#define LOCKSTEP_MAIN_CONTENT_H

#include "lockstep/detail/cpp20.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "lockstep/document.h"
#include "lockstep/export.h"
#include "lockstep/markdown.h"
#include "lockstep/serialize.h"

namespace lockstep {

// What a page is.
enum class PageKind : std::uint8_t {
  article,        // one text: news, a blog post, a guide
  documentation,  // a manual, a reference
  service,        // what a company offers
  forum,          // a discussion, questions and answers
  collection,     // a category of products
  listing,        // an index of texts, courses and the like
  product,        // one product
};
// "article", "documentation", …
LOCKSTEP_EXPORT std::string_view page_kind_name(PageKind kind);

// What a page says about itself in JSON-LD, OpenGraph and other `meta`, microdata and elements, as
// spec/content/facts.tsv declares it; as written there, without white space around. Empty: unknown.
struct PageFacts {
  std::string title;        // without the name of the site, mostly
  std::string author;       // several are separated by ", "
  std::string published;    // the date, mostly as in ISO 8601
  std::string modified;     // the date of the last change
  std::string site;         // the name of the site
  std::string language;     // a language tag such as "en-US", or "en_US"
  std::string canonical;    // its address
  std::string image;        // the address of a picture of it
  std::string description;  // one or two sentences
  std::string body;         // its text, which few pages have as data
};

// Options of main_content().
struct MainContentOptions {
  // Treat `noscript` and the fallback content of `canvas` as hidden, which is correct for a page parsed with
  // scripting.
  bool scripting = false;
};

// The result of main_content().
struct MainContent {
  // The nodes that are main content with all that they contain, in tree order; none is inside another one.
  // They are elements and texts, and stay valid as long as the Document exists.
  std::vector<Node> nodes;
  PageFacts facts;
  PageKind kind = PageKind::article;  // the most likely one
  // How much of it is likely to be correct, from 0 to 1: the F1 score, the harmonic mean of precision and
  // recall, that the model expects.
  double confidence = 0;
  bool scripting = false;  // MainContentOptions::scripting
};

// Finds the main content of a page. Iterative, so depth is unlimited. O(tree + text), and memory of the same
// order.
LOCKSTEP_EXPORT MainContent main_content(const Document& document, const MainContentOptions& options = {});

// Returns a new document with copies of the nodes, in `body`, inside copies of the elements around them:
// lists stay lists, and rows of a table are in a table. Closed `details` are open; with scripting, `noscript`
// and `canvas` are empty. If there are no nodes, the document has the facts' body in a paragraph. O(nodes and
// ancestors copied)
LOCKSTEP_EXPORT Document main_document(const MainContent& content);
// The text of that document, as Node::inner_text() returns it.
LOCKSTEP_EXPORT std::string main_text(const MainContent& content);
// Its Markdown.
LOCKSTEP_EXPORT Markdown main_markdown(const MainContent& content, const MarkdownOptions& options = {});
// The contents of its `body` as HTML. Not sanitized.
LOCKSTEP_EXPORT std::string main_html(const MainContent& content, const SerializeOptions& options = {});

}  // namespace lockstep

#endif
