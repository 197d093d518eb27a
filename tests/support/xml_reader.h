// A small, strict XML reader that checks the well-formedness of many trees.
#ifndef LOCKSTEP_TESTS_SUPPORT_XML_READER_H
#define LOCKSTEP_TESTS_SUPPORT_XML_READER_H

#include <string>
#include <string_view>
#include <vector>

#include "lockstep/document.h"

namespace lockstep::test {

struct XmlReading {
  std::string problem;             // "" when it is well-formed, namespaces included
  std::vector<std::string> names;  // of elements in order, as "URL local"
  std::string text;                // all of it
};

// Reads a document, or with `inside_an_element` the content of an element. Knows no entities but the five of
// XML, no CDATA sections, and of names the characters beyond ASCII are not checked.
XmlReading read_xml(std::string_view xml, bool inside_an_element);

// The first fault in the XML of a document or fragment, or "": it must be well-formed and, the escapes of
// names undone, have the tree's elements and texts.
std::string xml_problem(const Document& document);

}  // namespace lockstep::test

#endif
