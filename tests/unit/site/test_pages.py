"""The site without a server: pages that say what they are, and name only files that are there, wherever it stands."""

import json
import re
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path
from posixpath import dirname, join, normpath
from xml.etree import ElementTree as ET

import pytest

from app import SITE
from cosine_lab import prose
from cosine_lab.commands.site import _options
from cosine_lab.lessons import openers
from cosine_lab.server.site import TEXTS, lesson, offered, site
from cosine_lab.shared_cache import shared_cache
from cosine_lab.site import article, pages

PART = {
    "start": ["home", "ask", "glossary"],
    "moves": ["translate"],
    "words": ["words"],
    "class": ["talk", "teach", "collect"],
}
PAGES = ["home", "ask", "glossary", "translate", "words", "talk", "teach"]


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
    assert slugs == [slug for slugs in SITE.values() for slug in slugs if slug in {*openers(), *TEXTS}]
    assert {"ask", "talk", "teach"} <= TEXTS
    assert set(openers()) <= set(slugs)
    assert set(site(PART).slugs()) == set(PAGES)


@pytest.mark.parametrize("language", prose.languages())
@pytest.mark.parametrize("slug", PAGES)
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
@pytest.mark.parametrize("slug", PAGES)
def test_whatever_a_page_names_is_there_from_any_place(slug: str, language: str) -> None:
    at = name(slug, language)
    page = Page(written()[at])
    told = json.loads(page.told)
    links = [*page.links, *told["code"].values(), *told["languages"].values()]
    links += [each for held in (told["data"], told["part"]) for files in held.values() for each in files]
    links += [told["bar"], told["later"]]
    assert len(links) > 10
    for each in links:
        path = normpath(join(dirname(at), page.base, re.sub(r"[?#].*", "", each)))
        assert not each.startswith("/"), "the site may live below any path"
        assert path in written() or normpath(join(path, "index.html")) in written(), each


@pytest.mark.parametrize("slug", ["translate", "rescale", "centre", "rankings", "sigmoid", "audit", "factorisation"])
def test_a_reader_chooses_by_titles_and_what_only_the_app_has_is_named(slug: str) -> None:
    text = prose.text(slug, "zh")
    chooser = lesson(slug, "zh").choosers["source"]
    own = text("source-own") if "source-own" in text else text.of("classifiers")("own")
    assert chooser.elsewhere == {"own": own}
    assert own not in chooser.titles.values()
    assert next(iter(chooser.titles)) in {"paper", "figure", "wine", "live"}


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


def test_what_is_kept_for_who_is_offline_is_there() -> None:
    told = json.loads(Page(written()["zh/index.html"]).told)
    kept = json.loads(written()[normpath(join("zh", told["keep"]))])
    assert {"zh/", "zh/words/", told["code"]["lab"].removeprefix("../")} <= set(kept)
    words = json.loads(Page(written()["zh/words/index.html"]).told)
    assert {each.removeprefix("../") for each in (*words["first"], *words["data"][""])} <= set(kept)
    assert not [each for each in kept if "source-" in each or "-en-" in each]
    for each in kept:
        assert (each if each.startswith("files/") else f"{each}index.html") in written()
    worker = written()[normpath(join("zh", told["worker"]))]
    assert all(f'"{path}"' in worker for path in written() if path.startswith("files/"))


def test_a_site_whose_address_is_known_says_it_to_search_engines() -> None:
    held = pages.files(replace(site({"start": ["glossary"]}), url="https://example.org/lab/"))
    root = ET.fromstring(held["sitemap.xml"])  # noqa: S314 - our own
    assert [each.text for each in root.iter() if each.tag.endswith("loc")] == [
        "https://example.org/lab/",
        "https://example.org/lab/zh/",
    ]
    assert '<link rel="canonical" href="https://example.org/lab/zh/">' in held["zh/index.html"]
    assert '<meta property="og:image" content="https://example.org/lab/social.png">' in held["zh/index.html"]
    assert "sitemap.xml" not in written()
    assert "canonical" not in written()["index.html"]


@pytest.mark.parametrize(
    ("asked", "url"),
    [("https://a.org/lab", "https://a.org/lab/"), ("http://a.org", "http://a.org/"), ("/lab/", ""), ("", "")],
)
def test_a_base_is_an_address_or_a_path_that_needs_none(asked: str, url: str, tmp_path: Path) -> None:
    options = ["--out", str(tmp_path), *(["--base", asked] if asked else [])]
    assert _options(options).base == url


@pytest.mark.parametrize("asked", ["lab", "ftp://a.org", "https://", "https://a.org/?x"])
def test_another_base_is_refused(asked: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        _options(["--out", "x", "--base", asked])
    assert "needs an address" in capsys.readouterr().err


@pytest.mark.parametrize("language", prose.languages())
def test_lessons_share_their_long_numbers_which_go_back_where_they_were(language: str) -> None:
    own = "" if language == "en" else f"{language}/"
    files = json.loads(Page(written()[f"{own}translate/index.html"]).told)["data"][""]
    data, *parts = (json.loads(written()[normpath(join(own, each))]) for each in files)
    assert data.pop("apart") == [[["embeddings"]]]
    sent = json.loads(json.dumps(lesson("translate", language).envelopes[""]))
    story = sent.pop("story")
    assert {**data, "embeddings": parts[0][0], "story": story} == {**sent, "story": story}
    assert files[1].endswith(json.loads(Page(written()["index.html"]).told)["data"][""][1])


@pytest.mark.parametrize("language", prose.languages())
def test_a_site_without_exams_has_neither_their_questions_nor_their_answers(language: str, tmp_path: Path) -> None:
    words, asked = prose.text("exam", language), _options(["--out", str(tmp_path), "--without", "exams"]).without
    said = [words(key) for key in ("home", "home.answer", "words", "words.answer", "translate", "translate.answer")]
    whole, without = (
        "".join(each.values()) for each in (written(), pages.files(replace(site(PART), exams="exams" not in asked)))
    )
    assert [text for text in said if json.dumps(text, ensure_ascii=False) not in whole] == []
    assert [text for text in said if text in without] == []
