"""Command line of the site's generator; scripts/dev site calls it."""

from __future__ import annotations

import argparse
import json
import re
import shutil
import sys
from pathlib import Path

from lockstep_rules.loading import ROOT

from .addresses import Row, root_of
from .api import Header, Reader
from .documents import Document, Renderer, groups
from .links import report_broken_links
from .templating import environment

TEMPLATES = Path(__file__).resolve().parent / "templates"
IMAGES = (".png", ".svg", ".webp")
PARTS = [("docs/index.html", "Documentation"), ("api/index.html", "API"), ("report/index.html", "Rules")]
PLAYGROUND = "playground/index.html"
# The language whose interface each document describes.
LANGUAGES = {
    "docs/reference/python.md": "Python",
    "docs/reference/web.md": "JavaScript",
    "bindings/rust/README.md": "Rust",
}


class Site:
    def __init__(self, out: Path, root: Path = ROOT) -> None:
        self.out, self.root = out, root
        self.rows: list[Row] = []
        self.groups = groups(root)
        self.documents: list[Document] = [document for _, of in self.groups for document in of]
        self.playground = (out / PLAYGROUND).exists()
        self.environment = environment(TEMPLATES)

    def build(self, xml: Path) -> None:
        headers = Reader(xml).headers() if xml.is_dir() else []
        images = {
            path.relative_to(self.root).as_posix()
            for path in (self.root / "docs").rglob("*")
            if path.suffix in IMAGES
        }
        known = {document.page for document in self.documents} | {header.page for header in headers} | images
        renderer = Renderer(self.root, self.documents, images, known)
        for document in self.documents:
            renderer.render(document)
            self.rows += document.rows
        for name in images:
            self.write_bytes(name, (self.root / name).read_bytes())
        self.write("site.css", (TEMPLATES / "site.css").read_text(encoding="utf-8"))
        outline = [(title, [(one.page, one.title) for one in of]) for title, of in self.groups]
        for group, of in self.groups:
            for document in of:
                self.page("document.html.j2", document.page, document.title, outline, document=document, group=group)
        if headers:
            self.api(headers)
        self.report()
        if self.playground:
            self.rows.append(Row("Playground", "page", PLAYGROUND, "try explain step tree"))
            self.place_playground()
        lines = ",\n".join(
            json.dumps(
                [row.title, row.kind, row.address, row.words], ensure_ascii=False, separators=(",", ":")
            )
            for row in self.rows
        )
        self.write("search.js", f"window.LOCKSTEP_INDEX = [\n{lines}\n];\n")

    def api(self, headers: list[Header]) -> None:
        plain = [header for header in headers if not header.path.startswith("lockstep/c/")]
        of_c = [header for header in headers if header.path.startswith("lockstep/c/")]
        others = [
            (document, LANGUAGES[document.source])
            for document in self.documents
            if document.source in LANGUAGES
        ]
        outline = [
            ("API", [("api/index.html", "All languages"), *((one.page, name) for one, name in others)]),
            ("C++", [(header.page, header.path.removeprefix("lockstep/")) for header in plain]),
            ("C", [(header.page, header.path.removeprefix("lockstep/")) for header in of_c]),
        ]
        self.page("headers.html.j2", "api/index.html", "API", outline, lists=[("C++", plain), ("C", of_c)], others=others)
        for header in headers:
            self.page("header.html.j2", header.page, header.path, outline, header=header)
            self.rows += header.rows

    def page(
        self,
        template: str,
        page: str,
        title: str,
        outline: list[tuple[str, list[tuple[str, str]]]],
        **more: object,
    ) -> None:
        parts = [*PARTS, (PLAYGROUND, "Playground")] if self.playground else PARTS
        text = self.environment.get_template(template).render(
            title=title, page=page, root=root_of(page), outline=outline, parts=parts, **more
        )
        self.write(page, text)

    def report(self) -> None:
        """Adds the report; its search is part of the site's."""
        index = self.out / "report/index.js"
        if not index.exists():
            return
        text = index.read_text(encoding="utf-8")
        for title, kind, address, words in json.loads(text[text.index("[") : text.index("];") + 1]):
            self.rows.append(Row(title, kind, f"report/{address}", words))

    def place_playground(self) -> None:
        """Tells the playground where the site and the report are."""
        path = self.out / PLAYGROUND
        text = path.read_text(encoding="utf-8")
        attributes = 'lang="en" data-home="../index.html" data-report="../report/"'
        path.write_text(
            re.sub(r'<html lang="en"[^>]*>', f"<html {attributes}>", text, count=1), encoding="utf-8"
        )

    def write(self, name: str, text: str) -> None:
        self.write_bytes(name, text.encode())

    def write_bytes(self, name: str, data: bytes) -> None:
        path = self.out / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)


def main() -> int:
    parser = argparse.ArgumentParser(prog="scripts/dev site")
    parser.add_argument("out", type=Path)
    parser.add_argument("--xml", type=Path, required=True, help="the XML output of Doxygen")
    parser.add_argument("--playground", type=Path, help="the playground's page")
    options = parser.parse_args()
    if options.playground:
        target = options.out / PLAYGROUND
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(options.playground, target)
    site = Site(options.out)
    site.build(options.xml)
    print(
        f"{options.out / 'index.html'}: {len(site.documents)} documents, {len(site.rows)} places to find",
        file=sys.stderr,
    )
    return report_broken_links(options.out)


if __name__ == "__main__":
    sys.exit(main())
