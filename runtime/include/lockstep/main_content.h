// The main content of a page, without navigation, advertisements and the like; and facts about the page, such
// as its title, author and date.
//
// No standard defines main content: a model that was trained on pages decides for each block of text whether
// it is main content. See docs/design/content.md. The same document always gives the same result, on every
// machine.
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

// The kind of a page.
enum class PageKind : std::uint8_t {
  article,        // a single text: news, a blog post, a guide
  documentation,  // a manual, a reference
  service,        // what a company offers
  forum,          // a discussion, questions and answers
  collection,     // a category of products
  listing,        // an index of texts, courses and the like
  product,        // one product
};
// Returns the name of the kind: "article", "documentation" and so on.
LOCKSTEP_EXPORT std::string_view page_kind_name(PageKind kind);

// What a page states about itself in JSON-LD, in OpenGraph and other `meta` elements, in microdata and in
// other elements; spec/content/facts.tsv lists the sources. The values are as written in the page, without
// surrounding white space; in the text of elements, white space is also collapsed. An unknown value is empty.
struct PageFacts {
  std::string title;        // usually without the name of the site
  std::string author;       // several names are separated by ", "
  std::string published;    // the date of publication, usually as in ISO 8601
  std::string modified;     // the date of the last change
  std::string site;         // the name of the site
  std::string language;     // a language tag such as "en-US", or "en_US"
  std::string canonical;    // the address of the page
  std::string image;        // the address of an image that represents the page
  std::string description;  // one or two sentences
  std::string body;         // the text of the page, which few pages provide as data
};

// Options for main_content().
struct MainContentOptions {
  // Treat `noscript` and the fallback content of `canvas` as hidden, which is correct for a page parsed with
  // scripting.
  bool scripting = false;
};

// The result of main_content().
struct MainContent {
  // The nodes that are main content, each with everything that it contains, in tree order; none is inside
  // another. They are elements and text nodes, and are valid as long as the Document exists.
  std::vector<Node> nodes;
  PageFacts facts;
  PageKind kind = PageKind::article;  // the most likely kind
  // How much of the result is likely to be correct, from 0 to 1: the F1 score (the harmonic mean of precision
  // and recall) that the model expects.
  double confidence = 0;
  bool scripting = false;  // MainContentOptions::scripting
};

// Finds the main content of a page. Iterative, so depth is unlimited. Takes O(tree + text) time and memory.
LOCKSTEP_EXPORT MainContent main_content(const Document& document, const MainContentOptions& options = {});

// Returns a new document whose `body` contains copies of the nodes, inside copies of the elements around
// them: lists stay lists, and table rows are in a table. All `details` elements are open; with scripting,
// `noscript` and `canvas` are empty. If there are no nodes, the document contains a paragraph with
// PageFacts::body, unless that is empty. O(nodes and ancestors copied)
LOCKSTEP_EXPORT Document main_document(const MainContent& content);
// Returns the Node::inner_text() of the `body` of main_document().
LOCKSTEP_EXPORT std::string main_text(const MainContent& content);
// Returns the Markdown of main_document(). The nodes in its Markdown::losses are null.
LOCKSTEP_EXPORT Markdown main_markdown(const MainContent& content, const MarkdownOptions& options = {});
// Returns the HTML of the contents of the `body` of main_document(). The HTML is not sanitized.
LOCKSTEP_EXPORT std::string main_html(const MainContent& content, const SerializeOptions& options = {});

}  // namespace lockstep

#endif
