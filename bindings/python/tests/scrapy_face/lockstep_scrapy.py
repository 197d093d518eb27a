"""A plugin of pytest that makes Scrapy's own tests use lockstep_html.scrapy: see test_scrapy.py."""

import scrapy.http
import scrapy.loader
import scrapy.selector
from lockstep_html.scrapy import HtmlResponse, Selector

scrapy.http.HtmlResponse = HtmlResponse
scrapy.selector.Selector = Selector
scrapy.loader.ItemLoader.default_selector_class = Selector
