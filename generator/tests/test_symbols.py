"""Phrases are symbols: their words are in one place, and nothing depends on them; nothing reads emitted C++."""

from __future__ import annotations

import difflib
import re
import unittest

from lockstep_generator.parse import PARTS
from lockstep_generator.phrases import mime
from lockstep_generator.phrases.symbol import Table
from lockstep_generator.pipeline import ROOT, Loaded, emit, load, parts_of
from lockstep_generator.specialized import FILE, differences, specialized
from rewording import MARK, Rewording, as_before, reworded, reworded_phrases
from support import SpecCase

TABLES: list[Table] = [module.the for module in [*PARTS.values(), mime]]


class Reworded(SpecCase):
    def test_only_comments_change(self) -> None:
        """All phrases, each word another one: what is generated differs in comments, and in the sentences that it shows."""
        original = load(ROOT / "spec", "9999-12-31")
        Rewording(original, TABLES).apply(self.spec)
        before, parts = emit(original, parts_of(original)), parts_of(original)
        with reworded_phrases(TABLES):
            found = self.loads()
            parts_now = parts_of(found)
            after = emit(found, parts_now)
        self.assertEqual(differences(specialized(parts), specialized(parts_now)), [])
        self.assertEqual(list(before), list(after))
        self.assertIn(f"push{MARK} ", after["parser/tree/algorithms.h"])
        for path, text in before.items():
            changes = difflib.unified_diff(
                code(text), code(as_before(after[path])), path, "reworded", n=0, lineterm=""
            )
            self.assertEqual(list(changes), [])

    def test_rewording(self) -> None:
        self.assertEqual(reworded("push {element} onto it"), f"push{MARK} {{element}} onto{MARK} it{MARK}")
        self.assertEqual(reworded("{string}"), "{string}")


def code(text: str) -> list[str]:
    """The lines without comments and white space at their ends."""
    lines = (re.sub(r"//.*", "", line).strip() for line in text.split("\n"))
    return [line for line in lines if line]


class Specialized(unittest.TestCase):
    loaded: Loaded

    @classmethod
    def setUpClass(cls) -> None:
        cls.loaded = load(ROOT / "spec", "9999-12-31")

    def test_the_list_is_fresh(self) -> None:
        found = differences(FILE.read_text(encoding="utf-8"), specialized(parts_of(self.loaded)))
        self.assertEqual(found, [], "if this is intended, run scripts/generate --specialized")


class Edited(SpecCase):
    def test_a_rule_that_loses_its_lane(self) -> None:
        self.edit(
            "tree/in-body.rules",
            "    close a p element\n",
            "    set the form element pointer to null\n    close a p element\n",
            after="  end tag p",
        )
        found = differences(FILE.read_text(encoding="utf-8"), specialized(parts_of(self.loads())))
        self.assertIn("no longer specialized: lane\tin_body_end_tag_p\tall", found)


if __name__ == "__main__":
    unittest.main()
