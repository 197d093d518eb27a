"""The steps of a lane: an element is created, inserted and pushed in one."""

from __future__ import annotations

from .symbols import NoLane

# The steps of an insertion, before they are joined. INSERT is followed by the parent, POP by the element.
CREATE, INSERT, PUSH, POP = "create", "insert ", "push", "pop "
FOREIGN = "create foreign "  # followed by the namespace and the name
FLAG = "flag "  # followed by the statement
NEW = "stack.current()"
# How the joined steps of a pop, and those of an insertion, begin.
POPS = ("stack.pop_", "formatting.pop_")
APPENDS = "stack.append_"


def joined(steps: list[str]) -> list[str]:
    """Joins the steps that create, insert and push an element, and pop it again."""
    found: list[str] = []
    rest = list(steps)
    flags = [step.removeprefix(FLAG) for step in steps if step.startswith(FLAG)]
    if flags:
        # Between the creation and the insertion of the element.
        first = rest.index(FLAG + flags[0])
        if first == 0 or rest[first - 1] != CREATE or steps.count(CREATE) != 1 or steps.count(PUSH) != 1:
            raise NoLane
        rest = [step for step in steps if not step.startswith(FLAG)]
        if rest[first + 1 : first + 2] != [PUSH]:
            raise NoLane
        rest[first + 2 : first + 2] = flags
    while rest:
        created = rest[0] == CREATE or rest[0].startswith(FOREIGN)
        if created and len(rest) > 2 and rest[1].startswith(INSERT) and rest[2] == PUSH:
            leaf = rest[3:4] == [POP + NEW]
            what = "leaf" if leaf else "element"
            parent = rest[1].removeprefix(INSERT)
            if rest[0] == CREATE:
                found.append(f"{APPENDS}{what}(tag_token, {parent});")
            else:
                found.append(f"{APPENDS}foreign_{what}({rest[0].removeprefix(FOREIGN)}, tag_token, {parent});")
            rest = rest[4 if leaf else 3 :]
        elif created or rest[0] in (PUSH, POP + NEW) or rest[0].startswith(INSERT):
            raise NoLane
        elif rest[:2] == [POP + "current", "formatting.remove(current);"]:
            found.append("formatting.pop_plain(current);")
            rest = rest[2:]
        elif rest[0].startswith(POP):
            found.append(f"stack.pop_plain({rest.pop(0).removeprefix(POP)});")
        else:
            found.append(rest.pop(0))
    return found
