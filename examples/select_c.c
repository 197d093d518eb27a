// Selects elements with a CSS selector, in C.
#include <stdio.h>
#include <string.h>

#include "lockstep/c.h"

static lockstep_selector* parse_selector(const char* css) {
  lockstep_selector* selector = NULL;
  lockstep_selector_error* error = NULL;
  if (lockstep_selector_parse(css, strlen(css), NULL, 0, &selector, &error) == LOCKSTEP_INVALID_SELECTOR) {
    const lockstep_string message = lockstep_selector_error_message(error);
    printf("%zu: %.*s\n", lockstep_selector_error_column(error), (int)message.size, message.data);
  }
  lockstep_selector_error_free(error);
  return selector;
}

int main(void) {
  static const char html[] = "<ul><li><a href=/clocks>Clocks</a><li><a class=ad href=/buy>Buy</a></ul>";
  lockstep_document* document = NULL;
  if (lockstep_parse(html, sizeof html - 1, NULL, &document) < 0) return 1;
  lockstep_selector* selector = parse_selector("li > a[href^='/']:not(.ad)");
  lockstep_selection* links = NULL;
  if (lockstep_select(document, lockstep_document_root(document), selector, &links) == LOCKSTEP_OK)
    for (lockstep_node link; (link = lockstep_selection_next(links)) != LOCKSTEP_NO_NODE;) {
      const lockstep_string target = lockstep_node_attribute(document, link, "href");
      printf("%.*s\n", (int)target.size, target.data);
    }
  lockstep_selection_free(links);
  lockstep_selector_free(selector);
  lockstep_document_free(document);
  lockstep_selector_free(parse_selector("li >"));
  return 0;
}

// Prints:
// /clocks
// 5: expected a selector, found the end of the selector
