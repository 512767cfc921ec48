"""The Training page in a real browser: gradients under the finger, and runs of steps."""

import math
import re
from dataclasses import replace

import pytest
from playwright.sync_api import Page, expect

from cosine_lab.commands.app_server import Server
from cosine_lab.lessons import training
from cosine_lab.links import encode
from tests.browser import reader, stories
from tests.browser.finger import Finger
from tests.browser.plane import act, drag, handle, readout
from tests.browser.reader import number, painted, play, readouts, take
from tests.browser.words import said, word

FRAMES = """() => {
  window.met = 0;
  const next = () => { window.met += 1; requestAnimationFrame(next); };
  next();
}"""
"""Counts the frames that the page draws from now on."""
FAST = {"reduced_motion": "no-preference"}
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True}


def opened(page: Page, site: str, query: str = "") -> None:
    play(page, f"{site}/training{query}")


def test_the_gradient_follows_the_finger_before_it_lets_go(page: Page, site: str) -> None:
    opened(page, site)
    before = number(page, "gradient:1")
    assert before == pytest.approx(math.sin(math.radians(115.25)))
    x, y = take(page, handle(page, "vector:0"))
    page.mouse.move(x - 40, y - 40, steps=8)
    painted(page)
    during = readouts(page)
    theta, length = float(during["theta"]), float(during["length:1"])
    assert float(during["gradient:1"]) == pytest.approx(math.sin(math.radians(theta)) / length)
    assert float(during["gradient:1"]) < before - 0.1
    page.mouse.up()


@pytest.mark.parametrize("width", [390, 1280])
def test_the_plane_has_room_for_the_length_that_is_asked_for(page: Page, site: str, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 780})
    stories.open_story(page, f"{site}/training?beat=why")
    x, y = take(page, handle(page, "vector:0"))
    stage = page.locator('[data-plane="internal"] .stage').bounding_box()
    assert stage is not None
    across, down = stage["x"] + stage["width"] / 2, stage["y"] + stage["height"] / 2
    page.mouse.move(across + 2.8 * (x - across), down + 2.8 * (y - down), steps=8)
    page.mouse.up()
    painted(page)
    expect(page.locator("[data-goal=reached]")).to_be_visible()
    found = readouts(page)
    assert float(found["length:1"]) == pytest.approx(2.8, rel=0.02)
    assert float(found["unit-turn:1"]) == pytest.approx(float(found["times:1"]) * float(found["turn:1"]))
    told = re.search(r"by ([\d.]+)°, not ([\d.]+)°: ([\d.]+) times", page.locator(".story-sentence").inner_text())
    assert told
    turn, unit, times = map(float, told.groups())
    assert unit / turn == pytest.approx(times, rel=0.05 / turn + 0.05 / unit + 0.05 / times)  # as they are rounded


_ARROWS = """(stage) => {
  const place = (name) => stage.querySelector(`[data-handle="${name}"]`).getAttribute("transform");
  const numbers = (text) => text.match(/-?[\\d.]+/g).map(Number);
  const ticks = [...stage.querySelectorAll(".tick")].map((tick) =>
    [+tick.getAttribute("x"), Number(tick.textContent.replace("−", "-"))]);
  const unit = (ticks.at(-1)[1] - ticks[0][1]) / (ticks.at(-1)[0] - ticks[0][0]);
  return [0, 1].map((k) => {
    const path = stage.querySelector(`[data-gradient="${k}"]`).getAttribute("d");
    const [x, y, p, q] = path ? numbers(path) : [0, 0, 0, 0];
    const drawn = Math.hypot(p - x, q - y);
    const whole = drawn > 18 ? drawn + 9 : 2 * drawn; // it ends at the edge of a marker
    const [[a, b], [c, d]] = ["vector:0", "vector:1"].map((name) => numbers(place(name)));
    const to = k ? [a - c, b - d] : [c - a, d - b];
    return { length: unit * whole, named: stage.querySelectorAll(".factor")[k].textContent,
             towards: (p - x) * to[0] + (q - y) * to[1], pixels: whole };
  });
}"""


@pytest.mark.parametrize("preset", ["short-long", "nearly"])
def test_a_step_is_drawn_true_to_the_axes_and_points_down_the_loss(page: Page, site: str, preset: str) -> None:
    """It is as long as η times the gradient; a vector that is held takes none."""
    opened(page, site)
    act(page, f"preset:{preset}")
    painted(page)
    drawn = page.locator('[data-plane="internal"] .stage').evaluate(_ARROWS)
    found = readouts(page)
    step, held = drawn
    wanted = float(found["gradient:1"])  # η is 1
    assert step["length"] == pytest.approx(wanted, rel=0.02, abs=0.03 * wanted + 0.01)
    assert step["towards"] > 0, "a step brings the two nearer: up the cosine, down the loss"
    assert (step["named"], held["named"], held["pixels"]) == ("step" if preset != "nearly" else "", "", 0)
    assert step["pixels"] > (16 if preset != "nearly" else 1)


def test_opposite_ends_have_the_greatest_loss_and_no_gradient(page: Page, site: str) -> None:
    opened(page, site)
    act(page, "preset:opposite")
    found = readouts(page)
    assert [float(found[name]) for name in ("cos", "loss", "gradient:1")] == [-1, 2, 0]
    expect(page.locator(".sentence")).to_contain_text(said("training.descent-sentence.opposite"))
    expect(page.locator('[data-action="step-once"]')).to_be_disabled()
    handle(page, "vector:0").focus()
    page.keyboard.press("ArrowUp")
    painted(page)
    assert number(page, "gradient:1") > 0
    expect(page.locator('[data-action="step-once"]')).to_be_enabled()


def test_a_button_with_nothing_left_to_do_keeps_the_focus(page: Page, site: str) -> None:
    opened(page, site)
    start = said("training.descent-sentence.start", goal="6", longer="313")
    expect(page.locator(".sentence")).to_contain_text(start)
    for verb in ("to-goal", "undo", "redo"):
        button = page.locator(f'[data-action="{verb}"]')
        button.focus()
        page.keyboard.press("Enter")
        expect(button).to_be_disabled()
        expect(button).to_be_focused()
        page.keyboard.press("Enter")  # does nothing
        assert number(page, "steps") == (0 if verb == "undo" else 6)
    expect(page.locator('[data-action="play"]')).to_be_disabled()


@pytest.mark.parametrize("context_options", [FAST])
def test_play_steps_no_more_than_once_a_frame_and_pauses(page: Page, site: str) -> None:
    opened(page, site)
    act(page, "preset:norm-10")
    page.evaluate(FRAMES)
    act(page, "play")
    expect(page.locator('[data-action="play"]')).to_have_text(word("training.descent-run.pause"))
    expect(page.locator('[data-readout="steps"]')).not_to_have_text(re.compile("^[01]$"))
    act(page, "play")
    stopped = number(page, "steps")
    assert 2 <= stopped <= page.evaluate("window.met")
    painted(page)
    assert number(page, "steps") == stopped
    act(page, "undo")
    assert number(page, "steps") == 0
    act(page, "preset:norm-1")
    act(page, "play")
    expect(page.locator('[data-readout="steps"]')).to_have_text("6", timeout=5000)
    expect(page.locator('[data-action="play"]')).to_have_text(word("training.descent-run.play"))
    act(page, "preset:norm-10")
    act(page, "play")
    page.wait_for_timeout(300)
    handle(page, "vector:1").scroll_into_view_if_needed()  # which waits until it stands still
    drag(page, "vector:1", -30, 40)  # a hand on a vector ends the run and begins another
    expect(page.locator('[data-action="play"]')).to_have_text(word("training.descent-run.play"))
    assert number(page, "steps") == 0


def test_a_zero_vector_is_told_in_words(page: Page, site: str) -> None:
    start = training.state.default()
    zero = replace(start, unembeddings=((0.0, 0.0), (1.0, 0.0)), steps=3)
    opened(page, site, f"?s={encode(zero, start.labels)}")
    assert readout(page, "cos") is None
    expect(page.locator(".sentence")).to_contain_text(said("training.descent-sentence.undefined"))
    expect(page.locator('[data-readout="gradient:1"]')).to_have_text("—")


def test_the_encoder_trains_and_a_constant_changes_no_loss(page: Page, server: Server) -> None:
    opened(page, server.url)
    answer = page.get_by_text(said("training.tau-answer")).first
    expect(answer).to_be_visible(timeout=60_000)
    expect(page.get_by_text(word("training.shift-title"))).to_be_visible()
    expect(page.get_by_text(said("training.shift-answer", constant="0.50"))).to_be_visible()


@pytest.mark.parametrize("width", [360, 390, 1280])
def test_a_run_that_is_dragged_to_its_end_stays_in_its_frame_and_a_step_is_named_where_it_is(
    page: Page, site: str, width: int
) -> None:
    page.set_viewport_size({"width": width, "height": 740})
    stories.open_story(page, f"{site}/training?beat=growth")
    stories.bet(page, 1.5, "mouse")
    x, y = reader.take(page, page.locator('[data-handle="clock"]'))
    for _ in range(8):
        x += width / 8
        page.mouse.move(x, y, steps=2)
        reader.painted(page)
        left, top, wide, high = stories.box(page.locator('[data-plane="internal"] .stage'))
        at, near = (page.locator(f'[data-plane="internal"] {each}') for each in (".next:visible", ".factor:visible"))
        if not at.count():
            continue
        tip = stories.middle(stories.box(at.first))
        assert left < tip[0] < left + wide
        assert top < tip[1] < top + high
        if near.count() and near.first.text_content():
            name = stories.middle(stories.box(near.first))
            assert max(abs(name[0] - tip[0]), abs(name[1] - tip[1])) < 40
    page.mouse.up()


@pytest.mark.parametrize("context_options", [PHONE], ids=["phone"])
@pytest.mark.parametrize(("step", "marked"), [("growth", "0 1 2 3 4 5 6"), ("race", "0 1 10 100 1,000")])
def test_the_time_goes_with_the_finger_and_lies_on_a_marked_step_once_it_is_let_go(
    page: Page, site: str, step: str, marked: str
) -> None:
    stories.open_story(page, f"{site}/training?beat={step}")
    if step == "race":
        expect(page.locator(".clock-marks")).to_be_hidden()
    stories.bet(page, stories.answers(page)[0] if step == "race" else 1.5, "touch")
    held = page.locator('[data-handle="clock"]')
    held.scroll_into_view_if_needed()
    x, y = reader.centre(held)
    finger = Finger(page)
    finger.touch("touchStart", x, y)
    for by in (3, 10, 20, 40, 54, 70, 90):
        finger.touch("touchMove", x + by, y)
        reader.painted(page)
        assert reader.centre(held)[0] == pytest.approx(x + by, abs=0.6)
    assert " ".join(page.locator(".clock-marks text").filter(visible=True).all_text_contents()) == marked
    finger.lift()
    marks = [stories.middle(stories.box(each))[0] for each in page.locator(".clock-marks text").all()]
    if step == "growth":
        assert reader.centre(held)[0] == pytest.approx(marks[round(number(page, "steps"))], abs=1)
