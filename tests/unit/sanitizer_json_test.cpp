// Tests sanitizer configurations as JSON: Web IDL's conversions, errors with their places, warnings.
#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "lockstep/lockstep.h"

namespace lockstep::test {
namespace {

TEST(SanitizerJson, Members) {
  const SanitizerConfigResult made = SanitizerConfig::from_json(R"({
    "elements": ["p", {"name": "a", "attributes": ["href", {"name": "href", "namespace":
        "http://www.w3.org/1999/xlink"}], "removeAttributes": []}, {"name": "g", "namespace": null}],
    "removeElements": ["b"], "replaceWithChildrenElements": [],
    "processingInstructions": ["x", {"target": "y"}], "removeProcessingInstructions": [],
    "attributes": ["id"], "removeAttributes": [{"name": "title", "namespace": ""}],
    "comments": true, "dataAttributes": false, "javascriptURLs": true})");
  ASSERT_TRUE(made) << made.error().message;
  EXPECT_TRUE(made.warnings().empty());
  const SanitizerConfig& config = *made;
  ASSERT_EQ(config.elements->size(), 3u);
  EXPECT_EQ((*config.elements)[0], (SanitizerElement{"p"}));
  EXPECT_EQ((*config.elements)[1].attributes->size(), 2u);
  EXPECT_EQ((*config.elements)[1].attributes->at(1), (SanitizerName{"href", std::string(kXlinkNamespace)}));
  EXPECT_TRUE((*config.elements)[1].remove_attributes->empty());
  EXPECT_EQ((*config.elements)[2].namespace_uri, std::nullopt);
  EXPECT_EQ(config.processing_instructions, (std::vector<std::string>{"x", "y"}));
  EXPECT_TRUE(config.replace_with_children_elements->empty());
  EXPECT_EQ(config.comments, true);
  EXPECT_EQ(config.data_attributes, false);
  EXPECT_EQ(config.javascript_urls, true);
  EXPECT_EQ(*SanitizerConfig::from_json(config.to_json()), config);
}

TEST(SanitizerJson, WritesTheDictionary) {
  SanitizerConfig config;
  EXPECT_EQ(config.to_json(), "{}");
  config.elements = {{"a", std::string(kHtmlNamespace), {{{"x"}}}, std::nullopt}};
  config.comments = false;
  EXPECT_EQ(config.to_json(),
            "{\"elements\":[{\"name\":\"a\",\"namespace\":\"http://www.w3.org/1999/"
            "xhtml\",\"attributes\":[{\"name\":"
            "\"x\",\"namespace\":null}]}],\"comments\":false}");
}

// What the Web converts is converted here, with a warning.
TEST(SanitizerJson, Conversions) {
  const struct {
    std::string_view json, same, warning;
  } kCases[] = {
      {"null", "{}", "the Web treats null as {}"},
      {"[]", "{}", "the Web treats an array as {}"},
      {R"({"elements": [123, true]})", R"({"elements": ["123", "true"]})",
       "the Web treats a number as the string “123”"},
      {R"({"elements": [{"name": null}]})", R"({"elements": ["null"]})",
       "the Web treats null as the string “null”"},
      {R"({"elements": [{"name": ["a", 1]}]})", R"({"elements": ["a,1"]})", "the Web treats an array as"},
      {R"({"comments": "false"})", R"({"comments": true})",
       "the Web treats a string as a boolean, here true"},
      {R"({"comments": 0})", R"({"comments": false})", "as a boolean, here false"},
      {R"({"comments": null})", R"({"comments": false})", "as a boolean, here false"},
      {R"({"removeElement": ["a"]})", "{}",
       "ignores the member “removeElement”; did you mean “removeElements”?"},
      {R"({"allowComments": true})", "{}", "ignores the member “allowComments”"},
      {R"({"removeElements": [{"name": "a", "attributes": ["b"]}]})", R"({"removeElements": ["a"]})",
       "ignores the member “attributes”"},
      {R"({"comments": 1, "comments": false})", R"({"comments": false})",
       "more than once; the last one counts"},
      {R"({"elements": ["DIV"]})", R"({"elements": ["DIV"]})", "did you mean “div”?"},
      {R"({"elements": ["svg"]})", R"({"elements": ["svg"]})",
       R"(did you mean {"name": "svg", "namespace": )"},
      {R"({"elements": [{"name": "a", "namespace": "http://www.w3.org/1999/svg"}]})",
       R"({"elements": [{"name": "a", "namespace": "http://www.w3.org/1999/svg"}]})",
       "did you mean “http://www.w3.org/2000/svg”?"},
      {R"({"attributes": ["xlink:href"]})", R"({"attributes": ["xlink:href"]})",
       "on SVG elements this attribute is"},
      {R"({"elements": ["<b>"]})", R"({"elements": ["<b>"]})", "no element is called “<b>”"},
  };
  for (const auto& [json, same, warning] : kCases) {
    const SanitizerConfigResult made = SanitizerConfig::from_json(json),
                                plain = SanitizerConfig::from_json(same);
    ASSERT_TRUE(made) << json << ": " << made.error().message;
    EXPECT_EQ(*made, *plain) << json;
    ASSERT_FALSE(made.warnings().empty()) << json;
    EXPECT_NE(made.warnings()[0].message.find(warning), std::string::npos) << made.warnings()[0].message;
    const SanitizerResult sanitizer = Sanitizer::from_json(json);
    ASSERT_EQ(sanitizer.warnings().size(), sanitizer ? made.warnings().size() : 0u) << json;
    if (sanitizer) {
      EXPECT_EQ(sanitizer.warnings()[0].message, made.warnings()[0].message);
    }
  }
}

TEST(SanitizerJson, Errors) {
  const struct {
    std::string_view json, message, path;
    std::size_t line, column;
  } kCases[] = {
      {"", "not JSON: expected a value, but the text ends", "", 1, 1},
      {"{\n \"comments\": tru}", "not JSON: expected a value", "", 2, 14},
      {"3", "a configuration must be an object, or the string “default”", "", 1, 1},
      {"\"Default\"", "a configuration must be an object, or the string “default”", "", 1, 1},
      {"{\"elements\":\n null}", "“elements” must be an array, not null", "elements", 2, 2},
      {"{\"elements\": \"p\"}", "“elements” must be an array, not a string", "elements", 1, 14},
      {"{\"elements\": [\"p\", null]}", "an entry must be a string or an object with “name”, not null",
       "elements[1]", 1, 20},
      {"{\"elements\": [{}]}", "“name” is missing", "elements[0]", 1, 15},
      {"{\"elements\": [\"p\", {\"name\": \"a\", \"attributes\": [\"b\", []]}]}",
       "an entry must be a string or an object with “name”, not an array", "elements[1].attributes[1]", 1,
       54},
      {"{\"processingInstructions\": [{\"name\": \"x\"}]}", "“target” is missing",
       "processingInstructions[0]", 1, 29},
  };
  for (const auto& one : kCases) {
    for (const SanitizerError& error :
         {SanitizerConfig::from_json(one.json).error(), Sanitizer::from_json(one.json).error()}) {
      EXPECT_EQ(error.message, one.message) << one.json;
      EXPECT_EQ(error.path, one.path) << one.json;
      EXPECT_EQ(error.line, one.line) << one.json;
      EXPECT_EQ(error.column, one.column) << one.json;
    }
  }
}

TEST(SanitizerJson, InvalidConfigurationsHaveAPlace) {
  const SanitizerResult made = Sanitizer::from_json("{\"elements\": [\"a\",\n  \"b\",\n  \"a\"]}");
  ASSERT_FALSE(made);
  EXPECT_NE(made.error().message, "");
  EXPECT_NE(made.error().anchor, "");
  EXPECT_GE(made.error().line, 1u);
}

TEST(SanitizerJson, TheDefaultIsAString) {
  const SanitizerResult made = Sanitizer::from_json("\"default\"");
  ASSERT_TRUE(made);
  EXPECT_EQ(made->get(), Sanitizer().get());
  EXPECT_EQ(*SanitizerConfig::from_json(Sanitizer().to_json()), Sanitizer().get());
  EXPECT_EQ(Sanitizer::from_json(Sanitizer().to_json())->to_json(), Sanitizer().to_json());
}

TEST(SanitizerJson, HostileJsonTakesLinearMemoryAndNoStack) {
  std::string deep = "{\"elements\": ";
  deep.append(200'000, '[').append(200'000, ']').append("}");
  EXPECT_FALSE(SanitizerConfig::from_json(deep));
  std::string members = "{";
  for (int i = 0; i < 100'000; ++i) members += "\"comments\": 1,";
  EXPECT_TRUE(SanitizerConfig::from_json(members + "\"comments\": true}"));
}

}  // namespace
}  // namespace lockstep::test
