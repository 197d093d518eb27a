// lexbor, https://lexbor.com. Its modes: a new document per page; one document for all pages, cleaned before
// each page, which keeps its parser and its memory; only the tokenizer, with one for all pages; only the
// serializer.
#include <lexbor/html/html.h>
#include <lexbor/html/serialize.h>

#include <stdexcept>

#include "parser.h"

namespace lockstep::bench {
namespace {

const lxb_char_t* bytes(std::string_view html) { return reinterpret_cast<const lxb_char_t*>(html.data()); }

void check(bool good) {
  if (!good) throw std::runtime_error("lexbor failed");
}

std::uint64_t count_all(lxb_dom_node_t* root) {
  std::uint64_t count = 0;
  std::vector<lxb_dom_node_t*> roots = {root};
  while (!roots.empty()) {
    lxb_dom_node_t* const inside = roots.back();
    roots.pop_back();
    count += count_nodes(
        inside,
        [&](lxb_dom_node_t* node) {
          if (node->local_name == LXB_TAG_TEMPLATE && node->ns == LXB_NS_HTML) {
            if (lxb_html_template_element_t* element = lxb_html_interface_template(node); element->content)
              roots.push_back(lxb_dom_interface_node(element->content));
          }
          return node->first_child;
        },
        [](lxb_dom_node_t* node) { return node->next; }, [](lxb_dom_node_t* node) { return node->parent; });
  }
  return count;
}

// The memory taken from an arena.
std::uint64_t used_bytes(const lexbor_mraw_t* arena) {
  std::uint64_t used = 0;
  for (const lexbor_mem_chunk_t* chunk = arena->mem->chunk_first; chunk != nullptr; chunk = chunk->next)
    used += chunk->length;
  return used;
}

using Document = std::unique_ptr<lxb_html_document_t, decltype(&lxb_html_document_destroy)>;

Document parse(std::string_view html) {
  Document document(lxb_html_document_create(), lxb_html_document_destroy);
  check(document != nullptr);
  check(lxb_html_document_parse(document.get(), bytes(html), html.size()) == LXB_STATUS_OK);
  return document;
}

class NewDocument : public Parser {
 public:
  void run(std::string_view html) override { parse(html); }
  TreeSize size_of(std::string_view html) override {
    const std::uint64_t before = heap_in_use();
    const Document document = parse(html);
    return {count_all(lxb_dom_interface_node(document.get())), heap_in_use() - before};
  }
};

class ReusedDocument : public Parser {
 public:
  ReusedDocument() : document_(lxb_html_document_create()) { check(document_ != nullptr); }
  ~ReusedDocument() override { lxb_html_document_destroy(document_); }
  void run(std::string_view html) override {
    lxb_html_document_clean(document_);
#if LOCKSTEP_BENCH_LEXBOR_EVENTS
    lxb_html_document_dom_opt_set(document_, LXB_DOM_DOCUMENT_OPT_WO_EVENTS);
    if (auto* parser = static_cast<lxb_html_parser_t*>(lxb_dom_interface_document(document_)->parser))
      lxb_html_parser_dom_opt_set(parser, LXB_DOM_DOCUMENT_OPT_WO_EVENTS);
#endif
    check(lxb_html_document_parse(document_, bytes(html), html.size()) == LXB_STATUS_OK);
  }
  TreeSize size_of(std::string_view html) override {
    run(html);
    const lxb_dom_document_t* document = lxb_dom_interface_document(document_);
    return {count_all(lxb_dom_interface_node(document_)),
            used_bytes(document->mraw) + used_bytes(document->text)};
  }

 private:
  lxb_html_document_t* document_;
};

class TokenizerAlone : public Parser {
 public:
  TokenizerAlone() : tokenizer_(lxb_html_tokenizer_create()) {
    check(lxb_html_tokenizer_init(tokenizer_) == LXB_STATUS_OK);
    lxb_html_tokenizer_callback_token_done_set(tokenizer_, count_token, &tokens_);
  }
  ~TokenizerAlone() override {
    lxb_html_tokenizer_tags_destroy(tokenizer_);
    lxb_html_tokenizer_attrs_destroy(tokenizer_);
    lxb_html_tokenizer_destroy(tokenizer_);
  }
  void run(std::string_view html) override {
    tokens_ = 0;
    lxb_html_tokenizer_clean(tokenizer_);
    check(lxb_html_tokenizer_begin(tokenizer_) == LXB_STATUS_OK);
    check(lxb_html_tokenizer_chunk(tokenizer_, bytes(html), html.size()) == LXB_STATUS_OK);
    check(lxb_html_tokenizer_end(tokenizer_) == LXB_STATUS_OK);
  }
  TreeSize size_of(std::string_view html) override {
    run(html);
    return {tokens_, 0};
  }

 private:
  static lxb_html_token_t* count_token(lxb_html_tokenizer_t*, lxb_html_token_t* token, void* tokens) {
    ++*static_cast<std::uint64_t*>(tokens);
    return token;
  }
  lxb_html_tokenizer_t* tokenizer_;
  std::uint64_t tokens_ = 0;
};

std::size_t serialize_to_string(const Document& document) {
  lexbor_str_t text = {};
  check(lxb_html_serialize_deep_str(lxb_dom_interface_node(document.get()), &text) == LXB_STATUS_OK);
  const std::size_t size = text.length;
  lexbor_str_destroy(&text, lxb_dom_interface_document(document.get())->text, false);
  return size;
}

// Serializes to a callback, which appends to a string.
std::size_t serialize_to_callback(const Document& document) {
  std::string text;
  const auto append = [](const lxb_char_t* data, std::size_t size, void* to) -> lxb_status_t {
    static_cast<std::string*>(to)->append(reinterpret_cast<const char*>(data), size);
    return LXB_STATUS_OK;
  };
  check(lxb_html_serialize_deep_cb(lxb_dom_interface_node(document.get()), append, &text) == LXB_STATUS_OK);
  return text.size();
}

}  // namespace

void add_lexbor(std::vector<Entry>& entries) {
  const auto add = [&](Entry entry) {
    entry.library = "lexbor";
    entry.version = LOCKSTEP_BENCH_LEXBOR_VERSION;
    entries.push_back(std::move(entry));
  };
#if LOCKSTEP_BENCH_LEXBOR_EVENTS
  const std::string reused = "document reused, no events";
#else
  const std::string reused = "document reused";
#endif
  const auto make_new = [] { return std::make_unique<NewDocument>(); };
  const auto make_reused = [] { return std::make_unique<ReusedDocument>(); };
  add({.mode = "new document", .make = make_new});
  add({.mode = "new document, malloc kept", .malloc_kept = true, .make = make_new});
  add({.mode = reused, .make = make_reused});
  add({.mode = reused + ", malloc kept", .malloc_kept = true, .in_hostile = true, .make = make_reused});
  add({.mode = "tokenizer", .kind = Kind::tokenizer, .make = [] {
         return std::make_unique<TokenizerAlone>();
       }});
  const auto count = [](const Document& document) {
    return count_all(lxb_dom_interface_node(document.get()));
  };
  add({.mode = "lxb_html_serialize_deep_str()",
       .kind = Kind::serializer,
       .malloc_kept = true,
       .make = make_serializer(parse, count, serialize_to_string)});
  add({.mode = "lxb_html_serialize_deep_cb()",
       .kind = Kind::serializer,
       .malloc_kept = true,
       .make = make_serializer(parse, count, serialize_to_callback)});
}

}  // namespace lockstep::bench
