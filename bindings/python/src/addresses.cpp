// Absolute addresses in Markdown, in the facts about a page, and in copies of content.
#include "addresses.h"

namespace lockstep::python {

namespace {

// Calls a function of _urls for the document's `url` and the `href` of its base element. Returns None for a
// document without `url`.
nb::object of_urls(const char* function, const PyDocument& document) {
  const nb::dict& options = document.options;
  if (!options.is_valid() || !options.contains("url") || nb::object(options["url"]).is_none())
    return nb::none();
  return nb::module_::import_("lockstep_html._urls")
      .attr(function)(options["url"], text_or_none(document.document.base_href()));
}

}  // namespace

nb::object url_resolver(const PyDocument& document) { return of_urls("resolver", document); }

nb::dict options_of_copy(const PyDocument& document) {
  nb::dict options;
  const nb::object base = of_urls("base_url", document);
  if (!base.is_none()) options["url"] = base;
  return options;
}

std::string Addresses::note(std::string_view url, void* addresses) {
  static_cast<Addresses*>(addresses)->written_.try_emplace(std::string(url), url);
  return std::string(url);
}

std::string Addresses::find(std::string_view url, void* addresses) {
  const auto& written = static_cast<Addresses*>(addresses)->written_;
  const auto found = written.find(url);
  return found == written.end() ? std::string(url) : found->second;
}

void Addresses::ask(const nb::object& function) {
  for (auto& [url, written] : written_) {
    const nb::object result = function(text(url));
    if (!result.is_none()) written = nb::cast<std::string>(result);
  }
}

}  // namespace lockstep::python
