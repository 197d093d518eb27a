// Images below the first two of a page are loaded lazily. Scripts, comments and templates that contain "<img"
// do not count, and every other byte is unchanged.
#include <iostream>
#include <string>

#include "lockstep/lockstep.h"

int main() {
  int images = 0;
  lockstep::Rewriter rewriter;
  rewriter.on("img, iframe[src]", {.element = [&](lockstep::RewriteToken& tag) {
                if (++images > 2 && !tag.attribute("loading")) tag.set_attribute("loading", "lazy");
              }});
  std::string output;
  (void)rewriter.write(
      "<img src=logo.png>\n"
      "<IMG  alt='>' SRC=1.png/>\n"
      "<img src=2.png><iframe src=3.html></iframe>\n"
      "<script>'<img src=4.png>'</script><!-- <img src=5.png> -->\n"
      "<table><img src=6.png loading=eager><img src=7.png>\n",
      output);
  (void)rewriter.finish(output);
  std::cout << output;
}

// Prints:
// <img src=logo.png>
// <IMG  alt='>' SRC=1.png/>
// <img src=2.png loading="lazy"><iframe src=3.html loading="lazy"></iframe>
// <script>'<img src=4.png>'</script><!-- <img src=5.png> -->
// <table><img src=6.png loading=eager><img src=7.png loading="lazy">
