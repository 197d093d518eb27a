"""The scan of whole tags: the states whose text ends by a bare end tag, and edits after which that is not derived."""

from __future__ import annotations

import unittest

from lockstep_generator.emit.tag_scan import TagScanWriter
from lockstep_generator.pipeline import ROOT, Loaded, load
from support import SpecCase

RULES = "tokenizer.rules"


def ended_by_tags(loaded: Loaded) -> list[str]:
    writer = TagScanWriter(loaded.models[loaded.editions[-1].date][0])
    return [name for name, state in writer.states.items() if writer.ends_by_its_tag(state)]


class Derived(unittest.TestCase):
    def test_states_of_text(self) -> None:
        escaped = [f"script data escaped{dashes}" for dashes in ("", " dash", " dash dash")]
        self.assertEqual(ended_by_tags(load(ROOT / "spec")), ["RCDATA", "RAWTEXT", "script data", *escaped])


class Edited(SpecCase):
    def test_not_only_appropriate_end_tags(self) -> None:
        self.edit(
            RULES,
            "  '>' when the current end tag token is an appropriate end tag token\n",
            "  '>'\n",
            after="state RAWTEXT end tag name",
        )
        self.assertNotIn("RAWTEXT", ended_by_tags(self.loads()))

    def test_letters_that_are_not_appended(self) -> None:
        self.edit(
            RULES,
            "    append the current input character to the current tag token's tag name\n",
            "",
            after="state RAWTEXT end tag name",
        )
        self.assertNotIn("RAWTEXT", ended_by_tags(self.loads()))


if __name__ == "__main__":
    unittest.main()
