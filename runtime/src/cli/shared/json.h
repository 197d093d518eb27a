// Writing JSON.
#ifndef LOCKSTEP_CLI_SHARED_JSON_H
#define LOCKSTEP_CLI_SHARED_JSON_H

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

#include "lockstep/serialize.h"

namespace lockstep::cli {

// A JSON text in progress. Puts commas between its members and values.
class Json {
 public:
  void open(std::string_view brackets) {
    comma();
    text_ += brackets;
  }
  void close(std::string_view brackets) { text_ += brackets; }
  void key(std::string_view name) {
    comma();
    append_json_string(text_, name);
    text_ += ':';
  }
  void string(std::string_view value) {
    comma();
    append_json_string(text_, value);
  }
  void raw(std::string_view value) {
    comma();
    text_ += value;
  }
  void member(std::string_view name, std::string_view value) {
    key(name);
    string(value);
  }
  void number(std::string_view name, std::uint64_t value) {
    key(name);
    raw(std::to_string(value));
  }
  void flag(std::string_view name, bool value) {
    key(name);
    raw(value ? "true" : "false");
  }
  // Appends the members "element" and, unless the namespace is html, "namespace".
  void element(std::string_view name, Namespace element_namespace) {
    member("element", name);
    if (element_namespace != Namespace::html)
      member("namespace", element_namespace == Namespace::svg ? "svg" : "mathml");
  }
  const std::string& text() const { return text_; }

  // Passes the text so far to `write` if it is long, so that memory need not hold all of it.
  template <class Write>
  void flush_if_long(Write write) {
    constexpr std::size_t kLong = 65536;
    if (text_.size() < kLong) return;
    const char last = text_.back();  // needed to decide whether a comma comes next
    text_.pop_back();
    write(text_);
    text_.assign(1, last);
  }
  // Ends a line, passes it to `write`, and begins another.
  template <class Write>
  void end_line(Write write) {
    text_ += '\n';
    write(text_);
    text_.clear();
  }

 private:
  void comma() {
    if (!text_.empty() && std::string_view("{[:,").find(text_.back()) == std::string_view::npos) text_ += ',';
  }
  std::string text_;
};

}  // namespace lockstep::cli

#endif
