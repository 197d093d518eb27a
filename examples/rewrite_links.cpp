// A proxy that rewrites the links of a page while it arrives, whatever its encoding: `rewrite_links PORT
// SERVER_PORT` passes one request on to a server on this machine. Without arguments it shows what becomes of
// a page.
#include <netinet/in.h>
#include <unistd.h>

#include <cstdio>
#include <string>

#include "lockstep/lockstep.h"

// Copies the lines up to an empty one. Returns the encoding that a Content-Type names.
lockstep::EncodingOptions copy_head(FILE* from, FILE* to) {
  lockstep::EncodingOptions options;
  for (char line[8192]; std::fgets(line, sizeof line, from) != nullptr && line[0] != '\r';) {
    const std::string_view header = line;
    if (header.starts_with("Content-type: "))
      options.transport_encoding = lockstep::charset_of_content_type(header.substr(14));
    if (!header.starts_with("Content-Length: ")) std::fputs(line, to);  // the length changes
  }
  std::fputs("\r\n", to);
  std::fflush(to);
  return options;
}

// Copies a page. URLs that begin with `old` get a new beginning.
int copy_page(FILE* from, FILE* to, lockstep::EncodingOptions encoding, std::string old, std::string now) {
  lockstep::Rewriter rewriter({.encoding = encoding});
  rewriter.on("[href], [src], [action]", {.element = [=](lockstep::RewriteToken& tag) {
                for (const std::string_view name : {"href", "src", "action"})
                  if (const auto url = tag.attribute(name); url && url->starts_with(old))
                    tag.set_attribute(name, now + std::string(url->substr(old.size())));
              }});
  for (char bytes[16384]; !std::feof(from) && !std::ferror(from);) {
    std::string output;
    (void)rewriter.write({bytes, std::fread(bytes, 1, sizeof bytes, from)}, output);
    if (std::feof(from)) (void)rewriter.finish(output);
    std::fwrite(output.data(), 1, output.size(), to);
  }
  return std::fclose(to);
}

int main(int argc, char** argv) {
  char page[] = "<A  HREF = 'http://a.example/?b&amp;c' >1</a ><img src=http://c.example/>\n";
  if (argc != 3) return copy_page(fmemopen(page, sizeof page - 1, "r"), stdout, {}, "http://a.example", "/a");
  const auto port = [&](int i) { return htons(static_cast<std::uint16_t>(std::stoi(argv[i]))); };
  const int listener = socket(AF_INET, SOCK_STREAM, 0), server = socket(AF_INET, SOCK_STREAM, 0);
  sockaddr_in place{AF_INET, port(1), {htonl(INADDR_LOOPBACK)}, {}};
  auto* const address = reinterpret_cast<sockaddr*>(&place);
  if (bind(listener, address, sizeof place) != 0 || listen(listener, 1) != 0) return 1;
  const int client = accept(listener, nullptr, nullptr);
  place.sin_port = port(2);
  if (client < 0 || connect(server, address, sizeof place) != 0) return 1;
  copy_head(fdopen(client, "r"), fdopen(server, "w"));
  FILE *const from = fdopen(dup(server), "r"), *const to = fdopen(dup(client), "w");
  const std::string url = "http://127.0.0.1:";
  return copy_page(from, to, copy_head(from, to), url + argv[2], url + argv[1]);
}
// Prints:
// <A  HREF = '/a/?b&amp;c' >1</a ><img src=http://c.example/>
