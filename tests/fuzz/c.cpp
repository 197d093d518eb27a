// Programs that call the C interface, with null pointers, invalid nodes and bad values among the arguments.
// They must not crash, must get a status for refused calls, and must give the same documents as in C++.
#include "lockstep/c.h"

#include <algorithm>
#include <deque>
#include <iterator>
#include <vector>

#include "fuzz.h"

namespace lockstep::fuzz {
namespace {

// Reads everything that is returned, so a sanitizer checks it.
volatile unsigned char g_read;
void touch(const char* data, std::size_t size) {
  for (std::size_t i = 0; i < size; ++i) g_read = static_cast<unsigned char>(data[i]);
}
void touch(lockstep_string text) {
  expect(text.data != nullptr || text.size == 0, "no text that has a size");
  touch(text.data, text.size);
}
void touch(const char* text) {
  if (text != nullptr) touch(text, std::string_view(text).size());
}
void touch_error(const lockstep_error* error, void*) {
  touch(lockstep_error_name(error));
  touch(lockstep_error_explanation(error));
  touch(lockstep_error_anchor(error));
}
void touch_token(const lockstep_token* token, void*) {
  touch(lockstep_token_name(token));
  touch(lockstep_token_data(token));
  touch(lockstep_token_attribute(token, "id"));
  touch(lockstep_token_public_identifier(token));
  touch(lockstep_token_system_identifier(token));
  const std::size_t count = lockstep_token_attribute_count(token);
  for (std::size_t i = 0; i <= count; ++i) {  // one that does not exist
    touch(lockstep_token_attribute_name(token, i));
    touch(lockstep_token_attribute_value(token, i));
  }
  const lockstep_range range = lockstep_token_range(token);
  expect(range.begin <= range.end, "a token ends before it begins");
}

constexpr const char* kStrings[] = {
    nullptr,
    "",
    "utf-8",
    "shift_jis",
    "utf-16le",
    "replacement",
    "nonsense",
    "2024-09-12",
    "2026-10-03",
    "data",
    "RCDATA",
    "script data",
    "div",
    "template",
    "table",
    "svg",
    "body",
    "id",
    "class",
    "annotation-xml",
    "a",
    "x-y",
    "\xFF\xFE",
    "1x",
    "text/html; charset=big5",
    "de",
    "select",
};

// A custom tree whose nodes are numbers: it knows only their parents, and sometimes cannot create one.
// Checks that the parser passes no other handles.
class NumberedTree {
 public:
  explicit NumberedTree(unsigned most) : most_(most) { nodes_.assign(2, {}); }

  lockstep_tree_functions functions() {
    lockstep_tree_functions f;
    lockstep_tree_functions_init(&f, sizeof f);
    f.user_data = this;
    f.document = [](void*) { return handle(1); };
    f.create_element = [](std::int32_t name_space, lockstep_string name,
                          const lockstep_tree_attributes* attributes, void* self) {
      expect(name_space >= LOCKSTEP_NAMESPACE_HTML && name_space <= LOCKSTEP_NAMESPACE_SVG, "a namespace");
      touch(name);
      touch(attributes);
      return of(self).make();
    };
    f.create_comment = [](lockstep_string data, void* self) {
      touch(data);
      return of(self).make();
    };
    f.create_processing_instruction = [](lockstep_string target, lockstep_string data, void* self) {
      touch(target);
      touch(data);
      return of(self).make();
    };
    f.create_doctype = [](lockstep_string name, lockstep_string public_identifier,
                          lockstep_string system_identifier, void* self) {
      touch(name);
      touch(public_identifier);
      touch(system_identifier);
      of(self).has_doctype_ = true;
      return of(self).make();
    };
    f.create_document_fragment = [](void* self) { return of(self).make(); };
    f.insert_before = [](lockstep_tree_node parent, lockstep_tree_node child, lockstep_tree_node reference,
                         void* self) {
      expect(of(self).at(child) == 0, "a node with a parent is inserted");
      expect(reference == nullptr || of(self).at(reference) == number(parent), "another's reference");
      of(self).at(child) = number(parent);
      of(self).has_element_ |= number(parent) == 1;
    };
    f.insert_text = [](lockstep_tree_node parent, lockstep_tree_node reference, lockstep_string text,
                       void* self) {
      (void)of(self).at(parent);
      expect(reference == nullptr || of(self).at(reference) == number(parent), "another's reference");
      expect(text.size != 0, "an empty text");
      touch(text);
    };
    f.remove = [](lockstep_tree_node node, void* self) { of(self).at(node) = 0; };
    f.move_children = [](lockstep_tree_node from, lockstep_tree_node to, void* self) {
      for (std::size_t& parent : of(self).nodes_)
        if (parent == number(from)) parent = number(to);
    };
    f.parent = [](lockstep_tree_node node, void* self) { return handle(of(self).at(node)); };
    f.document_has_child = [](std::int32_t type, void* self) {
      return type == LOCKSTEP_NODE_DOCTYPE ? of(self).has_doctype_ : of(self).has_element_;
    };
    f.add_missing_attributes = [](lockstep_tree_node element, const lockstep_tree_attributes* attributes,
                                  void* self) {
      (void)of(self).at(element);
      touch(attributes);
    };
    f.template_contents = [](lockstep_tree_node element, void*) { return element; };
    return f;
  }

 private:
  static NumberedTree& of(void* self) { return *static_cast<NumberedTree*>(self); }
  static lockstep_tree_node handle(std::size_t number) {
    return reinterpret_cast<lockstep_tree_node>(static_cast<std::uintptr_t>(number));
  }
  static std::size_t number(lockstep_tree_node node) { return reinterpret_cast<std::uintptr_t>(node); }
  static void touch(const lockstep_tree_attributes* attributes) {
    const std::size_t count = lockstep_tree_attributes_count(attributes);
    for (std::size_t i = 0; i <= count; ++i) {  // one that does not exist
      touch(lockstep_tree_attributes_name(attributes, i));
      touch(lockstep_tree_attributes_prefix(attributes, i));
      touch(lockstep_tree_attributes_local_name(attributes, i));
      touch(lockstep_tree_attributes_value(attributes, i));
      (void)lockstep_tree_attributes_namespace(attributes, i);
    }
  }
  static void touch(lockstep_string text) { fuzz::touch(text); }
  lockstep_tree_node make() {
    expect(nodes_.size() <= most_, "the parser continues although a node could not be created");
    nodes_.push_back(0);
    return nodes_.size() > most_ ? nullptr : handle(nodes_.size() - 1);
  }
  // The parent of a node.
  std::size_t& at(lockstep_tree_node node) {
    expect(number(node) != 0 && number(node) < nodes_.size(), "a node that was not created");
    return nodes_[number(node)];
  }

  unsigned most_;
  std::vector<std::size_t> nodes_;  // the parents
  bool has_doctype_ = false, has_element_ = false;
};

class Interpreter {
 public:
  explicit Interpreter(std::string_view program) : program_(program) {}
  ~Interpreter() {
    for (lockstep_document* document : documents_) lockstep_document_free(document);
    for (lockstep_parser* parser : parsers_) lockstep_parser_free(parser);
    for (lockstep_tokenizer* tokenizer : tokenizers_) lockstep_tokenizer_free(tokenizer);
  }

  void run() {
    constexpr int kMostSteps = 200;
    for (int i = 0; i < kMostSteps && !program_.ended(); ++i) step();
  }

 private:
  const char* string() { return kStrings[program_.byte() % std::size(kStrings)]; }
  bool bit() { return program_.byte() % 2 != 0; }
  // Kept, as it may be borrowed.
  const std::string& text() { return texts_.emplace_back(program_.take(program_.byte())); }
  lockstep_document* document() {
    const std::uint8_t byte = program_.byte();
    return documents_.empty() || byte == 255 ? nullptr : documents_[byte % documents_.size()];
  }
  lockstep_node node() {
    const std::uint8_t byte = program_.byte();
    return byte < 240 ? byte % 48u : ~lockstep_node{0} >> (byte - 240);
  }

  lockstep_parse_options* parse_options() {
    const std::uint8_t flags = program_.byte();
    if (flags == 0) return nullptr;
    lockstep_parse_options_init(&parse_, sizeof parse_);
    parse_.scripting = flags & 1;
    parse_.collect_errors = flags & 2;
    parse_.positions = flags & 4;
    parse_.allow_declarative_shadow_roots = flags & 8;
    parse_.borrow_input = flags & 16;
    if ((flags & 32) != 0) {
      parse_.limit_nodes = program_.byte();
      parse_.limit_depth = program_.byte() % 16;
      parse_.limit_attributes = program_.byte() % 4;
      parse_.limit_input_bytes = program_.byte();
    }
    if ((flags & 64) != 0) parse_.edition = string();
    if ((flags & 128) != 0) parse_.on_error = touch_error;
    return &parse_;
  }
  lockstep_encoding_options* encoding_options() {
    const std::uint8_t flags = program_.byte();
    if (flags == 0) return nullptr;
    lockstep_encoding_options_init(&encoding_, sizeof encoding_);
    if ((flags & 1) != 0) encoding_.encoding = string();
    if ((flags & 2) != 0) encoding_.transport_encoding = string();
    if ((flags & 4) != 0) encoding_.prescan_bytes = program_.byte();
    if ((flags & 8) != 0) encoding_.container_encoding = string();
    if ((flags & 16) != 0) encoding_.likely_encoding = string();
    if ((flags & 32) != 0)
      encoding_.detect = [](const char* bytes, std::size_t size, void*) -> const char* {
        touch(bytes, size);
        return size % 2 == 0 ? "big5" : size % 3 == 0 ? "nonsense" : nullptr;
      };
    if ((flags & 64) != 0) encoding_.default_encoding = string();
    encoding_.ignore_late_meta = flags & 128;
    return &encoding_;
  }
  lockstep_fragment_context* context() {
    const std::uint8_t flags = program_.byte();
    if (flags == 0) return nullptr;
    lockstep_fragment_context_init(&context_, sizeof context_);
    if ((flags & 1) != 0) context_.local_name = string();
    if ((flags & 2) != 0) context_.element_namespace = program_.byte() % 9 - 1;
    if ((flags & 4) != 0) context_.quirks_mode = program_.byte() % 5 - 1;
    if ((flags & 8) != 0) context_.encoding = string();
    context_.inside_form = flags & 16;
    return &context_;
  }

  // By reference: the call that makes it may be evaluated after the other argument.
  void keep(lockstep_status status, lockstep_document* const& made) {
    expect((status < 0) == (made == nullptr), "a document with an error, or none without");
    touch(lockstep_status_name(status));
    if (made == nullptr) return;
    expect(lockstep_document_status(made) == status, "the status of a document is another");
    constexpr std::size_t kMostDocuments = 6;
    if (documents_.size() < kMostDocuments)
      documents_.push_back(made);
    else
      lockstep_document_free(made);
  }
  void made(lockstep_status status, lockstep_node node) {
    expect(status == LOCKSTEP_OK || node == 0, "a node is made although it is refused");
  }

  void step() {
    lockstep_document* parsed = nullptr;
    lockstep_node result = 0;
    const std::uint8_t what = program_.byte();
    switch (what < 224 ? what % 32 : 32 + what % 8) {
      case 0:
      case 1: {
        const std::string& html = text();
        keep(lockstep_parse(html.data(), html.size(), parse_options(), &parsed), parsed);
        break;
      }
      case 2: {
        const std::string& html = text();
        keep(lockstep_parse_fragment(html.data(), html.size(), context(), parse_options(), &parsed), parsed);
        break;
      }
      case 3: {
        const std::string& html = text();
        keep(lockstep_parse_bytes(html.data(), html.size(), encoding_options(), parse_options(), &parsed),
             parsed);
        break;
      }
      case 4: {
        lockstep_parser* parser = nullptr;
        const std::uint8_t kind = program_.byte() % 3;
        const lockstep_status status =
            kind == 0   ? lockstep_parser_create(parse_options(), &parser)
            : kind == 1 ? lockstep_parser_create_fragment(context(), parse_options(), &parser)
                        : lockstep_parser_create_bytes(encoding_options(), parse_options(), &parser);
        expect((status < 0) == (parser == nullptr), "a parser with an error, or none without");
        if (parser != nullptr) parsers_.push_back(parser);
        break;
      }
      case 5:
      case 6:
      case 7:
        if (!parsers_.empty()) {
          const std::string& html = text();
          (void)lockstep_parser_write(parsers_.back(), html.empty() ? nullptr : html.data(), html.size());
        }
        break;
      case 8:
        if (!parsers_.empty()) keep(lockstep_parser_finish(parsers_.back(), &parsed), parsed);
        break;
      case 9:
        if (!parsers_.empty()) {
          lockstep_parser_free(parsers_.back());
          parsers_.pop_back();
        }
        break;
      case 10:
        if (!documents_.empty() && bit()) {
          lockstep_document_free(documents_.back());
          documents_.pop_back();
        }
        break;
      case 11:
        ask(document());
        break;
      case 12:
      case 13:
        ask(document(), node());
        break;
      case 14:
        search(document());
        break;
      case 15:
        positions(document(), node());
        break;
      case 16:
        made(lockstep_document_create_element(document(), string(), program_.byte() % 9 - 1, &result),
             result);
        break;
      case 17: {
        const std::string& data = text();
        made(bit() ? lockstep_document_create_text(document(), data.data(), data.size(), &result)
                   : lockstep_document_create_comment(document(), data.data(), data.size(), &result),
             result);
        break;
      }
      case 18: {
        const std::string& data = text();
        made(lockstep_document_create_processing_instruction(document(), string(), data.data(), data.size(),
                                                             &result),
             result);
        break;
      }
      case 19:
        made(lockstep_document_create_doctype(document(), string(), string(), string(), &result), result);
        break;
      case 20:
        made(lockstep_document_create_fragment(document(), &result), result);
        break;
      case 21:
        made(lockstep_document_clone(document(), document(), node(), bit(), &result), result);
        break;
      case 22:
        made(lockstep_document_adopt(document(), document(), node(), &result), result);
        break;
      case 23:
        (void)lockstep_node_append(document(), node(), node());
        break;
      case 24:
        (void)lockstep_node_insert_before(document(), node(), node(), node());
        break;
      case 25:
        (void)lockstep_node_replace(document(), node(), node());
        break;
      case 26:
        (void)lockstep_node_remove(document(), node());
        break;
      case 27: {
        // A view of the document's own text, too.
        lockstep_document* const changed = document();
        const lockstep_string own = lockstep_node_data(changed, node());
        const std::string& data = text();
        const bool borrows = bit();
        (void)lockstep_node_set_attribute(changed, node(), string(), borrows ? own.data : data.data(),
                                          borrows ? own.size : data.size());
        break;
      }
      case 28:
        (void)lockstep_node_remove_attribute(document(), node(), string());
        break;
      case 29: {
        lockstep_document* const changed = document();
        const lockstep_string own = lockstep_node_attribute(changed, node(), "id");
        const std::string& data = text();
        const bool borrows = bit();
        (void)lockstep_node_set_data(changed, node(), borrows ? own.data : data.data(),
                                     borrows ? own.size : data.size());
        break;
      }
      case 30:
        serialize(document(), node());
        break;
      case 31:
        tokenize();
        break;
      case 32:
        decode();
        break;
      case 33:
      case 34:
        own_tree();
        break;
      case 35:
      case 36:
        scripts();
        break;
      case 37:
        look_ahead(nullptr);
        break;
      case 38:
        coerce();
        break;
      case 39: {
        lockstep_fragment_context* const in = context();
        const std::string& html = text();
        if (in != nullptr) in->document = document();
        if (in != nullptr) in->node = node();
        keep(lockstep_parse_fragment(html.data(), html.size(), in, parse_options(), &parsed), parsed);
        break;
      }
    }
  }

  void encode(const char* label, const std::string& text) {
    lockstep_encode_options options;
    lockstep_encode_options_init(&options, sizeof options);
    options.errors = program_.byte() % 4 - 1;
    lockstep_encoder* encoder = nullptr;
    const lockstep_status created = lockstep_encoder_create(label, &options, &encoder);
    expect((created < 0) == (encoder == nullptr), "an encoder with an error, or none without");
    lockstep_string first, rest;
    const lockstep_status written = lockstep_encoder_write(encoder, text.data(), text.size(), &first);
    touch(first);
    std::string encoded = first.data != nullptr ? std::string(first.data, first.size) : "";
    const lockstep_status finished = lockstep_encoder_finish(encoder, &rest);
    if (rest.data != nullptr) encoded.append(rest.data, rest.size);
    lockstep_buffer whole{};
    const char* used = nullptr;
    std::uint64_t offset = 0;
    const lockstep_status status =
        lockstep_encode(text.data(), text.size(), label, &options, &whole, &used, &offset);
    if (created == LOCKSTEP_OK) {
      expect(status == (written != LOCKSTEP_OK ? written : finished), "another status than in pieces");
      expect_same("encoded text", {whole.data, whole.size}, encoded);
      expect(offset == lockstep_encoder_error_offset(encoder), "another offset than in pieces");
      expect(used == lockstep_encoder_encoding(encoder), "another encoding than in pieces");
    }
    lockstep_buffer_free(&whole);
    lockstep_encoder_free(encoder);
  }

  void decode() {
    lockstep_decode_options options;
    lockstep_decode_options_init(&options, sizeof options);
    options.errors = program_.byte() % 4 - 1;
    options.bom = program_.byte() % 5 - 1;
    const char* const label = string();
    lockstep_decoder* decoder = nullptr;
    const lockstep_status created = lockstep_decoder_create(label, &options, &decoder);
    expect((created < 0) == (decoder == nullptr), "a decoder with an error, or none without");
    std::string bytes, decoded;
    lockstep_status status = created;
    for (int i = 0; i < 3; ++i) {
      const std::string& piece = text();
      lockstep_string some;
      const lockstep_status written = lockstep_decoder_write(decoder, piece.data(), piece.size(), &some);
      touch(some);
      if (some.data != nullptr) decoded.append(some.data, some.size);
      if (written > 0) status = written;
      bytes += piece;
    }
    lockstep_string rest;
    const lockstep_status finished = lockstep_decoder_finish(decoder, &rest);
    if (rest.data != nullptr) decoded.append(rest.data, rest.size);
    if (finished > 0) status = finished;
    lockstep_buffer whole{};
    const char* used = nullptr;
    std::uint64_t offset = 0;
    expect(lockstep_decode(bytes.data(), bytes.size(), label, &options, &whole, &used, &offset) == status,
           "another status than in pieces");
    if (created == LOCKSTEP_OK) {
      expect_same("decoded text", {whole.data, whole.size}, decoded);
      expect(offset == lockstep_decoder_error_offset(decoder), "another offset than in pieces");
      expect(used == lockstep_decoder_encoding(decoder), "another encoding than in pieces");
      expect(lockstep_decoder_consumed(decoder) <= bytes.size(), "more than there is");
    }
    lockstep_buffer_free(&whole);
    lockstep_decoder_free(decoder);
    encode(label, bytes);
    const char *encoding = nullptr, *confidence = nullptr, *source = nullptr;
    (void)lockstep_sniff_encoding(bytes.data(), bytes.size(), encoding_options(), string(), &encoding,
                                  &confidence, &source);
    touch(encoding);
    touch(confidence);
    touch(source);
    touch(lockstep_encoding_bom_sniff(bytes.data(), bytes.size()));
    touch(lockstep_encoding_label(program_.byte()));
  }

  void own_tree() {
    NumberedTree tree(program_.byte() + 4u);
    const lockstep_tree_functions functions = tree.functions();
    lockstep_tree_parser* parser = nullptr;
    const lockstep_status status =
        bit() ? lockstep_tree_parser_create(&functions, parse_options(), &parser)
              : lockstep_tree_parser_create_fragment(&functions, context(), parse_options(), &parser);
    expect((status < 0) == (parser == nullptr), "a parser with an error, or none without");
    for (int i = 0; i < 3; ++i) {
      const std::string& piece = text();
      (void)lockstep_tree_parser_write(parser, piece.data(), piece.size());
    }
    (void)lockstep_tree_parser_finish(parser);
    const std::size_t errors = lockstep_tree_parser_error_count(parser);
    for (std::size_t i = 0; i < errors; ++i) touch_error(lockstep_tree_parser_error(parser, i), nullptr);
    (void)lockstep_tree_parser_flattened(parser);
    expect(lockstep_tree_parser_error(parser, errors) == nullptr, "an error that is not there");
    expect(lockstep_tree_parser_write(parser, "x", 1) < 0, "input after the end");
    lockstep_tree_parser_free(parser);
  }

  // Scripts that write, modify the document, abort and block.
  void scripts() {
    struct Host {
      lockstep_scripting_parser* parser = nullptr;
      std::string written;
      unsigned flags = 0;
      int calls = 0;
    } host;
    host.written = text();
    host.flags = program_.byte();
    lockstep_script_host functions;
    lockstep_script_host_init(&functions, sizeof functions);
    functions.user_data = &host;
    functions.prepare_script = [](lockstep_node script, void* user) {
      Host& self = *static_cast<Host*>(user);
      lockstep_document* const document = lockstep_scripting_parser_document(self.parser);
      expect(lockstep_node_type(document, script) == LOCKSTEP_NODE_ELEMENT,
             "a script that is not an element");
      expect(lockstep_scripting_parser_write(self.parser, "x", 1) == LOCKSTEP_BAD_ARGUMENT, "a nested write");
      if (++self.calls > 8) return;
      if ((self.flags & 1) != 0)
        (void)lockstep_scripting_parser_insert(self.parser, self.written.data(), self.written.size());
      if ((self.flags & 2) != 0) (void)lockstep_node_remove(document, lockstep_node_parent(document, script));
      if ((self.flags & 4) != 0) (void)lockstep_scripting_parser_abort(self.parser);
    };
    if ((host.flags & 8) != 0)
      functions.has_custom_element_definition = [](lockstep_string name, lockstep_string is, lockstep_node,
                                                   void*) {
        touch(name);
        touch(is);
        return true;
      };
    if ((host.flags & 16) != 0)
      functions.has_pending_script = [](void* user) { return static_cast<Host*>(user)->calls++ < 4; };
    if ((host.flags & 32) != 0)
      functions.pending_script_is_ready = [](void* user) {
        return static_cast<Host*>(user)->calls++ % 2 != 0;
      };
    const lockstep_status status =
        (host.flags & 64) != 0 ? lockstep_scripting_parser_create(&functions, parse_options(), &host.parser)
                               : lockstep_scripting_parser_create_bytes(&functions, encoding_options(),
                                                                        parse_options(), &host.parser);
    expect((status < 0) == (host.parser == nullptr), "a parser with an error, or none without");
    for (int i = 0; i < 3; ++i) {
      const std::string& piece = text();
      (void)lockstep_scripting_parser_write(host.parser, piece.data(), piece.size());
      lockstep_speculative_start* start = nullptr;
      if (lockstep_scripting_parser_speculative_start(host.parser, &start) == LOCKSTEP_OK && start != nullptr)
        look_ahead(start);
      lockstep_speculative_start_free(start);
    }
    (void)lockstep_scripting_parser_end(host.parser);
    for (int i = 0; i < 4; ++i) (void)lockstep_scripting_parser_resume(host.parser);
    lockstep_buffer unread{};
    (void)lockstep_scripting_parser_unread(host.parser, &unread);
    lockstep_buffer_free(&unread);
    if ((host.flags & 128) != 0) {
      lockstep_document* parsed = nullptr;
      keep(lockstep_scripting_parser_finish(host.parser, &parsed), parsed);
    }
    lockstep_scripting_parser_free(host.parser);
  }

  void look_ahead(const lockstep_speculative_start* start) {
    lockstep_speculative_parser* ahead = nullptr;
    (void)lockstep_speculative_parser_create(parse_options(), &ahead);
    const char* const base = string();
    (void)lockstep_speculative_parser_start(ahead, start, base,
                                            base == nullptr ? 0 : std::string_view(base).size());
    for (int i = 0; i < 2; ++i) {
      const std::string& piece = text();
      (void)lockstep_speculative_parser_write(ahead, piece.data(), piece.size());
      while (const lockstep_speculative_fetch* const fetch = lockstep_speculative_parser_next(ahead)) {
        expect(lockstep_speculative_fetch_kind(fetch) != LOCKSTEP_FETCH_NONE, "no kind");
        touch(lockstep_speculative_fetch_url(fetch));
        touch(lockstep_speculative_fetch_base(fetch));
        touch(lockstep_speculative_fetch_content(fetch));
        const std::size_t count = lockstep_speculative_fetch_attribute_count(fetch);
        for (std::size_t at = 0; at <= count; ++at) {
          touch(lockstep_speculative_fetch_attribute_name(fetch, at));
          touch(lockstep_speculative_fetch_attribute_value(fetch, at));
        }
        touch(lockstep_speculative_fetch_source_attribute(fetch, 0, "srcset"));
      }
    }
    (void)lockstep_speculative_parser_stop(ahead);
    lockstep_speculative_parser_free(ahead);
  }

  void coerce() {
    const std::string& data = text();
    const std::int32_t names = program_.byte() % 4 - 1;
    lockstep_buffer coerced{}, back{};
    if (lockstep_coerce_name(data.data(), data.size(), names, &coerced) == LOCKSTEP_OK) {
      touch(coerced.data, coerced.size + 1);
      (void)lockstep_uncoerce_name(coerced.data, coerced.size, names, &back);
      lockstep_buffer_free(&back);
    }
    lockstep_buffer_free(&coerced);
    for (const auto function :
         {lockstep_coerce_text, lockstep_coerce_comment, lockstep_coerce_instruction, lockstep_json_string}) {
      expect(function(data.data(), data.size(), &coerced) == LOCKSTEP_OK, "a text is refused");
      touch(coerced.data, coerced.size + 1);
      lockstep_buffer_free(&coerced);
    }
  }

  void ask(lockstep_document* document) {
    touch(lockstep_document_source(document));
    (void)lockstep_document_has_positions(document);
    (void)lockstep_document_parsed_again(document);
    touch(lockstep_document_edition(document));
    touch(lockstep_document_encoding(document));
    touch(lockstep_document_encoding_confidence(document));
    touch(lockstep_document_encoding_source(document));
    touch(lockstep_document_late_encoding(document));
    (void)lockstep_document_quirks_mode(document);
    (void)lockstep_document_memory(document);
    for (const lockstep_node node : {lockstep_document_root(document), lockstep_document_result(document),
                                     lockstep_document_element(document), lockstep_document_head(document),
                                     lockstep_document_body(document)})
      touch(lockstep_node_name(document, node));
    lockstep_buffer title{};
    if (lockstep_document_title(document, &title) >= 0) touch(title.data, title.size + 1);
    lockstep_buffer_free(&title);
    const std::size_t errors = lockstep_document_error_count(document);
    for (std::size_t i = 0; i < errors; ++i) touch_error(lockstep_document_error(document, i), nullptr);
    expect(lockstep_document_error(document, errors) == nullptr, "an error that is not there");
    touch(lockstep_encoding_for_label(string()));
    touch(lockstep_charset_of_content_type(string()));
    lockstep_buffer type{};
    if (lockstep_extract_mime_type(string(), &type) >= 0) touch(type.data, type.size + 1);
    lockstep_buffer_free(&type);
    touch(lockstep_encoding_for_locale(string()));
    touch(lockstep_edition(program_.byte()));
  }

  void ask(lockstep_document* document, lockstep_node node) {
    (void)lockstep_node_type(document, node);
    (void)lockstep_node_namespace(document, node);
    (void)lockstep_node_shadow_root_properties(document, node);
    touch(lockstep_node_name(document, node));
    touch(lockstep_node_data(document, node));
    touch(lockstep_node_public_identifier(document, node));
    touch(lockstep_node_system_identifier(document, node));
    touch(lockstep_node_attribute(document, node, string()));
    (void)lockstep_node_has_class(document, node, string());
    const std::size_t count = lockstep_node_attribute_count(document, node);
    for (std::size_t i = 0; i <= count; ++i) {
      touch(lockstep_node_attribute_name(document, node, i));
      touch(lockstep_node_attribute_local_name(document, node, i));
      touch(lockstep_node_attribute_prefix(document, node, i));
      touch(lockstep_node_attribute_value(document, node, i));
      (void)lockstep_node_attribute_namespace(document, node, i);
    }
    for (const lockstep_node other :
         {lockstep_node_parent(document, node), lockstep_node_first_child(document, node),
          lockstep_node_last_child(document, node), lockstep_node_next_sibling(document, node),
          lockstep_node_previous_sibling(document, node), lockstep_node_template_contents(document, node),
          lockstep_node_shadow_root(document, node)})
      expect(other == 0 || lockstep_node_type(document, other) != 0, "a neighbour that is not a node");
    lockstep_buffer text{};
    if (lockstep_node_text_content(document, node, &text) >= 0) touch(text.data, text.size + 1);
    lockstep_buffer_free(&text);
  }

  void search(lockstep_document* document) {
    const lockstep_node root = node(), other = node();
    (void)lockstep_node_following(document, other, root);
    (void)lockstep_node_following_skipping_children(document, other, root);
    const char* const wanted = string();
    lockstep_node found = 0;
    // Every search ends.
    for (int i = 0; i < 1000; ++i) {
      found = lockstep_find(document, root, found, wanted);
      if (found == 0) break;
    }
    (void)lockstep_find_by_class(document, root, other, wanted);
    (void)lockstep_find_by_attribute(document, root, other, wanted, string());
    (void)lockstep_find_by_id(document, root, wanted);
  }

  void positions(lockstep_document* document, lockstep_node node) {
    const lockstep_range range = lockstep_node_range(document, node),
                         end = lockstep_node_end_tag_range(document, node);
    expect(range.begin <= range.end && end.begin <= end.end, "a range ends before it begins");
    (void)lockstep_node_range_has_gaps(document, node);
    lockstep_range names[5], values[5];
    const bool with_names = bit();
    (void)lockstep_node_attribute_ranges(document, node, with_names ? names : nullptr, values,
                                         program_.byte() % 6);
    std::uint32_t line = 0, column = 0;
    const std::uint8_t offset = program_.byte();
    (void)lockstep_document_line_column(document, offset == 255 ? ~std::uint64_t{0} : offset, &line,
                                        with_names ? &column : nullptr);
  }

  void serialize(lockstep_document* document, lockstep_node node) {
    lockstep_serialize_options options;
    lockstep_serialize_options_init(&options, sizeof options);
    options.format = program_.byte() % 8 - 1;
    options.scripting = bit();
    options.serializable_shadow_roots = options.xml_declaration = bit();
    options.indent = program_.byte() % 4;
    options.edition = string();
    std::string written;
    const lockstep_status status = lockstep_serialize(
        document, node, &options,
        [](const char* data, std::size_t size, void* user) {
          static_cast<std::string*>(user)->append(data, size);
        },
        &written);
    lockstep_buffer buffer{};
    expect(lockstep_serialize_to_buffer(document, node, &options, &buffer) == status,
           "another status in a buffer");
    if (status >= 0) expect_same("what is written into a buffer", written, {buffer.data, buffer.size});
    lockstep_buffer_free(&buffer);
  }

  void tokenize() {
    lockstep_tokenizer_options options;
    lockstep_tokenizer_options_init(&options, sizeof options);
    const std::uint8_t flags = program_.byte();
    options.tree_feedback = flags & 1;
    options.scripting = flags & 2;
    options.allow_cdata = flags & 4;
    if ((flags & 8) != 0) options.initial_state = string();
    if ((flags & 16) != 0) options.last_start_tag = string();
    if ((flags & 32) != 0) options.on_error = touch_error;
    const std::string& html = text();
    lockstep_tokenizer* tokenizer = nullptr;
    (void)lockstep_tokenizer_create(&options, &tokenizer);
    if (tokenizer != nullptr) tokenizers_.push_back(tokenizer);
    (void)lockstep_tokenizer_write(tokenizer, html.data(), html.size());
    (void)lockstep_tokenizer_finish(tokenizer);
    while (const lockstep_token* const token = lockstep_tokenizer_next(tokenizer))
      touch_token(token, nullptr);
    options.on_token = touch_token;
    (void)lockstep_tokenize(html.data(), html.size(), (flags & 64) != 0 ? nullptr : &options);
  }

  Program program_;
  std::deque<std::string> texts_;
  std::vector<lockstep_document*> documents_;
  std::vector<lockstep_parser*> parsers_;
  std::vector<lockstep_tokenizer*> tokenizers_;
  lockstep_parse_options parse_;
  lockstep_encoding_options encoding_;
  lockstep_fragment_context context_;
};

// The result in C++ for the same markup.
void check_parse(std::string_view markup) {
  lockstep_document* document = nullptr;
  expect(lockstep_parse(markup.data(), markup.size(), nullptr, &document) == LOCKSTEP_OK,
         "a parse is refused");
  lockstep_serialize_options options;
  lockstep_serialize_options_init(&options, sizeof options);
  lockstep_buffer html{};
  (void)lockstep_serialize_to_buffer(document, lockstep_document_root(document), &options, &html);
  expect_same("the HTML", serialize_html(parse(markup)), {html.data, html.size});
  lockstep_buffer_free(&html);
  lockstep_document_free(document);
}

void check(std::string_view input) {
  if (input.size() < kHeaderSize) return;
  const std::string_view program = input.substr(kHeaderSize);
  Interpreter(program).run();
  if (sampled(input, 8)) check_parse(program);
}

}  // namespace
}  // namespace lockstep::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  lockstep::fuzz::check(lockstep::fuzz::view_of(data, size));
  return 0;
}
