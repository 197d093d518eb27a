"""The site: documentation, API, audit report and playground in one design, with one search. scripts/dev site builds it."""
