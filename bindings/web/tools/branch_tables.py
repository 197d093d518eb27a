#!/usr/bin/env python3
"""branch_tables.py OUT EDITION...: copies each generated/edition-*/observed/edition.cpp to OUT, with a smaller table of branches.

The generated table has five texts for each branch: 40 bytes of addresses and sizes, which do not compress, and the editions
share most texts. Here a branch that editions share is written once, its name and its rule are left out because they can be made from the
rest, and an edition has the numbers of its branches: as differences from the branch before it, because the numbers rise from
branch to branch. src/branch_table.cpp makes the table when the module starts.
"""

import re
import sys
from pathlib import Path

TABLE = re.compile(r"constexpr BranchInfo branches\[\] = \{\n(.*?)\n\};\n", re.DOTALL)
STRING = r'"((?:[^"\\]|\\.)*)"'
ROW = re.compile(
    r"\{STRING, BranchKind::(\w+), static_cast<std::uint16_t>\( Branch::(\w+) \), STRING, STRING, STRING, STRING, (\d+)\}".replace(
        "STRING", STRING
    ).replace(
        " ", r"\s*"
    )
)
KINDS = ["row", "algorithm", "condition", "loop"]


def main() -> None:
    out, *paths = sys.argv[1:]
    folder = Path(out)
    folder.mkdir(parents=True, exist_ok=True)
    # The newest first: the others have most of its branches.
    sources = {Path(path): Path(path).read_text("utf-8") for path in sorted(paths, reverse=True)}
    numbers: dict[tuple, int] = {}
    for path, source in sources.items():
        branches = [numbers.setdefault(branch, len(numbers)) for branch in branches_of(rows_of(source))]
        table = (
            f"constexpr std::int16_t branch_numbers[] = {{{differences(branches)}}};\n"
            f"const web::BranchTable<{len(branches)}> branch_table(branch_numbers);\n"
            f"constexpr const BranchInfo (&branches)[{len(branches)}] = branch_table.rows;\n"
        )
        made = TABLE.sub(lambda _: table, source, count=1)
        (folder / f"{path.parent.parent.name}.cpp").write_text(f'#include "branch_table.h"\n{made}', "utf-8")
    kinds = [branch[0] for branch in numbers]
    owners = [branch[2] for branch in numbers if branch[2]]
    columns = [[branch[1] for branch in numbers], *map(list, zip(*owners))]
    texts: dict[str, int] = {}
    for column in [*columns[1:2], columns[0], *columns[2:]]:
        for text in column:
            texts.setdefault(text, len(texts))
    written = ",\n    ".join(differences([texts[text] for text in column]) for column in columns[1:])
    lines = "\n".join(f'    "{text}\\0"' for text in texts)
    (folder / "branch_texts.cpp").write_text(
        '#include "branch_table.h"\n\nnamespace lockstep::web {\n\n'
        f"constexpr char texts[] =\n{lines};\n"
        f"constexpr std::uint8_t kinds[] = {{{', '.join(map(str, kinds))}}};\n"
        f"constexpr std::int16_t text_numbers[] = {{{differences([texts[text] for text in columns[0]])}}};\n"
        f"constexpr std::int16_t owner_numbers[] = {{\n    {written}}};\n"
        f"const BranchColumns branch_columns = {{{len(numbers)}, {len(owners)}, {len(texts)}, texts, kinds, text_numbers, owner_numbers}};\n"
        "\n}  // namespace lockstep::web\n",
        "utf-8",
    )


def differences(numbers: list[int]) -> str:
    return ", ".join(str(number - last) for number, last in zip(numbers, [0, *numbers]))


def branches_of(rows: list[dict]) -> list[tuple]:
    """Each branch: kind, text, what src/branch_table.cpp makes the rest of a row or algorithm from, and what sets it apart.

    Conditions and loops follow the row or algorithm that has them, and get their names and places from it; so one that is not
    the same in all its conditions is another one.
    """
    branches = []
    groups: list[list[dict]] = []
    for row in rows:
        if row["kind"] in ("row", "algorithm"):
            groups.append([])
        groups[-1].append(row)
    for owner, *inside in groups:
        name, text, rule, *where = owner["texts"]
        place, end = "algorithm", ""
        if owner["kind"] == "row":
            assert rule.endswith(f": {text}"), rule
            place = rule[: -len(text) - 2]
            start = name_of(place.removeprefix("state ")) + "_"
            assert name.startswith(start), name
            end = name[len(start) :]
        else:
            assert rule == f"algorithm {text}" and name == name_of(text), name
        group = (name, rule, *((row["kind"], row["depth"], row["texts"][1]) for row in inside))
        assert owner["depth"] == 0, owner
        branches.append((kind_of(owner), text, (end, place, *where), group))
        for number, row in enumerate(inside, 1):
            assert [row["texts"][0], *row["texts"][2:]] == [f"{name}_{number}", rule, *where], row
            branches.append((kind_of(row), row["texts"][1], (), (number, *group)))
    return branches


def kind_of(row: dict) -> int:
    """The kind, and the depth."""
    return KINDS.index(row["kind"]) + 4 * row["depth"]


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
        name, kind, owner, *texts, depth = match.groups()
        rows.append({"kind": kind, "depth": int(depth), "owner": owner, "texts": [name, *texts]})
    assert table[end:].strip() in ("", ","), table[end:][:200]
    return rows


if __name__ == "__main__":
    main()
