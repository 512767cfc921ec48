"""The harness itself, on a small script: a guard that cannot fail guards nothing."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from cosine_lab.commands.app_server import Server, ServerError, serve
from cosine_lab.commands.browser import settle
from cosine_lab.prose import PSEUDO
from tests.browser import plane, pseudo, watch

SCRIPT = '''
import streamlit as st

plane = st.components.v2.component("plane", html="<div id='root'></div>", js="""
export default function ({ parentElement, setTriggerValue }) {
  const root = parentElement.querySelector("#root");
  if (root.firstChild) return;
  root.innerHTML = `<svg width="400" height="300"><g data-handle="A"><circle class="hit" cx="100"
    cy="100" r="22"/></g></svg><output data-readout="x" data-value="100"></output>
    <output data-readout="cos" data-value=""></output>
    <button data-action="reset">reset</button>`;
  const [dot, x] = [root.querySelector("circle"), root.querySelector("output")];
  const put = (value) => { dot.setAttribute("cx", value); x.dataset.value = value; };
  dot.onpointerdown = (event) => dot.setPointerCapture(event.pointerId);
  dot.onpointermove = (event) => {
    if (dot.hasPointerCapture(event.pointerId))
      put(event.clientX - root.querySelector("svg").getBoundingClientRect().x);
  };
  dot.onpointerup = () => setTriggerValue("commit", { x: Number(x.dataset.value) });
  root.querySelector("button").onclick = () => put(100);
}
""")
plane(key="plane", on_commit_change=lambda: None)
if "fail" in st.query_params:
    raise ValueError("the secret part")
'''


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("small")
    (folder / "script.py").write_text(SCRIPT, encoding="utf-8")
    with serve(folder / "script.py", folder / "server.log") as running:
        yield running


def test_the_verbs_act_on_the_planes_public_contract(page: Page, small: Server) -> None:
    page.goto(small.url)
    plane.wait_ready(page)
    plane.drag(page, "A", 60, 10)
    dragged = plane.readout(page, "x")
    plane.act(page, "reset")
    settle(page)
    assert (dragged, plane.readout(page, "x")) == (pytest.approx(160, abs=1), 100)
    assert plane.readout(page, "cos") is None


@pytest.mark.parametrize("context_options", [{"color_scheme": "dark"}])
def test_a_test_may_choose_its_browser_context(page: Page, small: Server) -> None:
    page.goto(small.url)
    settle(page)
    assert page.evaluate("matchMedia('(prefers-color-scheme: dark)').matches")


def test_a_fault_is_noticed_wherever_it_shows(browser: Browser, small: Server) -> None:
    page, faults = browser.new_page(), []
    watch.collect(page, faults)
    page.goto(f"{small.url}?fail=1")
    plane.wait_ready(page)
    shown = watch.tracebacks(page)
    page.evaluate("console.error('in the console')")
    page.evaluate("setTimeout(() => { throw new Error('uncaught') })")
    page.evaluate("fetch('http://localhost:9').catch(() => null)")
    page.close()
    assert len(shown) == 1
    assert "secret" not in shown[0]
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
