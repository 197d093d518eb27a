// While a script that is not loaded yet blocks the parser, lists what the markup after it will fetch. The
// contents of a template are not fetched, and a frame outside a frameset is ignored.
#include <iostream>
#include <string>

#include "lockstep/lockstep.h"

class Host : public lockstep::ScriptHost<lockstep::Node> {
 public:
  void prepare_script(lockstep::Node script) override { pending_ = script.has_attribute("src"); }
  bool has_pending_script() override { return pending_; }
  bool pending_script_is_ready() override { return loaded; }
  void execute_pending_script() override { pending_ = false; }

  bool loaded = false;

 private:
  bool pending_ = false;
};

int main() {
  Host host;
  lockstep::ScriptingParser parser(host);
  parser.write(
      "<base href=/a/><picture><source srcset=wide.png media='(width > 40em)'><script src=app.js></script>"
      "<img src=narrow.png></picture><template><img src=later.png></template><frame src=ignored.html>"
      "<link rel=stylesheet href=style.css><style>@import 'print.css' print;</style>");

  lockstep::SpeculativeParser ahead;
  if (auto start = parser.speculative_start()) {
    start->base = "/a/";
    ahead.start(*start);
    ahead.write(parser.unread());
    while (const lockstep::SpeculativeFetch* fetch = ahead.next()) {
      std::cout << fetch->base << fetch->url;
      if (!fetch->content.empty()) std::cout << " for " << fetch->content;
      for (const lockstep::SpeculativeSource& source : fetch->sources)
        std::cout << " or " << source.srcset << " if " << source.media;
      std::cout << '\n';
    }
  }
  host.loaded = true;
  parser.resume();
  ahead.stop();
  parser.end();
}

// Prints:
// /a/narrow.png or wide.png if (width > 40em)
// /a/style.css
// /a/print.css for print
