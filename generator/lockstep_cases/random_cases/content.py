"""Random pages of the content that Markdown can express: nested and misnested blocks and marks, with text
that Markdown would read as markup."""

from __future__ import annotations

import random
from collections.abc import Iterator

BLOCKS = (
    "p div h1 h2 h3 h6 blockquote ul ol li pre hr table tr td th thead caption section details summary dl dt dd figure center"
).split()
INLINES = "em i b strong del code a span sub q small button br img input kbd ruby rt label".split()
ATTRIBUTES = {
    "a": [' href="/a"', ' href="http://a.b/c"', ' href="a b"', " href='x(y' title='a \"b\"'", ' href="&amp;amp;"', "", " href", ' href="a\\*b_c|d"'],
    "img": [" src=x alt=y", ' src="a b" alt="[x] *y*" title=t', " alt='  a\n b '", "", " src=x align=left alt='!'"],
    "ol": ["", "", " start=3", " start=-1", " reversed", " start=0", " start=999999999"],
    "li": ["", "", "", " value=7"],
    "td": ["", "", "", " colspan=2", " rowspan=2", " colspan=0", " colspan=1000 rowspan=65534"],
    "th": ["", "", " colspan=3", " scope=row"],
    "input": [" type=checkbox", " type=checkbox checked", "", " type=hidden"],
    "pre": ["", " class=language-c", " class='x language-c++ y'"],
    "code": ["", "", " class=language-py"],
    "div": ["", "", "", " hidden"],
    "details": ["", " open"],
}
TEXTS = (
    "x y a1 * ** _ __ # ## - + 1. 2) > | || < & [ ] ! ` `` ``` ~ ~~ ~~~ \\ = === --- *** : :-- .|. ( ) \" ' <em> </div> <!-- &amp; &#35; "
    "&copy; a_b *x* _x_ **x** [x](y) ![x](y) [x]: <http://a.b> http://a.b www.a.b a@b.c ftp://x | - | é 「x」 。 £ \u00a0 \u3000 \u200b 1\\. "
    "\\* `x` ``x` $x$ [x] [ ] [^1] ^ @a word longer_word_here C:\\dir {x} <br> <3 a<b AT&T &lt &notit; 10. 1234567890. -- +1 -1 #1 !x \t\f"
).split(" ")
BLANKS = [" ", "  ", "\n", "\n\n", "\t", ""]


class ContentPages:
    """Makes pages, each a list of words. The same seed gives the same pages."""

    def __init__(self, chance: random.Random) -> None:
        self.chance = chance

    def cases(self, count: int) -> Iterator[list[str]]:
        for _ in range(count):
            yield self.case()

    def case(self) -> list[str]:
        chance = self.chance
        some = chance.choice(
            [
                BLOCKS + INLINES,
                INLINES,
                ["ul", "ol", "li", "p", "em", "blockquote", "hr", "pre"],
                ["table", "tr", "td", "th", "p", "b", "code", "br", "a"],
                ["table", "caption", "thead", "tbody", "tfoot", "tr", "td", "td", "th", "ul", "li", "div", "h2", "blockquote"],
                ["em", "b", "del", "code", "a", "i"],
            ]
        )
        open_tags: list[str] = []
        words: list[str] = []
        for _ in range(chance.randint(2, 30)):
            kind = chance.random()
            if kind < 0.4:
                words.append(self.text())
            elif kind < 0.75 or not open_tags:
                name = chance.choice(some)
                words.append(f"<{name}{chance.choice(ATTRIBUTES.get(name, ['']))}>")
                open_tags.append(name)
            else:
                ends = open_tags.pop() if chance.random() < 0.85 else chance.choice(some)
                words.append(f"</{ends}>")
            if chance.random() < 0.3:
                words.append(chance.choice(BLANKS))
        return words

    def text(self) -> str:
        text = self.chance.choice(TEXTS)
        raw = self.chance.random() < 0.1
        return text if raw else text.replace("&", "&amp;").replace("<", "&lt;")
