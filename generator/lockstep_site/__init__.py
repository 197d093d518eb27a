"""The site: documentation, API, audit report and playground, with one design and one search. scripts/dev site
builds it."""
