"""The report: spec/, generated/ and the Standard's outline as a readable static site
(docs/evidence/audit.md)."""
