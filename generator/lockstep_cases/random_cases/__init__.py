"""The generators of random cases. The same seed gives the same cases.

`walk.py` (which starts at witnesses) and `crowded.py` (a few words each) make documents for any parser.
`random_pages.py` is the common part of pages with scripts: the literal interpretation runs the pages of
`command_pages.py`, and browsers run the pages of `scripted.py`. `sanitizer.py` makes documents with
configurations, `content.py` pages for Markdown, `mime.py` headers and resources, and `xpath.py` documents with
expressions.
`lockstep_cases.search`, which aims at branches not reached yet, is a search rather than a generator."""
