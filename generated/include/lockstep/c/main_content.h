// The main content of a page: which part of it is what it is about, and facts about it. See
// docs/guides/main-content.md.
//
// Generated from spec/interface/main_content.interface: edit that, then run scripts/generate.
#ifndef LOCKSTEP_C_MAIN_CONTENT_H
#define LOCKSTEP_C_MAIN_CONTENT_H

#include "lockstep/c/base.h"
#include "lockstep/c/document.h"

#ifdef __cplusplus
extern "C" {
#endif

// What a page is.
enum {
  LOCKSTEP_PAGE_ARTICLE = 1,        // one text: news, a blog post, a guide
  LOCKSTEP_PAGE_DOCUMENTATION = 2,  // a manual, a reference
  LOCKSTEP_PAGE_SERVICE = 3,        // what a company offers
  LOCKSTEP_PAGE_FORUM = 4,          // a discussion, questions and answers
  LOCKSTEP_PAGE_COLLECTION = 5,     // a category of products
  LOCKSTEP_PAGE_LISTING = 6,        // an index of texts, courses and the like
  LOCKSTEP_PAGE_PRODUCT = 7,        // one product
};

// Returns "article", "documentation" and so on; null for an unknown kind. A static string.
LOCKSTEP_EXPORT const char* lockstep_page_kind_name(int32_t kind);

// The main content of a document, which must exist as long as it is used.
typedef struct lockstep_content lockstep_content;

// Finds the main content of a page, and stores it. `scripting`: treat `noscript` and the fallback content of
// `canvas` as hidden, which is correct for a page parsed with scripting. The caller frees the result, before
// the document.
//
//   lockstep_main_content(document, false, &content);
//   if (lockstep_content_text(content, &text) == LOCKSTEP_OK)
//     fwrite(text.data, 1, text.size, stdout);
//   lockstep_buffer_free(&text);
//   lockstep_content_free(content);
//
// O(tree + text)
LOCKSTEP_EXPORT lockstep_status lockstep_main_content(const lockstep_document* document, bool scripting,
                                                      lockstep_content** content);
// Frees the main content.
LOCKSTEP_EXPORT void lockstep_content_free(lockstep_content* content);

// The number of nodes that are main content with all that they contain, in tree order; none is inside another
// one. 0 for a null content.
LOCKSTEP_EXPORT size_t lockstep_content_node_count(const lockstep_content* content);
// Returns such a node, an element or a text; none if the index is out of bounds.
LOCKSTEP_EXPORT lockstep_node lockstep_content_node(const lockstep_content* content, size_t index);
// Returns what the page probably is, LOCKSTEP_PAGE_...; 0 for a null content.
LOCKSTEP_EXPORT int32_t lockstep_content_kind(const lockstep_content* content);
// Returns how much of it is likely to be correct, from 0 to 1: the F1 score that the model expects. 0 for a
// null content.
LOCKSTEP_EXPORT double lockstep_content_confidence(const lockstep_content* content);

// Facts, as the page writes them, without white space around; empty if unknown, none (null) for a null
// content. Valid until the content is freed. The title, mostly without the name of the site; the author,
// several separated by ", ".
LOCKSTEP_EXPORT lockstep_string lockstep_content_title(const lockstep_content* content);
LOCKSTEP_EXPORT lockstep_string lockstep_content_author(const lockstep_content* content);
// The date, mostly as in ISO 8601; that of the last change.
LOCKSTEP_EXPORT lockstep_string lockstep_content_published(const lockstep_content* content);
LOCKSTEP_EXPORT lockstep_string lockstep_content_modified(const lockstep_content* content);
// The name of the site; a language tag such as "en-US", or "en_US".
LOCKSTEP_EXPORT lockstep_string lockstep_content_site(const lockstep_content* content);
LOCKSTEP_EXPORT lockstep_string lockstep_content_language(const lockstep_content* content);
// The address of the page; that of a picture of it.
LOCKSTEP_EXPORT lockstep_string lockstep_content_canonical(const lockstep_content* content);
LOCKSTEP_EXPORT lockstep_string lockstep_content_image(const lockstep_content* content);
// One or two sentences about it; its text, which few pages have as data.
LOCKSTEP_EXPORT lockstep_string lockstep_content_description(const lockstep_content* content);
LOCKSTEP_EXPORT lockstep_string lockstep_content_body(const lockstep_content* content);

// Stores a new document with copies of the nodes, in `body`, inside copies of the elements around them: lists
// stay lists, and rows of a table are in a table. If there are no nodes, it has the body among the facts in a
// paragraph. The caller frees it with lockstep_document_free(). O(nodes and ancestors copied)
LOCKSTEP_EXPORT lockstep_status lockstep_content_document(const lockstep_content* content,
                                                          lockstep_document** document);
// Stores the text of that document, as lockstep_node_inner_text() returns it. The caller owns this and the
// next two texts.
LOCKSTEP_EXPORT lockstep_status lockstep_content_text(const lockstep_content* content, lockstep_buffer* text);
// Stores the document as GitHub Flavored Markdown.
LOCKSTEP_EXPORT lockstep_status lockstep_content_markdown(const lockstep_content* content,
                                                          lockstep_buffer* markdown);
// Stores the contents of its `body` as HTML, which is not sanitized.
LOCKSTEP_EXPORT lockstep_status lockstep_content_html(const lockstep_content* content, lockstep_buffer* html);

#ifdef __cplusplus
}
#endif

#endif
