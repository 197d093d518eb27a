"""Random Content-Type headers and resources, as cases of MIME types. Run as a program, it prints them as
lines of JSON for scripts/dev mutate --try:

    python3 -m lockstep_cases.random_cases.mime --count 20000 --seed 1
"""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Iterator
from typing import Any

from lockstep_rules.diagnostics import Problems
from lockstep_rules.loading import ROOT
from lockstep_rules.mime import Pattern, read_patterns

TYPES = """text/html|text/plain|text/xml|application/xml|image/svg+xml|a/b+xml|image/png|image/x|audio/x|video/x|application/ogg|a/b|audio/y
*/*|unknown/unknown|application/unknown|text/plain; charset=ISO-8859-1|text/plain; charset=iso-8859-1
text/plain; charset=UTF-8|TEXT/HTML|text|/html|text/|text/html;charset=x|text/html;charset=y|a/b;charset=x""".replace(
    "\n", "|"
).split(
    "|"
)
WORDS = [
    *" \t\n\r\f,;=/\"\\*+'\x00\x0b\x7f\x80\xe4\xff",
    *'a|b|A|x|charset|CHARSET|text|html|;charset=x|;charset=y|;a=b|;a=|;=b|;a|, |,text/html|"a"|"\\""|\\\\|"a,b"|;a="|;a="\\|;\ta=b|="b"c'.split(
        "|"
    ),
]
BEGINNINGS = ["", " ", "\t\n\f\r ", "x", "\x0b", "\0", "\xfe\xff", "\xff\xfe", "\xef\xbb\xbf"]
BYTES = " >x<!\t\n\x08\x09\x0b\x0e\x1a\x1b\x1c\x1f\x7f\xff\0"


def cases(count: int, seed: int) -> Iterator[dict[str, Any]]:
    problems = Problems()
    patterns = [one for table in read_patterns(ROOT / "spec", problems).values() for one in table]
    problems.raise_if_any()
    chance = random.Random(seed)
    for _ in range(count):
        yield one_case(chance, patterns)


def one_case(chance: random.Random, patterns: list[Pattern]) -> dict[str, Any]:
    header = {} if chance.random() < 0.4 else {"content_type": header_at_random(chance)}
    return header | {"resource": resource_at_random(chance, patterns)}


def header_at_random(chance: random.Random) -> str:
    text = ", ".join(chance.choices(TYPES, k=chance.choice([1, 1, 1, 2, 3])))
    for _ in range(chance.choice([0, 0, 1, 1, 2, 3, 5])):
        at = chance.choice([0, len(text), chance.randrange(len(text) + 1)])
        text = text[:at] + chance.choice(WORDS) + text[at + chance.choice([0, 0, 1]) :]
    return text


def resource_at_random(chance: random.Random, patterns: list[Pattern]) -> str:
    kind = chance.random()
    if kind < 0.15:
        return chance.choice(BEGINNINGS) + "".join(chance.choices(BYTES, k=chance.randrange(3)))
    pattern = chance.choice(patterns)
    # Bits that the mask hides may be set.
    text = "".join(
        chr(byte | (~mask & 0xFF & chance.choice([0, 0, 0x20, 0xFF])))
        for byte, mask in zip(pattern.bytes, pattern.mask)
    )
    if chance.random() < 0.1:
        text = text[: chance.randrange(len(text))]
    elif chance.random() < 0.2:
        at = chance.randrange(len(text))
        text = text[:at] + chr(chance.randrange(256)) + text[at + 1 :]
    beginning = chance.choice(BEGINNINGS) if chance.random() < 0.4 else ""
    end = chance.choice(" >") if pattern.ends and chance.random() < 0.7 else ""
    return beginning + text + end + "".join(chance.choices(BYTES, k=chance.randrange(3)))


def main() -> None:
    parser = argparse.ArgumentParser(description="Prints random cases of MIME types, one line of JSON each.")
    parser.add_argument("--count", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    for case in cases(options.count, options.seed):
        print(json.dumps(case))


if __name__ == "__main__":
    main()
