// Writing pages as HTML.
#include "cli/shared/page_output.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "cli/shared/same_tree.h"

namespace lockstep::cli {

namespace {

bool is_ascii(std::string_view text) {
  return std::all_of(text.begin(), text.end(), [](char c) { return static_cast<unsigned char>(c) < 0x80; });
}

// Makes the elements that declare an encoding declare UTF-8 (#charset).
void declare_utf_8(Document& document) {
  std::vector<Node> metas;
  for (const Node element : document.result().find_all("meta")) metas.push_back(element);
  for (const Node meta : metas) {
    if (meta.attribute("charset")) (void)document.set_attribute(meta, "charset", "utf-8");
    const std::string equivalent = lower_case(meta.attribute("http-equiv").value_or(""));
    const std::string content = lower_case(meta.attribute("content").value_or(""));
    if (equivalent == "content-type" && content.find("charset") != content.npos)
      (void)document.set_attribute(meta, "content", "text/html; charset=utf-8");
  }
}

// A result, and the document that a parser makes of it.
struct Result {
  std::string html;
  Document read_back;

  bool is_read_as_utf_8() const { return read_back.encoding().encoding == Encoding::utf_8 || is_ascii(html); }
};

}  // namespace

void PageWriter::write(const Input& input, Page& page, OrderedOutput& output) const {
  SerializeOptions options;
  options.scripting = reader.options.scripting;
  options.indent = indent;
  options.round_trip = true;
  const auto result_of = [&](std::string_view mark) {
    std::string html = std::string(mark) + serialize_html(page.document.result(), options);
    Document read_back = reader.read_back(html, page.document);
    return Result{std::move(html), std::move(read_back)};
  };
  Result result = result_of("");
  if (!result.is_read_as_utf_8()) {
    declare_utf_8(page.document);
    result = result_of("");
    if (!result.is_read_as_utf_8()) result = result_of("\xEF\xBB\xBF");
  }
  const auto texts = indent == 0 ? detail::Texts::joined : detail::Texts::joined_without_white_space;
  const auto found = is_lossy ? std::nullopt : difference(page.document, result.read_back, texts);
  if (found)
    throw Failure(input.quoted() + " has a tree that HTML cannot express: " + *found +
                  " when the result is parsed. --lossy writes it anyway");
  const std::string title = heading(inputs, input);
  output.write(title);
  output.write(result.html);
  // A newline after the only page would become part of it.
  if (!title.empty() && !result.html.ends_with('\n')) output.write("\n");
  reader.check_limits(input, page.document);
}

}  // namespace lockstep::cli
