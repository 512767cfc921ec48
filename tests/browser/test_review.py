"""The second visit: a problem is answered by keyboard alone; what came of ten is kept and dated."""

from itertools import combinations

import pytest
from playwright.sync_api import Locator, Page, expect

from cosine_lab.commands.app_server import Server
from cosine_lab.commands.browser import PATIENCE_MS, settle
from tests.browser import stories


def opened(page: Page, site: str, query: str) -> None:
    page.goto(f"{site}/review?{query}")
    settle(page)
    expect(page.locator(".review .asked")).to_be_visible(timeout=PATIENCE_MS)


def test_a_point_is_put_somewhere_by_keys_checked_and_shown(page: Page, site: str) -> None:
    opened(page, site, "problem=rankings&seed=a")
    expect(page.locator("[data-action=talk]")).to_be_visible()
    expect(page.locator("[data-action=make-exercise]")).to_have_count(0)  # nothing here to ask about
    grip = page.locator(".review [data-handle]")
    before = grip.get_attribute("aria-valuetext")
    grip.press("ArrowUp")
    assert grip.get_attribute("aria-valuetext") != before
    page.locator("[data-action=check]").press("Enter")
    expect(page.locator(".told")).to_have_attribute("data-verdict", "wrong")
    page.locator("[data-action=show]").press("Enter")
    expect(page.locator(".told")).to_have_attribute("data-verdict", "shown")
    expect(page.locator("[data-action=next]")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".summary h2")).to_be_focused()


def box(name: Locator) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of what is drawn."""
    held = name.bounding_box()
    assert held
    return held["x"], held["y"], held["x"] + held["width"], held["y"] + held["height"]


@pytest.mark.parametrize("language", ["en", "zh"])
@pytest.mark.parametrize("context_options", [{"viewport": {"width": w, "height": 720}} for w in (360, 1280)])
def test_names_on_a_plane_are_clear_of_one_another(page: Page, site: str, language: str) -> None:
    for slug in ("norms", "centre", "sigmoid", "rankings"):
        opened(page, site, f"problem={slug}&seed=s9&lang={language}")
        names = page.locator(".review .problem-plane text")
        expect(names.first).to_be_visible()
        boxes = [box(each) for each in names.all()]
        left, top, right, bottom = box(page.locator(".review .problem-plane"))
        assert all(left <= x and top <= y and x2 <= right and y2 <= bottom for x, y, x2, y2 in boxes), (slug, boxes)
        for a, b in combinations(boxes, 2):
            assert a[2] <= b[0] or b[2] <= a[0] or a[3] <= b[1] or b[3] <= a[1], (slug, a, b)


def test_a_reason_is_asked_and_chosen_by_keys_alone(page: Page, site: str) -> None:
    opened(page, site, "problem=measures&seed=g")
    choices = page.locator(".choices button")
    expect(choices).to_have_count(4)
    for k in range(4):
        choices.nth(k).press("Enter")
        expect(page.locator(".told strong")).not_to_be_empty()
        if page.locator(".told").get_attribute("data-verdict") == "right":
            break
        expect(page.locator(".told p")).to_have_count(1)  # the reason itself is left to find
    right = page.locator('[data-right="true"]')
    expect(right).to_have_count(1)
    expect(page.locator("[data-action=next]")).to_be_focused()
    answer = right.inner_text()
    opened(page, site, "problem=measures&seed=g")
    page.locator("[data-action=show]").press("Enter")
    expect(page.locator(".told strong")).to_contain_text(answer)  # what is marked for the eye is said, too
    expect(page.locator("[data-action=next]")).to_be_focused()


def test_a_lesson_in_which_bets_were_wrong_is_asked_first(page: Page, server: Server) -> None:
    stories.open_story(page, f"{server.url}/pooling")
    for answer in (-0.9, "stay", "below", "fall"):
        stories.bet(page, answer, "mouse")
        for action in page.locator(".story-actions button").all():
            if not page.locator('[data-goal="reached"]').count():
                stories.press(page, action, "mouse")
        stories.press(page, page.locator('[data-story-action="next"]'), "mouse")
    opened(page, server.url, "")
    assert "first=pooling" in page.url
    expect(page.locator(".where")).to_contain_text("you were wrong")
    page.locator("[data-action=show]").click()
    expect(page.locator(".back a")).to_have_attribute("href", "pooling?beat=tokens")


def test_a_link_that_is_broken_is_said_and_ten_problems_are_there(page: Page, site: str) -> None:
    opened(page, site, "problem=constructor&seed=Not!")
    expect(page.locator(".review .fault")).to_have_count(2)
    expect(page.locator(".where")).to_contain_text("1 ")


def test_ten_problems_are_kept_over_a_reload_and_end_on_a_date(page: Page, site: str) -> None:
    opened(page, site, "seed=abc")
    for k in range(10):
        if k == 1:
            opened(page, site, "seed=abc")
        expect(page.locator(".where")).to_contain_text(f"{k + 1} ")
        page.locator("[data-action=show]").click()
        page.locator("[data-action=next]").click()
    expect(page.locator('.summary [data-result="shown"]')).to_have_count(10)
    with page.expect_download() as saved:
        page.locator("[data-action=calendar]").click()
    assert saved.value.suggested_filename.endswith(".ics")
    page.locator("[data-action=again]").click()
    expect(page.locator(".asked")).to_be_focused()
    assert "seed=abc" not in page.url
    assert "first=" in page.url


def test_the_seed_stays_out_of_the_page_that_one_goes_back_to(page: Page, site: str) -> None:
    page.goto(f"{site}/ask?q=dot")
    expect(page.locator(".ask .panel")).to_be_visible(timeout=PATIENCE_MS)
    settle(page)
    before = page.url
    page.locator(".ask .on a").click()
    expect(page.locator(".review .asked")).to_be_visible(timeout=PATIENCE_MS)
    settle(page)
    page.go_back()
    expect(page.locator(".ask .panel")).to_be_visible(timeout=PATIENCE_MS)
    assert page.url == before
