"""The report: spec/, generated/ and the Standard's outline as a static site, for reading (docs/evidence/audit.md)."""
