"""How many tree-construction tests of html5lib-tests a parser passes: the table of docs/start/compare.md.

    PYTHONPATH=generator python3 tests/differential/suite.py [--edition 2024-09-12] [--scripting] 'COMMAND'

COMMAND speaks the protocol of `lockstep cases`, such as `build/release/lockstep cases` or the programs of
oracles/. A test without a scripting mode counts with scripting off. Tests that run scripts are left out. Only
trees are compared.
"""

from __future__ import annotations

import argparse
import json
import shlex
import subprocess
import sys

from lockstep_cases.suites import dat_tests, test_data


def cases(folder: str, scripting: bool) -> list[tuple[dict[str, object], str]]:
    found = []
    data = test_data(f"html5lib-tests/{folder}")
    if data is None:
        sys.exit(f"suite: there is no html5lib-tests/{folder}: set LOCKSTEP_TESTDATA")
    for path in sorted(data.glob("*.dat")):
        for _, sections in dat_tests(path):
            modes = [word == "script-on" for word in ("script-off", "script-on") if word in sections]
            for mode in modes or (False,):
                if mode and not scripting:
                    continue
                case: dict[str, object] = {"id": len(found), "html": sections["data"], "scripting": mode}
                if "document-fragment" in sections:
                    case["context"] = sections["document-fragment"]
                found.append((case, sections["document"].strip("\n")))
    return found


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("command")
    parser.add_argument("--edition", help="the tests as of that day: 2024-09-12; by default today's")
    parser.add_argument("--scripting", action="store_true", help="also the tests that need scripting to be on")
    options = parser.parse_args()
    chosen = cases("tree-construction" + (f"-{options.edition}" if options.edition else ""), options.scripting)
    edition = {"edition": options.edition} if options.edition else {}
    lines = "".join(json.dumps(case | edition) + "\n" for case, _ in chosen)
    done = subprocess.run(shlex.split(options.command), input=lines, capture_output=True, encoding="utf-8", check=True)
    answers = [json.loads(line) for line in done.stdout.splitlines() if line.strip()]
    passed = sum(answer.get("tree") == wanted for answer, (_, wanted) in zip(answers, chosen, strict=True))
    print(f"{passed} of {len(chosen)} ({100 * passed / len(chosen):.1f} %)")
    return 0


if __name__ == "__main__":
    sys.exit(main())
