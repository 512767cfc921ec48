"""The Sigmoid page in a real browser: what lengths keep, what a translation changes, and why."""

import math

import pytest
from playwright.sync_api import Page, expect

from cosine_lab import prose
from cosine_lab.lessons import openers
from cosine_lab.site.handouts import homework
from tests.browser import plane, reader, stories
from tests.browser.words import said, word

_UNDER = """() => {
  const faults = [];
  const stage = [...document.querySelectorAll("*")].map((each) => each.shadowRoot?.querySelector(
    '[data-plane="input"] .stage')).find(Boolean);
  const names = [...stage.querySelectorAll(".set-name")].filter((each) => each.textContent);
  for (const arrow of stage.querySelectorAll(".vector[d]")) {
    const [at, long] = [arrow.getScreenCTM(), arrow.getTotalLength()];
    for (let far = 0; far < long; far += 3) {
      const { x, y } = arrow.getPointAtLength(far).matrixTransform(at);
      for (const name of names) {
        const box = name.getBoundingClientRect();
        if (x > box.left && x < box.right && y > box.top + 3 && y < box.bottom - 3) faults.push(name.textContent);
      }
    }
  }
  return [...new Set(faults)];
}"""


def opened(page: Page, site: str, query: str = "") -> None:
    reader.play(page, f"{site}/sigmoid{query}")


def sets(page: Page, kind: str = "feasible") -> list[str]:
    """The sign patterns of a list."""
    entries = page.locator(f".sets.{kind} li")
    return reader.attributes(entries, "data-pattern")


def regions(page: Page) -> list[str | None]:
    return reader.attributes(page.locator("[data-region]"), "d")


def cosines(page: Page) -> list[str | None]:
    return reader.attributes(page.locator("[data-pair]"), "data-value")


@pytest.mark.parametrize(("slug", "label", "pull"), [("sigmoid", 0, (60, -80)), ("rankings", 2, (20, 90))])
def test_an_arrow_is_pulled_out_and_in_by_a_hand_and_does_not_turn(
    page: Page, site: str, slug: str, label: int, pull: tuple[int, int]
) -> None:
    stories.open_story(page, f"{site}/{slug}?beat={'length' if label == 0 else 'shorter'}")
    page.locator("[data-bet]").first.click()
    reader.pull(page, reader.grip(page, f"length:{label}", "input"), *pull)
    expect(page.locator("[data-goal]")).to_have_attribute("data-goal", "reached")
    assert reader.number(page, "max-dcos") == pytest.approx(0, abs=1e-12)
    page.locator('[data-story-action="free"]').click()
    expect(page.locator('[data-handle^="length"]')).to_have_count(0)


def test_a_length_moves_no_line_no_label_set_and_no_cosine(page: Page, site: str) -> None:
    opened(page, site)
    before = sets(page), regions(page), cosines(page)
    assert len(before[0]) == 10
    assert len(sets(page, "impossible")) == 22
    slider = page.locator('[data-input="length:1"]')
    slider.focus()
    for _ in range(40):
        slider.press("ArrowRight")
    assert reader.number(page, "length:1") > 1.9
    assert sets(page) == before[0]
    assert regions(page) == before[1]
    for was, now in zip(before[2], cosines(page), strict=True):
        assert float(now or 1) == pytest.approx(float(was or 1), abs=1e-12)
    assert reader.number(page, "max-dcos") < 1e-12
    assert reader.number(page, "max-dp") > 0.05
    assert reader.number(page, "changed") == 0
    expect(page.locator("p.sentence")).to_contain_text(said("sigmoid.sets-sentence.lengths"))


def test_a_translation_changes_label_sets_before_release_and_the_meter_says_so(page: Page, site: str) -> None:
    opened(page, site)
    before = sets(page)
    expect(page.locator(".meter")).to_have_attribute("data-same", "true")
    x, y = reader.take(page, reader.grip(page, "shift", "input"))
    page.mouse.move(x - 80, y + 80, steps=10)
    assert reader.number(page, "changed") > 100  # before release
    assert sets(page) != before
    expect(page.locator(".meter")).to_have_attribute("data-same", "false")
    page.mouse.up()
    page.wait_for_timeout(reader.QUIET_MS)
    assert reader.number(page, "max-dcos") > 0.1
    expect(page.locator("p.sentence")).to_contain_text(said("sigmoid.sets-sentence.changed"))
    plane.act(page, "undo-translation")
    reader.painted(page)
    assert sets(page) == before


def test_the_three_switches_keep_the_count(page: Page, site: str) -> None:
    opened(page, site)
    for step in ("gram", "columns", "cosines"):
        plane.act(page, f"proof:{step}")
        result = page.locator(f'[data-readout="proof:{step}"]')
        expect(result).to_have_attribute("data-equal", "true")
        assert reader.number(page, f"proof:{step}") == 10
    expect(page.locator('[data-note="proof"]')).to_contain_text(said("sigmoid.proof.done", count="10"))
    reader.pull(page, reader.grip(page, "unembedding:2", "input"), 90, -40)
    count = reader.number(page, "feasible-count")
    for step in ("W", "gram", "columns", "cosines"):
        assert reader.number(page, f"proof:{step}") == count
    plane.act(page, "proof:columns")
    expect(page.locator('[data-readout="proof:cosines"]')).to_be_hidden()


def test_an_impossible_set_is_explained_and_a_possible_one_is_gone_to(page: Page, site: str) -> None:
    opened(page, site)
    page.locator(".sets.impossible button").first.hover()
    why = page.locator('[data-note="why"]')
    expect(why).to_contain_text(said("sigmoid.label-sets.why"))
    goal = page.locator('.sets.feasible li[data-here="false"]').nth(3)
    pattern = goal.get_attribute("data-pattern")
    goal.locator("button").click()
    here = page.locator('.sets.feasible li[data-here="true"]')
    expect(here).to_have_attribute("data-pattern", pattern or "")


def test_zero_and_parallel_unembeddings_are_told_in_words(page: Page, site: str) -> None:
    opened(page, site)
    page.locator(".values summary").click()
    for axis in "xy":
        field = page.locator(f'[data-input="0 {axis}"]')
        field.fill("0")
        field.press("Tab")
    reader.painted(page)
    expect(page.locator('[data-note="cover"]')).to_contain_text(said("sigmoid.label-sets.cover-zero", zero="0"))
    expect(page.locator('[data-note="proof"]')).to_contain_text(word("sigmoid.proof.zero"))
    assert "NaN" not in page.locator(".cosine-lab").inner_html()
    for _ in range(21):
        plane.act(page, "add-label")
    reader.painted(page)
    expect(page.locator("p.sentence")).to_contain_text(said("sigmoid.sets-sentence.says", all="67,108,864"))
    for kind in ("feasible", "impossible"):
        entries = page.locator(f".sets.{kind}")
        assert entries.evaluate("list => list.scrollWidth - list.clientWidth") <= 0, kind
    plane.act(page, "preset:hexagon")
    expect(page.locator('[data-note="cover"]')).to_contain_text(said("sigmoid.label-sets.cover-fewer"))


def test_lines_that_a_hand_lays_on_one_another_all_but_exactly_coincide(page: Page, site: str) -> None:
    reader.play(page, f"{site}/sigmoid")
    zero = reader.centre(reader.grip(page, "shift", "input"))
    unit = reader.centre(reader.grip(page, "unembedding:0", "input"))[0] - zero[0]  # it is (1, 0.5)
    reader.pull(page, reader.grip(page, "shift", "input"), -0.75 * unit + 2, 0.75 * unit + 2)
    assert reader.number(page, "sets-now") == 8


@pytest.mark.parametrize("off", [-3, 3])
@pytest.mark.parametrize("way", [1, -1])
def test_homework_lets_a_finger_lay_an_arrow_on_another_or_its_opposite(
    page: Page, site: str, off: int, way: int
) -> None:
    lesson = openers()["sigmoid"](prose.text("sigmoid", "en"))
    assert lesson
    asked = (homework(lesson.surface) or {})["asked"]
    page.set_viewport_size({"width": 390, "height": 844})
    stories.open_story(page, f"{site}/sigmoid{asked}")
    zero, tip, other = (
        reader.centre(reader.grip(page, name, "input")) for name in ("shift", "unembedding:0", "unembedding:1")
    )
    along, long = (math.dist(zero, tip), math.dist(zero, other))
    x, y = (zero[k] + way * along / long * (other[k] - zero[k]) - tip[k] for k in (0, 1))
    reader.pull(page, reader.grip(page, "unembedding:0", "input"), x + off, y)
    expect(page.locator("[data-goal]")).to_have_attribute("data-goal", "reached")


@pytest.mark.parametrize("way", [(-1, -0.3), (-0.6, 0.7), (0.8, -0.6), (0.2, 0.9), (-0.9, 0.5)])
def test_the_name_of_a_set_lies_under_no_arrow(page: Page, site: str, way: tuple[float, float]) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    stories.open_story(page, f"{site}/sigmoid?beat=shift")
    stories.bet(page, 5.0, "mouse")
    reader.pull(page, reader.grip(page, "shift", "input"), *(130 * each for each in way))
    assert page.locator(".set-name").count()
    assert page.evaluate(_UNDER) == []


def test_an_arrow_can_be_pulled_to_three_times_its_length(page: Page, site: str) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    stories.open_story(page, f"{site}/sigmoid?beat=length")
    stories.bet(page, "same", "mouse")
    stage, end = page.locator('[data-plane="input"] .stage'), reader.grip(page, "length:0", "input")
    left, top, wide, high = stories.box(stage)
    (x, y), zero = reader.centre(end), (left + wide / 2, top + high / 2)
    reader.pull(page, end, 2 * (x - zero[0]), 2 * (y - zero[1]))
    found = reader.centre(end)
    assert left < found[0] < left + wide
    assert top < found[1] < top + high
    assert reader.number(page, "max-dp") > 0.2
