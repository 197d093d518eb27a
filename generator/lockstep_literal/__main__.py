"""Command line of scripts/dev literal: answers cases as `lockstep cases` does."""

from __future__ import annotations

import argparse
import json
import sys
from typing import Any

from lockstep_rules.loading import AFTER_EDITIONS, ROOT, load

from .parser import Result, Rules, parse


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="scripts/dev literal",
        description="Parses cases by the literal reading of the rules: one line of JSON each, as “lockstep cases” takes"
        " them, with one answer each. Slow. docs/evidence/mutation.md explains.",
    )
    parser.add_argument("command", choices=["cases"])
    parser.parse_args()
    loaded = load(ROOT / "spec", AFTER_EDITIONS)
    rules = {date: Rules(*model, ROOT / "spec") for date, model in loaded.models.items()}
    for line in sys.stdin:
        if line.strip():
            case = json.loads(line)
            print(json.dumps(answer(rules[case.get("edition") or loaded.default.date], case)), flush=True)
    return 0


def answer(rules: Rules, case: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = {"id": case["id"]} if "id" in case else {}
    result: Result = parse(rules, {name: value for name, value in case.items() if value is not None})
    if result.failure:
        return found | {"error": result.failure}
    if result.sanitized is not None:
        return found | result.sanitized
    if result.mime is not None:
        return found | result.mime
    if result.hosted is not None:
        return found | result.hosted
    found["tree"] = result.tree
    if result.quirks is not None:
        found["quirks"] = result.quirks
        if result.mode == "limited-quirks":
            found["limited_quirks"] = True
    found["errors"] = [
        {"code": code, "line": line, "column": column}
        for (_, code), (line, column) in zip(result.errors, result.places, strict=True)
    ]
    if case.get("hidden"):
        found["hidden"] = result.hidden_lines
    if result.encoding:
        found["encoding"] = result.encoding
    return found


if __name__ == "__main__":
    sys.exit(main())
