"""Resolves holes of closed types: states, modes, tags, sets, error codes. An unknown name is a problem, with
a suggestion; a known one becomes a node."""

from __future__ import annotations

import re

from .characters import NAMED_CHARACTERS, character_codes
from .diagnostics import Location, Problems, nearest
from .model import Spec, identifier
from .nodes import Bytes, Character, Constant, Node, Set
from .phrases import tokenizer as tokenizer_phrases
from .phrases import tree as tree_phrases
from .tables import Tables
from .vocabulary import Resolver


class Resolvers:
    def __init__(self, spec: Spec, tables: Tables, problems: Problems) -> None:
        self.spec, self.tables, self.problems = spec, tables, problems
        self.state_names: dict[str, Location] = {}
        self.mode_names: dict[str, Location] = {}
        self.named: set[tuple[str, str]] = set()  # (kind, name) of the states and modes named in rules

    def by_type(self) -> dict[str, Resolver]:
        return {
            "state": self.state,
            "mode": self.mode,
            "code": self.code,
            "char": self.char,
            "chars": self.chars,
            "field": self.field,
            "tags": self.tags,
            "tag": self.tag,
            "attribute": self.attribute,
            "set": self.set,
            "complement set": self.complement,
            "scripting mode": self.scripting_mode,
            "namespace": self.namespace,
        }

    def known(
        self, text: str, names: dict[str, Location], kind: str, prefix: str, location: Location
    ) -> Node | None:
        if text not in names:
            self.problems.add(location, f"unknown {kind} “{text}”{nearest(text, names)}")
        return Constant(prefix + identifier(text))

    def state(self, text: str, location: Location) -> Node | None:
        self.named.add(("state", text))
        return self.known(text, self.state_names, "state", "State::", location)

    def mode(self, text: str, location: Location) -> Node | None:
        self.named.add(("mode", text))
        return self.known(text, self.mode_names, "insertion mode", "Mode::", location)

    def code(self, text: str, location: Location) -> Node | None:
        self.tables.used_codes.add(text)
        codes = self.tables.parse_error_locations
        return self.known(text, codes, "parse error code", "ParseErrorCode::", location)

    def char(self, text: str, location: Location) -> Node | None:
        if re.fullmatch(r"'.'|U\+[0-9A-F]{4,6}", text) or text in NAMED_CHARACTERS:
            return Character(text)
        return None

    def chars(self, text: str, location: Location) -> Node | None:
        codes, _ = character_codes(text, location, self.problems)
        return Bytes(codes)

    def field(self, text: str, location: Location) -> Node | None:
        fields = {field.words: field for field in tokenizer_phrases.FIELDS}
        if text not in fields:
            self.problems.add(location, f"unknown field “{text}”{nearest(text, fields)}")
        return fields.get(text, tokenizer_phrases.TEMPORARY_BUFFER).node

    def tags(self, text: str, location: Location) -> Node | None:
        names = text.split()
        for name in names:
            if name not in self.tables.tag_ids:
                self.problems.add(location, f"unknown tag “{name}”{nearest(name, self.tables.tag_ids)}")
        if len(names) != len(set(names)):
            self.problems.add(location, f"a tag occurs twice in “{text}”")
        if len(names) == 1:
            return Constant(self.tables.tag_cpp(names[0]))
        key = tuple(sorted(set(names)))
        if key not in self.spec.anonymous_sets:
            first = "_".join(identifier(n).rstrip("_") for n in names[:3])
            more = f"_and_{len(key) - 3}_more" if len(key) > 3 else ""
            constant = f"tags_{first}{more}"
            if constant in self.spec.anonymous_sets.values():
                message = f"“{text}” gets the same name as another list, sets::{constant}; name one of them in sets.rules"
                self.problems.add(location, message)
            self.spec.anonymous_sets[key] = constant
        return Set(self.spec.anonymous_sets[key])

    def tag(self, text: str, location: Location) -> Node | None:
        if text not in self.tables.tag_ids:
            self.problems.add(location, f"unknown tag “{text}”{nearest(text, self.tables.tag_ids)}")
        return Constant(self.tables.tag_cpp(text))

    def attribute(self, text: str, location: Location) -> Node | None:
        if text not in self.tables.attribute_ids:
            self.problems.add(
                location, f"unknown attribute “{text}”{nearest(text, self.tables.attribute_ids)}"
            )
        return Constant(self.tables.attribute_cpp(text))

    def set(self, text: str, location: Location) -> Node | None:
        if text not in self.spec.sets:
            self.problems.add(location, f"unknown set “{text}”{nearest(text, self.spec.sets)}")
        else:
            self.spec.sets[text].uses += 1
        return Set(f"set_{identifier(text)}")

    def complement(self, text: str, location: Location) -> Node | None:
        self.set(text, location)
        self.spec.complements.add(text)
        return Set(f"not_in_set_{identifier(text)}")

    def scripting_mode(self, text: str, location: Location) -> Node | None:
        modes = tree_phrases.SCRIPTING_MODES
        if text not in modes:
            self.problems.add(location, f"unknown scripting mode “{text}”{nearest(text, modes)}")
        return Constant(modes.get(text, "ScriptingMode::normal"))

    def namespace(self, text: str, location: Location) -> Node | None:
        return Constant(f"Namespace::{text.lower()}")
