"""The generated text, which is the same for all editions, as the compiler sees it for one edition."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

DATED = re.compile(r"( *)(?:\} else )?if constexpr \((edition [^()]+)\) \{(?:  //.*)?$")
DATED_BRANCH = re.compile(r"( *)\} else if \((edition [^()]+?) && (?!edition)(.*)$")
TEST = re.compile(r"edition (>=|<=|>|<) Day\{(\d+), (\d+), (\d+)\}")
MARK = re.compile(r"^// .*  \[(?:since (\S+))? ?(?:until (\S+))?\]$")
FUNCTION = re.compile(r"::(\w+)\(")
NUMBER = re.compile(r"\bat\(\d+")
ROW = re.compile(r"(\w+)\.(begin_as|on\w*)\((.*?)\);")


def as_compiled(lines: Iterable[str], day: str) -> Iterator[str]:
    """The text without the parts that the compiler leaves out in the edition of that day."""
    blocks: list[
        tuple[str, bool, bool]
    ] = []  # indentation, whether it is compiled, and whether it or an earlier branch is compiled
    left_out = ""  # ends the branch that is not compiled
    for line in lines:
        if left_out and line.startswith(left_out):
            left_out = ""
        begins = DATED.match(line)
        branch = DATED_BRANCH.match(line)
        if begins and not line.lstrip().startswith("}"):
            holds = is_true(begins[2], day)
            blocks.append((begins[1], holds, holds))
            continue
        if blocks and line.startswith(f"{blocks[-1][0]}}}"):
            indent, _, done = blocks.pop()
            if line.startswith(f"{indent}}} else"):
                holds = not done and (begins is None or is_true(begins[2], day))
                blocks.append((indent, holds, done or holds))
            continue
        if branch and is_true(branch[2], day):
            line = f"{branch[1]}}} else if ({branch[3]}"
        elif branch:
            left_out = f"{branch[1]}}}"
        if not left_out and all(compiled for _, compiled, _ in blocks):
            yield line.removeprefix("  " * len(blocks))


def is_true(test: str, day: str) -> bool:
    compared = {">=": day.__ge__, "<=": day.__le__, ">": day.__gt__, "<": day.__lt__}
    return all(
        compared[sign](f"{year}-{int(month):02}-{int(of_month):02}")
        for sign, year, month, of_month in TEST.findall(test)
    )


def functions(text: str, day: str) -> dict[str, str]:
    """The functions of a file in the edition of that day, by name: their bodies, without comments, white
    space and branch numbers."""
    found: dict[str, str] = {}
    for chunk in text.split("\n\n"):
        lines = chunk.split("\n")
        marks = [mark for line in lines if (mark := MARK.match(line))]
        if marks and not ((marks[0][1] or "") <= day and (not marks[0][2] or day < marks[0][2])):
            continue
        code = [line.strip() for line in as_compiled(lines, day) if not line.lstrip().startswith("//")]
        name = FUNCTION.search(" ".join(code))
        if name and code[-1] == "}":
            found[name[1]] = NUMBER.sub("at(", "".join("".join(code).split()))
    return found


def dispatched(text: str, day: str) -> dict[str, dict[str, str]]:
    """The dispatch table of an edition: for each mode, the rule for each token that the table names."""
    table: dict[str, dict[str, str]] = {}
    for mode, function, arguments in ROW.findall(" ".join(" ".join(as_compiled(text.split("\n"), day)).split())):
        cells = table.setdefault(mode, {})
        names, _, value = arguments.rpartition("}, ")
        if function == "begin_as":
            cells.update(table[arguments.removeprefix("Mode::")])
        elif function.startswith("on_any_"):
            kind = function.removeprefix("on_any_")
            table[mode] = {name: rule for name, rule in cells.items() if not name.startswith(kind)}
            table[mode][kind] = in_edition(value, day)
        else:
            kind = function.removeprefix("on_").removesuffix("s") if "_" in function else "token"
            rule = in_edition(value, day)
            cells.update({f"{kind} {name}": rule for name in names.strip("{ ").split(", ")})
    return table


def in_edition(rule: str, day: str) -> str:
    """The rule in the edition of that day; `rule` may be a choice by edition."""
    while " ? " in rule:
        test, _, rest = rule.partition(" ? ")
        chosen, _, otherwise = rest.partition(" : ")
        rule = chosen if is_true(test, day) else otherwise
    return rule


def changes_for(day: str, old: dict[str, str], new: dict[str, str]) -> list[str]:
    """The files of parser/ whose behavior has changed in the edition of that day, with the changed
    functions."""
    found: list[str] = []
    for path in sorted(old.keys() & new.keys()):
        if old[path] == new[path] or not re.match(r"parser/(tree/|tokenizer/|sniffing\.h|dispatch\.h)", path):
            continue
        before, after = functions(old[path], day), functions(new[path], day)
        names = [name for name in {**before, **after} if before.get(name) != after.get(name)]
        if dispatched(old[path], day) != dispatched(new[path], day):
            names.append("which rule a token meets")
        if names:
            found.append(f"{path}: {', '.join(names)}")
    return found
