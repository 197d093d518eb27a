// The main content of a page, without navigation, advertisements and the like; and facts about the page, such
// as its title, author and date. See docs/guides/main-content.md.
//
// Generated from spec/interface/main_content.interface: edit that, then run scripts/generate.
#ifndef LOCKSTEP_C_MAIN_CONTENT_H
#define LOCKSTEP_C_MAIN_CONTENT_H

#include "lockstep/c/base.h"
#include "lockstep/c/document.h"

#ifdef __cplusplus
extern "C" {
#endif

// The kind of a page.
enum {
  LOCKSTEP_PAGE_ARTICLE = 1,        // a single text: news, a blog post, a guide
  LOCKSTEP_PAGE_DOCUMENTATION = 2,  // a manual, a reference
  LOCKSTEP_PAGE_SERVICE = 3,        // what a company offers
  LOCKSTEP_PAGE_FORUM = 4,          // a discussion, questions and answers
  LOCKSTEP_PAGE_COLLECTION = 5,     // a category of products
  LOCKSTEP_PAGE_LISTING = 6,        // an index of texts, courses and the like
  LOCKSTEP_PAGE_PRODUCT = 7,        // one product
};

// Returns the name of the kind: "article", "documentation" and so on; null for an unknown kind. A static
// string.
LOCKSTEP_EXPORT const char* lockstep_page_kind_name(int32_t kind);

// The main content of a document. Free it before the document.
typedef struct lockstep_content lockstep_content;

// Finds the main content of a page and stores it in `content`. With `scripting`, `noscript` and the fallback
// content of `canvas` count as hidden, which is correct for a page parsed with scripting. The caller frees
// the result.
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

// The number of nodes that are main content, each with everything that it contains. They are in tree order,
// and none is inside another. 0 for a null content.
LOCKSTEP_EXPORT size_t lockstep_content_node_count(const lockstep_content* content);
// Returns one of these nodes, an element or a text node; none if the index is out of bounds.
LOCKSTEP_EXPORT lockstep_node lockstep_content_node(const lockstep_content* content, size_t index);
// Returns the most likely kind of the page, LOCKSTEP_PAGE_...; 0 for a null content.
LOCKSTEP_EXPORT int32_t lockstep_content_kind(const lockstep_content* content);
// Returns how much of the main content is likely to be correct, from 0 to 1: the F1 score that the model
// expects. 0 for a null content.
LOCKSTEP_EXPORT double lockstep_content_confidence(const lockstep_content* content);

// The following functions return facts as written in the page, without surrounding white space; empty if
// unknown, none (null) for a null content. Valid until the content is freed. The first two are the title,
// usually without the name of the site, and the author; several authors are separated by ", ".
LOCKSTEP_EXPORT lockstep_string lockstep_content_title(const lockstep_content* content);
LOCKSTEP_EXPORT lockstep_string lockstep_content_author(const lockstep_content* content);
// The date of publication, usually as in ISO 8601, and the date of the last change.
LOCKSTEP_EXPORT lockstep_string lockstep_content_published(const lockstep_content* content);
LOCKSTEP_EXPORT lockstep_string lockstep_content_modified(const lockstep_content* content);
// The name of the site, and the language: a tag such as "en-US", or "en_US".
LOCKSTEP_EXPORT lockstep_string lockstep_content_site(const lockstep_content* content);
LOCKSTEP_EXPORT lockstep_string lockstep_content_language(const lockstep_content* content);
// The address of the page, and the address of an image that represents the page.
LOCKSTEP_EXPORT lockstep_string lockstep_content_canonical(const lockstep_content* content);
LOCKSTEP_EXPORT lockstep_string lockstep_content_image(const lockstep_content* content);
// A description in one or two sentences, and the text of the page, which few pages provide as data.
LOCKSTEP_EXPORT lockstep_string lockstep_content_description(const lockstep_content* content);
LOCKSTEP_EXPORT lockstep_string lockstep_content_body(const lockstep_content* content);

// Stores a new document whose `body` contains copies of the nodes, inside copies of the elements around them:
// lists stay lists, and table rows are in a table. If there are no nodes, the document contains the text of
// lockstep_content_body() in a paragraph. The caller frees it with lockstep_document_free(). O(nodes and
// ancestors copied)
LOCKSTEP_EXPORT lockstep_status lockstep_content_document(const lockstep_content* content,
                                                          lockstep_document** document);
// Stores the text of that document, as lockstep_node_inner_text() returns it. The caller owns this text and
// the next two.
LOCKSTEP_EXPORT lockstep_status lockstep_content_text(const lockstep_content* content, lockstep_buffer* text);
// Stores that document as GitHub Flavored Markdown.
LOCKSTEP_EXPORT lockstep_status lockstep_content_markdown(const lockstep_content* content,
                                                          lockstep_buffer* markdown);
// Stores the contents of that document's `body` as HTML, which is not sanitized.
LOCKSTEP_EXPORT lockstep_status lockstep_content_html(const lockstep_content* content, lockstep_buffer* html);

#ifdef __cplusplus
}
#endif

#endif
