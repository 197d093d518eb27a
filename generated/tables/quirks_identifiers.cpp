// Generated from spec/tables/quirks-identifiers.tsv by the generator. Edit the table, then run
// scripts/generate.
#include "tables/quirks_identifiers.h"

#include "text/characters.h"

namespace lockstep::detail {

namespace {

struct Prefix {
  std::string_view text;
  PublicIdentifier means;
};

// No prefix begins with another one of a different meaning.
constexpr Prefix public_prefixes[] = {
    {"+//Silmaril//dtd html Pro v0r11 19970101//", PublicIdentifier::quirks},
    {"-//AS//DTD HTML 3.0 asWedit + extensions//", PublicIdentifier::quirks},
    {"-//AdvaSoft Ltd//DTD HTML 3.0 asWedit + extensions//", PublicIdentifier::quirks},
    {"-//IETF//DTD HTML 2.0 Level 1//", PublicIdentifier::quirks},
    {"-//IETF//DTD HTML 2.0 Level 2//", PublicIdentifier::quirks},
    {"-//IETF//DTD HTML 2.0 Strict Level 1//", PublicIdentifier::quirks},
    {"-//IETF//DTD HTML 2.0 Strict Level 2//", PublicIdentifier::quirks},
    {"-//IETF//DTD HTML 2.0 Strict//", PublicIdentifier::quirks},
    {"-//IETF//DTD HTML 2.0//", PublicIdentifier::quirks},
    {"-//IETF//DTD HTML 2.1E//", PublicIdentifier::quirks},
    {"-//IETF//DTD HTML 3.0//", PublicIdentifier::quirks},
    {"-//IETF//DTD HTML 3.2 Final//", PublicIdentifier::quirks},
    {"-//IETF//DTD HTML 3.2//", PublicIdentifier::quirks},
    {"-//IETF//DTD HTML 3//", PublicIdentifier::quirks},
    {"-//IETF//DTD HTML Level 0//", PublicIdentifier::quirks},
    {"-//IETF//DTD HTML Level 1//", PublicIdentifier::quirks},
    {"-//IETF//DTD HTML Level 2//", PublicIdentifier::quirks},
    {"-//IETF//DTD HTML Level 3//", PublicIdentifier::quirks},
    {"-//IETF//DTD HTML Strict Level 0//", PublicIdentifier::quirks},
    {"-//IETF//DTD HTML Strict Level 1//", PublicIdentifier::quirks},
    {"-//IETF//DTD HTML Strict Level 2//", PublicIdentifier::quirks},
    {"-//IETF//DTD HTML Strict Level 3//", PublicIdentifier::quirks},
    {"-//IETF//DTD HTML Strict//", PublicIdentifier::quirks},
    {"-//IETF//DTD HTML//", PublicIdentifier::quirks},
    {"-//Metrius//DTD Metrius Presentational//", PublicIdentifier::quirks},
    {"-//Microsoft//DTD Internet Explorer 2.0 HTML Strict//", PublicIdentifier::quirks},
    {"-//Microsoft//DTD Internet Explorer 2.0 HTML//", PublicIdentifier::quirks},
    {"-//Microsoft//DTD Internet Explorer 2.0 Tables//", PublicIdentifier::quirks},
    {"-//Microsoft//DTD Internet Explorer 3.0 HTML Strict//", PublicIdentifier::quirks},
    {"-//Microsoft//DTD Internet Explorer 3.0 HTML//", PublicIdentifier::quirks},
    {"-//Microsoft//DTD Internet Explorer 3.0 Tables//", PublicIdentifier::quirks},
    {"-//Netscape Comm. Corp.//DTD HTML//", PublicIdentifier::quirks},
    {"-//Netscape Comm. Corp.//DTD Strict HTML//", PublicIdentifier::quirks},
    {"-//O'Reilly and Associates//DTD HTML 2.0//", PublicIdentifier::quirks},
    {"-//O'Reilly and Associates//DTD HTML Extended 1.0//", PublicIdentifier::quirks},
    {"-//O'Reilly and Associates//DTD HTML Extended Relaxed 1.0//", PublicIdentifier::quirks},
    {"-//SQ//DTD HTML 2.0 HoTMetaL + extensions//", PublicIdentifier::quirks},
    {"-//SoftQuad Software//DTD HoTMetaL PRO 6.0::19990601::extensions to HTML 4.0//",
     PublicIdentifier::quirks},
    {"-//SoftQuad//DTD HoTMetaL PRO 4.0::19971010::extensions to HTML 4.0//", PublicIdentifier::quirks},
    {"-//Spyglass//DTD HTML 2.0 Extended//", PublicIdentifier::quirks},
    {"-//Sun Microsystems Corp.//DTD HotJava HTML//", PublicIdentifier::quirks},
    {"-//Sun Microsystems Corp.//DTD HotJava Strict HTML//", PublicIdentifier::quirks},
    {"-//W3C//DTD HTML 3 1995-03-24//", PublicIdentifier::quirks},
    {"-//W3C//DTD HTML 3.2 Draft//", PublicIdentifier::quirks},
    {"-//W3C//DTD HTML 3.2 Final//", PublicIdentifier::quirks},
    {"-//W3C//DTD HTML 3.2//", PublicIdentifier::quirks},
    {"-//W3C//DTD HTML 3.2S Draft//", PublicIdentifier::quirks},
    {"-//W3C//DTD HTML 4.0 Frameset//", PublicIdentifier::quirks},
    {"-//W3C//DTD HTML 4.0 Transitional//", PublicIdentifier::quirks},
    {"-//W3C//DTD HTML Experimental 19960712//", PublicIdentifier::quirks},
    {"-//W3C//DTD HTML Experimental 970421//", PublicIdentifier::quirks},
    {"-//W3C//DTD W3 HTML//", PublicIdentifier::quirks},
    {"-//W3O//DTD W3 HTML 3.0//", PublicIdentifier::quirks},
    {"-//WebTechs//DTD Mozilla HTML 2.0//", PublicIdentifier::quirks},
    {"-//WebTechs//DTD Mozilla HTML//", PublicIdentifier::quirks},
    {"-//W3C//DTD XHTML 1.0 Frameset//", PublicIdentifier::limited_quirks},
    {"-//W3C//DTD XHTML 1.0 Transitional//", PublicIdentifier::limited_quirks},
    {"-//W3C//DTD HTML 4.01 Frameset//", PublicIdentifier::conditional},
    {"-//W3C//DTD HTML 4.01 Transitional//", PublicIdentifier::conditional},
};

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
  for (const Prefix& prefix : public_prefixes)
    if (equals_ignoring_case(identifier.substr(0, prefix.text.size()), prefix.text)) return prefix.means;
  return PublicIdentifier::other;
}

bool match_system_identifier(std::string_view identifier) {
  for (const std::string_view text : system_identifiers)
    if (equals_ignoring_case(identifier, text)) return true;
  return false;
}

}  // namespace lockstep::detail
