"""The interface in spec/interface/, which C, Rust and the other languages call; read and checked.

spec/interface/README.md describes the form of the files.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from .diagnostics import Location, Problems, nearest
from .read import text_lines

FOLDER = "spec/interface"
# Types that have no declaration: `text` is a pointer and a size, `name` ends with a zero byte.
BUILT_IN = ("boolean", "size", "int32", "uint32", "uint64", "double", "name", "text", "bytes", "pointer")
# Kinds of declarations with members, and without.
WITH_MEMBERS = ("values", "value", "struct", "options", "functions")
OTHER_KINDS = ("object", "type", "callback", "includes", "part")
FLAGS = ("some", "all")  # the commands that name the option; all commands that parse or read bytes
WORD = re.compile(r"[a-z][a-z0-9_]*")
# A function or callback. A parameter may itself be a function, with its parameters in parentheses.
FUNCTION = re.compile(r"(?:(mut )?([a-z]\w*)(?: ([a-z]\w*))?\.)?([a-z]\w*)\((.*)\)(?: -> (.+))?")
MARKED = re.compile(r"(.*?)(?:  +(by hand|= .+))?")


@dataclass(frozen=True)
class Type:
    """The type of a parameter, member or result."""

    name: str  # in BUILT_IN, declared, or "function"
    how: str = ""  # "", "mut" (may be changed), "out" (where a result is stored) or "array"
    optional: bool = False  # may be null
    parameters: tuple[Value, ...] = ()  # for a function
    result: Type | None = None  # for a function


@dataclass(frozen=True)
class Value:
    """A parameter or member."""

    name: str
    type: Type


@dataclass
class Flag:
    """The flag of an option on the command line."""

    commands: str  # one of FLAGS
    value: str  # "on|off", "N"; empty: the flag turns it on
    help: list[str]


@dataclass
class Member:
    """A member of a struct, or a constant of `values`."""

    name: str
    type: Type | None = None
    number: int = 0
    above: list[str] = field(default_factory=list)
    beside: str = ""
    space: bool = False  # whether an empty line precedes it
    only_in_c: bool = False  # whether C++ has it in another form
    flag: Flag | None = None


@dataclass
class Function:
    location: Location
    name: str  # without lockstep_ and the object
    receiver: Value | None  # the object whose method it is
    parameters: list[Value]
    result: Type | None  # None: nothing is returned
    results: list[Value]  # results stored through pointers; the status is returned
    refusal: str  # the status if the result cannot be made
    call: str  # C++ that the function forwards to; empty: derived from the name
    by_hand: bool
    part: str  # the file that contains its body

    @property
    def symbol(self) -> str:
        return f"{self.receiver.type.name}_{self.name}" if self.receiver else self.name


@dataclass
class Declaration:
    location: Location
    kind: str  # one of WITH_MEMBERS, OTHER_KINDS, "function" or "verbatim"
    name: str = ""
    text: str = ""  # verbatim: a line; includes: names
    type: Type | None = None
    members: list[Member] = field(default_factory=list)
    function: Function | None = None


@dataclass
class Item:
    """A line of a file: documentation, a declaration, or an empty line."""

    documentation: list[str] = field(default_factory=list)
    declaration: Declaration | None = None


@dataclass
class Header:
    name: str
    items: list[Item]
    parts: dict[str, list[str]] = field(default_factory=dict)  # name: the includes of its body

    @property
    def declarations(self) -> Iterator[Declaration]:
        return (item.declaration for item in self.items if item.declaration)


@dataclass
class Interface:
    headers: list[Header] = field(default_factory=list)
    kinds: dict[str, Declaration] = field(default_factory=dict)  # by type name

    @property
    def functions(self) -> Iterator[Function]:
        return (d.function for h in self.headers for d in h.declarations if d.function)

    def kind(self, type_: Type) -> str:
        return self.kinds[type_.name].kind if type_.name in self.kinds else "built-in"


class Reader:
    def __init__(self, folder: Path, problems: Problems) -> None:
        self.folder, self.problems = folder, problems
        self.interface = Interface()
        self.used: list[tuple[Location, str]] = []
        self.location = Location(FOLDER, 1)

    def fail(self, message: str) -> None:
        self.problems.add(self.location, message)

    def read(self) -> Interface:
        for name in (n.strip() for n in text_lines(self.folder / "FILES", f"{FOLDER}/FILES", self.problems)):
            if name and not name.startswith("#"):
                self.interface.headers.append(self.header(name))
        listed = {header.name for header in self.interface.headers}
        for path in sorted(self.folder.glob("*.interface")):
            if path.stem not in listed:
                self.problems.add(
                    Location(f"{FOLDER}/{path.name}", 1), f"the file is not listed in {FOLDER}/FILES"
                )
        known = [*BUILT_IN, *self.interface.kinds]
        for location, word in self.used:
            if word not in known:
                self.problems.add(location, f"unknown type “{word}”{nearest(word, known)}")
        self.check_functions()
        return self.interface

    def check_functions(self) -> None:
        seen: dict[str, Location] = {}
        codes = (
            [member.name for member in self.interface.kinds["status_code"].members]
            if self.interface.kinds.get("status_code")
            else []
        )
        for function in self.interface.functions:
            self.location = function.location
            if function.symbol in seen:
                self.fail(f"“{function.symbol}” is declared twice, first at {seen[function.symbol]}")
            seen.setdefault(function.symbol, function.location)
            if function.refusal and function.refusal not in codes:
                self.fail(f"unknown status “{function.refusal}”{nearest(function.refusal, codes)}")

    def header(self, name: str) -> Header:
        shown = f"{FOLDER}/{name}.interface"
        header = Header(name, [])
        documentation: list[str] = []
        part = ""
        members: Declaration | None = None
        space = False
        for number, raw in enumerate(text_lines(self.folder / f"{name}.interface", shown, self.problems), 1):
            line = raw.rstrip()
            self.location = Location(shown, number)
            if not line:
                if documentation:
                    header.items.append(Item(documentation))
                    documentation = []
                header.items.append(Item())
                space = True
            elif not line.startswith(" "):
                if "\t" in line:
                    self.fail("a tab")
                documentation.append(line)
                members, space = None, False
            elif line.startswith("    "):
                if members is None:
                    self.fail("a member outside of a declaration with members")
                    continue
                if line.startswith("      "):
                    self.flag(line.strip(), members)
                    continue
                if space and members.members:
                    header.items.pop()  # the empty line belongs to the declaration
                self.member(line.strip(), members, space and bool(members.members))
                space = False
            elif line.startswith("  ") and line[2] != " ":
                members, space = None, False
                declaration = self.declaration(line.strip(), header, part)
                if declaration is None:
                    continue
                if declaration.kind == "part":
                    part = declaration.name
                    continue
                header.items.append(Item(documentation, declaration))
                documentation = []
                if declaration.kind in WITH_MEMBERS:
                    members = declaration
            else:
                self.fail("indent declarations by two spaces, members by four")
        if documentation:
            header.items.append(Item(documentation))
        return header

    def declaration(self, text: str, header: Header, part: str) -> Declaration | None:
        if text.startswith("|"):
            return Declaration(self.location, "verbatim", text=text[1:].removeprefix(" "))
        kind, _, rest = text.partition(" ")
        if kind == "part":
            name, *includes = rest.split()
            header.parts.setdefault(name, []).extend(includes)
            return Declaration(self.location, kind, name)
        if kind == "includes":
            return Declaration(self.location, kind, text=rest)
        if kind in (*WITH_MEMBERS, "object") and WORD.fullmatch(rest):
            return self.declared(Declaration(self.location, kind, rest))
        if kind == "type":
            name, _, of = rest.partition(": ")
            return self.declared(Declaration(self.location, kind, name, type=self.type(of)))
        if kind == "callback":
            found = FUNCTION.fullmatch(rest)
            if found and not found[2]:
                type_ = Type("function", parameters=tuple(self.values(found[5])), result=None)
                return self.declared(Declaration(self.location, kind, found[4], type=type_))
        function = self.function(text, part or header.name)
        if function is not None:
            return Declaration(self.location, "function", function.symbol, function=function)
        kinds = [*WITH_MEMBERS, *OTHER_KINDS]
        hint = nearest(kind, kinds) if "(" not in text else ""
        self.fail(f"not a declaration: “{text}”{hint}; a function is object.name(parameter: type) -> result")
        return None

    def declared(self, declaration: Declaration) -> Declaration:
        before = self.interface.kinds.get(declaration.name)
        if before is not None:
            self.fail(f"“{declaration.name}” is declared twice, first at {before.location}")
        self.interface.kinds[declaration.name] = declaration
        return declaration

    def function(self, text: str, part: str) -> Function | None:
        marked = MARKED.fullmatch(text)
        assert marked is not None
        found = FUNCTION.fullmatch(marked[1].rstrip())
        if found is None:
            return None
        mut, owner, named, name, parameters, result = found.groups()
        receiver = None
        if owner:
            receiver = Value(named or owner, Type(owner, "mut" if mut else ""))
            self.used.append((self.location, owner))
        type_, results, refusal = None, [], ""
        if result:
            result, _, refusal = result.partition(" or else ")
            if ": " in result:
                results, type_ = self.values(result), Type("status")
            else:
                type_ = Type("change") if result == "change" else self.type(result)
        mark = marked[2] or ""
        return Function(
            self.location, name, receiver, self.values(parameters), type_, results, refusal,
            mark.removeprefix("= ") if mark.startswith("= ") else "", mark == "by hand", part,
        )  # fmt: skip

    def values(self, text: str) -> list[Value]:
        return [self.value(one) for one in split(text)]

    def value(self, text: str) -> Value:
        name, colon, of = text.partition(":")
        if not colon or not WORD.fullmatch(name):
            self.fail(f"“{text}” is not a parameter: write name: type")
            return Value(name, Type("size"))
        return Value(name, self.type(of.strip()))

    def type(self, text: str) -> Type:
        found = re.fullmatch(r"function\((.*)\)(?: -> (.+))?", text)
        if found:
            return self.function_type(found[1], found[2])
        optional = text.endswith(" or none")
        how, _, name = text.removesuffix(" or none").rpartition(" ")
        if how not in ("", "mut", "out", "array"):
            self.fail(f"unknown “{how}”{nearest(how, ('mut', 'out', 'array'))}")
        self.used.append((self.location, name))
        return Type(name, how, optional)

    def function_type(self, parameters: str, result: str | None) -> Type:
        return Type(
            "function",
            parameters=tuple(self.values(parameters)),
            result=self.type(result) if result else None,
        )

    def flag(self, text: str, of: Declaration) -> None:
        """Reads a line about the member above: flag COMMANDS VALUE: help, and more lines of help."""
        member = of.members[-1] if of.members else None
        found = re.fullmatch(r"flag (\w+)(?: (\S+))?: (.+)", text)
        if member is None or not member.name:
            self.fail("a flag without an option above")
        elif found:
            if found[1] not in FLAGS:
                self.fail(f"unknown commands “{found[1]}”{nearest(found[1], FLAGS)}")
            member.flag = Flag(found[1], found[2] or "", [found[3]])
        elif member.flag is None:
            self.fail("write flag all VALUE: help, or flag some VALUE: help")
        else:
            member.flag.help.append(text)

    def member(self, text: str, of: Declaration, space: bool) -> None:
        if text.startswith("-- "):
            if of.members and of.members[-1].name == "" and not space:
                of.members[-1].above.append(text[3:])
            else:
                of.members.append(Member("", above=[text[3:]], space=space))
            return
        text, _, beside = text.partition(" -- ")
        text = text.strip()
        only_in_c = text.endswith("  in C only")
        text = text.removesuffix("in C only").strip()
        member = Member(text, beside=beside.strip(), space=space, only_in_c=only_in_c)
        if of.kind == "values":
            found = re.fullmatch(r"([A-Z][A-Z0-9_]*) = (-?\d+)", text)
            if found is None:
                self.fail(f"“{text}” is not a constant: write NAME = 1")
                return
            member.name, member.number = found[1], int(found[2])
        else:
            found = re.fullmatch(r"([a-z]\w*)\((.*)\)(?: -> (.+))?", text)
            if found:
                member.name, member.type = found[1], self.function_type(found[2], found[3])
            else:
                value = self.value(text)
                member.name, member.type = value.name, value.type
        if of.members and of.members[-1].name == "" and not space:  # comments that wait for their member
            waiting = of.members.pop()
            member.above, member.space = waiting.above, waiting.space
        of.members.append(member)


def split(text: str) -> list[str]:
    """Splits a list at commas that are not in parentheses."""
    parts, depth, current = [], 0, ""
    for character in text:
        if character == "," and depth == 0:
            parts.append(current.strip())
            current = ""
            continue
        depth += (character == "(") - (character == ")")
        current += character
    return [*parts, current.strip()] if current.strip() else parts


def read_interface(spec: Path, problems: Problems) -> Interface:
    return Reader(spec / "interface", problems).read()


def paragraphs(documentation: Iterable[str]) -> Iterator[str]:
    """The text of a comment: lines joined, except those to be kept unchanged, which begin with “>”."""
    current: list[str] = []
    for line in documentation:
        if not line.startswith(">"):
            current.append(line)
            continue
        if current:
            yield " ".join(current)
            current = []
        yield line
    if current:
        yield " ".join(current)
