"""What holds for every page, also for those written later."""

import math
import runpy
from collections.abc import Iterator
from contextlib import suppress

import pytest

from lib.ui import shell
from tests.pages import app
from tools.server import ROOT, addresses

PAGES = pytest.mark.parametrize("slug", addresses())
PLANES = pytest.mark.parametrize(
    "slug", [slug for slug in addresses() if "linked(" in (ROOT / f"pages/{slug}.py").read_text()]
)


def numbers(value: object) -> Iterator[float]:
    if isinstance(value, dict):
        value = list(value.values())
    if isinstance(value, list):
        for each in value:
            yield from numbers(each)
    elif isinstance(value, int | float):
        yield value


@PAGES
def test_a_page_opens_and_tells_the_plane_finite_numbers_only(slug: str) -> None:
    page = app.opened(slug)
    assert not page.exception
    assert app.warnings(page) == []
    for sent in app.sent(page):
        assert all(map(math.isfinite, numbers(sent)))


@PLANES
def test_a_page_says_what_it_ignores_of_a_junk_link_and_shows_the_default(slug: str) -> None:
    good, junk = app.opened(slug), app.opened(slug, s="1.%%%junk")
    assert not junk.exception
    assert app.warnings(junk) == [
        "This link could not be read (it has a wrong number of parts); showing the default instead."
    ]
    assert app.surface(junk)["state"] == app.surface(good)["state"]


@PAGES
def test_a_page_opens_again_in_a_second_session(slug: str) -> None:
    first, second = app.opened(slug), app.opened(slug)
    assert not second.exception
    assert app.sent(first) == app.sent(second)


def test_a_router_run_without_a_reader_spoils_no_page_for_the_next() -> None:
    shell._page.forget()
    with suppress(AttributeError):  # Streamlit makes but half a page there
        runpy.run_path(str(ROOT / "app.py"))
    assert not app.opened("translate").exception
