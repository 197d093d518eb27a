"""Code shared by the forms of phrases."""

from __future__ import annotations

from lockstep_rules.phrases import tree as phrases

from ..forms import means_nothing

means_nothing(
    phrases.IGNORE_TOKEN,
    phrases.HOLD_OPTION,
    phrases.SET_NO_CANDIDATE,
    phrases.FORGET_FIRST_SELECTEDCONTENTS,
    phrases.HOLD_THE_SAME,
)


class CannotOccur(Exception):
    """Raised if a token occurs that, according to the rules, cannot occur."""
