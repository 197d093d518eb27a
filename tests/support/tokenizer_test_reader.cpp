#include "support/tokenizer_test_reader.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <stdexcept>

#include "support/test_data.h"
#include "support/text.h"

namespace lockstep::test {
namespace {

using nlohmann::json;

// Replaces \uHHHH, for tests whose strings are escaped twice. What it gives is UTF-16, so pairs of surrogates
// are one character; a lone one stays.
std::string unescape(std::string_view text) {
  std::string out;
  const auto escape_at = [&](std::size_t i) -> int {
    if (text.substr(i, 2) != "\\u" || i + 6 > text.size()) return -1;
    return std::stoi(std::string(text.substr(i + 2, 4)), nullptr, 16);
  };
  for (std::size_t i = 0; i < text.size();) {
    int unit = escape_at(i);
    if (unit < 0) {
      out += text[i++];
      continue;
    }
    i += 6;
    if (unit >= 0xd800 && unit < 0xdc00) {
      const int low = escape_at(i);
      if (low >= 0xdc00 && low < 0xe000) {
        unit = 0x10000 + ((unit - 0xd800) << 10) + (low - 0xdc00);
        i += 6;
      }
    }
    append_code_point(out, static_cast<char32_t>(unit));
  }
  return out;
}

class Reader {
 public:
  explicit Reader(bool double_escaped) : double_escaped_(double_escaped) {}

  std::string text(const json& value) const {
    const std::string text = value.get<std::string>();
    return double_escaped_ ? unescape(text) : text;
  }

  Token token(const json& value) const {
    Token token;
    token.kind = value.at(0).get<std::string>();
    if (!value.at(1).is_null()) token.name = text(value.at(1));
    if (token.kind == "StartTag") {
      for (const auto& [name, attribute] : value.at(2).items())
        token.attributes[text(json(name))] = text(attribute);
      token.flag = value.size() > 3 && value.at(3).get<bool>();
    } else if (token.kind == "DOCTYPE") {
      if (!value.at(2).is_null()) token.public_identifier = text(value.at(2));
      if (!value.at(3).is_null()) token.system_identifier = text(value.at(3));
      token.flag = !value.at(4).get<bool>();
    } else if (token.kind != "EndTag" && token.kind != "Comment" && token.kind != "Character") {
      throw std::runtime_error("unknown kind of token: " + token.kind);
    }
    return token;
  }

 private:
  bool double_escaped_;
};

// "Script data state" becomes "script data", "RCDATA state" "RCDATA".
std::string state_name(std::string name) {
  if (!name.ends_with(" state")) throw std::runtime_error("unknown initial state: " + name);
  name.resize(name.size() - 6);
  if (name == "Data") return "data";
  if (name == "Script data") return "script data";
  return name;
}

// The tests count columns in UTF-16 code units, Lockstep in code points: takes one off for each character
// before the place that is two units.
void count_columns_in_code_points(const std::string& input, std::vector<TokenError>& errors) {
  std::uint32_t line = 1, unit = 1;
  std::vector<TokenError> wide;  // where the characters of two units are
  for (std::size_t i = 0; i < input.size(); ++i) {
    const auto byte = static_cast<unsigned char>(input[i]);
    if (byte == '\n' || (byte == '\r' && input.substr(i + 1, 1) != "\n")) {
      ++line;
      unit = 1;
    } else if (byte >= 0xf0) {
      wide.push_back({"", line, unit});
      unit += 2;
    } else if (byte != '\r' && (byte & 0xc0) != 0x80) {
      ++unit;
    }
  }
  for (TokenError& error : errors) {
    error.column -=
        static_cast<std::uint32_t>(std::count_if(wide.begin(), wide.end(), [&](const TokenError& character) {
          return character.line == error.line && character.column < error.column;
        }));
  }
}

}  // namespace

std::vector<TokenizerTest> read_tokenizer_tests(const std::filesystem::path& path) {
  std::vector<TokenizerTest> tests;
  const std::string bytes = read_file(path);
  const json file = json::parse(bytes);
  std::size_t line = 1;
  std::size_t seen = 0;  // bytes in which lines are counted
  for (const json& value : file.at(file.contains("tests") ? "tests" : "xmlViolationTests")) {
    const Reader reader(value.value("doubleEscaped", false));
    TokenizerTest test;
    test.description = value.at("description").get<std::string>();
    const std::size_t found = std::min(bytes.find("\"description\"", seen), bytes.size() - 1);
    line += static_cast<std::size_t>(std::count(bytes.data() + seen, bytes.data() + found, '\n'));
    test.line = line;
    seen = found + 1;
    test.input = reader.text(value.at("input"));
    test.last_start_tag = value.value("lastStartTag", "");
    for (const json& state : value.value("initialStates", json::array({"Data state"}))) {
      test.initial_states.push_back(state_name(state.get<std::string>()));
    }
    for (const json& token : value.at("output")) {
      Token next = reader.token(token);
      if (next.kind == "Character" && !test.tokens.empty() && test.tokens.back().kind == "Character") {
        test.tokens.back().name += next.name;
      } else {
        test.tokens.push_back(std::move(next));
      }
    }
    for (const json& error : value.value("errors", json::array())) {
      test.errors.push_back({error.at("code").get<std::string>(), error.at("line").get<std::uint32_t>(),
                             error.at("col").get<std::uint32_t>()});
    }
    count_columns_in_code_points(test.input, test.errors);
    tests.push_back(std::move(test));
  }
  return tests;
}

}  // namespace lockstep::test
