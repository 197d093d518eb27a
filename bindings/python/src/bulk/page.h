// The contents of a page, collected in one walk.
#ifndef LOCKSTEP_PYTHON_BULK_PAGE_H
#define LOCKSTEP_PYTHON_BULK_PAGE_H

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "lockstep/document.h"

namespace lockstep::python::bulk {

// The contents to collect.
struct Wanted {
  bool base = false, links = false, metadata = false, json_ld = false;
  bool headings = false, tables = false;
  // Lists of further elements whose text to collect, each in tree order.
  std::vector<std::vector<Node>> selected = {};
};

// The contents of a page. Views refer to the document.
class Page {
 public:
  // A part of the text of the page.
  struct Range {
    std::size_t begin = 0, end = 0;
  };
  struct Link {
    Node element;
    std::string_view href;
    Range text;
  };
  // `kind` says what `name` is: "name", "property", "itemprop" or "http-equiv", an attribute of a meta
  // element; or "link" for a link element, whose `rel` is the name and whose `href` is the content.
  struct Metadata {
    std::string_view kind, name, content;
  };
  struct Heading {
    Node element;
    int level = 0;
    Range text;
  };

  // Walks once over the node and its descendants. `wanted` must outlive the result. O(nodes * (1 + lists
  // selected) + attributes)
  Page(Node root, const Wanted& wanted);
  Page(const Document& document, const Wanted& wanted) : Page(document.root(), wanted) {}

  // The text of a range, without white space at its ends, and with one space for each run of ASCII
  // whitespace, for a `br`, and where a block starts or ends. Elements that are never rendered, such as
  // `script` and `datalist`, have no text, unless they are selected themselves. O(1)
  std::string_view text(const Range& range) const;
  // The text of a requested element, or of a cell or caption of a table; empty for others.
  std::string_view text(Node element) const;

  // See Document::base_href().
  std::optional<std::string_view> base;
  // The hyperlinks: `a` and `area` with `href`, and SVG links.
  std::vector<Link> links;
  std::vector<Metadata> metadata;
  // The text of the scripts with type application/ld+json.
  std::vector<std::string> json_ld;
  // https://html.spec.whatwg.org/multipage/sections.html#heading-levels-&-offsets
  std::vector<Heading> headings;
  std::vector<Node> tables;

 private:
  enum class Target : std::uint8_t { link, heading, element };
  struct Open {
    Node element;
    Target target;
    std::size_t index;
  };
  struct HeadingOffset {
    Node element;
    int offset;  // the offset of the elements inside it
  };

  // An element that is never rendered, or one inside it whose own text is requested.
  struct Hiding {
    Node element;
    bool hides;
  };

  // Whether text is ignored.
  bool is_hidden() const { return !hidings_.empty() && hidings_.back().hides; }
  void enter(Node element);
  // Returns whether the element is rendered.
  bool enter_html(Node element);
  void enter_svg_link(Node element);
  void leave(Node element);
  bool is_selected(Node element);
  void open(Node element, Target target, std::size_t index);
  void add_space();
  void read_meta(Node element);
  void read_heading_offset(Node element);

  const Wanted& wanted_;
  std::string text_;        // the text of open and closed elements, without two spaces in a row
  std::vector<Open> open_;  // elements whose text is being read
  std::vector<HeadingOffset> offsets_;
  std::vector<Hiding> hidings_;  // of open elements
  std::unordered_map<Node, Range> ranges_;
  std::vector<std::size_t> next_selected_;  // for each list
};

}  // namespace lockstep::python::bulk

#endif
