"""The report as text for a terminal, and as JSON."""

from __future__ import annotations

import textwrap
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from .clauses import Clause
from .drift import Change, wording
from .entry import STATUSES, Entry
from .rules import Rule

MULTIPAGE = "https://html.spec.whatwg.org/multipage/"
PAGES = {
    "parsing": f"{MULTIPAGE}parsing.html",
    "sanitization": f"{MULTIPAGE}dynamic-markup-insertion.html",
    "rendering": f"{MULTIPAGE}rendering.html",
    "inner-text": f"{MULTIPAGE}dom.html",
    "selectors": f"{MULTIPAGE}semantics-other.html",
    "attributes": f"{MULTIPAGE}indices.html",
    "mime": "https://mimesniff.spec.whatwg.org/",
}
WIDTH = 100


@dataclass
class Audit:
    """The results of a run."""

    standard: str
    edition: str
    against: str = ""
    entries: dict[str, Entry] = field(default_factory=dict)
    changes: list[Change] = field(default_factory=list)
    reviewed: dict[str, str] = field(default_factory=dict)  # clause -> day
    completeness: bool = True  # whether completeness was requested
    drift: bool = True
    matched: int = 0  # the number of rows and cases compared
    parts: dict[str, str] = field(default_factory=dict)  # clause -> part, for the page and the lock

    def fold_renames(self) -> None:
        """Reports a renamed anchor as one difference, not as one for each rule, clause and row."""
        for change in self.changes:
            if change.drift != "renamed":
                continue
            new, old = change.id, change.was
            for name in [one for one in self.entries if one.partition("/")[0] == old]:
                entry = self.entries[name]
                if entry.clause is None:
                    del self.entries[name]
            for name, entry in self.entries.items():
                if name.partition("/")[0] == new and entry.status == "no rule":
                    entry.status, entry.differences = "matches", []
            renamed = self.entries.get(new)
            if renamed:
                renamed.status, renamed.differences = "differs", [
                    f"the anchor was #{old}, which the rules still have"
                ]

    @property
    def differences(self) -> list[Entry]:
        return [entry for entry in self.entries.values() if entry.differences]

    def part(self, name: str) -> str:
        """The part of the Standard for a clause, or for a rule without one."""
        entry = self.entries.get(name)
        return self.parts.get(name) or (entry.rules[0].part if entry and entry.rules else "parsing")

    @property
    def clean(self) -> bool:
        return not ((self.completeness and self.differences) or (self.drift and self.changes))


def page_of(part: str) -> str:
    """The page of the multipage edition for that part."""
    return PAGES[part]


def link(anchor: str, part: str = "parsing") -> str:
    return f"{page_of(part)}#{anchor}"


def wrapped(text: str, indent: str, first: str) -> list[str]:
    return textwrap.wrap(
        text,
        WIDTH,
        initial_indent=first,
        subsequent_indent=indent,
        break_long_words=False,
        break_on_hyphens=False,
    )


def rule_lines(rules: list[Rule]) -> list[str]:
    lines = []
    for rule in rules[:8]:
        lines += wrapped(f"{rule}", "      ", "    ")
    if len(rules) > 8:
        lines.append(f"    … and {len(rules) - 8} more rules")
    functions = list(dict.fromkeys(rule.function for rule in rules if rule.function))
    if functions:
        shown = ", ".join(functions[:6]) + (f", … {len(functions) - 6} more" if len(functions) > 6 else "")
        lines += wrapped(f"generated: {shown}", "      ", "    ")
    return lines


ADVICE = {
    "no rule": "restate it in spec/, or declare its place in spec/clauses.tsv",
    "not on the page": "remove it from spec/ (or give it “until”), or correct its anchor",
    "differs": "read the clause, correct the rule",
}
DRIFT_ADVICE = {
    "added": "write its rule, or declare it",
    "removed": "end its rules with “until”",
    "changed": "read it again, correct its rules",
    "moved": "give its rules the page's order",
    "renamed": "replace #{old} by #{new} in spec/",
}
ACCEPT = "; then run scripts/audit --accept"


def entry_lines(entry: Entry, part: str) -> list[str]:
    lines = [f"{entry.id}  ({entry.kind})", f"    {link(entry.anchor, part)}"]
    for difference in entry.differences:
        lines += wrapped(difference, "      ", "    - ")
    lines += rule_lines(entry.rules)
    return lines + wrapped(f"to do: {ADVICE[entry.status]}", "      ", "    ")


def change_lines(change: Change, entry: Entry | None, part: str) -> list[str]:
    was = f", was {change.was}" if change.was else ""
    since = f", reviewed on {change.reviewed}" if change.reviewed else ""
    what = f" ({', '.join(change.what)})" if change.what not in ([], ["wording"]) else ""
    clause = change.new or change.old
    lines = [f"{change.id}  ({change.kind} {change.drift}{what}{was}{since})"]
    lines.append(f"    {link(clause.anchor if clause else change.id.partition('/')[0], part)}")
    lines += rule_lines(entry.rules if entry else [])
    if change.old and change.new:
        lines += side_by_side(change.old, change.new)
    elif change.old:
        lines += [line for text in shown(change.old) for line in wrapped(text, "      ", "    < ")]
    elif change.new:
        lines += [line for text in shown(change.new) for line in wrapped(text, "      ", "    > ")]
    advice = DRIFT_ADVICE[change.drift].format(old=change.was, new=change.id)
    accept = ACCEPT if not change.old else ""
    return lines + wrapped(f"to do: {advice}{accept}", "      ", "    ")


def shown(clause: Clause) -> list[str]:
    return [*(f"[{heading}]" for heading in clause.headings), *clause.paragraphs]


def side_by_side(old: Clause, new: Clause) -> list[str]:
    """The old wording on the left, the new one on the right; equal paragraphs are only counted."""
    half = (WIDTH - 4 - 3) // 2
    lines: list[str] = []
    same = 0
    for mark, left, right in [*wording(shown(old), shown(new)), ("", "", "")]:
        if mark == " ":
            same += 1
            continue
        if same:
            lines.append(f"    … {same} unchanged")
            same = 0
        before, after = textwrap.wrap(left, half), textwrap.wrap(right, half)
        for index in range(max(len(before), len(after))):
            one = before[index] if index < len(before) else ""
            two = after[index] if index < len(after) else ""
            lines.append(f"    {one:<{half}} {mark} {two}".rstrip())
    return lines


def text_report(audit: Audit) -> str:
    lines = [f"The Standard: {audit.standard}", f"The rules: spec/, edition {audit.edition}", ""]
    statuses = Counter(entry.status for entry in audit.entries.values())
    kinds = Counter(entry.kind for entry in audit.entries.values() if entry.clause)
    if audit.completeness:
        found = audit.differences
        lines.append(heading("Completeness, both ways", len(found)))
        for entry in found:
            lines += [*entry_lines(entry, audit.part(entry.id)), ""]
    if audit.drift:
        what = f"Drift, from {audit.against}" if audit.against else "Drift, since the last review"
        lines.append(heading(what, len(audit.changes)))
        for change in audit.changes:
            lines += [*change_lines(change, audit.entries.get(change.id), audit.part(change.id)), ""]
    lines += wrapped("clauses: " + ", ".join(f"{n} {plural(kind, n)}" for kind, n in kinds.items()), "  ", "")
    lines += wrapped(", ".join(f"{statuses[s]} {s}" for s in STATUSES if statuses[s]), "  ", "")
    if audit.drift:
        drifts = Counter(change.drift for change in audit.changes)
        lines.append("drift: " + (", ".join(f"{n} {drift}" for drift, n in drifts.items()) or "none"))
    return "\n".join(lines) + "\n"


def plural(kind: str, count: int) -> str:
    return kind if count == 1 else kind + "s"


def heading(text: str, count: int) -> str:
    text = f"{text}: {count or 'no'} {'difference' if count == 1 else 'differences'}"
    return f"{text}\n{'-' * len(text)}"


def json_report(audit: Audit) -> dict[str, Any]:
    """The report for other tools. Contains everything in the text report, and more."""
    drift = {change.id: change for change in audit.changes}
    clauses = []
    names = [*audit.entries, *(c.id for c in audit.changes if c.id not in audit.entries)]
    for name in names:
        entry, change = audit.entries.get(name), drift.get(name)
        clause = (entry.clause if entry else None) or (change.old if change else None)
        data: dict[str, Any] = {
            "id": name,
            "anchor": entry.anchor if entry else name.partition("/")[0],
            "kind": entry.kind if entry else change.kind if change else "",
            "title": entry.title if entry else change.title if change else "",
            "section": entry.section if entry else "",
            "link": link(entry.anchor if entry else name.partition("/")[0], audit.part(name)),
            "status": entry.status if entry else "",
            "differences": entry.differences if entry else [],
            "rules": [
                {"file": r.location.file, "line": r.location.line, "title": r.title, "function": r.function}
                for r in (entry.rules if entry else [])
            ],
            "functions": entry.functions if entry else [],
            "home": str(entry.declaration) if entry and entry.declaration else "",
            "fingerprint": clause.fingerprint if clause else "",
            "reviewed": audit.reviewed.get(name, ""),
            "drift": change.drift if change else "",
            "changed": change.what if change else [],
        }
        if change and (change.old or change.was):
            data["was"] = change.was
            data["old"] = shown(change.old) if change.old else []
            data["new"] = shown(change.new) if change.new else []
        clauses.append(data)
    statuses = Counter(entry.status for entry in audit.entries.values())
    return {
        "standard": audit.standard,
        "edition": audit.edition,
        "against": audit.against,
        "summary": {"statuses": statuses, "drift": Counter(change.drift for change in audit.changes)},
        "clauses": clauses,
    }
