"""select_values(): what a loop over select() takes, in one call."""

import gc
import random
import threading

import lockstep_html as lockstep
import pytest

NAMES = ["text", "inner_text", "html", "inner_html", "tag", "@href", "@class", "@xlink:href", "@é"]
SELECTORS = ["a", "a[href]", "*", "p, td > a", "div", "svg *", "nope", ":root"]


def value_of(node, name):
    return node.attrs.get(name[1:]) if name.startswith("@") else getattr(node, name)


def loop(root, css, *names):
    rows = [tuple(value_of(node, name) for name in names) for node in root.select(css)]
    return [row[0] for row in rows] if len(names) == 1 else rows


def test_is_what_a_loop_takes():
    html = "<a href=x class='a b'>one</a><a>t<b>wo</b></a><svg><a xlink:href=#y é=z>é<!--c--></a></svg><p hidden>h<br>i"
    for root in (lockstep.parse(html), lockstep.parse(html).body, lockstep.parse_fragment(html).fragment):
        for css in SELECTORS:
            for name in NAMES:
                assert root.select_values(css, name) == loop(root, css, name)
            assert root.select_values(css, *NAMES) == loop(root, css, *NAMES)
    document = lockstep.parse(html)
    assert document.select_values("a", "@href", "text") == [("x", "one"), (None, "two"), (None, "é")]
    assert document.select_values("a[href]", "@href") == ["x"]
    assert document.select_values("a", "tag", "tag") == [("a", "a")] * 3
    assert document.select_values("nope", "text") == document.body.select_one("b").select_values("*", "text", "tag") == []
    selector = lockstep.Selector("b")
    assert document.select_values(selector, "text") == ["wo"]
    for root in (document, document.body):
        assert selector.select_values(root, "text") == ["wo"]
        assert selector.select_values(root, "text", "@x") == [("wo", None)]
    assert lockstep.parse("<template><p>x</template>").select_one("template").template_contents.select_values("p", "text") == ["x"]


def test_pages(corpus):
    generator = random.Random(3)
    for page in generator.sample(corpus, min(30, len(corpus))):
        document = lockstep.parse(page)
        for css in generator.sample(SELECTORS, 3):
            names = generator.choices(["text", "tag", "@href", "@class", "inner_text"], k=generator.randint(1, 4))
            assert document.select_values(css, *names) == loop(document, css, *names)
        assert document.select_values("a", "html", "inner_html") == loop(document, "a", "html", "inner_html")


@pytest.mark.parametrize("piece", ["x", "é", "ж", "😀", "\ud800"])
def test_texts_of_every_size_and_width(piece):
    for count in (1, 2, 3, 100, 20_000, 70_000):
        document = lockstep.parse("<p title=t>" + piece * count + "<p>a<b>" + piece * count + "</b>")
        for names in (["text"], ["html", "@title", "inner_html"]):
            assert document.select_values("p", *names) == loop(document, "p", *names)
        document.body.first_child.attrs["title"] = piece * count
        assert document.select_values("p", "@title") == [piece * count, None]


def test_edited_documents():
    generator = random.Random(4)
    document = lockstep.parse("<p class=x>a<b>c</b></p>" * 300)
    for step in range(200):
        node = generator.choice(document.select("p, b, i"))
        change = generator.randrange(5)
        if change == 0:
            node.attrs[generator.choice(["class", "href", "é"])] = str(step)
        elif change == 1:
            node.attrs.clear()
        elif change == 2:
            node.append("t", document.create_element("i", {"href": "y"}, "é"))
        elif change == 3:
            node.inner_html = "<p>new<i>er</i>"
        elif node.parent != document.body:
            node.remove()
        if step % 10 == 0:
            names = generator.choices(NAMES, k=3)
            assert document.select_values("p, i", *names) == loop(document, "p, i", *names)
    alone = document.create_element("div")
    alone.inner_html = "<p>x<p>y"
    assert alone.select_values("p", "text") == ["x", "y"]


def test_wrong_arguments():
    document = lockstep.parse("<p>x" * 1000)
    for root in (document, document.body):
        for names in ((), ("nope",), ("text", "Text"), ("@",), ("",), ("text ",), ("\ud800",)):
            with pytest.raises(ValueError, match="choose from: text, inner_text, html, inner_html, tag, and @NAME"):
                root.select_values("p", *names)
        for wrong in (5, None, b"text", ["text"], ("text", "tag")):
            with pytest.raises(TypeError, match="str"):
                root.select_values("p", "text", wrong)
            with pytest.raises(TypeError):
                root.select_values(wrong, "text")
        with pytest.raises(lockstep.SelectorError):
            root.select_values("p:nope", "text")
        with pytest.raises(TypeError):
            root.select_values("p", value="text")
        with pytest.raises(TypeError):
            root.select_values()
    for wrong in (5, None, "p", document.body.attrs):
        with pytest.raises(TypeError):
            lockstep.Selector("p").select_values(wrong, "text")

    class Name(str):
        pass

    assert document.body.select_values(Name("p"), Name("text"), Name("@x"))[0] == ("x", None)


def test_finalizers_that_change_the_document():
    """Creating the tuples may run the garbage collector, and with it anything."""
    document = lockstep.parse("<p class=x>a<b>c</b></p>" * 2000)
    ran = []

    class Cycle:
        def __init__(self):
            self.me = self

        def __del__(self):
            ran.append(1)
            document.body.first_child.remove()
            document.body.last_child.attrs["class"] = "long" * 1000
            document.body.append(document.create_element("p", {"class": "x"}, "a"))

    thresholds = gc.get_threshold()
    gc.set_threshold(5, 1, 1)
    try:
        for _ in range(20):
            Cycle()
            rows = document.select_values("p", "@class", "text", "html")
            assert len(rows) == 2000 and {row[1] for row in rows} <= {"a", "ac"}
    finally:
        gc.set_threshold(*thresholds)
    gc.collect()
    assert ran


def test_threads_that_read_and_change():
    document = lockstep.parse("<a href=x>one<b>two</b></a><p>" * 3000)
    failures, done = [], threading.Event()

    def read():
        try:
            while not done.is_set():
                for href, text, html in document.select_values("a", "@href", "text", "html"):
                    assert href.startswith("x") and text.startswith("one") and html.endswith("</a>")
        except BaseException as error:
            failures.append(error)

    def change():
        try:
            generator = random.Random(5)
            for number in range(150):
                links = document.select("a")
                generator.choice(links).attrs["href"] = "x" * number + "x"
                generator.choice(links).append("é" * number)
        except BaseException as error:
            failures.append(error)

    threads = [threading.Thread(target=read) for _ in range(3)]
    changing = threading.Thread(target=change)
    for thread in [*threads, changing]:
        thread.start()
    changing.join()
    done.set()
    for thread in threads:
        thread.join()
    assert not failures
    names = ["@href", "text", "html"]
    assert document.select_values("a", *names) == loop(document, "a", *names)


def test_values_of_pseudo_elements():
    document = lockstep.parse("<p title=t>one<b>two</b>three</p><a href=/x>four</a>")
    assert document.select_values("p::text, a::attr(href), b") == ["one", "<b>two</b>", "three", "/x"]
    assert document.body.select_values("p ::text") == ["one", "two", "three"]
    assert document.body.select_values("p > ::text") == ["two"]
    selector = lockstep.Selector("p::text, p::attr(title), a", extensions=True)
    assert selector.select_values(document) == ["t", "one", "three", '<a href="/x">four</a>']
    p, a = document.select("p, a")
    for root in (document, document.root, document.body):
        attribute, one, three, link = selector.select_nodes(root)
        assert (attribute.name, attribute.value, attribute.element) == ("title", "t", p) and link is not a and link == a
        assert [one.data, three.data] == ["one", "three"] and one.parent == p
    # The root counts too.
    assert p.select_values("::text") == ["one", "two", "three"]
    assert lockstep.Selector("p").select_nodes(p) == [p]
    # Other functions take elements.
    assert selector.select(document) == [p, a] and selector.matches(p)
    with pytest.raises(lockstep.SelectorError, match="it needs the option “extensions”"):
        document.select("p::text")
    with pytest.raises(ValueError, match="name at least one value, or end the selector with ::text"):
        document.select_values("p")
    with pytest.raises(lockstep.SelectorError, match="unknown pseudo-element"):
        document.select_values("p::texts")
    with pytest.raises(TypeError, match="expected a Node or a Document"):
        selector.select_nodes("p")
