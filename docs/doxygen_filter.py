"""doxygen_filter FILE: the file as Doxygen is to read it, on standard output.

Headers have plain comments. One in front of a declaration documents it, and those that follow without an empty line
or another comment between: these refer to the first. One after a declaration documents that. Both become comments for
Doxygen, whose commands and marks have no meaning in them: what looks like one is text. #anchors become links to the
Standard.
Of pages in Markdown, links to headings and to files that are not pages become plain names.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

STANDARD = "https://html.spec.whatwg.org/multipage/"
# What stays as it is inside a comment: code, addresses.
VERBATIM = re.compile(r"(`[^`]*`|https?://[^\s)]+[^\s).,:;])")
ANCHOR = re.compile(r"(?<![\w&/])#([a-z][\w:-]*\w)")
SCOPE = re.compile(r'(^|[\s>])(namespace\b|class\b|struct\b|union\b|enum\b|extern "C")[^(]*$')
SEVERAL = re.compile(r"^(\s*[\w:<>]+ )(\w+(?:, \w+)+);$")
COMMENT = re.compile(r"^(\s*)//(?!/)[ ]?(.*)$")
TRAILING = re.compile(r"^(.*[;,}\w])(\s+)//[ ](.*)$")
# The name that a line declares: of a function, or of a variable, member, constant or alias.
FUNCTION = re.compile(r"\(\*(\w+)\)|(operator[^(]+|~?\b\w+)\(")
VARIABLE = re.compile(r"#define (\w+)|(\w+)(?:\[\w*\])?(?: =.*|\{.*)?;?$")


def escaped(text: str) -> str:
    parts = VERBATIM.split(text)
    for i in range(0, len(parts), 2):
        part = ANCHOR.sub(lambda match: f"\0{match[1]}\1", parts[i])
        part = re.sub(r"[\\@<>&#%*|]", r"\\\g<0>", part)
        parts[i] = re.sub("\0(.*?)\1", rf"[\#\1]({STANDARD}#\1)", part)
    return "".join(parts)


def reference(declaration: str) -> str:
    """What documents a declaration whose comment is that of the one before."""
    function = FUNCTION.search(declaration)
    variable = VARIABLE.search(declaration.strip())
    if function is not None and function[2] is not None:
        return f"See {function[2]}()."
    name = function[1] if function else variable[1] or variable[2] if variable else None
    return f"See #{name}." if name else "See above."


def documentation(lines: list[str], indent: str, first: str = "") -> list[str]:
    """The lines of a comment as Doxygen's. After an empty line, indented text is code."""
    out = [first] if first else []
    in_code = False
    for before, line in zip([""] + lines, lines):
        indented = line.startswith("  ") and not line.lstrip().startswith("- ")
        if indented and not in_code and (before == "" or before.endswith(":")):
            in_code = True
            out.append("@code{.cpp}")
        elif in_code and not indented and line:
            in_code = False
            out.append("@endcode")
        out.append(line if in_code else escaped(line))
    if in_code:
        out.append("@endcode")
    return [f"{indent}/// {line}".rstrip() for line in out]


class Header:
    def __init__(self, lines: list[str]) -> None:
        self.lines = lines
        self.out: list[str] = []
        self.scopes: list[str] = []  # of each open brace: "enum", "scope" for what has declarations, or "body"
        self.statement = ""  # what has been read of the declaration or statement
        self.shared: list[str] = []  # refers to the comment that documents the declarations here
        self.outside = False  # after the library's namespace: specializations of templates of others

    def filtered(self) -> list[str]:
        at = self.end_of_comment(0)
        self.out += documentation(self.texts(0, at), "", "@file")
        while at < len(self.lines):
            if self.between_declarations() and COMMENT.match(self.lines[at]):
                at = self.comment(at)
            else:
                self.code(self.lines[at])
                at += 1
        return self.out

    def between_declarations(self) -> bool:
        return "body" not in self.scopes and not self.statement

    def end_of_comment(self, at: int) -> int:
        while at < len(self.lines) and COMMENT.match(self.lines[at]):
            at += 1
        return at

    def texts(self, begin: int, end: int) -> list[str]:
        return [COMMENT.match(line)[2] for line in self.lines[begin:end]]  # type: ignore[index]

    def comment(self, at: int) -> int:
        end = self.end_of_comment(at)
        following = self.lines[end].strip() if end < len(self.lines) else ""
        comment: list[str] = []
        self.shared = []
        if following and not re.match(r"#(?!define)|}|(public|private|protected):", following):
            indent = COMMENT.match(self.lines[at])[1]  # type: ignore[index]
            comment = documentation(self.texts(at, end), indent)
            several = SEVERAL.match(following)
            first = several[2].partition(",")[0] if several else following
            if re.fullmatch(r"template <.*>", first):
                first = self.lines[end + 1]
            self.shared = [f"{indent}/// {reference(first)}"]
        self.out += comment or [""] * (end - at)
        if following:
            self.code(self.lines[end], commented=True)
            end += 1
        return end

    def code(self, line: str, commented: bool = False) -> None:
        if not line.strip() or re.match(r"\s*(public|private|protected):", line):
            self.shared = []
        several = SEVERAL.match(line)
        if several is not None and self.between_declarations():
            for name in several[2].split(", "):
                self.code(f"{several[1]}{name};", commented)
                commented = False
            return
        trailing = TRAILING.match(line)
        begins = self.between_declarations() and "enum" not in self.scopes[-1:]
        documents = trailing is not None and trailing[1].strip() != "}" and "body" not in self.scopes
        code = trailing[1] if trailing else COMMENT.sub("", line)
        if begins and not commented and not trailing and code.strip() and not code.strip().startswith("}"):
            self.out += self.shared
        if code.startswith("#define"):
            self.statement = ""
        elif not code.lstrip().startswith("#"):
            self.read(code)
        if trailing is not None and documents and "body" not in self.scopes:
            line = f"{trailing[1]}{trailing[2]}///< {escaped(trailing[3])}"
        self.outside = line.startswith("}  // namespace lockstep") or (self.outside and not self.scopes)
        self.out.append(line if not self.outside or re.match("[#}]", line) else "")

    def read(self, code: str) -> None:
        code = re.sub(r'"C"', "C_LINKAGE", code)
        code = re.sub(r'"(\\.|[^"\\])*"|\'(\\.|[^\'\\])*\'', "_", code).replace("C_LINKAGE", '"C"')
        for character in code:
            if character == "{":
                scope = SCOPE.search(self.statement)
                self.scopes.append("body" if scope is None else "enum" if scope[2] == "enum" else "scope")
                if scope is not None:
                    self.statement = ""
                    self.shared = []
            elif character == "}":
                if self.scopes.pop() != "body":
                    self.shared = []
                self.statement += "}"
            elif character == ";" and "body" not in self.scopes:
                self.statement = ""
            elif character == "," and self.scopes[-1:] == ["enum"]:
                self.statement = ""
            elif not character.isspace() or self.statement:
                self.statement += character
        # The end of a function that has a body, of a namespace, or of an access specifier.
        if "body" not in self.scopes and re.search(r"(^|[^:])[}:]\s*$", self.statement):
            self.statement = ""


def page(text: str, path: Path) -> str:
    def link(match: re.Match[str]) -> str:
        target = match[2].partition("#")[0]
        is_page = "://" in target or (path.parent / target).name in PAGES
        return match[0] if is_page else match[1]

    text = re.sub(r"(?<!!)\[([^\]]*)\]\(([^)\s]+)\)", link, text)
    # In tables, Doxygen takes parts of XPath expressions in code for commands and names.
    def code(match: re.Match[str]) -> str:
        return f"<code>{escaped(match[1])}</code>".replace("::", r"\::")

    return re.sub(r"`([^`\n]*(?:@|sibling::)[^`\n]*)`", code, text)


# As FILE_PATTERNS in docs/Doxyfile.
PAGES = ("tour.md", "install.md", "errors.md", "positions.md", "tokens.md", "speculative.md", "own-tree.md",
         "compatibility.md", "cookbook.md", "cli.md")


def main() -> None:
    path = Path(sys.argv[1])
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".md":
        print(page(text, path), end="")
    else:
        print("\n".join(Header(text.splitlines()).filtered()))


main()
