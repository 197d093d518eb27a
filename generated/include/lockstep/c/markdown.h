// Converts trees to Markdown, and lists what Markdown cannot express. See lockstep/markdown.h and
// docs/guides/markdown.md.
//
// Generated from spec/interface/markdown.interface: edit that, then run scripts/generate.
#ifndef LOCKSTEP_C_MARKDOWN_H
#define LOCKSTEP_C_MARKDOWN_H

#include "lockstep/c/base.h"
#include "lockstep/c/document.h"

#ifdef __cplusplus
extern "C" {
#endif

// The flavor of Markdown to write.
enum {
  LOCKSTEP_MARKDOWN_GFM = 0,         // with tables, strikethrough and task lists
  LOCKSTEP_MARKDOWN_COMMONMARK = 1,  // without tables, strikethrough and task lists
};
// How headings are written.
enum {
  LOCKSTEP_MARKDOWN_HEADINGS_ATX = 0,     // `# Title`
  LOCKSTEP_MARKDOWN_HEADINGS_SETEXT = 1,  // underlined (levels 1 and 2 only)
};
// Where the address of a link or image is written.
enum {
  LOCKSTEP_MARKDOWN_LINKS_INLINED = 0,     // `[text](address)`
  LOCKSTEP_MARKDOWN_LINKS_REFERENCED = 1,  // `[text][1]`, with a list of addresses at the end
};
// How images are written.
enum {
  LOCKSTEP_MARKDOWN_IMAGES_KEPT = 0,     // `![alt](address)`
  LOCKSTEP_MARKDOWN_IMAGES_ALT = 1,      // only the alternative text
  LOCKSTEP_MARKDOWN_IMAGES_DROPPED = 2,  // not at all
};
// How tables are written.
enum {
  LOCKSTEP_MARKDOWN_TABLES_GFM = 0,   // as GFM tables
  LOCKSTEP_MARKDOWN_TABLES_TEXT = 1,  // as the text of their cells, in paragraphs and other blocks
  LOCKSTEP_MARKDOWN_TABLES_HTML = 2,  // as HTML tables, which can have merged cells and blocks in cells
};

// Options for lockstep_node_markdown(). Pointers must be valid during the call.
typedef struct lockstep_markdown_options {
  size_t size;       // of this struct: see lockstep_markdown_options_init()
  int32_t flavor;    // the flavor of Markdown to write: LOCKSTEP_MARKDOWN_GFM (default) or _COMMONMARK
  int32_t headings;  // how headings are written: LOCKSTEP_MARKDOWN_HEADINGS_ATX (default), ...
  int32_t links;     // where addresses are written: LOCKSTEP_MARKDOWN_LINKS_INLINED (default), ...
  int32_t images;    // how images are written: LOCKSTEP_MARKDOWN_IMAGES_KEPT (default), ...
  int32_t tables;    // how tables are written: LOCKSTEP_MARKDOWN_TABLES_GFM (default), ...
  int32_t bullet;    // the marker of bulleted lists: '-' (default), '*' or '+'
  int32_t emphasis;  // the delimiter of emphasis: '*' (default) or '_'
  size_t width;  // the maximum number of characters in a line of a paragraph; 0 (default): no line is broken
  bool scripting;  // hide `noscript` and the fallback content of `canvas`
  const char*
      drop;  // the local names of elements to leave out, separated by spaces: "nav footer"; null: none
  // Called with the address of each link or image; returns the address to write, such as the absolute one,
  // which must stay valid until the next call. If the function is null or returns null, the address is
  // written unchanged.
  const char* (*address)(const char* url, size_t size, void* user_data);
  void* address_user_data;
} lockstep_markdown_options;

// Sets the defaults. `size` is sizeof *options.
LOCKSTEP_EXPORT void lockstep_markdown_options_init(lockstep_markdown_options* options, size_t size);

// What Markdown cannot express: see MarkdownLossKind in lockstep/markdown.h.
enum {
  LOCKSTEP_MARKDOWN_LOSS_MERGED_CELLS = 1,
  LOCKSTEP_MARKDOWN_LOSS_TABLE_AS_TEXT = 2,
  LOCKSTEP_MARKDOWN_LOSS_HEADER_CELLS = 3,
  LOCKSTEP_MARKDOWN_LOSS_BLOCKS_IN_CELL = 4,
  LOCKSTEP_MARKDOWN_LOSS_BLOCKS_IN_HEADING = 5,
  LOCKSTEP_MARKDOWN_LOSS_LINK_SPLIT = 6,
  LOCKSTEP_MARKDOWN_LOSS_NESTED_LINK = 7,
  LOCKSTEP_MARKDOWN_LOSS_LIST_NUMBER = 8,
  LOCKSTEP_MARKDOWN_LOSS_CONTENT_OUTSIDE_ITEM = 9,
  LOCKSTEP_MARKDOWN_LOSS_MARKUP_IN_CODE = 10,
  LOCKSTEP_MARKDOWN_LOSS_EMBEDDED_CONTENT = 11,
  LOCKSTEP_MARKDOWN_LOSS_IMAGE_DROPPED = 12,
  LOCKSTEP_MARKDOWN_LOSS_RAISED_TEXT = 13,
  LOCKSTEP_MARKDOWN_LOSS_TOO_DEEP = 14,
  LOCKSTEP_MARKDOWN_LOSS_AUTOMATIC_LINK = 15,
  LOCKSTEP_MARKDOWN_LOSS_CHECKBOX = 16,
};

// The Markdown of a node, and what it leaves out.
typedef struct lockstep_markdown lockstep_markdown;

// Converts a node and its contents to Markdown. `options` may be null. Returns LOCKSTEP_BAD_ARGUMENT for an
// unknown node or invalid options. The caller frees the result.
//
//   lockstep_markdown_options_init(&options, sizeof options);
//   options.tables = LOCKSTEP_MARKDOWN_TABLES_HTML;
//   if (lockstep_node_markdown(document, lockstep_document_root(document), &options, &markdown) ==
//   LOCKSTEP_OK)
//     fwrite(lockstep_markdown_text(markdown).data, 1, lockstep_markdown_text(markdown).size, stdout);
//   lockstep_markdown_free(markdown);
//
// O(tree)
LOCKSTEP_EXPORT lockstep_status lockstep_node_markdown(const lockstep_document* document, lockstep_node node,
                                                       const lockstep_markdown_options* options,
                                                       lockstep_markdown** markdown);
// Returns the text, which ends with a line feed unless it is empty; none for a null result. Valid until the
// result is freed.
LOCKSTEP_EXPORT lockstep_string lockstep_markdown_text(const lockstep_markdown* markdown);
// The number of losses, which are mostly in tree order; 0 for a null result.
LOCKSTEP_EXPORT size_t lockstep_markdown_loss_count(const lockstep_markdown* markdown);
// Returns the kind of a loss, LOCKSTEP_MARKDOWN_LOSS_...; 0 if the index is out of bounds.
LOCKSTEP_EXPORT int32_t lockstep_markdown_loss_kind(const lockstep_markdown* markdown, size_t index);
// Returns the name of that kind, as in the documentation: "merged cells". A static string; null if the index
// is out of bounds.
LOCKSTEP_EXPORT const char* lockstep_markdown_loss_name(const lockstep_markdown* markdown, size_t index);
// Returns the element or, for LOCKSTEP_MARKDOWN_LOSS_AUTOMATIC_LINK, the text node of a loss; none if the
// index is out of bounds. Valid as long as the document exists.
LOCKSTEP_EXPORT lockstep_node lockstep_markdown_loss_node(const lockstep_markdown* markdown, size_t index);
// Frees the result, which may be null. It may be freed after the document.
LOCKSTEP_EXPORT void lockstep_markdown_free(lockstep_markdown* markdown);

#ifdef __cplusplus
}
#endif

#endif
