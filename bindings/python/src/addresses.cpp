// Absolute addresses in Markdown.
#include "addresses.h"

namespace lockstep::python {

nb::object url_resolver(const PyDocument& document) {
  const nb::dict& options = document.options;
  if (!options.is_valid() || !options.contains("url") || nb::object(options["url"]).is_none())
    return nb::none();
  return nb::module_::import_("lockstep_html._urls")
      .attr("resolver")(options["url"], text_or_none(document.document.base_href()));
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
