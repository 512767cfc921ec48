"""The address holds the state: reload, another machine, back, a dead server, junk."""

import base64
import json
import math
import re
import struct
from dataclasses import replace
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Browser, Page, expect

from cosine_lab import links, prose
from cosine_lab.commands import app_server as harness
from cosine_lab.commands.app_server import Server
from cosine_lab.commands.browser import PATIENCE_MS, settle
from cosine_lab.data.classifiers import SOURCES, classifier
from cosine_lab.lessons import translate
from cosine_lab.links import mark
from cosine_lab.talks import names
from tests.browser import plane, reader, watch
from tests.browser.tabs import CONTEXT
from tests.kept import log


def packed(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def link(rows: list[tuple[float, float]], labels: list[str] | None = None, **other: Any) -> str:
    """A link to the Translate page, written by hand."""
    flat = [*sum(rows, ()), *sum(rows, ())]
    flat += [*other.get("shift", (0, 0)), 0.5, 0.25, *other.get("pair", (0, 1)), 0.0]
    tag = mark(classifier(other.get("source", "paper")).labels)
    text = f"1.{tag}.{packed(struct.pack(f'<{len(flat)}d', *flat))}"
    return text if labels is None else f"{text}.{packed(json.dumps(labels).encode())}"


def start() -> Any:
    return translate.default(classifier("paper"))


def circle(n: int) -> list[tuple[float, float]]:
    return [(math.cos(6 * k / n), math.sin(6 * k / n)) for k in range(n)]


def play(page: Page) -> None:
    """Leave the beaten track: a drag of the model, one of the origin, a pair, odd numbers."""
    reader.pull(page, reader.grip(page, "unembedding:2", "input"), 13, -7)
    reader.pull(page, reader.grip(page, "origin"), 31, 17)
    page.locator('[data-pair="1,3"]').first.click()
    reader.painted(page)


@pytest.mark.parametrize("asked", ["", "&beat=alike"])
def test_a_state_by_hand_is_an_exact_link_from_then_on(page: Page, server: Server, asked: str) -> None:
    page.goto(f"{server.url}/translate?origin=.6,−.5&pair=1,3&input=2,1{asked}")
    plane.wait_ready(page)
    moved = replace(start(), shift=(-0.6, 0.5), pair=(1, 3), probe=(2.0, 1.0))  # labels are known by place, too
    begun = links.encode(moved, start().labels)
    assert parse_qs(urlsplit(page.url).query) == {"s": [begun]} | parse_qs(asked)
    page.reload()
    plane.wait_ready(page)
    assert parse_qs(urlsplit(page.url).query)["s"] == [begun]


def test_a_reload_restores_the_state_to_the_last_bit(page: Page, server: Server) -> None:
    reader.play(page, f"{server.url}/translate?source=wine")
    reader.pull(page, reader.grip(page, "unembedding:2", "input"), 13, -7)
    reader.pull(page, reader.grip(page, "origin"), 31, 17)
    state, address = reader.readouts(page), reader.address(page)
    page.reload()
    plane.wait_ready(page)
    reader.painted(page)
    assert reader.readouts(page) == state
    assert reader.address(page) == address


@pytest.mark.parametrize("context_options", [{"permissions": ["clipboard-read", "clipboard-write"]}])
def test_a_copied_link_shows_the_same_numbers_to_somebody_else(page: Page, browser: Browser, server: Server) -> None:
    reader.play(page, f"{server.url}/translate")
    play(page)
    plane.act(page, "share")
    plane.act(page, "copy-shared-link")
    expect(page.locator('[data-panel="share"] .note')).not_to_be_empty()
    copied = page.evaluate("navigator.clipboard.readText()")
    other = browser.new_context(**CONTEXT).new_page()
    reader.visit(other, copied)
    shown = reader.readouts(other)
    other.context.close()
    assert shown == reader.readouts(page)


def test_leaving_for_another_page_and_coming_back_restores_the_state(page: Page, server: Server) -> None:
    reader.play(page, f"{server.url}/translate")
    play(page)
    state, address = reader.readouts(page), reader.address(page)
    page.get_by_test_id("stTopNavSection").first.click()
    page.get_by_test_id("stTopNavDropdownLink").first.click()
    expect(page.locator('[data-story="home"]')).to_be_visible(timeout=PATIENCE_MS)
    plane.wait_ready(page)
    assert "s=" not in reader.address(page)
    page.go_back()
    expect(page.locator('[data-story="translate"]')).to_be_visible(timeout=PATIENCE_MS)
    plane.wait_ready(page)
    expect(page.locator('[data-readout="cos"]')).to_have_attribute("data-value", state["cos"])
    assert reader.readouts(page) == state
    assert reader.address(page) == address


def test_back_leads_to_the_page_before_though_its_link_fits_this_one(page: Page, server: Server) -> None:
    reader.play(page, f"{server.url}/threshold")
    expect(page.locator('[data-panel="dots"], .dots').first).to_be_visible()
    before = page.url
    page.get_by_test_id("stTopNavSection").filter(has_text="Words").click()
    page.get_by_test_id("stTopNavDropdownLink").filter(has_text="Hubs").click()
    expect(page.locator('[data-story="norms"]')).to_be_visible(timeout=PATIENCE_MS)
    settle(page)
    page.go_back()
    expect(page.locator('[data-story="threshold"]')).to_be_visible(timeout=PATIENCE_MS)
    settle(page)
    assert page.url == before


def test_three_classifiers_in_a_row_all_count_and_forget_the_others_link(page: Page, server: Server) -> None:
    reader.play(page, f"{server.url}/translate")
    reader.pull(page, reader.grip(page, "origin"), 31, 17)
    for source, label in (("iris", "setosa"), ("wine", "cultivar 1"), ("digits", "9")):
        reader.option(page, "source", [*SOURCES].index(source)).click()
        region = page.locator(f'[data-plane="input"] [data-region="{label}"]')
        expect(region).to_have_count(1, timeout=PATIENCE_MS)
        expect(page).to_have_url(f"{server.url}/translate?guide=0&source={source}", timeout=PATIENCE_MS)
        assert reader.number(page, "max-dcos") == 0
        reader.pull(page, reader.grip(page, "origin"), -20, 11)
        assert "s=1." in reader.address(page)
    expect(page.get_by_test_id("stAlert")).to_have_count(0)


def test_the_plane_outlives_its_server_and_a_new_server_shows_the_same(
    page: Page, faults: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    port = harness.free_port()
    monkeypatch.setattr(harness, "free_port", lambda: port)
    app = harness.served()
    with harness.serve(app, log("first-server")) as first:
        reader.play(page, f"{first.url}/translate?source=digits")
        reader.pull(page, reader.grip(page, "origin"), 31, 17)
    page.wait_for_timeout(500)
    reader.pull(page, reader.grip(page, "origin"), -50, 20)
    plane.act(page, "cos-minus-one")
    assert reader.number(page, "cos") == pytest.approx(-1, abs=1e-12)
    plane.act(page, "undo")
    reader.painted(page)
    state, address = reader.readouts(page), reader.address(page)
    with harness.serve(app, log("second-server")):
        page.get_by_test_id("stConnectionStatus").wait_for(state="detached", timeout=PATIENCE_MS)
        settle(page)
        reader.painted(page)
        assert reader.readouts(page) == state
        page.reload()
        plane.wait_ready(page)
        reader.painted(page)
        assert reader.readouts(page) == state
        assert reader.address(page) == address
        assert not watch.tracebacks(page)
        page.goto("about:blank")  # or it looks for its server while the test is taken down
    gone = ("stcore", "ERR_CONN", "server is not responding", "timed out")
    faults[:] = [fault for fault in faults if not any(part in fault for part in gone)]


def test_a_cold_link_on_a_fresh_server_restores_its_state_within_the_site(page: Page, cold: Server) -> None:
    names = ["猫", "🐈", "cat"]
    shown = link(circle(3), names, source="iris", shift=(0.125, -1 / 3), pair=(2, 1))
    reader.visit(page, f"{cold.url}/translate?source=iris&s={shown}")
    expect(page.locator("h1").first).to_contain_text(prose.page("translate").title)
    expect(page.get_by_test_id("stTopNavSection").first).to_be_visible()
    expect(page.get_by_test_id("stAlert")).to_have_count(0)
    assert page.locator('[data-region="🐈"]').count() == 1
    expect(page.locator('[data-input="pair-first"]')).to_have_value("2")
    assert reader.address(page).endswith(f"s={shown}")
    reader.number(page, "cos")


def test_back_and_forward_over_classifiers_bring_each_with_its_state(page: Page, server: Server) -> None:
    reader.play(page, f"{server.url}/translate")
    visited = []
    for source, label in (("paper", "tree"), ("iris", "virginica"), ("wine", "cultivar 1")):
        reader.option(page, "source", [*SOURCES].index(source)).click()
        expect(page.locator(f'[data-region="{label}"]')).to_have_count(1, timeout=PATIENCE_MS)
        settle(page)
        reader.pull(page, reader.grip(page, "unembedding:0", "input"), 31, 17)
        visited.append((reader.address(page), reader.readouts(page), label))
    for go, k in ((page.go_back, 1), (page.go_back, 0), (page.go_forward, 1), (page.go_forward, 2)):
        go()
        url, state, label = visited[k]
        expect(page.locator(f'[data-region="{label}"]')).to_have_count(1, timeout=PATIENCE_MS)
        settle(page)
        reader.painted(page)
        assert reader.readouts(page) == state
        assert reader.address(page) == url
        expect(page.get_by_test_id("stAlert")).to_have_count(0)


@pytest.mark.parametrize(
    ("bad", "why"),
    [
        (link(circle(5))[:-4], "its numbers are cut off"),
        (link(circle(3), ["![](//evil.example/x)"] * 3), "are called ![](//evil.example/x)"),
        ("%3Cscript%3Ealert(1)%3C/script%3E%00", "its version is not 1"),
    ],
)
def test_a_bad_link_is_explained_and_no_part_of_it_shown(page: Page, server: Server, bad: str, why: str) -> None:
    reader.visit(page, f"{server.url}/translate?s={bad}")
    expect(page.get_by_test_id("stAlert").first).to_contain_text(why, timeout=PATIENCE_MS)
    assert reader.number(page, "cos-before") == pytest.approx(0.8)
    assert page.locator('[data-plane="input"] [data-region]').count() == 5
    assert "NaN" not in page.locator(".cosine-lab").inner_html()


@pytest.mark.parametrize("context_options", [{"viewport": {"width": 360, "height": 740}}], ids=["phone"])
@pytest.mark.parametrize("slug", sorted(harness.lessons()))
def test_a_step_s_link_with_a_broken_state_says_so_on_the_first_screen(
    page: Page, site: str, server: Server, slug: str
) -> None:
    asked = f"{harness.addresses()[slug]}?beat={names.known()[slug]['stories'][0]['beats'][1]}&s=garbage"
    for base, said in ((site, "[data-what=link]"), (server.url, '[data-testid="stAlert"]')):
        page.goto(base + asked)
        expect(page.locator(said)).to_be_in_viewport(ratio=1, timeout=PATIENCE_MS)
        expect(page.locator("[data-story]")).to_have_attribute("data-beat", re.compile("^2/"), timeout=PATIENCE_MS)
        expect(page.locator(said)).to_be_in_viewport(ratio=1)
