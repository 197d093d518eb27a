// Calls something from each header, and every inline accessor that needs a library function, so that linking
// fails if a shared library hides a function by mistake. Prints the editions.
#ifdef AMALGAMATED
#include "lockstep.h"
#else
#include "lockstep/lockstep.h"
#endif

#include <cstdio>
#include <string>
#include <string_view>
#include <utility>

namespace {

int mistakes = 0;

void expect(bool holds, const char* what) {
  if (holds) return;
  std::fprintf(stderr, "not so: %s\n", what);
  ++mistakes;
}

struct Counter : lockstep::TokenHandler {
  int tags = 0;
  void tag(const Tag&) override { ++tags; }
};

void parse_and_walk() {
  lockstep::ParseOptions options;
  options.collect_errors = true;
  options.allow_declarative_shadow_roots = true;
  const lockstep::Document document = lockstep::parse(
      "<!doctype html SYSTEM 'about:legacy-compat'><!--c--><p id=a>Hi<template>t</template>"
      "<div><template shadowrootmode=open>s</template></div><svg xlink:href=x></svg></b>",
      options);
  int nodes = 0, shadow_roots = 0, contents = 0;
  for (lockstep::Node node = document.root(); node; node = node.following(document.root())) {
    ++nodes;
    if (node.type() == lockstep::NodeType::doctype)
      expect(node.name() == "html" && node.system_identifier() == "about:legacy-compat" &&
                 node.public_identifier().empty(),
             "the doctype");
    if (node.type() == lockstep::NodeType::comment)
      expect(node.data() == "c" && node.target().empty(), "the comment");
    if (!node.is_element()) continue;
    if (node.shadow_root()) shadow_roots += node.shadow_root().shadow_root_properties() != nullptr;
    if (node.template_contents()) ++contents;
    if (node.is_html("p")) expect(node.attribute("id") == "a", "the attribute");
    if (node.local_name() == "svg") {
      const lockstep::Attribute attribute = node.attribute(0);
      expect(attribute.prefix() == "xlink" && attribute.local_name() == "href" &&
                 attribute.attribute_namespace() == lockstep::Namespace::xlink,
             "the attribute's namespace");
    }
  }
  expect(nodes >= 10 && shadow_roots == 1 && contents == 1, "the tree");
  expect(!document.root().following_skipping_children(document.root()), "nothing follows the root");
  int selected = 0;
  for (const lockstep::Node node : document.root().select("p, div")) selected += node.matches("body *");
  expect(selected == 2, "the selection");
  expect(document.errors().size() == 1 && !lockstep::parse_error_name(document.errors()[0]).empty(),
         "the error");
  expect(!lockstep::parse_error_code_name(lockstep::ParseErrorCode::eof_in_tag).empty() &&
             !lockstep::parse_error_explanation(lockstep::ParseErrorCode::eof_in_tag).empty(),
         "the names of errors");
  expect(document.memory_bytes() != 0, "the memory");
  expect(lockstep::edition_date(document.edition()) == lockstep::edition_date(lockstep::kDefaultEdition) &&
             lockstep::find_edition(lockstep::edition_date(document.edition())) == document.edition(),
         "the edition");
}

void in_pieces() {
  lockstep::Parser parser;
  expect(parser.write("<p>pie") == lockstep::Status::ok, "the status");
  expect(parser.write_wtf8("ces") == lockstep::Status::ok, "the status");
  lockstep::Parser moved = std::move(parser);
  lockstep::Document document = moved.finish();
  const std::string html = "<html><head></head><body><p>pieces</p></body></html>";
  expect(lockstep::serialize_html(document.root()) == html, "the document in pieces");
  expect(lockstep::dump_tree(document.root()).starts_with("| <html>"), "the dump");
  expect(lockstep::serialize_json(document).starts_with("{"), "the JSON");
  std::string pieces;
  const auto take = [&](std::string_view piece) { pieces += piece; };
  lockstep::serialize_html(document.root(), lockstep::Sink(take));
  expect(pieces == html, "the document through a sink");
  expect(lockstep::serialize_xml(document.root()).find("<html xmlns=") != std::string::npos, "the XML");
  expect(lockstep::uncoerce_name(lockstep::coerce_name("a:b")) == "a:b", "the name for XML");
  std::string json;
  lockstep::append_json_string(json, "\n");
  expect(json == "\"\\n\"", "the JSON string");
  document = lockstep::parse_fragment("<td>", {.local_name = "tr"});
  expect(lockstep::serialize_html(document.result()) == "<td></td>", "the fragment");
}

void bytes() {
  lockstep::EncodingOptions options;
  options.transport_encoding = lockstep::charset_of_content_type("text/html; charset=koi8-r");
  lockstep::BytesParser parser(options);
  expect(parser.write("\xC1") == lockstep::Status::ok, "the status");
  lockstep::BytesParser moved = std::move(parser);
  const lockstep::Document document = moved.finish();
  expect(lockstep::encoding::name(document.encoding().encoding) == "KOI8-R", "the encoding");
  expect(lockstep::confidence_name(document.encoding().confidence) == "certain" &&
             !lockstep::encoding_source_name(document.encoding().source).empty(),
         "the confidence");
  expect(lockstep::serialize_html(document.root()).find("\u0430") != std::string::npos, "the text");
  expect(lockstep::parse_bytes("\xEF\xBB\xBFx").encoding().encoding == lockstep::Encoding::utf_8, "the mark");
  expect(lockstep::sniff_encoding("<meta charset=big5>").encoding == lockstep::Encoding::big5, "the meta");
  expect(lockstep::encoding_for_locale("ru") == lockstep::Encoding::windows_1251, "the locale");
  expect(lockstep::encoding::find("latin1") == lockstep::Encoding::windows_1252 &&
             !lockstep::encoding::labels().empty() && !lockstep::encoding::bom_sniff("x"),
         "the labels");
  expect(lockstep::encoding::decode("\xE4", lockstep::Encoding::windows_1252).text == "\u00E4", "decoding");
  lockstep::encoding::Decoder decoder(lockstep::Encoding::utf_16le);
  std::string text;
  expect(decoder.write("x", text) && decoder.finish(text) && text == "\uFFFD", "decoding in pieces");
}

void tokens() {
  Counter counter;
  lockstep::Tokenizer tokenizer(counter);
  expect(tokenizer.write("<a><b") == lockstep::Status::ok, "the status");
  expect(tokenizer.write_wtf8(">") == lockstep::Status::ok, "the status");
  lockstep::Tokenizer moved = std::move(tokenizer);
  expect(moved.finish() == lockstep::Status::ok, "the status");
  expect(lockstep::tokenize("</c>", counter) == lockstep::Status::ok, "the status");
  expect(counter.tags == 3, "the tokens");
}

void sanitizing() {
  lockstep::Document page = lockstep::parse("<p>");
  lockstep::SanitizeOptions options;
  for (const lockstep::SanitizeMethod method :
       {lockstep::SanitizeMethod::filter_tree, lockstep::SanitizeMethod::while_parsing}) {
    options.method = method;
    const lockstep::Node p = page.root().find("p");
    expect(static_cast<bool>(lockstep::set_html(page, p, "<b onclick=x>1<script>2", {}, options)),
           "the nodes");
    expect(p.inner_html() == "<b>1</b>", "the sanitized tree");
  }
  expect(lockstep::sanitize("<i onclick=x>1").html == "<i>1</i>", "the sanitized text");
}

void validating() {
  const auto findings = lockstep::validate("<blink>");
  expect(!findings.empty() && lockstep::severity_name(findings[0].severity) == "error" &&
             !lockstep::finding_rules().empty(),
         "the findings");
}

}  // namespace

int main() {
  parse_and_walk();
  in_pieces();
  bytes();
  tokens();
  sanitizing();
  validating();
  // Fails if a definition is missing from the consumer.
  expect(lockstep::editions().size() == lockstep::kEditionCount, "the headers have the library's editions");
  for (const lockstep::EditionInfo& info : lockstep::editions())
    std::printf("%s\n", std::string(info.date).c_str());
  return mistakes != 0;
}
