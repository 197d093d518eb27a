// Generated from spec/tables/parse-errors.tsv by the generator. Edit the table, then run scripts/generate.
#include "lockstep/generated/parse_error_codes.h"

#include "tables/error_places.h"
#include "text/sentence.h"
#include "text/text_table.h"

namespace lockstep {

namespace {

constexpr std::string_view kAnchor = "#parse-error-";

// For each code: the anchor, which ends with the name; the explanation; the message with placeholders, empty
// if it is the same; the note on the second place.
constexpr char texts[] =
    "#parse-error-abrupt-closing-of-empty-comment\0" LOCKSTEP_SENTENCE("The comment is closed immediately after it opens; write <!----> for an empty comment.") "\0\0" LOCKSTEP_SENTENCE("") "\0"
    "#parse-error-abrupt-doctype-public-identifier\0" LOCKSTEP_SENTENCE("The DOCTYPE ends inside its public identifier; the closing quote is missing.") "\0\0" LOCKSTEP_SENTENCE("") "\0"
    "#parse-error-abrupt-doctype-system-identifier\0" LOCKSTEP_SENTENCE("The DOCTYPE ends inside its system identifier; the closing quote is missing.") "\0\0" LOCKSTEP_SENTENCE("") "\0"
    "#parse-error-absence-of-digits-in-numeric-character-reference\0" LOCKSTEP_SENTENCE("A numeric character reference has no digits after \"&#\" or \"&#x\", so it is treated as text.") "\0\0" LOCKSTEP_SENTENCE("") "\0"
    "#parse-error-cdata-in-html-content\0" LOCKSTEP_SENTENCE("CDATA sections work only inside SVG and MathML; elsewhere they become comments.") "\0\0" LOCKSTEP_SENTENCE("") "\0"
    "#parse-error-character-reference-outside-unicode-range\0" LOCKSTEP_SENTENCE("A numeric character reference names a number above U+10FFFF, the highest code point of Unicode; U+FFFD replaces it.") "\0\0" LOCKSTEP_SENTENCE("") "\0"
    "#parse-error-control-character-in-input-stream\0" LOCKSTEP_SENTENCE("The page contains a control character that is not allowed in text.") "\0\0" LOCKSTEP_SENTENCE("") "\0"
    "#parse-error-control-character-reference\0" LOCKSTEP_SENTENCE("A numeric character reference refers to a control character.") "\0\0" LOCKSTEP_SENTENCE("") "\0"
    "#parse-error-disallowed-processing-instruction-target\0" LOCKSTEP_SENTENCE("Processing instructions named xml or xml-stylesheet are not allowed in HTML; this one becomes a comment.") "\0\0" LOCKSTEP_SENTENCE("") "\0"
    "#parse-error-duplicate-attribute\0" LOCKSTEP_GENERAL_SENTENCE("The tag has an attribute twice; only the first one is used.") "\0" LOCKSTEP_SENTENCE("The tag has {attribute|an attribute} twice; only the first one is used.") "\0" LOCKSTEP_SENTENCE("the first {attribute|attribute of that name} is here") "\0"
    "#parse-error-end-tag-with-attributes\0" LOCKSTEP_GENERAL_SENTENCE("End tags cannot have attributes; those of this tag are ignored.") "\0" LOCKSTEP_SENTENCE("End tags cannot have attributes; those of {tag|this tag} are ignored.") "\0" LOCKSTEP_SENTENCE("") "\0"
    "#parse-error-end-tag-with-trailing-solidus\0" LOCKSTEP_GENERAL_SENTENCE("The slash at the end of an end tag has no effect.") "\0" LOCKSTEP_SENTENCE("The slash at the end of {tag|an end tag} has no effect.") "\0" LOCKSTEP_SENTENCE("") "\0"
    "#parse-error-eof-before-tag-name\0" LOCKSTEP_SENTENCE("The page ends right after \"<\" or \"</\", where a tag name should follow.") "\0\0" LOCKSTEP_SENTENCE("") "\0"
    "#parse-error-eof-in-cdata\0" LOCKSTEP_SENTENCE("The page ends inside a CDATA section; \"]]>\" is missing.") "\0\0" LOCKSTEP_SENTENCE("the CDATA section begins here") "\0"
    "#parse-error-eof-in-comment\0" LOCKSTEP_SENTENCE("The page ends inside a comment; \"-->\" is missing.") "\0\0" LOCKSTEP_SENTENCE("the comment begins here") "\0"
    "#parse-error-eof-in-doctype\0" LOCKSTEP_SENTENCE("The page ends inside the DOCTYPE; its \">\" is missing.") "\0\0" LOCKSTEP_SENTENCE("the DOCTYPE begins here") "\0"
    "#parse-error-eof-in-processing-instruction\0" LOCKSTEP_SENTENCE("The page ends inside a processing instruction, which is ignored; its \">\" is missing.") "\0\0" LOCKSTEP_SENTENCE("the processing instruction begins here") "\0"
    "#parse-error-eof-in-script-html-comment-like-text\0" LOCKSTEP_SENTENCE("The page ends inside a script, after a \"<!--\" that is not closed by \"-->\".") "\0\0" LOCKSTEP_SENTENCE("the \"<!--\" is here") "\0"
    "#parse-error-eof-in-tag\0" LOCKSTEP_GENERAL_SENTENCE("The page ends inside a tag, which is ignored; its \">\" or a closing quote is missing.") "\0" LOCKSTEP_SENTENCE("The page ends inside {tag|a tag}, which is ignored; its \">\" or a closing quote is missing.") "\0" LOCKSTEP_SENTENCE("the tag begins here") "\0"
    "#parse-error-incorrectly-closed-comment\0" LOCKSTEP_SENTENCE("The comment is closed with \"--!>\"; write \"-->\".") "\0\0" LOCKSTEP_SENTENCE("") "\0"
    "#parse-error-incorrectly-opened-comment\0" LOCKSTEP_SENTENCE("\"<!\" must be followed by \"--\" or DOCTYPE; here everything up to the next \">\" becomes a comment.") "\0\0" LOCKSTEP_SENTENCE("") "\0"
    "#parse-error-invalid-character-sequence-after-doctype-name\0" LOCKSTEP_SENTENCE("Only PUBLIC or SYSTEM may follow the name in a DOCTYPE; write <!DOCTYPE html>.") "\0\0" LOCKSTEP_SENTENCE("") "\0"
    "#parse-error-invalid-first-character-of-processing-instruction-target\0" LOCKSTEP_SENTENCE("The name after \"<?\" must begin with an ASCII letter or an underscore; this markup becomes a comment.") "\0\0" LOCKSTEP_SENTENCE("") "\0"
    "#parse-error-invalid-first-character-of-tag-name\0" LOCKSTEP_SENTENCE("A tag name must begin with an ASCII letter; write &lt; for a literal \"<\".") "\0\0" LOCKSTEP_SENTENCE("") "\0"
    "#parse-error-invalid-processing-instruction-target\0" LOCKSTEP_SENTENCE("The name of a processing instruction may contain only ASCII letters, digits, hyphens and underscores; this markup becomes a comment.") "\0\0" LOCKSTEP_SENTENCE("") "\0"
    "#parse-error-missing-attribute-value\0" LOCKSTEP_GENERAL_SENTENCE("The tag ends after \"=\", where the value of an attribute should be; the value is empty.") "\0" LOCKSTEP_SENTENCE("The tag ends after \"=\", where the value of {attribute|an attribute} should be; the value is empty.") "\0" LOCKSTEP_SENTENCE("") "\0"
    "#parse-error-missing-doctype-name\0" LOCKSTEP_SENTENCE("The DOCTYPE has no name; write <!DOCTYPE html>.") "\0\0" LOCKSTEP_SENTENCE("") "\0"
    "#parse-error-missing-doctype-public-identifier\0" LOCKSTEP_SENTENCE("The DOCTYPE ends after PUBLIC, without a public identifier.") "\0\0" LOCKSTEP_SENTENCE("") "\0"
    "#parse-error-missing-doctype-system-identifier\0" LOCKSTEP_SENTENCE("The DOCTYPE ends after SYSTEM, without a system identifier.") "\0\0" LOCKSTEP_SENTENCE("") "\0"
    "#parse-error-missing-end-tag-name\0" LOCKSTEP_SENTENCE("The end tag \"</>\" has no name; it is ignored.") "\0\0" LOCKSTEP_SENTENCE("") "\0"
    "#parse-error-missing-quote-before-doctype-public-identifier\0" LOCKSTEP_SENTENCE("The public identifier in the DOCTYPE needs an opening quote.") "\0\0" LOCKSTEP_SENTENCE("") "\0"
    "#parse-error-missing-quote-before-doctype-system-identifier\0" LOCKSTEP_SENTENCE("The system identifier in the DOCTYPE needs an opening quote.") "\0\0" LOCKSTEP_SENTENCE("") "\0"
    "#parse-error-missing-semicolon-after-character-reference\0" LOCKSTEP_SENTENCE("A character reference should end with a semicolon; without one, the text that follows may be read as part of the reference.") "\0\0" LOCKSTEP_SENTENCE("") "\0"
    "#parse-error-missing-whitespace-after-doctype-public-keyword\0" LOCKSTEP_SENTENCE("A space is missing between PUBLIC and the public identifier.") "\0\0" LOCKSTEP_SENTENCE("") "\0"
    "#parse-error-missing-whitespace-after-doctype-system-keyword\0" LOCKSTEP_SENTENCE("A space is missing between SYSTEM and the system identifier.") "\0\0" LOCKSTEP_SENTENCE("") "\0"
    "#parse-error-missing-whitespace-before-doctype-name\0" LOCKSTEP_SENTENCE("A space is missing between DOCTYPE and the name.") "\0\0" LOCKSTEP_SENTENCE("") "\0"
    "#parse-error-missing-whitespace-between-attributes\0" LOCKSTEP_SENTENCE("A space is missing between two attributes.") "\0\0" LOCKSTEP_SENTENCE("the last value begins at this quotation mark") "\0"
    "#parse-error-missing-whitespace-between-doctype-public-and-system-identifiers\0" LOCKSTEP_SENTENCE("A space is missing between the public and system identifiers of the DOCTYPE.") "\0\0" LOCKSTEP_SENTENCE("") "\0"
    "#parse-error-nested-comment\0" LOCKSTEP_SENTENCE("Comments cannot be nested: the first \"-->\" ends this comment, and the text after it is ordinary markup.") "\0\0" LOCKSTEP_SENTENCE("the comment begins here") "\0"
    "#parse-error-noncharacter-character-reference\0" LOCKSTEP_SENTENCE("A numeric character reference refers to a code point that Unicode will never assign to a character.") "\0\0" LOCKSTEP_SENTENCE("") "\0"
    "#parse-error-noncharacter-in-input-stream\0" LOCKSTEP_SENTENCE("The page contains a code point that Unicode will never assign to a character.") "\0\0" LOCKSTEP_SENTENCE("") "\0"
    "#parse-error-non-void-html-element-start-tag-with-trailing-solidus\0" LOCKSTEP_GENERAL_SENTENCE("The slash does not close this element; use an end tag.") "\0" LOCKSTEP_SENTENCE("The slash does not close {tag|this element}; use an end tag.") "\0" LOCKSTEP_SENTENCE("") "\0"
    "#parse-error-null-character-reference\0" LOCKSTEP_SENTENCE("A numeric character reference refers to the null character; it is replaced by U+FFFD.") "\0\0" LOCKSTEP_SENTENCE("") "\0"
    "#parse-error-surrogate-character-reference\0" LOCKSTEP_SENTENCE("A numeric character reference refers to half of a surrogate pair; it is replaced by U+FFFD.") "\0\0" LOCKSTEP_SENTENCE("") "\0"
    "#parse-error-surrogate-in-input-stream\0" LOCKSTEP_SENTENCE("The text contains a lone surrogate, most likely written by a script.") "\0\0" LOCKSTEP_SENTENCE("") "\0"
    "#parse-error-unexpected-character-after-doctype-system-identifier\0" LOCKSTEP_SENTENCE("Only white space is allowed between the system identifier and the \">\" of the DOCTYPE; the rest is ignored.") "\0\0" LOCKSTEP_SENTENCE("") "\0"
    "#parse-error-unexpected-character-in-attribute-name\0" LOCKSTEP_SENTENCE("An attribute name contains a quote or \"<\"; look for a missing \">\", \"=\" or quote just before it.") "\0\0" LOCKSTEP_SENTENCE("the last value begins at this quotation mark") "\0"
    "#parse-error-unexpected-character-in-unquoted-attribute-value\0" LOCKSTEP_SENTENCE("An unquoted attribute value contains a quote, a backtick, \"<\" or \"=\"; put the whole value in quotes.") "\0\0" LOCKSTEP_SENTENCE("") "\0"
    "#parse-error-unexpected-equals-sign-before-attribute-name\0" LOCKSTEP_SENTENCE("There is an \"=\" where an attribute name should begin; remove it, or add the name.") "\0\0" LOCKSTEP_SENTENCE("") "\0"
    "#parse-error-unexpected-null-character\0" LOCKSTEP_SENTENCE("The markup contains a null character.") "\0\0" LOCKSTEP_SENTENCE("") "\0"
    "#parse-error-unexpected-question-mark-instead-of-tag-name\0" LOCKSTEP_SENTENCE("HTML has no processing instructions; everything from \"<?\" to the next \">\" becomes a comment.") "\0\0" LOCKSTEP_SENTENCE("") "\0"
    "#parse-error-unexpected-solidus-in-tag\0" LOCKSTEP_SENTENCE("A slash inside a tag is not followed by \">\"; it is treated as a space.") "\0\0" LOCKSTEP_SENTENCE("") "\0"
    "#parse-error-unknown-named-character-reference\0" LOCKSTEP_SENTENCE("No character reference has this name; write &amp; for a literal \"&\".") "\0\0" LOCKSTEP_SENTENCE("") "\0"
    "#parse-errors\0" LOCKSTEP_SENTENCE("The tree does not follow from the tags as they are written.") "\0\0\0";
static_assert(detail::count_of_texts(texts) == (53 + 1) * 4);
constexpr detail::TextTable<54, 4> table(texts);

std::string_view text(ParseErrorCode code, std::size_t column) {
  return table.row(static_cast<std::size_t>(code))[column];
}

}  // namespace

std::string_view parse_error_code_name(ParseErrorCode code) {
  return code == ParseErrorCode::tree_construction ? "tree-construction"
                                                   : text(code, 0).substr(kAnchor.size());
}
std::string_view parse_error_explanation(ParseErrorCode code) { return text(code, 1); }
std::string_view parse_error_anchor(ParseErrorCode code) { return text(code, 0); }

std::string_view detail::parse_error_message_of(ParseErrorCode code) { return text(code, 2); }
std::string_view detail::parse_error_note_of(ParseErrorCode code) { return text(code, 3); }

}  // namespace lockstep
