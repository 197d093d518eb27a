// Generated from spec/tables/parse-errors.tsv by the generator. Edit the table, then run scripts/generate.
#include "lockstep/generated/parse_error_codes.h"

#include "text/sentence.h"

namespace lockstep {

namespace {

struct Entry {
  std::string_view name, anchor, explanation;
};

constexpr Entry entries[] = {
    {"abrupt-closing-of-empty-comment", "#parse-error-abrupt-closing-of-empty-comment",
     LOCKSTEP_SENTENCE(
         "The comment ends with \">\" straight after it begins; write <!----> for an empty comment.")},
    {"abrupt-doctype-public-identifier", "#parse-error-abrupt-doctype-public-identifier",
     LOCKSTEP_SENTENCE("The DOCTYPE closes inside its public identifier, whose closing quote is missing.")},
    {"abrupt-doctype-system-identifier", "#parse-error-abrupt-doctype-system-identifier",
     LOCKSTEP_SENTENCE("The DOCTYPE closes inside its system identifier, whose closing quote is missing.")},
    {"absence-of-digits-in-numeric-character-reference",
     "#parse-error-absence-of-digits-in-numeric-character-reference",
     LOCKSTEP_SENTENCE(
         "A numeric character reference has no digits after \"&#\" or \"&#x\", so it stays plain text.")},
    {"cdata-in-html-content", "#parse-error-cdata-in-html-content",
     LOCKSTEP_SENTENCE(
         "CDATA sections work only inside SVG and MathML; elsewhere this one turns into a comment.")},
    {"character-reference-outside-unicode-range", "#parse-error-character-reference-outside-unicode-range",
     LOCKSTEP_SENTENCE("A numeric character reference goes beyond U+10FFFF, the last code point of Unicode; "
                       "U+FFFD takes its place.")},
    {"control-character-in-input-stream", "#parse-error-control-character-in-input-stream",
     LOCKSTEP_SENTENCE("The page contains a raw control character that has no business in text.")},
    {"control-character-reference", "#parse-error-control-character-reference",
     LOCKSTEP_SENTENCE("A numeric character reference names a control character.")},
    {"disallowed-processing-instruction-target", "#parse-error-disallowed-processing-instruction-target",
     LOCKSTEP_SENTENCE("Processing instructions named xml or xml-stylesheet do not belong in HTML; this one "
                       "turns into a comment.")},
    {"duplicate-attribute", "#parse-error-duplicate-attribute",
     LOCKSTEP_SENTENCE("The tag gives the same attribute twice; only the first one counts.")},
    {"end-tag-with-attributes", "#parse-error-end-tag-with-attributes",
     LOCKSTEP_SENTENCE("An end tag cannot carry attributes; they are dropped.")},
    {"end-tag-with-trailing-solidus", "#parse-error-end-tag-with-trailing-solidus",
     LOCKSTEP_SENTENCE("An end tag needs no slash before its \">\"; the slash does nothing.")},
    {"eof-before-tag-name", "#parse-error-eof-before-tag-name",
     LOCKSTEP_SENTENCE("The page stops right after \"<\" or \"</\", where a tag name should follow.")},
    {"eof-in-cdata", "#parse-error-eof-in-cdata",
     LOCKSTEP_SENTENCE("The page stops inside a CDATA section; \"]]>\" is missing.")},
    {"eof-in-comment", "#parse-error-eof-in-comment",
     LOCKSTEP_SENTENCE("The page stops inside a comment; \"-->\" is missing.")},
    {"eof-in-doctype", "#parse-error-eof-in-doctype",
     LOCKSTEP_SENTENCE("The page stops inside the DOCTYPE; its \">\" is missing.")},
    {"eof-in-processing-instruction", "#parse-error-eof-in-processing-instruction",
     LOCKSTEP_SENTENCE(
         "The page stops inside a processing instruction, which is thrown away; its \">\" is missing.")},
    {"eof-in-script-html-comment-like-text", "#parse-error-eof-in-script-html-comment-like-text",
     LOCKSTEP_SENTENCE("The page stops inside a script after \"<!--\" that was never closed by \"-->\".")},
    {"eof-in-tag", "#parse-error-eof-in-tag",
     LOCKSTEP_SENTENCE("The page stops inside a tag, and the unfinished tag is thrown away.")},
    {"incorrectly-closed-comment", "#parse-error-incorrectly-closed-comment",
     LOCKSTEP_SENTENCE("The comment is closed with \"--!>\"; write \"-->\".")},
    {"incorrectly-opened-comment", "#parse-error-incorrectly-opened-comment",
     LOCKSTEP_SENTENCE("After \"<!\" comes neither \"--\" nor DOCTYPE, so everything up to the next \">\" "
                       "turns into a comment.")},
    {"invalid-character-sequence-after-doctype-name",
     "#parse-error-invalid-character-sequence-after-doctype-name",
     LOCKSTEP_SENTENCE("Only PUBLIC or SYSTEM may follow the name in a DOCTYPE; write <!DOCTYPE html>.")},
    {"invalid-first-character-of-processing-instruction-target",
     "#parse-error-invalid-first-character-of-processing-instruction-target",
     LOCKSTEP_SENTENCE("The name after \"<?\" must begin with an ASCII letter or an underscore; this markup "
                       "turns into a comment.")},
    {"invalid-first-character-of-tag-name", "#parse-error-invalid-first-character-of-tag-name",
     LOCKSTEP_SENTENCE("A tag name must begin with an ASCII letter; write &lt; if a plain \"<\" is meant.")},
    {"invalid-processing-instruction-target", "#parse-error-invalid-processing-instruction-target",
     LOCKSTEP_SENTENCE("The name of a processing instruction may hold only ASCII letters, digits, hyphens "
                       "and underscores; this markup turns into a comment.")},
    {"missing-attribute-value", "#parse-error-missing-attribute-value",
     LOCKSTEP_SENTENCE(
         "The tag closes after \"=\" where an attribute value should stand; the value is left empty.")},
    {"missing-doctype-name", "#parse-error-missing-doctype-name",
     LOCKSTEP_SENTENCE("The DOCTYPE names no document type; write <!DOCTYPE html>.")},
    {"missing-doctype-public-identifier", "#parse-error-missing-doctype-public-identifier",
     LOCKSTEP_SENTENCE("The DOCTYPE closes after PUBLIC without giving a public identifier.")},
    {"missing-doctype-system-identifier", "#parse-error-missing-doctype-system-identifier",
     LOCKSTEP_SENTENCE("The DOCTYPE closes after SYSTEM without giving a system identifier.")},
    {"missing-end-tag-name", "#parse-error-missing-end-tag-name",
     LOCKSTEP_SENTENCE("The end tag \"</>\" names no element and is dropped.")},
    {"missing-quote-before-doctype-public-identifier",
     "#parse-error-missing-quote-before-doctype-public-identifier",
     LOCKSTEP_SENTENCE("The public identifier in the DOCTYPE needs an opening quote.")},
    {"missing-quote-before-doctype-system-identifier",
     "#parse-error-missing-quote-before-doctype-system-identifier",
     LOCKSTEP_SENTENCE("The system identifier in the DOCTYPE needs an opening quote.")},
    {"missing-semicolon-after-character-reference",
     "#parse-error-missing-semicolon-after-character-reference",
     LOCKSTEP_SENTENCE("A character reference should end with a semicolon; without it, the text after it may "
                       "be read as part of it.")},
    {"missing-whitespace-after-doctype-public-keyword",
     "#parse-error-missing-whitespace-after-doctype-public-keyword",
     LOCKSTEP_SENTENCE("A space is missing between PUBLIC and the public identifier.")},
    {"missing-whitespace-after-doctype-system-keyword",
     "#parse-error-missing-whitespace-after-doctype-system-keyword",
     LOCKSTEP_SENTENCE("A space is missing between SYSTEM and the system identifier.")},
    {"missing-whitespace-before-doctype-name", "#parse-error-missing-whitespace-before-doctype-name",
     LOCKSTEP_SENTENCE("A space is missing between DOCTYPE and the name.")},
    {"missing-whitespace-between-attributes", "#parse-error-missing-whitespace-between-attributes",
     LOCKSTEP_SENTENCE("A space is missing between two attributes.")},
    {"missing-whitespace-between-doctype-public-and-system-identifiers",
     "#parse-error-missing-whitespace-between-doctype-public-and-system-identifiers",
     LOCKSTEP_SENTENCE("A space is missing between the public and the system identifier of the DOCTYPE.")},
    {"nested-comment", "#parse-error-nested-comment",
     LOCKSTEP_SENTENCE("Comments do not nest: the first \"-->\" ends this one, and what comes after it is "
                       "ordinary markup.")},
    {"noncharacter-character-reference", "#parse-error-noncharacter-character-reference",
     LOCKSTEP_SENTENCE(
         "A numeric character reference names a code point that Unicode will never assign to a character.")},
    {"noncharacter-in-input-stream", "#parse-error-noncharacter-in-input-stream",
     LOCKSTEP_SENTENCE("The page contains a code point that Unicode will never assign to a character.")},
    {"non-void-html-element-start-tag-with-trailing-solidus",
     "#parse-error-non-void-html-element-start-tag-with-trailing-solidus",
     LOCKSTEP_SENTENCE("The slash before \">\" does not close this element; write an end tag.")},
    {"null-character-reference", "#parse-error-null-character-reference",
     LOCKSTEP_SENTENCE("A numeric character reference names the null character; U+FFFD takes its place.")},
    {"surrogate-character-reference", "#parse-error-surrogate-character-reference",
     LOCKSTEP_SENTENCE(
         "A numeric character reference names half of a surrogate pair; U+FFFD takes its place.")},
    {"surrogate-in-input-stream", "#parse-error-surrogate-in-input-stream",
     LOCKSTEP_SENTENCE(
         "The text contains a lone half of a surrogate pair, most likely written by a script.")},
    {"unexpected-character-after-doctype-system-identifier",
     "#parse-error-unexpected-character-after-doctype-system-identifier",
     LOCKSTEP_SENTENCE("Only white space may stand between the system identifier and the \">\" of the "
                       "DOCTYPE; the rest is dropped.")},
    {"unexpected-character-in-attribute-name", "#parse-error-unexpected-character-in-attribute-name",
     LOCKSTEP_SENTENCE("A quote or \"<\" has become part of an attribute name; look for a missing \">\", "
                       "\"=\" or quote just before it.")},
    {"unexpected-character-in-unquoted-attribute-value",
     "#parse-error-unexpected-character-in-unquoted-attribute-value",
     LOCKSTEP_SENTENCE("An unquoted attribute value contains a quote, a backtick, \"<\" or \"=\"; put the "
                       "whole value in quotes.")},
    {"unexpected-equals-sign-before-attribute-name",
     "#parse-error-unexpected-equals-sign-before-attribute-name",
     LOCKSTEP_SENTENCE("An \"=\" stands where an attribute name should begin; the name is missing, or an "
                       "\"=\" is too many.")},
    {"unexpected-null-character", "#parse-error-unexpected-null-character",
     LOCKSTEP_SENTENCE("The markup contains a null character.")},
    {"unexpected-question-mark-instead-of-tag-name",
     "#parse-error-unexpected-question-mark-instead-of-tag-name",
     LOCKSTEP_SENTENCE("HTML has no processing instructions; what stands between \"<?\" and the next \">\" "
                       "turns into a comment.")},
    {"unexpected-solidus-in-tag", "#parse-error-unexpected-solidus-in-tag",
     LOCKSTEP_SENTENCE("A slash inside a tag is not followed by \">\"; it is treated as a space.")},
    {"unknown-named-character-reference", "#parse-error-unknown-named-character-reference",
     LOCKSTEP_SENTENCE("No character reference has this name; write &amp; if a plain \"&\" is meant.")},
    {"tree-construction", "#parse-errors",
     LOCKSTEP_SENTENCE("The tree does not follow from the tags as they are written.")},
};

}  // namespace

std::string_view parse_error_code_name(ParseErrorCode code) { return entries[static_cast<int>(code)].name; }
std::string_view parse_error_explanation(ParseErrorCode code) {
  return entries[static_cast<int>(code)].explanation;
}
std::string_view parse_error_anchor(ParseErrorCode code) { return entries[static_cast<int>(code)].anchor; }

}  // namespace lockstep
