// MIME types: what a header says, and what bytes look like. The Python package's tests compare with a model
// of the Standards.
#include "lockstep/mime.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>

namespace lockstep {
namespace {

std::string serialized(std::string_view header) {
  const std::optional<MimeType> type = extract_mime_type(header);
  if (!type) return "failure";
  std::string text = type->essence();
  for (const auto& [name, value] : type->parameters) text += ";" + name + "=[" + value + "]";
  return text;
}

TEST(Mime, OneValue) {
  EXPECT_EQ(serialized("text/html"), "text/html");
  EXPECT_EQ(serialized("\r\n\t TEXT/HTML ;Charset = x; a=b "), "text/html;a=[b]");
  EXPECT_EQ(serialized("text/html;charset=x;CHARSET=y"), "text/html;charset=[x]");
  EXPECT_EQ(serialized("text/html;charset=\"a\\\"b\\c\"d;e=f"), "text/html;charset=[a\"bc];e=[f]");
  EXPECT_EQ(serialized("text/html;a=\"\\"), "text/html;a=[\\]");
  EXPECT_EQ(serialized("text/html;a=\"b"), "text/html;a=[b]");
  EXPECT_EQ(serialized("text/html;a=;b=\"\";c"), "text/html;b=[]");
  EXPECT_EQ(serialized("text/html;=a;b c=d;e=f\x7F;g=\xFF"), "text/html;g=[\xFF]");
  for (const char* invalid : {"", " ", "text", "text/", "/html", "text/html charset=utf-8", "\"text/html\"",
                              "te xt/html", "text /html", "text/ html", "t\xE4xt/html", "text;/html"})
    EXPECT_EQ(serialized(invalid), "failure") << invalid;
}

TEST(Mime, SeveralValues) {
  EXPECT_EQ(serialized("text/plain, text/html"), "text/html");
  EXPECT_EQ(serialized("text/html;charset=koi8-r, text/html"), "text/html;charset=[koi8-r]");
  EXPECT_EQ(serialized("text/html;charset=koi8-r, text/html;charset=utf-8, text/html"),
            "text/html;charset=[koi8-r]");
  EXPECT_EQ(serialized("text/html;charset=koi8-r, a/b, text/html"), "text/html");
  EXPECT_EQ(serialized("text/html;charset=koi8-r, x, */*, ,text/html"), "text/html;charset=[koi8-r]");
  EXPECT_EQ(serialized("text/html;a=\",x/y\""), "text/html;a=[,x/y]");
  EXPECT_EQ(serialized("text/html;a=\", x/y"), "text/html;a=[, x/y]");
  EXPECT_EQ(serialized("*/*"), "failure");
  EXPECT_EQ(serialized(","), "failure");
}

TEST(Mime, Computed) {
  const auto is = [](std::optional<std::string_view> type, std::string_view bytes,
                     std::string_view expected) {
    EXPECT_EQ(computed_mime_type(type, bytes), expected) << type.value_or("none") << ' ' << bytes;
  };
  using namespace std::literals;
  is("text/html", "\x89PNG\r\n\x1A\n", "text/html");
  is("application/xhtml+xml; x=y", "", "application/xhtml+xml");
  is("text/html x", "<!doctype HTML>", "text/html");
  is("*/*", "<a href=x>", "text/html");
  is("unknown/unknown", "<b>", "text/html");
  is("application/unknown", "<!-->", "text/html");
  is(std::nullopt, " \t\f\r\n<BODY class=x>", "text/html");
  is(std::nullopt, "<bodyx>", "text/plain");
  is(std::nullopt, "<body", "text/plain");
  is(std::nullopt, "<body\n>", "text/plain");
  is(std::nullopt, "<?xml version='1.0'?><html>", "text/xml");
  is(std::nullopt, " %PDF-", "text/plain");
  is(std::nullopt, "%PDF-1", "application/pdf");
  is(std::nullopt, "\xEF\xBB\xBF<html>", "text/plain");
  is(std::nullopt, "\x89PNG\r\n\x1A\n", "image/png");
  is(std::nullopt, "RIFF\1\2\3\4WEBPVP", "image/webp");
  is(std::nullopt, "\x1F\x8B\x08", "application/x-gzip");
  is(std::nullopt, "x\0"sv, "application/octet-stream");
  is(std::nullopt, "", "text/plain");
  is("text/plain", "<html>", "text/plain");
  is("text/plain", "\x01", "application/octet-stream");
  is("text/plain;charset=UTF-8", "\x01", "text/plain");
  is("image/png", "GIF89a", "image/gif");
  is("image/png", "<html>", "image/png");
  is("audio/x", "ID3", "audio/mpeg");
  std::string behind_the_header(kResourceHeaderBytes, ' ');
  behind_the_header += '\x01';
  is(std::nullopt, behind_the_header, "text/plain");
}

}  // namespace
}  // namespace lockstep
