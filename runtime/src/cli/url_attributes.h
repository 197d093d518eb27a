// Which attributes contain URLs, from spec/tables/url-attributes.tsv.
#ifndef LOCKSTEP_CLI_URL_ATTRIBUTES_H
#define LOCKSTEP_CLI_URL_ATTRIBUTES_H

#include <cstdint>
#include <span>
#include <string_view>

#include "lockstep/types.h"

namespace lockstep::cli {

enum class UrlAttributeKind : std::uint8_t {
  url,      // one URL, perhaps surrounded by white space
  urls,     // several URLs, separated by white space
  srcset,   // image candidates: URLs with descriptors
  refresh,  // a time and a URL, if http-equiv is refresh
};

struct UrlAttribute {
  std::string_view attribute;  // the qualified name
  Namespace element_namespace;
  std::string_view element;  // "*" means any element
  UrlAttributeKind kind;
};

// Sorted by `attribute`.
std::span<const UrlAttribute> url_attributes();

}  // namespace lockstep::cli

#endif
