"""The name `parsel` for lockstep_html.parsel, for parsel's own tests: see test_parsel.py."""

from lockstep_html.parsel import Selector, SelectorList  # noqa: F401
