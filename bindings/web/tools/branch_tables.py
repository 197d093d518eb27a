#!/usr/bin/env python3
"""branch_tables.py OUT BRANCHES: writes a smaller table of the branches of generated/observed/branches.cpp to OUT.

The generated table has five texts for each branch: 40 bytes of addresses and sizes, which do not compress. Here names and rules
are left out because they can be made from the rest. src/branch_table.cpp makes the table when the module starts.
"""

import re
import sys
from pathlib import Path

TABLE = re.compile(r"constexpr Place places\[\] = \{\n(.*?)\n\};\n", re.DOTALL)
STRING = r'"((?:[^"\\]|\\.)*)"'
ROW = re.compile(
    r'\{ "(\w+)", (\w+), STRING( , (\d+)( , STRING, STRING, STRING)? )?\}'.replace("STRING", STRING).replace(" ", r"\s*")
)
KINDS = ["row", "algorithm", "condition", "loop"]


def main() -> None:
    out, path = map(Path, sys.argv[1:])
    rows = rows_of(path.read_text("utf-8"))
    owners = [owner for row in rows if (owner := parts_of(row, rows)) is not None]
    columns = [[row["text"] for row in rows], *map(list, zip(*owners))]
    texts: dict[str, int] = {}
    for column in [*columns[1:2], columns[0], *columns[2:]]:
        for text in column:
            texts.setdefault(text, len(texts))
    kinds = [KINDS.index(row["kind"]) + 4 * row["depth"] for row in rows]
    written = ",\n    ".join(differences([texts[text] for text in column]) for column in columns[1:])
    lines = "\n".join(f'    "{text}\\0"' for text in texts)
    out.parent.mkdir(parents=True, exist_ok=True)
    out.write_text(
        '#include "branch_table.h"\n\nnamespace lockstep::web {\n\n'
        f"constexpr char texts[] =\n{lines};\n"
        f"constexpr std::uint8_t kinds[] = {{{', '.join(map(str, kinds))}}};\n"
        f"constexpr std::int16_t text_numbers[] = {{{differences([texts[text] for text in columns[0]])}}};\n"
        f"constexpr std::int16_t owner_numbers[] = {{\n    {written}}};\n"
        f"const BranchColumns branch_columns = {{{len(rows)}, {len(owners)}, {len(texts)}, texts, kinds, text_numbers, owner_numbers}};\n"
        "\n}  // namespace lockstep::web\n",
        "utf-8",
    )


def differences(numbers: list[int]) -> str:
    return ", ".join(str(number - last) for number, last in zip(numbers, [0, *numbers]))


def parts_of(row: dict, rows: list[dict]) -> tuple[str, str, str, str] | None:
    """What src/branch_table.cpp makes the rest of a row or algorithm from: the end of its name, its place, anchor and file. None
    for conditions and loops, which get theirs from the row or algorithm above them."""
    name, text, where = row["name"], row["text"], row["where"]
    if not where:
        above = rows[: rows.index(row)]
        number = 1 + next(i for i, other in enumerate(reversed(above)) if other["where"])
        owner = above[-number]
        assert name == f"{owner['name']}_{number}", row
        return None
    rule, anchor, file = where
    assert row["depth"] == 0, row
    if row["kind"] == "algorithm":
        assert rule == f"algorithm {text}" and name == name_of(text), name
        return "", "algorithm", anchor, file
    assert rule.endswith(f": {text}"), rule
    place = rule[: -len(text) - 2]
    start = name_of(place.removeprefix("state ")) + "_"
    assert name.startswith(start), name
    return name[len(start) :], place, anchor, file


def name_of(words: str) -> str:
    return re.sub(r"[^a-z0-9]+", "_", re.sub(r"\{[^}]*\}", " ", words.lower())).strip("_")


def rows_of(source: str) -> list[dict]:
    found = TABLE.search(source)
    assert found, "the table of branches"
    table = re.sub(r'(?<!\\)"\s*\n\s*"', "", found[1])
    rows = []
    end = 0
    for match in ROW.finditer(table):
        assert table[end : match.start()].strip() in ("", ","), table[end : match.start()][:200]
        end = match.end()
        name, kind, text, _, depth, of_owner, *where = match.groups()
        rows.append(
            {"name": name, "kind": kind, "text": text, "depth": int(depth or 0), "where": where if of_owner else []}
        )
    assert table[end:].strip() in ("", ","), table[end:][:200]
    return rows


if __name__ == "__main__":
    main()
