"""The common parts of the site's and the report's pages: the template environment, and page descriptions."""

from __future__ import annotations

import re
from pathlib import Path
from textwrap import shorten

import jinja2
from markupsafe import Markup, escape

DESCRIPTION = 160  # the number of characters that search engines show


def environment(folder: Path) -> jinja2.Environment:
    found = jinja2.Environment(
        loader=jinja2.FileSystemLoader(folder),
        undefined=jinja2.StrictUndefined,
        autoescape=True,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    found.filters |= {"brief": brief, "first_paragraph": first_paragraph}
    return found


def first_paragraph(html: str) -> Markup:
    """The first paragraph of running text; for a page without one, the first list item."""
    found = re.search(r'<p(?: class="lead")?>(.*?)</p>', html, re.S) or re.search(r"<li>(.*?)</li>", html, re.S)
    return Markup(found[1] if found else "")


def brief(html: str) -> Markup:
    """The text of the HTML, without addresses in parentheses, truncated at a word."""
    text = re.sub(r" \(https?:[^)]*\)", "", Markup(html).striptags()).removesuffix(":")
    return escape(shorten(text, DESCRIPTION, placeholder="…", break_on_hyphens=False))
