// Generated from spec/input/ by the generator. Edit the rules, then run scripts/generate.
// Which encoding the bytes of a page are in: one function per algorithm. See
// runtime/src/input/sniffing_operations.h for the statements.
#ifndef LOCKSTEP_GENERATED_EDITION_2026_10_03_SNIFFING_H
#define LOCKSTEP_GENERATED_EDITION_2026_10_03_SNIFFING_H

#include "input/sniffing_operations.h"

namespace lockstep::edition_2026_10_03 {

using lockstep::detail::MaybeEncoding;

class Sniffer : public detail::SniffingOperations {
 public:
  using SniffingOperations::SniffingOperations;

  void sniff_the_encoding();
  MaybeEncoding the_result_of_a_prescan();
  MaybeEncoding the_encoding_of_the_meta_tag_here();
  bool an_attribute_is_found();
  MaybeEncoding the_encoding_of_the_xml_declaration();
  MaybeEncoding the_encoding_that_a_meta_element_names();
  void change_the_encoding_to(MaybeEncoding new_encoding);

 private:
  MaybeEncoding extracted_from(std::string_view text) {
    Sniffer inner(text, text, options());
    return inner.the_encoding_that_a_meta_element_names();
  }
};

}  // namespace lockstep::edition_2026_10_03

#endif
