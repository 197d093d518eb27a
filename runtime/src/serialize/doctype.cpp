// Writes a DOCTYPE with its identifiers, so that a parser sets the document's mode:
// https://html.spec.whatwg.org/multipage/parsing.html#the-initial-insertion-mode
#include <string_view>

#include "serialize/html.h"
#include "tables/quirks_identifiers.h"

namespace lockstep::detail {

namespace {

struct Doctype {
  std::string_view name, public_identifier, system_identifier;

  // Whether a parser sets quirks mode for this DOCTYPE if an empty system identifier is left out.
  bool asks_for_quirks() const {
    const PublicIdentifier prefix = match_public_identifier_prefix(public_identifier);
    return name != "html" || match_public_identifier(public_identifier) == PublicIdentifier::quirks ||
           match_system_identifier(system_identifier) || prefix == PublicIdentifier::quirks ||
           (prefix == PublicIdentifier::conditional && system_identifier.empty());
  }
};

// An identifier contains at most one kind of quotation mark, because the other kind enclosed it in the
// source.
char quote_for(std::string_view identifier) { return identifier.find('"') == identifier.npos ? '"' : '\''; }

void append_identifier(Output& out, std::string_view identifier, bool is_closed) {
  const char quote = quote_for(identifier);
  out.append(" ").append(1, quote).append(identifier);
  if (is_closed) out += quote;
}

}  // namespace

void append_doctype_of_mode(Output& out, const Tree& tree, const DoctypeRecord& record) {
  const Doctype doctype{tree.text(record.name), tree.text(record.public_identifier),
                        tree.text(record.system_identifier)};
  // Without identifiers, `SYSTEM>` sets the force-quirks flag; with identifiers, the missing closing
  // quotation mark of the last one does.
  const bool forces_quirks = tree.quirks_mode == QuirksMode::quirks && !doctype.asks_for_quirks();
  const bool has_public = !doctype.public_identifier.empty();
  // In limited-quirks mode, the system identifier may be present and empty.
  const bool has_system =
      !doctype.system_identifier.empty() || (has_public && tree.quirks_mode == QuirksMode::limited_quirks);
  out.append("<!DOCTYPE");
  if (!doctype.name.empty()) out.append(" ").append(doctype.name);
  if (has_public) {
    out.append(" PUBLIC");
    append_identifier(out, doctype.public_identifier, has_system || !forces_quirks);
  } else if (has_system || forces_quirks) {
    out.append(" SYSTEM");
  }
  if (has_system) append_identifier(out, doctype.system_identifier, !forces_quirks);
  out += '>';
}

}  // namespace lockstep::detail
