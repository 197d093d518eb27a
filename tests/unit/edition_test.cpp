// Tests the editions of the Standard side by side: which editions there are, and that each follows its own
// rules throughout.
#include <gtest/gtest.h>

#include <string>

#include "lockstep/lockstep.h"

namespace lockstep {
namespace {

// Tests of an edition that is not in the build are skipped.
std::optional<Edition> old_edition() { return find_edition("2024-09-12"); }

ParseOptions with(Edition edition) {
  ParseOptions options;
  options.edition = edition;
  options.collect_errors = true;
  options.allow_declarative_shadow_roots = true;
  return options;
}

std::string tree(std::string_view html, Edition edition) { return dump_tree(parse(html, with(edition))); }

std::string errors(std::string_view html, Edition edition) {
  std::string names;
  const Document document = parse(html, with(edition));
  for (const ParseError& error : document.errors()) names.append(parse_error_name(error)).append(" ");
  return names;
}

TEST(Editions, AreListedOldestFirst) {
  ASSERT_EQ(editions().size(), kEditionCount);
  for (std::size_t i = 0; i < editions().size(); ++i) {
    EXPECT_EQ(editions()[i].edition, kEditions[i]);
    EXPECT_EQ(find_edition(editions()[i].date), editions()[i].edition);
    EXPECT_EQ(edition_date(editions()[i].edition), editions()[i].date);
    EXPECT_FALSE(editions()[i].covers.empty());
    if (i != 0) {
      EXPECT_LT(editions()[i - 1].date, editions()[i].date);
    }
  }
  EXPECT_FALSE(find_edition("1999-12-24"));
  EXPECT_FALSE(find_edition(""));
}

#if LOCKSTEP_LIVING
TEST(Editions, TheNewestIsTheLivingOne) {
  EXPECT_EQ(find_edition("living"), Edition::living);
  EXPECT_EQ(Edition::living, kEditions[kEditionCount - 1]);
}
#endif

// The numbers are the same in every build and every version.
TEST(Editions, NumbersAreDates) {
  for (const EditionInfo& info : editions()) {
    std::string day(info.date);
    std::erase(day, '-');
    EXPECT_EQ(std::to_string(static_cast<unsigned>(info.edition)), day);
  }
}

TEST(Editions, AnUnknownNumberIsTheCurrentOne) {
  const auto unknown = static_cast<Edition>(1);
  EXPECT_EQ(edition_date(unknown), "");
  EXPECT_EQ(tree("<select><div><?x y?>", unknown), tree("<select><div><?x y?>", kDefaultEdition));
}

TEST(Editions, TheCurrentOneIsTheDefault) {
  EXPECT_EQ(ParseOptions().edition, kDefaultEdition);
  EXPECT_EQ(parse("").edition(), kDefaultEdition);
  EXPECT_EQ(tree("<select><div><?x y?>", kDefaultEdition), dump_tree(parse("<select><div><?x y?>")));
}

TEST(Editions, HaveTheirOwnTreeConstruction) {
  if (!old_edition()) GTEST_SKIP() << "built without 2024-09-12";
  EXPECT_EQ(parse("", with(*old_edition())).edition(), *old_edition());
  EXPECT_NE(tree("<select><div>", *old_edition()), tree("<select><div>", kDefaultEdition));
  EXPECT_EQ(tree("<select><div>", *old_edition()), "| <html>\n|   <head>\n|   <body>\n|     <select>");
}

TEST(Editions, HaveTheirOwnNamesOfCustomElements) {
  const auto has_shadow_root = [](std::string_view name, Edition edition) {
    const std::string html = "<" + std::string(name) + "><template shadowrootmode=open>";
    return tree(html, edition).find("#shadow-root") != std::string::npos;
  };
  if (!old_edition()) GTEST_SKIP() << "this build has no older edition";
  for (const Edition edition : {*old_edition(), kDefaultEdition}) {
    for (const char* const name : {"a-b", "a.b-_9", "div", "x-\u00B7\u00E9\u037F", "a-\U00010000"})
      EXPECT_TRUE(has_shadow_root(name, edition)) << name;
    for (const char* const name : {"ab", "font-face", "a", "a-\x01"})
      EXPECT_EQ(has_shadow_root(name, edition), edition == kDefaultEdition && name[1] == '-') << name;
  }
  for (const char* const name : {"a:b-c", "a-\u00D7", "a-\u2190", "a-!", "x-\U000F0000"}) {
    EXPECT_FALSE(has_shadow_root(name, *old_edition())) << name;
    EXPECT_TRUE(has_shadow_root(name, kDefaultEdition)) << name;
  }
}

TEST(Editions, HaveTheirOwnTokenizer) {
  if (!old_edition()) GTEST_SKIP() << "built without 2024-09-12";
  EXPECT_EQ(tree("<?x y?>", *old_edition()), "| <!-- ?x y? -->\n| <html>\n|   <head>\n|   <body>");
  struct Handler : TokenHandler {
    void comment(std::string_view data) override { seen.append("comment ").append(data); }
    void processing_instruction(std::string_view target, std::string_view data) override {
      seen.append("instruction ").append(target).append(" ").append(data);
    }
    std::string seen;
  };
  Handler then, now;
  TokenizerOptions options;
  tokenize("<?x y?>", now, options);
  options.edition = *old_edition();
  tokenize("<?x y?>", then, options);
  EXPECT_EQ(now.seen, "instruction x y");
  EXPECT_EQ(then.seen, "comment ?x y?");
}

TEST(Editions, HaveTheirOwnErrors) {
  if (!old_edition()) GTEST_SKIP() << "built without 2024-09-12";
  EXPECT_EQ(errors("<!DOCTYPE html><? >", *old_edition()), "unexpected-question-mark-instead-of-tag-name ");
  EXPECT_EQ(errors("<!DOCTYPE html><? >", kDefaultEdition),
            "invalid-first-character-of-processing-instruction-target ");
  // Errors have other numbers in other editions.
  EXPECT_EQ(errors("<!DOCTYPE html><body></p>", *old_edition()), "in-body-end-tag-p-not-open ");
  EXPECT_EQ(errors("<!DOCTYPE html><body></p>", kDefaultEdition), "in-body-end-tag-p-not-open ");
  EXPECT_EQ(errors("<!DOCTYPE html><select></b>", *old_edition()),
            "in-select-content-not-allowed in-body-end-of-file-unclosed-elements ");
}

TEST(Editions, HaveTheirOwnSniffing) {
  if (!old_edition()) GTEST_SKIP() << "built without 2024-09-12";
  // The search for `encoding` did not end with the declaration.
  constexpr std::string_view kBytes = "<?xml version='1.0'?><a encoding='koi8-r'>";
  EXPECT_EQ(sniff_encoding(kBytes, {}, *old_edition()).encoding, Encoding::koi8_r);
  EXPECT_EQ(sniff_encoding(kBytes).encoding, Encoding::windows_1252);
  EXPECT_EQ(parse_bytes(kBytes, {}, with(*old_edition())).encoding().encoding, Encoding::koi8_r);
  EXPECT_EQ(parse_bytes(kBytes).encoding().encoding, Encoding::windows_1252);
}

TEST(Editions, HaveTheirOwnSerialization) {
  if (!old_edition()) GTEST_SKIP() << "built without 2024-09-12";
  const Document document = parse("<p title='<b>'>&lt;<?x y?>");
  constexpr std::string_view kNow = "<p title=\"&lt;b&gt;\">&lt;<?x y?></p>";
  constexpr std::string_view kThen = "<p title=\"<b>\">&lt;<?x y></p>";
  EXPECT_NE(serialize_html(document.root()).find(kNow), std::string::npos);
  EXPECT_NE(serialize_html(document.root(), {.edition = *old_edition()}).find(kThen), std::string::npos);
  // By default it follows the edition of the document.
  const Document old = parse("<p title='<b>'>&lt;", with(*old_edition()));
  EXPECT_NE(serialize_html(old.root()).find("<p title=\"<b>\">&lt;</p>"), std::string::npos);

  constexpr std::string_view kShadow =
      "<div><template shadowrootmode=open shadowrootserializable shadowrootslotassignment=manual "
      "shadowrootcustomelementregistry>";
  const Document shadow = parse(kShadow, with(kDefaultEdition));
  SerializeOptions options;
  options.serializable_shadow_roots = true;
  EXPECT_NE(serialize_html(shadow.root(), options).find("shadowrootslotassignment"), std::string::npos);
  options.edition = *old_edition();
  EXPECT_NE(serialize_html(shadow.root(), options).find("shadowrootserializable"), std::string::npos);
  EXPECT_EQ(serialize_html(shadow.root(), options).find("shadowrootslotassignment"), std::string::npos);
  EXPECT_EQ(serialize_html(shadow.root(), options).find("customelementregistry"), std::string::npos);
}

TEST(Editions, ParseFragmentsAndPieces) {
  for (const EditionInfo& info : editions()) {
    Parser parser(with(info.edition));
    (void)parser.document();  // so that each piece is parsed when it is written
    for (const char c : std::string_view("<select><div><option>x<?y?>")) parser.write({&c, 1});
    EXPECT_EQ(dump_tree(parser.finish()), tree("<select><div><option>x<?y?>", info.edition)) << info.date;
    FragmentContext context;
    context.local_name = "tr";
    const Document fragment = parse_fragment("<td>x", context, with(info.edition));
    EXPECT_EQ(dump_tree(fragment.fragment()), "| <td>\n|   \"x\"") << info.date;
  }
}

}  // namespace
}  // namespace lockstep
