// Tests replaced memory functions (lockstep/memory.h): they get all allocations of a parse, everything is
// freed, and each of their calls may fail.
#include "lockstep/memory.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <cstdlib>
#include <cstring>
#include <new>
#include <string>

#include "lockstep/c.h"
#include "lockstep/lockstep.h"
#include "support/parsing.h"

namespace lockstep::test {
namespace {

// Counts blocks and bytes. Before each block is its size, so a block of another allocator is noticed.
class Counter {
 public:
  Counter() { set_memory_functions({resize, release, this}); }
  ~Counter() { reset_memory_functions(); }
  Counter(const Counter&) = delete;
  Counter& operator=(const Counter&) = delete;

  std::size_t blocks = 0, bytes = 0, calls = 0, moves = 0;
  long left = -1;  // calls before one fails; negative: none fails
  bool failed = false;

 private:
  static constexpr std::size_t kMark = 0xC0DE;
  struct alignas(std::max_align_t) Header {
    std::size_t size, mark;
  };
  static void* resize(void* old, std::size_t size, void* self) {
    auto& counter = *static_cast<Counter*>(self);
    ++counter.calls;
    EXPECT_GT(size, 0u);
    if (counter.left >= 0 && counter.left-- == 0) {
      counter.failed = true;
      return nullptr;
    }
    auto* const made = static_cast<Header*>(std::malloc(sizeof(Header) + size));
    *made = {size, kMark};
    ++counter.blocks;
    counter.bytes += size;
    if (old != nullptr) {
      ++counter.moves;
      const Header& before = static_cast<Header*>(old)[-1];
      std::memcpy(made + 1, old, before.size < size ? before.size : size);
      release(old, self);
    }
    return made + 1;
  }
  static void release(void* memory, void* self) {
    ASSERT_NE(memory, nullptr);
    auto& counter = *static_cast<Counter*>(self);
    Header* const header = static_cast<Header*>(memory) - 1;
    ASSERT_EQ(header->mark, kMark);
    header->mark = 0;
    --counter.blocks;
    counter.bytes -= header->size;
    std::free(header);
  }
};

std::string page() {
  std::string html = "<!DOCTYPE html><title>t&amp;t</title><svg xlink:href=a></svg><table>x<tr><td>";
  for (int i = 0; i < 200; ++i) {
    const std::string number = std::to_string(i);
    html += "<own-" + number + " attribute" + number + "=" + number + ">text&amp;" + number + "</p>";
  }
  return html;
}

ParseOptions all() {
  ParseOptions options;
  options.collect_errors = true;
  options.positions = true;
  return options;
}

TEST(MemoryFunctions, GetAllThatADocumentTakes) {
  const std::string html = page();
  Counter counter;
  {
    Document document = parse(html, all());
    EXPECT_GE(counter.bytes, document.memory_bytes() * 9 / 10);
    const std::size_t before = counter.bytes;
    for (int i = 0; i < 1000; ++i) document.append(document.body(), document.create_text("more"));
    EXPECT_GT(counter.bytes, before);
  }
  EXPECT_EQ(counter.blocks, 0u);
  EXPECT_EQ(counter.bytes, 0u);
  {
    const Document bytes = parse_bytes(html, {}, all());
    Parser parser(all());
    for (const char c : html) (void)parser.write({&c, 1});
    EXPECT_EQ(dump_tree(parser.finish()), dump_tree(bytes));
    TokenReader reader(html);
    while (reader.next() != nullptr) continue;
  }
  EXPECT_EQ(counter.blocks, 0u);
  EXPECT_GT(counter.calls, 50u);
}

TEST(MemoryFunctions, AllocatesASmallDocumentOnce) {
  Counter counter;
  for (const Source source : {Source::borrowed, Source::copied}) {
    const Document document = parse("<!DOCTYPE html><title>t</title><p class=a>text<br>", {}, source);
    EXPECT_EQ(document.status(), Status::ok);
  }
  EXPECT_EQ(counter.moves, 0u);
  EXPECT_LE(counter.calls, 5u);  // nodes and attributes, and the copy of the text
}

TEST(MemoryFunctions, MayFail) {
  const std::string html = page();
  std::size_t with_tree = 0;
  for (long n = 0;; ++n) {
    SCOPED_TRACE(n);
    Counter counter;
    counter.left = n;
    try {
      const Document document = parse(html, all());
      counter.left = -1;
      EXPECT_EQ(document.status(), counter.failed ? Status::out_of_memory : Status::ok);
      EXPECT_EQ(broken_links(document), "");
      with_tree += document.root().first_child().is_null() ? 0 : 1;
    } catch (const std::bad_alloc&) {
      EXPECT_TRUE(counter.failed);
    }
    EXPECT_EQ(counter.blocks, 0u);
    if (!counter.failed) break;
  }
  EXPECT_GT(with_tree, 10u);
}

TEST(MemoryFunctions, InC) {
  static std::size_t blocks;
  blocks = 0;
  lockstep_memory_functions functions = {};
  EXPECT_EQ(lockstep_set_memory_functions(&functions), LOCKSTEP_BAD_ARGUMENT);
  functions.size = sizeof functions;
  EXPECT_EQ(lockstep_set_memory_functions(&functions), LOCKSTEP_BAD_ARGUMENT);
  functions.user_data = &blocks;
  functions.resize = [](void* old, std::size_t size, void* user_data) {
    if (old == nullptr) ++*static_cast<std::size_t*>(user_data);
    return std::realloc(old, size);
  };
  functions.release = [](void* memory, void* user_data) {
    --*static_cast<std::size_t*>(user_data);
    std::free(memory);
  };
  EXPECT_EQ(lockstep_set_memory_functions(&functions), LOCKSTEP_OK);
  lockstep_document* document = nullptr;
  EXPECT_EQ(lockstep_parse("<p>x", 4, nullptr, &document), LOCKSTEP_OK);
  lockstep_buffer text;
  const std::size_t before = blocks;
  EXPECT_GT(before, 0u);
  EXPECT_EQ(lockstep_node_text_content(document, lockstep_document_body(document), &text), LOCKSTEP_OK);
  EXPECT_EQ(blocks, before + 1);
  lockstep_buffer_free(&text);
  lockstep_document_free(document);
  EXPECT_EQ(blocks, 0u);
  EXPECT_EQ(lockstep_set_memory_functions(nullptr), LOCKSTEP_OK);
}

}  // namespace
}  // namespace lockstep::test
