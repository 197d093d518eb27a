"""The rules and tables of spec/sanitizer/: what is generated from them, and what is rejected."""

from __future__ import annotations

import unittest

from lockstep_cpp.emit.sanitizer import SanitizerEmitter
from lockstep_rules.diagnostics import Problems
from lockstep_rules.loading import load_day
from lockstep_rules.phrases import sanitizer as phrases
from lockstep_rules.sanitizer import read_sanitizer
from support import SpecCase

EVENT_HANDLERS = 147
CATEGORIES = "sanitizer/element-categories.tsv"


class Facts(SpecCase):
    def test_tables(self) -> None:
        sanitizer = self.loads().sanitizer
        self.assertEqual(len(sanitizer.of("unsafe")), 8)
        self.assertEqual(len(sanitizer.of("default")), 121)
        self.assertIn(("javascriptURLs", "javascript_urls", "false"), sanitizer.members)
        self.assertEqual(len([name for name, standard in sanitizer.event_handlers if standard == "HTML"]), 94)
        self.assertEqual(len(sanitizer.event_handlers), EVENT_HANDLERS)
        self.assertEqual((len(sanitizer.global_attributes), len(sanitizer.animating)), (58, 3))
        self.assertEqual(sum(len(row.navigating) for row in sanitizer.categories), 7)

    def test_sentences_become_statements(self) -> None:
        loaded = self.loads()
        emitter = SanitizerEmitter(loaded.model, loaded.tables, loaded.sanitizer, loaded.default)
        functions = {a.name: emitter.function(a) for a in loaded.model.algorithms if a.part == "sanitizer"}
        lines = functions["setting_comments_to_changes_the_configuration"].lines
        self.assertEqual(
            [line for line in lines if not line.strip().startswith("//")],
            [
                "const auto at = enter(SanitizerBranch::setting_comments_to_changes_the_configuration);",
                "if (at(1, comments() == allow)) return false;",
                "comments() = allow;",
                "return true;",
            ],
        )

    def test_what_only_a_parser_that_sanitizes_does_has_branches_of_its_own(self) -> None:
        model = self.loads().models["2026-10-03"][0]
        branches = {branch.name: branch for branch in model.sanitizer_branches}
        self.assertFalse(branches.keys() & {branch.name for branch in model.branches})
        block = branches["while_parsing_insert_a_comment_at"]
        self.assertEqual(
            (block.kind, block.part, block.anchor), ("loop", "while parsing", "#insert-a-comment")
        )
        condition = branches["while_parsing_insert_a_comment_at_if_1"]
        self.assertEqual(
            (condition.kind, condition.text), ("condition", "the sanitizer does not keep comments")
        )

    def test_names_of_members(self) -> None:
        self.assertEqual(phrases.member("replaceWithChildrenElements"), "replace_with_children_elements")
        self.assertEqual(phrases.member("javascriptURLs"), "javascript_urls")


class Days(SpecCase):
    """Before pull request 12898, only a safe method determined the treatment of javascript: URLs; since then, the configuration does."""

    def functions(self, day: str) -> dict[str, list[str]]:
        model, tables = load_day(self.spec, day)
        problems = Problems()
        sanitizer = read_sanitizer(self.spec, day, tables, problems)
        problems.raise_if_any()
        emitter = SanitizerEmitter(model, tables, sanitizer, self.loads().default)
        self.members = [name for name, _, _ in sanitizer.members]
        return {a.name: emitter.function(a).lines for a in model.algorithms if a.part == "sanitizer"}

    def test_javascript_urls(self) -> None:
        before, since = self.functions("2026-08-01"), self.functions("2026-09-10")
        decides = "is_removed_from_elements_named"
        self.assertIn("if (at(9, is_safe())) {", before[decides])
        self.assertIn("if (at(9, javascript_urls() != true)) {", since[decides])
        self.assertNotIn("javascript_urls", "".join(line for lines in before.values() for line in lines))
        self.assertNotIn("is_safe())", "".join(line for lines in since.values() for line in lines))
        self.assertIn("javascriptURLs", self.members)
        self.functions("2026-08-01")
        self.assertNotIn("javascriptURLs", self.members)


class Rejected(SpecCase):
    def test_unknown_names(self) -> None:
        self.edit(CATEGORIES, "html abbr\tdefault", "html abbr\tdefaultx")
        self.stops(CATEGORIES, "html abbr", "unknown “defaultx”", "default")
        self.edit(CATEGORIES, "html abbr\tdefaultx", "html abbbr\tdefault")
        self.stops(CATEGORIES, "html abbbr", "unknown tag “abbbr”", "abbr")

    def test_only_elements_of_the_default_configuration_have_attributes(self) -> None:
        self.edit(CATEGORIES, "html base\tunsafe\t-", "html base\tunsafe\thref")
        self.stops(CATEGORIES, "html base", "only an element of the default configuration has attributes")

    def test_unknown_phrases(self) -> None:
        file = "sanitizer/modifiers.rules"
        self.edit(file, 'append target to configuration["processingInstructions"]', "append target to x")
        self.stops(file, "append target to x", "“x” is not a known items")

    def test_unknown_files(self) -> None:
        (self.spec / "sanitizer/more.rules").touch()
        self.stops_at("spec/sanitizer/more.rules:1", "not read by the generator")
        (self.spec / "sanitizer/more.rules").unlink()
        (self.spec / "sanitizer/more.tsv").touch()
        self.stops_at("spec/sanitizer/more.tsv:1", "nothing reads this table")


if __name__ == "__main__":
    unittest.main()
