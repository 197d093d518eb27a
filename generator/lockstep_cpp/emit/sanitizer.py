"""The sanitizer: its rules, with a class for each group, and its tables."""

from __future__ import annotations

from lockstep_rules.model import CPP_TYPES, Algorithm, Spec, identifier
from lockstep_rules.phrases import sanitizer as phrases
from lockstep_rules.read import Edition
from lockstep_rules.sanitizer import Element, Sanitizer
from lockstep_rules.tables import Tables

from .emitter import Emitter
from .functions import Function
from .statements import Writer, entered

NAMESPACE_URIS = {"html": "kHtmlNamespace", "mathml": "kMathmlNamespace", "svg": "kSvgNamespace"}


class SanitizerEmitter(Emitter):
    """The sanitizer, as the default edition specifies it; documents of every edition are sanitized by it."""

    def __init__(self, spec: Spec, tables: Tables, sanitizer: Sanitizer, edition: Edition) -> None:
        super().__init__(edition=edition)
        self.spec, self.tables, self.sanitizer = spec, tables, sanitizer

    def emit(self) -> dict[str, str]:
        for name, (owner, base, what) in phrases.CLASSES.items():
            sources = [file for file, group in phrases.FILES.items() if group == name]
            self.render(
                "sanitizer_rules.h.j2",
                f"sanitizer/{identifier(owner.removesuffix('Rules'))}_rules.h",
                owner=owner,
                base=base,
                header=f"sanitize/{identifier(base.removesuffix('Operations'))}_operations.h",
                what=what,
                sources=[f"{file}.rules" for file in sources],
                functions=[self.function(a) for a in self.spec.algorithms if self.group(a) == name],
            )
        values = {
            "sanitizer": self.sanitizer,
            "uri": NAMESPACE_URIS,
            "navigating": self.by_element(
                [
                    (row.element, attribute)
                    for row in self.sanitizer.categories
                    for attribute in row.navigating
                ]
            ),
            "animating": self.by_element(self.sanitizer.animating),
            "tag_cpp": self.tag_cpp,
            "attribute_cpp": self.attribute_cpp,
        }
        self.render("sanitizer_branches.h.j2", "sanitizer/branches.h", branches=self.spec.sanitizer_branches)
        self.render("sanitizer_tables.h.j2", "sanitizer/sanitizer_tables.h", **values)
        self.render("sanitizer_tables.cpp.j2", "sanitizer/sanitizer_tables.cpp", **values)
        return self.files

    def group(self, algorithm: Algorithm) -> str:
        """The class of an algorithm, by its file; empty in other parts."""
        return phrases.group_of(algorithm.location.file) if algorithm.part == "sanitizer" else ""

    def function(self, algorithm: Algorithm) -> Function:
        parameters = ", ".join(
            f"{CPP_TYPES[kind]} {f'/*{identifier(name)}*/' if name in algorithm.unused else identifier(name)}"
            for name, kind in algorithm.parameters
        )
        place = ", ".join(filter(None, [algorithm.anchor, algorithm.location.file]))
        mark = entered(algorithm.point, algorithm.body, "SanitizerBranch")
        lines = [mark, *Writer(self.spec).body(algorithm.body)]
        return Function(
            algorithm.name,
            CPP_TYPES[algorithm.result],
            parameters,
            algorithm.pattern,
            place,
            lines,
            algorithm.body,
        )

    def by_element(self, pairs: list[tuple[Element, str]]) -> dict[Element, list[str]]:
        found: dict[Element, list[str]] = {}
        for element, attribute in pairs:
            found.setdefault(element, []).append(attribute)
        return found

    def tag_cpp(self, name: str) -> str:
        return self.tables.tag_cpp(name)

    def attribute_cpp(self, name: str) -> str:
        if ":" in name:
            return f"attr::namespaced_{identifier(name)}"
        return self.tables.attribute_cpp(name)
