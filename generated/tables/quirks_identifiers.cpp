// Generated from spec/tables/quirks-identifiers.tsv by the generator. Edit the table, then run
// scripts/generate.
#include "tables/quirks_identifiers.h"

#include <algorithm>
#include <iterator>

#include "text/characters.h"

namespace lockstep::detail {

namespace {

struct Prefix {
  std::string_view text;
  PublicIdentifier means;
};

// In lower case and sorted. No prefix begins with another one, so at most one matches: the last one that does
// not sort after the identifier.
constexpr Prefix public_prefixes[] = {
    {"+//silmaril//dtd html pro v0r11 19970101//", PublicIdentifier::quirks},
    {"-//advasoft ltd//dtd html 3.0 aswedit + extensions//", PublicIdentifier::quirks},
    {"-//as//dtd html 3.0 aswedit + extensions//", PublicIdentifier::quirks},
    {"-//ietf//dtd html 2.0 level 1//", PublicIdentifier::quirks},
    {"-//ietf//dtd html 2.0 level 2//", PublicIdentifier::quirks},
    {"-//ietf//dtd html 2.0 strict level 1//", PublicIdentifier::quirks},
    {"-//ietf//dtd html 2.0 strict level 2//", PublicIdentifier::quirks},
    {"-//ietf//dtd html 2.0 strict//", PublicIdentifier::quirks},
    {"-//ietf//dtd html 2.0//", PublicIdentifier::quirks},
    {"-//ietf//dtd html 2.1e//", PublicIdentifier::quirks},
    {"-//ietf//dtd html 3.0//", PublicIdentifier::quirks},
    {"-//ietf//dtd html 3.2 final//", PublicIdentifier::quirks},
    {"-//ietf//dtd html 3.2//", PublicIdentifier::quirks},
    {"-//ietf//dtd html 3//", PublicIdentifier::quirks},
    {"-//ietf//dtd html level 0//", PublicIdentifier::quirks},
    {"-//ietf//dtd html level 1//", PublicIdentifier::quirks},
    {"-//ietf//dtd html level 2//", PublicIdentifier::quirks},
    {"-//ietf//dtd html level 3//", PublicIdentifier::quirks},
    {"-//ietf//dtd html strict level 0//", PublicIdentifier::quirks},
    {"-//ietf//dtd html strict level 1//", PublicIdentifier::quirks},
    {"-//ietf//dtd html strict level 2//", PublicIdentifier::quirks},
    {"-//ietf//dtd html strict level 3//", PublicIdentifier::quirks},
    {"-//ietf//dtd html strict//", PublicIdentifier::quirks},
    {"-//ietf//dtd html//", PublicIdentifier::quirks},
    {"-//metrius//dtd metrius presentational//", PublicIdentifier::quirks},
    {"-//microsoft//dtd internet explorer 2.0 html strict//", PublicIdentifier::quirks},
    {"-//microsoft//dtd internet explorer 2.0 html//", PublicIdentifier::quirks},
    {"-//microsoft//dtd internet explorer 2.0 tables//", PublicIdentifier::quirks},
    {"-//microsoft//dtd internet explorer 3.0 html strict//", PublicIdentifier::quirks},
    {"-//microsoft//dtd internet explorer 3.0 html//", PublicIdentifier::quirks},
    {"-//microsoft//dtd internet explorer 3.0 tables//", PublicIdentifier::quirks},
    {"-//netscape comm. corp.//dtd html//", PublicIdentifier::quirks},
    {"-//netscape comm. corp.//dtd strict html//", PublicIdentifier::quirks},
    {"-//o'reilly and associates//dtd html 2.0//", PublicIdentifier::quirks},
    {"-//o'reilly and associates//dtd html extended 1.0//", PublicIdentifier::quirks},
    {"-//o'reilly and associates//dtd html extended relaxed 1.0//", PublicIdentifier::quirks},
    {"-//softquad software//dtd hotmetal pro 6.0::19990601::extensions to html 4.0//",
     PublicIdentifier::quirks},
    {"-//softquad//dtd hotmetal pro 4.0::19971010::extensions to html 4.0//", PublicIdentifier::quirks},
    {"-//spyglass//dtd html 2.0 extended//", PublicIdentifier::quirks},
    {"-//sq//dtd html 2.0 hotmetal + extensions//", PublicIdentifier::quirks},
    {"-//sun microsystems corp.//dtd hotjava html//", PublicIdentifier::quirks},
    {"-//sun microsystems corp.//dtd hotjava strict html//", PublicIdentifier::quirks},
    {"-//w3c//dtd html 3 1995-03-24//", PublicIdentifier::quirks},
    {"-//w3c//dtd html 3.2 draft//", PublicIdentifier::quirks},
    {"-//w3c//dtd html 3.2 final//", PublicIdentifier::quirks},
    {"-//w3c//dtd html 3.2//", PublicIdentifier::quirks},
    {"-//w3c//dtd html 3.2s draft//", PublicIdentifier::quirks},
    {"-//w3c//dtd html 4.0 frameset//", PublicIdentifier::quirks},
    {"-//w3c//dtd html 4.0 transitional//", PublicIdentifier::quirks},
    {"-//w3c//dtd html 4.01 frameset//", PublicIdentifier::conditional},
    {"-//w3c//dtd html 4.01 transitional//", PublicIdentifier::conditional},
    {"-//w3c//dtd html experimental 19960712//", PublicIdentifier::quirks},
    {"-//w3c//dtd html experimental 970421//", PublicIdentifier::quirks},
    {"-//w3c//dtd w3 html//", PublicIdentifier::quirks},
    {"-//w3c//dtd xhtml 1.0 frameset//", PublicIdentifier::limited_quirks},
    {"-//w3c//dtd xhtml 1.0 transitional//", PublicIdentifier::limited_quirks},
    {"-//w3o//dtd w3 html 3.0//", PublicIdentifier::quirks},
    {"-//webtechs//dtd mozilla html 2.0//", PublicIdentifier::quirks},
    {"-//webtechs//dtd mozilla html//", PublicIdentifier::quirks},
};
constexpr std::size_t kLongestPrefix = 78;

constexpr std::string_view public_identifiers[] = {
    "-//W3O//DTD W3 HTML Strict 3.0//EN//",
    "-/W3C/DTD HTML 4.0 Transitional/EN",
    "HTML",
};

constexpr std::string_view system_identifiers[] = {
    "http://www.ibm.com/data/dtd/v11/ibmxhtml1-transitional.dtd",
};

}  // namespace

PublicIdentifier match_public_identifier(std::string_view identifier) {
  for (const std::string_view text : public_identifiers)
    if (equals_ignoring_case(identifier, text)) return PublicIdentifier::quirks;
  return PublicIdentifier::other;
}

PublicIdentifier match_public_identifier_prefix(std::string_view identifier) {
  if (identifier.empty()) return PublicIdentifier::other;
  char lower[kLongestPrefix];
  const std::size_t size = std::min(identifier.size(), kLongestPrefix);
  std::transform(identifier.data(), identifier.data() + size, lower, ascii_lowercase);
  const std::string_view beginning(lower, size);
  const Prefix* const after =
      std::upper_bound(std::begin(public_prefixes), std::end(public_prefixes), beginning,
                       [](std::string_view text, const Prefix& prefix) { return text < prefix.text; });
  if (after == std::begin(public_prefixes)) return PublicIdentifier::other;
  const Prefix& prefix = after[-1];
  return beginning.starts_with(prefix.text) ? prefix.means : PublicIdentifier::other;
}

bool match_system_identifier(std::string_view identifier) {
  for (const std::string_view text : system_identifiers)
    if (equals_ignoring_case(identifier, text)) return true;
  return false;
}

}  // namespace lockstep::detail
