"""Widgets of a notebook in a browser, each with a model as anywidget gives one; the kernel is this test."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from cosine_lab import notebook
from cosine_lab.commands.browser import PATIENCE_MS
from tests.browser.plane import painted, pull

W = [[1.0, 0.2], [0.3, 1.0], [-1.0, 0.5]]
VECTORS = {"cat": [1.0, 0.2], "dog": [0.9, 0.5], "tree": [-1.0, 0.5], "oak": [-0.8, 0.7], "sky": [0.1, -1.0]}
SAME, OTHER = [("cat", "dog"), ("tree", "oak")], [("cat", "tree"), ("dog", "sky"), ("sky", "oak")]
PAIRS = [(*each, True) for each in SAME] + [(*each, False) for each in OTHER]
SENT = ("envelope", "link", "query", "sheet", "slug")
CELLS = """async ([code, cells, apart]) => {
  const widget = (await import(URL.createObjectURL(new Blob([code], { type: "text/javascript" })))).default;
  window.cells = cells.map((values) => {
    const acts = {};
    const place = document.body.appendChild(document.createElement("section"));
    const el = apart ? place.attachShadow({ mode: "open" }).appendChild(document.createElement("div")) : place;
    const model = {
      get: (name) => values[name], set: (name, value) => { values[name] = value; }, save_changes: () => {},
      on: (event, act) => (acts[event] ??= new Set()).add(act), off: (event, act) => acts[event].delete(act),
    };
    const put = (name, value) => {
      values[name] = value;
      for (const act of [...(acts[`change:${name}`] ?? [])]) act();
    };
    return { values, put, end: widget.render({ model, el }), acts };
  });
}"""


def show(page: Page, *widgets: notebook.Lesson, paper: str = "#fff", apart: bool = False) -> None:
    """Show widgets of one lesson on a page of their own."""
    page.set_content(f"<!doctype html><title>Notebook</title><body style='background: {paper}'>")
    cells = [json.loads(json.dumps({name: getattr(widget, name) for name in SENT})) for widget in widgets]
    page.evaluate(CELLS, [widgets[0]._esm, cells, apart])
    expect(page.locator("section .cosine-lab")).to_have_count(len(widgets), timeout=PATIENCE_MS)
    painted(page)


def value(page: Page, k: int, name: str) -> Any:
    return page.evaluate("([k, name]) => cells[k].values[name]", [k, name])


def drag(page: Page, k: int, handle: str, dx: int, dy: int) -> None:
    grip = page.locator("section").nth(k).locator(f'[data-handle="{handle}"] .hit').last
    grip.scroll_into_view_if_needed()
    pull(page, grip, dx, dy)


def test_a_drag_is_in_the_traits_and_a_trait_moves_the_plane(page: Page) -> None:
    one, other = (notebook.plane(W, ["cat", "dog", "tree"]) for _ in range(2))
    show(page, one, other)
    address = page.url
    drag(page, 0, "origin", 60, -30)
    one.link = value(page, 0, "link")
    assert one.translation[0] < 0
    assert one.cosines[0][1] != other.cosines[0][1]
    said = page.locator("section").nth(0).locator(".sentence")
    expect(said).to_contain_text(f"cosine 0.47 before, {one.cosines[0][1]:.2f} now".replace("-", "−"))
    assert (value(page, 1, "link"), page.url) == ("", address)  # each keeps to itself
    other.translation = (-0.5, 0.1)
    page.evaluate("(link) => cells[1].put('link', link)", other.link)
    expect(page.locator("section").nth(1).locator(".sentence")).to_contain_text(f"{other.cosines[0][1]:.2f} now")
    drag(page, 0, "origin", -60, 30)
    one.link = value(page, 0, "link")
    assert abs(one.translation[0]) < 1e-9
    page.evaluate("cells.forEach((each) => each.end())")
    assert page.locator(".cosine-lab").count() == 0
    assert page.evaluate("cells.flatMap(({ acts }) => Object.values(acts)).every(({ size }) => size === 0)")


def test_a_story_is_told_in_a_cell_and_free_play_leads_back_to_it(page: Page) -> None:
    show(page, notebook.lesson("translate"))
    strip = page.locator("[data-story]")
    expect(strip).to_have_attribute("data-beat", "1/6")
    for _ in range(2):  # the step is still to do, which is said once
        page.locator('[data-story-action="next"]').click()
    expect(strip).to_have_attribute("data-beat", "2/6")
    page.locator('[data-story-action="free"]').click()
    page.locator('[data-story-action="guide"]').click()
    expect(strip).to_have_attribute("data-beat", "2/6")


def test_another_model_that_python_sends_is_shown(page: Page) -> None:
    widget = notebook.lesson("translate", story=False)
    show(page, widget)
    widget.query = "guide=0&source=iris"
    page.evaluate("(envelope) => cells[0].put('envelope', envelope)", json.loads(json.dumps(widget.envelope)))
    expect(page.locator("section .cosine-lab")).to_contain_text("setosa")
    assert page.locator(".cosine-lab").count() == 1


@pytest.mark.parametrize("apart", [False, True])
def test_it_wears_the_theme_of_the_paper_it_lies_on(page: Page, *, apart: bool) -> None:
    shades = []
    for paper in ("#fff", "color(srgb 0.9 0.9 0.9)", "#111", "oklch(0.3 0 0)"):
        show(page, notebook.plane(W), paper=paper, apart=apart)
        place = page.locator("[data-lm-suppress-shortcuts]")
        shades.append(place.evaluate("(each) => getComputedStyle(each).colorScheme"))
    assert shades == ["light", "light", "dark", "dark"]


def test_a_key_in_a_cell_is_no_command_of_the_notebook(page: Page) -> None:
    show(page, notebook.plane(W))
    page.evaluate("document.addEventListener('keydown', () => { window.heard = true; })")
    page.locator('[data-handle="origin"]').last.press("ArrowRight")
    page.wait_for_function("cells[0].values.link !== ''")  # a move by keys is done when they rest
    assert page.evaluate("window.heard") is None


def test_scores_of_own_words_and_a_line_over_own_pairs_are_read_and_set(page: Page) -> None:
    words = notebook.scores(["cat", "dog", "tree"], VECTORS, title="Mine")
    show(page, words)
    cell = page.locator("section")
    shown = cell.locator('[data-readout="scaled:own:dog"]').first
    expect(shown).to_have_text(f"{words.scaled['dog']:.4f}")
    expect(cell.locator('[data-panel="all-pairs"]')).to_be_visible()
    expect(cell.get_by_text("Add to the list")).to_be_hidden()  # there is nothing to add
    cell.locator('[data-choose="query"]').select_option("tree")
    words.link = value(page, 0, "link")
    assert words.query == "tree"
    words.query = "dog"
    page.evaluate("(link) => cells[0].put('link', link)", words.link)
    shown = cell.locator('[data-readout="raw:own:tree"]').first
    expect(shown).to_have_text(f"{words.cosines['tree']:.4f}".replace("-", "−"))

    line = notebook.line(PAIRS, VECTORS)
    show(page, line)
    expect(cell.locator('[data-readout="f1"]')).to_have_text(f"{line.f1:.2f}")
    expect(cell.locator(".lane-names p")).to_have_count(2)
    before = line.line
    drag(page, 0, "line", -120, 0)
    line.link = value(page, 0, "link")
    assert line.line < before
    expect(cell.locator('[data-readout="recall"]')).to_have_text(f"{line.recall:.2f}")
    line.line = -1.0
    page.evaluate("(link) => cells[0].put('link', link)", line.link)
    expect(cell.locator('[data-readout="precision"]')).to_have_text(f"{line.precision:.2f}")
