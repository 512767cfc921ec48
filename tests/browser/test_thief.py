"""The thief in a real browser: its origin dragged there and back, the API made worse, and real layers stolen."""

from dataclasses import replace

import pytest
from playwright.sync_api import Page, expect

from cosine_lab import prose
from cosine_lab.data.classifiers import classifier
from cosine_lab.lessons.thief.state import default
from cosine_lab.links import encode
from tests.browser import plane, reader, stories


def test_the_thiefs_origin_goes_there_and_back_and_no_answer_tells(page: Page, site: str) -> None:
    stories.open_story(page, f"{site}/thief?beat=why")
    begun = reader.number(page, "cos-stolen")
    products, less = ([reader.number(page, f"{each}:{k}") for k in range(5)] for each in ("product", "less"))
    x, y = reader.centre(plane.handle(page, "origin"))
    page.mouse.move(x, y)
    page.mouse.down()
    seen = []
    for step in range(1, 13):
        page.mouse.move(x + 5 * step, y - 2 * step)
        reader.painted(page)
        assert reader.number(page, "misfit") < 1e-9
        seen.append(reader.number(page, "cos-stolen"))
        gained = [reader.number(page, f"product:{k}") - products[k] for k in range(5)]
        assert gained == pytest.approx([reader.number(page, f"less:{k}") - less[k] for k in range(5)])
        assert max(gained) - min(gained) < 1e-9  # one number for all, which is taken off again
        for k in range(5):
            assert reader.number(page, f"answer:{k}") == pytest.approx(reader.number(page, f"said:{k}"))
    assert max(abs(each - begun) for each in seen) > 0.5
    page.mouse.move(x, y, steps=6)
    page.mouse.up()
    reader.painted(page)
    assert reader.number(page, "cos-stolen") == pytest.approx(begun, abs=0.02)
    expect(page.locator("[data-goal]")).to_be_visible()


def test_a_hidden_arrow_moves_the_stolen_shape_noise_and_rounding_blur_it_and_real_layers_are_stolen(
    page: Page, site: str
) -> None:
    reader.play(page, f"{site}/thief")
    assert reader.number(page, "rank") == 2
    assert reader.number(page, "off-differences") < 1e-9
    plane.drag(page, "unembedding:2", 40, -30)
    assert reader.number(page, "off-differences") < 1e-9
    assert reader.number(page, "off-raw") > 0.1
    for name, worse, exact in (("noise", "0.2", "0"), ("decimals", "1", "12")):
        slider = page.locator(f'[data-input="{name}"]')
        slider.fill(worse)
        reader.painted(page)
        assert 1e-3 < reader.number(page, "off-differences") < 1
        slider.fill(exact)
        reader.painted(page)
        assert reader.number(page, "off-differences") < 1e-9
    more = page.locator('[data-action="more"]')
    if more.get_attribute("aria-expanded") == "false":
        more.click()
    for name in ("wine", "digits"):
        page.locator(f'[data-action="preset:{name}"]').click()
        reader.painted(page)
        assert reader.number(page, "rank") == 2
        assert reader.number(page, "off-differences") < 1e-9


def test_every_hidden_label_has_its_mark_at_its_tip_though_arrows_point_the_same_way(page: Page, site: str) -> None:
    stories.open_story(page, f"{site}/thief")
    hidden = page.locator('[data-plane="given"]')
    marks = hidden.locator(".mark-shape")
    expect(marks).to_have_count(5)
    for k in range(5):
        mark, named = (each.nth(k).bounding_box() for each in (marks, hidden.locator(".grip")))
        assert mark is not None
        assert named is not None
        assert mark["x"] + mark["width"] / 2 == pytest.approx(named["x"] + named["width"] / 2, abs=30)
        assert mark["y"] + mark["height"] / 2 == pytest.approx(named["y"] + named["height"] / 2, abs=30)


def test_three_answers_give_the_shape_and_one_decimal_hides_no_dimension(page: Page, site: str) -> None:
    stories.open_story(page, f"{site}/thief")
    stories.bet(page, "three", "mouse")
    queries = page.locator('[data-input="queries"]')
    expect(queries).to_have_attribute("max", "10")
    box = queries.bounding_box()
    assert box
    page.mouse.move(box["x"] + 8, box["y"] + box["height"] / 2)
    page.mouse.down()
    asked = []
    for step in range(1, 12):  # a hand meets each number of answers
        page.mouse.move(box["x"] + 8 + 10 * step, box["y"] + box["height"] / 2)
        reader.painted(page)
        asked.append(reader.number(page, "queries"))
    page.mouse.up()
    assert set(asked) >= {1, 2, 3}
    expect(page.locator("[data-goal]")).to_have_attribute("data-goal", "reached")
    assert reader.number(page, "off-differences") < 1e-6 < reader.number(page, "off-raw")
    expect(page.locator("[data-came-true=true]")).to_be_visible()
    stories.open_story(page, f"{site}/thief?beat=rank")
    assert reader.number(page, "value:2") < 1e-3  # it is on the screen, and the rest can be reckoned
    stories.bet(page, "short", "mouse")
    third = []
    for decimals in ("3", "2", "1"):
        page.locator('[data-input="decimals"]').fill(decimals)
        reader.painted(page)
        third.append(reader.number(page, "value:2"))
    assert third[0] < third[1] / 5 < third[2] / 25
    assert reader.number(page, "value:2") > 0.1
    expect(page.locator("[data-came-true=true]")).to_be_visible()
    expect(page.locator('[data-input="noise"]')).to_be_hidden()


def test_many_ellipses_go_through_one_dot_or_two_and_one_through_three(page: Page, site: str) -> None:
    stories.open_story(page, f"{site}/thief")
    stolen = page.locator('[data-plane="origin"]')
    tried, circle, said = stolen.locator(".tried"), stolen.locator(".round"), page.locator(".through > :not(.room)")
    for each in (tried, said):
        expect(each).to_be_hidden()  # what the bet is about is thought out first
    stories.bet(page, "three", "mouse")
    text, queries = prose.text("thief"), page.locator('[data-input="queries"]')
    for asked in (1, 2):
        queries.fill(str(asked))
        reader.painted(page)
        expect(said).to_have_text(text("api.many", queries=asked))
        lines, dots = (stolen.locator(each).get_attribute("d") or "" for each in (".tried", ".inputs"))
        assert lines.count("M") > 1
        assert dots.count("M") == asked
        expect(circle).to_be_hidden()
    for asked in (3, 4):
        queries.fill(str(asked))
        reader.painted(page)
        expect(said).to_have_text(text("api.one", queries=asked))
        assert tried.get_attribute("d") == ""
        expect(circle).to_be_visible()


def test_a_stretched_shape_answers_alike_and_its_hidden_vectors_leave_their_circle(page: Page, site: str) -> None:
    stories.open_story(page, f"{site}/thief?beat=stretch")
    stories.bet(page, "lengths", "mouse")
    assert reader.number(page, "off-differences") < 1e-9
    products = [reader.number(page, f"product:{k}") for k in range(5)]
    plane.drag(page, "stretch", 80, 0)
    assert reader.number(page, "stretch") == 2  # a hand that goes on is held there
    circle, ellipse = (page.locator(f'[data-plane="{each}"] .round').bounding_box() for each in ("given", "origin"))
    assert circle
    assert ellipse
    assert circle["width"] == pytest.approx(circle["height"], rel=0.05)
    assert ellipse["height"] == pytest.approx(2 * ellipse["width"], rel=0.1)
    assert [reader.number(page, f"product:{k}") for k in range(5)] == pytest.approx(products)
    assert reader.number(page, "misfit") < 1e-9
    assert reader.number(page, "uneven") > 0.4
    assert reader.number(page, "off-differences") > 0.3
    expect(page.locator("[data-came-true=true]")).to_be_visible()


def test_noise_that_is_turned_down_wins_no_challenge(page: Page, site: str) -> None:
    reader.play(page, f"{site}/thief")
    plane.act(page, "challenge-start:noisy")
    task, slider = page.locator('[data-challenge="noisy"]'), page.locator('[data-input="noise"]')
    for seen in (task.locator(".goals"), slider, page.locator('[data-input="queries"]')):
        expect(seen).to_be_in_viewport()
    slider.fill("0")
    reader.painted(page)
    assert reader.number(page, "off-differences") < 1e-9
    expect(task).to_have_attribute("data-won", "false")


def test_free_play_says_that_a_step_has_left_the_shape_wider(page: Page, site: str) -> None:
    stories.open_story(page, f"{site}/thief?beat=stretch")
    stories.bet(page, "lengths", "mouse")
    plane.act(page, "stretch")
    page.locator('[data-story-action="free"]').click()
    wider = prose.text("thief")("theft-sentence.stretched", by="2.0")
    expect(page.locator(".sentence")).to_contain_text(wider)
    plane.act(page, "reset")
    expect(page.locator(".sentence")).not_to_contain_text(wider)


def test_two_labels_have_no_shape_and_are_told_why(page: Page, site: str) -> None:
    start = default(classifier("paper"))
    two = replace(start, labels=("猫", "dog"), unembeddings=((1.0, 0.5), (0.2, -1.0)), pair=(0, 1), queries=40)
    reader.play(page, f"{site}/thief?s={encode(two, start.labels)}")
    expect(page.locator(".sentence")).to_contain_text(prose.text("thief")("theft-sentence.none", queries=40))
