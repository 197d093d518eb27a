#include <gtest/gtest.h>

#include "support/parsing.h"

namespace lockstep::test {
namespace {

QuirksMode mode(std::string_view html, const ParseOptions& options = {}) {
  return parse(html, options).quirks_mode();
}

TEST(Quirks, Doctypes) {
  const struct {
    const char* html;
    QuirksMode mode;
  } cases[] = {
      {"<!DOCTYPE html>", QuirksMode::no_quirks},
      {"<!doctype HTML>", QuirksMode::no_quirks},
      {"<!DOCTYPE html SYSTEM 'about:legacy-compat'>", QuirksMode::no_quirks},
      {"<!DOCTYPE html PUBLIC '-//W3C//DTD HTML 4.01//EN'>", QuirksMode::no_quirks},
      {"", QuirksMode::quirks},
      {"<p>", QuirksMode::quirks},
      {"<!DOCTYPE>", QuirksMode::quirks},
      {"<!DOCTYPE svg>", QuirksMode::quirks},
      {"<!DOCTYPE html", QuirksMode::quirks},  // force-quirks
      {"<!DOCTYPE html PUBLIC 'html'>", QuirksMode::quirks},
      {"<!DOCTYPE html PUBLIC '-//w3c//dtd HTML 3.2 Final//en'>", QuirksMode::quirks},
      {"<!DOCTYPE html SYSTEM 'http://www.ibm.com/data/dtd/v11/ibmxhtml1-transitional.dtd'>",
       QuirksMode::quirks},
      // Missing or empty, since 2026-01-14.
      {"<!DOCTYPE html PUBLIC '-//W3C//DTD HTML 4.01 Transitional//EN'>", QuirksMode::quirks},
      {"<!DOCTYPE html PUBLIC '-//W3C//DTD HTML 4.01 Transitional//EN' ''>", QuirksMode::quirks},
      {"<!DOCTYPE html PUBLIC '-//W3C//DTD HTML 4.01 Transitional//EN' 'x'>", QuirksMode::limited_quirks},
      {"<!DOCTYPE html PUBLIC '-//W3C//DTD HTML 4.01 Frameset//EN' 'x'>", QuirksMode::limited_quirks},
      {"<!DOCTYPE html PUBLIC '-//W3C//DTD XHTML 1.0 Transitional//EN'>", QuirksMode::limited_quirks},
  };
  for (const auto& [html, expected] : cases) EXPECT_EQ(mode(html), expected) << html;
}

TEST(Quirks, TableInParagraph) {
  EXPECT_NE(tree("<!DOCTYPE html><p><table>").find("|     <table>"), std::string::npos);
  EXPECT_NE(tree("<p><table>").find("|       <table>"), std::string::npos);
}

TEST(Quirks, IframeSrcdoc) {
  ParseOptions options;
  options.iframe_srcdoc = true;
  EXPECT_EQ(mode("<p>", options), QuirksMode::no_quirks);
  EXPECT_EQ(mode("<!DOCTYPE html PUBLIC 'html'>", options), QuirksMode::no_quirks);
  options.collect_errors = true;
  EXPECT_TRUE(held(parse("<p>", options)).errors().empty());
}

TEST(Quirks, CannotChangeTheMode) {
  ParseOptions options;
  options.cannot_change_the_mode = true;
  EXPECT_EQ(mode("<p>", options), QuirksMode::no_quirks);
  options.collect_errors = true;
  EXPECT_EQ(held(parse("<p>", options)).errors().size(), 1u);  // a missing doctype is still an error
}

}  // namespace
}  // namespace lockstep::test
