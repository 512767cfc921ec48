"""The page of an own model in a real browser: drag the origin, check, upload, download."""

import io
import re
from pathlib import Path
from urllib.parse import parse_qsl, quote, urlsplit

import numpy as np
import pytest
from playwright.sync_api import Page, expect

from cosine_lab import prose, submissions
from cosine_lab.commands.app_server import Server
from cosine_lab.commands.browser import PATIENCE_MS, settle
from cosine_lab.data.classifiers import SOURCES
from cosine_lab.data.heads.reading import parse
from cosine_lab.data.heads.samples import sample
from cosine_lab.lessons import openers
from tests.browser import plane, reader, stories
from tests.lessons_in_node import run
from tests.refused_heads import npz

KEPT = "Your model did not change"
WHOLE = """(chooser) => {
  const shown = chooser.offsetWidth;
  chooser.style.flex = "none";
  return shown >= chooser.offsetWidth;
}"""


def opened(page: Page, server: Server, query: str = "?guide=0") -> None:
    page.goto(f"{server.url}/audit{query}")
    plane.wait_ready(page)
    settle(page)


def answer_layer(page: Page) -> None:
    """Say of the rows that were brought that they are an output layer's."""
    page.get_by_text(prose.text("audit")("rows-layer"), exact=True).click(timeout=PATIENCE_MS)


def saved(page: Page, key: str) -> bytes:
    """What a button of the page saves."""
    with page.expect_download(timeout=PATIENCE_MS) as download:
        page.locator(f'[class*="st-key-save-{key}"] button').click()
    return Path(download.value.path()).read_bytes()


def test_the_origin_is_dragged_and_the_whole_model_checked(page: Page, server: Server) -> None:
    opened(page, server)
    before = reader.number(page, "cos")
    plane.drag(page, "origin", 60, -90)
    assert abs(reader.number(page, "cos") - before) > 0.1
    expect(page.get_by_text(KEPT)).to_be_visible(timeout=PATIENCE_MS)


def test_the_downloaded_layer_has_the_cosine_on_screen(page: Page, server: Server) -> None:
    opened(page, server, "?source=digits")
    plane.act(page, "cos-minus-one")
    expect(page.get_by_text(KEPT)).to_be_visible(timeout=PATIENCE_MS)
    settle(page)
    head = parse("w.npz", saved(page, "w-prime"))
    a, b = head.rows(0, 1)
    assert a @ b / np.sqrt(a @ a * (b @ b)) == pytest.approx(-1, abs=1e-9)
    rows = np.asarray(head.W) - np.asarray(sample("digits").W)
    assert np.allclose(rows, rows[0])


def test_a_file_is_audited_and_its_report_saved(page: Page, server: Server) -> None:
    page.goto(f"{server.url}/audit?source=own")
    chooser = page.locator('input[type="file"]').first
    chooser.wait_for(state="attached", timeout=PATIENCE_MS)
    file = io.BytesIO()
    labels = np.array(["<b>loud</b>", "![x](//evil.test/a)", "c"])
    np.savez(file, W=np.array([[1.0, 0.2], [0.1, 1], [0.55, 0.6]]), labels=labels)
    chooser.set_input_files({"name": "m.npz", "mimeType": "application/zip", "buffer": file.getvalue()})
    answer_layer(page)
    plane.wait_ready(page)
    settle(page)
    report = saved(page, "audit-html").decode()
    assert "1 can never win" in report
    assert "<b>" not in report
    assert "evil.test" in report
    page.locator('[data-action="share"]').click()
    expect(page.locator("dialog.share .loss")).to_be_visible()  # no link carries the file
    page.goto(page.locator('[data-share="link"]').input_value())
    expect(page.locator(".bar .lost")).to_be_visible(timeout=PATIENCE_MS)


def test_what_is_dragged_is_what_the_link_to_it_is_read_as(page: Page, server: Server, tmp_path: Path) -> None:
    opened(page, server, "?source=digits&first=3&second=8")
    plane.drag(page, "origin", 90, -40)
    settle(page)
    asked = dict(parse_qsl(urlsplit(reader.address(page)).query))
    held = tuple((name, asked[name]) for name in ("first", "second", "source"))
    (answer,) = submissions.answers((("audit", held),), openers(), "en")
    wanted = {"audit": {"slug": "audit", "data": answer["data"], "links": [asked["s"]]}}
    (found,) = run("read_lessons.js", wanted, tmp_path)["audit"]["readings"]
    for name in ("cos-before", "cos", "changed", "max-dp", "nearest-before", "nearest"):
        value = float(page.locator(f'[data-readout="{name}"]').get_attribute("data-value") or "nan")
        assert value == pytest.approx(found[name], abs=1e-9), name


def test_a_model_brought_here_is_on_the_other_lessons_too(page: Page, server: Server) -> None:
    page.goto(f"{server.url}/audit?source=own")
    chooser = page.locator('input[type="file"]').first
    chooser.wait_for(state="attached", timeout=PATIENCE_MS)
    rng = np.random.default_rng(2)
    content = npz(W=rng.standard_normal((6, 5)), labels=np.array(list("uvwxyz")))
    chooser.set_input_files({"name": "m.npz", "mimeType": "application/zip", "buffer": content})
    answer_layer(page)
    plane.wait_ready(page)
    settle(page)
    page.get_by_test_id("stTopNavSection").nth(1).click()
    page.locator('[data-testid="stTopNavDropdownLink"][href*="translate"]').click()
    strip = page.locator('[data-story-action="free"]')
    expect(strip).to_be_visible(timeout=PATIENCE_MS)
    strip.click()
    reader.option(page, "source", len(SOURCES)).click()
    expect(page.locator('[data-handle="unembedding:5"]').first).to_be_visible(timeout=PATIENCE_MS)
    note = page.locator('[class*="st-key-free-own"]')
    expect(note).to_contain_text(re.compile(r"\d+%"))
    plane.act(page, "cos-minus-one")
    assert reader.number(page, "cos") == pytest.approx(-1)
    assert reader.number(page, "changed") == 0


def test_the_third_row_is_drawn_where_it_lies_in_the_plane_of_two(page: Page, site: str) -> None:
    page.goto(f"{site}/audit?beat=nearest")
    arrows = page.locator('[data-plane="origin"] .vector.beside')
    expect(arrows).to_have_count(1, timeout=PATIENCE_MS)
    names = page.locator("[data-plane=origin] .row-name").all_text_contents()
    assert all(any(near in each for each in names) for near in page.locator(".nearest-list .name").all_inner_texts())
    page.goto(f"{site}/audit?source=digits&guide=0")  # in five dimensions none of the others does
    expect(page.locator('[data-plane="origin"] .vector').first).to_be_attached(timeout=PATIENCE_MS)
    expect(arrows).to_have_count(0)


_TRUE_TO_SCALE = """(stage) => {
  const numbers = (text) => text.match(/-?[\\d.]+/g).map(Number);
  const ticks = [...stage.querySelectorAll(".tick")].map((tick) =>
    [+tick.getAttribute("x"), Number(tick.textContent.replace("−", "-"))]);
  const [first, last] = [ticks[0], ticks.at(-1)];
  const unit = (last[1] - first[1]) / (last[0] - first[0]);
  const arrows = [...stage.querySelectorAll(".vector:not(.beside)")].map((path) => {
    const [x, y, p, q] = numbers(path.getAttribute("d"));
    const length = Math.hypot(p - x, q - y);
    const whole = unit * (1 + 9 / length); // drawn up to the edge of its marker
    return [whole * (p - x), whole * (y - q)];
  });
  return arrows;
}"""


@pytest.mark.parametrize(("source", "pair"), [("wine", (0, 1)), ("digits", (3, 8))])
def test_the_axes_are_true_to_the_numbers_beside_them(
    page: Page, server: Server, source: str, pair: tuple[int, int]
) -> None:
    """Lengths read off the axes give the layer's own distance, and the cosine, wherever zero is."""
    opened(page, server, f"?source={source}&first={pair[0]}&second={pair[1]}&guide=0")
    rows = np.asarray(sample(source).W, dtype=np.float64)
    distance = np.linalg.norm(rows[pair[0]] - rows[pair[1]])
    for dx, dy in ((0, 0), (70, -50)):
        plane.drag(page, "origin", dx, dy)
        a, b = np.array(page.locator('[data-plane="origin"] .stage').evaluate(_TRUE_TO_SCALE))
        assert np.linalg.norm(a - b) == pytest.approx(distance, rel=0.01)
        cosine = a @ b / np.sqrt(a @ a * (b @ b))
        assert cosine == pytest.approx(reader.number(page, "cos"), abs=0.02)


def test_the_centred_cosine_stays_where_zero_is_dragged_and_moves_with_a_unit_and_no_prediction_does(
    page: Page, site: str
) -> None:
    stories.open_story(page, f"{site}/audit?beat=stays")
    stories.bet(page, "unit", "mouse")
    begun = reader.number(page, "cosine-before")
    for _ in range(3):
        plane.drag(page, "origin", 10, -60)
    assert abs(reader.number(page, "cosine-after") - begun) > 0.1
    assert reader.number(page, "centred-after") == pytest.approx(reader.number(page, "centred-before"))
    page.locator('[data-input="unit"]').fill("5")
    reader.painted(page)
    rows = np.asarray(sample("wine").W, dtype=np.float64) * [5, 1, 1]
    a, b = (rows - rows.mean(axis=0))[:2]
    assert reader.number(page, "centred-rescaled") == pytest.approx(a @ b / np.sqrt(a @ a * (b @ b)))
    assert abs(reader.number(page, "centred-rescaled") - reader.number(page, "centred-after")) > 0.2
    assert reader.number(page, "changed") == 0
    assert reader.number(page, "max-dp") < 1e-9
    expect(page.locator("[data-came-true=true]")).to_be_visible()
    expect(stories.strip(page)).to_contain_text("changed it by 0.00")


def test_a_second_and_a_third_model_are_opened_beside_the_choices_of_the_first(page: Page, server: Server) -> None:
    page.goto(f"{server.url}/audit?source=own")
    chooser = page.locator('input[type="file"]').first
    chooser.wait_for(state="attached", timeout=PATIENCE_MS)
    rng = np.random.default_rng(0)
    for names in (["txt", "png", "gif"], ["red", "white", "rosé"], ["a", "b", "c", "d"]):
        content = npz(W=rng.normal(size=(len(names), 4)), labels=np.array(names))
        file = {"name": f"{names[0]}.npz", "mimeType": "application/zip", "buffer": content}
        chooser.set_input_files(file)
        if names[0] == "txt":  # it is asked once
            answer_layer(page)
        expect(page.get_by_text(f"cos({names[0]}, {names[1]})").first).to_be_visible(timeout=PATIENCE_MS)
        settle(page)
        page.get_by_role("combobox", name="First label", exact=True).click()
        page.get_by_role("option", name=names[-1], exact=True).click()
        expect(page.get_by_text(f"cos({names[-1]}, {names[1]})").first).to_be_visible(timeout=PATIENCE_MS)
        settle(page)
        assert f"first={quote(names[-1])}" in reader.address(page)
