// Generated from spec/interface/ by the generator: edit that, then run scripts/generate.
// The members of Python's classes that only convert their result.
#ifndef LOCKSTEP_GENERATED_PYTHON_INTERFACE_H
#define LOCKSTEP_GENERATED_PYTHON_INTERFACE_H

#include "core.h"
#include "python/documentation.h"

namespace lockstep::python {

inline void add_plain_members(LightClass<PyNode>& its) {
  its.def_prop_ro(
         "parent", [](const PyNode& self) { return wrap(self, self.node.parent()); }, doc("Node.parent"))
      .def_prop_ro(
          "first_child", [](const PyNode& self) { return wrap(self, self.node.first_child()); },
          doc("Node.first_child"))
      .def_prop_ro(
          "last_child", [](const PyNode& self) { return wrap(self, self.node.last_child()); },
          doc("Node.last_child"))
      .def_prop_ro(
          "next_sibling", [](const PyNode& self) { return wrap(self, self.node.next_sibling()); },
          doc("Node.next_sibling"))
      .def_prop_ro(
          "previous_sibling", [](const PyNode& self) { return wrap(self, self.node.previous_sibling()); },
          doc("Node.previous_sibling"))
      .def_prop_ro(
          "next_element_sibling",
          [](const PyNode& self) { return wrap(self, self.node.next_element_sibling()); },
          doc("Node.next_element_sibling"))
      .def_prop_ro(
          "previous_element_sibling",
          [](const PyNode& self) { return wrap(self, self.node.previous_element_sibling()); },
          doc("Node.previous_element_sibling"))
      .def_prop_ro(
          "first_element_child",
          [](const PyNode& self) { return wrap(self, self.node.first_element_child()); },
          doc("Node.first_element_child"))
      .def_prop_ro(
          "last_element_child", [](const PyNode& self) { return wrap(self, self.node.last_element_child()); },
          doc("Node.last_element_child"))
      .def_prop_ro(
          "child_element_count", [](const PyNode& self) { return self.node.child_element_count(); },
          doc("Node.child_element_count"))
      .def_prop_ro(
          "root", [](const PyNode& self) { return wrap(self, self.node.root()); }, doc("Node.root"))
      .def_prop_ro(
          "is_connected", [](const PyNode& self) { return self.node.is_connected(); },
          doc("Node.is_connected"))
      .def_prop_ro(
          "form_owner", [](const PyNode& self) { return wrap(self, self.node.form_owner()); },
          doc("Node.form_owner"))
      .def_prop_ro(
          "template_contents", [](const PyNode& self) { return wrap(self, self.node.template_contents()); },
          doc("Node.template_contents"))
      .def_prop_ro(
          "shadow_root", [](const PyNode& self) { return wrap(self, self.node.shadow_root()); },
          doc("Node.shadow_root"))
      .def_prop_ro(
          "language", [](const PyNode& self) { return text(self.node.language()); }, doc("Node.language"));
}

inline void add_plain_members(Guarded<PyDocument>& its) {
  its.def_prop_ro(
         "root",
         [](nb::handle self) {
           const Guard guard(self);
           return wrap(self, nb::cast<PyDocument&>(self).document.root());
         },
         doc("Document.root"))
      .def_prop_ro(
          "fragment",
          [](nb::handle self) {
            const Guard guard(self);
            return wrap(self, nb::cast<PyDocument&>(self).document.fragment());
          },
          doc("Document.fragment"))
      .def_prop_ro(
          "result",
          [](nb::handle self) {
            const Guard guard(self);
            return wrap(self, nb::cast<PyDocument&>(self).document.result());
          },
          doc("Document.result"))
      .def_prop_ro(
          "document_element",
          [](nb::handle self) {
            const Guard guard(self);
            return wrap(self, nb::cast<PyDocument&>(self).document.document_element());
          },
          doc("Document.document_element"))
      .def_prop_ro(
          "head",
          [](nb::handle self) {
            const Guard guard(self);
            return wrap(self, nb::cast<PyDocument&>(self).document.head());
          },
          doc("Document.head"))
      .def_prop_ro(
          "body",
          [](nb::handle self) {
            const Guard guard(self);
            return wrap(self, nb::cast<PyDocument&>(self).document.body());
          },
          doc("Document.body"))
      .def_prop_ro(
          "title", [](const PyDocument& self) { return text(self.document.title()); }, doc("Document.title"))
      .def_prop_ro(
          "base_href", [](const PyDocument& self) { return text_or_none(self.document.base_href()); },
          doc("Document.base_href"))
      .def_prop_ro(
          "edition", [](const PyDocument& self) { return text(edition_date(self.document.edition())); },
          doc("Document.edition"))
      .def_prop_ro(
          "flattened", [](const PyDocument& self) { return self.document.flattened(); },
          doc("Document.flattened"))
      .def_prop_ro(
          "memory_bytes", [](const PyDocument& self) { return self.document.memory_bytes(); },
          doc("Document.memory_bytes"))
      .def_prop_ro(
          "has_positions", [](const PyDocument& self) { return self.document.has_positions(); },
          doc("Document.has_positions"))
      .def_prop_ro(
          "errors_truncated", [](const PyDocument& self) { return self.document.errors_truncated(); },
          doc("Document.errors_truncated"));
}

}  // namespace lockstep::python

#endif
