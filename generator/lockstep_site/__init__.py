"""The site: documentation, API, audit report and playground in one look, with one search. scripts/site makes it."""
