"""Authors' requirements as JSON: complete, with the members that docs/guides/validating.md describes."""

import json
import re
import unittest
from typing import Any

from lockstep_cases import facts
from lockstep_rules.loading import ROOT
from lockstep_rules.read import split_date_mark

FACTS = facts.load()
# A change to these needs another `format`, unless members are only added.
MEMBERS = {
    "elements": "name namespace void categories content excludes link since",
    "tagOmission": "element tag if link",
    "tagOmissionDifferences": "kind tags place document without link",
    "attributes": "name element if value required requiredIf link since",
    "values": "name form then sentence link",
    "obsolete": "element attribute if severity instead link since",
    "findings": "name severity sentence second selector wrong right link",
    "roles": "name kind supported required prohibited inside notInside link",
    "elementRoles": "element if own any roles attributes attributesOfRoles named link",
}
CONDITION = {"kind", "attribute", "element", "words"}


def one(table: str, **members: object) -> dict[str, Any]:
    rows: list[dict[str, Any]] = FACTS[table]
    [row] = [row for row in rows if all(row.get(name) == value for name, value in members.items())]
    return row


# Tables that say nothing about pages: scripts/audit reads them.
OF_THE_AUDIT = {"differences", "index-values", "requirements"}


class FactsTest(unittest.TestCase):
    def test_members(self) -> None:
        self.assertEqual(FACTS["format"], 1)
        for table, members in MEMBERS.items():
            used = {name for row in FACTS[table] for name in row}
            self.assertEqual(used - set(members.split()), set(), table)
            self.assertTrue(all(str(row["link"]).startswith("https://") for row in FACTS[table]), table)
        for row in FACTS["tagOmission"]:
            self.assertTrue(all(set(one) <= {"kind", "words"} for one in row["if"]))
        for row in FACTS["attributes"]:
            for condition in [*row.get("if", []), *row.get("requiredIf", [])]:
                self.assertLessEqual({"kind"}, set(condition))
                self.assertLessEqual(set(condition), CONDITION)
        self.assertEqual(json.loads(json.dumps(FACTS)), FACTS)

    def test_members_are_described(self) -> None:
        guide = (ROOT / "docs/guides/validating.md").read_text(encoding="utf-8")
        for table, members in MEMBERS.items():
            [line] = re.findall(rf"^\| `{table}` \|.*$", guide, re.MULTILINE)
            self.assertEqual(re.findall(r"`(\w+)`", line)[1:], members.split(), table)

    def test_every_row_is_there(self) -> None:
        def rows(name: str) -> list[list[str]]:
            lines = (ROOT / "spec/authoring" / f"{name}.tsv").read_text(encoding="utf-8").splitlines()
            marked = [(line.split("\t"), split_date_mark(line)) for line in lines if line and not line.startswith("#")]
            return [columns for columns, (_, _, until) in marked if not until]

        for name, table in (("microsyntaxes", "values"), ("roles", "roles")):
            self.assertEqual([row[0] for row in rows(name)], [row["name"] for row in FACTS[table]])
        self.assertEqual(
            len([name for row in rows("attributes") for name in row[1].split()]),
            sum(len(str(row.get("element", "HTML elements")).split()) for row in FACTS["attributes"]),
        )
        self.assertEqual(len(rows("tag-omission")), len(FACTS["tagOmission"]))
        tables = {path.stem for path in (ROOT / "spec/authoring").glob("*.tsv")}
        self.assertEqual(set(FACTS["sources"]), tables - {"examples", "findings", "language-subtags"} - OF_THE_AUDIT)

    def test_some_facts(self) -> None:
        link = one("elements", name="a", namespace="html")
        self.assertIn(
            {"name": "interactive", "if": [{"kind": "has", "attribute": "href"}]}, link["categories"]
        )
        self.assertTrue(one("elements", name="br")["void"])
        self.assertNotIn("void", one("elements", name="p"))
        self.assertEqual(one("elements", name="html")["content"], [{"model": "head, then body"}])
        self.assertTrue(one("attributes", name="src", element="img")["required"])
        self.assertEqual(one("tagOmission", element="tfoot")["if"], [{"kind": "last"}])
        self.assertEqual(one("obsolete", element="center")["instead"], "Use CSS.")
        self.assertEqual(one("elementRoles", element="address")["own"], "group")
        self.assertIn("onclick", FACTS["eventHandlers"])
        self.assertEqual(one("attributes", name="closedby")["since"], "2025-01-14")
        self.assertEqual(one("attributes", name="popover")["value"], "popover")
        self.assertEqual(one("findings", name="img-alt-missing")["wrong"], "<img src=a.png>")


if __name__ == "__main__":
    unittest.main()
