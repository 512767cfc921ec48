"""What holds for every page, also for those written later."""

import math
import runpy
from collections.abc import Iterator
from contextlib import suppress

import pytest

from cosine_lab.commands.app_server import addresses
from cosine_lab.parameters import size
from cosine_lab.places import ROOT
from cosine_lab.talks import names, query_parameters
from cosine_lab.ui import shell
from cosine_lab.ui.free_play import FREE
from tests.pages import app

PAGES = pytest.mark.parametrize("slug", addresses())
PLANES = pytest.mark.parametrize(
    "slug", [slug for slug in addresses() if "linked(" in (ROOT / f"pages/{slug}.py").read_text(encoding="utf-8")]
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
@pytest.mark.parametrize("guide", ["1", FREE])
def test_a_page_opens_and_tells_the_plane_finite_numbers_only(slug: str, guide: str) -> None:
    page = app.opened(slug, guide=guide)
    assert not page.exception
    assert app.warnings(page) == []
    sent = app.sent(page)
    assert all(map(math.isfinite, numbers(sent)))
    if guide == FREE:  # and alike in a second session
        again = app.opened(slug, guide=guide)
        assert not again.exception
        assert app.sent(again) == sent


@PLANES
def test_a_page_says_what_it_ignores_of_a_junk_link_and_shows_the_default(slug: str) -> None:
    good, junk = app.opened(slug), app.opened(slug, s="1.%%%junk")
    assert not junk.exception
    assert app.warnings(junk) == [
        "This link could not be read (it has a wrong number of parts); showing the default instead."
    ]
    assert app.surface(junk)["state"] == app.surface(good)["state"]
    state = good.session_state
    drawn = {name for kept in ("choices", "bound") if kept in state for name in state[kept]}
    known = names.known()[slug]
    assert drawn - {"chosen-by-link"} <= {*known["choices"], *known["free"], *known["own"]}
    assert not drawn & set(query_parameters.names(names.fields(known))), "a name by hand is one of the page's own"


@PLANES
def test_a_page_takes_a_state_by_hand_and_says_what_of_it_is_wrong(slug: str) -> None:
    spec = names.fields(names.known()[slug])
    name, field = next(each for each in reversed(spec.items()) if not each[1].distinct)
    said = next(said for said, of in query_parameters.names(spec).items() if of == name)
    before = app.surface(app.opened(slug))["state"]
    count = size(field, len(before["labels"]))
    value = max(1, field.low)
    page = app.opened(slug, **{said: ",".join([f"{value:g}"] * count), "utm_source": "mail"})
    assert app.warnings(page) == []
    after = app.surface(page)["state"]
    assert after == before | {name: after[name]}
    assert {abs(each) for each in numbers(after[name])} == {value}
    page = app.opened(slug, **{said: "x", "orgin": "1"})
    assert app.surface(page)["state"] == before
    stranger, wrong = app.warnings(page)
    assert "no “orgin”." in stranger
    assert ("mean “origin”?" in stranger) == ("origin" in names.written(slug))
    assert wrong.startswith(f"“{said}” ")
    assert wrong.endswith("The rest of the link holds.")


def test_a_router_run_without_a_reader_spoils_no_page_for_the_next() -> None:
    shell._page.forget()
    with suppress(AttributeError):  # Streamlit makes but half a page there
        runpy.run_path(str(ROOT / "app.py"))
    assert not app.opened("translate").exception
