"""The Training page in a real browser: gradients under the finger, and runs of steps."""

import math
import re
from dataclasses import replace

import pytest
from playwright.sync_api import Page, expect

from lib.lessons import training
from lib.links import encode
from tests.browser.plane import act, drag, handle, readout
from tests.browser.reader import Wire, address, number, painted, play, readouts, take, visit
from tests.browser.words import said, word
from tools.browser import PATIENCE_MS
from tools.server import Server

FRAMES = """() => {
  window.met = 0;
  const next = () => { window.met += 1; requestAnimationFrame(next); };
  next();
}"""
"""Counts the frames that the page draws from now on."""
FAST = {"reduced_motion": "no-preference"}
HOSTILE = "?s=1.%25%25junk&tau=nan&eta=1e400&dimension=-1&seed=%3Cscript%3E&c=inf"
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True}


def opened(page: Page, server: Server, query: str = "") -> None:
    play(page, f"{server.url}/training{query}")


def test_the_gradient_follows_the_finger_before_it_lets_go(page: Page, server: Server) -> None:
    wire = Wire(page)
    opened(page, server)
    before, asked = number(page, "gradient:1"), wire.reruns
    assert before == pytest.approx(math.sin(math.radians(115.25)))
    x, y = take(page, handle(page, "vector:0"))
    page.mouse.move(x - 40, y - 40, steps=8)
    painted(page)
    during = readouts(page)
    theta, length = float(during["theta"]), float(during["length:1"])
    assert float(during["gradient:1"]) == pytest.approx(math.sin(math.radians(theta)) / length)
    assert float(during["gradient:1"]) < before - 0.1
    page.mouse.up()
    assert wire.reruns == asked


def test_ten_times_the_norm_is_a_tenth_of_the_gradient_and_a_hundredth_of_the_rate(
    page: Page, server: Server
) -> None:
    opened(page, server)
    short = readouts(page)
    act(page, "preset:norm-10")
    long = readouts(page)
    assert float(short["gradient:1"]) / float(long["gradient:1"]) == pytest.approx(10)
    assert float(short["effective:1"]) / float(long["effective:1"]) == pytest.approx(100)
    assert float(short["cos"]) == pytest.approx(float(long["cos"]))
    expect(page.locator(".factor").first).to_have_text("−∇ × 100")


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
    const [, said] = stage.querySelectorAll(".factor")[k].textContent.split("× ");
    const [[a, b], [c, d]] = ["vector:0", "vector:1"].map((name) => numbers(place(name)));
    const to = k ? [a - c, b - d] : [c - a, d - b];
    return { length: unit * whole, times: Number((said ?? "1").replaceAll(",", "")),
             named: stage.querySelectorAll(".factor")[k].textContent,
             towards: (p - x) * to[0] + (q - y) * to[1], pixels: whole };
  });
}"""


@pytest.mark.parametrize("preset", ["norm-1", "norm-3", "norm-30", "short-long", "nearly"])
def test_both_arrows_are_drawn_to_the_scale_that_is_said_and_point_down_the_loss(
    page: Page, server: Server, preset: str
) -> None:
    """Each is as long as its gradient, by the axes and the one factor named beside both."""
    opened(page, server)
    act(page, f"preset:{preset}")
    painted(page)
    drawn = page.locator('[data-plane="internal"] .stage').evaluate(_ARROWS)
    found = readouts(page)
    assert len({each["times"] for each in drawn if each["named"]}) == 1
    for k, arrow in enumerate(drawn, 1):
        gradient = float(found[f"gradient:{k}"]) * drawn[0]["times"]
        assert arrow["length"] == pytest.approx(gradient, rel=0.02, abs=0.03 * gradient + 0.01)
        assert arrow["towards"] > 0, "a step brings the two nearer: up the cosine, down the loss"
    assert drawn[0]["named"].startswith("−∇")
    assert max(arrow["pixels"] for arrow in drawn) > (16 if preset != "nearly" else 1)


def test_a_step_grows_the_norm_exactly_by_the_law_and_can_be_undone(
    page: Page, server: Server
) -> None:
    opened(page, server)
    foretold = number(page, "law:1")
    act(page, "step-once")
    assert number(page, "length:1") == pytest.approx(foretold, rel=1e-15)
    assert number(page, "length:1") > 1.3
    act(page, "move-both")
    act(page, "step-hundred")
    for k in (1, 2):
        assert number(page, f"law:{k}") == pytest.approx(number(page, f"measured:{k}"), rel=1e-14)
    act(page, "undo")
    act(page, "undo")
    assert number(page, "steps") == 1
    act(page, "reset")
    assert number(page, "steps") == 0


def test_opposite_ends_have_the_greatest_loss_and_no_gradient(page: Page, server: Server) -> None:
    opened(page, server)
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


def test_a_button_with_nothing_left_to_do_keeps_the_focus(page: Page, server: Server) -> None:
    opened(page, server)
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


def test_a_gradient_next_to_nothing_is_drawn_and_told_as_none(page: Page, server: Server) -> None:
    start = replace(training.state.default(), steps=1602)
    opened(page, server, f"?s={encode(start, start.labels)}")
    assert 0 < number(page, "gradient:1") < 1e-300
    expect(page.locator('[data-readout="gradient:1"]')).to_have_text("0.0000")
    assert "NaN" not in (page.locator(".tangent").first.get_attribute("d") or "NaN")


def test_steps_to_the_goal_rise_with_the_square_of_the_norm(page: Page, server: Server) -> None:
    opened(page, server)
    for norm, steps in ((1, 6), (3, 31), (10, 313), (30, 2795)):
        act(page, f"preset:norm-{norm}")
        assert number(page, "steps-to-goal") == steps
        act(page, "play")  # at once, where less motion is asked for
        assert number(page, "steps") == steps
        assert number(page, "cos") >= 0.99


@pytest.mark.parametrize("context_options", [FAST])
def test_play_steps_no_more_than_once_a_frame_and_pauses(page: Page, server: Server) -> None:
    opened(page, server)
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


def test_a_link_restores_the_run(page: Page, server: Server) -> None:
    opened(page, server)
    act(page, "preset:norm-3")
    act(page, "step-hundred")
    page.locator('[data-input="rate"]').fill("2.5")
    page.locator('[data-input="rate"]').dispatch_event("change")
    shown = readouts(page)
    visit(page, address(page))
    again = readouts(page)
    for name in ("cos", "steps", "rate", "length:1", "measured:1"):
        assert again[name] == shown[name]


def test_a_hostile_link_is_told_and_nothing_breaks(page: Page, server: Server) -> None:
    opened(page, server, HOSTILE)
    expect(page.locator('[data-testid="stAlert"]').first).to_be_visible()
    assert number(page, "steps") == 0


def test_a_zero_vector_is_told_in_words(page: Page, server: Server) -> None:
    start = training.state.default()
    zero = replace(start, unembeddings=((0.0, 0.0), (1.0, 0.0)), steps=3)
    opened(page, server, f"?s={encode(zero, start.labels)}")
    assert readout(page, "cos") is None
    expect(page.locator(".sentence")).to_contain_text(said("training.descent-sentence.undefined"))
    expect(page.locator('[data-readout="gradient:1"]')).to_have_text("—")


def test_the_encoder_trains_and_a_constant_changes_no_loss(page: Page, server: Server) -> None:
    opened(page, server)
    answer = page.get_by_text(said("training.tau-answer")).first
    expect(answer).to_be_visible(timeout=60_000)
    expect(page.get_by_text(word("training.shift-title"))).to_be_visible()
    expect(page.get_by_text(said("training.shift-answer", constant="0.50"))).to_be_visible()


@pytest.mark.parametrize("context_options", [PHONE])
def test_nothing_is_wider_than_a_phone(page: Page, server: Server) -> None:
    opened(page, server)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    for verb in ("step-once", "play", "preset:norm-1", "undo"):
        button = page.locator(f'[data-action="{verb}"]').bounding_box()
        assert button is not None
        assert button["height"] >= 44
    last = page.get_by_role("radio", name="0.5", exact=True)
    expect(last).to_be_visible(timeout=PATIENCE_MS)
    tau = last.bounding_box()
    assert tau is not None
    assert (tau["height"] >= 44, tau["x"] + tau["width"] <= 360) == (True, True)
    plane = page.locator('[data-plane="internal"]').bounding_box()
    curves = page.locator(".descent-curves").bounding_box()
    assert plane is not None
    assert curves is not None
    assert plane["y"] < curves["y"]
