// Writing pages as HTML.
#include "cli/shared/page_output.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "document/tree_difference.h"
#include "encoding/markup_encoder.h"
#include "lockstep/encoding.h"
#include "text/ascii.h"

namespace lockstep::cli {

namespace {

bool is_ascii(std::string_view text) { return detail::ascii_prefix(text) == text.size(); }

// Makes the elements that declare an encoding declare UTF-8 (#charset).
void declare_utf_8(Document& document) {
  std::vector<Node> metas;
  for (const Node element : document.result().find_all("meta")) metas.push_back(element);
  for (const Node meta : metas) {
    if (meta.attribute("charset")) (void)document.set_attribute(meta, "charset", "utf-8");
    const std::string equivalent = lower_case(meta.attribute("http-equiv").value_or(""));
    const std::string content = lower_case(meta.attribute("content").value_or(""));
    if (equivalent == "content-type" && content.find("charset") != content.npos) {
      const std::string type = content.substr(0, content.find(';'));
      const bool is_type = type.find("charset") == type.npos;
      (void)document.set_attribute(meta, "content", (is_type ? type : "text/html") + "; charset=utf-8");
    }
  }
}

bool is_read_as_utf_8(const WrittenPage& result) {
  return result.read_back.encoding().encoding == Encoding::utf_8 || is_ascii(result.html);
}

}  // namespace

void write_page(std::string_view title, std::string_view html, OrderedOutput& output) {
  output.write(title);
  output.write(html);
  // A newline after the only page would become part of it.
  if (!title.empty() && !html.ends_with('\n')) output.write("\n");
}

WrittenPage PageWriter::in_utf_8(Page& page) const {
  const auto result_of = [&](std::string_view mark) {
    std::string html = std::string(mark) + serialize(page);
    Document read_back = reader.read_back(html, page.document);
    return WrittenPage{std::move(html), std::move(read_back)};
  };
  WrittenPage result = result_of("");
  if (is_read_as_utf_8(result)) return result;
  declare_utf_8(page.document);
  result = result_of("");
  return is_read_as_utf_8(result) ? std::move(result) : result_of("\xEF\xBB\xBF");
}

WrittenPage PageWriter::in_encoding(const Input& input, const Page& page, Encoding encoding) const {
  const std::string text = serialize(page);
  std::string html = detail::MarkupEncoder(encoding).encode(text);
  Document read_back = reader.read_back_like_the_page(html);
  WrittenPage result{std::move(html), std::move(read_back)};
  const Encoding read_as = result.read_back.encoding().encoding;
  if (read_as != encoding && !is_ascii(text))
    throw Failure(input.quoted() + " in " + std::string(encoding::name(encoding)) + " would be read as " +
                  std::string(encoding::name(read_as)) +
                  ": declare the encoding in the page, or write the page in UTF-8, without --keep-encoding");
  return result;
}

std::string PageWriter::serialize(const Page& page) const {
  SerializeOptions options;
  options.scripting = reader.options.scripting;
  options.indent = indent;
  options.round_trip = true;
  return serialize_html(page.document.result(), options);
}

void PageWriter::write(const Input& input, Page& page, OrderedOutput& output) const {
  const Encoding own = encoding::output_encoding(page.document.encoding().encoding);
  const bool in_own = keeps_encoding && own != Encoding::utf_8;
  const WrittenPage result = in_own ? in_encoding(input, page, own) : in_utf_8(page);
  const auto texts = indent == 0 ? detail::Texts::joined : detail::Texts::joined_without_white_space;
  const auto found =
      is_lossy ? std::nullopt : detail::document_difference(page.document, result.read_back, texts);
  if (found) {
    std::string why = input.quoted() + " has a tree that HTML cannot express: " + found->words +
                      " when the result is parsed";
    if (in_own && !detail::document_difference(page.document, reader.parse_text(serialize(page)), texts))
      why += ", because " + std::string(encoding::name(own)) +
             " cannot represent a character where no character reference is possible";
    throw Failure(why + ". --lossy writes the page anyway");
  }
  write_page(heading(inputs, input), result.html, output);
  reader.check_limits(input, page.document);
}

}  // namespace lockstep::cli
