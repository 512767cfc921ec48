"""One table has every name that a link may ask for, and both sides read it."""

import re
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import parse_qsl, urlsplit

import pytest

from cosine_lab import prose, url_parameters
from cosine_lab.places import ASSETS, ROOT
from cosine_lab.talks import names
from tests.made_links import LINKS, name, parameters
from tests.makers.links_document import DOCUMENT, document

ARGUMENT = r"""(?:"([a-z_-]+)"|([A-Z_]+))"""
READS = re.compile(
    r"(?:[sS]earchParams|\ball\(\)|\baddress|\basked|\bvalues)\.(?:get|getAll|has|set|delete|append|read|write)\("
    rf"""{ARGUMENT}|(?<![.\w])read\("([a-z_-]+)"\)"""
)
CONSTANT = re.compile(r'const ([A-Z_]+) = "([a-z_-]+)"')
ASKS = re.compile(
    r"""(?:session\.asked|inputs\.(?:choose|text)|controls\.word)\("([a-z_-]+)"|controls\.choice\(\w+, "([a-z_-]+)\""""
)
PAGES = [path.stem for path in (ROOT / "pages").glob("*.py")]
NO_ADDRESS = {"text", "try"}
"""Of a picture of a code, and of a module that is asked for again: no page's."""


def browser() -> Iterator[tuple[str, str]]:
    """Each name that a module of the browser asks an address for, with the module."""
    files = {path: path.read_text(encoding="utf-8") for path in ASSETS.rglob("*.js")}
    shared = dict(pair for text in files.values() for pair in re.findall(rf"export {CONSTANT.pattern}", text))
    for path, text in files.items():
        known = shared | dict(CONSTANT.findall(text))
        for one, constant, other in READS.findall(text):
            asked = one or other or known.get(constant, "")
            if asked and asked not in NO_ADDRESS:
                yield asked, path.relative_to(ROOT).as_posix()


def test_every_name_that_the_browser_asks_an_address_for_is_in_the_table() -> None:
    there = {each.name for each in url_parameters.table()}
    asked = list(browser())
    assert len(asked) > 40
    assert [each for each in asked if each[0] not in there] == []


def test_every_name_that_python_asks_an_address_for_is_in_the_table() -> None:
    files = [*(ROOT / "pages").glob("*.py"), *(ROOT / "lib" / "cosine_lab" / "ui").glob("*.py")]
    asked = [one or other for path in files for one, other in ASKS.findall(path.read_text(encoding="utf-8"))]
    assert len(asked) > 15
    assert set(asked) <= {each.name for each in url_parameters.table()}


@pytest.mark.parametrize("each", url_parameters.table(), ids=lambda each: each.name)
def test_a_row_of_the_table_is_true(each: url_parameters.Parameter) -> None:
    for path in each.read_by:
        said = (ROOT / path).read_text(encoding="utf-8")
        assert re.search(rf"""["'`]{each.name}["'`]|^    {each.name}: |"ab"|said="{each.name}""", said, re.MULTILINE), (
            path
        )
    where = urlsplit(each.example)
    slug = where.path.strip("/") or "home"
    asked = [key for key, _ in parse_qsl(where.query)]
    assert each.name in asked
    assert list(names.misspelt(slug, asked)) == []
    assert slug in PAGES
    assert each.read_by or each.old


@pytest.mark.parametrize("link", LINKS, ids=name)
def test_a_link_of_old_asks_for_nothing_unknown(link: dict[str, str]) -> None:
    assert list(names.misspelt(link["page"], parameters(link))) == []


@pytest.mark.parametrize(
    ("slug", "query", "said"),
    [
        ("home", "route=practitioner&utm_source=mail&fbclid=1", []),
        ("translate", "orign=0,0", ["links.like-name origin"]),
        ("translate", "section=digits", ["links.unknown-name"]),
        ("ask", "qq=threshold", ["links.like-name q"]),
        ("teach", "zzzzzzzz=1", ["links.unknown-name"]),
        ("review", "&".join(f"{letter * 9}=1" for letter in "zyxwv"), ["links.unknown-name"] * names.MOST_FAULTS),
        ("translate", "z" * 9000 + "=1", ["links.unknown-name"]),
    ],
)
def test_what_a_page_does_not_know_is_told_with_what_may_be_meant(slug: str, query: str, said: list[str]) -> None:
    told = list(names.misspelt(slug, [key for key, _ in parse_qsl(query)]))
    assert [f"{why.key} {why.values['meant']}" for why in told] == said or [why.key for why in told] == said
    assert all(prose.sentence(why, language) for why in told for language in prose.languages())


def test_the_document_is_made_of_the_table_as_it_stands() -> None:
    assert DOCUMENT.read_text(encoding="utf-8") == document()
    path = document().partition("## From link to screen")[2].partition("\n\n## ")[0]
    assert len(re.findall(r"^\| `", path, re.MULTILINE)) <= 6
    assert all(Path(ROOT / each).is_file() for each in re.findall(r"^\| `([^`]+)`", path, re.MULTILINE))
