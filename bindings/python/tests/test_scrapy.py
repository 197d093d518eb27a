"""lockstep_html.scrapy: what its responses and its middleware do in Scrapy; with Scrapy's own tests.

They are in its source distribution only; LOCKSTEP_SCRAPY_TESTS names the folder that has `tests`.
"""

import doctest
import gc
import gzip
import json
import os
import pickle
import subprocess
import sys
import threading
import weakref
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

pytest.importorskip("scrapy")

import lockstep_html.scrapy  # noqa: E402
import parsel  # noqa: E402
import scrapy.http  # noqa: E402
from lockstep_html.scrapy import HtmlResponse, LockstepMiddleware, ResponseMixin, Selector  # noqa: E402
from others import check_failures  # noqa: E402
from scrapy.linkextractors import LinkExtractor  # noqa: E402
from scrapy.loader import ItemLoader  # noqa: E402
from scrapy.settings.default_settings import DOWNLOADER_MIDDLEWARES_BASE  # noqa: E402
from scrapy.utils.response import response_from_dict  # noqa: E402

URL = "http://example.org/a/"
PAGE = b"""<!DOCTYPE html><base href=/b/><title>T</title><p>x <a href=" 1 ">One</a><a name=n>no</a><link href=s.css>
<table><tr><td><a href=2#f rel=nofollow>T<b>wo</b></a></table><svg><a href=3>Three</a></svg>
<form id=f action=go><input name=i value=1><input type=hidden name=h value=2></form><input form=f name=apart value=3>
<script type=application/json>{"k": [1, {"n": "v"}]}</script>"""


@pytest.fixture
def page():
    return HtmlResponse(URL, body=PAGE, headers={"Content-Type": "text/html; charset=utf-8"})


def test_examples():
    assert doctest.testmod(lockstep_html.scrapy).failed == 0


def test_queries(page):
    assert page.css("title::text").get() == "T"
    assert page.xpath("//table/tbody/tr/td/a/b/text()").getall() == ["wo"]
    assert page.xpath("//a[@href = $href]", href="3").get() == '<a href="3">Three</a>'
    assert page.css("p").xpath("a/@href").re(r"\d") == ["1"]
    assert page.css("script").jmespath("k[1].n").get() == "v"
    assert page.selector is page.selector and page.selector.response is page
    for one in (page.selector, page.css("a")[0], page.css("a").xpath(".")[0]):
        assert type(one) is Selector and isinstance(one, scrapy.Selector) and isinstance(one, parsel.Selector)
    assert isinstance(page.css("a"), parsel.SelectorList) and page.css("a")[0].response is None
    page.css("b").drop()
    assert page.css("td").get() == '<td><a href="2#f" rel="nofollow">T</a></td>'


def test_nodes_and_roots(page):
    link = page.css("td a")[0]
    assert link.node.tag == "a" and link.node.parent.tag == "td"
    assert link.root.tag == "a" and link.root.text_content() == "Two" and link.root.base == "http://example.org/b/"
    assert link.root.getparent() is None and link.root is not link.root
    assert page.css("svg a")[0].root.tag == "a"
    assert page.selector.root.tag == "html"
    assert page.css("p::text")[0].root == "x " and page.css("p::text")[0].node.data == "x "
    assert page.xpath("//a/@href")[0].root == " 1 " and page.xpath("//a/@href")[0].node is None
    assert page.xpath("count(//a)")[0].root == 4.0


def test_deep_pages_have_roots():
    page = HtmlResponse(URL, body=b"<div>" * 5000 + b"<a href=/>x")
    assert [link.url for link in LinkExtractor().extract_links(page)] == ["http://example.org/"]


def test_follow(page):
    links = page.css("a")
    assert page.follow(links[0]).url == page.follow(page.css("a::attr(href)")[0]).url == "http://example.org/b/1"
    assert page.follow(page.css("link")[0], priority=2).priority == 2
    assert page.follow("x").url == page.urljoin("x") == "http://example.org/b/x"
    urls = [f"http://example.org/b/{name}" for name in ("1", "2#f", "3")]
    for requests in (
        page.follow_all(links), page.follow_all(css="a"), page.follow_all(xpath="//a"), page.follow_all(xpath="//a/@href"),
        page.follow_all([link for link in links if "href" in link.attrib]),
        page.follow_all(scrapy.Selector(text=page.text).css("a")),
    ):  # fmt: skip
        assert [request.url for request in requests] == urls
    assert list(page.follow_all(css="q")) == list(page.follow_all([])) == []
    assert [request.callback for request in page.follow_all(css="link", callback=print)] == [print]
    for wrong in (links[1], page.css("p")[0], page.xpath("1")[0], links):
        with pytest.raises(ValueError):
            page.follow(wrong)
    for options in ({}, {"css": "a", "xpath": "//a"}, {"urls": [], "css": "a"}):
        with pytest.raises(ValueError, match="exactly one"):
            page.follow_all(**options)
    # Of another response: through an element of lxml.
    assert scrapy.http.TextResponse(URL).follow(links[0]).url == "http://example.org/a/1"


@pytest.mark.parametrize(
    "options", [{}, {"restrict_css": "table, svg"}, {"restrict_xpaths": "//p"}, {"tags": "link"}, {"deny": "1"}]
)
def test_link_extractors(page, options):
    extractor = LinkExtractor(deny_extensions=(), **options)
    found = extractor.extract_links(page)
    assert found and found == extractor.extract_links(page.replace(cls=scrapy.http.HtmlResponse))


@pytest.mark.filterwarnings("ignore::scrapy.exceptions.ScrapyDeprecationWarning")
def test_forms(page):
    request = scrapy.FormRequest.from_response(page, formdata={"i": "4"}, method="POST")
    assert request.url == "http://example.org/b/go"
    assert request.body == b"h=2&i=4"


def test_item_loaders(page):
    class Loader(ItemLoader):
        default_item_class = dict
        default_selector_class = Selector

    for loader in (Loader(response=page), ItemLoader({}, page.selector)):
        loader.add_css("title", "title::text")
        loader.nested_css("table").add_xpath("cells", "tbody/tr/td/a/text()")
        assert loader.load_item() == {"title": ["T"], "cells": ["T"]}
    assert type(Loader(response=page).selector) is Selector
    xml = scrapy.http.XmlResponse(URL, body=b"<r><title>x</title></r>")
    assert Loader(response=xml).selector.xpath("/r/title/text()").get() == "x"


def test_selectors():
    text = scrapy.http.TextResponse(URL, body=b"<p>x")
    assert Selector(text).css("p").get() == Selector(text="<p>x").css("p").get() == "<p>x</p>"
    data = Selector(scrapy.http.TextResponse(URL, body=b'{"a": 1}'))
    assert data.type == "json" and data.jmespath("a").get() == 1
    assert Selector(scrapy.http.JsonResponse(URL, body=b"<p>x")).type == "json"
    assert Selector(scrapy.http.TextResponse(URL, body=b"1")).type == "html"
    assert Selector(text="[1]").type == "html" and Selector(text="[1]", type="json").jmespath("[0]").get() == 1
    for xml in (Selector(text="<r/>", type="xml"), Selector(scrapy.http.XmlResponse(URL, body=b"<r/>"))):
        assert type(xml) is scrapy.Selector and xml.get() == "<r/>"
    assert Selector(root=Selector(text="<p>x").css("p")[0].node).css("p::text").get() == "x"
    with pytest.raises(ValueError, match="both response and text"):
        Selector(text, text="x")


@pytest.mark.parametrize(
    "encoding", ["utf-8", "cp1251", "gb18030", "shift_jis", "cp949", "koi8-r", "utf-16", "utf-32", "cp855", "latin-1"]
)
def test_encodings(encoding):
    text = "é" if encoding == "latin-1" else "я"
    page = HtmlResponse(URL, body=f"<p>{text}".encode(encoding if encoding != "cp949" else "euc_kr"), encoding=encoding)
    assert page.css("p::text").get() == text


def test_which_encoding():
    def found(body, content_type="text/html", **options):
        page = HtmlResponse(URL, body=body, headers={"Content-Type": content_type}, **options)
        return page.css("p::text").get()

    body = b"<meta charset=windows-1251><p>\xe9"
    assert found(body) == "й"
    assert found(body, "text/html; charset=latin-1") == "é"
    assert found(body, "text/html; charset=utf-8", encoding="cp1250") == "é"
    assert found(b"\xef\xbb\xbf<p>\xc3\xa9", "text/html; charset=cp1251") == "é"
    # The Encoding Standard has a character for each byte of windows-1252; Python's codec has not.
    assert found(b"<p>\x81", "text/html; charset=cp1252") == "\x81"
    assert found(b"") is None


def test_responses(page):
    assert type(page.copy()) is type(page.replace(body=b"<p>y")) is HtmlResponse
    assert page.replace(body=b"<p>y").css("p::text").get() == "y"
    assert type(page.replace(cls=scrapy.http.HtmlResponse).selector) is scrapy.Selector
    assert isinstance(page, scrapy.http.HtmlResponse)
    assert pickle.loads(pickle.dumps(page)).css("title").get() == "<title>T</title>"
    again = response_from_dict(page.to_dict())
    assert type(again) is HtmlResponse and again.css("title").get() == page.css("title").get()
    with pytest.raises(TypeError):
        page.selector.__getstate__()


def test_nothing_keeps_pages_in_memory():
    """A response and its nodes are freed at once, without waiting for the garbage collector."""
    page = HtmlResponse(URL, body=PAGE)
    page.css("a").xpath("@href").getall()
    freed = weakref.ref(page), weakref.ref(page.selector.node.document)
    gc.disable()
    try:
        del page
        assert [one() for one in freed] == [None, None]
    finally:
        gc.enable()


def test_middleware():
    middleware, request = LockstepMiddleware(), scrapy.Request(URL)
    html = scrapy.http.HtmlResponse(URL, 201, {"X": "y"}, PAGE, ["flag"], request, encoding="cp1252", protocol="p")
    made = middleware.process_response(request, html)
    assert type(made) is HtmlResponse and type(made.selector) is Selector
    for name in html.attributes:
        assert getattr(made, name) == getattr(html, name)
    assert middleware.process_response(request, made) is made

    class Own(scrapy.http.HtmlResponse):
        pass

    for cls in (Own, *(getattr(scrapy.http, f"{kind}Response") for kind in ("", "Text", "Xml", "Json"))):
        response = cls(URL, body=b"{}")
        assert middleware.process_response(request, response, spider=None) is response

    class Mixed(ResponseMixin, Own):
        pass

    assert type(Mixed(URL, body=PAGE).css("p")[0]) is Selector


def test_place_of_the_middleware():
    """After the body is decompressed, before the first middleware that reads the text: process_response() runs from high to low."""
    places = {name.rpartition(".")[2]: place for name, place in DOWNLOADER_MIDDLEWARES_BASE.items()}
    assert places["MetaRefreshMiddleware"] < 585 < places["HttpCompressionMiddleware"] < places["HttpCacheMiddleware"]
    assert '"lockstep_html.scrapy.LockstepMiddleware": 585' in lockstep_html.scrapy.__doc__


SPIDER = """
import json, sys
from scrapy.crawler import CrawlerProcess
from scrapy.linkextractors import LinkExtractor
from scrapy.spiders import CrawlSpider, Rule

class Spider(CrawlSpider):
    name = "test"
    start_urls = [sys.argv[1]]
    rules = [Rule(LinkExtractor(restrict_css="nav"), callback="parse_page", follow=True)]

    def parse_start_url(self, response):
        yield self.parse_page(response)
        yield from response.follow_all(css="a.feed", callback=self.parse_page)

    def parse_page(self, response):
        kinds = [kind.__module__ for kind in (type(response), type(response.selector))]
        crawled.append([response.url.rpartition("/")[2], *kinds, response.xpath("//title/text()").get()])

crawled = []
process = CrawlerProcess({
    "DOWNLOADER_MIDDLEWARES": json.loads(sys.argv[2]), "DOWNLOAD_DELAY": 0, "HTTPPROXY_ENABLED": False, "LOG_LEVEL": "ERROR",
    "TELNETCONSOLE_ENABLED": False,
})
process.crawl(Spider)
process.start()
print(json.dumps(sorted(crawled)))
"""


class Site(BaseHTTPRequestHandler):
    pages = {
        "/": ("text/html", "<title>Start</title><a class=feed href=feed>f</a><nav><a href=zip>z</a></nav><a href=no>n</a>"),
        "/zip": ("text/html; charset=windows-1251", "<title>\u044f</title><nav><a href=/last>l</a>"),
        "/last": ("text/html", "<title>Last</title><meta http-equiv=refresh content='0; url=moved'>"),
        "/moved": ("text/html", "<title>Moved</title>"),
        "/feed": ("text/xml", "<r><title>Feed</title></r>"),
    }

    def do_GET(self):
        kind, text = self.pages.get(self.path, ("text/plain", ""))
        body = text.encode("cp1251")
        self.send_response(200)
        self.send_header("Content-Type", kind)
        if self.path == "/zip":
            body = gzip.compress(body)
            self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *arguments):
        pass


@pytest.fixture
def site():
    server = ThreadingHTTPServer(("127.0.0.1", 0), Site)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()
    server.server_close()


@pytest.mark.parametrize("enabled", [True, False])
def test_crawl(site, enabled, tmp_path):
    """The switch in a crawl with rules: a page in gzip, an encoding of HTTP, a feed in XML, and a refresh."""
    middlewares = {"lockstep_html.scrapy.LockstepMiddleware": 585} if enabled else {}
    command = [sys.executable, "-c", SPIDER, site, json.dumps(middlewares)]
    run = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path)
    assert run.returncode == 0 and run.stderr == "", run.stderr
    theirs = ["scrapy.http.response.html", "scrapy.selector.unified"]
    html = ["lockstep_html.scrapy"] * 2 if enabled else theirs
    assert json.loads(run.stdout) == [
        ["", *html, "Start"],
        ["feed", "scrapy.http.response.xml", theirs[1], "Feed"],
        ["moved", *html, "Moved"],
        ["zip", *html, "я"],
    ]


def test_scrapys_own_tests(tmp_path):
    """Those of selectors, HTML responses, loaders, link extractors, forms and CrawlSpider pass but for those that are listed."""
    folder = Path(os.environ.get("LOCKSTEP_SCRAPY_TESTS", ""))
    names = ["selector", "http_response_text", "loader", "linkextractors", "http_request_form", "spider_crawl"]
    files = [folder / "tests" / f"test_{name}.py" for name in names]
    if not files[0].is_file():
        pytest.skip("LOCKSTEP_SCRAPY_TESTS does not name Scrapy's source distribution")
    # Of the tests of responses, only those of HtmlResponse use ours.
    chosen = [f"{file}::TestHtmlResponse" if file.stem == "test_http_response_text" else file for file in files]
    options = ["-p", "lockstep_scrapy", "--noconftest", f"--rootdir={folder}"]
    check_failures("scrapy_differences.txt", chosen, tmp_path, path="scrapy_face", also=folder, options=options)
