// Absolute addresses in Markdown.
#ifndef LOCKSTEP_PYTHON_ADDRESSES_H
#define LOCKSTEP_PYTHON_ADDRESSES_H

#include <map>
#include <string>
#include <string_view>

#include "core.h"

namespace lockstep::python {

// Returns the function that makes the URLs of a document absolute, from the package ada-url: it takes a str
// and returns a str, or None for what is not a URL. None if the document has no `url`.
nb::object url_resolver(const PyDocument& document);

// The options of a copy of what the document contains: `url` is its document base URL, if it has a `url`.
nb::dict options_of_copy(const PyDocument& document);

// The addresses to write, by those of the document.
class Addresses {
 public:
  static std::string note(std::string_view url, void* addresses);
  static std::string find(std::string_view url, void* addresses);
  // Asks the function for each. It returns None for an address to keep.
  void ask(const nb::object& function);

 private:
  std::map<std::string, std::string, std::less<>> written_;
};

// Returns what `write(options)` returns, with the addresses that a function of Python returns for those of
// the document; with None, they stay. The function is called between two walks: it might change the document.
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
