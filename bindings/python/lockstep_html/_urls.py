"""Absolute URLs, with the URL parser of the package ada-url."""

# pyright: reportAttributeAccessIssue=false

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

try:
    import ada_url
except ImportError as error:
    raise ImportError("absolute URLs need the package ada-url: pip install 'lockstep-html[url]'") from error

_ada: Any = ada_url


def base_url(page: str | None, base: str | None) -> str | None:
    """The document base URL, from the URL of the page and the `href` of its `base` element; None if there is no URL that
    relative URLs could be resolved against.

    https://html.spec.whatwg.org/multipage/urls-and-fetching.html#document-base-url
    """
    fallback = page if page and _ada.check_url(page) else None
    if base is None:
        return fallback
    try:
        frozen: str = _ada.join_url(fallback, base) if fallback else _ada.normalize_url(base)
    except ValueError:
        return fallback
    return fallback if frozen.startswith(("data:", "javascript:")) else frozen


def resolver(page: str | None, base: str | None) -> Callable[[str], str | None]:
    """Returns a function that makes the URLs of a page absolute; the function returns None for values that are not URLs."""
    against = base_url(page, base)

    @lru_cache(maxsize=4096)
    def resolve(href: str) -> str | None:
        try:
            return _ada.join_url(against, href) if against else _ada.normalize_url(href)
        except ValueError:
            return None

    return resolve
