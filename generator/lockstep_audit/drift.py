"""What has changed on the page, compared with the lock or with another page and its wording."""

from __future__ import annotations

import difflib
import re
from dataclasses import dataclass, field

from .clauses import Clause, Page
from .lock import Lock

OWN_ANCHOR = ("section", "definition", "algorithm", "state", "mode", "error code")
DRIFTS = ("added", "removed", "changed", "moved", "renamed")


@dataclass
class Change:
    id: str
    drift: str
    kind: str
    title: str
    old: Clause | None = None
    new: Clause | None = None
    reviewed: str = ""
    was: str = ""  # the former id of a renamed clause
    what: list[str] = field(default_factory=list)  # of a changed clause: wording, links, steps


def against_lock(page: Page, lock: Lock) -> list[Change]:
    """In the page's order; a clause that was removed keeps its place in the old order."""
    changes: list[Change] = []
    locked_order = list(lock.of(page.parts))
    elsewhere = moved(locked_order, list(page.clauses))
    for name in merged(locked_order, list(page.clauses)):
        clause, locked = page.clauses.get(name), lock.clauses.get(name)
        if clause is None and locked is not None:
            changes.append(Change(name, "removed", locked.kind, name, None, None, locked.reviewed))
        elif clause is not None and locked is None:
            changes.append(Change(name, "added", clause.kind, clause.title, None, clause))
        elif clause is not None and locked is not None and (what := locked.changed(clause)):
            change = Change(name, "changed", clause.kind, clause.title, None, clause, locked.reviewed)
            change.what = what
            changes.append(change)
        elif clause is not None and locked is not None and name in elsewhere:
            changes.append(Change(name, "moved", clause.kind, clause.title, None, clause, locked.reviewed))
    return renamed_by_fingerprint(changes, lock)


def renamed_by_fingerprint(changes: list[Change], lock: Lock) -> list[Change]:
    """A removed clause and a new one with the same text are one clause with a new anchor."""
    gone = {lock.clauses[c.id].fingerprint: c for c in changes if c.drift == "removed"}
    for change in changes:
        long = change.new is not None and len(" ".join(change.new.texts)) > 40
        if change.drift == "added" and change.new and long and change.kind in OWN_ANCHOR:
            before = gone.pop(change.new.fingerprint, None)
            if before:
                change.drift, change.was, change.reviewed = "renamed", before.id, before.reviewed
    taken = {change.was for change in changes if change.was}
    return [change for change in changes if not (change.drift == "removed" and change.id in taken)]


def against_page(new: Page, old: Page) -> list[Change]:
    """With the wording of both."""
    changes: list[Change] = []
    elsewhere = moved(list(old.clauses), list(new.clauses))
    for name in merged(list(old.clauses), list(new.clauses)):
        after, before = new.clauses.get(name), old.clauses.get(name)
        if after is None and before is not None:
            changes.append(Change(name, "removed", before.kind, before.title, before))
        elif before is None and after is not None:
            changes.append(Change(name, "added", after.kind, after.title, None, after))
        elif before is not None and after is not None and (what := differences(before, after)):
            changes.append(Change(name, "changed", after.kind, after.title, before, after, what=what))
        elif after is not None and name in elsewhere:
            changes.append(Change(name, "moved", after.kind, after.title, before, after))
    removed = [c for c in changes if c.drift == "removed"]
    for change in changes:
        if change.drift == "added" and change.new and change.kind in OWN_ANCHOR:
            before_change = most_like(change.new, [c for c in removed if c.kind == change.kind])
            if before_change:
                removed.remove(before_change)
                change.drift, change.was, change.old = "renamed", before_change.id, before_change.old
    return [change for change in changes if change.drift != "removed" or change in removed]


def differences(old: Clause, new: Clause) -> list[str]:
    found = ["wording"] if old.fingerprint != new.fingerprint else []
    found += ["links"] if old.references != new.references else []
    return found + (["steps"] if str(old.steps) != str(new.steps) else [])


def moved(old: list[str], new: list[str]) -> set[str]:
    """The clauses whose order has changed: the smallest set whose moves turn one order into the other."""
    matcher = difflib.SequenceMatcher(None, old, new, autojunk=False)
    kept = {name for i, _, size in matcher.get_matching_blocks() for name in old[i : i + size]}
    return (set(old) & set(new)) - kept


def most_like(clause: Clause, others: list[Change]) -> Change | None:
    text = " ".join(clause.texts)
    if len(text) < 40:
        return None
    for other in others:
        theirs = " ".join(other.old.texts) if other.old else ""
        matcher = difflib.SequenceMatcher(None, text, theirs, autojunk=False)
        if matcher.real_quick_ratio() > 0.9 and matcher.quick_ratio() > 0.9 and matcher.ratio() > 0.9:
            return other
    return None


def merged(old: list[str], new: list[str]) -> list[str]:
    """Both orders merged: that of the new page, with removed clauses in their old places."""
    result = list(new)
    known = set(new)
    place = 0
    for index, name in enumerate(old):
        if name in known:
            place = result.index(name) + 1
        else:
            result.insert(place, name)
            place += 1
    return result


def wording(old: list[str], new: list[str]) -> list[tuple[str, str, str]]:
    """Paragraphs side by side: mark (" ", "|", "<", ">"), old, new. Equal ones are aligned."""
    rows: list[tuple[str, str, str]] = []
    matcher = difflib.SequenceMatcher(None, [bare(t) for t in old], [bare(t) for t in new], autojunk=False)
    for operation, i, j, k, m in matcher.get_opcodes():
        if operation == "equal":
            rows += [(" ", a, b) for a, b in zip(old[i:j], new[k:m], strict=True)]
            continue
        both = min(j - i, m - k)
        rows += [("|", a, b) for a, b in zip(old[i : i + both], new[k : k + both], strict=True)]
        rows += [("<", a, "") for a in old[i + both : j]]
        rows += [(">", "", b) for b in new[k + both : m]]
    return rows


def bare(text: str) -> str:
    """Without the number of the step, which changes when a step is inserted above it."""
    return re.sub(r"^[\d.]+ ", "", text)
