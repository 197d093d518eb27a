// Runs the scripts of a page while it is parsed. This host supports one statement of JavaScript:
// document.write("…").
#include <iostream>
#include <string>

#include "lockstep/lockstep.h"

class Host : public lockstep::ScriptHost<lockstep::Node> {
 public:
  lockstep::ScriptingParser* parser = nullptr;

  void prepare_script(lockstep::Node script) override {
    const std::string text = script.text_content();
    const std::string_view before = "document.write(\"", after = "\")";
    if (text.starts_with(before) && text.ends_with(after))
      parser->insert(text.substr(before.size(), text.size() - before.size() - after.size()));
  }
  void fire_load() override { std::cout << "load\n"; }
};

int main() {
  Host host;
  lockstep::ScriptingParser parser(host);
  host.parser = &parser;
  parser.write("<p>1<script>document.write(\"<b>2\")</script>3");
  parser.end();
  std::cout << parser.document().body().inner_html() << '\n';
}

// Prints:
// load
// <p>1<script>document.write("<b>2")</script><b>23</b></p>
