// Conformance: what the HTML Standard requires of the authors of a page, and where a page differs. See
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

// How much a finding matters.
enum {
  LOCKSTEP_SEVERITY_ERROR = 1,    // the page does not conform: the Standard says "must"
  LOCKSTEP_SEVERITY_WARNING = 2,  // the Standard says "should", or the feature is obsolete but conforming
  LOCKSTEP_SEVERITY_INFO = 3,     // a hint
};

// Returns "error", "warning" or "info"; null for an unknown severity. A static string.
LOCKSTEP_EXPORT const char* lockstep_severity_name(int32_t severity);

// Options of lockstep_validate(). Both are true by default.
typedef struct lockstep_validate_options {
  size_t size;  // of this struct: see lockstep_validate_options_init()
  // Whether the parse errors of the document are among the findings, if it was parsed with
  // lockstep_parse_options::collect_errors.
  bool parse_errors;
  bool conformance;  // whether everything else is
} lockstep_validate_options;

// Sets the defaults. `size` is sizeof *options.
LOCKSTEP_EXPORT void lockstep_validate_options_init(lockstep_validate_options* options, size_t size);

// The findings of a document.
typedef struct lockstep_validation lockstep_validation;
// Something that does not conform, or should be different.
typedef struct lockstep_finding lockstep_finding;

// Finds what does not conform: parse errors, elements that are not allowed where they are, attributes that an
// element does not have, and so on. `options` may be null. Returns LOCKSTEP_BAD_ARGUMENT unless the document
// was parsed with lockstep_parse_options::positions. It must not have been modified since. The caller frees
// the result.
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
// The number of findings; 0 for a null validation. They are in the order of the input.
LOCKSTEP_EXPORT size_t lockstep_validation_finding_count(const lockstep_validation* validation);
// Returns a finding, valid until the validation is freed; null if the index is out of bounds.
LOCKSTEP_EXPORT const lockstep_finding* lockstep_validation_finding(const lockstep_validation* validation,
                                                                    size_t index);
// Frees a validation; findings keep nothing of the document, which may have been freed before.
LOCKSTEP_EXPORT void lockstep_validation_free(lockstep_validation* validation);

// Returns the name of the finding: "attribute-not-allowed", or that of a parse error. A static string; null
// for a null finding.
LOCKSTEP_EXPORT const char* lockstep_finding_rule(const lockstep_finding* finding);
// Returns LOCKSTEP_SEVERITY_ERROR, ...; 0 for a null finding.
LOCKSTEP_EXPORT int32_t lockstep_finding_severity(const lockstep_finding* finding);
// Returns what is wrong and what to do, for the author of the page; none for a null finding. Valid until the
// validation is freed.
LOCKSTEP_EXPORT lockstep_string lockstep_finding_message(const lockstep_finding* finding);
// Returns the sentence that is the same for all findings of the rule. A static string; null for a null
// finding.
LOCKSTEP_EXPORT const char* lockstep_finding_explanation(const lockstep_finding* finding);
// Stores the address of the clause, such as
// "https://html.spec.whatwg.org/multipage/grouping-content.html#the-li-element". The caller owns the text.
LOCKSTEP_EXPORT lockstep_status lockstep_finding_link(const lockstep_finding* finding, lockstep_buffer* link);
// Returns its anchor: "#the-li-element". A static string; null for a null finding.
LOCKSTEP_EXPORT const char* lockstep_finding_anchor(const lockstep_finding* finding);
// Returns where it is, in bytes of the input; empty where the parser implied something. No range for a null
// finding.
LOCKSTEP_EXPORT lockstep_range lockstep_finding_range(const lockstep_finding* finding);
// The line and column of its beginning and of its end, counted as in errors; 0 for a null finding.
LOCKSTEP_EXPORT uint32_t lockstep_finding_line(const lockstep_finding* finding);
LOCKSTEP_EXPORT uint32_t lockstep_finding_column(const lockstep_finding* finding);
LOCKSTEP_EXPORT uint32_t lockstep_finding_end_line(const lockstep_finding* finding);
LOCKSTEP_EXPORT uint32_t lockstep_finding_end_column(const lockstep_finding* finding);

// The second place, which explains the finding, such as the element around the one that is not allowed there.
// There is no range for a finding without one, or for a null finding.
LOCKSTEP_EXPORT lockstep_range lockstep_finding_second_range(const lockstep_finding* finding);
// The line and column of its beginning and of its end; 0 if there is none.
LOCKSTEP_EXPORT uint32_t lockstep_finding_second_line(const lockstep_finding* finding);
LOCKSTEP_EXPORT uint32_t lockstep_finding_second_column(const lockstep_finding* finding);
LOCKSTEP_EXPORT uint32_t lockstep_finding_second_end_line(const lockstep_finding* finding);
LOCKSTEP_EXPORT uint32_t lockstep_finding_second_end_column(const lockstep_finding* finding);
// Returns what is there: "<a> is opened here". None (null) if there is no second place. Valid until the
// validation is freed.
LOCKSTEP_EXPORT lockstep_string lockstep_finding_second_message(const lockstep_finding* finding);

// What the findings of one name mean.
typedef struct lockstep_finding_rule_info lockstep_finding_rule_info;
// Returns a kind of findings, except parse errors, in no particular order; null if the index is out of
// bounds. Static, as its texts are.
LOCKSTEP_EXPORT const lockstep_finding_rule_info* lockstep_finding_rules(size_t index);
// Returns the name of these findings. This function and the next two return null for a null rule.
LOCKSTEP_EXPORT const char* lockstep_finding_rule_info_name(const lockstep_finding_rule_info* rule);
// Returns their message, with words in braces for what differs.
LOCKSTEP_EXPORT const char* lockstep_finding_rule_info_sentence(const lockstep_finding_rule_info* rule);
// Returns the address of the clause; empty if it is not always the same.
LOCKSTEP_EXPORT const char* lockstep_finding_rule_info_link(const lockstep_finding_rule_info* rule);
// Returns their usual severity; 0 for a null rule.
LOCKSTEP_EXPORT int32_t lockstep_finding_rule_info_severity(const lockstep_finding_rule_info* rule);

#ifdef __cplusplus
}
#endif

#endif
