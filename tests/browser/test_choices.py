"""The address carries the keys of what was chosen, beside what the browser wrote there itself."""

import re
from collections.abc import Sequence
from urllib.parse import parse_qs, urlsplit

from playwright.sync_api import Page, expect

from cosine_lab.commands.app_server import Server
from cosine_lab.commands.browser import PATIENCE_MS, settle
from cosine_lab.lessons import rescale, training
from cosine_lab.lessons.pooling.state import EXPERIMENTS, FREE
from tests.browser import plane, reader


def pick(page: Page, name: str, keys: Sequence[str], key: str) -> None:
    """Choose, and wait until the page has taken it in."""
    reader.option(page, name, keys.index(key)).click()
    asked = rf"[?&]{name}={key}(&|$)" if key != keys[0] else rf"^(?!.*[?&]{name}=)"
    expect(page).to_have_url(re.compile(asked), timeout=PATIENCE_MS)
    settle(page)


def query(page: Page) -> dict[str, list[str]]:
    return parse_qs(urlsplit(reader.address(page)).query)


def test_a_choice_keeps_what_the_browser_wrote_and_back_brings_each_as_it_was_left(page: Page, server: Server) -> None:
    reader.visit(page, f"{server.url}/rescale?guide=0")
    moves = rescale.MOVES
    visited = []
    for key, way in ((moves[0], 31), (moves[1], 17), (moves[2], -23)):
        pick(page, "move", moves, key)
        reader.pull(page, reader.grip(page, "unembedding:0", "input"), way, 12)
        settle(page)
        visited.append((query(page), reader.readouts(page), key))
        assert visited[-1][0]["guide"] == ["0"]
        assert visited[-1][0].get("move", [moves[0]]) == [key]
    links = [each[0]["s"] for each in visited]
    assert len(set(map(tuple, links))) == 3
    for go, k in ((page.go_back, 1), (page.go_back, 0), (page.go_forward, 1), (page.go_forward, 2)):
        go()
        asked, shown, key = visited[k]
        expect(reader.option(page, "move", moves.index(key))).to_be_checked(timeout=PATIENCE_MS)
        settle(page)
        reader.painted(page)
        assert query(page) == asked
        assert reader.readouts(page) == shown


def test_a_choice_alone_leaves_the_state_in_the_address(page: Page, server: Server) -> None:
    reader.play(page, f"{server.url}/training")
    plane.drag(page, "vector:0", 31, 12)
    expect(page).to_have_url(re.compile("[?&]s="), timeout=PATIENCE_MS)
    link = query(page)["s"]
    taus = [*training.state.CHOICES]
    pick(page, "tau", taus, taus[1])
    expect(page.get_by_test_id("stAlert")).to_have_count(0)
    expect(page).to_have_url(re.compile("[?&]s="), timeout=PATIENCE_MS)
    assert query(page)["s"] == link
    reader.painted(page)
    shown = reader.readouts(page)
    page.reload()
    plane.wait_ready(page)
    reader.painted(page)
    assert query(page) == {"guide": ["0"], "tau": [taus[1]], "s": link}
    assert reader.readouts(page) == shown


def test_a_choice_after_back_keeps_the_state_that_back_brought(page: Page, server: Server) -> None:
    taus = [*training.state.CHOICES]
    reader.play(page, f"{server.url}/training")
    plane.drag(page, "vector:0", 31, 12)
    expect(page).to_have_url(re.compile("[?&]s="), timeout=PATIENCE_MS)
    settle(page)
    before = query(page)["s"]
    pick(page, "tau", taus, taus[1])
    reader.pull(page, page.locator('[data-handle="vector:0"]'), -20, 12)
    reader.painted(page)
    settle(page)
    assert query(page)["s"] != before
    page.go_back()
    expect(reader.option(page, "tau", 0)).to_be_checked(timeout=PATIENCE_MS)
    settle(page)
    assert query(page)["s"] == before
    pick(page, "tau", taus, taus[2])
    expect(page).to_have_url(re.compile("[?&]s="), timeout=PATIENCE_MS)
    assert query(page)["s"] == before


def test_choices_in_quick_succession_all_count(page: Page, server: Server) -> None:
    page.goto(f"{server.url}/pooling?panels={FREE}")
    settle(page)
    reader.option(page, "law", 1).click()
    reader.option(page, "pool", 1).click()
    settle(page)
    for name, k in (("panels", EXPERIMENTS.index(FREE)), ("law", 1), ("pool", 1)):
        expect(reader.option(page, name, k)).to_be_checked()
    for name in ("panels", "law", "pool"):
        expect(page).to_have_url(re.compile(f"[?&]{name}="), timeout=PATIENCE_MS)


def test_another_page_has_choices_of_its_own(page: Page, server: Server) -> None:
    reader.visit(page, f"{server.url}/rescale?source=iris")
    page.locator('[data-testid="stTopNavSection"]').nth(1).click()
    page.locator('[data-testid="stTopNavDropdownLink"][href*="translate"]').click()
    told = re.compile(rf"^{server.url}/translate(\?(?!.*source=).*)?$")  # at most where its story is, and its state
    expect(page).to_have_url(told, timeout=PATIENCE_MS)
    settle(page)
    expect(reader.option(page, "source", 0)).to_be_checked()
