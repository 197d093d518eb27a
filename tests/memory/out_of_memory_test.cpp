// Tests what happens when the system refuses memory: every allocation in a parse fails once.
#include <gtest/gtest.h>

#include <cstddef>
#include <cstdlib>
#include <cstring>
#include <new>
#include <string>
#include <type_traits>
#include <utility>

#include "document/access.h"
#include "document/tree_inline.h"
#include "lockstep/c.h"
#include "lockstep/lockstep.h"
#include "support/chunks.h"
#include "support/parsing.h"

namespace {

// The number of allocations before one fails; negative: none fails.
long allocations_left = -1;
bool refused = false;

bool refuses() {
  if (allocations_left < 0 || allocations_left-- > 0) return false;
  refused = true;
  return true;
}

}  // namespace

// The linker replaces realloc(), which grows the arenas, with this.
extern "C" void* __real_realloc(void* old, std::size_t size);
extern "C" void* __wrap_realloc(void* old, std::size_t size) {
  return refuses() ? nullptr : __real_realloc(old, size);
}

// Out of line, or GCC takes free() for the wrong partner of the new whose body it does not see.
[[gnu::noinline]] void* operator new(std::size_t size) {
  void* const memory = refuses() ? nullptr : std::malloc(size);
  if (memory == nullptr) throw std::bad_alloc();
  return memory;
}
// This form of allocation may fail.
void* operator new(std::size_t size, const std::nothrow_t&) noexcept { return std::malloc(size); }
[[gnu::noinline]] void operator delete(void* memory) noexcept { std::free(memory); }
[[gnu::noinline]] void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }

namespace lockstep::test {
namespace {

// How often the tags that make tables grow are repeated. The work of the tests is quadratic in it.
// tests/CMakeLists.txt sets it.
constexpr int kRepetitions = LOCKSTEP_REPETITIONS;

// A document that uses much of what allocates memory.
std::string page() {
  std::string html =
      "<!DOCTYPE html><html a=1><html b=2><title>t&amp;t</title><p class=x>caf\xE9 &eacute;&copy;<b id=y><i>"
      "<svg viewBox=0 xlink:href=a><foreignObject><math><annotation-xml encoding=text/html></math></svg>"
      "<table>foster<tr><td>cell</table><template><td>in</template><?p i><!--a comment &amp; more-->"
      "<div><template shadowrootmode=open shadowrootclonable>s</template></div>"
      "<select><button><selectedcontent></selectedcontent></button><option selected>o<b>p</b></select></p>";
  for (int i = 0; i < kRepetitions; ++i) {
    const std::string number = std::to_string(i);
    html += "<own-" + number + " attribute" + number + "=" + number + ">text&amp;" + number;
    html += "<b class=" + number + "><p>";
  }
  return html;
}

ParseOptions options_of_test() {
  ParseOptions options;
  options.collect_errors = true;
  options.allow_declarative_shadow_roots = true;
  return options;
}

// Calls `run`, which returns a Document, with one allocation after the other failing, until none does.
template <class Run>
void fail_each(const Run& run) {
  std::size_t without_document = 0, with_tree = 0;
  bool done = false;
  for (long n = 0; !done; ++n) {
    SCOPED_TRACE(n);
    refused = false;
    allocations_left = n;
    try {
      const Document document = run();
      allocations_left = -1;
      done = !refused;
      EXPECT_EQ(document.status(), refused ? Status::out_of_memory : Status::ok);
      EXPECT_EQ(broken_links(document), "");
      with_tree += document.root().first_child().is_null() ? 0 : 1;
      // All of it can be read.
      serialize_html(document.root());
      dump_tree(document.result());
      for (const ParseError& error : document.errors()) EXPECT_FALSE(parse_error_name(error).empty());
    } catch (const std::bad_alloc&) {
      allocations_left = -1;
      ++without_document;
    }
  }
  EXPECT_GT(with_tree, 20u);
  EXPECT_LE(without_document, 10u);
}

TEST(OutOfMemory, Parse) {
  const std::string html = page();
  for (const Source source : {Source::copied, Source::borrowed})
    fail_each([&] { return parse(html, options_of_test(), source); });
}

TEST(OutOfMemory, ParseFragment) {
  const std::string html = page();
  fail_each([&] { return parse_fragment(html, {.local_name = "div"}, options_of_test()); });
}

TEST(OutOfMemory, Parser) {
  const std::string html = page();
  const Chunks chunks = chunks_of(html, 100);
  fail_each([&] {
    Parser parser(options_of_test());
    (void)parser.document();  // so that each chunk is parsed when it is written
    Status status = Status::ok;
    for (const std::string_view chunk : chunks) {
      const Status before = status;
      status = parser.write(chunk);
      EXPECT_TRUE(before == Status::ok || status == before);
    }
    return parser.finish();
  });
}

// Whatever failed, reset() makes the parser usable again.
template <class AnyParser>
void fail_each_before_reset() {
  const std::string html = page();
  const std::string expected = dump_tree(parse_bytes(html, {}, options_of_test()));
  AnyParser parser = [] {
    if constexpr (std::is_same_v<AnyParser, Parser>)
      return Parser(options_of_test());
    else
      return BytesParser({}, options_of_test());
  }();
  bool done = false;
  for (long n = 0; !done; n += 1 + n / 16) {
    SCOPED_TRACE(n);
    refused = false;
    allocations_left = n;
    try {
      (void)parser.write(html);
      if (n % 2 == 0) (void)parser.finish();
    } catch (const std::bad_alloc&) {
    }
    allocations_left = 0;  // fails at once, and changes nothing
    EXPECT_THROW(parser.reset(), std::bad_alloc);
    allocations_left = -1;
    done = !refused || n > 5000;
    parser.reset();
    EXPECT_EQ(parser.write(html), Status::ok);
    const Document document = parser.finish();
    if (std::is_same_v<AnyParser, BytesParser>) {
      EXPECT_EQ(dump_tree(document), expected);
    }
    EXPECT_EQ(broken_links(document), "");
    parser.reset();
  }
}

TEST(OutOfMemory, ResetAfterwards) {
  fail_each_before_reset<Parser>();
  fail_each_before_reset<BytesParser>();
}

// The document stays sound, and as it was or as it should be.
TEST(OutOfMemory, SetInnerHtml) {
  const std::string html = page();
  bool done = false;
  for (long n = 0; !done; n += 1 + n / 16) {
    SCOPED_TRACE(n);
    Document document = parse("<p>old</p>");
    const Node p = document.body().first_child();
    refused = false;
    allocations_left = n;
    bool changed = false;
    try {
      EXPECT_EQ(document.set_inner_html(p, html), DomError::none);
      changed = true;
    } catch (const std::bad_alloc&) {
    }
    allocations_left = -1;
    done = !refused;
    EXPECT_EQ(p.text_content() == "old", !changed);
    EXPECT_EQ(broken_links(document), "");
  }
}

// Edits of a document. They return what they have made, if anything.
using Edit = Node (*)(Document&, Document&);
constexpr Edit kEdits[] = {
    [](Document& document, Document&) { return document.create_element("a-new-name"); },
    [](Document& document, Document&) { return document.create_element("template"); },
    [](Document& document, Document&) { return document.create_text("new"); },
    [](Document& document, Document&) { return document.create_comment("new"); },
    [](Document& document, Document&) { return document.create_processing_instruction("new", "data"); },
    [](Document& document, Document&) { return document.create_doctype("new", "p", "s"); },
    [](Document& document, Document&) { return document.create_document_fragment(); },
    [](Document& document, Document&) { return document.clone(document.body()); },
    [](Document& document, Document& other) { return document.clone(other.body()); },
    [](Document& document, Document& other) { return document.adopt(other, other.body()); },
    [](Document& document, Document&) {
      EXPECT_EQ(document.set_attribute(document.root().find("p"), "new", "value"), DomError::none);
      return Node();
    },
    [](Document& document, Document&) {
      EXPECT_EQ(document.set_attribute(document.body(), "b", "value"), DomError::none);
      return Node();
    },
    [](Document& document, Document&) {
      EXPECT_EQ(document.set_attribute(document.root().find("svg"), Namespace::xlink, "href", "value"),
                DomError::none);
      return Node();
    },
    [](Document& document, Document&) {
      EXPECT_EQ(document.remove_attribute(document.root().find("p"), "title"), DomError::none);
      return Node();
    },
    [](Document& document, Document&) {
      EXPECT_EQ(document.toggle_token(document.root().find("p"), "class", "new"), DomError::none);
      return Node();
    },
    [](Document& document, Document&) {
      for (const Node node : document.root().descendants())
        if (node.type() == NodeType::processing_instruction) {
          EXPECT_EQ(document.set_data(node, "new"), DomError::none);
        }
      return Node();
    },
    [](Document& document, Document&) {
      EXPECT_EQ(document.set_data(document.root().find("p").first_child(), "new"), DomError::none);
      return Node();
    },
    [](Document& document, Document&) {
      EXPECT_EQ(document.set_text_content(document.root().find("p"), "new"), DomError::none);
      return Node();
    },
    [](Document& document, Document&) {
      EXPECT_EQ(document.set_outer_html(document.root().find("p"), "<b new>x</b><a-b>"), DomError::none);
      return Node();
    },
    [](Document& document, Document&) {
      EXPECT_EQ(document.insert_adjacent_html(document.body(), AdjacentPosition::after_begin, "<i>x"),
                DomError::none);
      return Node();
    },
};

// Fills the tables, so that each thing that is stored needs new memory, except for that many nodes.
void fill(Document& document, std::size_t nodes) {
  detail::Tree& tree = detail::DocumentAccess::tree(document);
  const auto fill_up = [](auto& values) {
    const std::size_t room = values.capacity() - values.size();
    if (room != 0) std::memset(static_cast<void*>(values.extend(room)), 0, room * sizeof *values.data());
  };
  fill_up(tree.arena_text);
  fill_up(tree.attribute_records);
  fill_up(tree.processing_instructions);
  fill_up(tree.doctypes);
  while (tree.nodes.size() + nodes < tree.nodes.capacity()) document.create_document_fragment();
}

// Makes the edit with one allocation after the other failing: it then changes nothing that can be seen, and
// can be made again.
void expect_sound(Edit edit, std::size_t room_for_nodes) {
  const std::string html =
      "<!DOCTYPE html><?t d?><body a=1><body b=2><p class=x title=y>text</p><template><i>c</i></template>"
      "<svg viewBox=0></svg><own-name own=1></own-name>";
  const std::string other_html = "<body c=1><p>other</p><template>x</template><?o i?><own-b d=1>";
  Document wanted = parse(html), wanted_other = parse(other_html);
  const std::string made = dump_tree(edit(wanted, wanted_other));
  bool done = false;
  for (long n = 0; !done; ++n) {
    SCOPED_TRACE(n);
    Document document = parse(html), other = parse(other_html);
    fill(document, room_for_nodes);
    const std::string before = dump_tree(document), before_other = dump_tree(other);
    refused = false;
    allocations_left = n;
    try {
      edit(document, other);
    } catch (const std::bad_alloc&) {
    }
    allocations_left = -1;
    done = !refused;
    if (done) break;
    EXPECT_EQ(dump_tree(document), before);
    EXPECT_EQ(dump_tree(other), before_other);
    // A new fragment is not the contents of a template.
    EXPECT_TRUE(document.adopt(document, document.create_document_fragment()));
    EXPECT_EQ(dump_tree(edit(document, other)), made);
    EXPECT_EQ(dump_tree(document), dump_tree(wanted));
    EXPECT_EQ(dump_tree(other), dump_tree(wanted_other));
    EXPECT_EQ(broken_links(document), "");
  }
}

TEST(OutOfMemory, Edits) {
  std::size_t number = 0;
  for (const Edit edit : kEdits) {
    SCOPED_TRACE(number++);
    for (const std::size_t room : {0, 1}) expect_sound(edit, room);
  }
}

TEST(OutOfMemory, ParseBytes) {
  const std::string html = "<meta charset=koi8-r>" + page();
  for (const Source source : {Source::copied, Source::borrowed})
    fail_each([&] { return parse_bytes(html, {}, options_of_test(), source); });
}

TEST(OutOfMemory, BytesParser) {
  // The meta comes late, and is followed.
  const std::string html = page() + std::string(5000, ' ') + "<meta charset=koi8-r>" + page();
  const Chunks chunks = chunks_of(html, 3000);
  fail_each([&] {
    BytesParser parser({}, options_of_test());
    for (const std::string_view chunk : chunks) parser.write(chunk);
    return parser.finish();
  });
}

// Calls `run`, which returns whether a lack of memory was reported, with one allocation after the other
// failing.
template <class Run>
void fail_each_in_c(const Run& run) {
  long failures = 0;
  for (bool done = false; !done; ++failures) {
    SCOPED_TRACE(failures);
    refused = false;
    allocations_left = failures;
    const bool reported = run();
    allocations_left = -1;
    done = !refused;
    EXPECT_EQ(reported, refused);
  }
  EXPECT_GT(failures, 3);
}

bool is_about_memory(lockstep_status status) {
  EXPECT_TRUE(status == LOCKSTEP_OK || status == LOCKSTEP_OUT_OF_MEMORY ||
              status == LOCKSTEP_RAN_OUT_OF_MEMORY);
  return status != LOCKSTEP_OK;
}

TEST(OutOfMemory, DocumentsForC) {
  const std::string html = page();
  fail_each_in_c([&] {
    lockstep_parser* parser = nullptr;
    lockstep_document* document = nullptr;
    if (is_about_memory(lockstep_parser_create(nullptr, &parser))) {
      EXPECT_EQ(parser, nullptr);
      return true;
    }
    bool reported = is_about_memory(lockstep_parser_write(parser, html.data(), html.size()));
    const lockstep_status finished = lockstep_parser_finish(parser, &document);
    EXPECT_EQ(document == nullptr, finished < 0);
    reported |= finished != LOCKSTEP_FINISHED && is_about_memory(finished);
    lockstep_parser_free(parser);
    if (document == nullptr) return true;
    lockstep_buffer text = {};
    reported |= is_about_memory(
        lockstep_serialize_to_buffer(document, lockstep_document_root(document), nullptr, &text));
    lockstep_buffer_free(&text);
    const lockstep_node body = lockstep_document_body(document);
    if (body != LOCKSTEP_NO_NODE)
      reported |= is_about_memory(lockstep_node_text_content(document, body, &text));
    lockstep_buffer_free(&text);
    lockstep_node element = LOCKSTEP_NO_NODE;
    reported |= is_about_memory(
        lockstep_document_create_element(document, "a-new-name", LOCKSTEP_NAMESPACE_HTML, &element));
    if (element != LOCKSTEP_NO_NODE)
      reported |= is_about_memory(lockstep_node_set_attribute(document, element, "another", "value", 5));
    lockstep_document_free(document);
    return reported;
  });
}

// What only reads may allocate too.
TEST(OutOfMemory, ReadingForC) {
  const std::string html = page();
  fail_each_in_c([&] {
    lockstep_document* document = nullptr;
    const long left = std::exchange(allocations_left, -1);
    EXPECT_EQ(lockstep_parse(html.data(), html.size(), nullptr, &document), LOCKSTEP_OK);
    lockstep_parser* parser = nullptr;
    EXPECT_EQ(lockstep_parser_create_bytes(nullptr, nullptr, &parser), LOCKSTEP_OK);
    allocations_left = left;
    uint32_t line = 0, column = 0;
    bool reported = is_about_memory(lockstep_document_line_column(document, 1000, &line, &column));
    EXPECT_EQ(line == 0, reported);
    reported |= lockstep_parser_document(parser) == nullptr;
    reported |= lockstep_parser_document(parser) == nullptr;
    lockstep_document_free(document);
    lockstep_parser_free(parser);
    return reported;
  });
}

TEST(OutOfMemory, TokensForC) {
  const std::string html = page();
  fail_each_in_c([&] {
    lockstep_tokenizer* tokenizer = nullptr;
    if (is_about_memory(lockstep_tokenizer_create(nullptr, &tokenizer))) return true;
    bool reported = is_about_memory(lockstep_tokenizer_write(tokenizer, html.data(), html.size()));
    while (lockstep_tokenizer_next(tokenizer) != nullptr) continue;
    reported |= is_about_memory(lockstep_tokenizer_status(tokenizer));
    lockstep_tokenizer_free(tokenizer);
    return reported;
  });
}

}  // namespace
}  // namespace lockstep::test
