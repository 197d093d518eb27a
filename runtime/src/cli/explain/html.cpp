// lockstep explain: the steps as a page that shows them one by one. The rest of the page is in
// page.html.

#include <string>

#include "cli/explain/explain.h"
#include "cli/shared/command.h"

namespace lockstep::cli {

extern const std::string_view kExplainPage;  // generated from page.html by the build

namespace {

// The limit exists because a browser keeps all steps in memory.
constexpr std::size_t kMostSteps = 20'000;

constexpr std::string_view kData = "@data@";

// JSON contains "<" only in strings, where it can be escaped so that no text ends the script element.
class InsideScript final : public Output {
 public:
  explicit InsideScript(Output& output) : output_(output) {}
  void write(std::string_view text) override {
    std::string escaped;
    escaped.reserve(text.size() + text.size() / 8);
    for (const char c : text) {
      if (c == '<')
        escaped += "\\u003c";
      else
        escaped += c;
    }
    output_.write(escaped);
  }

 private:
  Output& output_;
};

}  // namespace

void explain_as_html(const Explanation& explanation, Output& output) {
  const std::size_t steps = explanation.end - explanation.first;
  if (steps > kMostSteps) {
    const detail::TracePlace place = explanation.trace.steps()[explanation.first + kMostSteps - 1].start;
    throw Failure("a page of " + std::to_string(steps) +
                  " steps is too large for a browser: the maximum is " + std::to_string(kMostSteps) +
                  "; show a part, such as --to " + std::to_string(place.line) + ":" +
                  std::to_string(place.column));
  }
  const std::size_t at = kExplainPage.find(kData);
  output.write(kExplainPage.substr(0, at));
  InsideScript inside(output);
  explain_as_page_data(explanation, inside);
  output.write(kExplainPage.substr(at + kData.size()));
}

}  // namespace lockstep::cli
