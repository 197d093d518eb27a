"""The generators of random cases. The same seed gives the same cases.

`walk.py` starts at witnesses, `crowded.py` takes a few words each: documents, for any parser. `random_pages.py` is what pages
with scripts share: those of `command_pages.py` are run by the literal reading, those of `scripted.py` by browsers.
`sanitizer.py` has documents with configurations. What `lockstep_cases.search` makes follows from the branches that are not
reached yet: a search, rather than a generator."""
