"""The report, built once for all tests."""

from __future__ import annotations

import functools
import json
import shutil
from dataclasses import dataclass, field
from html.parser import HTMLParser

from lockstep_audit.report import Audit
from lockstep_site.report.build import Site, read_site
from lockstep_site.report.evidence import Evidence, take

NO_GRAPHVIZ = "No Graphviz: run scripts/dev install-packages audit"
GRAPHVIZ = shutil.which("dot") is not None


@dataclass
class Built:
    site: Site
    files: dict[str, str]

    @property
    def pages(self) -> dict[str, str]:
        return {name: text for name, text in self.files.items() if name.endswith(".html")}


def build(audit: Audit | None = None, coverage: dict[str, object] | None = None) -> Built:
    evidence = Evidence()
    if coverage:
        take(json.loads(json.dumps(coverage)), evidence)
    site = read_site(audit, evidence)
    return Built(site, site.build())


@functools.cache
def built() -> Built:
    """The report without a page of the Standard and without counts."""
    return build()


@dataclass
class Marked(HTMLParser):
    """The ids and addresses of a page."""

    ids: list[str] = field(default_factory=list)
    addresses: list[tuple[str, str]] = field(default_factory=list)  # tag, address
    text: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        super().__init__(convert_charrefs=True)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name == "id":
                self.ids.append(value or "")
            elif name in ("href", "src"):
                self.addresses.append((tag, value or ""))

    def handle_data(self, data: str) -> None:
        self.text.append(data)


@functools.cache
def marked(page: str) -> Marked:
    """Cached, because tests examine the same pages and do not change the result."""
    parser = Marked()
    parser.feed(page)
    return parser
