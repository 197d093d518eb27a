// Conformance: finds where a page differs from what the HTML Standard requires of its authors. See
// docs/guides/validating.md.
//
// Generated from spec/interface/validator.interface: edit that, then run scripts/generate.
#ifndef LOCKSTEP_C_VALIDATOR_H
#define LOCKSTEP_C_VALIDATOR_H

#include "lockstep/c/base.h"
#include "lockstep/c/document.h"

#ifdef __cplusplus
extern "C" {
#endif

// How serious a finding is.
enum {
  LOCKSTEP_SEVERITY_ERROR = 1,    // the page does not conform: the Standard says "must"
  LOCKSTEP_SEVERITY_WARNING = 2,  // the Standard says "should", or the feature is obsolete but conforming
  LOCKSTEP_SEVERITY_INFO = 3,     // a hint
};

// Returns "error", "warning" or "info"; null for an unknown severity. A static string.
LOCKSTEP_EXPORT const char* lockstep_severity_name(int32_t severity);

// Options for lockstep_validate(). Both members are true by default.
typedef struct lockstep_validate_options {
  size_t size;  // of this struct: see lockstep_validate_options_init()
  // Whether the parse errors of the document are among the findings, if it was parsed with
  // lockstep_parse_options::collect_errors.
  bool parse_errors;
  bool conformance;  // whether all other findings are included
} lockstep_validate_options;

// Sets the defaults. `size` is sizeof *options.
LOCKSTEP_EXPORT void lockstep_validate_options_init(lockstep_validate_options* options, size_t size);

// The findings of a document.
typedef struct lockstep_validation lockstep_validation;
// Something that does not conform, or should be different.
typedef struct lockstep_finding lockstep_finding;

// Finds what does not conform: parse errors, elements that are not allowed where they are, attributes that
// their element may not have, and so on. `options` may be null. Returns LOCKSTEP_BAD_ARGUMENT unless the
// document was parsed with lockstep_parse_options::positions. The document must not have been modified since.
// The caller frees the result.
//
//   options.positions = options.collect_errors = true;
//   lockstep_parse(html, size, &options, &document);
//   lockstep_validate(document, NULL, &validation);
//   for (i = 0; i < lockstep_validation_finding_count(validation); ++i)
//     report(lockstep_validation_finding(validation, i));
//   lockstep_validation_free(validation);
//
// O(nodes + attributes + findings * log(findings))
LOCKSTEP_EXPORT lockstep_status lockstep_validate(const lockstep_document* document,
                                                  const lockstep_validate_options* options,
                                                  lockstep_validation** validation);
// The number of findings, which are in the order of the input; 0 for a null validation.
LOCKSTEP_EXPORT size_t lockstep_validation_finding_count(const lockstep_validation* validation);
// Returns a finding, valid until the validation is freed; null if the index is out of bounds.
LOCKSTEP_EXPORT const lockstep_finding* lockstep_validation_finding(const lockstep_validation* validation,
                                                                    size_t index);
// Frees a validation, which may be null. Findings do not refer to the document, which may have been freed
// before.
LOCKSTEP_EXPORT void lockstep_validation_free(lockstep_validation* validation);

// Returns the name of the finding's rule: "attribute-not-allowed", or the name of a parse error. A static
// string; null for a null finding.
LOCKSTEP_EXPORT const char* lockstep_finding_rule(const lockstep_finding* finding);
// Returns how serious the finding is: LOCKSTEP_SEVERITY_ERROR, ...; 0 for a null finding.
LOCKSTEP_EXPORT int32_t lockstep_finding_severity(const lockstep_finding* finding);
// Returns what is wrong and what to do, for the author of the page; none for a null finding. Valid until the
// validation is freed.
LOCKSTEP_EXPORT lockstep_string lockstep_finding_message(const lockstep_finding* finding);
// Returns a sentence that explains the rule, which is the same for all its findings. A static string; null
// for a null finding.
LOCKSTEP_EXPORT const char* lockstep_finding_explanation(const lockstep_finding* finding);
// Stores the address of the Standard's clause, such as
// "https://html.spec.whatwg.org/multipage/grouping-content.html#the-li-element". The caller owns the text.
LOCKSTEP_EXPORT lockstep_status lockstep_finding_link(const lockstep_finding* finding, lockstep_buffer* link);
// Returns the anchor of the clause: "#the-li-element". A static string; null for a null finding.
LOCKSTEP_EXPORT const char* lockstep_finding_anchor(const lockstep_finding* finding);
// Returns the range of the finding, in bytes of the input; empty where the parser implied something. There is
// no range for a null finding.
LOCKSTEP_EXPORT lockstep_range lockstep_finding_range(const lockstep_finding* finding);
// The lines and columns of the beginning and the end of that range, counted as in errors; 0 for a null
// finding.
LOCKSTEP_EXPORT uint32_t lockstep_finding_line(const lockstep_finding* finding);
LOCKSTEP_EXPORT uint32_t lockstep_finding_column(const lockstep_finding* finding);
LOCKSTEP_EXPORT uint32_t lockstep_finding_end_line(const lockstep_finding* finding);
LOCKSTEP_EXPORT uint32_t lockstep_finding_end_column(const lockstep_finding* finding);

// A second place that explains the finding, such as the element around the one that is not allowed there.
// There is no range for a finding without a second place, or for a null finding.
LOCKSTEP_EXPORT lockstep_range lockstep_finding_second_range(const lockstep_finding* finding);
// The lines and columns of the beginning and the end of the second place; 0 if there is none.
LOCKSTEP_EXPORT uint32_t lockstep_finding_second_line(const lockstep_finding* finding);
LOCKSTEP_EXPORT uint32_t lockstep_finding_second_column(const lockstep_finding* finding);
LOCKSTEP_EXPORT uint32_t lockstep_finding_second_end_line(const lockstep_finding* finding);
LOCKSTEP_EXPORT uint32_t lockstep_finding_second_end_column(const lockstep_finding* finding);
// Returns a description of the second place: "<a> is opened here". None (null) if there is no second place.
// Valid until the validation is freed.
LOCKSTEP_EXPORT lockstep_string lockstep_finding_second_message(const lockstep_finding* finding);

// What the findings of one rule mean.
typedef struct lockstep_finding_rule_info lockstep_finding_rule_info;
// Returns one of the rules of findings other than parse errors; null if the index is out of bounds. The rules
// are in no particular order. Rules and their strings are static.
LOCKSTEP_EXPORT const lockstep_finding_rule_info* lockstep_finding_rules(size_t index);
// Returns the name of the rule. This function and the next two return null for a null rule.
LOCKSTEP_EXPORT const char* lockstep_finding_rule_info_name(const lockstep_finding_rule_info* rule);
// Returns the message of the rule's findings, with words in braces for the parts that differ.
LOCKSTEP_EXPORT const char* lockstep_finding_rule_info_sentence(const lockstep_finding_rule_info* rule);
// Returns the address of the Standard's clause; empty if it is not always the same.
LOCKSTEP_EXPORT const char* lockstep_finding_rule_info_link(const lockstep_finding_rule_info* rule);
// Returns the usual severity of the rule's findings; 0 for a null rule.
LOCKSTEP_EXPORT int32_t lockstep_finding_rule_info_severity(const lockstep_finding_rule_info* rule);

#ifdef __cplusplus
}
#endif

#endif
