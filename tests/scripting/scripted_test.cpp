// Runs the html5lib tree construction tests whose scripts have to run, with a JavaScript engine, whole and in
// pieces.
#include <gtest/gtest.h>

#include <cstdio>
#include <map>

#include "scripting/script_engine.h"
#include "support/chunks.h"
#include "support/dat_reader.h"
#include "support/encoding_test_reader.h"
#include "support/parsing.h"
#include "support/test_data.h"
#include "support/tree_suites.h"

namespace lockstep::test {
namespace {

namespace fs = std::filesystem;

std::vector<TreeFile> scripted_files() {
  std::vector<TreeFile> files = tree_files();
  std::erase_if(files, [](const TreeFile& file) { return !needs_scripts(file.path); });
  return files;
}

// The dump, or an error message.
std::string run(const Chunks& chunks, Edition edition) {
  ParseOptions options;
  options.edition = edition;
  ScriptEngine engine;
  ScriptingParser parser(engine, options);
  engine.set_parser(parser);
  for (const std::string_view chunk : chunks) parser.write(chunk);
  if (parser.end() != ParserState::complete) return "it is not complete";
  if (!engine.problem().empty()) return engine.problem();
  const Document document = parser.finish();
  if (const std::string broken = broken_links(document); !broken.empty()) return broken;
  return dump_tree(document.root());
}

TEST(Scripted, Conformance) {
  const std::vector<TreeFile> files = scripted_files();
  if (files.empty()) GTEST_SKIP() << no_tree_files_message();
  std::size_t count = 0;
  for (const TreeFile& file : files) {
    for (const DatTest& test : read_dat(file.path)) {
      for (const Feeding& feeding : all_feedings(test.data, 1))
        EXPECT_EQ(run(feeding.chunks, file.edition), test.document)
            << file.path << ':' << test.line << ", " << edition_date(file.edition) << ", " << feeding.name;
      ++count;
    }
  }
  std::printf("scripted tree construction tests: %zu run\n", count);
}

// A script may write the meta that names the encoding.
TEST(Scripted, Encoding) {
  const std::optional<fs::path> folder = find_test_data("html5lib-tests/encoding/scripted");
  if (!folder) GTEST_SKIP() << no_test_data_message("html5lib-tests/encoding/scripted");
  for (const EncodingTest& test : read_encoding_tests(*folder / "tests1.dat")) {
    for (const Feeding& feeding : all_feedings(test.data, 1)) {
      ScriptEngine engine;
      EncodingOptions encoding;
      encoding.prescan_bytes = 0;
      ScriptingParser parser(engine, encoding);
      engine.set_parser(parser);
      for (const std::string_view chunk : feeding.chunks) parser.write(chunk);
      EXPECT_EQ(parser.end(), ParserState::complete);
      EXPECT_EQ(engine.problem(), "");
      EXPECT_EQ(parser.finish().encoding().encoding, encoding::find(test.encoding)) << feeding.name;
    }
  }
}

std::string body_after(std::string_view html) {
  ScriptEngine engine;
  ScriptingParser parser(engine);
  engine.set_parser(parser);
  parser.write(html);
  parser.end();
  EXPECT_EQ(engine.problem(), "");
  std::string text;
  for (const Node node : parser.document().body().descendants())
    if (node.type() == NodeType::text && node.parent().local_name() != "script") text += node.data();
  return text;
}

TEST(Scripted, ScriptsSeeWhatHasBeenParsed) {
  EXPECT_EQ(body_after("<p id=a></p><script>"
                       "document.getElementById('a').appendChild(document.createTextNode('x'));"
                       "document.write(document.getElementsByTagName('b').length)"
                       "</script><b></b>"),
            "x0");
}

TEST(Scripted, ScriptsNestAndChangeWhatIsOpen) {
  EXPECT_EQ(body_after("<div id=d><script>"
                       "document.write('<i>1<script>document.write(2);"
                       "document.body.appendChild(document.getElementById(\"d\"))</sc' + 'ript>3');"
                       "document.write(4)</script>5</div>6"),
            "123456");
}

TEST(Scripted, ScriptsOutsideOfTheDocumentDoNotRun) {
  EXPECT_EQ(body_after("<template><script>document.write(1)</script></template>2"), "2");
  EXPECT_EQ(body_after("<p id=a><script>document.getElementById('a').remove()</script>"
                       "<script>document.write(1)</script></p>2"),
            "2");
}

TEST(Scripted, ScriptsRunWhenTheyAreInsertedLater) {
  EXPECT_EQ(body_after("<p id=a><script>var a = document.getElementById('a'); a.remove()</script>"
                       "<script>document.write(1)</script></p>2"
                       "<script>document.body.appendChild(a); document.body.appendChild(a)</script>3"),
            "213");
}

TEST(Scripted, SvgScriptsRun) {
  EXPECT_EQ(body_after("<svg><script>document.write('<text>1</text>')</script></svg>2"), "12");
}

// Nothing can be inserted before a table that a script has removed; the element above it on the stack is
// used.
TEST(Scripted, FosterParentsMayBeRemoved) {
  EXPECT_EQ(body_after("<table id=t><script>document.getElementById('t').remove()</script>x"), "x");
}

}  // namespace
}  // namespace lockstep::test
