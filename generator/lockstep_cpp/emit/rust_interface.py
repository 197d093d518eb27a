"""The Rust interface: declarations, methods that only convert arguments and results, and options."""

from __future__ import annotations

import os.path
import re
from dataclasses import dataclass

from lockstep_rules.interface import BUILT_IN, Declaration, Function, Interface, Member, Type, Value, paragraphs

from .emitter import Emitter
from .interface import SETS_DEFAULTS, all_parameters, camel, sizes, wrap_text

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
    members: list[tuple[str, str, list[str]]]  # name in Rust, name in C, documentation


class RustEmitter(Emitter):
    # Functions that Rust has in another form or under another name.
    BY_HAND = frozenset(
        "document_root document_result document_fragment document_element document_error_count document_edition "
        "document_encoding document_encoding_confidence document_encoding_source document_late_encoding "
        "node_contains node_following node_following_skipping_children node_attribute_count node_root "
        "node_inner_text error_offset error_end error_second_range error_second_line error_second_column "
        "error_note".split()
    )
    NAMES = {"node_attribute": "attr"}
    # The type of a parameter, and the argument to pass. `{0}` is its name.
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
    # The type of a result, and the expression that makes it. `{0}` is the call.
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
    # The result if a name contains a null character, because nothing has such a name.
    WITHOUT_NAME = {"string": "None", "boolean": "false", "change": "Err(Error::InvalidCharacter)"}

    def __init__(self, interface: Interface) -> None:
        super().__init__()
        self.interface = interface

    def emit(self) -> dict[str, str]:
        self.render("ffi.rs.j2", "rust/ffi.rs", blocks=self.types(), functions=self.functions())
        self.render("methods.rs.j2", "rust/methods.rs", groups=self.groups())
        self.render("options.rs.j2", "rust/options.rs", values=self.values(), structs=self.options())
        return self.files

    # --- Declarations

    def types(self) -> list[list[str]]:
        return [self.declaration(item.declaration, item.documentation) for header in self.interface.headers
                for item in header.items if item.declaration is not None and item.declaration.kind in RUST_KINDS]  # fmt: skip

    def declaration(self, d: Declaration, documentation: list[str]) -> list[str]:
        name = camel(d.name)
        lines = rust_comment(documentation)
        if d.kind == "values":
            return [f"pub const {member.name}: i32 = {member.number};" for member in d.members]
        if d.kind == "type":
            assert d.type is not None
            return [*lines, f"pub type {name} = {self.type(d.type)};"]
        if d.kind == "callback":
            assert d.type is not None
            return [*lines, f"pub type {name} = {self.function(d.type)};"]
        if d.kind == "object":
            return [*lines, "#[repr(C)]", f"pub struct {name} {{", "    _private: [u8; 0],",
                    "    _marker: PhantomData<(*mut u8, PhantomPinned)>,", "}"]  # fmt: skip
        lines += ["#[repr(C)]", "#[derive(Clone, Copy)]", f"pub struct {name} {{"]
        if d.kind in SETS_DEFAULTS:
            lines.append("    pub size: usize,")
        for member in d.members:
            if member.type is not None:
                lines.append(f"    pub {rust_name(member.name)}: {self.type(member.type)},")
        return [*lines, "}"]

    def functions(self) -> list[list[str]]:
        found = []
        for header in self.interface.headers:
            for item in header.items:
                d = item.declaration
                if d is not None and d.function is not None:
                    result = self.type(d.function.result) if d.function.result else ""
                    arrow = f" -> {result}" if result else ""
                    parameters = self.parameters(all_parameters(d.function))
                    signature = f"pub fn lockstep_{d.function.symbol}({parameters}){arrow};"
                    found.append([*rust_comment(item.documentation), signature])
                elif d is not None and d.kind in SETS_DEFAULTS:
                    found.append(
                        [f"pub fn lockstep_{d.name}_init(options: *mut {camel(d.name)}, size: usize);"]
                    )
        return found

    def parameters(self, values: list[Value] | tuple[Value, ...]) -> str:
        out: list[str] = []
        for value, size in sizes(values):
            name = rust_name(value.name)
            if value.type.name == "text":
                out += [f"{name}: *const u8", f"{size}: usize"]
            else:
                out.append(f"{name}: {self.type(value.type)}")
        return ", ".join(out)

    def function(self, type_: Type) -> str:
        result = f" -> {self.type(type_.result)}" if type_.result else ""
        return f'Option<unsafe extern "C" fn({self.parameters(type_.parameters)}){result}>'

    def type(self, type_: Type) -> str:
        kind, how = self.interface.kind(type_), type_.how
        if type_.name == "function":
            return self.function(type_)
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

    # --- Methods of Node, Document and ParseError that only convert arguments and results

    def groups(self) -> list[tuple[str, list[list[str]]]]:
        """The implementation blocks, and their methods."""
        found: dict[str, list[list[str]]] = {"Node<'d>": [], "Document": [], "ParseError<'_>": []}
        for header in self.interface.headers:
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
        """A method; empty if its types need another form."""
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
    # Constants that form an enumeration in Rust.
    VALUES = ("markdown_flavor", "markdown_headings", "markdown_links", "markdown_images", "markdown_tables")
    ENUMERATIONS = {
        "output_format": "Format",
        "namespace": "Namespace",
        "quirks_mode": "QuirksMode",
        **{name: camel(name) for name in VALUES},
    }
    ELSEWHERE = frozenset({"borrow_input"})  # Rust's documents own their text

    def values(self) -> list[RustValues]:
        found = []
        for header in self.interface.headers:
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
        for header in self.interface.headers:
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
        """Members that begin with limit_ belong to a nested struct."""
        plain = [member for member in members if not member.name.startswith("limit_")]
        limits = [member for member in members if member.name.startswith("limit_")]
        return RustStruct(
            camel(d.name),
            d.name,
            rust_comment([self.in_rust(text) for text in paragraphs(documentation)]),
            [self.member(member, member.name) for member in plain],
            [self.member(member, member.name.removeprefix("limit_")) for member in limits],
        )

    def member(self, member: Member, name: str) -> RustMember:
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
        """The documentation in Rust's terms."""
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
        text = re.sub(r"LOCKSTEP_([A-Z_]+)", lambda found: f"`{camel(found[1].lower())}`", text)
        text = re.sub(r" A static string(?:; null for a null error)?\.| The caller owns the text\.", "", text)
        text = re.sub(
            r"[;.] 0 for a null error|, none \(null\) for no node|: see Node::\w+\(\)(?=\.)", "", text
        )
        text = text.replace("none (null)", "`None`").replace("for `NoNode`", "if there is none")
        return text.replace("Stores ", "Returns ", 1)


def rust_name(name: str) -> str:
    return f"{name}_" if name in RUST_KEYWORDS else name


def rust_comment(documentation: list[str]) -> list[str]:
    """The text as documentation in Markdown. C code is kept unchanged."""
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
