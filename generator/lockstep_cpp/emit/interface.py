"""The C interface: headers, the functions that only forward to C++, and the tables of options."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterable, Iterator

from lockstep_rules.interface import (
    BUILT_IN,
    Declaration,
    Function,
    Header,
    Interface,
    Member,
    Type,
    Value,
    paragraphs,
)

from .emitter import Emitter

WIDTH = 110  # the maximum length of a line of C
MAY_ALLOCATE = " which may allocate"
IN_C = {
    "boolean": "bool",
    "size": "size_t",
    "int32": "int32_t",
    "uint32": "uint32_t",
    "uint64": "uint64_t",
    "double": "double",
    "name": "const char*",
    "bytes": "const char*",
    "pointer": "void*",
}
SETS_DEFAULTS = {
    "options": "Sets the defaults. `size` is sizeof *{}.",
    "functions": "Sets all functions to null. `size` is sizeof *{}.",
}
# What a function returns if there is no result: 0, or one of these.
NONE = {
    "node": "LOCKSTEP_NO_NODE",
    "string": "{nullptr, 0}",
    "name": "nullptr",
    "boolean": "false",
    "range": "kNoRange",
    "status": "LOCKSTEP_BAD_ARGUMENT",
}
# The conversion of a result to C.
RETURNED = {
    "node": "to_c({})",
    "string": "present({})",
    "name": "literal({})",
    "range": "range_in_c({})",
    "status": "to_c({})",
}
# The tables of options: the struct in C, the struct in C++, and the prefix of its members in C.
OPTION_TABLES = {
    "kParse": ("parse_options", "ParseOptions", ""),
    "kLimits": ("parse_options", "Limits", "limit_"),
    "kContext": ("fragment_context", "FragmentContext", ""),
    "kEncoding": ("encoding_options", "EncodingOptions", ""),
    "kTokenizer": ("tokenizer_options", "TokenizerOptions", ""),
    "kTokenizerLimits": ("tokenizer_options", "TokenizerLimits", "limit_"),
    "kSerialize": ("serialize_options", "SerializeOptions", ""),
    "kXml": ("serialize_options", "XmlOptions", "xml_"),
    "kMarkdown": ("markdown_options", "MarkdownOptions", ""),
}
ENUMERATIONS = {"namespace": "Namespace", "adjacent_position": "AdjacentPosition"}
VALID = {"namespace": "is_namespace", "adjacent_position": "is_adjacent_position"}
# By the type of a struct: the function that modifies a configuration with such a struct.
MODIFIED_BY = {"sanitizer_element": "modify_by_element", "sanitizer_name": "modify_by_attribute"}


class InterfaceEmitter(Emitter):
    def __init__(self, interface: Interface) -> None:
        super().__init__()
        self.interface = interface

    def emit(self) -> dict[str, str]:
        for header in self.interface.headers:
            if tables := self.option_tables(header):
                file = "table" if header.name == "options" else header.name
                self.render("options_table.h.j2", f"options/{file}.h", name=header.name, tables=tables)
            self.render(
                "interface.h.j2",
                f"include/lockstep/c/{header.name}.h",
                name=header.name,
                heading=comment(header.items[0].documentation),
                includes=[
                    name for d in header.declarations if d.kind == "includes" for name in d.text.split()
                ],
                lines=self.header_lines(header),
            )
            for part in dict.fromkeys(f.part for f in self.forwarders(header)):
                forwarders = [f for f in self.forwarders(header) if f.part == part]
                self.render(
                    "forwarders.cpp.j2",
                    f"c/{part}.cpp",
                    name=header.name,
                    part=part.replace("_", " "),
                    includes=header.parts.get(part, []),
                    functions=[(self.signature(f), self.body(f)) for f in forwarders],
                )
        return self.files

    def forwarders(self, header: Header) -> list[Function]:
        return [d.function for d in header.declarations if d.function and not d.function.by_hand]

    # --- Options

    def option_tables(self, header: Header) -> list[tuple[str, list[str]]]:
        """The option rows for a header, by table."""
        found = []
        declared = {declaration.name for declaration in header.declarations}
        for table, (struct, owner, prefix) in OPTION_TABLES.items():
            if struct not in declared:
                continue
            others = [p for s, _, p in OPTION_TABLES.values() if s == struct and p]
            rows = []
            for member in self.interface.kinds[struct].members:
                if is_option(self.interface, member) and (
                    member.name.startswith(prefix) if prefix else not member.name.startswith(tuple(others))
                ):
                    name = member.name.removeprefix(prefix)
                    row = f'"{name}", &{owner}::{name}, &lockstep_{struct}::{member.name}'
                    if member.flag is not None:
                        text = "\\n".join(member.flag.help).replace('"', '\\"')
                        row += f', Flag::{member.flag.commands}, "{member.flag.value}", "{text}"'
                    rows.append(f"row({row})")
            found.append((table, rows))
        return found

    # --- C

    def header_lines(self, header: Header) -> list[str]:
        lines: list[str] = []
        for item in header.items[1:]:
            if item.declaration is not None and item.declaration.kind == "includes":
                continue
            lines += comment(item.documentation)
            if item.declaration is None:
                if not item.documentation:
                    lines.append("")
            else:
                lines += self.declaration(item.declaration)
        return lines

    def declaration(self, d: Declaration) -> list[str]:
        name = f"lockstep_{d.name}"
        if d.kind == "verbatim":
            return [d.text]
        if d.kind == "object":
            return [f"typedef struct {name} {name};"]
        if d.kind == "type":
            assert d.type is not None
            return [f"typedef {self.c_type(d.type)} {name};"]
        if d.kind == "callback":
            assert d.type is not None
            return [f"typedef void (*{name})({self.c_parameters(d.type.parameters)});"]
        if d.kind == "values":
            return self.values(d)
        if d.function is not None:
            return [f"LOCKSTEP_EXPORT {self.signature(d.function)};"]
        lines = [f"typedef struct {name} {{"]
        if d.kind in SETS_DEFAULTS:
            lines.append(f"  size_t size;  // of this struct: see {name}_init()")
        for member in d.members:
            value = f"{self.c_value(Value(member.name, member.type))};" if member.type else ""
            lines += member_lines(member, value)
        lines.append(f"}} {name};")
        if d.kind in SETS_DEFAULTS:
            who = d.name.rpartition("_")[2]
            lines += ["", *comment([SETS_DEFAULTS[d.kind].format(who)])]
            lines.append(f"LOCKSTEP_EXPORT void {name}_init({name}* {who}, size_t size);")
        return lines

    def values(self, d: Declaration) -> list[str]:
        rows = [f"LOCKSTEP_{member.name} = {member.number}" for member in d.members]
        if (
            not any(member.above or member.beside for member in d.members)
            and len(", ".join(rows)) < WIDTH - 12
        ):
            return [f"enum {{ {', '.join(rows)} }};"]
        lines = ["enum {"]
        for row, member in zip(rows, d.members, strict=True):
            lines += member_lines(member, f"{row},")
        return [*lines, "};"]

    def signature(self, f: Function) -> str:
        result = self.c_type(f.result) if f.result else "void"
        return f"{result} lockstep_{f.symbol}({self.c_parameters(all_parameters(f))})"

    def c_parameters(self, values: list[Value] | tuple[Value, ...]) -> str:
        out: list[str] = []
        for value, size in sizes(values):
            if value.type.name == "text":
                out += [f"const char* {value.name}", f"size_t {size}"]
            else:
                out.append(self.c_value(value))
        return ", ".join(out) or "void"

    def c_value(self, value: Value) -> str:
        if value.type.name == "function":
            result = self.c_type(value.type.result) if value.type.result else "void"
            return f"{result} (*{value.name})({self.c_parameters(value.type.parameters)})"
        return f"{self.c_type(value.type)} {value.name}"

    def c_type(self, type_: Type) -> str:
        kind, how = self.interface.kind(type_), type_.how
        if type_.name == "change":
            return "lockstep_status"
        if type_.name in BUILT_IN:
            name = "char*" if (type_.name, how) == ("bytes", "mut") else IN_C[type_.name]
            return f"const {name}*" if how == "array" else f"{name}*" if how == "out" else name
        name = f"lockstep_{type_.name}"
        if kind == "values":
            return "int32_t*" if how == "out" else "int32_t"
        if kind in ("value", "type", "callback"):
            return f"const {name}*" if how == "array" else f"{name}*" if how == "out" else name
        if kind == "object":
            return {"": f"const {name}*", "mut": f"{name}*", "out": f"{name}**"}[how]
        return f"{name}*" if how in ("out", "mut") else f"const {name}*"

    # --- Forwarders: functions that only convert arguments and results

    def body(self, f: Function) -> list[str]:
        if f.result is not None and f.result.name == "change":
            return self.change(f)
        if f.results and f.results[0].type.name == "buffer":
            return self.filling(f)
        if f.results and f.results[0].type.name == "node":
            return self.creation(f)
        if f.results and f.results[0].name == "changed":
            return self.modification(f)
        return self.question(f)

    def question(self, f: Function) -> list[str]:
        """A function that returns a value, or the value for “none” if an argument is invalid."""
        if f.result is None:
            return [f"{f.call};"]
        text = f.call.removesuffix(MAY_ALLOCATE)
        call, _, it = text.partition(" where it is ")
        none = NONE.get(f.result.name, "0")
        lines = self.receiver(f, none)
        valid = self.valid(f)
        if valid:
            lines.append(f"if ({negated(valid)}) return {none};")
        question = []
        if it:
            question.append(f"const auto& it = {self.converted(it, f)};")
            question.append(f"if (!it) return {none};")
        value = self.called(call, f, "self")
        wrapped = RETURNED.get(f.result.name, "{}").format(value)
        if self.interface.kind(f.result) == "values":
            wrapped = f"static_cast<int32_t>({value})"
        question.append(f"return {wrapped};")
        if text != f.call:
            result = self.c_type(f.result).rstrip()
            question = [f"return guarded_value([&]() -> {result} {{", *question, f"}}, {none});"]
        return with_receiver([*lines, *question])

    def filling(self, f: Function) -> list[str]:
        """A function that stores text in a buffer."""
        to = f.results[0].name
        lines = [f"if ({to} == nullptr) return LOCKSTEP_BAD_ARGUMENT;", f"*{to} = {{nullptr, 0}};"]
        lines += self.receiver(f, "LOCKSTEP_BAD_ARGUMENT")
        valid = self.valid(f)
        if valid:
            lines.append(f"if ({negated(valid)}) return LOCKSTEP_BAD_ARGUMENT;")
        value = self.called(f.call, f, "self")
        return with_receiver([*lines, f"return fill({to}, [&] {{ return {value}; }});"])

    def creation(self, f: Function) -> list[str]:
        """A function that creates a node of the document."""
        call = self.called(f.call, f, "owner")
        receiver = f.receiver.name if f.receiver else "document"
        return [
            f"return create_node({receiver}, {f.results[0].name}, {self.valid(f) or 'true'}, "
            f"LOCKSTEP_{f.refusal}, [=](Document& owner) {{ return {call}; }});"
        ]

    def change(self, f: Function) -> list[str]:
        """A function that changes a node, which the DOM may refuse."""
        assert f.receiver is not None
        markup = f.parameters and f.parameters[-1].type.name == "parse_options"
        arguments = [*self.arguments(f), *(["with..."] if markup else [])]
        call = self.converted(f.call, f) if f.call else f"owner.{f.name}({', '.join(['self', *arguments])})"
        first = f"document, {f.receiver.name}, {self.valid(f) or 'true'}"
        if markup:
            return [
                f"return change_by_markup({first}, {f.parameters[-1].name}, "
                f"[=](Document& owner, Node self, const auto&... with) {{ return {call}; }});"
            ]
        return [f"return change_node({first}, [=](Document& owner, Node self) {{ return {call}; }});"]

    def modification(self, f: Function) -> list[str]:
        """A function that changes a configuration, and stores whether that changed anything."""
        assert f.receiver is not None
        for value in f.parameters:
            if value.type.name in MODIFIED_BY:
                function = MODIFIED_BY[value.type.name]
                return [f"return {function}({f.receiver.name}, {value.name}, changed, &Sanitizer::{f.name});"]
        call = f"to.{f.name}({', '.join(self.arguments(f))})"
        return [
            f"return modify({f.receiver.name}, {self.valid(f) or 'true'}, changed, "
            f"[=](Sanitizer& to) {{ return {call}; }});"
        ]

    def receiver(self, f: Function, none: str) -> list[str]:
        if f.receiver is None:
            return []
        name = f.receiver.name
        if f.receiver.type.name == "node":
            return [f"const Node self = node_of(document, {name});", f"if (!self) return {none};"]
        return [f"if ({name} == nullptr) return {none};", f"const auto& self = in_cpp({name});"]

    def valid(self, f: Function) -> str:
        """The condition that the arguments are valid."""
        tests = []
        names = self.refuses_null(f)
        for value, size in sizes(f.parameters):
            name, type_ = value.name, value.type
            if type_.name == "text":
                tests.append(f"is_text({name}, {size})")
            elif type_.name in VALID:
                tests.append(f"{VALID[type_.name]}({name})")
            elif names and type_.name == "name" and not type_.optional:
                tests.append(f"{name} != nullptr")
            elif names and type_.name == "node":
                none = f" || {name} == LOCKSTEP_NO_NODE" if type_.optional else ""
                test = f"has_node(document, {name})"
                tests.append(f"({test}{none})" if none else test)
        return " && ".join(tests)

    @staticmethod
    def refuses_null(f: Function) -> bool:
        """Whether a null name is an invalid argument rather than an empty string."""
        changes = f.result is not None and f.result.name == "change"
        return changes or bool(f.results) and f.results[0].type.name != "buffer"

    def arguments(self, f: Function) -> list[str]:
        return [
            self.argument(f, value, size)
            for value, size in sizes(f.parameters)
            if value.type.name != "parse_options"
        ]

    def argument(self, f: Function, value: Value, size: str) -> str:
        """The parameter as passed to C++."""
        name, type_ = value.name, value.type
        if type_.name == "text":
            return f"std::string_view({name}, {size})"
        if type_.name == "name":
            return name if self.refuses_null(f) and not type_.optional else f"or_empty({name})"
        if type_.name == "node":
            return f"node_of(document, {name})"
        if type_.name in ENUMERATIONS:
            return f"static_cast<{ENUMERATIONS[type_.name]}>({name})"
        return name

    def called(self, call: str, f: Function, on: str) -> str:
        """The C++ given in spec/interface/, or a call to the method with the same name."""
        return self.converted(call, f) if call else f"{on}.{f.name}({', '.join(self.arguments(f))})"

    def converted(self, call: str, f: Function) -> str:
        """The C++ given in spec/interface/, with the parameters converted to C++."""
        for value, size in sizes(f.parameters):
            argument = self.argument(f, value, size)
            call = re.sub(rf"(?<![.>\w]){value.name}(?![\w(])", lambda _: argument, call)
        return call


def all_parameters(f: Function) -> list[Value]:
    """The parameters, with the receiver and the results that are stored through pointers."""
    found: list[Value] = []
    if f.receiver is not None and f.receiver.type.name == "node":
        found += [
            Value("document", Type("document", f.receiver.type.how)),
            Value(f.receiver.name, Type("node")),
        ]
    elif f.receiver is not None:
        found.append(f.receiver)
    found += f.parameters
    return found + [Value(value.name, Type(value.type.name, "out")) for value in f.results]


def is_option(interface: Interface, member: Member) -> bool:
    """Whether the member is also an option in C++."""
    if member.type is None or member.only_in_c:
        return False
    kind = interface.kind(member.type)
    return kind == "values" or member.type.name in ("name", "boolean", "size", "int32", "detector")


def wrap_text(text: str, width: int) -> list[str]:
    return textwrap.wrap(text, width, break_long_words=False, break_on_hyphens=False)


def sizes(values: Iterable[Value]) -> Iterator[tuple[Value, str]]:
    """Each parameter, with the name of the parameter that has its size if it is a string."""
    seen = False
    for value in values:
        yield value, f"{value.name}_size" if seen else "size"
        seen = seen or value.type.name == "text"


def camel(name: str) -> str:
    return "".join(word.capitalize() for word in name.split("_"))


def comment(documentation: list[str]) -> list[str]:
    """The comment as lines of C."""
    lines: list[str] = []
    for text in paragraphs(documentation):
        if text.startswith(">"):
            lines.append(text[1:].removeprefix(" "))
        else:
            lines += wrap_text(text, WIDTH - 3)
    return [f"// {line}".rstrip() for line in lines]


def member_lines(member: Member, text: str) -> list[str]:
    above = wrap_text(" ".join(member.above), WIDTH - 5)
    lines = [""] if member.space else []
    lines += [f"  // {line}" for line in above]
    if member.name:
        lines.append(f"  {text}  // {member.beside}" if member.beside else f"  {text}")
    return lines


def negated(test: str) -> str:
    return f"!({test})" if " && " in test else f"!{test}"


def with_receiver(lines: list[str]) -> list[str]:
    """The lines without a variable for the receiver, if the receiver is used once."""
    declared = next((line for line in lines if line.startswith("const auto& self = ")), "")
    rest = [line for line in lines if line != declared]
    if not declared or len(re.findall(r"\bself\b", " ".join(rest))) != 1:
        return lines
    receiver = declared.removeprefix("const auto& self = ").removesuffix(";")
    return [re.sub(r"\bself\b", receiver, line) for line in rest]
