"""Code common to all editions: names, character references, encodings, the list of editions."""

from __future__ import annotations

import re
from dataclasses import dataclass
from itertools import accumulate

from lockstep_rules.content import Tree
from lockstep_rules.encodings import Encodings
from lockstep_rules.model import identifier
from lockstep_rules.read import Edition
from lockstep_rules.rendering import NAMESPACES, PROPERTIES
from lockstep_rules.selectors import (
    ARGUMENTS,
    KINDS,
    Selectors,
    in_order_of_use,
    input_type_set,
    matcher_name,
)
from lockstep_rules.tables import TOKENIZER_FAULTS, TOKENIZER_SECOND_PLACES, Tables, TokenizerFault

from .. import derive
from .emitter import Emitter


def markdown_rows(tables: Tables) -> list[tuple[tuple[str, object], list[str]]]:
    """The Markdown forms and their conditions, each with the elements that are written in that form, in C++."""
    found: dict[tuple[str, object], list[str]] = {}
    for row in tables.markdown:
        found.setdefault((row.form, row.when), []).append(tables.tag_cpp(row.element))
    return list(found.items())


@dataclass
class Forest:
    """Trees in the layout of runtime/src/extract/forest.h."""

    nodes: list[list[tuple[int, int, int]]]  # by feature: threshold, tree, skipped leaves as bits
    leaves: list[tuple[int, ...]]  # by tree

    @staticmethod
    def of(trees: list[Tree]) -> Forest:
        features = 1 + max(node[0] for tree in trees for node in tree.nodes)
        forest = Forest([[] for _ in range(features)], [tree.leaves for tree in trees])
        for number, tree in enumerate(trees):
            for (feature, threshold, _, _), (skipped, _) in zip(tree.nodes, tree.branches, strict=True):
                forest.nodes[feature].append((threshold, number, skipped))
        for nodes in forest.nodes:
            nodes.sort()
        return forest

    @property
    def nodes_end(self) -> list[int]:
        return list(accumulate(len(nodes) for nodes in self.nodes))

    @property
    def leaves_end(self) -> list[int]:
        return list(accumulate(len(leaves) for leaves in self.leaves))


class SharedEmitter(Emitter):
    """Emits the code common to all editions: names, character references, encodings, the list of editions."""

    def __init__(
        self, tables: Tables, encodings: Encodings, selectors: Selectors, editions: list[Edition]
    ) -> None:
        super().__init__(editions=editions)
        self.tables, self.encodings, self.selectors = tables, encodings, selectors
        self.editions = editions

    def emit(self) -> dict[str, str]:
        self.emit_editions()
        self.emit_tables()
        self.emit_encodings()
        self.emit_detection()
        self.emit_selectors()
        return self.files

    def emit_editions(self) -> None:
        newest_first = sorted(self.editions, key=lambda e: (e.default, e.date), reverse=True)
        self.render("editions.h.j2", "include/lockstep/generated/editions.h", by_preference=newest_first)
        self.render("edition_rules.h.j2", "edition_rules.h", by_preference=newest_first)
        self.render("editions.cpp.j2", "tables/editions.cpp")
        self.render("sanitizing_editions.cpp.j2", "tables/sanitizing_editions.cpp")
        self.render("scripting_editions.cpp.j2", "tables/scripting_editions.cpp")
        self.render("rewriting_editions.cpp.j2", "tables/rewriting_editions.cpp")
        self.render("speculative_editions.cpp.j2", "tables/speculative_editions.cpp")
        self.render("token_sessions.cpp.j2", "tables/token_sessions.cpp")
        self.render("observed_editions.cpp.j2", "observed/editions.cpp")
        self.render("invariants.h.j2", "observed/invariants.h", invariants=self.tables.invariants)

    # --- Tables ---------------------------------------------------------------------------------------------------

    def emit_tables(self) -> None:
        tables = self.tables
        tags = sorted(tables.tag_ids, key=lambda name: tables.tag_ids[name])
        attribute_ids = tables.attribute_ids
        namespaced = {
            n.qualified: len(attribute_ids) + 1 + i for i, n in enumerate(tables.foreign_attributes.values())
        }
        lower = {name: tables.tag_ids[name.lower()] for name in tags if name != name.lower()}
        names = {
            "tags": [(tables.tag_cpp(name), name) for name in tags],
            "html_tags": tables.html_tags,
            "attributes": [(tables.attribute_cpp(name), name) for name in attribute_ids],
            "attribute_names": tables.attribute_names,
            "tag_keys": ["0", *(f"{derive.name_key(name)}u" for name in tags)],
            "attribute_keys": [f"{derive.name_key(name.qualified)}u" for name in tables.attribute_names],
            "tag_hash": derive.perfect_hash(tuple(tables.tag_ids)),
            "attribute_hash": derive.perfect_hash(tuple(attribute_ids)),
            "plain_attributes": len(attribute_ids),
            "lower": lower,
            "tag_ids": tables.tag_ids,
            "svg_tags": {tables.tag_ids[a]: tables.tag_ids[b] for a, b in tables.svg_tags.items()},
            "svg_attributes": {attribute_ids[a]: attribute_ids[b] for a, b in tables.svg_attributes.items()},
            "mathml_attributes": {
                attribute_ids[a]: attribute_ids[b] for a, b in tables.mathml_attributes.items()
            },
            "foreign_attributes": {
                attribute_ids[token]: namespaced[name.qualified]
                for token, name in tables.foreign_attributes.items()
            },
            "namespaced": [
                ("namespaced_" + identifier(n.qualified), namespaced[n.qualified])
                for n in tables.foreign_attributes.values()
            ],
        }
        self.render("known_names.h.j2", "tables/known_names.h", **names)
        self.render("known_names.cpp.j2", "tables/known_names.cpp", **names)

        automaton = derive.automaton([name for name, _ in tables.references])
        texts = [text.encode() for _, text in tables.references]
        offsets = [0]
        for text in texts:
            offsets.append(offsets[-1] + len(text))
        root = automaton.edges[automaton.root_edge : automaton.root_edge + automaton.root_count]
        first = {edge.character: index for index, edge in enumerate(root)}
        references = {
            "automaton": automaton,
            "texts": ["".join(f"\\x{byte:02x}" for byte in text) for text in texts],
            "offsets": offsets,
            "sizes": [len(text) for text in texts],
            "first": [first.get(chr(code), automaton.root_count) for code in range(128)],
            "replacements": [tables.replacements.get(code, 0) for code in range(0x80, 0xA0)],
        }
        self.render("character_references.h.j2", "tables/character_references.h", **references)
        self.render("character_references.cpp.j2", "tables/character_references.cpp", **references)

        elements = list(dict.fromkeys(row.element for row in tables.fetches))
        rows = [row for element in elements for row in tables.fetches if row.element == element]
        conditions = [condition for row in rows for condition in row.conditions]
        fetches = {
            "rows": rows,
            "conditions": conditions,
            "elements": [
                (name, [row.element for row in rows].index(name), sum(row.element == name for row in rows))
                for name in elements
            ],
            "tag_cpp": tables.tag_cpp,
            "attribute_cpp": lambda name: (
                f"attr::namespaced_{identifier(name)}" if ":" in name else tables.attribute_cpp(name)
            ),
        }
        self.render("speculative_fetches.cpp.j2", "tables/speculative_fetches.cpp", **fetches)

        self.render("url_attributes.cpp.j2", "cli/url_attributes.cpp", rows=tables.url_attributes)

        styles = tables.style.distinct
        self.render(
            "user_agent_style.cpp.j2",
            "tables/user_agent_style.cpp",
            properties=list(PROPERTIES),
            styles=styles,
            declarations=[d for style in styles for d in style.conditional],
            conditions=[c for style in styles for d in style.conditional for c in d.conditions],
            namespaces=[
                (
                    namespace,
                    styles.index(tables.style.others[namespace]),
                    [(name, styles.index(style)) for name, style in tables.style.elements[namespace].items()],
                )
                for namespace in NAMESPACES
            ],
            tag_cpp=tables.tag_cpp,
            attribute_cpp=tables.attribute_cpp,
        )

        self.render(
            "markdown_forms.cpp.j2",
            "content/markdown_forms.cpp",
            rows=markdown_rows(tables),
            attribute_cpp=tables.attribute_cpp,
        )

        self.render(
            "regions.cpp.j2",
            "content/regions.cpp",
            regions=tables.main_content.regions,
            tag_cpp=tables.tag_cpp,
        )
        self.render(
            "facts.cpp.j2",
            "content/facts.cpp",
            facts=tables.main_content.facts,
            types=tables.main_content.types,
        )
        models = {name: Forest.of(trees) for name, trees in tables.main_content.models.items()}
        self.render(
            "models.cpp.j2", "content/models.cpp", models=models, kinds=[n for n in models if " " in n]
        )

        codes = []
        places = []
        for code, message in tables.parse_error_messages.items():
            row = tables.error_places.get(code)
            codes.append(
                (identifier(code), code, message, "" if row is None or row.note == "-" else row.note)
            )
            fault = TokenizerFault.read("character" if row is None else row.fault)
            second = TOKENIZER_SECOND_PLACES["-" if row is None else row.second]
            named = re.search(r"\{(tag|attribute)\|", message)
            places.append(
                (
                    code,
                    TOKENIZER_FAULTS[fault.words],
                    fault.count,
                    fault.and_this,
                    second,
                    named[1] if named else "none",
                )
            )
        self.render("error_places.h.j2", "tables/error_places.h", places=places)
        self.render("parse_error_codes.h.j2", "include/lockstep/generated/parse_error_codes.h", codes=codes)
        self.render("parse_error_codes.cpp.j2", "tables/parse_error_codes.cpp", codes=codes)

        def quirks(test: str) -> list[str]:
            return [string for kind, t, string in tables.quirks if (kind, t) == ("quirks", test)]

        self.render("quirks_identifiers.h.j2", "tables/quirks_identifiers.h")
        self.render(
            "quirks_identifiers.cpp.j2",
            "tables/quirks_identifiers.cpp",
            equal=quirks("public-equals"),
            system=quirks("system-equals"),
            prefixes=list(tables.public_prefixes.items()),
        )

    # --- Encodings --------------------------------------------------------------------------------------------------

    def emit_encodings(self) -> None:
        encodings = self.encodings
        single_byte = list(encodings.single_byte)
        values = {
            "encodings": encodings.encodings,
            "labels": encodings.labels(),
            "locales": encodings.locales,
            "single_byte": [
                (index.name, [index.codes.get(pointer, 0) for pointer in range(128)])
                for index in encodings.single_byte.values()
            ],
            "single_byte_of": [
                single_byte.index(encoding.index) if encoding.index != "-" else -1
                for encoding in encodings.encodings
            ],
            "multi_byte": [
                (identifier(index.name), index.name, index.first, index.dense())
                for index in encodings.multi_byte.values()
            ],
            "big5_plane_2": encodings.multi_byte["big5"].bits_of_plane(2),
            "ranges": encodings.ranges[:-1],
        }
        self.render("encodings_public.h.j2", "include/lockstep/generated/encodings.h", **values)
        self.render("encodings.h.j2", "tables/encodings.h", **values)
        self.render("encodings.cpp.j2", "tables/encodings.cpp", **values)
        self.render("encoding_indexes.cpp.j2", "tables/encoding_indexes.cpp", **values)

    def emit_detection(self) -> None:
        detection = self.encodings.detection
        constants = {encoding.name: encoding.identifier for encoding in self.encodings.encodings}
        alphabets, characters = list(detection.letters), list(detection.characters)

        def bits(languages: tuple[str, ...], known: list[str]) -> str:
            return " | ".join(f"1u << {known.index(language)}" for language in languages)

        self.render(
            "detection_models.cpp.j2",
            "tables/detection_models.cpp",
            alphabets=[
                (language, model.letters, model.rows) for language, model in detection.letters.items()
            ],
            characters=[
                (language, sorted(levels.items())) for language, levels in detection.characters.items()
            ],
            candidates=[
                (
                    constants[each.encoding],
                    each.model == "letters",
                    each.penalty,
                    bits(each.languages, alphabets if each.model == "letters" else characters),
                )
                for each in detection.candidates
            ],
            domains=[
                (name, " | ".join(f"1u << {number}" for number in numbers))
                for name, numbers in detection.domains
            ],
        )

    # --- Selectors --------------------------------------------------------------------------------------------------

    def emit_selectors(self) -> None:
        selectors = self.selectors
        bits = {name: 1 << place for place, name in enumerate(selectors.input_types)}
        values = {
            "pseudo_class_names": list(dict.fromkeys(row.name for row in selectors.pseudo_classes)),
            "pseudo_classes": selectors.pseudo_classes,
            "pseudo_elements": selectors.pseudo_elements,
            "arguments": list(ARGUMENTS.values()),
            "kinds": KINDS,
            "combinators": selectors.combinators,
            "operators": selectors.operators,
            "case_insensitive": selectors.case_insensitive,
            "attribute_cpp": self.tables.attribute_cpp,
            "bidi_strengths": selectors.bidi_strengths,
            "input_types": selectors.input_types,
            "input_type_sets": [
                (input_type_set(name), hex(sum(bits.get(word, 0) for word in words)))
                for name, words in selectors.input_type_sets.items()
            ],
        }
        self.render("selector_tables.h.j2", "selectors/selector_tables.h", **values)
        self.render("selector_tables.cpp.j2", "selectors/selector_tables.cpp", **values)
        self.render(
            "html_pseudo_classes.h.j2",
            "selectors/html_pseudo_classes.h",
            html=selectors.html,
            order=in_order_of_use(selectors.html),
            matcher_name=matcher_name,
        )
