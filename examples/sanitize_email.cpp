// An e-mail shown in a page: tables and old markup stay, images from the network wait for a click, nothing is
// fetched or run.
#include <cstdlib>
#include <iostream>
#include <string>
#include <string_view>
#include <vector>

#include "lockstep/lockstep.h"

namespace {

using lockstep::Document;
using lockstep::Node;

// All that the default configuration keeps, and what e-mail needs besides.
lockstep::Sanitizer email_sanitizer() {
  lockstep::Sanitizer sanitizer;
  for (const std::string_view name : {"center", "font"}) sanitizer.allow_element({std::string(name)});
  lockstep::SanitizerElement image{"img"};
  image.attributes = {{"src"}, {"alt"}, {"width"}, {"height"}};
  sanitizer.allow_element(image);
  // Presentation by attributes. `style` stays out: CSS can fetch, cover the page and hide text.
  for (const std::string_view name :
       {"align", "valign", "bgcolor", "color", "face", "cellpadding", "cellspacing"})
    sanitizer.allow_attribute({std::string(name)});
  // What is not content. Unknown elements are removed with what is in them; these leave it.
  sanitizer.replace_element_with_children({"form"});
  return sanitizer;
}

void must(lockstep::DomError error) {
  if (error != lockstep::DomError::none) std::abort();
}

// The address of an image waits in data-src, unless it is a part of the message.
void defer_images(Document& document) {
  for (const Node image : document.root().find_all("img")) {
    const std::string source(image.attribute("src").value_or(""));
    if (source.starts_with("cid:")) continue;
    must(document.remove_attribute(image, "src"));
    must(document.set_attribute(image, "data-src", source));
  }
}

}  // namespace

int main() {
  constexpr std::string_view kMail = R"(<html><head><style>p { color: red }</style><title>Offer</title></head>
<body bgcolor=white onload=x()><center><table cellpadding=4><tr><td valign=top>
<font color=red>Hello</font> <img src=https://track.example/1.gif>
<img src=cid:logo alt=Logo>
<form action=/phish><p>Sign in</form><a href='https://shop.example'>Shop</a><script>x()</script>
</table></center>)";
  const lockstep::Sanitizer sanitizer = email_sanitizer();
  lockstep::SanitizeOptions options;
  options.parse.limits = {.input_bytes = 2'000'000, .nodes = 100'000, .depth = 200};
  Document mail = lockstep::parse_html(kMail, sanitizer, options);
  defer_images(mail);

  // For the srcdoc of an iframe with the attribute `sandbox`, which keeps the message apart from the page.
  lockstep::Sanitizer checking = sanitizer;
  checking.allow_attribute({"data-src"});
  lockstep::SanitizeTextOptions text_options;
  text_options.document = true;
  const lockstep::SanitizedText text =
      lockstep::sanitize(lockstep::serialize_html(mail), checking, text_options);
  std::cout << (text ? text.html : text.message) << '\n';
}

// Prints:
// <html><head><title>Offer</title></head>
// <body bgcolor="white"><center><table cellpadding="4"><tbody><tr><td valign="top">
// <font color="red">Hello</font> <img data-src="https://track.example/1.gif">
// <img src="cid:logo" alt="Logo">
// <p>Sign in</p><a href="https://shop.example">Shop</a>
// </td></tr></tbody></table></center></body></html>
