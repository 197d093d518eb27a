// Tests a custom tree that receives the positions of its nodes.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "lockstep/sink_parser.h"

namespace lockstep::test {
namespace {

// Builds only what the parser needs, and records the positions that it receives.
class LocatedTree : public TreeSinkDefaults<int> {
 public:
  Node document() const { return 1; }
  Node create_element(Namespace, LocalName name, const SinkAttributes&) {
    return create(std::string(name.text()));
  }
  Node create_comment(std::string_view) { return create("comment"); }
  Node create_processing_instruction(std::string_view, std::string_view) { return create("instruction"); }
  Node create_doctype(std::string_view, std::string_view, std::string_view) { return create("doctype"); }
  Node create_document_fragment() { return create("fragment"); }
  void insert_before(Node parent, Node child, Node) { at(child).parent = parent; }
  void insert_text(Node, Node, std::string_view) {}
  void remove(Node node) { at(node).parent = null(); }
  void move_children(Node from, Node to) {
    for (Record& record : nodes_)
      if (record.parent == from) record.parent = to;
  }
  Node parent(Node node) const { return nodes_[static_cast<std::size_t>(node)].parent; }
  bool document_has_child(NodeType) const { return false; }
  void add_missing_attributes(Node, const SinkAttributes&) {}
  Node template_contents(Node) const { return null(); }

  void locate(Node node, ByteRange range) { note(at(node).name, range); }
  void locate_like(Node node, Node original) {
    EXPECT_EQ(at(node).name, at(original).name);
    notes.push_back("like " + at(node).name);
  }
  void locate_end_tag(Node node, ByteRange range) { note("/" + at(node).name, range); }
  void locate_attributes(Node node, ByteRange range) { note("more of " + at(node).name, range); }
  void locate_text(Node parent, Node, ByteRange range) { note("text in " + at(parent).name, range); }

  std::vector<std::string> notes;

 private:
  struct Record {
    std::string name;
    Node parent = 0;
  };
  Record& at(Node node) { return nodes_[static_cast<std::size_t>(node)]; }
  Node create(std::string name) {
    nodes_.push_back({std::move(name)});
    return static_cast<Node>(nodes_.size() - 1);
  }
  void note(std::string what, ByteRange range) {
    notes.push_back(
        what.append(" ").append(std::to_string(range.begin)).append("-").append(std::to_string(range.end)));
  }

  std::vector<Record> nodes_ = {{"null"}, {"document"}};
};

static_assert(LocatesNodes<LocatedTree>);

TEST(PositionsSink, ReceivesEachPosition) {
  LocatedTree tree;
  SinkParser parser(tree);
  for (const char c : std::string("\xEF\xBB\xBF<!doctype html><!--c--><body><b>x<p>y</b></p><html a>"))
    parser.write({&c, 1});
  parser.finish();
  const std::vector<std::string> expected = {
      "doctype 0-15",    "comment 15-23", "body 23-29", "b 29-32",  "text in b 32-33", "p 33-36",
      "text in p 36-37", "like b",        "/b 37-41",   "/b 37-41", "/p 41-45",        "more of html 45-53"};
  EXPECT_EQ(tree.notes, expected);
  EXPECT_EQ(parser.in_input({0, 15}), (ByteRange{3, 18}));
}

}  // namespace
}  // namespace lockstep::test
