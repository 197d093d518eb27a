"""The shrinker; and the same seed gives the same random cases."""

from __future__ import annotations

import itertools
import json
import unittest
from collections.abc import Iterator

from lockstep_cases.cases import Case
from lockstep_cases.minimize import smaller
from lockstep_cases.random_cases.command_pages import Pages
from lockstep_cases.random_cases.sanitizer import Generator
from lockstep_cases.random_cases.scripted import Scripted
from lockstep_cases.sanitizer_witnesses import Members, cheaper
from lockstep_cases.shrinking import shrink, shrink_while


class Shrinking(unittest.TestCase):
    def test_what_is_not_needed_goes(self) -> None:
        def reduced(case: Case) -> Iterator[Case]:
            return (one for one in smaller(case) if one.cost < case.cost)

        found = shrink_while(Case("<p>a<b>q</b>"), reduced, lambda case: "q" in case.input)
        self.assertEqual(found, Case("q"))
        self.assertEqual(shrink_while(Case("q"), reduced, lambda case: False), Case("q"))

    def test_cases_are_tried_together(self) -> None:
        asked: list[list[int]] = []

        def best(cases: list[int]) -> int | None:
            asked.append(cases)
            return min((case for case in cases if case % 5 == 0), default=None)

        self.assertEqual(shrink(10, lambda found: range(found - 1, 0, -1), best, together=3), 5)
        self.assertEqual(asked, [[9, 8, 7], [6, 5, 4], [4, 3, 2], [1]])

    def test_cases_of_the_sanitizer(self) -> None:
        case: Members = {
            "method": "setHTML",
            "html": "<b onclick=x>y</b>",
            "config": {"elements": ["b", {"name": "i"}], "comments": True},
        }
        found = shrink_while(
            case,
            cheaper,
            lambda one: one.get("method") == "setHTML" and '"i"' in json.dumps(one.get("config")),
        )
        self.assertEqual(found, {"method": "setHTML", "config": {"elements": ["i"]}})


class Generators(unittest.TestCase):
    def test_the_same_seed_gives_the_same_cases(self) -> None:
        def cases(seed: int) -> tuple[object, ...]:
            sanitizer = Generator(seed, frozenset())
            return (
                list(Pages(seed).cases(20)),
                list(itertools.islice(Scripted(seed).cases(20), 20)),
                [sanitizer.case() for _ in range(20)],
            )

        for one, same, other in zip(cases(1), cases(1), cases(2), strict=True):
            self.assertEqual(one, same)
            self.assertNotEqual(one, other)


if __name__ == "__main__":
    unittest.main()
