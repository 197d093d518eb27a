// Writes the SVG chart.
#include <algorithm>

#include "report.h"

namespace lockstep::bench {

std::string to_svg(const About& about, const std::vector<SetResults>& sets) {
  constexpr double kWidth = 760, kLabels = 150, kNumbers = 200, kRow = 24, kBar = 16, kMargin = 16;
  const auto escaped = [](const std::string& text) {
    std::string out;
    for (const char c : text) {
      if (c == '&') {
        out += "&amp;";
      } else if (c == '<') {
        out += "&lt;";
      } else {
        out += c;
      }
    }
    return out;
  };
  const auto number = [](double value) { return format("%.1f", value); };
  const auto text = [&](const char* css_class, double x, double y, const std::string& content) {
    return "<text class=\"" + std::string(css_class) + "\" x=\"" + number(x) + "\" y=\"" + number(y) + "\">" +
           escaped(content) + "</text>\n";
  };

  std::string body;
  double y = kMargin + 16;
  body += text("title", kMargin, y, "Parse and free, MB/s (more is better)");
  y += 12;
  for (const SetResults& set : sets) {
    // The fastest mode of each library, fastest first.
    std::vector<const Result*> bars;
    for (const Result& result : set.results) {
      if (result.failed || result.entry->kind != Kind::tree) continue;
      if (result.entry->is_ours() && &result != ours(set, Kind::tree)) continue;
      const auto same = std::find_if(bars.begin(), bars.end(), [&](const Result* bar) {
        return bar->entry->library == result.entry->library;
      });
      if (same == bars.end()) {
        bars.push_back(&result);
      } else if (result.seconds < (*same)->seconds) {
        *same = &result;
      }
    }
    std::sort(bars.begin(), bars.end(),
              [](const Result* a, const Result* b) { return a->seconds < b->seconds; });
    if (bars.empty()) continue;
    const double longest = megabytes_per_second(*set.set, *bars.front());
    y += 24;
    body += text("set", kMargin, y,
                 set.set->name + ": " + std::to_string(set.set->pages.size()) +
                     (set.set->pages.size() == 1 ? " page, " : " pages, ") +
                     format("%.3g", static_cast<double>(set.set->bytes()) * 1e-6) + " MB");
    y += 10;
    for (const Result* bar : bars) {
      const double speed = megabytes_per_second(*set.set, *bar);
      const double width = std::max(1.0, (kWidth - kLabels - kNumbers - 2 * kMargin) * speed / longest);
      const std::string version = bar->entry->version.substr(0, bar->entry->version.find(' '));
      body += text(bar->entry->is_ours() ? "name ours" : "name", kMargin, y + kBar - 3,
                   bar->entry->library + ' ' + version);
      body += "<rect class=\"" + std::string(bar->entry->is_ours() ? "bar ours" : "bar") + "\" x=\"" +
              number(kMargin + kLabels) + "\" y=\"" + number(y) + "\" width=\"" + number(width) +
              "\" height=\"" + number(kBar) + "\" rx=\"2\"/>\n";
      body += text("number", kMargin + kLabels + width + 6, y + kBar - 3,
                   format("%.0f", speed) + (bar->entry->mode.empty() ? "" : " · " + bar->entry->mode));
      y += kRow;
    }
  }
  y += 16;
  body += text("note", kMargin, y,
               "./scripts/bench, " + about.date + ", " + about.processor +
                   ", one core; the fastest mode of each library; " + "median of " +
                   std::to_string(about.rounds) + " rounds");
  y += kMargin;
  return "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 " + number(kWidth) + ' ' + number(y) +
         "\" width=\"" + number(kWidth) + "\" height=\"" + number(y) +
         "\" role=\"img\" aria-label=\"Speed of Lockstep and other HTML parsers\">\n"
         "<style>\n"
         "text { font-family: system-ui, -apple-system, 'Segoe UI', Helvetica, Arial, sans-serif; fill: "
         "#57606a; }\n"
         ".title { font-size: 16px; font-weight: 600; fill: #1f2328; }\n"
         ".set { font-size: 13px; font-weight: 600; fill: #1f2328; }\n"
         ".name, .number { font-size: 12px; }\n"
         ".name.ours { font-weight: 600; fill: #0969da; }\n"
         ".note { font-size: 10.5px; }\n"
         ".bar { fill: #8c959f; }\n"
         ".bar.ours { fill: #0969da; }\n"
         "@media (prefers-color-scheme: dark) {\n"
         "  text { fill: #9198a1; }\n"
         "  .title, .set { fill: #f0f6fc; }\n"
         "  .bar { fill: #656c76; }\n"
         "  .name.ours { fill: #4493f8; }\n"
         "  .bar.ours { fill: #4493f8; }\n"
         "}\n"
         "</style>\n" +
         body + "</svg>\n";
}

}  // namespace lockstep::bench
