// What a proxy does with a page while it arrives, in bounded memory: rewrites links, loads images lazily,
// gives scripts a nonce, and inserts a banner. Every other byte is written unchanged, whatever the encoding,
// even if the page is malformed.
#include <unistd.h>

#include <iostream>
#include <string>
#include <string_view>

#include "lockstep/lockstep.h"

namespace {

using lockstep::RewriteToken;

class Proxy {
 public:
  Proxy() : rewriter_(options()) {
    on("[href], [src], [action]", [](RewriteToken& tag) {
      for (const std::string_view name : {"href", "src", "action"}) {
        const auto url = tag.attribute(name);
        if (url && url->starts_with("http://"))
          tag.set_attribute(name, "/proxy?url=https://" + std::string(url->substr(7)));
      }
    });
    on("img:not([loading])", [](RewriteToken& image) { image.set_attribute("loading", "lazy"); });
    on("script", [](RewriteToken& script) { script.set_attribute("nonce", "r4nd0m"); });
    on("body > :first-child", [](RewriteToken& first) {
      first.before("<p>You read a copy of this page.</p>\n", lockstep::ContentType::html);
    });
  }

  // Takes a piece of the page, and writes what is complete so far. At a limit, the rest passes unchanged.
  void write(std::string_view bytes) {
    (void)rewriter_.write(bytes, output_);
    send();
  }
  // Call at the end of the page.
  void finish() {
    (void)rewriter_.finish(output_);
    send();
  }

 private:
  static lockstep::RewriterOptions options() {
    lockstep::RewriterOptions options;
    options.parse.scripting = true;
    options.parse.limits.memory_bytes = 4 << 20;
    return options;
  }
  void on(std::string_view selector, lockstep::RewriteHandler handler) {
    const lockstep::SelectorError error = rewriter_.on(selector, {.element = std::move(handler)});
    if (!error.message.empty()) std::cerr << selector << ": " << error.message << '\n';
  }
  void send() {
    std::cout << output_;
    output_.clear();
  }

  lockstep::Rewriter rewriter_;
  std::string output_;
};

// Reads until the end of the pipe, socket or file.
void serve(int descriptor) {
  Proxy proxy;
  char bytes[16];  // a server would read more at a time
  for (ssize_t count; (count = read(descriptor, bytes, sizeof bytes)) > 0;)
    proxy.write({bytes, static_cast<std::size_t>(count)});
  proxy.finish();
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
  serve(ends[0]);
  std::cout << '\n';
}

// Prints:
// <meta charset=shift_jis>
// <p>You read a copy of this page.</p>
// <A  HREF = '/proxy?url=https://a.example/?b&amp;c'  href=x >1</a >
// <img alt='http://' src="/proxy?url=https://b.example/" loading="lazy">
// <script nonce="r4nd0m">'<a href="http://c.example">'</script><!-- <a href=http://> -->
// <a href="/proxy?url=https://d.example/\">2</a><a href='http://not
