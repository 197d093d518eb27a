"""The steps of a lane: an element is created, inserted and pushed in one."""

from __future__ import annotations

from .symbols import NoLane

# The steps of an insertion, before they are joined. INSERT is followed by the parent, POP by the element.
CREATE, INSERT, PUSH, POP = "create", "insert ", "push", "pop "
FOREIGN = "create foreign "  # followed by the namespace and the name
FLAG = "flag "  # followed by the statement
NEW = "open_elements().current()"


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
        if rest[0] == CREATE and len(rest) > 2 and rest[1].startswith(INSERT) and rest[2] == PUSH:
            parent = rest[1].removeprefix(INSERT)
            leaf = rest[3:4] == [POP + NEW]
            found.append(f"append_{'leaf' if leaf else 'element'}(tag_token, {parent});")
            rest = rest[4 if leaf else 3 :]
        elif rest[0].startswith(FOREIGN) and len(rest) > 2 and rest[1].startswith(INSERT) and rest[2] == PUSH:
            created, parent = rest[0].removeprefix(FOREIGN), rest[1].removeprefix(INSERT)
            leaf = rest[3:4] == [POP + NEW]
            found.append(f"append_foreign_{'leaf' if leaf else 'element'}({created}, tag_token, {parent});")
            rest = rest[4 if leaf else 3 :]
        elif (
            rest[0].startswith(FOREIGN) or rest[0] in (CREATE, PUSH, POP + NEW) or rest[0].startswith(INSERT)
        ):
            raise NoLane
        elif rest[:2] == [POP + "current", "remove_from_formatting_list(current);"]:
            found.append("pop_formatting(current);")
            rest = rest[2:]
        elif rest[0].startswith(POP):
            found.append(f"pop_plain({rest.pop(0).removeprefix(POP)});")
        else:
            found.append(rest.pop(0))
    return found
