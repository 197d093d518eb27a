"""Properties of the results of stage derive: perfect hashes, the automaton, byte groups, dispatch."""

from __future__ import annotations

import itertools
import random
import unittest

from lockstep_cpp import derive
from lockstep_rules import walks
from lockstep_rules.loading import Loaded
from support import real_rules

MASK = (1 << 64) - 1


class DeriveCase(unittest.TestCase):
    loaded: Loaded

    @classmethod
    def setUpClass(cls) -> None:
        cls.loaded = real_rules()


class PerfectHash(DeriveCase):
    def check(self, names: list[str]) -> None:
        table = derive.perfect_hash(tuple(names))
        slots = {table.slot(name) for name in names}
        self.assertEqual(len(slots), len(names))
        self.assertLess(max(slots), 1 << table.bits)

    def test_tags(self) -> None:
        self.check(list(self.loaded.tables.tag_ids))

    def test_attributes(self) -> None:
        self.check(list(self.loaded.tables.attribute_ids))

    def test_other_sets_of_names(self) -> None:
        generator = random.Random(7)
        for count in (1, 2, 17, 300):
            names = {
                "".join(generator.choices("abcdefgh-", k=generator.randint(1, 30))) for _ in range(count)
            }
            with self.subTest(count):
                self.check(sorted(names))

    def test_keys_distinguish_lengths_and_middles(self) -> None:
        names = [
            "a",
            "aa",
            "a" * 8,
            "a" * 9,
            "a" * 16,
            "a" * 17,
            "a" * 8 + "b" + "a" * 9,
            "a" * 9 + "b" + "a" * 8,
        ]
        self.assertEqual(len({derive.name_key(name) for name in names}), len(names))


class Automaton(DeriveCase):
    names: list[str]
    machine: derive.Automaton

    @classmethod
    def setUpClass(cls) -> None:
        super().setUpClass()
        cls.names = [name for name, _ in cls.loaded.tables.references]
        cls.machine = derive.automaton(cls.names)

    def walk(self, text: str) -> tuple[int, bool] | None:
        """The number of a name and whether it ends here; None if no name begins with the text."""
        first, count, number, ends = self.machine.root_edge, self.machine.root_count, 0, False
        for character in text:
            if ends:
                number += 1  # the name that ended before this character comes first
            for edge in self.machine.edges[first : first + count]:
                if edge.character == character:
                    number += edge.names_before
                    first, count, ends = edge.first_edge, edge.edge_count, edge.ends_name
                    break
            else:
                return None
        return number, ends

    def test_there_are_2231_names(self) -> None:
        self.assertEqual(len(self.names), 2231)
        self.assertEqual(self.names, sorted(set(self.names)))

    def test_each_name_has_its_number(self) -> None:
        for number, name in enumerate(self.names):
            self.assertEqual(self.walk(name), (number, True), name)

    def test_no_other_word_is_a_name(self) -> None:
        known = set(self.names)
        prefixes = {name[:size] for name in self.names for size in range(len(name))}
        words = prefixes | {name + character for name in self.names for character in ";aZ9 "}
        words |= {name[:-1] + character for name in self.names for character in ";x"}
        for word in words - known:
            found = self.walk(word)
            self.assertFalse(found is not None and found[1], word)

    def test_every_path_is_the_beginning_of_a_name(self) -> None:
        """The number of accepted words equals the number of names."""
        counts: dict[tuple[int, int], int] = {}

        def count(first: int, size: int) -> int:
            if (first, size) not in counts:
                edges = self.machine.edges[first : first + size]
                counts[first, size] = sum(e.ends_name + count(e.first_edge, e.edge_count) for e in edges)
            return counts[first, size]

        self.assertEqual(count(self.machine.root_edge, self.machine.root_count), len(self.names))

    def test_small(self) -> None:
        machine = derive.automaton(["a", "ab", "b"])
        self.assertEqual([edge.character for edge in machine.edges], ["b", "a", "b"])
        self.assertEqual([edge.names_before for edge in machine.edges], [0, 0, 2])


class ByteGroups(DeriveCase):
    def test_cover_all_bytes_once(self) -> None:
        for state in self.loaded.model.states:
            if state.always is None:
                covered = sorted(itertools.chain.from_iterable(g.bytes for g in derive.byte_groups(state)))
                self.assertEqual(covered, list(range(256)), state.name)

    def test_the_last_row_of_a_group_decides(self) -> None:
        for state in self.loaded.model.states:
            for group in derive.byte_groups(state) if state.always is None else []:
                self.assertIsNone(group.rows[-1].guard, state.name)
                for row in group.rows[:-1]:
                    self.assertIsNotNone(row.guard, state.name)
                for row in group.rows:
                    self.assertTrue(row.rest or row.bytes >= set(group.bytes), state.name)

    def test_runs_stop_at_every_byte_that_has_a_row(self) -> None:
        for state in self.loaded.model.states:
            stop = derive.run_stop_bytes(state)
            for group in derive.byte_groups(state) if derive.run_of(state) else []:
                if not (len(group.rows) == 1 and group.rows[0].rest):
                    self.assertLessEqual(set(group.bytes), stop, state.name)


class Dispatch(DeriveCase):
    def test_every_token_meets_a_row_without_a_guard(self) -> None:
        tags = walks.named_tags(self.loaded.model)
        for mode in self.loaded.model.modes:
            for kind, tag in walks.token_classes(tags):
                rows = walks.candidates(mode, kind, tag)
                self.assertTrue(rows and rows[-1].guard is None, f"{mode.name}: {kind} {tag}")

    def test_character_rows_take_nul_and_whitespace_that_no_row_names(self) -> None:
        text = next(mode for mode in self.loaded.model.modes if mode.name == "text")
        for kind in ("NUL", "whitespace", "character"):
            self.assertEqual([row.text for row in walks.candidates(text, kind)], ["character"])


class TagFeedback(DeriveCase):
    def feedback(self, tag: str) -> derive.TagFeedback:
        return derive.tag_feedback(self.loaded.model, tag)

    def test_states_come_from_the_rows_and_the_algorithms_that_they_follow(self) -> None:
        tags = walks.named_tags(self.loaded.model)
        states = {tag: self.feedback(tag).state for tag in tags if self.feedback(tag).state != "data"}
        raw_text = dict.fromkeys(("iframe", "noembed", "noframes", "noscript", "style", "xmp"), "RAWTEXT")
        rcdata = dict.fromkeys(("textarea", "title"), "RCDATA")
        self.assertEqual(states, raw_text | rcdata | {"plaintext": "PLAINTEXT", "script": "script data"})

    def test_only_noscript_depends_on_scripting(self) -> None:
        tags = walks.named_tags(self.loaded.model)
        self.assertEqual([tag for tag in tags if self.feedback(tag).unless_disabled], ["noscript"])
        self.assertEqual(self.feedback("noscript").opens, "html")

    def test_what_stays_open(self) -> None:
        opens = {
            "svg": "svg",
            "math": "mathml",
            "div": "html",
            "*": "html",
            "br": "none",
            "td": "none",
            "title": "none",
        }
        self.assertEqual({tag: self.feedback(tag).opens for tag in opens}, opens)
        self.assertTrue(self.feedback("br").acknowledged)
        self.assertFalse(self.feedback("div").acknowledged)
        self.assertTrue(self.feedback("div").closes_p)
        self.assertFalse(self.feedback("span").closes_p)


if __name__ == "__main__":
    unittest.main()
