"""The labels in three dimensions, drawn in the browser: live, turned, named, in the link."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser import plane, reader


def sphere(page: Page) -> Locator:
    return page.locator(".sphere-stage")


def opened(page: Page, site: str, slug: str) -> None:
    reader.play(page, f"{site}/{slug}")
    page.locator('[data-action="in-space"]').check()
    expect(sphere(page)).to_be_visible()
    page.mouse.move(2, 2)
    reader.painted(page)


def column(page: Page, name: str) -> list[str]:
    """What the table says of 1, 2, … dimensions."""
    cells = page.locator(f'[data-readout^="{name}:"]')
    return reader.attributes(cells, "data-value")


def shown(page: Page) -> list[str]:
    """The outlines of the regions in front."""
    drawn = reader.attributes(page.locator(".globe-region"), "d")
    return [each for each in drawn if each]


@pytest.mark.parametrize(("slug", "counts", "flat"), [("rankings", ["2", "20", "72", "120"], ["2", "20", "20", "20"])])
def test_the_sphere_has_as_many_regions_as_cover_says(
    page: Page, site: str, slug: str, counts: list[str], flat: list[str]
) -> None:
    opened(page, site, slug)
    assert column(page, "listed") == column(page, "cover") == counts
    assert reader.number(page, "sphere-count") == float(counts[2])
    assert page.locator(".globe-region").count() == int(counts[2])
    depth = page.locator('[data-input="depth"]')
    depth.focus()
    depth.press("Home")
    page.wait_for_timeout(reader.QUIET_MS)
    assert column(page, "listed") == flat
    assert reader.number(page, "sphere-count") == float(flat[2])


@pytest.mark.parametrize("slug", ["sigmoid"])
def test_it_follows_the_hand_before_it_lets_go(page: Page, site: str, slug: str) -> None:
    reader.play(page, f"{site}/{slug}")
    page.locator('[data-action="in-space"]').check()
    reader.painted(page)
    before = shown(page)
    x, y = reader.take(page, reader.grip(page, "unembedding:2", "input"))
    page.mouse.move(x + 60, y - 40, steps=4)
    reader.painted(page)
    assert shown(page) != before  # before release
    page.mouse.up()
    plane.act(page, "draw-depth")
    plane.act(page, "undo")
    page.wait_for_timeout(reader.QUIET_MS)


def test_pointer_and_keys_turn_it_and_the_middle_is_named(page: Page, site: str) -> None:
    opened(page, site, "rankings")
    first, said = shown(page), sphere(page).get_attribute("aria-valuetext")
    assert said
    expect(page.locator(".sphere-here")).to_contain_text(said)
    sphere(page).focus()
    page.keyboard.press("Shift+ArrowLeft")
    reader.painted(page)
    assert shown(page) != first
    assert sphere(page).get_attribute("aria-valuetext") != said
    sphere(page).scroll_into_view_if_needed()
    box = sphere(page).bounding_box()
    assert box is not None
    keyed = shown(page)
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] / 2 + 60, box["y"] + box["height"] / 2, steps=3)
    page.mouse.up()
    reader.painted(page)
    assert shown(page) != keyed
    page.mouse.move(2, 2)
    plane.act(page, "turn-back")
    reader.painted(page)
    assert shown(page) == first


def test_what_the_plane_cannot_the_sphere_may(page: Page, site: str) -> None:
    opened(page, site, "rankings")
    keys = {each.get_attribute("data-key") for each in page.locator(".globe-region").all()}
    entries = page.locator(".sets.impossible li").all()
    new = [each for each in entries if each.get_attribute("data-ranking") in keys]
    assert len(new) == 52
    new[0].locator("button").hover()
    lit = page.locator('.globe-region[data-pointed="true"]')
    expect(lit).to_have_count(1)
    assert lit.get_attribute("data-key") == new[0].get_attribute("data-ranking")


def test_a_link_restores_it_and_reset_closes_it(page: Page, site: str) -> None:
    opened(page, site, "sigmoid")
    plane.act(page, "draw-depth")
    reader.pull(page, reader.grip(page, "unembedding:1", "input"), 50, 30)
    page.wait_for_timeout(reader.QUIET_MS)
    seen = shown(page)
    page.reload()
    plane.wait_ready(page)
    reader.painted(page)
    assert shown(page) == seen
    plane.act(page, "reset")
    expect(sphere(page)).to_be_hidden()
