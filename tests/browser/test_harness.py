"""The harness itself, on a small script: a guard that cannot fail guards nothing."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from cosine_lab.commands.app_server import Server, ServerError, serve
from cosine_lab.commands.browser import PATIENCE_MS, settle
from cosine_lab.prose import PSEUDO
from tests.browser import pseudo, watch

SCRIPT = """
import streamlit as st

st.title("Small")
raise ValueError("the secret part")
"""


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("small")
    (folder / "script.py").write_text(SCRIPT, encoding="utf-8")
    with serve(folder / "script.py", folder / "server.log") as running:
        yield running


@pytest.mark.parametrize("context_options", [{"color_scheme": "dark"}])
def test_a_test_may_choose_its_browser_context(page: Page) -> None:
    assert page.evaluate("matchMedia('(prefers-color-scheme: dark)').matches")


def test_a_fault_is_noticed_wherever_it_shows(browser: Browser, small: Server) -> None:
    page, faults = browser.new_page(), []
    watch.collect(page, faults)
    page.goto(small.url)
    expect(page.locator("h1")).to_be_visible(timeout=PATIENCE_MS)
    settle(page)
    shown, logged = watch.tracebacks(page, small)
    page.evaluate("console.error('in the console')")
    page.evaluate("setTimeout(() => { throw new Error('uncaught') })")
    page.evaluate("fetch('http://localhost:9').catch(() => null)")
    page.close()
    assert "secret" not in shown
    assert "the secret part" in logged
    found = "\n".join(faults)
    assert all(part in found for part in ("in the console", "uncaught", "network: http://localhost"))


def test_a_script_that_is_not_there_is_reported_with_the_log(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("none")
    with (
        pytest.raises(ServerError, match="serve needs a script that starts, got"),
        serve(folder / "none.py", folder / "server.log"),
    ):
        pass


def test_a_covered_button_and_a_bare_name_that_is_cut_short_are_noticed(page: Page) -> None:
    lid = '<div style="position: fixed; inset: 0 0 50% 0"></div>'
    page.set_content(f'<html lang="{PSEUDO}"><title>⟦t⟧</title><button>⟦a⟧</button>{lid}')
    with pytest.raises(AssertionError, match="below <div"):
        pseudo.pressed(page, page.locator("button"))
    page.locator("div").evaluate("each => each.remove()")
    assert pseudo.pressed(page, page.locator("button")) == set()
    names = "".join(f"<option>{each} …</option>" for each in ("⟦Cosines of ⟦all", "Cosines of"))
    page.set_content(f'<html lang="{PSEUDO}"><title>⟦t⟧</title><select data-share="part">{names}</select>')
    assert pseudo.bare(page) == {"Cosines: Cosines of …"}
