// Generated from spec/tables/parse-errors.tsv by the generator. Edit the table, then run scripts/generate.
#include "lockstep/generated/parse_error_codes.h"

#include "tables/error_places.h"
#include "text/sentence.h"

namespace lockstep {

namespace {

struct Entry {
  std::string_view name, anchor;
  detail::Sentence explanation, message, note;
};

constexpr Entry codes[] = {
    {"abrupt-closing-of-empty-comment", "#parse-error-abrupt-closing-of-empty-comment",
     LOCKSTEP_SENTENCE(
         "The comment is closed immediately after it opens; write <!----> for an empty comment."),
     LOCKSTEP_SENTENCE(""), LOCKSTEP_SENTENCE("")},
    {"abrupt-doctype-public-identifier", "#parse-error-abrupt-doctype-public-identifier",
     LOCKSTEP_SENTENCE("The DOCTYPE ends inside its public identifier; the closing quote is missing."),
     LOCKSTEP_SENTENCE(""), LOCKSTEP_SENTENCE("")},
    {"abrupt-doctype-system-identifier", "#parse-error-abrupt-doctype-system-identifier",
     LOCKSTEP_SENTENCE("The DOCTYPE ends inside its system identifier; the closing quote is missing."),
     LOCKSTEP_SENTENCE(""), LOCKSTEP_SENTENCE("")},
    {"absence-of-digits-in-numeric-character-reference",
     "#parse-error-absence-of-digits-in-numeric-character-reference",
     LOCKSTEP_SENTENCE(
         "A numeric character reference has no digits after \"&#\" or \"&#x\", so it is treated as text."),
     LOCKSTEP_SENTENCE(""), LOCKSTEP_SENTENCE("")},
    {"cdata-in-html-content", "#parse-error-cdata-in-html-content",
     LOCKSTEP_SENTENCE("CDATA sections work only inside SVG and MathML; elsewhere they become comments."),
     LOCKSTEP_SENTENCE(""), LOCKSTEP_SENTENCE("")},
    {"character-reference-outside-unicode-range", "#parse-error-character-reference-outside-unicode-range",
     LOCKSTEP_SENTENCE("A numeric character reference is above U+10FFFF, the highest code point of Unicode; "
                       "it is replaced by U+FFFD."),
     LOCKSTEP_SENTENCE(""), LOCKSTEP_SENTENCE("")},
    {"control-character-in-input-stream", "#parse-error-control-character-in-input-stream",
     LOCKSTEP_SENTENCE("The page contains a control character that is not allowed in text."),
     LOCKSTEP_SENTENCE(""), LOCKSTEP_SENTENCE("")},
    {"control-character-reference", "#parse-error-control-character-reference",
     LOCKSTEP_SENTENCE("A numeric character reference refers to a control character."), LOCKSTEP_SENTENCE(""),
     LOCKSTEP_SENTENCE("")},
    {"disallowed-processing-instruction-target", "#parse-error-disallowed-processing-instruction-target",
     LOCKSTEP_SENTENCE("Processing instructions named xml or xml-stylesheet are not allowed in HTML; this "
                       "one becomes a comment."),
     LOCKSTEP_SENTENCE(""), LOCKSTEP_SENTENCE("")},
    {"duplicate-attribute", "#parse-error-duplicate-attribute",
     LOCKSTEP_GENERAL_SENTENCE("The tag has an attribute twice; only the first one is used."),
     LOCKSTEP_SENTENCE("The tag has {attribute|an attribute} twice; only the first one is used."),
     LOCKSTEP_SENTENCE("the first {attribute|attribute of that name} is here")},
    {"end-tag-with-attributes", "#parse-error-end-tag-with-attributes",
     LOCKSTEP_GENERAL_SENTENCE("End tags cannot have attributes; those of this one are ignored."),
     LOCKSTEP_SENTENCE("End tags cannot have attributes; those of {tag|this one} are ignored."),
     LOCKSTEP_SENTENCE("")},
    {"end-tag-with-trailing-solidus", "#parse-error-end-tag-with-trailing-solidus",
     LOCKSTEP_GENERAL_SENTENCE("The slash at the end of an end tag has no effect."),
     LOCKSTEP_SENTENCE("The slash at the end of {tag|an end tag} has no effect."), LOCKSTEP_SENTENCE("")},
    {"eof-before-tag-name", "#parse-error-eof-before-tag-name",
     LOCKSTEP_SENTENCE("The page ends right after \"<\" or \"</\", where a tag name should follow."),
     LOCKSTEP_SENTENCE(""), LOCKSTEP_SENTENCE("")},
    {"eof-in-cdata", "#parse-error-eof-in-cdata",
     LOCKSTEP_SENTENCE("The page ends inside a CDATA section; \"]]>\" is missing."), LOCKSTEP_SENTENCE(""),
     LOCKSTEP_SENTENCE("the CDATA section begins here")},
    {"eof-in-comment", "#parse-error-eof-in-comment",
     LOCKSTEP_SENTENCE("The page ends inside a comment; \"-->\" is missing."), LOCKSTEP_SENTENCE(""),
     LOCKSTEP_SENTENCE("the comment begins here")},
    {"eof-in-doctype", "#parse-error-eof-in-doctype",
     LOCKSTEP_SENTENCE("The page ends inside the DOCTYPE; its \">\" is missing."), LOCKSTEP_SENTENCE(""),
     LOCKSTEP_SENTENCE("the DOCTYPE begins here")},
    {"eof-in-processing-instruction", "#parse-error-eof-in-processing-instruction",
     LOCKSTEP_SENTENCE(
         "The page ends inside a processing instruction, which is ignored; its \">\" is missing."),
     LOCKSTEP_SENTENCE(""), LOCKSTEP_SENTENCE("the processing instruction begins here")},
    {"eof-in-script-html-comment-like-text", "#parse-error-eof-in-script-html-comment-like-text",
     LOCKSTEP_SENTENCE("The page ends inside a script, after a \"<!--\" that is not closed by \"-->\"."),
     LOCKSTEP_SENTENCE(""), LOCKSTEP_SENTENCE("the \"<!--\" is here")},
    {"eof-in-tag", "#parse-error-eof-in-tag",
     LOCKSTEP_GENERAL_SENTENCE(
         "The page ends inside a tag, which is ignored; its \">\" or a closing quote is missing."),
     LOCKSTEP_SENTENCE(
         "The page ends inside {tag|a tag}, which is ignored; its \">\" or a closing quote is missing."),
     LOCKSTEP_SENTENCE("the tag begins here")},
    {"incorrectly-closed-comment", "#parse-error-incorrectly-closed-comment",
     LOCKSTEP_SENTENCE("The comment is closed with \"--!>\"; write \"-->\"."), LOCKSTEP_SENTENCE(""),
     LOCKSTEP_SENTENCE("")},
    {"incorrectly-opened-comment", "#parse-error-incorrectly-opened-comment",
     LOCKSTEP_SENTENCE("\"<!\" must be followed by \"--\" or DOCTYPE; here everything up to the next \">\" "
                       "becomes a comment."),
     LOCKSTEP_SENTENCE(""), LOCKSTEP_SENTENCE("")},
    {"invalid-character-sequence-after-doctype-name",
     "#parse-error-invalid-character-sequence-after-doctype-name",
     LOCKSTEP_SENTENCE("Only PUBLIC or SYSTEM may follow the name in a DOCTYPE; write <!DOCTYPE html>."),
     LOCKSTEP_SENTENCE(""), LOCKSTEP_SENTENCE("")},
    {"invalid-first-character-of-processing-instruction-target",
     "#parse-error-invalid-first-character-of-processing-instruction-target",
     LOCKSTEP_SENTENCE("The name after \"<?\" must begin with an ASCII letter or an underscore; this markup "
                       "becomes a comment."),
     LOCKSTEP_SENTENCE(""), LOCKSTEP_SENTENCE("")},
    {"invalid-first-character-of-tag-name", "#parse-error-invalid-first-character-of-tag-name",
     LOCKSTEP_SENTENCE("A tag name must begin with an ASCII letter; write &lt; for a literal \"<\"."),
     LOCKSTEP_SENTENCE(""), LOCKSTEP_SENTENCE("")},
    {"invalid-processing-instruction-target", "#parse-error-invalid-processing-instruction-target",
     LOCKSTEP_SENTENCE("The name of a processing instruction may contain only ASCII letters, digits, hyphens "
                       "and underscores; this markup becomes a comment."),
     LOCKSTEP_SENTENCE(""), LOCKSTEP_SENTENCE("")},
    {"missing-attribute-value", "#parse-error-missing-attribute-value",
     LOCKSTEP_GENERAL_SENTENCE(
         "The tag ends after \"=\", where the value of an attribute should be; the value is empty."),
     LOCKSTEP_SENTENCE("The tag ends after \"=\", where the value of {attribute|an attribute} should be; the "
                       "value is empty."),
     LOCKSTEP_SENTENCE("")},
    {"missing-doctype-name", "#parse-error-missing-doctype-name",
     LOCKSTEP_SENTENCE("The DOCTYPE has no name; write <!DOCTYPE html>."), LOCKSTEP_SENTENCE(""),
     LOCKSTEP_SENTENCE("")},
    {"missing-doctype-public-identifier", "#parse-error-missing-doctype-public-identifier",
     LOCKSTEP_SENTENCE("The DOCTYPE ends after PUBLIC, without a public identifier."), LOCKSTEP_SENTENCE(""),
     LOCKSTEP_SENTENCE("")},
    {"missing-doctype-system-identifier", "#parse-error-missing-doctype-system-identifier",
     LOCKSTEP_SENTENCE("The DOCTYPE ends after SYSTEM, without a system identifier."), LOCKSTEP_SENTENCE(""),
     LOCKSTEP_SENTENCE("")},
    {"missing-end-tag-name", "#parse-error-missing-end-tag-name",
     LOCKSTEP_SENTENCE("The end tag \"</>\" has no name; it is ignored."), LOCKSTEP_SENTENCE(""),
     LOCKSTEP_SENTENCE("")},
    {"missing-quote-before-doctype-public-identifier",
     "#parse-error-missing-quote-before-doctype-public-identifier",
     LOCKSTEP_SENTENCE("The public identifier in the DOCTYPE needs an opening quote."), LOCKSTEP_SENTENCE(""),
     LOCKSTEP_SENTENCE("")},
    {"missing-quote-before-doctype-system-identifier",
     "#parse-error-missing-quote-before-doctype-system-identifier",
     LOCKSTEP_SENTENCE("The system identifier in the DOCTYPE needs an opening quote."), LOCKSTEP_SENTENCE(""),
     LOCKSTEP_SENTENCE("")},
    {"missing-semicolon-after-character-reference",
     "#parse-error-missing-semicolon-after-character-reference",
     LOCKSTEP_SENTENCE("A character reference should end with a semicolon; without one, the text that "
                       "follows may be read as part of it."),
     LOCKSTEP_SENTENCE(""), LOCKSTEP_SENTENCE("")},
    {"missing-whitespace-after-doctype-public-keyword",
     "#parse-error-missing-whitespace-after-doctype-public-keyword",
     LOCKSTEP_SENTENCE("A space is missing between PUBLIC and the public identifier."), LOCKSTEP_SENTENCE(""),
     LOCKSTEP_SENTENCE("")},
    {"missing-whitespace-after-doctype-system-keyword",
     "#parse-error-missing-whitespace-after-doctype-system-keyword",
     LOCKSTEP_SENTENCE("A space is missing between SYSTEM and the system identifier."), LOCKSTEP_SENTENCE(""),
     LOCKSTEP_SENTENCE("")},
    {"missing-whitespace-before-doctype-name", "#parse-error-missing-whitespace-before-doctype-name",
     LOCKSTEP_SENTENCE("A space is missing between DOCTYPE and the name."), LOCKSTEP_SENTENCE(""),
     LOCKSTEP_SENTENCE("")},
    {"missing-whitespace-between-attributes", "#parse-error-missing-whitespace-between-attributes",
     LOCKSTEP_SENTENCE("A space is missing between two attributes."), LOCKSTEP_SENTENCE(""),
     LOCKSTEP_SENTENCE("")},
    {"missing-whitespace-between-doctype-public-and-system-identifiers",
     "#parse-error-missing-whitespace-between-doctype-public-and-system-identifiers",
     LOCKSTEP_SENTENCE("A space is missing between the public and the system identifier of the DOCTYPE."),
     LOCKSTEP_SENTENCE(""), LOCKSTEP_SENTENCE("")},
    {"nested-comment", "#parse-error-nested-comment",
     LOCKSTEP_SENTENCE("Comments cannot be nested: the first \"-->\" ends this one, and the text after it is "
                       "ordinary markup."),
     LOCKSTEP_SENTENCE(""), LOCKSTEP_SENTENCE("")},
    {"noncharacter-character-reference", "#parse-error-noncharacter-character-reference",
     LOCKSTEP_SENTENCE("A numeric character reference refers to a code point that Unicode will never assign "
                       "to a character."),
     LOCKSTEP_SENTENCE(""), LOCKSTEP_SENTENCE("")},
    {"noncharacter-in-input-stream", "#parse-error-noncharacter-in-input-stream",
     LOCKSTEP_SENTENCE("The page contains a code point that Unicode will never assign to a character."),
     LOCKSTEP_SENTENCE(""), LOCKSTEP_SENTENCE("")},
    {"non-void-html-element-start-tag-with-trailing-solidus",
     "#parse-error-non-void-html-element-start-tag-with-trailing-solidus",
     LOCKSTEP_GENERAL_SENTENCE("The slash does not close this element; use an end tag."),
     LOCKSTEP_SENTENCE("The slash does not close {tag|this element}; use an end tag."),
     LOCKSTEP_SENTENCE("")},
    {"null-character-reference", "#parse-error-null-character-reference",
     LOCKSTEP_SENTENCE(
         "A numeric character reference refers to the null character; it is replaced by U+FFFD."),
     LOCKSTEP_SENTENCE(""), LOCKSTEP_SENTENCE("")},
    {"surrogate-character-reference", "#parse-error-surrogate-character-reference",
     LOCKSTEP_SENTENCE(
         "A numeric character reference refers to half of a surrogate pair; it is replaced by U+FFFD."),
     LOCKSTEP_SENTENCE(""), LOCKSTEP_SENTENCE("")},
    {"surrogate-in-input-stream", "#parse-error-surrogate-in-input-stream",
     LOCKSTEP_SENTENCE("The text contains a lone surrogate, most likely written by a script."),
     LOCKSTEP_SENTENCE(""), LOCKSTEP_SENTENCE("")},
    {"unexpected-character-after-doctype-system-identifier",
     "#parse-error-unexpected-character-after-doctype-system-identifier",
     LOCKSTEP_SENTENCE("Only white space is allowed between the system identifier and the \">\" of the "
                       "DOCTYPE; the rest is ignored."),
     LOCKSTEP_SENTENCE(""), LOCKSTEP_SENTENCE("")},
    {"unexpected-character-in-attribute-name", "#parse-error-unexpected-character-in-attribute-name",
     LOCKSTEP_SENTENCE("An attribute name contains a quote or \"<\"; look for a missing \">\", \"=\" or "
                       "quote just before it."),
     LOCKSTEP_SENTENCE(""), LOCKSTEP_SENTENCE("")},
    {"unexpected-character-in-unquoted-attribute-value",
     "#parse-error-unexpected-character-in-unquoted-attribute-value",
     LOCKSTEP_SENTENCE("An unquoted attribute value contains a quote, a backtick, \"<\" or \"=\"; put the "
                       "whole value in quotes."),
     LOCKSTEP_SENTENCE(""), LOCKSTEP_SENTENCE("")},
    {"unexpected-equals-sign-before-attribute-name",
     "#parse-error-unexpected-equals-sign-before-attribute-name",
     LOCKSTEP_SENTENCE("There is an \"=\" where an attribute name should begin; remove it, or add the name."),
     LOCKSTEP_SENTENCE(""), LOCKSTEP_SENTENCE("")},
    {"unexpected-null-character", "#parse-error-unexpected-null-character",
     LOCKSTEP_SENTENCE("The markup contains a null character."), LOCKSTEP_SENTENCE(""),
     LOCKSTEP_SENTENCE("")},
    {"unexpected-question-mark-instead-of-tag-name",
     "#parse-error-unexpected-question-mark-instead-of-tag-name",
     LOCKSTEP_SENTENCE(
         "HTML has no processing instructions; everything from \"<?\" to the next \">\" becomes a comment."),
     LOCKSTEP_SENTENCE(""), LOCKSTEP_SENTENCE("")},
    {"unexpected-solidus-in-tag", "#parse-error-unexpected-solidus-in-tag",
     LOCKSTEP_SENTENCE("A slash inside a tag is not followed by \">\"; it is treated as a space."),
     LOCKSTEP_SENTENCE(""), LOCKSTEP_SENTENCE("")},
    {"unknown-named-character-reference", "#parse-error-unknown-named-character-reference",
     LOCKSTEP_SENTENCE("No character reference has this name; write &amp; for a literal \"&\"."),
     LOCKSTEP_SENTENCE(""), LOCKSTEP_SENTENCE("")},
    {"tree-construction", "#parse-errors",
     LOCKSTEP_SENTENCE("The tree does not follow from the tags as they are written."), "", ""},
};

}  // namespace

std::string_view parse_error_code_name(ParseErrorCode code) { return codes[static_cast<int>(code)].name; }
std::string_view parse_error_explanation(ParseErrorCode code) {
  return codes[static_cast<int>(code)].explanation;
}
std::string_view parse_error_anchor(ParseErrorCode code) { return codes[static_cast<int>(code)].anchor; }

std::string_view detail::parse_error_message_of(ParseErrorCode code) {
  return codes[static_cast<int>(code)].message;
}
std::string_view detail::parse_error_note_of(ParseErrorCode code) {
  return codes[static_cast<int>(code)].note;
}

}  // namespace lockstep
