"""The Python interface: the stub, the docstrings, and the members that only convert their result."""

from __future__ import annotations

import re
from collections.abc import Iterator

from lockstep_rules.characters import quoted
from lockstep_rules.interface import Function, Interface, Member, Type, paragraphs
from lockstep_rules.stub import KEYWORDS, LIMITS, MEMBERS, OPTIONS, Stub

from .emitter import Emitter
from .interface import is_option, wrap_text

WIDTH = 108
HEAD = "# Generated from spec/interface/ by the generator: edit that, then run scripts/generate."
TYPES = {"name": "str", "boolean": "bool", "size": "int", "detector": "bool"}  # of options
# The type of a result in Python, and the C++ expression that makes it.
RESULTS = {
    "node": ("Node", "wrap({owner}, {call})"),
    "node or none": ("Node | None", "wrap({owner}, {call})"),
    "string": ("str", "text({call})"),
    "string or none": ("str | None", "text_or_none({call})"),
    "name": ("str", "text({call})"),
    "buffer": ("str", "text({call})"),
    "boolean": ("bool", "{call}"),
    "size": ("int", "{call}"),
}
CLASSES = {"node": ("Node", "LightClass<PyNode>"), "document": ("Document", "Guarded<PyDocument>")}
# The functions that Python has in another form.
ELSEWHERE = frozenset(
    "document_encoding_confidence document_encoding_source document_late_encoding document_parsed_again document_source "
    "document_error_count node_text_content node_attribute_count node_range_has_gaps".split()
)


class PythonEmitter(Emitter):
    def __init__(self, interface: Interface, stub: Stub) -> None:
        super().__init__()
        self.interface, self.stub = interface, stub
        self.documentation = dict(stub.documentation)

    def emit(self) -> dict[str, str]:
        self.files["python/_core.pyi"] = "\n".join([HEAD, *self.stub_lines()])
        self.render("python_interface.h.j2", "python/interface.h", classes=self.classes())
        self.render("python_documentation.h.j2", "python/documentation.h", rows=[(name, literal(text)) for name, text in self.documentation.items()])
        return self.files

    # --- The stub

    def stub_lines(self) -> Iterator[str]:
        for number, line in enumerate(self.stub.lines):
            if found := LIMITS.match(line):
                yield found[1]
                for member in self.interface.kinds[found["name"]].members:
                    if member.name.startswith("limit_"):
                        yield f"    {member.name.removeprefix('limit_')}: int"
            elif found := MEMBERS.match(line):
                for function, documentation in self.plain(found["name"]):
                    yield f"{found[1]}@property"
                    yield f"{found[1]}def {self.name_of(function)}(self) -> {self.result(function)[0]}:"
                    yield from docstring(documentation, found[1] + "    ")
            elif found := KEYWORDS.match(line):
                yield from self.with_options(found["name"], found[1], self.stub.lines[:number])
            else:
                yield line

    def with_options(self, name: str, indent: str, above: list[str]) -> Iterator[str]:
        """The lines with the options that replace a parameter such as `**parse_options`, which has a separate
        line; `above`: the lines before it."""
        start = max(at for at, text in enumerate(above) if "def " in text)
        if f"{indent}*," not in above[start:]:
            yield f"{indent}*,"
        yield from (f"{indent}{option}," for option in self.options(name))

    def options(self, name: str) -> Iterator[str]:
        for part in OPTIONS[name]:
            if isinstance(part, tuple):
                yield f"{part[0]}: {part[1]} = ..."
                continue
            for member in self.interface.kinds[part].members:
                if is_option(self.interface, member) and not member.name.startswith("limit_"):
                    yield f"{member.name}: {self.type_of(member)} = ..."

    @staticmethod
    def type_of(member: Member) -> str:
        assert member.type
        return TYPES[member.type.name] + (" | None" if member.type.optional else "")

    # --- Members that only convert their result

    def plain(self, table: str) -> Iterator[tuple[Function, str]]:
        """The functions of a table that have no parameters and are not defined by the class, with their
        documentation."""
        for header in self.interface.headers:
            if header.name != table:
                continue
            documentation: list[str] = []
            for item in header.items:
                documentation = item.documentation or documentation
                function = item.declaration.function if item.declaration else None
                if function and self.is_plain(function):
                    yield function, in_python(documentation)

    def is_plain(self, f: Function) -> bool:
        if f.receiver is None or f.receiver.type.how == "mut" or f.by_hand or f.parameters or f.symbol in ELSEWHERE:
            return False
        if f.receiver.type.name not in CLASSES or self.key(f) not in RESULTS:
            return False
        return self.name_of(f) not in self.stub.defined[CLASSES[f.receiver.type.name][0]]

    @staticmethod
    def key(f: Function) -> str:
        type_: Type | None = f.results[0].type if f.results else f.result
        return f"{type_.name}{' or none' if type_.optional else ''}" if type_ else ""

    def result(self, f: Function) -> tuple[str, str]:
        return RESULTS[self.key(f)]

    @staticmethod
    def name_of(f: Function) -> str:
        """The name in C++, which C shortens."""
        found = re.fullmatch(r"self\.(\w+)\(\)", f.call)
        return found[1] if found else f.name

    def classes(self) -> list[tuple[str, str, list[tuple[str, str, str]]]]:
        """The classes: the name, the name in C++, and for each member its name, its parameter and its
        body."""
        found = []
        for kind, (name, in_cpp) in CLASSES.items():
            members = []
            for function, documentation in self.plain(kind):
                call = re.sub(r"\bself\b", f"self.{kind}", function.call or f"self.{function.name}()")
                member, form = self.name_of(function), self.result(function)[1]
                taken, before = f"const Py{name}& self", ""
                if kind == "document" and "{owner}" in form:  # a node refers to the object
                    taken, before = "nb::handle self", "const Guard guard(self); "
                    call = call.replace("self.document", "nb::cast<PyDocument&>(self).document")
                members.append((member, taken, f"{before}return {form.format(owner='self', call=call)};"))
                self.documentation[f"{name}.{member}"] = documentation
            found.append((name, in_cpp, members))
        return found


def literal(text: str) -> str:
    """A string in C++: a literal for each line, which the compiler joins."""
    return " ".join(quoted(line).replace("\n", "\\n") for line in text.splitlines(keepends=True))


def docstring(text: str, indent: str) -> Iterator[str]:
    lines = text.split("\n")
    if len(lines) == 1 and len(indent) + len(text) + 6 <= WIDTH:
        yield f'{indent}"""{text}"""'
        return
    yield f'{indent}"""{lines[0]}'
    yield from (indent + line for line in lines[1:])
    yield f'{indent}"""'


def in_python(documentation: list[str]) -> str:
    """Documentation in terms of Python."""
    text = " ".join(paragraphs(documentation))
    text = re.sub(r"lockstep_parse_options::limit_(\w+)", r"`limits['\1']`", text)
    text = re.sub(r"lockstep_\w+_options::(\w+)", r"`\1`", text)
    text = re.sub(r"lockstep_(?:node|document)_(\w+)\(\)", r"`\1`", text)
    text = re.sub(r"(: see Node::\w+\(\)|, none \(null\) for no node[^.]*)\.", ".", text)
    text = text.replace(" A static string.", "")
    text = text.replace("none (null)", "none")
    text = re.sub(r"\b(or|otherwise|;) none\b", r"\1 None", text)
    return "\n".join(wrap_text(text, WIDTH - 14))
