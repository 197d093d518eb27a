// Coerces names and text to XML
// (https://html.spec.whatwg.org/multipage/parsing.html#coercing-an-html-dom-into-an-infoset), as
// lockstep_serialize() does with LOCKSTEP_XML. Text is UTF-8; any ill-formed byte counts as U+FFFD. The
// caller owns the results. All functions are O(size).
//
// Generated from spec/interface/xml.interface: edit that, then run scripts/generate.
#ifndef LOCKSTEP_C_XML_H
#define LOCKSTEP_C_XML_H

#include "lockstep/c/base.h"
#include "lockstep/c/options.h"

#ifdef __cplusplus
extern "C" {
#endif

// Coerces a local name of an element or attribute to an NCName: each character that is not allowed in its
// position becomes U followed by six hexadecimal digits; "a<b" becomes "aU00003Cb". Colons are not allowed.
// An empty name stays empty. `xml_names` is LOCKSTEP_XML_NAMES_EVERY_EDITION or _FIFTH_EDITION.
LOCKSTEP_EXPORT lockstep_status lockstep_coerce_name(const char* local_name, size_t size, int32_t xml_names,
                                                     lockstep_buffer* coerced);
// Undoes lockstep_coerce_name() with the same `xml_names`. This is exact for every name that the parser
// creates; other names that contain U followed by six hexadecimal digits may change.
LOCKSTEP_EXPORT lockstep_status lockstep_uncoerce_name(const char* name, size_t size, int32_t xml_names,
                                                       lockstep_buffer* uncoerced);
// Coerces text or an attribute value: a form feed becomes a space, and any other character that XML does not
// allow becomes U+FFFD. Does not escape. Cannot be undone.
LOCKSTEP_EXPORT lockstep_status lockstep_coerce_text(const char* text, size_t size, lockstep_buffer* coerced);
// Coerces the data of a comment like lockstep_coerce_text(), and inserts a space in each "--" and after a
// final "-".
LOCKSTEP_EXPORT lockstep_status lockstep_coerce_comment(const char* data, size_t size,
                                                        lockstep_buffer* coerced);
// Coerces the data of a processing instruction like lockstep_coerce_text(), and inserts a space in each "?>".
LOCKSTEP_EXPORT lockstep_status lockstep_coerce_instruction(const char* data, size_t size,
                                                            lockstep_buffer* coerced);

#ifdef __cplusplus
}
#endif

#endif
