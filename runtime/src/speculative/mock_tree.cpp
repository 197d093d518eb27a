// The tree of speculative mock elements.
#include "speculative/mock_tree.h"

#include <utility>

namespace lockstep::detail {

std::vector<MockTree::Node> MockTree::make(const BuilderState& state, NameTable& tag_names) {
  std::vector<Node> nodes(state.nodes.size(), null());
  const auto at_index = [&](BuilderState::Index index) {
    return index == BuilderState::kNone ? null() : nodes[index];
  };
  has_doctype_ = state.has_doctype;
  has_root_ = state.has_root;
  nodes[BuilderState::kDocument] = kDocument;
  for (std::size_t i = 1; i < nodes.size(); ++i) {
    const BuilderState::Node& node = state.nodes[i];
    if (node.host != BuilderState::kNone) {
      // A template's contents are in a shadow root or in the template itself.
      const Node host = nodes[node.host];
      nodes[i] = (at(host).flags & kTemplate) != 0 ? host : add_shadow_root(host);
      continue;
    }
    const NameId name = tag_names.adopt(state.tag_names, node.name);
    nodes[i] = create(flags_of(node.element_namespace, name));
    Record& record = at(nodes[i]);
    // The node is the contents of a template that is not open.
    if (node.element_namespace == Namespace::none && node.parent == BuilderState::kNone)
      record.flags |= kInert;
    if ((record.flags & kPicture) != 0) {
      if (!node.knows_sources) record.flags |= kUnknownSources;
      for (const BuilderState::Source& source : node.sources) add_source(nodes[i], source);
    }
    if ((record.flags & kMedia) != 0) {
      media_[nodes[i]] = ++elements_;
      if (!node.has_src) record.flags |= kMediaWithoutSrc;
    }
    if (const Node parent = at_index(node.parent); parent != null()) insert_before(parent, nodes[i], null());
  }
  for (std::size_t i = 1; i < nodes.size(); ++i)
    if (const Node root = at_index(state.nodes[i].shadow_root); root != null()) contents_[nodes[i]] = root;
  return nodes;
}

// A shadow root has no host above it, so the calls nest at most once.
void MockTree::freed(Node node) {
  const std::uint16_t flags = at(node).flags;
  if ((flags & kPicture) != 0) forget_sources(node);
  if ((flags & kMedia) != 0) media_.erase(node);
  if ((flags & kShadowHost) != 0) release(shadow_roots_.extract(node).mapped());
  if ((flags & kTemplate) != 0) contents_.erase(node);
}

MockTree::Node MockTree::add_shadow_root(Node host) {
  const Node root = create(kKept);
  Record& record = at(host);
  record.flags |= kShadowHost;
  at(root).flags |= static_cast<std::uint16_t>((record.flags & kInherited) | kShadow);
  shadow_roots_[host] = root;
  return root;
}

// "Optionally, perform a speculative fetch" of #create-a-speculative-mock-element is delayed until the
// element is inserted, because nothing in the contents of a template is fetched.
void MockTree::inserted(Node parent) {
  const Created created = *std::exchange(created_, std::nullopt);
  Record& record = at(created.node);
  const std::uint16_t above = at(parent).flags;
  const bool is_html = created.name_space == Namespace::html;
  if ((record.flags & kMedia) != 0) {
    media_[created.node] = created.number;
    if (!created.has(attr::src)) record.flags |= kMediaWithoutSrc;
  }
  if ((record.flags & kInert) != 0) return;
  FetchContext context;
  context.element_namespace = created.name_space;
  context.in_document = (record.flags & kShadow) == 0;
  context.is_fallback = (record.flags & kFallback) != 0;
  context.child_of_head = (above & kHead) != 0;
  context.child_of_media = (above & kMedia) != 0;
  context.child_of_media_without_src = (above & kMediaWithoutSrc) != 0;
  context.element = created.number;
  if (is_html && created.name == tag::source) {
    if (context.child_of_media) context.element = media_.at(parent);
    if ((above & kPicture) != 0) add_source(parent, created.attributes);
  }
  if (is_html && created.name == tag::img && (above & kPicture) != 0) {
    if ((above & kUnknownSources) != 0) return;
    if (const auto found = sources_.find(parent); found != sources_.end()) context.sources = found->second;
  }
  if (!fetches_.add_element(created.rows, created.attributes, context)) return;
  style_ = created.node;
  imports_.start();
}

// https://html.spec.whatwg.org/multipage/images.html#update-the-source-set
void MockTree::add_source(Node picture, const SinkAttributes& attributes) {
  BuilderState::Source source;
  for (const auto& [name, value] : attributes) {
    if (name.id() == attr::srcset) source.srcset = value;
    if (name.id() == attr::sizes) source.sizes = value;
    if (name.id() == attr::media) source.media = value;
    if (name.id() == attr::type) source.type = value;
  }
  add_source(picture, std::move(source));
}

void MockTree::add_source(Node picture, BuilderState::Source source) {
  std::shared_ptr<FetchSources>& sources = sources_[picture];
  if (sources == nullptr)
    sources = std::make_shared<FetchSources>();
  else if (sources.use_count() > 1)  // shared by earlier images
    sources = std::make_shared<FetchSources>(*sources);
  source_bytes_ -= sources->bytes();
  sources->add(std::move(source));
  source_bytes_ += sources->bytes();
}

void MockTree::forget_sources(Node picture) {
  const auto found = sources_.find(picture);
  if (found == sources_.end()) return;
  source_bytes_ -= found->second->bytes();
  sources_.erase(found);
}

void MockTree::write_style(std::string_view text) {
  imports_.write(text, [this](std::string_view url, std::string_view conditions) {
    fetches_.add_import(url, conditions);
  });
}

void MockTree::finish_style() {
  imports_.finish(
      [this](std::string_view url, std::string_view conditions) { fetches_.add_import(url, conditions); });
  style_ = null();
}

}  // namespace lockstep::detail
