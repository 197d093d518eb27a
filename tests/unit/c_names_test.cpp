// The C interface returns the library's static strings unchanged, so each must end with a zero byte.
#include <cstring>
#include <string_view>

#include <gtest/gtest.h>

#include "lockstep/lockstep.h"
#include "tables/tree_errors.h"

namespace lockstep {
namespace {

void expect_terminated(std::string_view text) {
  ASSERT_NE(text.data(), nullptr);
  EXPECT_EQ(std::strlen(text.data()), text.size()) << text;
}

TEST(CNames, OfEditions) {
  for (const EditionInfo& info : editions()) {
    expect_terminated(info.date);
    expect_terminated(info.covers);
  }
}

TEST(CNames, OfEncodings) {
  for (int i = 0; i < kEncodings; ++i) expect_terminated(encoding::name(static_cast<Encoding>(i)));
  for (const std::string_view label : encoding::labels()) expect_terminated(label);
  for (int i = 0; i <= static_cast<int>(Confidence::irrelevant); ++i)
    expect_terminated(confidence_name(static_cast<Confidence>(i)));
  for (int i = 0; i <= static_cast<int>(EncodingSource::text); ++i)
    expect_terminated(encoding_source_name(static_cast<EncodingSource>(i)));
}

TEST(CNames, OfKindsOfPages) {
  for (int i = 0; i <= static_cast<int>(PageKind::product); ++i)
    expect_terminated(page_kind_name(static_cast<PageKind>(i)));
}

TEST(CNames, OfErrors) {
  for (int i = 0; i <= static_cast<int>(ParseErrorCode::tree_construction); ++i) {
    const auto code = static_cast<ParseErrorCode>(i);
    expect_terminated(parse_error_code_name(code));
    expect_terminated(parse_error_explanation(code));
    expect_terminated(parse_error_anchor(code));
  }
  for (std::size_t number = 0; number < detail::kTreeErrors; ++number) {
    const detail::TreeErrorInfo error = detail::tree_error_info(static_cast<detail::TreeError>(number));
    expect_terminated(error.name);
    expect_terminated(error.explanation);
    expect_terminated(error.anchor);
  }
}

}  // namespace
}  // namespace lockstep
