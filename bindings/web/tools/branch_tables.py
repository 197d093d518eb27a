#!/usr/bin/env python3
"""branch_tables.py OUT EDITION...: copies each generated/edition-*/observed/edition.cpp to OUT, with a smaller table of branches.

The generated table has five texts for each branch: 40 bytes of addresses and sizes, which do not compress, and the editions
share most texts. Here each text is written once, for all editions, and a branch has their numbers: as differences from the
branch before it, because the numbers rise from branch to branch. src/branch_table.h makes the table when the module starts.
"""

import re
import sys
from pathlib import Path

TABLE = re.compile(r"constexpr BranchInfo branches\[\] = \{\n(.*?)\n\};\n", re.DOTALL)
STRING = r'"((?:[^"\\]|\\.)*)"'
ROW = re.compile(
    r"\{STRING, BranchKind::(\w+), static_cast<std::uint16_t>\( Branch::(\w+) \), STRING, STRING, STRING, STRING\}".replace(
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
    # The newest first: its texts are then in the order of its branches.
    sources = {Path(path): Path(path).read_text("utf-8") for path in sorted(paths, reverse=True)}
    tables = {path: rows_of(source) for path, source in sources.items()}
    numbers: dict[str, int] = {}
    for column in range(5):
        for rows in tables.values():
            for row in rows:
                numbers.setdefault(row["texts"][column], len(numbers))
    for path, source in sources.items():
        rows = tables[path]
        names = {row["texts"][0]: number for number, row in enumerate(rows)}
        columns = [[KINDS.index(row["kind"]) for row in rows], [names[row["owner"]] for row in rows]]
        columns += [[numbers[row["texts"][column]] for row in rows] for column in range(5)]
        differences = [str(a - b) for values in columns for a, b in zip(values, [0, *values])]
        table = (
            f"constexpr std::int16_t branch_numbers[] = {{{', '.join(differences)}}};\n"
            f"const web::BranchTable<{len(rows)}> branch_table(branch_numbers);\n"
            f"constexpr const BranchInfo (&branches)[{len(rows)}] = branch_table.rows;\n"
        )
        made = TABLE.sub(lambda _: table, source, count=1)
        (folder / f"{path.parent.parent.name}.cpp").write_text(f'#include "branch_table.h"\n{made}', "utf-8")
    texts = "\n".join(f'    "{text}\\0"' for text in numbers)
    (folder / "branch_texts.cpp").write_text(
        '#include "branch_table.h"\n\nnamespace lockstep::web {\n\n'
        f"const std::size_t kBranchTexts = {len(numbers)};\nconst char branch_texts[] =\n{texts};\n\n}}  // namespace lockstep::web\n",
        "utf-8",
    )


def rows_of(source: str) -> list[dict]:
    found = TABLE.search(source)
    assert found, "the table of branches"
    table = re.sub(r'(?<!\\)"\s*\n\s*"', "", found[1])
    rows = []
    end = 0
    for match in ROW.finditer(table):
        assert table[end : match.start()].strip() in ("", ","), table[end : match.start()]
        end = match.end()
        name, kind, owner, *texts = match.groups()
        rows.append({"kind": kind, "owner": owner, "texts": [name, *texts]})
    assert table[end:].strip() in ("", ","), table[end:]
    return rows


if __name__ == "__main__":
    main()
