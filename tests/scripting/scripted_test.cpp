// The html5lib tree construction tests whose scripts have to run, with a JavaScript engine: in one piece, and
// in pieces.
#include <gtest/gtest.h>

#include <cstdio>
#include <map>

#include "scripting/script_engine.h"
#include "support/chunks.h"
#include "support/dat_reader.h"
#include "support/parsing.h"
#include "support/test_data.h"
#include "support/text.h"

namespace lockstep::test {
namespace {

namespace fs = std::filesystem;

struct File {
  const char* edition;
  fs::path path;
};

std::vector<File> scripted_files() {
  struct Folder {
    const char* edition;
    const char* name;
  };
  std::vector<File> files;
  for (const Folder& folder : {Folder{"2024-09-12", "html5lib-tests/tree-construction-2024-09-12/scripted"},
                               Folder{"2026-10-03", "html5lib-tests/tree-construction/scripted"},
                               Folder{"2026-10-03", "html5lib-tests/tree-construction-wpt"}}) {
    const std::optional<fs::path> found = find_test_data(folder.name);
    if (!found || !find_edition(folder.edition)) continue;
    for (const fs::path& path : files_in(*found, ".dat"))
      if (found->filename() == "scripted" || path.filename().string().starts_with("scripted_"))
        files.push_back({folder.edition, path});
  }
  return files;
}

// The dump, or what went wrong.
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
  const std::vector<File> files = scripted_files();
  if (files.empty()) GTEST_SKIP() << no_test_data_message("html5lib-tests/tree-construction/scripted");
  std::size_t count = 0;
  for (const File& file : files) {
    for (const DatTest& test : read_dat(file.path)) {
      for (const Feeding& feeding : all_feedings(test.data, 1))
        EXPECT_EQ(run(feeding.chunks, *find_edition(file.edition)), test.document)
            << file.path << ':' << test.line << ", " << file.edition << ", " << feeding.name;
      ++count;
    }
  }
  std::printf("scripted tree construction tests: %zu run\n", count);
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
    if (node.type() == NodeType::text && !node.parent().is_html("script")) text += node.data();
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

// A table that a script has taken away is no place to foster to.
TEST(Scripted, FosterParentsMayHaveGone) {
  EXPECT_EQ(body_after("<table id=t><script>document.getElementById('t').remove()</script>x"), "");
}

}  // namespace
}  // namespace lockstep::test
