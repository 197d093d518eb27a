"""Attempts to crash the module: each must end in a result or in an exception."""

import array
import copy
import gc
import itertools
import mmap
import os
import pickle
import signal
import subprocess
import sys
import threading
import time
import weakref

import lockstep_html as lockstep
import pytest

FREE_THREADED = not getattr(sys, "_is_gil_enabled", lambda: True)()


def described(token):
    """Of a token, all but its place."""
    return token.type, token.name, str(token.attrs), str(token.doctype), [error.name for error in token.errors]


def run(program, timeout=120):
    result = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=timeout)
    assert result.returncode == 0, (result.returncode, result.stderr)
    return result.stdout


# --- Objects and their lifetimes


def test_weak_references_end_although_objects_are_used_again():
    document = lockstep.parse("<p>a<p>b" * 50)
    dead = []
    for _ in range(3):
        nodes = document.select("p")
        references = [weakref.ref(node, dead.append) for node in nodes]
        assert all(reference() is node for reference, node in zip(references, nodes, strict=True))
        del nodes
        gc.collect()
        assert [reference() for reference in references] == [None] * 100
        again = document.select("b, p")
        assert [reference() for reference in references] == [None] * 100
        assert all(node.tag == "p" for node in again)
        assert len(dead) == 100
        dead.clear()


def test_nodes_outlive_everything_else():
    node = lockstep.parse("<p id=a>text").select_one("p")
    document = weakref.ref(node.document)
    gc.collect()
    assert document() is not None and node.html == '<p id="a">text</p>'
    attrs, classes, children = node.attrs, node.classes, iter(node.children)
    del node
    gc.collect()
    assert attrs["id"] == "a" and list(classes) == [] and next(children).data == "text"
    del attrs, classes, children
    gc.collect()
    assert document() is None


def test_many_objects_beyond_the_pool():
    document = lockstep.parse("<i></i>" * 20_000)
    for _ in range(2):
        nodes = document.select("i")
        assert len({hash(node) for node in nodes}) > 19_000
        assert nodes[-1] == document.body.last_child and nodes[0] != nodes[-1]
        del nodes


@pytest.mark.skipif("asan" not in os.environ.get("LD_PRELOAD", ""), reason="needs scripts/dev python --sanitize")
def test_uses_of_freed_nodes_are_reported():
    program = """
import ctypes, lockstep_html as l
document = l.parse("<p>a")
node = document.body
freed = id(node)
del node
ctypes.cast(freed, ctypes.py_object).value.tag
"""
    result = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=120)
    assert result.returncode != 0 and "use-after-poison" in result.stderr, result.stderr


def test_cycles_through_subclasses_and_containers_are_collected():
    document = lockstep.parse("<p>x")
    container = [document]
    container.append(container)
    reference = weakref.ref(document)
    del document, container
    gc.collect()
    assert reference() is None


def test_final_classes():
    for kind in (lockstep.Document, lockstep.Node, lockstep.Attributes, lockstep.Selector):
        with pytest.raises(TypeError):
            type("Sub", (kind,), {})
    for kind in (lockstep.Document, lockstep.Node, lockstep.Selector, lockstep.Parser, lockstep.Sanitizer):
        with pytest.raises(TypeError):
            object.__new__(kind)


@pytest.mark.filterwarnings("ignore:nanobind")
def test_objects_that_were_never_or_twice_initialized():
    for kind in (lockstep.Node, lockstep.Attributes):
        with pytest.raises(TypeError):
            kind.__new__(kind)
    for kind in (lockstep.Document, lockstep.Selector, lockstep.Parser, lockstep.Sanitizer):
        made = kind.__new__(kind)
        for name in dir(kind):
            if not name.startswith("__") and not (kind is lockstep.Sanitizer and name == "keep_everything"):
                with pytest.raises((TypeError, AttributeError, RuntimeError)):
                    getattr(made, name)()
    document = lockstep.parse("<p>a")
    selector = lockstep.Selector("p")
    sanitizer = lockstep.Sanitizer({"elements": ["p"]})
    for again in (selector, sanitizer):
        with pytest.raises(TypeError):
            again.__init__()
        with pytest.raises(TypeError):
            again.__init__("b")
    assert document.select(selector) == document.select("p")
    assert sanitizer.get() == lockstep.Sanitizer({"elements": ["p"]}).get()


def test_classes_of_objects_cannot_be_changed():
    document = lockstep.parse("<p class=x>a")
    node = document.select_one("p")

    class Slots:
        __slots__ = ("a", "b", "c", "__weakref__")

    class Plain:
        pass

    for made in (node, node.attrs, document, Slots(), Plain()):
        for kind in (lockstep.Node, lockstep.Attributes, lockstep.Document, Slots, Plain, object):
            if type(made) is not kind:
                with pytest.raises(TypeError):
                    made.__class__ = kind
    for kind in (lockstep.Node, lockstep.Attributes):
        with pytest.raises(TypeError):
            kind.__bases__ = (Plain,)
        for new in (object.__new__, lambda kind: object.__new__(kind)):
            kind.__new__ = staticmethod(new)
            try:
                with pytest.raises(TypeError):
                    kind()
            finally:
                del kind.__new__
        with pytest.raises(TypeError):
            kind()
    lockstep.Node.css = lockstep.Node.select
    lockstep.Node.__del__ = lambda self: dead.append(self)
    dead = []
    try:
        assert document.body.css("p") == [node]
    finally:
        del lockstep.Node.css, lockstep.Node.__del__
    assert dead == [] and node.html == '<p class="x">a</p>'


def test_methods_of_other_objects():
    node = lockstep.parse("<p class=x>a").select_one("p")
    for kind, right in (
        (lockstep.Document, node.document),
        (lockstep.Node, node),
        (lockstep.Attributes, node.attrs),
        (lockstep.NodeIterator, iter(node)),
        (lockstep.NodeRange, node.children),
    ):
        for wrong in (5, None, "x", node, node.attrs, node.document, weakref.proxy(node)):
            if type(wrong) is type(right):
                continue
            for name, part in list(vars(kind).items()):
                if name.startswith("_") and name not in ("__iter__", "__getitem__", "__len__", "__contains__"):
                    continue
                with pytest.raises((TypeError, AttributeError)):
                    if hasattr(part, "__set__"):
                        part.__get__(wrong)
                    else:
                        part(wrong)
                with pytest.raises((TypeError, AttributeError)):
                    part.__set__(wrong, "x") if hasattr(part, "__set__") else part(wrong, "x", "x")


def test_copies_and_pickles():
    node = lockstep.parse("<p class=x title='é&'>a").select_one("p")
    expected = {"class": "x", "title": "é&"}
    for protocol in range(pickle.HIGHEST_PROTOCOL + 1):
        assert pickle.loads(pickle.dumps(node.attrs, protocol)) == expected
        with pytest.raises(TypeError, match=r"clone\(\)"):
            pickle.dumps(node, protocol)
        for other in (node.children, iter(node.children), lockstep.Selector("p"), node.classes):
            with pytest.raises(TypeError):
                pickle.dumps(other, protocol)
    assert type(copy.copy(node.attrs)) is dict and copy.deepcopy(node.attrs) == expected
    for copied in (copy.copy, copy.deepcopy):
        with pytest.raises(TypeError, match=r"clone\(\)"):
            copied(node)


def test_keys_that_are_tuples_or_exceptions():
    attrs = lockstep.parse("<p class=x>").select_one("p").attrs
    for key in ((1, 2), (), KeyError("x"), "y", 5, None):
        for look_up in (attrs.__getitem__, attrs.__delitem__, attrs.pop):
            with pytest.raises(KeyError) as error:
                look_up(key)
            assert error.value.args == (key,)
        assert key not in attrs and attrs.get(key) is None and attrs.pop(key, 5) == 5
        assert attrs != key and attrs not in [key] and not attrs == key
    for arguments, keywords in (
        ((), {}),
        ((), {"default": 3}),
        (("class", 1, 2), {}),
        (("class",), {"key": "class"}),
        (("class", 1), {"default": 2}),
        (("class",), {"fallback": 1}),
        (("class",), {"\ud800": 1}),
    ):
        with pytest.raises(TypeError):
            attrs.get(*arguments, **keywords)
    assert attrs.get(default=5, key="y") == 5 and attrs.get(key="class") == "x"


def test_finalizers_that_change_the_document():
    """Creating containers may run the garbage collector, and with it anything."""
    document = lockstep.parse("<p class=x title=y>a<b>c</b><i>d</i></p>" * 50)
    ran = []

    class Cycle:
        def __init__(self):
            self.me = self

        def __del__(self):
            ran.append(1)
            first = document.body.first_child
            if first is not None and len(ran) % 2:
                first.remove()
            else:
                document.body.inner_html = "<p class=z title=w>" * 50
            for node in document.select("p"):
                node.attrs["class"] = "long" * 100
                node.attrs.pop("title", None)

    thresholds = gc.get_threshold()
    gc.set_threshold(1, 1, 1)
    try:
        for _ in range(200):
            nodes = document.select("p")
            for node in nodes[:3]:
                Cycle()
                attrs = node.attrs
                dict(attrs), list(attrs.items()), attrs.copy(), repr(attrs), attrs == node.attrs
                node.text, node.html, list(node.descendants), node.attribute_positions, attrs.get("class")
    finally:
        gc.set_threshold(*thresholds)
    assert ran and len(document.select("p")) <= 50


def test_finalizers_that_read_the_same_tokens():
    piece, count = "<a b=c b=d>text</a b><!DOCTYPE html public 'x' y>", 2000
    tokens = lockstep.tokens(piece * count, collect_errors=True)
    seen = []

    def read(most):
        for token in itertools.islice(tokens, most):
            seen.append(described(token))

    class Cycle:
        def __init__(self):
            self.me = self

        def __del__(self):
            read(3)

    thresholds = gc.get_threshold()
    gc.set_threshold(1, 1, 1)
    try:
        for _ in range(count):
            Cycle()
            read(1)
    finally:
        gc.set_threshold(*thresholds)
    expected = list(map(described, lockstep.tokens(piece * 3, collect_errors=True)))
    assert len(seen) > count and all(one in expected for one in seen)


def test_threads_that_read_the_same_tokens():
    piece, count = "<a b=c b=d>text</a b><!DOCTYPE html public 'x' y>", 2000
    expected = sorted(map(described, lockstep.tokens(piece * count, collect_errors=True)))
    tokens, seen, failures = lockstep.tokens(piece * count, collect_errors=True), [], []

    def read():
        try:
            seen.extend(map(described, tokens))
        except BaseException as error:
            failures.append(error)

    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        threads = [threading.Thread(target=read) for _ in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    finally:
        sys.setswitchinterval(interval)
    assert not failures and sorted(seen) == expected


# --- Views of what has changed


def test_views_after_changes():
    document = lockstep.parse("<p id=a class='x y' title=t>one<b>two</b></p><p>three")
    first, second = document.select("p")
    attrs, classes, texts = first.attrs, first.classes, first.children
    first.attrs.update({f"k{number}": "v" * 100 for number in range(500)})
    assert attrs["id"] == "a" and len(attrs) == 503
    document.body.inner_html = "<q>" * 100
    assert attrs["id"] == "a" and set(classes) == {"x", "y"} and len(list(texts)) == 2
    assert first.parent is None and second.text == "three"
    first.append(document.body.first_child)
    assert first.last_child.tag == "q"
    iterator = iter(first.attrs)
    next(iterator)
    first.attrs.clear()
    try:
        list(iterator)
    except RuntimeError:
        pass
    assert dict(attrs) == {}


def test_exceptions_inside_iterations():
    document = lockstep.parse("<p>a<b>c</b>" * 100)
    for _ in range(10):
        with pytest.raises(ZeroDivisionError):
            for node in document.descendants:
                if node.tag == "b":
                    raise ZeroDivisionError
    iterator = iter(document.descendants)
    next(iterator)
    document.body.append("x")
    for _ in range(2):
        with pytest.raises(RuntimeError):
            next(iterator)


def test_callbacks_that_raise_or_change_the_document():
    document = lockstep.parse("<p onclick=x()>a<script>x()</script><i onload=y()>" * 20)

    def change(removal):
        document.body.inner_html = "<u>"
        if removal.attribute == "onload":
            raise KeyError("enough")

    with pytest.raises(KeyError):
        document.root.sanitize(on_removal=change)
    assert document.body.inner_html == "<u></u>"


def test_arguments_whose_conversion_changes_the_document():
    document = lockstep.parse("<p title=a>b")
    node = document.select_one("p")

    class Evil:
        def keys(self):
            node.remove()
            document.body.inner_html = "<i>" * 1000
            return ["x"]

        def __getitem__(self, key):
            node.attrs.clear()
            return "y"

    node.attrs.update(Evil())
    assert dict(node.attrs) == {"x": "y"}
    for wrong in (1, b"x", None, object(), "\ud800", "x\0y", ""):
        for change in (
            lambda value: document.create_element(value),
            lambda value: node.attrs.__setitem__(value, "x"),
            lambda value: node.attrs.__setitem__("x", value),
            lambda value: node.append(value),
            lambda value: node.select(value),
            lambda value: setattr(node, "inner_html", value),
            lambda value: setattr(node, "text", value),
            lambda value: node.insert_html(value, "x"),
        ):
            try:
                change(wrong)
            except (TypeError, ValueError, lockstep.DomError, lockstep.SelectorError):
                pass


def test_huge_attributes():
    document = lockstep.parse("<p " + " ".join(f"a{number}=v" for number in range(100_000)) + ">x")
    attrs = document.select_one("p").attrs
    assert len(attrs) == 100_000 and attrs["a99999"] == "v"
    values = dict(attrs.items())
    # If looking up a name were linear in their number, this would be ten billion steps: minutes.
    assert dict(attrs) == values and len(values) == 100_000
    assert len(repr(document.select_one("p"))) < 1000
    value = "v" * 50_000_000
    attrs["big"] = value
    assert attrs["big"] == value and document.select_one("p[big^=v]") is not None


# --- Input


def test_buffers():
    html = b"<p>text" * 1000
    expected = lockstep.parse(html).html
    given = bytearray(html)
    assert lockstep.parse(memoryview(given)).html == expected
    given.clear()  # No export of the buffer is left.
    assert lockstep.parse(memoryview(html + b"x")[:-1]).html == expected
    assert lockstep.parse(memoryview(b"".join(bytes([byte, 0]) for byte in html))[::2]).html == expected
    assert lockstep.parse(array.array("B", html)).html == expected
    with mmap.mmap(-1, len(html)) as mapped:
        mapped.write(html)
        document = lockstep.parse(mapped)
    assert document.html == expected
    released = memoryview(html)
    released.release()
    with pytest.raises(ValueError):
        lockstep.parse(released)
    for wrong in (None, 5, 5.0, [b"x"], object(), iter(b"x")):
        with pytest.raises(TypeError):
            lockstep.parse(wrong)


def test_contexts_that_make_their_values_anew():
    class Context:
        def keys(self):
            return ["local_name", "encoding"]

        def __getitem__(self, key):
            return "".join(["annotation-xml", "x" * 1000]) + key

    name = "annotation-xml" + "x" * 1000 + "local_name"
    for document in (
        lockstep.parse_fragment("<a>", Context()),
        lockstep.parse_html("<a>", context=Context()),
        pickle.loads(pickle.dumps(lockstep.parse_fragment("<a>", Context()))),
    ):
        assert document.fragment.inner_html == "<a></a>"
        assert document.__reduce__()[1][1]["context"]["local_name"] == name
    parser = lockstep.Parser(Context())
    parser.write("<a>")
    assert parser.finish().fragment.inner_html == "<a></a>"
    assert lockstep.sanitize("<b>x" * 1000, places=[Context(), Context()]).startswith("<b>x")


def test_a_buffer_that_changes_while_it_is_parsed():
    given, done = bytearray(b"<p class=x>text</p>" * 5_000), threading.Event()

    def scribble():
        while not done.is_set():
            given[::7] = b"<" * len(given[::7])
            given[::7] = b"z" * len(given[::7])

    thread = threading.Thread(target=scribble)
    thread.start()
    try:
        for _ in range(20):
            document = lockstep.parse(given)
            assert document.html == lockstep.parse(document.html).html or document.html
            assert document.body is not None
    finally:
        done.set()
        thread.join()


def test_hostile_pickles():
    document = lockstep.parse("<p>x", positions=True, edition="2024-09-12")
    data = pickle.dumps(document)
    for at in range(0, len(data), 3):
        broken = data[:at] + bytes([data[at] ^ 0x55]) + data[at + 1 :]
        try:
            pickle.loads(broken)
        except Exception:
            pass
    make, arguments = document.__reduce__()[:2]
    for wrong in (
        (),
        (5,),
        (None, None),
        *((*arguments[:at], object(), *arguments[at + 1 :]) for at in range(len(arguments))),
    ):
        with pytest.raises(Exception):  # noqa: B017
            make(*wrong)
    with pytest.raises(TypeError):
        pickle.dumps(document.body)
    deep = lockstep.parse("<div>" * 100_000, limits={"depth": 0})
    assert len(pickle.loads(pickle.dumps(deep)).select("div")) == 100_000
    deep.body.first_child.remove()
    assert pickle.loads(pickle.dumps(deep)).select("div") == []


# --- Processes, interpreters and threads


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork()")
@pytest.mark.skipif(
    FREE_THREADED,
    reason="free-threaded: a lock that is just handed to a thread of the parent stays locked in the child",
)
def test_fork_while_threads_read():
    document = lockstep.parse("<p class=x>text<b>y</b>" * 20_000)
    done = threading.Event()

    def read():
        while not done.is_set():
            document.select("p.x > b")

    threads = [threading.Thread(target=read) for _ in range(3)]
    for thread in threads:
        thread.start()
    children = []
    try:
        for _ in range(20):
            child = os.fork()
            if child == 0:
                try:
                    document.body.append("z")
                    os._exit(
                        0
                        if document.text.endswith("z") and len(lockstep.parse("<p>" * 9).select("p")) == 9
                        else 1
                    )
                finally:
                    os._exit(2)
            children.append(child)
            time.sleep(0.01)
    finally:
        done.set()
        for thread in threads:
            thread.join()
    end = time.monotonic() + 60
    for child in children:
        while True:
            pid, status = os.waitpid(child, os.WNOHANG)
            if pid:
                assert status == 0
                break
            if time.monotonic() > end:
                os.kill(child, signal.SIGKILL)
                os.waitpid(child, 0)
                pytest.fail("a child waits for readers that it does not have")
            time.sleep(0.01)


def test_the_end_of_the_interpreter():
    run(
        """
import atexit, lockstep_html as l
document = l.parse("<p>x<b>y" * 1000)
node = document.select_one("b")
iterator = iter(document.descendants); next(iterator)
class Late:
    def __init__(self): self.node, self.parse = node, l.parse
    def __del__(self): self.node.html; self.parse("<p>")
late = Late()
late.me = late
atexit.register(lambda: node.html)
"""
    )


@pytest.mark.parametrize("keeper", ["builtins", "sys", "types"])
def test_documents_that_outlive_the_module(keeper):
    """The interpreter clears modules at its end, those that keep what it needs itself as the last."""
    out = run(
        f"""
import os, {keeper}, lockstep_html as l
class Late:
    def __init__(self): self.document, self.parse, self.write = l.parse("<p class=x>x<b>y"), l.parse, os.write
    def __del__(self):
        node = self.document.body.first_child
        node.attrs.get("class"), node.html, self.document.select("p > b"), list(self.document.descendants)
        self.parse("<p>").body.append("x")
        self.write(1, b"done")
{keeper}.late = Late()
if "{keeper}" != "sys":  # which is cleared when nothing looks for cycles any more
    {keeper}.late.me = {keeper}.late
"""
    )
    assert out == "done"


def test_a_module_that_is_imported_again():
    run(
        """
import gc, sys, lockstep_html as first
document = first.parse("<p class=x>a")
node, attrs = document.select_one("p"), document.body.attrs
for name in [name for name in sys.modules if name.startswith("lockstep_html")]:
    del sys.modules[name]
kinds = first.Node, first.Document
del first
gc.collect()
assert document.select("p") == [node] and repr(node.attrs) and dict(attrs) == {}
import lockstep_html as second
assert (second.Node, second.Document) == kinds
other = second.parse("<p>b")
other.body.append(other.adopt(node), other.clone(document.body))
assert len(other.select("p")) == 2 and type(other.body) is second.Node
assert second.Selector("p").select(document) == []
try:
    document.select("p:nope")
except second.SelectorError:
    pass
"""
    )


@pytest.mark.skipif(
    FREE_THREADED and sys.version_info < (3, 14),
    reason="free-threaded 3.13 unwinds a thread that waits for a lock at the end, which C++ code does not survive",
)
def test_daemon_threads_at_the_end_of_the_interpreter():
    run(
        """
import threading, time, lockstep_html as l
def forever():
    while True:
        l.parse("<p>x" * 50000).select("p")
for _ in range(4):
    threading.Thread(target=forever, daemon=True).start()
time.sleep(0.3)
"""
    )


def test_a_python_without_subinterpreters():
    run(
        """
import sys
sys.modules["_xxsubinterpreters"] = None
import lockstep_html
assert lockstep_html.parse("<p>x").select_one("p").text == "x"
"""
    )


def test_subinterpreters():
    """The module works there or is refused."""
    run(
        """
import sys
try:
    import _interpreters as interpreters
except ImportError:
    try:
        import _xxsubinterpreters as interpreters
    except ImportError:
        sys.exit()
import lockstep_html
document = lockstep_html.parse("<p>x")
for _ in range(3):
    it = interpreters.create()
    program = '''
try:
    import lockstep_html
    assert lockstep_html.parse("<p>x").select_one("p").text == "x"
except ImportError:
    pass
'''
    if hasattr(interpreters, "exec"):
        interpreters.exec(it, program)
    else:
        interpreters.run_string(it, program)
    interpreters.destroy(it)
    assert document.select_one("p").text == "x"
"""
    )


def test_two_threads_that_change_one_document():
    document = lockstep.parse("<p>a<b>c</b></p>" * 3000)
    failures = []

    def work(number):
        try:
            for step in range(300):
                nodes = document.select("p")
                node = nodes[(step * 7 + number) % len(nodes)]
                node.attrs[f"a{number}"] = str(step)
                node.insert_after(document.create_element("p", text=str(step)))
                if step % 3 == 0:
                    node.remove()
        except Exception as error:
            if not (isinstance(error, lockstep.DomError) and error.name == "NotFoundError"):
                failures.append(error)

    threads = [threading.Thread(target=work, args=(number,)) for number in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not failures
    assert len(lockstep.parse(document.html).select("p")) == len(document.select("p"))


def test_random_programs():
    """Those of fuzz.py, which runs longer and with coverage by itself."""
    import random

    from fuzz import Program

    for seed in range(300):
        generator = random.Random(seed)
        Program(generator.randbytes(generator.randrange(1, 400))).run()


# --- Arrow


def arrow():
    return pytest.importorskip("pyarrow", reason="pyarrow is not installed"), pytest.importorskip(
        "lockstep_html.bulk"
    )


def test_arrow_types_that_are_no_pages():
    pa, bulk = arrow()
    pages = pa.array([b"<title>a", None, b"<title>b"])
    for wrong in (
        pa.array([1, 2, 3]).dictionary_encode(),
        pa.array([1, 2, 3]),
        pa.array([[b"x"]] * 3),
        pa.array([b"12"] * 3, pa.binary(2)),
        pa.array([True] * 3),
    ):
        with pytest.raises(ValueError, match="neither bytes nor text"):
            bulk.extract(pa.record_batch({"html": wrong}), ["title"])
    with pytest.raises(ValueError, match="no column 'html'"):
        bulk.extract(pa.record_batch({"page": pages}), ["title"])
    with pytest.raises(TypeError):
        bulk.extract(pages, ["title"])
    with pytest.raises(TypeError):
        bulk.extract(pa.chunked_array([pages]), ["title"])
    with pytest.raises(TypeError):
        bulk.extract({"html": [b"x"]}, ["title"])
    rows = pa.StructArray.from_arrays([pages], ["html"], mask=pa.array([False, False, True]))
    with pytest.raises(ValueError, match="null"):
        bulk.extract(rows, ["title"])
    whole = pa.StructArray.from_arrays([pages], ["html"])
    assert pa.record_batch(bulk.extract(whole, ["title"])).column("title").to_pylist() == ["a", None, "b"]


def test_arrow_slices_and_other_columns():
    pa, bulk = arrow()
    pages = [b"<title>%d" % number if number % 3 else None for number in range(30)]
    others = {
        "dictionary": pa.array([str(number % 4) for number in range(30)]).dictionary_encode(),
        "nested": pa.array([[{"a": number}] * (number % 3) for number in range(30)]),
        "null": pa.nulls(30),
        "bool": pa.array([bool(number % 2) for number in range(30)]),
    }
    for kind in (
        pa.binary(),
        pa.large_binary(),
        pa.binary_view(),
        pa.string(),
        pa.large_string(),
        pa.string_view(),
    ):
        values = (
            [page and page.decode() for page in pages] if "str" in str(kind) or "utf8" in str(kind) else pages
        )
        batch = pa.record_batch({"html": pa.array(values, kind), **others})
        for begin, length in ((0, 30), (7, 9), (29, 1), (30, 0), (0, 0), (13, 17)):
            part = batch.slice(begin, length)
            out = bulk.extract(part, ["title", "links"])
            assert out.column("title").to_pylist() == [
                page and page[7:].decode() for page in pages[begin : begin + length]
            ]
            for name, column in others.items():
                assert out.column(name).to_pylist() == column.slice(begin, length).to_pylist()
            out.validate(full=True)
    table = pa.concat_tables([pa.table({"html": pages[:5]}), pa.table({"html": pages[5:]})])
    titles = [
        title
        for batch in table.to_batches()
        for title in bulk.extract(batch, ["title"]).column("title").to_pylist()
    ]
    assert titles == [page and page[7:].decode() for page in pages]


def test_objects_that_lie_about_the_arrow_interface():
    pa, bulk = arrow()
    batch = pa.record_batch({"html": [b"<p>x"]})

    class Liar:
        def __init__(self, answer):
            self.answer = answer

        def __arrow_c_array__(self, requested_schema=None):
            if isinstance(self.answer, BaseException):
                raise self.answer
            return self.answer

    schema, array_ = batch.__arrow_c_array__()
    for wrong in (None, 5, (), (1, 2), (schema,), (array_, schema), (schema, None), KeyError("x")):
        with pytest.raises((TypeError, ValueError, KeyError)):
            bulk.extract(Liar(wrong), ["title"])
    once = batch.__arrow_c_array__()
    assert pa.record_batch(bulk.extract(Liar(once), ["title"])).num_rows == 1
    with pytest.raises(ValueError, match="already been read"):
        bulk.extract(Liar(once), ["title"])


def test_freed_nodes_and_mappings_are_used_again():
    count = 20_000  # more than are kept
    document = lockstep.parse("<p class=x>" * count)
    for _ in range(3):
        nodes = document.select("p")
        mappings = [node.attrs for node in nodes]
        views = [weakref.ref(one) for one in [*nodes[::1000], *mappings[::1000]]]
        assert len(nodes) == count and all(mapping["class"] == "x" for mapping in mappings)
        assert all(view() is not None for view in views)
        del nodes, mappings
        assert [view() for view in views] == [None] * len(views)
        assert [weakref.getweakrefcount(node) for node in document.select("p")[:100]] == [0] * 100
    references = sys.getrefcount(lockstep.Node), sys.getrefcount(lockstep.Attributes)
    for _ in range(3):
        assert len([node.attrs for node in document.select("p")]) == count
    assert references == (sys.getrefcount(lockstep.Node), sys.getrefcount(lockstep.Attributes))
    # The last node that refers to a document frees it.
    nodes, reference = document.select("p"), weakref.ref(document)
    del document
    assert reference() is not None
    del nodes
    gc.collect()
    assert reference() is None
