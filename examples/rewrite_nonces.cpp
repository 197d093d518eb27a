// Gives the scripts and styles of a page the nonce of its Content Security Policy, and removes handlers in
// attributes, which that forbids. A nonce that the page contains already is replaced.
#include <iostream>
#include <string>
#include <vector>

#include "lockstep/lockstep.h"

int main() {
  const std::string nonce = "c29tZSByYW5kb20gYnl0ZXM=";  // new for each response
  lockstep::Rewriter rewriter;
  rewriter.on("script, style, link[rel~=stylesheet i]",
              {.element = [&](lockstep::RewriteToken& tag) { tag.set_attribute("nonce", nonce); }});
  rewriter.on("*", {.element = [](lockstep::RewriteToken& tag) {
                std::vector<std::string> handlers;
                for (const auto& attribute : tag.attributes())
                  if (attribute.name.starts_with("on")) handlers.emplace_back(attribute.name);
                for (const std::string& name : handlers) tag.remove_attribute(name);
              }});
  std::string output;
  (void)rewriter.write(
      "<link rel='icon STYLESHEET' href=a.css>\n"
      "<script nonce=old>'<script>'</script>\n"
      "<svg><style>p { }</style></svg>\n"
      "<p onclick=\"f('<script>')\" id=1>text\n",
      output);
  (void)rewriter.finish(output);
  std::cout << "Content-Security-Policy: script-src 'nonce-" << nonce << "'\n\n" << output;
}

// Prints:
// Content-Security-Policy: script-src 'nonce-c29tZSByYW5kb20gYnl0ZXM='
//
// <link rel='icon STYLESHEET' href=a.css nonce="c29tZSByYW5kb20gYnl0ZXM=">
// <script nonce="c29tZSByYW5kb20gYnl0ZXM=">'<script>'</script>
// <svg><style nonce="c29tZSByYW5kb20gYnl0ZXM=">p { }</style></svg>
// <p id=1>text
