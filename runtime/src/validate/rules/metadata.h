// Rules for title, base, meta and link elements.
// https://html.spec.whatwg.org/multipage/semantics.html#document-metadata
#ifndef LOCKSTEP_VALIDATE_RULES_METADATA_H
#define LOCKSTEP_VALIDATE_RULES_METADATA_H

#include <map>
#include <string>

#include "validate/findings.h"
#include "validate/subject.h"

namespace lockstep::detail::authoring {

class Metadata {
 public:
  Metadata(bool is_document, Findings& findings) : is_document_(is_document), findings_(findings) {}

  void note(const Subject& element);
  // Called when all elements have been recorded.
  void check_document();

 private:
  void note_title(const Subject& title);
  void note_base(const Subject& base);
  void note_meta(const Subject& meta);
  void note_name(const Subject& meta);
  void note_charset(const Subject& meta);
  void note_pragma(const Subject& meta);
  void note_link(const Subject& link);
  void note_url(const Subject& element);

  bool is_document_;
  Findings& findings_;
  Node title_, base_, charset_, first_url_;
  // The first element of each directive; of each name that may be used once, with what distinguishes its
  // uses.
  std::map<std::string, Node> pragmas_, names_;
};

}  // namespace lockstep::detail::authoring

#endif
