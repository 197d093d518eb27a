"""The pages of the public headers, from Doxygen's XML output."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ElementTree
from dataclasses import dataclass, field
from pathlib import Path
from xml.etree.ElementTree import Element

from markupsafe import Markup, escape

from .addresses import Row, header_page, relative

KINDS = {
    "function": "function",
    "enum": "enumeration",
    "typedef": "type",
    "variable": "variable",
    "define": "macro",
}
# Macros that create symbol names, and declarations made with them, which are useless to readers.
INTERNAL = re.compile(r"LOCKSTEP_\w*(CONFIGURATION|_)|\w*required_(configuration|c_interface)")
TAGS = {
    "bold": "b",
    "emphasis": "em",
    "computeroutput": "code",
    "itemizedlist": "ul",
    "orderedlist": "ol",
    "listitem": "li",
}
TAGS |= {"table": "table", "row": "tr", "heading": "h4"}
# Elements whose own text can only be white space.
LAYOUT = (
    "briefdescription",
    "detaileddescription",
    "table",
    "row",
    "itemizedlist",
    "orderedlist",
    "listitem",
)


@dataclass
class Entry:
    id: str
    name: str
    kind: str
    signature: str
    text: Markup
    line: int
    values: list[tuple[str, Markup]] = field(default_factory=list)  # for an enumeration
    members: list[Entry] = field(default_factory=list)  # for a class

    @property
    def heading(self) -> str:
        """The name; for an enumeration without one, the name of its first value."""
        return self.name or "".join(f"{name}…" for name, _ in self.values[:1]) or self.kind


@dataclass
class Header:
    path: str  # lockstep/document.h
    page: str
    text: Markup
    entries: list[Entry] = field(default_factory=list)

    @property
    def brief(self) -> Markup:
        """The first paragraph of the description."""
        first, end, _ = self.text.partition("</p>")
        return Markup(first + end)

    @property
    def rows(self) -> list[Row]:
        found = [Row(self.path, "header", self.page)]
        for entry in self.entries:
            if entry.name and entry.kind != "macro":  # which few readers look for
                found.append(Row(entry.name, entry.kind, f"{self.page}#{entry.id}", self.path))
            for member in entry.members:
                name = f"{entry.name}::{member.name}" if member.name != entry.name else f"{entry.name}()"
                found.append(Row(name, member.kind, f"{self.page}#{member.id}", self.path))
            scope = f"{entry.name}::" if entry.name else ""  # an unnamed one adds no scope to its values
            found += [
                Row(f"{scope}{name}", "value", f"{self.page}#{entry.id}", self.path)
                for name, _ in entry.values
            ]
        return found


def anchor_of(refid: str) -> str:
    """The anchor for a Doxygen id, which consists of the names of files and namespaces and of a part that
    distinguishes members."""
    return refid.replace("_1_1", "-").replace("_1", "-").removeprefix("namespacelockstep-")


class Reader:
    def __init__(self, folder: Path) -> None:
        self.compounds: list[Element] = []
        for path in sorted(folder.glob("*.xml")):
            if not path.name.startswith(("md_", "dir_", "index", "Doxyfile")):
                self.compounds += ElementTree.parse(path).getroot().findall("compounddef")
        self.places: dict[str, tuple[str, str]] = {}  # page and anchor, by Doxygen's id
        for compound in self.compounds:
            page = page_of(compound)
            if page and compound.get("kind") == "file":
                self.places[compound.get("id", "")] = page, ""
            elif page and compound.get("kind") != "namespace":
                self.places[compound.get("id", "")] = page, anchor_of(compound.get("id", ""))
            for member in compound.iter("memberdef"):
                own = page_of(member)
                if own:
                    self.places[member.get("id", "")] = own, anchor_of(member.get("id", ""))
                    for value in member.findall("enumvalue"):
                        self.places[value.get("id", "")] = own, anchor_of(member.get("id", ""))

    def headers(self) -> list[Header]:
        found: dict[str, Header] = {}
        for compound in self.compounds:
            page = page_of(compound)
            if compound.get("kind") == "file" and page:
                path = compound.find("location").get("file", "").partition("include/")[2]  # type: ignore[union-attr]
                found[page] = Header(path, page, self.description(compound, page))
        seen: set[str] = set()
        for compound in self.compounds:
            kind = compound.get("kind", "")
            if kind in ("class", "struct", "union", "concept"):
                self.add(found, self.class_of(compound, kind), page_of(compound))
                continue
            for member in compound.findall("sectiondef/memberdef"):
                page = page_of(member)
                if page in found and member.get("id", "") not in seen:
                    seen.add(member.get("id", ""))
                    self.add(found, self.entry(member, page), page)
        for header in found.values():
            header.entries.sort(key=lambda entry: entry.line)
        order = sorted(found.values(), key=lambda header: (header.path.count("/"), header.path))
        return [header for header in order if header.entries or header.text]

    def add(self, headers: dict[str, Header], entry: Entry, page: str) -> None:
        if INTERNAL.fullmatch(entry.name):
            return
        if page in headers and (entry.text or entry.members or entry.values):
            headers[page].entries.append(entry)

    def class_of(self, compound: Element, kind: str) -> Entry:
        page = page_of(compound)
        name = (compound.findtext("compoundname") or "").removeprefix("lockstep::")
        bases = ", ".join(base.text or "" for base in compound.findall("basecompoundref"))
        signature = f"{template(compound)}{kind} {name}{' : ' + bases if bases else ''}"
        initializer = compound.find("initializer")
        if kind == "concept" and initializer is not None:
            signature = template(compound) + " ".join("".join(initializer.itertext()).split())
        entry = Entry(
            anchor_of(compound.get("id", "")),
            name,
            kind,
            signature,
            self.description(compound, page),
            line_of(compound),
        )
        for section in compound.findall("sectiondef"):
            if "private" in section.get("kind", ""):
                continue
            for member in section.findall("memberdef"):
                if member.get("prot") == "public" and member.get("kind") in KINDS:
                    entry.members.append(self.entry(member, page))
        entry.members.sort(key=lambda member: member.line)
        return entry

    def entry(self, member: Element, page: str) -> Entry:
        kind = member.get("kind", "")
        name = member.findtext("name") or ""
        if name.startswith("@"):  # Doxygen's name for an unnamed enumeration
            name = ""
        definition = (member.findtext("definition") or name) + (member.findtext("argsstring") or "")
        initializer = member.findtext("initializer") or ""
        if kind == "enum":
            definition = f"enum class {name}" if member.get("strong") == "yes" else f"enum {name}".strip()
        elif kind == "define":
            names = [param.findtext("defname") or "" for param in member.findall("param")]
            definition = f"#define {name}" + (f"({', '.join(names)})" if any(names) else "")
        elif kind == "variable" and initializer and len(initializer) < 60:
            definition += " " + initializer if initializer.startswith(("=", "{")) else f" = {initializer}"
        scope = (member.findtext("qualifiedname") or "").removesuffix(name)
        definition = (
            re.sub(rf"(?<![\w:]){re.escape(scope)}(?=~?{re.escape(name)}\b)", "", definition, count=1)
            if scope
            else definition
        )
        definition = definition.replace("lockstep::", "")
        values = [
            (value.findtext("name") or "", self.description(value, page))
            for value in member.findall("enumvalue")
        ]
        return Entry(
            anchor_of(member.get("id", "")),
            name,
            KINDS.get(kind, kind),
            template(member) + definition,
            self.description(member, page),
            line_of(member),
            values,
        )

    # --- Descriptions ---------------------------------------------------------------------------------------------

    def description(self, element: Element, page: str) -> Markup:
        found = Markup("")
        for kind in ("brief", "detailed"):
            part = element.find(f"{kind}description")
            if part is not None:
                found += self.inside(part, page)
        return Markup(found.strip())

    def inside(self, element: Element, page: str) -> Markup:
        out = Markup("") if element.tag in LAYOUT else escape(element.text or "")
        for child in element:
            out += self.one(child, page)
            if element.tag not in LAYOUT:
                out += escape(child.tail or "")
        return out

    def one(self, element: Element, page: str) -> Markup:
        inner = self.inside(element, page)
        match element.tag:
            case "para":
                if any(child.tag in ("itemizedlist", "table", "programlisting") for child in element):
                    return Markup("<div>") + inner.strip() + Markup("</div>\n")
                return Markup("<p>") + inner.strip() + Markup("</p>\n") if inner.strip() else Markup("")
            case "ulink":
                return Markup('<a href="{}">{}</a>').format(element.get("url", ""), inner)
            case "ref":
                place = self.places.get(element.get("refid", ""))
                if place is None:
                    return inner
                address = relative(place[0] + ("#" + place[1] if place[1] else ""), page)
                return Markup('<a href="{}">{}</a>').format(address, inner)
            case "entry":
                tag = "th" if element.get("thead") == "yes" else "td"
                return Markup(f"<{tag}>") + inner + Markup(f"</{tag}>")
            case "sp":
                return Markup(" ")
            case "codeline":
                return inner + Markup("\n")
            case "programlisting":
                return Markup('<pre tabindex="0">') + inner + Markup("</pre>")
            case "ndash":
                return Markup("–")
            case "linebreak":
                return Markup("<br>")
            case tag if tag in TAGS:
                return Markup(f"<{TAGS[tag]}>") + inner + Markup(f"</{TAGS[tag]}>")
        return inner


def page_of(element: Element) -> str:
    location = element.find("location")
    return header_page(location.get("file", "")) if location is not None else ""


def line_of(element: Element) -> int:
    location = element.find("location")
    return int(location.get("line", "0")) if location is not None else 0


def template(element: Element) -> str:
    found = element.find("templateparamlist")
    if found is None:
        return ""
    names = []
    for param in found.findall("param"):
        type_ = param.find("type")
        kind = "" if type_ is None else "".join(type_.itertext())
        names.append(f"{kind} {param.findtext('declname') or ''}".strip())
    return f"template <{', '.join(names)}>\n"
