"""The site without a server: pages that say what they are, and name only files that are there, wherever it stands."""

import json
import re
from html.parser import HTMLParser
from posixpath import dirname, join, normpath

import pytest

from app import SITE
from lib import prose
from lib.lessons import openers
from lib.shared_cache import shared_cache
from lib.site import article, pages
from tools.site import offered, site

PART = {"start": ["home", "ask", "glossary"], "moves": ["translate"], "class": ["collect"]}


@shared_cache
def written() -> dict[str, str]:
    return pages.files(site(PART))


class Page(HTMLParser):
    """What a page leads to, and its text without scripts."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.base, self.text, self.last, self.told = "", "", "", ""
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.last = "told" if ("id", "site") in attrs else tag
        named = [value or "" for name, value in attrs if name in {"href", "src"}]
        if tag == "base":
            (self.base,) = named
        else:
            self.links += [each for each in named if not re.match(r"data:|https?:", each)]

    def handle_endtag(self, tag: str) -> None:  # noqa: ARG002 - as the library has it
        self.last = ""

    def handle_data(self, data: str) -> None:
        if self.last == "told":
            self.told += data
        self.text += "" if self.last in {"script", "style", "told"} else data


def name(slug: str, language: str) -> str:
    return f"{'' if language == 'en' else f'{language}/'}{'' if slug == 'home' else f'{slug}/'}index.html"


def test_the_site_has_every_lesson_of_the_app_and_no_page_that_needs_it() -> None:
    slugs = [slug for slugs in offered(SITE).values() for slug in slugs]
    assert slugs == [slug for slugs in SITE.values() for slug in slugs if slug in {*openers(), "glossary"}]
    assert set(openers()) <= set(slugs)
    assert set(site(PART).sections) == {"start", "moves"}


@pytest.mark.parametrize("language", prose.languages())
@pytest.mark.parametrize("slug", ["home", "glossary", "translate"])
def test_a_page_says_without_a_script_what_it_is_about(slug: str, language: str) -> None:
    text = written()[name(slug, language)]
    words, page = prose.page(slug, language), Page(text)
    assert f'<html lang="{language}"' in text
    assert re.search(r"<title>[^<]*" + re.escape(words.title), text)
    assert re.search(r'<meta name="description" content="[^"]{10,}">', text)
    for section in words.sections.values():
        assert section.heading in page.text
    assert prose.text("site", language)("static.needs") in page.text
    assert ("<noscript><p>" in text) == (slug != "glossary")


@pytest.mark.parametrize("language", prose.languages())
@pytest.mark.parametrize("slug", ["home", "glossary", "translate"])
def test_whatever_a_page_names_is_there_from_any_place(slug: str, language: str) -> None:
    at = name(slug, language)
    page = Page(written()[at])
    told = json.loads(page.told)
    links = [*page.links, *told["code"].values(), *told["data"].values(), *told["languages"].values()]
    assert len(links) > 10
    for each in links:
        path = normpath(join(dirname(at), page.base, re.sub(r"[?#].*", "", each)))
        assert not each.startswith("/"), "the site may live below any path"
        assert path in written() or normpath(join(path, "index.html")) in written(), each


def test_a_link_in_the_words_leads_to_a_page_of_the_site_or_nowhere() -> None:
    words = "[a](translate?x=1) [b](/glossary#bias) [c](teach) [d](https://example.org)"
    said = article.linked(words, ["glossary", "translate"])
    assert said == (
        '<p><a href="translate?x=1">a</a> <a href="./#bias">b</a> c <a href="https://example.org">d</a></p>\n'
    )


def test_no_word_ends_the_element_that_holds_the_data() -> None:
    (told,) = re.findall(r'<script type="application/json" id="site">(.*)</script>', written()["index.html"])
    assert "<" not in told
    assert json.loads(told)["slug"] == "home"


def test_what_two_choices_share_is_one_file() -> None:
    told = json.loads(Page(written()["translate/index.html"]).told)
    assert told["data"][""] == told["data"]["source=paper"] != told["data"]["source=iris"]
    assert set(told["titles"]["source"].values()) >= {"paper", "iris", "wine", "digits"}
