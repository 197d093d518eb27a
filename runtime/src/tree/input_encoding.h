// The encoding of the input, as used by the rules for `meta`.
#ifndef LOCKSTEP_TREE_INPUT_ENCODING_H
#define LOCKSTEP_TREE_INPUT_ENCODING_H

#include "encoding/encoding_host.h"
#include "tree/token.h"

namespace lockstep::detail {

// If the input is text rather than bytes, its encoding cannot change.
class InputEncoding {
 public:
  explicit InputEncoding(const TreeToken& token) : token_(token) {}

  // Sets the stage that decodes the bytes into the text to parse.
  void set_host(EncodingHost* host) { host_ = host; }
  bool is_tentative() const { return host_ != nullptr && host_->is_tentative(); }
  // Returns the encoding named by the value of an attribute of the token.
  MaybeEncoding labelled_by(NameId name) const {
    const TokenAttribute* attribute = token_.attribute(name);
    return attribute == nullptr ? std::nullopt : encoding::find(attribute->value);
  }
  MaybeEncoding extracted_from(NameId name) const {
    const TokenAttribute* attribute = token_.attribute(name);
    return attribute == nullptr ? std::nullopt : host_->extracted_from(attribute->value);
  }
  void change_to(MaybeEncoding encoding) { host_->change_to(*encoding); }

 private:
  const TreeToken& token_;
  EncodingHost* host_ = nullptr;
};

}  // namespace lockstep::detail

#endif
