"""parsel.selector."""

from lockstep_html.parsel import (  # noqa: F401
    _NOT_SET,
    CannotDropElementWithoutParent,
    CannotRemoveElementWithoutParent,
    CannotRemoveElementWithoutRoot,
)
