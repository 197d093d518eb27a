"""XPath: the tables of the parts of an expression."""

from __future__ import annotations

from lockstep_rules.xpath import FORMS, OPERAND_TYPES, PRINCIPAL_TYPES, XPath

from .emitter import Emitter

RECOMMENDATION = "https://www.w3.org/TR/1999/REC-xpath-19991116/"


class XPathEmitter(Emitter):
    def __init__(self, xpath: XPath) -> None:
        super().__init__()
        self.xpath = xpath

    def emit(self) -> dict[str, str]:
        xpath = self.xpath
        values = {
            "axes": xpath.axes,
            "principal_types": PRINCIPAL_TYPES,
            "node_types": xpath.node_types,
            "abbreviations": xpath.abbreviations,
            "operators": xpath.operators,
            # The longest come first, so that the first match is the right one.
            "punctuation": sorted(xpath.punctuation, key=lambda row: -len(row[1])),
            "symbols": sorted(
                (row for row in xpath.operators if not row.token.isalpha()), key=lambda row: -len(row.token)
            ),
            "words": [row for row in xpath.operators if row.token.isalpha()],
            "functions": xpath.functions,
            "recommendation": RECOMMENDATION,
            "types": OPERAND_TYPES,
            "forms": FORMS.values(),
        }
        self.render("xpath_tables.h.j2", "xpath/xpath_tables.h", **values)
        self.render("xpath_tables.cpp.j2", "xpath/xpath_tables.cpp", **values)
        return self.files
