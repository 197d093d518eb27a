// Conformance checking: finds where a page violates the HTML Standard's requirements for authors.
#ifndef LOCKSTEP_VALIDATOR_H
#define LOCKSTEP_VALIDATOR_H

#include "lockstep/detail/cpp20.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "lockstep/document.h"
#include "lockstep/export.h"
#include "lockstep/options.h"
#include "lockstep/types.h"

namespace lockstep {

// How serious a finding is.
enum class Severity : std::uint8_t {
  error,    // the page does not conform: the Standard says "must"
  warning,  // the Standard says "should", or the feature is obsolete but conforming
  info,     // a hint
};

// A part of the input with its lines and columns.
struct FindingRange {
  ByteRange bytes;   // empty where the parser implied something
  LineColumn begin;  // of the first byte
  LineColumn end;    // one past the last byte
};

// A second place that explains a finding, such as the element around the one that is not allowed there.
struct FindingNote {
  FindingRange range;   // where
  std::string message;  // what is there: "<a> is opened here"
};

// Something that does not conform, or should be different.
struct Finding {
  std::string_view rule;                // the name of the rule: "attribute-not-allowed". A static string
  Severity severity = Severity::error;  // how serious it is
  FindingRange range;                   // where
  std::string message;                  // what is wrong and what to do, for the author of the page
  std::optional<FindingNote> second;    // nullopt: no second place
  std::string_view explanation;         // the same for all findings of the rule. A static string
  std::string_view page;                // of the clause: its address without the anchor. A static string
  std::string_view anchor;              // of the clause: "#the-a-element". A static string

  // The address of the clause.
  std::string link() const { return std::string(page).append(anchor); }
};

// Options for validate().
struct ValidateOptions {
  // Whether the parse errors of the document are among the findings, if it was parsed with
  // ParseOptions::collect_errors.
  bool parse_errors = true;
  // Whether all other findings are included.
  bool conformance = true;
};

// The findings of a document.
struct Validation {
  std::vector<Finding> findings;  // in the order of the input
  // If the document could not be checked, a sentence that says why; there are then no findings. Otherwise
  // empty.
  std::string error;
  // Whether the document could be checked.
  explicit operator bool() const { return error.empty(); }
};

// What the findings of one rule mean.
struct FindingRuleInfo {
  std::string_view name;      // Finding::rule
  Severity severity;          // the usual severity
  std::string_view sentence;  // the message, with words in braces for the parts that differ
  std::string_view link;      // of the Standard's clause; empty if it is not always the same
};

// Returns the findings of a document: parse errors, elements that are not allowed where they are, attributes
// that their element may not have, and so on, according to the document's edition. The document must have
// been parsed with ParseOptions::positions (otherwise, Validation::error says so), and must not have been
// modified since. O(nodes + attributes + findings * log(findings))
//
//   lockstep::ParseOptions options;
//   options.positions = options.collect_errors = true;
//   const lockstep::Document document = lockstep::parse(html, options);
//   for (const lockstep::Finding& finding : lockstep::validate(document).findings) report(finding);
LOCKSTEP_EXPORT Validation validate(const Document& document, const ValidateOptions& options = {});

// Parses UTF-8 text with positions and errors, and returns the findings.
LOCKSTEP_EXPORT std::vector<Finding> validate(std::string_view html, ParseOptions parse_options = {},
                                              const ValidateOptions& options = {});

// Returns the rules of all findings except parse errors, in no particular order. A static array.
LOCKSTEP_EXPORT std::span<const FindingRuleInfo> finding_rules();

// Returns "error", "warning" or "info". A static string.
LOCKSTEP_EXPORT std::string_view severity_name(Severity severity);

}  // namespace lockstep

#endif
