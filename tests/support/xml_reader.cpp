#include "support/xml_reader.h"

#include <cstddef>
#include <map>
#include <set>
#include <stdexcept>

#include "lockstep/xml.h"
#include "serialize/walk.h"

namespace lockstep::test {

namespace {

using Names = std::map<std::string, std::string>;  // prefix -> URL

class XmlReader {
 public:
  XmlReader(std::string_view xml, bool inside) : xml_(xml), inside_(inside) {}

  void run(XmlReading& reading) {
    characters();
    scopes_.push_back({"", {{"xml", "http://www.w3.org/XML/1998/namespace"}, {"", ""}}});
    take("<?xml version=\"1.0\" encoding=\"UTF-8\"?>");
    while (at_ < xml_.size()) {
      if (take("<!--")) {
        if (until("--").ends_with('-')) fail("--->");
        need(">");
      } else if (take("<!DOCTYPE ")) {
        if (inside_ || seen_root_ || seen_doctype_ || scopes_.size() > 1) fail("a DOCTYPE here");
        seen_doctype_ = true;
        doctype();
      } else if (take("<?")) {
        if (name() == "xml") fail("a declaration here");
        if (!take("?>")) {
          need(" ");
          until("?>");
        }
      } else if (take("</")) {
        if (scopes_.size() == 1 || name() != scopes_.back().tag) fail("the end tag");
        scopes_.pop_back();
        need(">");
      } else if (take("<")) {
        start_tag(reading);
      } else {
        const std::string piece = text('<');
        if (scopes_.size() == 1 && !inside_ && piece.find_first_not_of('\n') != std::string::npos)
          fail("text outside the root");
        reading.text += piece;
      }
    }
    if (scopes_.size() != 1 || (!inside_ && !seen_root_)) fail("the end");
  }

 private:
  struct Scope {
    std::string tag;
    Names urls;
  };

  [[noreturn]] void fail(const std::string& what) const {
    throw std::runtime_error(what + " at byte " + std::to_string(at_));
  }
  bool take(std::string_view text) {
    if (!xml_.substr(at_).starts_with(text)) return false;
    at_ += text.size();
    return true;
  }
  void need(std::string_view text) {
    if (!take(text)) fail(std::string(text) + " missing");
  }
  std::string_view until(std::string_view end) {
    const std::size_t found = xml_.find(end, at_);
    if (found == std::string_view::npos) fail(std::string(end) + " missing");
    const std::string_view text = xml_.substr(at_, found - at_);
    at_ = found + end.size();
    return text;
  }

  // Well-formed UTF-8, with only the characters of XML.
  void characters() {
    for (; at_ < xml_.size();) {
      const auto byte = [&](std::size_t i) {
        return at_ + i < xml_.size() ? static_cast<unsigned char>(xml_[at_ + i]) : 0u;
      };
      const unsigned lead = byte(0);
      std::size_t size = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
      if ((lead < 0x20 && lead != '\t' && lead != '\n') || (lead >= 0x80 && lead < 0xC2) || lead > 0xF4)
        fail("a byte");
      for (std::size_t i = 1; i < size; ++i)
        if ((byte(i) & 0xC0) != 0x80) fail("UTF-8");
      if ((lead == 0xE0 && byte(1) < 0xA0) || (lead == 0xED && byte(1) >= 0xA0) ||
          (lead == 0xF0 && byte(1) < 0x90) || (lead == 0xF4 && byte(1) >= 0x90) ||
          (lead == 0xEF && byte(1) == 0xBF && byte(2) >= 0xBE))
        fail("a character");
      at_ += size;
    }
    at_ = 0;
  }

  std::string name() {
    const auto stays = [](char c, bool first) {
      const auto byte = static_cast<unsigned char>(c);
      if ((byte | 0x20) >= 'a' && (byte | 0x20) <= 'z') return true;
      return byte >= 0x80 || c == '_' ||
             (!first && ((c >= '0' && c <= '9') || c == '-' || c == '.' || c == ':'));
    };
    const std::size_t begin = at_;
    while (at_ < xml_.size() && stays(xml_[at_], at_ == begin)) ++at_;
    if (at_ == begin) fail("a name");
    return std::string(xml_.substr(begin, at_ - begin));
  }

  // Up to `end` or the end of the input.
  std::string text(char end) {
    std::string out;
    while (at_ < xml_.size() && xml_[at_] != end) {
      if (take("&")) {
        const std::string_view reference = until(";");
        static const std::map<std::string_view, char> kKnown = {{"amp", '&'},  {"lt", '<'},   {"gt", '>'},
                                                                {"quot", '"'}, {"#13", '\r'}, {"#10", '\n'},
                                                                {"#9", '\t'}};
        const auto found = kKnown.find(reference);
        if (found == kKnown.end()) fail("a reference");
        out += found->second;
        continue;
      }
      if (xml_[at_] == '<' || xml_[at_] == '>') fail("an angle bracket");
      out += xml_[at_++];
    }
    return out;
  }

  std::string literal() {
    const char quote = take("\"") ? '"' : '\'';
    if (quote == '\'') need("'");
    return std::string(until(std::string_view(&quote, 1)));
  }
  void doctype() {
    if (name().find(':') != std::string::npos) fail("a colon");
    if (take(" PUBLIC ")) {
      literal();
      need(" ");
      literal();
    } else if (take(" SYSTEM ")) {
      literal();
    }
    need(">");
  }

  std::string expanded(const std::string& qualified, const Names& urls, bool attribute) {
    const std::size_t colon = qualified.find(':');
    if (colon == std::string::npos) return (attribute ? "" : urls.at("")) + ' ' + qualified;
    const auto url = urls.find(qualified.substr(0, colon));
    if (url == urls.end() || qualified.find(':', colon + 1) != std::string::npos ||
        colon + 1 == qualified.size())
      fail("a prefix");
    return url->second + ' ' + qualified.substr(colon + 1);
  }

  void start_tag(XmlReading& reading) {
    if (scopes_.size() == 1 && !inside_ && seen_root_) fail("a second root");
    seen_root_ = true;
    const std::string tag = name();
    Names urls = scopes_.back().urls;
    std::vector<std::string> attributes;
    while (take(" ")) {
      const std::string attribute = name();
      need("=\"");
      const std::string value = text('"');
      need("\"");
      if (attribute == "xmlns") {
        if (value == urls[""]) fail("a declaration of what holds");
        urls[""] = value;
      } else if (attribute.starts_with("xmlns:")) {
        urls[attribute.substr(6)] = value;
      } else {
        attributes.push_back(attribute);
      }
    }
    std::set<std::string> seen;
    for (const std::string& attribute : attributes)
      if (!seen.insert(expanded(attribute, urls, true)).second) fail("an attribute twice");
    reading.names.push_back(expanded(tag, urls, false));
    if (take("/>")) return;
    need(">");
    scopes_.push_back({tag, std::move(urls)});
  }

  std::string_view xml_;
  const bool inside_;
  std::size_t at_ = 0;
  bool seen_root_ = false, seen_doctype_ = false;
  std::vector<Scope> scopes_;
};

// The elements and texts of a tree in the form of read_xml(), names unescaped.
class Contents {
 public:
  XmlReading found;
  void enter(Node node) {
    static const Names kUrls = {{"1", "http://www.w3.org/1999/xhtml"},
                                {"2", "http://www.w3.org/1998/Math/MathML"},
                                {"3", "http://www.w3.org/2000/svg"}};
    if (node.is_element())
      found.names.push_back(kUrls.at(std::to_string(static_cast<int>(node.element_namespace()))) + ' ' +
                            std::string(node.local_name()));
    if (node.type() == NodeType::text) found.text += coerce_text(node.data());
  }
  bool enter_part(detail::Part part, Node, Node) { return part != detail::Part::shadow_root; }
  void leave_part(detail::Part, Node) {}
  void leave(Node) {}
};

}  // namespace

XmlReading read_xml(std::string_view xml, bool inside_an_element) {
  XmlReading reading;
  try {
    XmlReader(xml, inside_an_element).run(reading);
  } catch (const std::runtime_error& error) {
    reading.problem = error.what();
  }
  return reading;
}

std::string xml_problem(const Document& document) {
  const bool whole = document.result() == document.root();
  const std::string xml = serialize_xml(document.result());
  XmlReading reading = read_xml(xml, !whole);
  if (!reading.problem.empty()) return reading.problem + " of " + xml;
  for (std::string& name : reading.names) {
    const std::size_t space = name.find(' ');
    name.replace(space + 1, std::string::npos, uncoerce_name(std::string_view(name).substr(space + 1)));
  }
  Contents contents;
  detail::Walk<Contents>(contents).run(document.result());
  if (reading.names != contents.found.names) return "other elements in " + xml;
  return reading.text == contents.found.text ? "" : "other text in " + xml;
}

}  // namespace lockstep::test
