"""Measures a spider of Scrapy with and without `lockstep_html.scrapy`, over pages that a server on this machine serves.

    scripts/bench --scrapy [--rounds N] [--times N] PAGE…

Each crawl runs in a separate process and requests every page `--times` times. The modes take turns, and the median of the rounds
counts. "no queries" downloads the pages only: what Scrapy itself takes. Processor time and peak memory are those of the process
that crawls; the server is in another.
"""

from __future__ import annotations

import argparse
import json
import resource
import statistics
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

#: What a spider takes of a page: ten queries.
SPIDER: list[Callable[[Any], Any]] = [
    lambda page: page.css("title::text").get(),
    lambda page: page.css("a::attr(href)").getall(),
    lambda page: page.css("meta[name=description]::attr(content)").get(),
    lambda page: page.css("h1, h2").getall(),
    lambda page: page.css("p::text").getall(),
    lambda page: page.xpath("//a[contains(@href, 'http')]/@href").getall(),
    lambda page: page.xpath("//img/@src").getall(),
    lambda page: [item.xpath("./a/@href").get() for item in page.xpath("//li")],
    lambda page: [item.css("a::text").get() for item in page.css("li")],
    lambda page: page.xpath("//h2/following-sibling::*[1]/text()").getall(),
]
MODES = ["no queries", "Scrapy", "Lockstep"]
SETTINGS = {
    "CONCURRENT_REQUESTS_PER_DOMAIN": 16,
    "DOWNLOAD_DELAY": 0,
    "HTTPPROXY_ENABLED": False,
    "LOG_ENABLED": False,
    "ROBOTSTXT_OBEY": False,
    "TELNETCONSOLE_ENABLED": False,
}
MIDDLEWARE = {"DOWNLOADER_MIDDLEWARES": {"lockstep_html.scrapy.LockstepMiddleware": 585}}


class Server(ThreadingHTTPServer):
    """Serves the page with the number that the path has."""

    def __init__(self, pages: list[bytes]) -> None:
        super().__init__(("127.0.0.1", 0), Handler)
        self.pages = pages
        threading.Thread(target=self.serve_forever, daemon=True).start()


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    server: Server

    def do_GET(self) -> None:
        body = self.server.pages[int(self.path.strip("/"))]
        self.send_response(200)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *values: Any) -> None:
        pass


def crawl(mode: str, base: str, pages: int, times: int) -> dict[str, float]:
    """Crawls in this process, and returns what it took."""
    import scrapy
    import scrapy.crawler

    queries = [] if mode == "no queries" else SPIDER
    crawled = []

    class Spider(scrapy.Spider):
        name = "bench"
        start_urls = [f"{base}/{page}" for _ in range(times) for page in range(pages)]

        def parse(self, response: Any) -> Any:
            values = [query(response) for query in queries]
            crawled.append(response.status)
            return {"values": values}

    process = scrapy.crawler.CrawlerProcess(SETTINGS | (MIDDLEWARE if mode == "Lockstep" else {}))
    process.crawl(Spider)
    began, began_processor = time.perf_counter(), time.process_time()
    process.start()
    spent = {"wall": time.perf_counter() - began, "processor": time.process_time() - began_processor}
    if crawled != [200] * (pages * times):
        raise SystemExit(f"crawled {len(crawled)} of {pages * times} pages")
    return {**spent, "memory": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024}


def measure(files: list[Path], rounds: int, times: int) -> None:
    import scrapy

    pages = [path.read_bytes() for path in files]
    server = Server(pages)
    base = f"http://127.0.0.1:{server.server_port}"
    found: dict[str, list[dict[str, float]]] = {mode: [] for mode in MODES}
    for _ in range(rounds):
        for mode in MODES:
            command = [sys.executable, __file__, "--crawl", mode, base, str(len(pages)), str(times)]
            found[mode].append(json.loads(subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout))
    size = sum(map(len, pages)) / 1e6
    print(f"{len(pages)} pages, {size:.1f} MB, each {times} times; {rounds} rounds; Scrapy {scrapy.__version__}\n")
    print("| | wall time, s | processor time, s | peak memory, MiB |\n| --- | ---: | ---: | ---: |")
    medians = {
        mode: {what: statistics.median(run[what] for run in runs) for what in runs[0]} for mode, runs in found.items()
    }
    for mode, median in medians.items():
        print(f"| {mode} | {median['wall']:.2f} | {median['processor']:.2f} | {median['memory']:.0f} |")
    ratios = [f"{medians['Scrapy'][what] / medians['Lockstep'][what]:.2f}" for what in ("wall", "processor", "memory")]
    print(f"| Scrapy / Lockstep | {' | '.join(ratios)} |")


def main() -> None:
    if sys.argv[1:2] == ["--crawl"]:
        mode, base, pages, times = sys.argv[2:]
        print(json.dumps(crawl(mode, base, int(pages), int(times))))
        return
    parser = argparse.ArgumentParser()
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--times", type=int, default=3)
    parser.add_argument("pages", nargs="+", type=Path)
    options = parser.parse_args()
    measure(options.pages, options.rounds, options.times)


if __name__ == "__main__":
    main()
