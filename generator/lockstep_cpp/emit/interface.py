"""The interface in C and Rust: headers, the functions that only forward to C++, and Rust's declarations."""

from __future__ import annotations

import os.path
import re
import textwrap
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

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

WIDTH = 110  # of lines in C
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
IN_RUST = {
    "boolean": "bool",
    "size": "usize",
    "int32": "i32",
    "uint32": "u32",
    "uint64": "u64",
    "double": "f64",
    "name": "*const c_char",
    "bytes": "*const u8",
    "pointer": "*mut c_void",
}
RUST_KEYWORDS = set(
    "as box break const else enum fn for if impl in let loop match mod move mut ref self type unsafe use where".split()
)
RUST_KINDS = {"object", "value", "struct", "options", "functions", "values", "type", "callback"}
SETS_DEFAULTS = {
    "options": "Sets the defaults. `size` is sizeof *{}.",
    "functions": "Sets all functions to null. `size` is sizeof *{}.",
}
# What a function returns if there is nothing: 0, or one of these.
NONE = {
    "node": "LOCKSTEP_NO_NODE",
    "string": "{nullptr, 0}",
    "name": "nullptr",
    "boolean": "false",
    "range": "kNoRange",
    "status": "LOCKSTEP_BAD_ARGUMENT",
}
# How a result becomes one of C.
RETURNED = {
    "node": "to_c({})",
    "string": "present({})",
    "name": "literal({})",
    "range": "range_in_c({})",
    "status": "to_c({})",
}
# The tables of options: the struct in C, that in C++, and how the names of its members begin in C.
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
# How a configuration is modified by a struct.
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
        self.render("ffi.rs.j2", "rust/ffi.rs", blocks=self.rust_types(), functions=self.rust_functions())
        safe = SafeRust(self)
        self.render("methods.rs.j2", "rust/methods.rs", groups=safe.groups())
        self.render("options.rs.j2", "rust/options.rs", values=safe.values(), structs=safe.options())
        return self.files

    def forwarders(self, header: Header) -> list[Function]:
        return [d.function for d in header.declarations if d.function and not d.function.by_hand]

    # --- Options

    def option_tables(self, header: Header) -> list[tuple[str, list[str]]]:
        """The rows of the options that a header declares, by table."""
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
        return f"{result} lockstep_{f.symbol}({self.c_parameters(self.all_parameters(f))})"

    def all_parameters(self, f: Function) -> list[Value]:
        """With the receiver, and the results that are stored through pointers."""
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

    # --- Rust

    def rust_types(self) -> list[list[str]]:
        return [self.rust_declaration(item.declaration, item.documentation) for header in self.interface.headers
                for item in header.items if item.declaration is not None and item.declaration.kind in RUST_KINDS]  # fmt: skip

    def rust_declaration(self, d: Declaration, documentation: list[str]) -> list[str]:
        name = camel(d.name)
        lines = rust_comment(documentation)
        if d.kind == "values":
            return [f"pub const {member.name}: i32 = {member.number};" for member in d.members]
        if d.kind == "type":
            assert d.type is not None
            return [*lines, f"pub type {name} = {self.rust_type(d.type)};"]
        if d.kind == "callback":
            assert d.type is not None
            return [*lines, f"pub type {name} = {self.rust_function(d.type)};"]
        if d.kind == "object":
            return [*lines, "#[repr(C)]", f"pub struct {name} {{", "    _private: [u8; 0],",
                    "    _marker: PhantomData<(*mut u8, PhantomPinned)>,", "}"]  # fmt: skip
        lines += ["#[repr(C)]", "#[derive(Clone, Copy)]", f"pub struct {name} {{"]
        if d.kind in SETS_DEFAULTS:
            lines.append("    pub size: usize,")
        for member in d.members:
            if member.type is not None:
                lines.append(f"    pub {rust_name(member.name)}: {self.rust_type(member.type)},")
        return [*lines, "}"]

    def rust_functions(self) -> list[list[str]]:
        found = []
        for header in self.interface.headers:
            for item in header.items:
                d = item.declaration
                if d is not None and d.function is not None:
                    result = self.rust_type(d.function.result) if d.function.result else ""
                    arrow = f" -> {result}" if result else ""
                    parameters = self.rust_parameters(self.all_parameters(d.function))
                    signature = f"pub fn lockstep_{d.function.symbol}({parameters}){arrow};"
                    found.append([*rust_comment(item.documentation), signature])
                elif d is not None and d.kind in SETS_DEFAULTS:
                    found.append(
                        [f"pub fn lockstep_{d.name}_init(options: *mut {camel(d.name)}, size: usize);"]
                    )
        return found

    def rust_parameters(self, values: list[Value] | tuple[Value, ...]) -> str:
        out: list[str] = []
        for value, size in sizes(values):
            name = rust_name(value.name)
            if value.type.name == "text":
                out += [f"{name}: *const u8", f"{size}: usize"]
            else:
                out.append(f"{name}: {self.rust_type(value.type)}")
        return ", ".join(out)

    def rust_function(self, type_: Type) -> str:
        result = f" -> {self.rust_type(type_.result)}" if type_.result else ""
        return f'Option<unsafe extern "C" fn({self.rust_parameters(type_.parameters)}){result}>'

    def rust_type(self, type_: Type) -> str:
        kind, how = self.interface.kind(type_), type_.how
        if type_.name == "function":
            return self.rust_function(type_)
        pointer = {"array": "*const ", "out": "*mut "}.get(how, "")
        if type_.name == "change":
            return "Status"
        if (type_.name, how) == ("bytes", "mut"):
            return "*mut u8"
        if type_.name in BUILT_IN:
            return pointer + IN_RUST[type_.name]
        if kind == "values":
            return f"{pointer}i32"
        name = camel(type_.name)
        if kind in ("value", "type", "callback"):
            return pointer + name
        if kind == "object":
            return {"": f"*const {name}", "mut": f"*mut {name}", "out": f"*mut *mut {name}"}[how]
        return f"*mut {name}" if how in ("out", "mut") else f"*const {name}"

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
        """Returns a value, or the value for “none” if an argument is invalid."""
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
        """Stores a text in a buffer."""
        to = f.results[0].name
        lines = [f"if ({to} == nullptr) return LOCKSTEP_BAD_ARGUMENT;", f"*{to} = {{nullptr, 0}};"]
        lines += self.receiver(f, "LOCKSTEP_BAD_ARGUMENT")
        valid = self.valid(f)
        if valid:
            lines.append(f"if ({negated(valid)}) return LOCKSTEP_BAD_ARGUMENT;")
        value = self.called(f.call, f, "self")
        return with_receiver([*lines, f"return fill({to}, [&] {{ return {value}; }});"])

    def creation(self, f: Function) -> list[str]:
        """Creates a node of the document."""
        call = self.called(f.call, f, "owner")
        receiver = f.receiver.name if f.receiver else "document"
        return [
            f"return create_node({receiver}, {f.results[0].name}, {self.valid(f) or 'true'}, "
            f"LOCKSTEP_{f.refusal}, [=](Document& owner) {{ return {call}; }});"
        ]

    def change(self, f: Function) -> list[str]:
        """Changes a node, which the DOM may refuse."""
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
        """Changes a configuration, and stores whether that changed anything."""
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
        """Whether the arguments are valid."""
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
        """Whether a null name is a bad argument, not an empty text."""
        changes = f.result is not None and f.result.name == "change"
        return changes or bool(f.results) and f.results[0].type.name != "buffer"

    def arguments(self, f: Function) -> list[str]:
        return [
            self.argument(f, value, size)
            for value, size in sizes(f.parameters)
            if value.type.name != "parse_options"
        ]

    def argument(self, f: Function, value: Value, size: str) -> str:
        """The parameter in C++."""
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
        """The C++ of the table, or the method of the same name."""
        return self.converted(call, f) if call else f"{on}.{f.name}({', '.join(self.arguments(f))})"

    def converted(self, call: str, f: Function) -> str:
        """C++ from the table, with the parameters in C++."""
        for value, size in sizes(f.parameters):
            argument = self.argument(f, value, size)
            call = re.sub(rf"(?<![.>\w]){value.name}(?![\w(])", lambda _: argument, call)
        return call


def is_option(interface: Interface, member: Member) -> bool:
    """Whether C++ has the same."""
    if member.type is None or member.only_in_c:
        return False
    kind = interface.kind(member.type)
    return kind == "values" or member.type.name in ("name", "boolean", "size", "int32", "detector")


def wrap_text(text: str, width: int) -> list[str]:
    return textwrap.wrap(text, width, break_long_words=False, break_on_hyphens=False)


def sizes(values: Iterable[Value]) -> Iterator[tuple[Value, str]]:
    """Parameters, and for a text the parameter that has its size."""
    seen = False
    for value in values:
        yield value, f"{value.name}_size" if seen else "size"
        seen = seen or value.type.name == "text"


def camel(name: str) -> str:
    return "".join(word.capitalize() for word in name.split("_"))


def rust_name(name: str) -> str:
    return f"{name}_" if name in RUST_KEYWORDS else name


def rust_comment(documentation: list[str]) -> list[str]:
    """The text as documentation in Markdown. C is kept unchanged."""
    lines: list[str] = []
    code = False
    for text in paragraphs(documentation):
        kept = text.startswith("> ")
        if kept != code:
            lines.append("```c" if kept else "```")
            code = kept
        if text.startswith(">"):
            lines.append(text[1:].removeprefix(" ").removeprefix("  "))
        else:
            text = re.sub(r"(https://\S*[^\s).,;:])", r"<\1>", text)
            lines += wrap_text(text, 116)
    return [f"/// {line}".rstrip() for line in [*lines, *(["```"] if code else [])]]


def comment(documentation: list[str]) -> list[str]:
    """Lines of C."""
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


@dataclass
class RustMember:
    name: str
    type: str
    documentation: list[str]
    default: str
    passed: str


@dataclass
class RustStruct:
    name: str
    in_c: str
    documentation: list[str]
    members: list[RustMember]
    limits: list[RustMember]


@dataclass
class RustValues:
    name: str
    documentation: list[str]
    members: list[tuple[str, str, list[str]]]  # the name in Rust, that in C, the documentation


def negated(test: str) -> str:
    return f"!({test})" if " && " in test else f"!{test}"


def with_receiver(lines: list[str]) -> list[str]:
    """The lines without a variable for the receiver, if it is used once."""
    declared = next((line for line in lines if line.startswith("const auto& self = ")), "")
    rest = [line for line in lines if line != declared]
    if not declared or len(re.findall(r"\bself\b", " ".join(rest))) != 1:
        return lines
    receiver = declared.removeprefix("const auto& self = ").removesuffix(";")
    return [re.sub(r"\bself\b", receiver, line) for line in rest]


class SafeRust:
    """Rust's methods that only convert arguments and results: of Node, Document and ParseError."""

    # What Rust has in another form, or under another name.
    BY_HAND = frozenset(
        "document_root document_result document_fragment document_element document_error_count document_edition "
        "document_encoding document_encoding_confidence document_encoding_source document_late_encoding "
        "node_contains node_following node_following_skipping_children node_attribute_count node_root "
        "node_inner_text error_offset error_end error_second_range error_second_line error_second_column "
        "error_note".split()
    )
    NAMES = {"node_attribute": "attr"}
    # A parameter: its type, and what is passed. `{0}` is its name.
    PARAMETERS = {
        "node": ("NodeId", "{0}.0"),
        "node or none": ("impl Into<Option<NodeId>>", "{0}.into().map_or(0, |it| it.0)"),
        "text": ("&str", "{0}.as_ptr(), {0}.len()"),
        "name": ("&str", "{0}"),
        "name or none": ("&str", "{0}"),
        "boolean": ("bool", "{0}"),
        "adjacent_position": ("Position", "{0} as i32"),
        "parse_options": ("", "std::ptr::null()"),
    }
    # A result: its type, and how it is made. `{0}` is the call.
    RESULTS = {
        "node": ("Option<Node<{life}>>", "self.found({0})"),
        "string": ("Option<&{life} str>", "view({0})"),
        "name": ("&'static str", "literal({0}).unwrap_or_default()"),
        "boolean": ("bool", "{0}"),
        "size": ("usize", "{0}"),
        "uint32": ("u32", "{0}"),
        "uint64": ("u64", "{0}"),
        "range": ("Option<Range<u64>>", "range_of({0})"),
        "change": ("Result<(), Error>", "Error::check({0})"),
    }
    # The value if a name contains a null character: nothing has such a name.
    WITHOUT_NAME = {"string": "None", "boolean": "false", "change": "Err(Error::InvalidCharacter)"}

    def __init__(self, emitter: InterfaceEmitter) -> None:
        self.emitter = emitter

    def groups(self) -> list[tuple[str, list[list[str]]]]:
        """The implementations, and their methods."""
        found: dict[str, list[list[str]]] = {"Node<'d>": [], "Document": [], "ParseError<'_>": []}
        for header in self.emitter.interface.headers:
            documentation: list[str] = []
            for item in header.items:
                documentation = item.documentation or documentation
                function = item.declaration.function if item.declaration else None
                owner = self.owner(function) if function else ""
                if function and owner in found:
                    lines = self.method(function, documentation)
                    if lines:
                        found[owner].append(lines)
        return list(found.items())

    def owner(self, f: Function) -> str:
        if f.receiver is None or f.by_hand or f.symbol in self.BY_HAND:
            return ""
        owners = {"node": "Node<'d>", "document": "Document", "error": "ParseError<'_>"}
        owner = owners.get(f.receiver.type.name, "")
        return "Document" if owner and f.receiver.type.how == "mut" else owner

    def method(self, f: Function, documentation: list[str]) -> list[str]:
        """None if its types need another form."""
        assert f.receiver is not None
        owner, changes = f.receiver.type.name, f.receiver.type.how == "mut"
        passed = {
            "error": "self.0",
            "document": "self.raw_mut()" if changes else "self.raw()",
            "node": f"self.raw_mut(), {f.receiver.name}.0" if changes else "self.document.raw(), self.number",
        }[owner]
        taken = {"error": "&self", "document": "&mut self" if changes else "&self"}.get(owner, "self")
        if owner == "node" and changes:
            taken = f"&mut self, {f.receiver.name}: NodeId"
        names = []
        for value in f.parameters:
            key = value.type.name + (" or none" if value.type.optional else "")
            if value.type.how or key not in self.PARAMETERS:
                return []
            type_, pass_ = self.PARAMETERS[key]
            name = rust_name(value.name)
            taken += f", {name}: {type_}" if type_ else ""
            passed += ", " + pass_.format(name)
            if type_ == "&str" and value.type.name == "name":
                names.append(name)
        assert f.result is not None
        function = f"ffi::lockstep_{f.symbol}"
        if f.results and f.results[0].type.name == "buffer":
            result, value_ = (
                "String",
                f"filled(|to| unsafe {{ {function}({passed}, to) }}).unwrap_or_default()",
            )
        elif f.results and f.results[0].type.name == "node":
            result, value_ = (
                "Result<NodeId, Error>",
                f"self.create(|document, to| unsafe {{ {function}({passed}, to) }})",
            )
            value_ = value_.replace("self.raw_mut()", "document")
        elif f.result.name in self.RESULTS and not f.results:
            result, made = self.RESULTS[f.result.name]
            value_ = f"unsafe {{ {made.format(f'{function}({passed})')} }}"
        else:
            return []
        for name in reversed(names):
            other = self.WITHOUT_NAME.get(f.result.name)
            if other is None:
                return []
            value_ = f"with_name({name}, |{name}| {value_}).unwrap_or({other})"
        life = "'d" if owner == "node" else "'_"
        result = result.format(life=life).replace("&'_ ", "&")
        name = self.NAMES.get(f.symbol, rust_name(f.name))
        lines = rust_comment([self.in_rust(text) for text in paragraphs(documentation)])
        return [*lines, f"pub fn {name}({taken}) -> {result} {{", f"    {value_}", "}"]

    # --- Options

    OPTIONS = ("parse_options", "fragment_context", "encoding_options", "serialize_options", "markdown_options")
    # Constants that are an enumeration in Rust.
    VALUES = ("markdown_flavor", "markdown_headings", "markdown_links", "markdown_images", "markdown_tables")
    ENUMERATIONS = {
        "output_format": "Format",
        "namespace": "Namespace",
        "quirks_mode": "QuirksMode",
        **{name: camel(name) for name in VALUES},
    }
    ELSEWHERE = frozenset({"borrow_input"})  # documents of Rust own their text

    def values(self) -> list[RustValues]:
        found = []
        for header in self.emitter.interface.headers:
            for item in header.items:
                d = item.declaration
                if d is not None and d.name in self.VALUES:
                    prefix = os.path.commonprefix([member.name for member in d.members]).rpartition("_")[0] + "_"
                    members = [
                        (camel(member.name.removeprefix(prefix).lower()), member.name, self.sentence(member))
                        for member in d.members
                    ]
                    found.append(RustValues(camel(d.name), rust_comment(item.documentation), members))
        return found

    def options(self) -> list[RustStruct]:
        found = []
        for header in self.emitter.interface.headers:
            for item in header.items:
                d = item.declaration
                if d is not None and d.name in self.OPTIONS:
                    members = [
                        member
                        for member in d.members
                        if member.type is not None
                        and member.name not in self.ELSEWHERE
                        and (
                            member.type.name in ("name", "boolean", "size", "int32")
                            or member.type.name in self.ENUMERATIONS
                        )
                    ]
                    found.append(self.struct(d, members, item.documentation))
        return found

    def struct(self, d: Declaration, members: list[Member], documentation: list[str]) -> RustStruct:
        """Members that begin with limit_ are those of a struct in it."""
        plain = [member for member in members if not member.name.startswith("limit_")]
        limits = [member for member in members if member.name.startswith("limit_")]
        return RustStruct(
            camel(d.name),
            d.name,
            rust_comment([self.in_rust(text) for text in paragraphs(documentation)]),
            [self.rust_member(member, member.name) for member in plain],
            [self.rust_member(member, member.name.removeprefix("limit_")) for member in limits],
        )

    def rust_member(self, member: Member, name: str) -> RustMember:
        assert member.type is not None
        text = self.sentence(member)
        type_ = member.type.name
        if type_ == "name":
            return RustMember(
                name,
                "Option<String>",
                text,
                f"literal(c.{member.name}).map(str::to_owned)",
                f"{member.name}: names.add(self.{name}.as_deref())?",
            )
        if type_ in self.ENUMERATIONS:
            enum = self.ENUMERATIONS[type_]
            return RustMember(
                name, enum, text, f"{enum}::default()", f"{member.name}: self.{name} as i32"
            )
        if type_ == "int32":
            return RustMember(
                name, "char", text, f"char::from(c.{name} as u8)", f"{member.name}: self.{name} as i32"
            )
        prefix = "limits." if name != member.name else ""
        rust = {"boolean": "bool", "size": "usize"}[type_]
        return RustMember(
            name, rust, text, f"c.{member.name}", f"{member.name}: self.{prefix}{name}"
        )

    def sentence(self, member: Member) -> list[str]:
        """The documentation of a member."""
        text = self.in_rust(member.beside or " ".join(member.above))
        return rust_comment([(text[:1].upper() + text[1:]).rstrip(".") + "."])

    @staticmethod
    def in_rust(text: str) -> str:
        """Documentation in terms of Rust."""
        text = re.sub(r" Pointers must be valid[^.]*\.", "", text)
        text = text.replace("lockstep_edition()", "[`editions`](crate::editions)")
        text = text.replace("lockstep_document_error()", "[`Document::errors`](crate::Document::errors)")
        text = text.replace("lockstep_charset_of_content_type()", "[`content_type`](Self::content_type)")
        text = re.sub(r"LOCKSTEP_MARKDOWN_(?:[A-Z]+_)?([A-Z]+)", r"LOCKSTEP_\1", text)
        text = text.replace("or _COMMONMARK", "or `Commonmark`")
        text = text.replace("_MATHML or _SVG", "`MathMl` or `Svg`").replace(", ...", "")
        text = re.sub(r"; see \w+::\w+ in lockstep/\w+\.h| See \w+::\w+ in lockstep/\w+\.h\.", "", text)
        text = re.sub(r": see \w+Options::\w+(?=\.)", "", text)
        text = re.sub(r"\bnull:", "`None`:", re.sub(r"\bNull:", "`None`:", text))
        text = text.replace("LOCKSTEP_NAMESPACE_HTML", "`Html`")
        text = re.sub(r"lockstep_(?:node|document)_(\w+)\(\)", r"`\1()`", text)
        text = re.sub(r"lockstep_parse_options::limit_(\w+)", r"[`Limits::\1`](crate::Limits)", text)
        text = re.sub(r"lockstep_parse_options::(\w+)", r"[`ParseOptions::\1`](crate::ParseOptions)", text)
        text = text.replace("LOCKSTEP_NO_QUIRKS (default), ...", "`NoQuirks` by default")
        text = re.sub(r"LOCKSTEP_([A-Z_]+)", lambda found: f"`{camel(found[1].lower())}`", text)
        text = re.sub(r" A static string(?:; null for a null error)?\.| The caller owns the text\.", "", text)
        text = re.sub(
            r"[;.] 0 for a null error|, none \(null\) for no node: see Node::language\(\)", "", text
        )
        text = text.replace("none (null)", "`None`").replace("for `NoNode`", "if there is none")
        return text.replace("Stores ", "Returns ", 1)
