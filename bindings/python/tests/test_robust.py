"""Threads and leaks. LOCKSTEP_PYTHON_SECONDS sets how long the threads run (default: 3)."""

import gc
import os
import pickle
import random
import subprocess
import sys
import threading
import time

import lockstep_html as lockstep
import pytest

SECONDS = float(os.environ.get("LOCKSTEP_PYTHON_SECONDS", "3"))
SELECTORS = ["a[href]", "p > *", "div:has(a)", ":nth-child(2n)", "[class]:not(.x)", "li:is(:first-child, :last-child)"]


def run(count, work):
    """Runs work(random, number) again and again in so many threads; raises what any of them raised."""
    failures, end = [], time.monotonic() + SECONDS

    def loop(number):
        generator = random.Random(number)
        try:
            while time.monotonic() < end and not failures:
                work(generator, number)
        except BaseException as error:
            failures.append(error)

    threads = [threading.Thread(target=loop, args=(number,)) for number in range(count)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    if failures:
        raise failures[0]


def test_sixteen_threads_with_documents_of_their_own(corpus):
    expected = [lockstep.parse(page).title for page in corpus]

    def work(generator, _):
        index = generator.randrange(len(corpus))
        document = lockstep.parse(corpus[index], positions=generator.random() < 0.3)
        assert document.title == expected[index]
        for css in generator.sample(SELECTORS, 2):
            for node in document.select(css)[:20]:
                assert node.html and node.attrs is not None
        generator.choice([lambda: document.html, lambda: document.inner_text, lambda: document.to_xml()])()

    run(16, work)


def test_sixteen_threads_with_one_document(corpus):
    page = max(corpus[:40], key=len)
    document = lockstep.parse(page)
    count = len(document.select("*"))

    def work(generator, _):
        action = generator.randrange(4)
        if action == 0:
            assert len(document.select("*")) == count
        elif action == 1:
            assert len(document.html) > 1000
        elif action == 2:
            nodes = document.select(generator.choice(SELECTORS))
            for node in nodes[:50]:
                assert node.document is document and repr(node)
        else:
            assert sum(1 for _ in document.descendants) > count

    run(16, work)


def test_threads_that_change_a_document_while_others_read_it(corpus):
    page = sorted(corpus[:40], key=len)[len(corpus[:40]) // 2] + b"<p>x" * 5000
    document = lockstep.parse(page)
    removed = []

    def work(generator, number):
        if number % 4:
            action = generator.randrange(5)
            if action == 4:
                assert "\0" not in document.text
            elif action == 0:
                for node in document.select("p")[:100]:
                    assert node.tag == "p" and node.text is not None
            elif action == 1:
                assert document.html.endswith("</html>")
            elif action == 2:
                assert isinstance(document.inner_text, str)
            else:
                try:
                    for node in document.descendants:
                        assert node.type != "none"
                except RuntimeError as error:
                    assert "changed during iteration" in str(error)
            return
        nodes = document.select("p, div, span")
        node = generator.choice(nodes)
        action = generator.randrange(6)
        try:
            if action == 0:
                node.attrs["data-x"] = str(generator.random())
            elif action == 1:
                node.inner_html = "<p>new<span>text</span>"
            elif action == 2:
                node.insert_after(document.create_element("span", text="s"))
            elif action == 3:
                removed.append(node)
                node.remove()
            elif action == 4 and removed:
                document.body.append(generator.choice(removed))
            else:
                document.body.append(generator.choice("xж😀") * generator.randrange(1000))
        except lockstep.DomError as error:
            # Another thread may have taken the node out.
            assert error.name in ("NotFoundError", "HierarchyRequestError"), error

    run(8, work)
    document.body.append(document.create_element("p"))
    assert lockstep.parse(document.html).body is not None


def test_a_change_does_not_wait_for_ever():
    """Not even if at any time some thread reads."""
    document = lockstep.parse("<a href=x>one<b>two</b></a><p>" * 3000)
    done = threading.Event()

    def read():
        while not done.is_set():
            document.html

    def change():
        for number in range(20):
            document.body.attrs["number"] = str(number)
            document.body.first_child.append("x")

    readers = [threading.Thread(target=read, daemon=True) for _ in range(3)]
    changing = threading.Thread(target=change, daemon=True)
    for thread in [*readers, changing]:
        thread.start()
    changing.join(60)
    done.set()
    assert not changing.is_alive()
    for thread in readers:
        thread.join()
    assert document.body.attrs["number"] == "19" and document.body.first_child.text == "onetwo" + "x" * 20


def test_a_parser_refuses_two_threads_at_once():
    parser = lockstep.Parser()
    refused = []

    def write():
        try:
            parser.write("<p>text" * 300_000)
        except RuntimeError as error:
            refused.append(str(error))

    threads = [threading.Thread(target=write) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert all("another thread" in text for text in refused)
    assert len(parser.finish().select("p")) == 300_000 * (4 - len(refused))


def test_the_gil_is_released_while_parsing():
    """Another thread runs during the call, although none may interrupt this one."""
    html, done, ticks = "<p class=x>text" * 400_000, False, 0

    def tick():
        nonlocal ticks
        while not done:
            ticks += 1
            time.sleep(0)  # lets the other thread run

    interval = sys.getswitchinterval()
    thread = threading.Thread(target=tick)
    thread.start()
    sys.setswitchinterval(1000)
    try:
        # A busy machine may not run the other thread each time.
        during = 0
        for _ in range(100):
            before = ticks
            lockstep.parse(html)
            during += ticks - before
            if during:
                break
    finally:
        sys.setswitchinterval(interval)
        done = True
        thread.join()
    assert during


def workload():
    document = lockstep.parse("<p class='a b'>é<b title=x>y</b><!--c-->" * 20, positions=True, collect_errors=True)
    for node in document.descendants:
        repr(node), hash(node), node.position, list(node.ancestors), node.attrs, node.type, node.namespace
    for b in document.select("b"):
        b.attrs["x"] = "1"
        b.attrs.update(y="2")
        dict(b.attrs), list(b.attrs.items()), b.attrs.pop("y"), b.attribute_positions
        b.classes.add("k")
        b.insert_before("t", document.create_element("i", {"a": "b"}, "c"))
        b.inner_html = "<u>z</u>"
        b.clone().append(b.clone())
        b.select_values("u", "text"), document.select_values("b, nope", "@x", "html", "tag")
    for bad in (lambda: document.select("p:nope"), lambda: document.body.append(document.root), lambda: lockstep.parse(5)):
        try:
            bad()
        except Exception:
            pass
    document.errors, document.html, document.text, document.inner_text, document.to_xml(), document.to_json()
    pickle.loads(pickle.dumps(document))
    other = lockstep.parse(b"<p>\xe9", content_type="text/html; charset=latin1")
    other.body.append(other.adopt(document.select_one("b")))
    parser = lockstep.Parser("div", limits={"nodes": 100})
    parser.write("<p>x")
    parser.finish()
    for token in lockstep.tokens("<!DOCTYPE html><a b=c>d</a>" * 10, collect_errors=True):
        token.attrs, token.doctype, token.range, repr(token)
    lockstep.sniff(b"x"), lockstep.decode(b"\xff", "utf-8"), lockstep.editions()


def memory():
    with open("/proc/self/statm") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")


@pytest.mark.skipif(not os.path.exists("/proc/self/statm"), reason="needs /proc")
@pytest.mark.skipif("asan" in os.environ.get("LD_PRELOAD", ""), reason="AddressSanitizer keeps freed memory")
def test_nothing_leaks():
    options, key = {"positions": True}, "html"
    page = bytes(b"<p>x" * 5000)
    # Freed nodes that are kept for reuse refer to their class.
    workload()
    lockstep.parse(page, **options).select("p")
    gc.collect()
    before = [sys.getrefcount(value) for value in (options, key, page, lockstep.Node, None)]
    for _ in range(100):
        workload()
        document = lockstep.parse(page, **options)
        document.select("p")
    del document
    gc.collect()
    after = [sys.getrefcount(value) for value in (options, key, page, lockstep.Node, None)]
    for old, new in zip(before, after):
        assert abs(new - old) < 50
    start = memory()
    for _ in range(300):
        workload()
    gc.collect()
    assert memory() - start < 4_000_000


def test_nanobind_finds_no_leaks():
    program = "import test_robust; test_robust.workload()"
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([os.path.dirname(__file__), *sys.path])}
    result = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, env=environment)
    assert result.returncode == 0 and "leak" not in result.stderr, result.stderr
