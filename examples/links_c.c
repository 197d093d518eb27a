// Prints the target and the text of each link of a page: examples/links.cpp in C.
#include <stdio.h>

#include "lockstep/c.h"

int main(void) {
  static const char html[] = "<ul><li><a href=/clocks>All <b>clocks</b></a><li><a href=/keys>Keys</ul>";
  lockstep_document* document;
  if (lockstep_parse(html, sizeof html - 1, NULL, &document) < 0) return 1;
  const lockstep_node root = lockstep_document_root(document);
  lockstep_node link = root;
  while ((link = lockstep_find(document, root, link, "a")) != LOCKSTEP_NO_NODE) {
    const lockstep_string target = lockstep_node_attribute(document, link, "href");
    lockstep_buffer text;
    if (lockstep_node_text_content(document, link, &text) != LOCKSTEP_OK) break;
    printf("%.*s %s\n", (int)target.size, target.data, text.data);
    lockstep_buffer_free(&text);
  }
  lockstep_document_free(document);
  return 0;
}

// Prints:
// /clocks All clocks
// /keys Keys
