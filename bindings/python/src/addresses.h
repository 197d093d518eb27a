// Absolute addresses in Markdown, in the facts about a page, and in copies of content.
#ifndef LOCKSTEP_PYTHON_ADDRESSES_H
#define LOCKSTEP_PYTHON_ADDRESSES_H

#include <map>
#include <string>
#include <string_view>

#include "core.h"

namespace lockstep::python {

// Returns a function that makes a document's URLs absolute, using the package ada-url; None if the document
// has no `url`. The function takes a str, and returns a str, or None if the argument is not a URL.
nb::object url_resolver(const PyDocument& document);

// Returns the options for a copy of the document's content: if the document has a `url`, the copy's `url` is
// the document base URL.
nb::dict options_of_copy(const PyDocument& document);

// The addresses to write, by the addresses in the document.
class Addresses {
 public:
  static std::string note(std::string_view url, void* addresses);
  static std::string find(std::string_view url, void* addresses);
  // Asks the function for each address. The function returns None for an address to keep.
  void ask(const nb::object& function);

 private:
  std::map<std::string, std::string, std::less<>> written_;
};

// Returns the result of `write(options)`, with each address in the document replaced by the result of a
// Python function; with None instead of a function, addresses are unchanged. The function is called between
// two walks, since it might change the document.
template <class Write>
Markdown with_addresses(MarkdownOptions options, const nb::object& function, const Write& write) {
  if (function.is_none()) return write(options);
  Addresses addresses;
  options.address = &Addresses::note;
  options.address_user_data = &addresses;
  write(options);
  addresses.ask(function);
  options.address = &Addresses::find;
  return write(options);
}

}  // namespace lockstep::python

#endif
