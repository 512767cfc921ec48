"""Challenges in free play: begun, not yet reached, helped, and solved by the link they offer."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser import reader
from tools.server import Server


@pytest.mark.parametrize("slug", ["translate", "rescale", "centre", "measures", "sigmoid"])
def test_each_challenge_is_open_at_its_start_and_won_by_its_solution(
    page: Page, server: Server, slug: str
) -> None:
    reader.play(page, f"{server.url}/{slug}")
    tasks = page.locator("[data-challenge]")
    assert tasks.count() >= 2
    for task in tasks.all():
        task.locator('[data-action^="challenge-start"]').click()
        expect(task).to_have_attribute("data-won", "false")
        expect(task.locator(".goals")).to_be_visible()
        hint = task.locator(".caption")
        expect(hint).to_be_hidden()
        task.locator('[data-action^="challenge-hint"]').click()
        expect(hint).to_be_visible()
        solution = task.locator('[data-action^="challenge-solution"]')
        link = solution.get_attribute("href") or ""
        assert "guide=0" in link
        solution.click()
        expect(task).to_have_attribute("data-won", "true")
    last = [reader.number(page, each) for each in ("changed", "max-dcos")]
    reader.visit(page, f"{server.url}/{slug}{link}")
    assert [reader.number(page, each) for each in ("changed", "max-dcos")] == last
