// Generated from spec/tables/error-places.tsv by the generator. Edit the table, then run scripts/generate.
// The places of the tokenizer's errors: the fault and the second place.
#ifndef LOCKSTEP_GENERATED_TABLES_ERROR_PLACES_H
#define LOCKSTEP_GENERATED_TABLES_ERROR_PLACES_H

#include <cstdint>
#include <string_view>

#include "lockstep/generated/parse_error_codes.h"
#include "text/fault.h"

namespace lockstep::detail {

inline constexpr TokenizerErrorPlaces error_places[] = {
    {Fault::markup, 0, true, SecondKind::none, NamedThing::none},  // abrupt-closing-of-empty-comment
    {Fault::markup, 0, true, SecondKind::none, NamedThing::none},  // abrupt-doctype-public-identifier
    {Fault::markup, 0, true, SecondKind::none, NamedThing::none},  // abrupt-doctype-system-identifier
    {Fault::reference, 0, false, SecondKind::none,
     NamedThing::none},  // absence-of-digits-in-numeric-character-reference
    {Fault::opening, 0, false, SecondKind::none, NamedThing::none},  // cdata-in-html-content
    {Fault::reference, 0, false, SecondKind::none,
     NamedThing::none},  // character-reference-outside-unicode-range
    {Fault::character, 0, false, SecondKind::none, NamedThing::none},  // control-character-in-input-stream
    {Fault::reference, 0, false, SecondKind::none, NamedThing::none},  // control-character-reference
    {Fault::processing_instruction, 0, false, SecondKind::none,
     NamedThing::none},  // disallowed-processing-instruction-target
    {Fault::attribute_name, 0, false, SecondKind::first_attribute,
     NamedThing::attribute},                                         // duplicate-attribute
    {Fault::markup, 0, true, SecondKind::none, NamedThing::tag},     // end-tag-with-attributes
    {Fault::markup, 0, true, SecondKind::none, NamedThing::tag},     // end-tag-with-trailing-solidus
    {Fault::opening, 0, false, SecondKind::none, NamedThing::none},  // eof-before-tag-name
    {Fault::end, 0, false, SecondKind::markup, NamedThing::none},    // eof-in-cdata
    {Fault::end, 0, false, SecondKind::markup, NamedThing::none},    // eof-in-comment
    {Fault::end, 0, false, SecondKind::markup, NamedThing::none},    // eof-in-doctype
    {Fault::end, 0, false, SecondKind::processing_instruction,
     NamedThing::none},  // eof-in-processing-instruction
    {Fault::end, 0, false, SecondKind::comment_like_text,
     NamedThing::none},  // eof-in-script-html-comment-like-text
    {Fault::end, 0, false, SecondKind::markup_and_value, NamedThing::tag},  // eof-in-tag
    {Fault::characters, 3, true, SecondKind::none, NamedThing::none},       // incorrectly-closed-comment
    {Fault::opening, 0, false, SecondKind::none, NamedThing::none},         // incorrectly-opened-comment
    {Fault::character, 0, false, SecondKind::none,
     NamedThing::none},  // invalid-character-sequence-after-doctype-name
    {Fault::opening, 0, false, SecondKind::none,
     NamedThing::none},  // invalid-first-character-of-processing-instruction-target
    {Fault::opening, 0, false, SecondKind::none, NamedThing::none},  // invalid-first-character-of-tag-name
    {Fault::processing_instruction, 0, true, SecondKind::none,
     NamedThing::none},  // invalid-processing-instruction-target
    {Fault::attribute, 0, false, SecondKind::none, NamedThing::attribute},  // missing-attribute-value
    {Fault::markup, 0, true, SecondKind::none, NamedThing::none},           // missing-doctype-name
    {Fault::markup, 0, true, SecondKind::none, NamedThing::none},   // missing-doctype-public-identifier
    {Fault::markup, 0, true, SecondKind::none, NamedThing::none},   // missing-doctype-system-identifier
    {Fault::opening, 0, true, SecondKind::none, NamedThing::none},  // missing-end-tag-name
    {Fault::character, 0, false, SecondKind::none,
     NamedThing::none},  // missing-quote-before-doctype-public-identifier
    {Fault::character, 0, false, SecondKind::none,
     NamedThing::none},  // missing-quote-before-doctype-system-identifier
    {Fault::reference, 0, false, SecondKind::none,
     NamedThing::none},  // missing-semicolon-after-character-reference
    {Fault::character, 0, false, SecondKind::none,
     NamedThing::none},  // missing-whitespace-after-doctype-public-keyword
    {Fault::character, 0, false, SecondKind::none,
     NamedThing::none},  // missing-whitespace-after-doctype-system-keyword
    {Fault::character, 0, false, SecondKind::none,
     NamedThing::none},  // missing-whitespace-before-doctype-name
    {Fault::character, 0, false, SecondKind::last_value,
     NamedThing::none},  // missing-whitespace-between-attributes
    {Fault::character, 0, false, SecondKind::none,
     NamedThing::none},  // missing-whitespace-between-doctype-public-and-system-identifiers
    {Fault::characters, 4, false, SecondKind::markup, NamedThing::none},  // nested-comment
    {Fault::reference, 0, false, SecondKind::none, NamedThing::none},     // noncharacter-character-reference
    {Fault::character, 0, false, SecondKind::none, NamedThing::none},     // noncharacter-in-input-stream
    {Fault::markup, 0, true, SecondKind::none,
     NamedThing::tag},  // non-void-html-element-start-tag-with-trailing-solidus
    {Fault::reference, 0, false, SecondKind::none, NamedThing::none},  // null-character-reference
    {Fault::reference, 0, false, SecondKind::none, NamedThing::none},  // surrogate-character-reference
    {Fault::character, 0, false, SecondKind::none, NamedThing::none},  // surrogate-in-input-stream
    {Fault::character, 0, false, SecondKind::none,
     NamedThing::none},  // unexpected-character-after-doctype-system-identifier
    {Fault::character, 0, false, SecondKind::last_value,
     NamedThing::none},  // unexpected-character-in-attribute-name
    {Fault::character, 0, false, SecondKind::none,
     NamedThing::none},  // unexpected-character-in-unquoted-attribute-value
    {Fault::character, 0, false, SecondKind::none,
     NamedThing::none},  // unexpected-equals-sign-before-attribute-name
    {Fault::character, 0, false, SecondKind::none, NamedThing::none},  // unexpected-null-character
    {Fault::opening, 0, true, SecondKind::none,
     NamedThing::none},  // unexpected-question-mark-instead-of-tag-name
    {Fault::characters, 1, false, SecondKind::none, NamedThing::none},  // unexpected-solidus-in-tag
    {Fault::reference, 0, true, SecondKind::none, NamedThing::none},    // unknown-named-character-reference
};

// Return sentences with placeholders, on an error with that code and on its second place; empty if there is
// no such sentence.
std::string_view parse_error_message_of(ParseErrorCode code);
std::string_view parse_error_note_of(ParseErrorCode code);

}  // namespace lockstep::detail

#endif
