// Changing the encoding while parsing, because of a late `meta`.
#ifndef LOCKSTEP_PARSE_ENCODING_CHANGE_H
#define LOCKSTEP_PARSE_ENCODING_CHANGE_H

#include "edition/entry.h"
#include "encoding/ascii_compatible.h"
#include "lockstep/bytes.h"
#include "text/ascii.h"

namespace lockstep::detail {

// Changes the encoding (#change-the-encoding) if the options and the caller allow it. The first change that
// they do not allow is only recorded, as EncodingUsed::late_encoding. `ascii`: whether all bytes so far are
// ASCII. Returns what the caller must do.
inline EncodingChange change_encoding(const EditionEntry& entry, EncodingUsed& used, bool ascii,
                                      Encoding wanted, const EncodingOptions& options, bool may_restart,
                                      Watcher* watcher) {
  const ChangedEncoding decided =
      entry.change(used, ascii && is_ascii_compatible(used.encoding), wanted, options, watcher);
  const bool is_change = decided.change != EncodingChange::none;
  if ((is_change && options.ignore_late_meta) ||
      (decided.change == EncodingChange::restart && !may_restart)) {
    if (!used.late_encoding) used.late_encoding = decided.used.encoding;
    return EncodingChange::none;
  }
  used = decided.used;
  return decided.change;
}

}  // namespace lockstep::detail

#endif
