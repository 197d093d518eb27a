// The URLs in attributes that contain several URLs, or other content as well.
#ifndef LOCKSTEP_CLI_URLS_H
#define LOCKSTEP_CLI_URLS_H

#include <optional>
#include <string_view>

#include "cli/url_attributes.h"

namespace lockstep::cli {

// Iterates over the URLs of an attribute's value, as written.
class UrlsOf {
 public:
  UrlsOf(UrlAttributeKind kind, std::string_view value) : kind_(kind), rest_(value) {}
  // Returns the next URL; nullopt at the end.
  std::optional<std::string_view> next();

 private:
  UrlAttributeKind kind_;
  std::string_view rest_;
  bool ended_ = false;
};

}  // namespace lockstep::cli

#endif
