"""Reports how the page differs from the lock, or from another copy of the page, including the wording."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from .clauses import Clause, Page
from .lock import Lock, accept

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
    was: str = ""  # the former id, if the clause was renamed
    what: list[str] = field(default_factory=list)  # for a changed clause: wording, links, steps


def against_lock(page: Page, lock: Lock) -> list[Change]:
    """The changes in the page's order; a removed clause keeps its place in the old order."""
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
    return with_renames(changes, page, lock)


def with_renames(changes: list[Change], page: Page, lock: Lock) -> list[Change]:
    """Merges a removed clause and a new one with the same text into one clause with a new anchor, and
    likewise their rows; links to the new anchor count as links to the old one."""
    names = renames(changes, page, lock)
    if not names:
        return changes
    kept: list[Change] = []
    for change in changes:
        parent = change.id.partition("/")[0]
        before = names.get(parent, "") + change.id[len(parent) :]
        if change.drift == "removed" and parent in names.values():
            now = next(new for new, old in names.items() if old == parent) + change.id[len(parent) :]
            if now in page.clauses:
                continue  # reported under its new name, if at all
        elif change.drift == "added" and parent in names and before in lock.clauses and change.new:
            locked = lock.clauses[before]
            change.was, change.reviewed = before, locked.reviewed
            change.what = locked.changed(under_old_names(change.new, names))
            change.drift = "changed" if change.what else "renamed"
            if change.drift == "renamed" and change.id != parent:
                continue  # the state or mode is enough
        elif change.drift == "changed" and change.new and change.what == ["links"]:
            if not lock.clauses[change.id].changed(under_old_names(change.new, names)):
                continue
        kept.append(change)
    return kept


def with_former_names(names: list[str], changes: list[Change], page: Page, lock: Lock) -> list[str]:
    """The clauses to accept, with the former name of each renamed clause, and the rows under either name."""
    found = list(names)
    for change in changes:
        if change.drift == "renamed" and change.id in names:
            both = (change.id, change.was)
            found += [name for name in (*page.clauses, *lock.clauses) if name.partition("/")[0] in both]
    return found


def under_old_names(clause: Clause, names: dict[str, str]) -> Clause:
    return replace(clause, references=[names.get(link, link) for link in clause.references])


def renames(changes: list[Change], page: Page, lock: Lock) -> dict[str, str]:
    """The anchors that have changed: new -> old. A state or mode is identified by its rows, as others may
    have the same introduction."""

    def old_rows(name: str) -> dict[str, str]:
        return {
            other[len(name) :]: locked.fingerprint
            for other, locked in lock.clauses.items()
            if other == name or other.startswith(name + "/")
        }

    def new_rows(name: str) -> dict[str, str]:
        return {
            other[len(name) :]: clause.fingerprint
            for other, clause in page.clauses.items()
            if other == name or other.startswith(name + "/")
        }

    gone = {c.id: old_rows(c.id) for c in changes if c.drift == "removed" and "/" not in c.id}
    found: dict[str, str] = {}
    for change in changes:
        if change.drift != "added" or change.kind not in OWN_ANCHOR or change.new is None or "/" in change.id:
            continue
        rows = new_rows(change.id)
        telling = len(rows) > 1 or len(" ".join(change.new.texts)) > 40
        same = [
            name
            for name, old in gone.items()
            if telling and lock.clauses[name].kind == change.kind and alike(old, rows)
        ]
        if len(same) == 1:
            found[change.id] = same[0]
            del gone[same[0]]
    return found


def alike(old: dict[str, str], new: dict[str, str]) -> bool:
    """Whether the text and more than half of the rows are the same."""
    equal = sum(new.get(row) == text for row, text in old.items())
    return old[""] == new[""] and 2 * equal > max(len(old), len(new))


def against_page(new: Page, old: Page) -> list[Change]:
    """The changes, with the wording of both pages. For a clause with a new anchor, similar wording is
    enough."""
    changes = against_lock(new, accept(Lock(), old, ["all"], ""))
    for change in changes:
        change.old = old.clauses.get(change.was or change.id)
        if change.old and not change.new:
            change.title = change.old.title
    removed = [c for c in changes if c.drift == "removed"]
    for change in changes:
        if change.drift == "added" and change.new and change.kind in OWN_ANCHOR:
            before_change = most_like(change.new, [c for c in removed if c.kind == change.kind])
            if before_change:
                removed.remove(before_change)
                change.drift, change.was, change.old = "renamed", before_change.id, before_change.old
    return [change for change in changes if change.drift != "removed" or change in removed]


def moved(old: list[str], new: list[str]) -> set[str]:
    """The clauses whose order has changed: moving them turns one order into the other."""
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
    """Merges both orders: the new page's, with removed clauses in their old places."""
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
    """Pairs of paragraphs: mark (" ", "|", "<", ">"), old, new. Equal ones are aligned."""
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


def words(old: str, new: str) -> Iterator[tuple[str, str]]:
    """Two wordings of a paragraph as runs of words: of the old one, of the new one, or of both."""
    before, after = old.split(), new.split()
    matcher = difflib.SequenceMatcher(None, before, after, autojunk=False)
    for operation, i, j, k, m in matcher.get_opcodes():
        if operation == "equal":
            yield "", " ".join(after[k:m])
            continue
        if j > i:
            yield "old", " ".join(before[i:j])
        if m > k:
            yield "new", " ".join(after[k:m])


def bare(text: str) -> str:
    """The text without its step number, which changes when a step is inserted above it."""
    return re.sub(r"^[\d.]+ ", "", text)
