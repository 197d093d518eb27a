// Tests Node::form_owner().
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <random>
#include <string>
#include <string_view>
#include <vector>

#include "lockstep/lockstep.h"
#include "lockstep/scripting.h"

namespace lockstep::test {
namespace {

// The IDs of the form owners of all elements that have a name, in tree order: "a=f b=-".
std::string owners(Node root) {
  std::string out;
  for (Node node = root; node; node = node.following(root)) {
    const auto name = node.attribute("name");
    if (!name) continue;
    const Node owner = node.form_owner();
    out.append(out.empty() ? "" : " ").append(*name).append("=").append(owner ? owner.id() : "-");
  }
  return out;
}
std::string owners(std::string_view html, const ParseOptions& options = {}) {
  const Document document = parse(html, options);
  return owners(document.root());
}

TEST(FormOwner, Ancestor) {
  EXPECT_EQ(owners("<form id=f><p><input name=a></p></form><input name=b>"), "a=f b=-");
  // A form that the parser cannot make.
  Document document = parse("<form id=f><p id=p></p></form>");
  const Node inner = document.create_element("form");
  const Node input = document.create_element("input");
  ASSERT_EQ(document.append(document.root().find_by_id("p"), inner), DomError::none);
  ASSERT_EQ(document.append(inner, input), DomError::none);
  EXPECT_EQ(input.form_owner(), inner);
}

TEST(FormOwner, ElementsThatHaveOne) {
  EXPECT_EQ(
      owners(
          "<form id=f><button name=a></button><fieldset name=b></fieldset><input name=c><object "
          "name=d></object>"
          "<output name=e></output><select name=g></select><textarea name=h></textarea><img name=i><p name=j>"
          "<label name=k></label><x-y name=l></x-y><svg><input name=m></svg><math><mi name=n>"),
      "a=f b=f c=f d=f e=f g=f h=f i=f j=- k=- l=- m=- n=-");
  EXPECT_TRUE(Node().form_owner().is_null());
  const Document document = parse("x");
  EXPECT_TRUE(document.root().form_owner().is_null());
}

TEST(FormOwner, Attribute) {
  EXPECT_EQ(
      owners(
          "<input name=a form=f><form id=f><input name=b form=g><input name=c form=''><input name=d form=p>"
          "<img name=e form=g></form><form id=g></form><p id=p>"),
      "a=f b=g c=- d=- e=f");
  // The first element with the ID counts.
  EXPECT_EQ(owners("<p id=f></p><form id=f></form><input name=a form=f>"), "a=-");
  // Of elements that are not connected, the attribute has no effect.
  const Document fragment = parse_fragment("<form id=f><input name=a form=g></form><form id=g></form>");
  EXPECT_EQ(owners(fragment.fragment()), "a=f");
  const Document contents =
      parse("<template><form id=f><input name=a form=f></form><input name=b form=f></template>");
  EXPECT_EQ(owners(contents.root().find("template").template_contents()), "a=f b=-");
}

TEST(FormOwner, AssociatedByTheParser) {
  EXPECT_EQ(owners("<table><form id=f><tr><td><input name=a></table><input name=b></form><input name=c>"),
            "a=f b=f c=-");
  EXPECT_EQ(owners("<div><form id=f></div><input name=a><input name=b form=g><img name=c "
                   "form=g></form><input name=d>"),
            "a=f b=- c=f d=-");
  // To the end of the page, and of several forms.
  EXPECT_EQ(owners("<div><form id=f></div><input name=a>"), "a=f");
  EXPECT_EQ(
      owners("<table><form id=f><tr></form><tr><td><form id=g><input name=a></form><td><input name=b></table>"
             "<div><form id=h></div><input name=c></form><input name=d>"),
      "a=g b=- c=h d=-");
  // Not in a template, and not in a fragment.
  const Document document = parse("<div><form id=f></div><template><input name=a></template><input name=b>");
  EXPECT_EQ(owners(document.root().find("template").template_contents()), "a=-");
  EXPECT_EQ(owners(document.root()), "b=f");
  EXPECT_EQ(
      owners(
          "<div><form id=f></div><?marker name='t'><template for=t><input name=a></template><input name=b>"),
      "a=- b=f");
  const Document fragment = parse_fragment("<div><form id=f></div><input name=a>");
  EXPECT_EQ(owners(fragment.fragment()), "a=-");
  // Copies in a selectedcontent.
  EXPECT_EQ(owners("<div><form id=f></div><select name=a><button><selectedcontent></selectedcontent></button>"
                   "<option selected><img name=b></select>"),
            "a=f b=- b=f");
}

// Moving an element ends its association, unless the form moves along; elements that are created later are
// associated. As Chromium does.
TEST(FormOwner, MovedByTheParser) {
  EXPECT_EQ(owners("<form id=f><b><button name=a><div></form></b>"), "a=-");
  EXPECT_EQ(owners("<div><form id=f></div><b><p><button name=a></b>"), "a=-");
  EXPECT_EQ(owners("<div><form id=f></div><a href=1><div><button name=a>Go</button></a>"), "a=-");
  EXPECT_EQ(owners("<table><form id=f><tr><td><a><div><button name=a></a></table>"), "a=-");
  EXPECT_EQ(owners("<b><div><section><form id=f></section><button name=a></b>"), "a=-");
  EXPECT_EQ(owners("<div><form id=f></div><b><p><input name=a></b><input name=c>"), "a=- c=f");
  EXPECT_EQ(owners("<form id=f><b><p><input name=a></b>"), "a=f");
}

TEST(FormOwner, ModifiedAfterParsing) {
  constexpr std::string_view kPage =
      "<section><div><form id=f></div><p id=p><input name=a></p><p><input name=b></p></section><p id=q>";
  const auto with = [&](const auto& change) {
    Document document = parse(kPage);
    const auto of = [&](std::string_view css) { return document.root().select_first(css); };
    change(document, of);
    return owners(document.root());
  };
  EXPECT_EQ(with([](auto&, auto) {}), "a=f b=f");
  // An element that leaves the form's tree, even for a moment, or that is moved.
  EXPECT_EQ(with([](auto& document, auto of) {
              const Node p = of("#p"), next = p.next_sibling();
              ASSERT_EQ(document.remove(p), DomError::none);
              EXPECT_EQ(owners(p), "a=-");
              ASSERT_EQ(document.insert_before(next.parent(), p, next), DomError::none);
            }),
            "a=- b=f");
  EXPECT_EQ(with([](auto& document, auto of) { (void)document.append(of("#q"), of("[name=a]")); }),
            "b=f a=-");
  EXPECT_EQ(with([](auto& document, auto of) { (void)document.unwrap(of("#p")); }), "a=- b=f");
  // The form.
  EXPECT_EQ(with([](auto& document, auto of) { (void)document.append(of("#q"), of("form")); }), "a=- b=-");
  // Both, together.
  EXPECT_EQ(with([](auto& document, auto of) { (void)document.append(of("#q"), of("section")); }), "a=f b=f");
  // New elements and copies.
  EXPECT_EQ(with([](auto& document, auto of) {
              (void)document.insert_adjacent_html(of("#p"), AdjacentPosition::after_end, "<input name=c>");
              (void)document.append(of("#q"), document.clone(of("[name=b]"), true));
            }),
            "a=f c=- b=f b=-");
  // The attribute.
  EXPECT_EQ(with([](auto& document, auto of) {
              (void)document.set_attribute(of("[name=a]"), "form", "q");
              (void)document.set_attribute(of("[name=b]"), "form", "f");
            }),
            "a=- b=f");
  EXPECT_EQ(with([](auto& document, auto of) {
              (void)document.set_attribute(of("[name=a]"), "form", "f");
              (void)document.remove_attribute(of("[name=a]"), "form");
            }),
            "a=- b=f");
}

TEST(FormOwner, Selectors) {
  // The default button and the radio buttons of a form.
  const Document document = parse(
      "<div><form id=f></div><input name=r type=radio checked><p><input name=r type=radio><button "
      "id=b></button>"
      "</form><button id=c></button><input name=r type=radio>");
  std::string found;
  for (const Node node : document.root().select(":default, :indeterminate"))
    found.append(node.local_name()) += node.id();
  EXPECT_EQ(found, "inputbuttonbinput");
}

// Notes what the parser reports.
class Host final : public ScriptHost<Node> {
 public:
  void prepare_script(Node) override {}
  void form_associated(Node element, Node form) override { forms[element] = form; }
  struct Before {
    bool operator()(Node a, Node b) const { return std::hash<Node>()(a) < std::hash<Node>()(b); }
  };
  std::map<Node, Node, Before> forms;
};

std::vector<Node> all_nodes(Node root) {
  std::vector<Node> nodes, roots{root};
  while (!roots.empty()) {
    const Node top = roots.back();
    roots.pop_back();
    for (Node node = top; node; node = node.following(top)) {
      nodes.push_back(node);
      if (const Node contents = node.template_contents()) roots.push_back(contents);
    }
  }
  return nodes;
}

TEST(FormOwner, AsTheParserReports) {
  constexpr const char* kParts[] = {"<form>",
                                    "<form>",
                                    "</form>",
                                    "<input>",
                                    "<input form=f>",
                                    "<button>",
                                    "<select>",
                                    "</select>",
                                    "<img>",
                                    "<fieldset>",
                                    "<object>",
                                    "<table>",
                                    "</table>",
                                    "<tr>",
                                    "<td>",
                                    "<caption>",
                                    "<div>",
                                    "</div>",
                                    "<p>",
                                    "<b>",
                                    "</b>",
                                    "<a>",
                                    "<template>",
                                    "</template>",
                                    "<template for=t>",
                                    "<?marker name='t'>",
                                    "<svg>",
                                    "</svg>",
                                    "<option>",
                                    "</p>",
                                    "<body>",
                                    "</body>",
                                    "text",
                                    "<form id=f>",
                                    "<textarea></textarea>"};
  std::mt19937 random(41);
  std::size_t not_ancestors = 0;
  for (int round = 0; round < 20000; ++round) {
    std::string html;
    for (std::size_t n = 3 + random() % 14; n != 0; --n) html += kParts[random() % std::size(kParts)];
    for (const Edition edition : kEditions) {
      Host host;
      ScriptingParser parser(host, ParseOptions{.edition = edition});
      (void)parser.write(html);
      (void)parser.end();
      const Document reported = parser.finish();
      const Document parsed = parse(html, {.edition = edition, .scripting = true});
      const std::vector<Node> nodes = all_nodes(reported.root()), same = all_nodes(parsed.root());
      ASSERT_EQ(nodes.size(), same.size()) << html;
      const auto index_of = [](const std::vector<Node>& all, Node node) {
        return std::find(all.begin(), all.end(), node) - all.begin();
      };
      for (std::size_t i = 0; i < nodes.size(); ++i) {
        const auto found = host.forms.find(nodes[i]);
        if (found == host.forms.end() || found->second.root() != nodes[i].root()) continue;
        const Node owner = nodes[i].form_owner();
        not_ancestors += owner && !owner.contains(nodes[i]) ? 1 : 0;
        if (owner == found->second) continue;
        // They were moved apart.
        Node ancestor = nodes[i].parent();
        while (ancestor && !ancestor.is_html("form")) ancestor = ancestor.parent();
        EXPECT_EQ(owner, ancestor) << html;
        EXPECT_NE(html.find("</"), std::string::npos) << html;
      }
      for (std::size_t i = 0; i < nodes.size(); ++i) {
        const Node owner = nodes[i].form_owner();
        EXPECT_EQ(index_of(nodes, owner), index_of(same, same[i].form_owner())) << html;
        // What the parser did not associate belongs to an ancestor, or to the form that it names.
        if (owner && !host.forms.contains(nodes[i]) && !nodes[i].has_attribute("form")) {
          EXPECT_TRUE(owner.contains(nodes[i])) << html;
        }
      }
      if (HasFailure()) return;
    }
  }
  EXPECT_GT(not_ancestors, 1000u);
}

}  // namespace
}  // namespace lockstep::test
