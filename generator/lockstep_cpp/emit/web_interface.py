"""The options of the npm package: as words and bits for its modules, in C++ and JavaScript, and as types."""

from __future__ import annotations

import re
from dataclasses import dataclass

from lockstep_rules.interface import Interface, Member

from .emitter import Emitter
from .interface import camel, is_option, wrap_text

WIDTH = 126
HEAD = "// Generated from spec/interface/ by the generator: edit that, then run scripts/generate.\n"
NAMES = {"collect_errors": "errors"}
ON_BY_DEFAULT = frozenset({"detect_utf_8"})  # the bit turns it off
# Flags besides the options: the name, a note, and the number of bits.
OTHER_FLAGS = (
    ("more_options", "the options in Shared", 1),
    ("fragment", "", 1),
    ("bytes", "bytes in an encoding to be detected; otherwise text", 1),
    ("surrogates", "a text not to be repaired, whose byte order mark is a character", 1),
    ("inside_form", "", 1),
    ("scripts_will_run", "ScriptingMode::fragment", 1),
    ("ascii", "JavaScript has seen that the text is ASCII", 1),
    ("context_namespace", "0: HTML, 1: MathML, 2: SVG", 2),
    ("context_quirks", "a QuirksMode", 2),
)
BEFORE = (("result", ""), ("result_size", ""))
AFTER = (("context_name_size", "the sizes of the strings in the scratch memory"), ("context_encoding_size", ""))


@dataclass
class Option:
    member: str  # in C++
    name: str  # in JavaScript
    kind: str  # "flag", "edition", "encoding", "number", "limit"
    documentation: list[str]
    on_by_default: bool

    @property
    def field(self) -> str:
        """The name of the bit or word."""
        return f"no_{self.member}" if self.on_by_default else self.member


class WebEmitter(Emitter):
    def __init__(self, interface: Interface) -> None:
        super().__init__()
        self.interface = interface

    def emit(self) -> dict[str, str]:
        parse, encoding = self.options("parse_options"), self.options("encoding_options")
        flags, words = self.flags(parse + encoding), self.words(parse + encoding)
        structs = [("ParseOptions", parse), ("EncodingOptions", encoding)]
        self.render("web_options.h.j2", "web/options.h", flags=flags, words=words, structs=structs, camel=camel)
        script = [HEAD, "// The bits and words of web/options.h, and the options that they hold.\n"]
        script.append("// Of two bits, the first.\n")
        script.append(constant("FLAG", [f"{lower(name)}: 1 << {bit}" for name, _, bit, _ in flags]))
        indexes = [f"{lower(name)}: {index}" for index, (name, _) in enumerate(words)]
        script.append(constant("SHARED", [*indexes, f"count: {len(words)}"]))
        for name, kind, of in (
            ("BOOLEANS", "flag", "FLAG"),
            ("LIMITS", "limit", "SHARED"),
            ("ENCODINGS", "encoding", "SHARED"),
            ("NUMBERS", "number", "SHARED"),
        ):
            chosen = [o for o in parse + encoding if o.kind == kind and not o.on_by_default]
            script.append(constant(name, [f"{o.name}: {of}.{lower(o.field)}" for o in chosen]))
        inverted = [o for o in parse + encoding if o.on_by_default]
        script.append("// On by default: the bit turns it off.\n")
        script.append(constant("INVERTED", [f"{o.name}: FLAG.{lower(o.field)}" for o in inverted]))
        script.append("// The names of the options for parsing, and of those for bytes.\n")
        plain = [o.name for o in parse if o.kind != "limit"]
        script.append(constant("PARSE", [f"'{name}'" for name in [*plain, "limits", "context"]], "[]"))
        script.append(constant("BYTES", [f"'{o.name}'" for o in encoding], "[]"))
        self.files["web/option-tables.js"] = "".join(script)
        self.files["web/option-tables.d.ts"] = HEAD + "".join(self.types(parse, encoding))
        return self.files

    def options(self, struct: str) -> list[Option]:
        found = []
        for member in self.interface.kinds[struct].members:
            if not is_option(self.interface, member) or member.type is None or member.type.name == "detector":
                continue
            limit = member.name.startswith("limit_")
            name = member.name.removeprefix("limit_")
            kind = {"boolean": "flag", "size": "limit" if limit else "number"}.get(
                member.type.name, "edition" if name == "edition" else "encoding"
            )
            found.append(
                Option(name, NAMES.get(name, lower(name)), kind, in_javascript(member), name in ON_BY_DEFAULT)
            )
        return found

    @staticmethod
    def flags(options: list[Option]) -> list[tuple[str, str, int, int]]:
        """For each flag: its name, a note, its first bit, and its number of bits."""
        found: list[tuple[str, str, int, int]] = []
        bit = 0
        for name, note, bits in [*((o.field, "", 1) for o in options if o.kind == "flag"), *OTHER_FLAGS]:
            found.append((name, note, bit, bits))
            bit += bits
        return found

    @staticmethod
    def words(options: list[Option]) -> list[tuple[str, str]]:
        notes = {"limit": "a limit", "encoding": "0: none; otherwise the encoding + 1", "edition": "0: the default"}
        return [*BEFORE, *((o.field, notes.get(o.kind, "")) for o in options if o.kind != "flag"), *AFTER]

    def types(self, parse: list[Option], encoding: list[Option]) -> list[str]:
        lines = ["import type { Context } from './shared.js';\n\n"]
        lines.append(
            "/** Limits for untrusted input. 0 or absent: no limit, except for `copiedNodes`. At a limit the parser acts as if the input\n"
            " * ended there; at that of `depth`, deeper elements are flattened, and parsing continues. */\n"
        )
        lines.append("export interface Limits {\n")
        for option in parse:
            if option.kind == "limit":
                lines += member_lines(option, "number")
        lines.append("}\n\n/**\n * The options of each function are own properties of an object. An unknown option, or an option of another\n"
                     " * function, throws a TypeError that suggests the closest name.\n */\nexport interface ParseOptions {\n")  # fmt: skip
        for option in parse:
            if option.kind != "limit":
                lines += member_lines(option, TYPES[option.kind])
        lines.append("  limits?: Limits;\n  /** Parse a fragment in this context. */\n  context?: Context | null;\n}\n\n")
        lines.append("/** What is known about the encoding of bytes. Encodings are labels, as in `charset=`. */\n")
        lines.append("export interface EncodingOptions {\n")
        for option in encoding:
            lines += member_lines(option, TYPES[option.kind])
        return [*lines, "}\n"]


TYPES = {"flag": "boolean", "number": "number", "edition": "string", "encoding": "string"}


def member_lines(option: Option, type_: str) -> list[str]:
    text = option.documentation
    comment = [f"  /** {text[0]} */\n"] if len(text) == 1 else ["  /**\n", *(f"   * {line}\n" for line in text), "   */\n"]
    return [*comment, f"  {option.name}?: {type_};\n"]


def lower(name: str) -> str:
    made = camel(name)
    return made[0].lower() + made[1:]


def constant(name: str, members: list[str], brackets: str = "{}") -> str:
    """A constant, with as many members on each line as fit."""
    lines = [""]
    for member in members:
        if len(lines[-1]) + len(member) + 2 > WIDTH:
            lines.append("")
        lines[-1] += f" {member},"
    return f"export const {name} = {brackets[0]}\n" + "".join(f" {line}\n" for line in lines) + f"{brackets[1]};\n"


def in_javascript(member: Member) -> list[str]:
    """The documentation of an option in terms of JavaScript."""
    text = member.beside or " ".join(member.above)
    text = re.sub(r",? as lockstep_\w+\(\) returns it,", ",", text)
    text = re.sub(r": see lockstep_\w+\(\)", "", text)
    text = re.sub(r" See \w+::\w+ in lockstep/\w+\.h\.", "", text)
    text = re.sub(r"[;,] null: [^.;]*", "", text)
    text = re.sub(r"limit_(\w+)", lambda found: f"`limits.{lower(found[1])}`", text)
    return wrap_text((text[:1].upper() + text[1:]).rstrip(".") + ".", WIDTH - 6)
