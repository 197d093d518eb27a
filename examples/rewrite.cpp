// Rewrites the links of a page while it arrives, in bounded memory. Every other byte is written unchanged,
// whatever the encoding, even if the page is malformed.
#include <unistd.h>

#include <iostream>
#include <string>
#include <string_view>

#include "lockstep/lockstep.h"

namespace {

class LinkRewriter {
 public:
  LinkRewriter() : reader_(lockstep::EncodingOptions(), options()) {}

  // Takes a piece of the page, and writes what is complete so far.
  void write(std::string_view bytes) {
    kept_ += bytes;
    const bool goes_on =
        !is_over_ && reader_.write(bytes) == lockstep::Status::ok && read() == lockstep::Status::ok;
    if (!goes_on) finish();  // at a limit, pass on the rest
    kept_.erase(0, written_);  // once for each piece: it moves what is left
    begin_ += written_;
    written_ = 0;
  }
  // Call at the end of the page.
  void finish() {
    if (!is_over_) {
      is_over_ = true;
      reader_.finish();
      static_cast<void>(read());
    }
    copy_to(begin_ + kept_.size());
  }

 private:
  static lockstep::TokenizerOptions options() {
    lockstep::TokenizerOptions options;
    options.attribute_ranges = true;
    options.limits.memory_bytes = 4 << 20;
    return options;
  }
  lockstep::Status read() {
    while (const lockstep::Token* token = reader_.next()) {
      if (token->type == lockstep::TokenType::start_tag) rewrite(*token);
      copy_to(token->range.end);
    }
    return reader_.status();
  }
  void rewrite(const lockstep::Token& tag) {
    for (const lockstep::TokenAttributeView& attribute : tag.attributes) {
      if (attribute.name != "href" && attribute.name != "src") continue;
      if (!attribute.value.starts_with("http://")) continue;
      const lockstep::AttributeRanges& place = *tag.attribute_ranges(attribute.name);
      copy_to(place.quoted_value.begin);
      const std::string_view replaced = take(place.quoted_value.end);
      const std::string value = "https://" + std::string(attribute.value.substr(7));
      std::cout << lockstep::attribute_value_markup(place, value, reader_.encoding().encoding, replaced);
    }
  }

  // Returns the unwritten input up to `end`, which counts as written.
  std::string_view take(std::uint64_t end) {
    const std::size_t from = written_;
    written_ = static_cast<std::size_t>(end - begin_);
    return std::string_view(kept_).substr(from, written_ - from);
  }
  void copy_to(std::uint64_t end) { std::cout << take(end); }

  lockstep::TokenReader reader_;
  std::string kept_;         // the end of the input
  std::uint64_t begin_ = 0;  // its position in the input
  std::size_t written_ = 0;  // how much of it has been written
  bool is_over_ = false;
};

// Reads until the end of the pipe, socket or file.
void rewrite_links(int descriptor) {
  LinkRewriter rewriter;
  char bytes[16];  // a server would read more at a time
  for (ssize_t count; (count = read(descriptor, bytes, sizeof bytes)) > 0;)
    rewriter.write({bytes, static_cast<std::size_t>(count)});
  rewriter.finish();
}

}  // namespace

int main() {
  constexpr std::string_view kPage =
      "<meta charset=shift_jis>\n"
      "<A  HREF = 'http://a.example/?b&amp;c'  href=x >1</a >\n"
      "<img alt='http://' src=http://b.example/>\n"
      "<script>'<a href=\"http://c.example\">'</script><!-- <a href=http://> -->\n"
      "<a href=\"http://d.example/\\\">2</a><a href='http://not";
  int ends[2];
  if (pipe(ends) != 0) return 1;
  if (write(ends[1], kPage.data(), kPage.size()) < 0) return 1;
  close(ends[1]);
  rewrite_links(ends[0]);
  std::cout << '\n';
}

// Prints:
// <meta charset=shift_jis>
// <A  HREF = "https://a.example/?b&amp;c"  href=x >1</a >
// <img alt='http://' src="https://b.example/">
// <script>'<a href="http://c.example">'</script><!-- <a href=http://> -->
// <a href="https://d.example/\">2</a><a href='http://not
