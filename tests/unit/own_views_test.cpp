// Checks that views of a document may be passed to the change that invalidates them: calls every function of
// the DOM interface with every kind of view for each argument, while all memory is full, so that storing a
// text moves the others. AddressSanitizer detects views of the old memory.
#include <gtest/gtest.h>

#include <cstring>
#include <functional>
#include <string>
#include <vector>

#include "document/access.h"
#include "document/tree_inline.h"
#include "lockstep/lockstep.h"
#include "support/parsing.h"
#include "support/text.h"

namespace lockstep::test {
namespace {

// Longer than the initial tables of names and texts.
const std::string kName(5000, 'n');
const std::string kSource = "<!DOCTYPE html><p title=" + std::string(300, 's') + " " + std::string(300, 'a') +
                            "=x>" + std::string(300, 't') + "</p><" + std::string(300, 'e') + "></><!--" +
                            std::string(300, 'c') + "--><?" + std::string(300, 'i') + " data?>";

struct Page {
  Document document = parse(kSource);
  Node p = document.root().find("p");
  Node text = document.create_text(std::string(300, 'T'));
  Node comment = document.create_comment(std::string(300, 'C'));
  Node instruction = document.create_processing_instruction(std::string(300, 'I'), std::string(300, 'D'));
  Node element = document.create_element(std::string(300, 'e') + "E");
  Node doctype = document.create_doctype(std::string(300, 'd'), std::string(300, 'P'), std::string(300, 'S'));

  Page() {
    EXPECT_EQ(document.set_attribute(p, std::string(300, 'A'), std::string(300, 'V')), DomError::none);
    EXPECT_EQ(document.append(p, text), DomError::none);
    fill();
  }
  // The next thing that is stored of any kind needs new memory.
  void fill() {
    detail::Tree& tree = detail::DocumentAccess::tree(document);
    const auto fill_up = [](auto& values) {
      const std::size_t room = values.capacity() - values.size();
      std::memset(static_cast<void*>(values.extend(room)), 'z', room * sizeof *values.data());
    };
    fill_up(tree.arena_text);
    fill_up(tree.attribute_records);
    while (tree.nodes.size() < tree.nodes.capacity()) document.create_document_fragment();
  }
};

// Views of the page, each also a name, and one that is not of the page.
using View = std::function<std::string_view(const Page&)>;
const std::vector<View> kViews = {
    [](const Page& page) { return page.text.data(); },
    [](const Page& page) { return page.text.data().substr(1); },
    [](const Page& page) { return page.p.first_child().data(); },
    [](const Page& page) { return page.p.attribute("title").value(); },
    [](const Page& page) { return page.p.attribute(1).qualified_name(); },
    [](const Page& page) { return page.p.attribute(1).qualified_name().substr(1); },
    [](const Page& page) { return page.p.attribute(2).qualified_name(); },
    [](const Page& page) { return page.p.attribute(2).value(); },
    [](const Page& page) { return page.comment.data(); },
    [](const Page& page) { return page.instruction.target(); },
    [](const Page& page) { return page.instruction.data(); },
    [](const Page& page) { return page.element.local_name(); },
    [](const Page& page) { return page.element.local_name().substr(2); },
    [](const Page& page) { return page.doctype.name(); },
    [](const Page& page) { return page.doctype.public_identifier(); },
    [](const Page& page) { return page.doctype.system_identifier(); },
    [](const Page&) { return std::string_view(kName); },
};

// Calls `change` with each view, and with a copy of its text, on separate pages.
template <class Change>
void with_each(Change change) {
  for (const View& view : kViews) {
    Page page;
    const std::string_view given = view(page);
    ASSERT_FALSE(given.empty());
    change(page, given, std::string(given));
    EXPECT_EQ(broken_links(page.document), "");
  }
}

template <class Change>
void with_each_pair(Change change) {
  for (const View& other : kViews) {
    with_each([&](Page& page, std::string_view first, const std::string& wanted) {
      const std::string_view second = other(page);
      change(page, first, wanted, second, std::string(second));
    });
  }
}

TEST(OwnViews, CreateElement) {
  with_each([](Page& page, std::string_view name, const std::string& wanted) {
    EXPECT_EQ(page.document.create_element(name).local_name(), wanted);
  });
}

TEST(OwnViews, CreateTextAndComment) {
  with_each([](Page& page, std::string_view data, const std::string& wanted) {
    EXPECT_EQ(page.document.create_text(data).data(), wanted);
  });
  with_each([](Page& page, std::string_view data, const std::string& wanted) {
    EXPECT_EQ(page.document.create_comment(data).data(), wanted);
  });
}

TEST(OwnViews, SetData) {
  for (const auto& member : {&Page::text, &Page::comment, &Page::instruction}) {
    with_each([&](Page& page, std::string_view data, const std::string& wanted) {
      EXPECT_EQ(page.document.set_data(page.*member, data), DomError::none);
      EXPECT_EQ((page.*member).data(), wanted);
    });
  }
}

TEST(OwnViews, CreateProcessingInstruction) {
  with_each_pair([](Page& page, std::string_view target, const std::string& wanted_target,
                    std::string_view data, const std::string& wanted_data) {
    const Node made = page.document.create_processing_instruction(target, data);
    EXPECT_EQ(made.target(), wanted_target);
    EXPECT_EQ(made.data(), wanted_data);
  });
}

TEST(OwnViews, SetAttribute) {
  for (const bool known : {false, true}) {
    with_each_pair([&](Page& page, std::string_view name, const std::string& wanted_name,
                       std::string_view value, const std::string& wanted_value) {
      if (known) name = page.p.attribute(1).qualified_name();
      const std::string key = known ? std::string(name) : wanted_name;
      EXPECT_EQ(page.document.set_attribute(page.p, name, value), DomError::none);
      EXPECT_EQ(page.p.attribute(key), wanted_value);
    });
  }
}

TEST(OwnViews, RemoveAttribute) {
  with_each([](Page& page, std::string_view name, const std::string& wanted) {
    EXPECT_EQ(page.document.remove_attribute(page.p, name), DomError::none);
    EXPECT_FALSE(page.p.has_attribute(wanted));
  });
}

TEST(OwnViews, CreateDoctype) {
  for (const View& third : kViews) {
    with_each_pair([&](Page& page, std::string_view name, const std::string& wanted_name,
                       std::string_view public_identifier, const std::string& wanted_public) {
      const std::string_view system_identifier = third(page);
      const std::string wanted_system(system_identifier);
      const Node made = page.document.create_doctype(name, public_identifier, system_identifier);
      EXPECT_EQ(made.name(), wanted_name);
      EXPECT_EQ(made.public_identifier(), wanted_public);
      EXPECT_EQ(made.system_identifier(), wanted_system);
    });
  }
}

TEST(OwnViews, CloneAndAdopt) {
  for (const Node Page::*member :
       {&Page::p, &Page::text, &Page::comment, &Page::instruction, &Page::element, &Page::doctype}) {
    Page page, other;
    const std::string wanted = dump_tree(page.*member);
    EXPECT_EQ(dump_tree(page.document.clone(page.*member)), wanted);
    page.fill();
    EXPECT_EQ(dump_tree(page.document.clone(page.document.clone(page.*member))), wanted);
    EXPECT_EQ(dump_tree(other.document.clone(page.*member)), wanted);
    other.fill();
    EXPECT_EQ(dump_tree(other.document.adopt(page.document, page.*member)), wanted);
  }
}

TEST(OwnViews, ParsingAndSearching) {
  with_each([](Page& page, std::string_view text, const std::string& wanted) {
    const FragmentContext context = fragment_context_of(page.p);
    const Document part = parse_fragment(text, context, {}, Source::borrowed);
    page.document.adopt(page.document, page.p);
    EXPECT_EQ(text_of(part), wanted);
    std::size_t count = 0;
    for (const Node node : page.document.root().find_by_attribute(text)) count += node.is_element();
    for (const Node node : page.document.root().find_all(text)) count += node.is_element();
    EXPECT_LE(count, 2u);
  });
}

// A view that is cut inside a character is not well-formed.
TEST(OwnViews, CutInsideACharacter) {
  Document document = parse("<p title='\u20AC'>\u20AC");
  const Node text = document.create_text("\u20AC");
  const Node p = document.root().find("p");
  for (const std::string_view view : {text.data(), p.first_child().data(), p.attribute("title").value()}) {
    EXPECT_EQ(document.create_text(view.substr(0, 2)).data(), "\uFFFD");
    EXPECT_EQ(document.create_comment(view.substr(2)).data(), "\uFFFD");
  }
}

// Scripts may write a text of the document.
class WritingHost : public ScriptHost<Node> {
 public:
  ScriptingParser* parser = nullptr;
  void prepare_script(Node script) override {
    const Node p = parser->document().root().find("p");
    parser->insert(p.first_child().data());
    parser->insert(p.attribute("title").value());
    parser->insert(script.first_child().data());
  }
};

TEST(OwnViews, ScriptsWrite) {
  WritingHost host;
  ScriptingParser parser(host);
  host.parser = &parser;
  const std::string text(20'000, 't'), title(20'000, 'u'), script(20'000, 'v');
  const std::string page = "<p title=" + title + ">" + text + "<script>" + script + "</script>end";
  for (std::size_t at = 0; at < page.size(); at += 1000) parser.write(page.substr(at, 1000));
  parser.end();
  Document document = parser.finish();
  EXPECT_EQ(document.root().find("p").last_child().data(), text + title + script + "end");
}

// The part of the source that has not been parsed, into which scripts then write.
struct ReadingHost : ScriptHost<Node> {
  ScriptingParser* parser = nullptr;
  Node text, element;
  void prepare_script(Node) override {
    Document& document = parser->document();
    const std::string_view source = document.source();
    const std::string_view unread = source.substr(source.find("<b title=u>unread"));
    text = document.create_text(unread);
    element = document.create_element("div");
    EXPECT_EQ(document.set_inner_html(element, unread), DomError::none);
    EXPECT_TRUE(parser->insert("written by a script, and longer than what is there"));
  }
};

TEST(OwnViews, OfWhatIsNotParsed) {
  ReadingHost host;
  ScriptingParser parser(host);
  host.parser = &parser;
  parser.write("<p>a<script></script><b title=u>unread</b>");
  parser.end();
  const Document document = parser.finish();
  EXPECT_EQ(host.text.data(), "<b title=u>unread</b>");
  EXPECT_EQ(host.element.inner_html(), "<b title=\"u\">unread</b>");
}

}  // namespace
}  // namespace lockstep::test
