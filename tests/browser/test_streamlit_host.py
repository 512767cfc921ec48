"""How a lesson lives in Streamlit (assets/hosts/streamlit/host.js): called as Streamlit calls it, on an empty page."""

from typing import Any, cast
from urllib.parse import parse_qs, urlsplit

from playwright.sync_api import Page

from cosine_lab.places import ASSETS
from cosine_lab.site import bundles
from cosine_lab.site.esm import together
from tests.browser import bare

HOST = ASSETS / "hosts" / "streamlit" / "index.js"
MOUNT = "export default (component) => parts.host(component, parts.lesson, []);"
BEGIN = """async ([text, data]) => {
  const code = URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
  const { default: mount } = await import(code);
  const parentElement = document.body.appendChild(document.createElement("div"));
  const told = [];
  window.addEventListener("cosine-lab:follow", ({ detail }) => told.push(detail));
  const call = (changed) => mount({ data: { ...data, ...changed }, parentElement, setTriggerValue() {} });
  Object.assign(window, { told, call, leave: call({}) });
}"""


def begin(page: Page, site: str, slug: str, query: str = "") -> None:
    """Mount a lesson, as the first run of its page does, with Python there to be asked."""
    data = bare.data_of(slug)
    problem = {**cast("dict[str, Any]", data.get("problem", {})), "asks": True}
    parts = {"host": (HOST, "mount"), "lesson": (bundles.entry(slug), "LESSON")}
    bare.opened(page, f"{site}/+{query}")
    page.evaluate(BEGIN, [f"const parts = {together(parts)};\n{MOUNT}", {**data, "problem": problem}])


def call(page: Page, **changed: Any) -> None:
    """Mount it again, as a later run does."""
    page.evaluate("changed => { window.leave = window.call(changed) }", changed)


def labs(page: Page) -> list[bool]:
    """Of each lab on the page, whether it was there when the last mark was made."""
    roots = page.locator(".cosine-lab")
    marked: list[bool] = roots.evaluate_all("all => all.map((root) => 'mark' in root.dataset)")
    roots.evaluate_all("all => all.forEach((root) => { root.dataset.mark = '' })")
    return marked


def query_of(page: Page) -> dict[str, list[str]]:
    """What the address asks for."""
    return parse_qs(urlsplit(page.url).query)


def test_a_lab_is_built_once_for_its_epoch_and_anew_for_another_or_once_it_was_left(page: Page, site: str) -> None:
    begin(page, site, "translate")
    assert labs(page) == [False]
    call(page)
    assert labs(page) == [True]
    call(page, epoch="another")
    assert labs(page) == [False]
    page.evaluate("window.leave()")
    call(page, epoch="another")
    assert labs(page) == [False]


def test_another_epoch_keeps_what_the_reader_chose_last_until_the_way_back(page: Page, site: str) -> None:
    begin(page, site, "words", "?guide=0")
    added = page.locator('[data-add="hypertension"]')
    was = added.get_attribute("aria-pressed")
    added.click()
    assert added.get_attribute("aria-pressed") != was
    link = query_of(page)["s"]
    call(page, epoch="other words")
    assert (labs(page), query_of(page)["s"]) == ([False], link)
    assert added.get_attribute("aria-pressed") != was, "Python's address may be older"
    page.evaluate("history.replaceState(null, '', '?guide=0'); window.dispatchEvent(new Event('popstate'))")
    call(page, epoch="yet others")
    assert added.get_attribute("aria-pressed") == was, "the way back decides"


def test_a_link_that_python_answers_says_whether_it_leads_to_free_play(page: Page, site: str) -> None:
    begin(page, site, "words", "?guide=0&words=cat&lang=en")
    line = page.locator('[data-input="words"]')
    line.fill("cat, dog, tree, house")
    line.press("Enter")
    call(page, epoch="of other words, which have no story", story=None)
    page.locator('[data-story-action="guide"]').click()
    typed, guided = page.evaluate("window.told")
    assert (typed["free"], guided["free"]) == (True, False)
    assert parse_qs(urlsplit(typed["path"]).query)["words"] == ["cat, dog, tree, house"]
    assert guided["path"].endswith("?lang=en")
