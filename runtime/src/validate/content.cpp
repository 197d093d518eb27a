#include "validate/content.h"

#include <bit>
#include <string>
#include <string_view>
#include <vector>

#include "document/access.h"
#include "tables/known_names.h"
#include "text/byte_scan.h"
#include "text/custom_element_names.h"
#include "text/similar_name.h"
#include "text/spaces.h"
#include "validate/attributes.h"
#include "validate/conditions.h"
#include "validate/roles.h"
#include "validate/tables.h"

namespace lockstep::detail::authoring {

namespace {

constexpr Terms kAnything = ~Terms{0};

// An open element, or a root.
struct Frame {
  NodeId node = kNoNode;
  const ContentModel* model = nullptr;  // null if its content is not checked
  std::uint32_t next = 0;               // positions that may be next
  bool may_end = true;
  bool is_known = true;                   // whether all children so far could be checked
  Terms transparent = kAnything;          // the terms that a transparent part may contain
  OpenElements open = 0;                  // open tracked elements, including this one
  RoleSet roles;                          // roles of the elements around its children
  bool is_hierarchically_correct = true;  // see ConditionKind
  std::size_t described = 0;  // the frame whose model this frame uses, if it is transparent; otherwise itself
};

bool is_custom_element_name(std::string_view name) {
  constexpr std::string_view kReserved[] = {"annotation-xml", "color-profile", "font-face",
                                            "font-face-src",  "font-face-uri", "font-face-format",
                                            "font-face-name", "missing-glyph"};
  for (const std::string_view reserved : kReserved)
    if (name == reserved) return false;
  return may_be_custom_element_name(name);
}

class ContentCheck {
 public:
  ContentCheck(const Document& document, Findings& findings)
      : tree_(NodeAccess::tree(document.root())),
        edition_(edition_bit(document.edition())),
        findings_(findings),
        attributes_(findings, edition_),
        roles_(findings) {}

  // Visits the descendants in tree order. Adds the template contents and shadow roots among them to `roots_`.
  void walk(NodeId root) {
    frames_.assign(1, Frame{});
    frames_[0].node = root;
    NodeId node = tree_.first_child(root);
    while (true) {
      if (node != kNoNode) {
        visit(node);
        if (frames_.back().node == node) {
          // The parser fills selectedcontent with copies of the content of an option.
          const NodeRecord& record = tree_.nodes[node];
          const bool is_copied =
              record.name == tag::selectedcontent && record.element_namespace == Namespace::html;
          node = is_copied ? kNoNode : tree_.first_child(node);
        } else {
          node = tree_.next_sibling(node);
        }
        continue;
      }
      if (frames_.size() == 1) return;
      leave();
      node = tree_.next_sibling(frames_.back().node);
      frames_.pop_back();
    }
  }

  void run(NodeId root) {
    roots_.push_back(root);
    for (std::size_t i = 0; i < roots_.size(); ++i) walk(roots_[i]);
  }

 private:
  Node at(NodeId node) const { return NodeAccess::at(tree_, node); }

  void visit(NodeId node) {
    switch (tree_.type(node)) {
      case NodeType::element:
        open(node);
        return;
      case NodeType::text:
        check_text(node);
        return;
      default:
        return;
    }
  }

  // Checks an element, and opens a frame for it.
  void open(NodeId node) {
    const NodeRecord& record = tree_.nodes[node];
    const Frame& parent = frames_.back();
    const AuthoredElement element(at(node), parent.open, parent.is_hierarchically_correct);
    Frame frame;
    frame.node = node;
    frame.open = parent.open;
    frame.roles = parent.roles;
    frame.is_hierarchically_correct = parent.is_hierarchically_correct;
    if (const Element* row = row_of(node)) {
      const Terms terms = terms_of(element, *row);
      const bool is_allowed = place(terms, node);
      check_bans(element, *row, terms);
      start(frame, element, *row, is_allowed);
      if (record.element_namespace == Namespace::html) {
        attributes_.check(element, row == &kCustomElement || record.name == tag::embed);
        frame.roles = roles_.check(element, frame.roles);
      }
    } else {
      frames_.back().is_known = false;
      if (record.element_namespace == Namespace::html) report_unknown(node);
    }
    if (!(record.element_namespace == Namespace::html &&
          (record.name == tag::html || record.name == tag::body || record.name == tag::div ||
           record.name == tag::form || row_of(node) == &kCustomElement)))
      frame.is_hierarchically_correct = false;
    if (const NodeId contents = tree_.template_contents(node); contents != kNoNode)
      roots_.push_back(contents);
    if (const NodeId shadow = tree_.shadow_root(node); shadow != kNoNode) roots_.push_back(shadow);
    frames_.push_back(frame);
  }

  const Element* row_of(NodeId node) const {
    const NodeRecord& record = tree_.nodes[node];
    if (const Element* row = element_of(edition_, record.element_namespace, record.name)) return row;
    const bool is_custom = record.element_namespace == Namespace::html && record.name >= kKnownTagNames &&
                           is_custom_element_name(tree_.tag_names.name(record.name));
    return is_custom ? &kCustomElement : nullptr;
  }

  static Terms terms_of(const AuthoredElement& element, const Element& row) {
    Terms terms = row.terms;
    for (unsigned i = 0; i < row.categories.count; ++i) {
      const ConditionalTerms& one = kCategories[row.categories.first + i];
      if ((terms & one.terms) == 0 && element.all_hold(one.conditions)) terms |= one.terms;
    }
    return terms;
  }

  // Begins the content of an element.
  void start(Frame& frame, const AuthoredElement& element, const Element& row, bool is_allowed) {
    for (unsigned i = 0; i < row.cases.count; ++i) {
      const ModelCase& one = kCases[row.cases.first + i];
      if (!element.all_hold(one.conditions)) continue;
      const ContentModel& model = kModels[one.model];
      if (!model.unchecked) frame.model = &model;
      frame.next = model.first;
      frame.may_end = model.may_be_empty;
      break;
    }
    const Frame& parent = frames_.back();
    if (is_allowed && parent.model != nullptr) frame.transparent = passed_by(parent);
    frame.open |= row.open;
    if ((row.open & ~parent.open) != 0)
      opened_[static_cast<std::size_t>(std::countr_zero(row.open))] = frame.node;
    const bool is_transparent =
        frame.model != nullptr && frame.model->positions == 1 && frame.model->term[0] == kTransparent;
    frame.described = is_transparent && parent.model != nullptr ? parent.described : frames_.size();
  }

  // Returns the terms that transparent elements inside an element may contain.
  static Terms passed_by(const Frame& frame) {
    Terms passed = frame.model->passed;
    for (unsigned i = 0; i < frame.model->positions; ++i)
      if (frame.model->term[i] == kTransparent) passed |= frame.transparent;
    return passed;
  }

  // Returns the positions among `positions` that have one of the terms.
  static std::uint32_t matching(const Frame& frame, std::uint32_t positions, Terms terms) {
    std::uint32_t found = 0;
    for (; positions != 0; positions &= positions - 1) {
      const int position = std::countr_zero(positions);
      const std::int8_t term = frame.model->term[position];
      if ((term == kTransparent ? terms & frame.transparent : terms >> term & 1) != 0)
        found |= 1u << position;
    }
    return found;
  }

  // Advances in the content model of the current element. Returns false if nothing with one of these terms
  // may be next.
  static bool advance(Frame& frame, Terms terms) {
    if ((terms & frame.model->intermixed) != 0) return true;
    const std::uint32_t found = matching(frame, frame.next, terms);
    if (found == 0) return false;
    frame.next = 0;
    for (std::uint32_t rest = found; rest != 0; rest &= rest - 1)
      frame.next |= frame.model->follow[std::countr_zero(rest)];
    frame.may_end = (found & frame.model->last) != 0;
    return true;
  }

  bool place(Terms terms, NodeId node) {
    Frame& parent = frames_.back();
    if (parent.model == nullptr || advance(parent, terms)) return true;
    const std::uint32_t all = parent.model->positions == 32 ? ~0u : (1u << parent.model->positions) - 1;
    report_place(matching(parent, all, terms) != 0 ? FindingRule::element_in_wrong_place
                                                   : FindingRule::element_not_allowed,
                 node);
    parent.is_known = false;
    return false;
  }

  void check_text(NodeId node) {
    Frame& parent = frames_.back();
    if (parent.model == nullptr || is_blank(tree_.text(tree_.nodes[node].payload))) return;
    if (!advance(parent, kText.terms)) report_place(FindingRule::text_not_allowed, node);
  }

  void check_bans(const AuthoredElement& element, const Element& row, Terms terms) {
    OpenElements banning = element.open & (row.banned_by | kBanAnything);
    for (; banning != 0; banning &= banning - 1) {
      const int bit = std::countr_zero(banning);
      const Element& owner = *element_of(edition_, Namespace::html, kTracked[bit]);
      for (unsigned i = 0; i < owner.bans.count; ++i) {
        const Ban& ban = kBans[owner.bans.first + i];
        if (!applies(ban, element, terms)) continue;
        report_descendant(element.id(), bit);
        break;
      }
    }
  }

  static bool applies(const Ban& ban, const AuthoredElement& element, Terms terms) {
    if (ban.terms != 0 && (ban.terms & terms) == 0) return false;
    for (unsigned i = 0; i < ban.besides.count; ++i)
      if (kNames[ban.besides.first + i] == element.name()) return false;
    return element.all_hold(ban.conditions);
  }

  // Called when the current element is complete.
  void leave() {
    const Frame& frame = frames_.back();
    if (frame.model == nullptr || frame.may_end || !frame.is_known) return;
    std::string missing;
    for (std::uint32_t rest = frame.next; rest != 0; rest &= rest - 1) {
      const std::int8_t term = frame.model->term[std::countr_zero(rest)];
      if (term == kTransparent) continue;
      const std::string_view name = kTermNames[term];
      if (missing.find(name) != std::string::npos) continue;
      missing.append(missing.empty() ? "" : " or ").append(name);
    }
    findings_.add(
        FindingRule::element_missing, at(frame.node),
        {{"element", tag_of(at(frame.node))}, {"missing", missing}, {"content", frame.model->words}},
        row_of(frame.node)->link);
  }

  // --- Reports

  void report_place(FindingRule rule, NodeId node) {
    const Frame& parent = frames_.back();
    const std::string parent_tag = tag_of(at(parent.node));
    const std::string element = tree_.type(node) == NodeType::element ? tag_of(at(node)) : std::string();
    Finding& finding = findings_.add(
        rule, at(node), {{"element", element}, {"parent", parent_tag}, {"content", content_of_current()}},
        row_of(parent.node)->link);
    findings_.set_second(finding, rule, at(parent.node), {{"parent", parent_tag}});
  }

  // The content model of the current element in words.
  std::string content_of_current() const {
    const Frame& described = frames_[frames_.back().described];
    if (described.node == frames_.back().node) return std::string(described.model->words);
    return "that of " + tag_of(at(described.node)) + " around it: " + std::string(described.model->words);
  }

  // `bit`: the bit of the element that must not contain this one.
  void report_descendant(NodeId node, int bit) {
    const Node ancestor = at(opened_[static_cast<std::size_t>(bit)]);
    const std::string ancestor_tag = tag_of(ancestor);
    Finding& finding = findings_.add(FindingRule::descendant_not_allowed, at(node),
                                     {{"element", tag_of(at(node))}, {"ancestor", ancestor_tag}},
                                     row_of(NodeAccess::id(ancestor))->link);
    findings_.set_second(finding, FindingRule::descendant_not_allowed, ancestor,
                         {{"ancestor", ancestor_tag}});
  }

  void report_unknown(NodeId node) {
    const NameId name = tree_.nodes[node].name;
    const std::string tag = tag_of(at(node));
    if (const ObsoleteElement* obsolete = obsolete_element(edition_, name)) {
      findings_
          .add(FindingRule::obsolete_element, at(node), {{"element", tag}, {"instead", obsolete->advice}},
               obsolete->link)
          .severity = obsolete->severity;
      return;
    }
    SimilarName similar(tree_.tag_names.name(name));
    for (NameId known = 1; known < kKnownTagNames; ++known)
      if (element_of(edition_, Namespace::html, known) != nullptr)
        similar.consider(tree_.tag_names.name(known));
    std::string suggestion;
    if (!similar.best().empty()) suggestion.append(" Did you mean <").append(similar.best()).append(">?");
    findings_.add(FindingRule::unknown_element, at(node), {{"element", tag}, {"suggestion", suggestion}});
  }

  const Tree& tree_;
  Editions edition_;
  Findings& findings_;
  AttributeRules attributes_;
  RoleCheck roles_;
  std::vector<Frame> frames_;
  NodeId opened_[64] = {};     // the outermost open element for each bit of OpenElements
  std::vector<NodeId> roots_;  // to be walked one after the other
};

}  // namespace

void check_content(const Document& document, Findings& findings) {
  ContentCheck(document, findings).run(NodeAccess::id(document.result()));
}

}  // namespace lockstep::detail::authoring
