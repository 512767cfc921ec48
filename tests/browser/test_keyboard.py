"""The Translate page with the keyboard alone, and what it says to those who listen."""

import pytest
from playwright.sync_api import Page, expect

from cosine_lab.commands.app_server import Server
from cosine_lab.commands.browser import PATIENCE_MS, settle
from tests.browser import plane, reader

SPOKEN = "[data-voice]"


def span(page: Page) -> float:
    """The shorter side of the plane with the origin on it, in pixels, without its border."""
    stage = page.locator('[data-plane="origin"] .stage')
    side: float = stage.evaluate("(e) => Math.min(e.clientWidth, e.clientHeight)")
    return side


def test_tab_reaches_every_handle_and_every_handle_is_named(page: Page, site: str) -> None:
    reader.play(page, f"{site}/translate")
    handles = page.locator("[data-plane] [data-handle]")
    names = reader.attributes(handles, "aria-label")
    assert all(names)
    page.locator('[data-plane="input"] .zoom').last.focus()
    reached = []
    for _ in range(8):
        page.keyboard.press("Tab")
        reached.append(
            page.evaluate(
                """() => {
                  let active = document.activeElement;
                  while (active.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
                  return active.dataset.handle ?? active.className;
                }"""
            )
        )
    assert reached[:7] == ["probe", *(f"unembedding:{k}" for k in range(5)), "shift"]


def test_an_arrow_key_moves_by_a_share_of_the_view(page: Page, site: str) -> None:
    reader.play(page, f"{site}/translate")
    held = reader.grip(page, "origin")
    held.focus()
    for modifier, share in (("", 1 / 50), ("Shift+", 1 / 10), ("Alt+", 1 / 200)):
        x, y = reader.place(held)
        step = share * span(page)
        for key, dx, dy in (("ArrowLeft", -1, 0), ("ArrowUp", -1, -1), ("ArrowRight", 0, -1)):
            page.keyboard.press(f"{modifier}{key}")
            reader.painted(page)
            assert reader.place(held) == pytest.approx((x + dx * step, y + dy * step), abs=0.35)
    expect(held).to_be_focused()
    page.wait_for_timeout(reader.QUIET_MS)
    assert held.get_attribute("aria-valuetext")
    assert reader.address(page).startswith(f"{site}/translate?guide=0&s=1.")


@pytest.mark.own_tab  # its clock is held
def test_twenty_quick_keys_are_all_kept_whatever_the_server_says_meanwhile(page: Page, server: Server) -> None:
    page.clock.install()
    wire = reader.Wire(page)
    reader.play(page, f"{server.url}/translate")
    reader.pull(page, reader.grip(page, "origin"), 5, 0)
    settled = reader.readouts(page)
    held = reader.grip(page, "origin")
    held.focus()
    x, y = reader.place(held)
    page.clock.pause_at(page.evaluate("Date.now() + 1000"))  # quick for the page, however long ours
    for _ in range(10):
        page.keyboard.press("ArrowUp")
    page.keyboard.press("r")  # Streamlit's own key for a rerun; its answer comes late
    for _ in range(10):
        page.keyboard.press("ArrowUp")
    page.clock.resume()
    settle(page)
    page.wait_for_timeout(reader.QUIET_MS)
    assert reader.place(held) == pytest.approx((x, y - 20 / 50 * span(page)), abs=0.5)
    assert wire.reruns == 2
    expect(held).to_be_focused()
    plane.act(page, "undo")  # twenty quick keys are one move
    reader.painted(page)
    assert reader.readouts(page) == settled


def test_the_sentence_is_spoken_once_a_move_has_settled(page: Page, site: str) -> None:
    reader.play(page, f"{site}/translate")
    spoken, shown = page.locator(SPOKEN), page.locator(".sentence")
    x, y = reader.take(page, reader.grip(page, "origin"))
    page.mouse.move(x + 50, y - 50, steps=5)
    reader.painted(page)
    during = shown.inner_text()
    assert spoken.inner_text() == ""
    page.mouse.up()
    expect(spoken).to_have_text(during)
    reader.grip(page, "origin").focus()
    page.keyboard.press("ArrowLeft")
    reader.painted(page)
    assert spoken.inner_text() == during
    expect(spoken).to_have_text(shown.inner_text())
    assert spoken.inner_text() != during


def test_a_dialog_and_a_term_are_heard_in_the_voice_of_the_page(page: Page, server: Server) -> None:
    reader.play(page, f"{server.url}/translate")
    reader.grip(page, "origin").press("ArrowLeft")
    reader.painted(page)  # the sentence is of the place after the key
    voice = page.locator(SPOKEN)
    expect(voice).to_have_text(page.locator(".sentence").inner_text())
    plane.act(page, "share")
    page.locator('[data-action="copy-shared-link"]').click()
    inside = page.locator('dialog[data-panel="share"]')  # what is outside of it is silent
    expect(inside.locator(SPOKEN)).to_have_text(inside.locator(".note").inner_text())
    page.keyboard.press("Escape")
    page.locator("a.gloss").first.focus()
    expect(voice).to_contain_text(page.locator(".gloss-tip strong").inner_text())
    expect(voice).to_have_count(1)
    assert not voice.evaluate("(region) => region.closest('dialog')")


def test_a_pair_is_made_opposite_without_a_pointer(page: Page, site: str) -> None:
    reader.play(page, f"{site}/translate?source=digits")
    page.locator('[data-input="pair-first"]').focus()
    page.keyboard.press("ArrowDown")
    reader.painted(page)
    expect(page.locator('[data-input="pair-first"]')).to_have_value("4")
    page.locator('[data-action="cos-minus-one"]').focus()
    page.keyboard.press("Enter")
    assert reader.number(page, "cos") == pytest.approx(-1, abs=1e-12)
    assert reader.number(page, "max-dp") <= 1e-12
    assert reader.number(page, "changed") == 0


def test_a_key_press_counts_at_once_for_undo_for_the_menu_and_for_the_link(page: Page, server: Server) -> None:
    reader.play(page, f"{server.url}/translate")
    held = reader.grip(page, "origin")
    reader.pull(page, held, 40, -30)
    dragged = reader.number(page, "cos")
    held.focus()
    page.keyboard.press("ArrowRight")
    nudged = reader.number(page, "cos")
    page.keyboard.press("Control+z")
    assert reader.number(page, "cos") == dragged
    page.keyboard.press("Control+Shift+z")
    assert reader.number(page, "cos") == nudged
    page.keyboard.press("ArrowRight")
    further = reader.number(page, "cos")
    plane.act(page, "share")
    assert page.locator('[data-share="link"]').input_value() == page.url
    page.reload()
    plane.wait_ready(page)
    assert reader.number(page, "cos") == further
    held.focus()
    page.keyboard.press("ArrowLeft")
    back, carried = reader.number(page, "cos"), reader.address(page).partition("&s=")[2]
    page.get_by_test_id("stTopNavSection").nth(1).click()
    page.get_by_test_id("stTopNavDropdownLink").nth(1).click()
    expect(page.locator('[data-story="rescale"]')).to_be_visible(timeout=PATIENCE_MS)
    settle(page)
    assert carried
    assert carried not in reader.address(page)
    page.go_back()
    expect(page.locator('[data-handle="origin"]')).to_be_visible(timeout=PATIENCE_MS)
    settle(page)
    assert reader.number(page, "cos") == back


def test_undo_works_from_a_switch_and_from_a_slider(page: Page, site: str) -> None:
    reader.play(page, f"{site}/centre")
    switch = page.locator('[data-action="unit"]')
    switch.check()
    page.keyboard.press("Control+z")
    reader.painted(page)
    assert not switch.is_checked()


def test_focus_stays_where_a_label_is_renamed_removed_or_a_model_adopted(page: Page, site: str) -> None:
    reader.play(page, f"{site}/translate")
    page.locator(".values summary").click()
    page.locator('[data-input="name of cat"]').fill("sun")
    page.keyboard.press("Tab")
    expect(page.locator('[data-input="sun x"]')).to_be_focused()
    page.keyboard.type("2")
    page.keyboard.press("Tab")
    expect(page.locator('[data-input="sun y"]')).to_be_focused()
    page.locator(".values .remove").nth(1).press("Enter")
    expect(page.locator(".values :focus")).to_have_count(1)
    page.locator('[data-action="adopt"]').press("Enter")
    expect(page.locator(".meter")).to_be_focused()
