"""The Translate page, on the paper's example and on the fitted classifiers."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser import plane, reader
from tests.browser.words import said

LABELS = {"paper": 5, "digits": 10}


def choose_pair(page: Page, i: int, j: int) -> None:
    """Choose two labels by a cell of the matrix."""
    page.locator(f'[data-pair="{i},{j}"]').first.click()
    reader.painted(page)


def value(page: Page, name: str, text: str) -> None:
    """Type over a value and leave its field."""
    field = page.locator(f'[data-input="{name}"]')
    field.fill(text)
    field.press("Tab")
    reader.painted(page)


def open_values(page: Page) -> None:
    page.locator(".values summary").click()


def complaint(page: Page) -> str:
    return page.locator('[data-note="values"]').inner_text()


def proven_same(page: Page) -> None:
    """The page shows that the classifier did not change."""
    assert reader.number(page, "max-dp") <= 1e-12
    assert reader.number(page, "changed") == 0
    expect(page.locator(".meter")).to_have_attribute("data-same", "true")


@pytest.mark.parametrize("source", ["paper", "digits"])
def test_any_cosine_can_be_had_from_the_same_classifier(page: Page, site: str, source: str) -> None:
    reader.play(page, f"{site}/translate?source={source}")
    last = LABELS[source] - 1
    for i, j in ((0, 1), (last - 1, last)):
        choose_pair(page, i, j)
        plane.act(page, "cos-minus-one")
        assert reader.number(page, "cos") == pytest.approx(-1, abs=1e-12)
        proven_same(page)
        plane.act(page, "cos-plus-one")
        assert reader.number(page, "cos") == pytest.approx(1, abs=1e-12)
        proven_same(page)
        for typed, c in (("−0,3", -0.3), ("0.99999", 0.99999), ("-1", -1), ("1", 1)):
            value(page, "target-number", typed)
            assert reader.number(page, "cos") == pytest.approx(c, abs=1e-9)
            proven_same(page)
    assert reader.number(page, "max-dcos") > 0.1


def test_no_region_moves_and_no_point_changes_colour_under_a_translation(page: Page, site: str) -> None:
    def picture() -> list[str | None]:
        space = page.locator('[data-plane="input"]')
        drawn = space.locator("[data-region]").all()
        points = space.locator("canvas.marks").evaluate("canvas => canvas.toDataURL()")
        return [*(each.get_attribute("d") for each in drawn), points]

    reader.play(page, f"{site}/translate")
    before = picture()
    assert len(before) == 6
    assert all(before)
    for verb in ("cos-minus-one", "cos-plus-one", "preset:model-2", "preset:model-3"):
        plane.act(page, verb)
        reader.painted(page)
        assert picture() == before
    reader.pull(page, reader.grip(page, "shift", "input"), 30, 20)
    assert picture() == before
    assert reader.number(page, "cos") != reader.number(page, "cos-before")


def test_the_table_of_measures_computes_what_a_translation_keeps(page: Page, site: str) -> None:
    reader.play(page, f"{site}/translate")

    def kept() -> dict[str, str | None]:
        return {
            measure: page.locator(f'[data-readout="{measure}:kept"]').get_attribute("data-kept")
            for measure in ("dot", "euclidean", "normalised-euclidean", "cosine")
        }

    assert set(kept().values()) == {"true"}
    plane.act(page, "cos-minus-one")
    reader.painted(page)
    assert kept() == {"dot": "false", "euclidean": "true", "normalised-euclidean": "false", "cosine": "false"}
    assert reader.number(page, "euclidean:after") == pytest.approx(0.5**0.5, abs=1e-12)
    reader.pull(page, reader.grip(page, "unembedding:0", "input"), 40, 0)
    assert set(kept().values()) == {"false"}


def test_a_cell_of_the_matrix_chooses_its_pair_and_holds_its_cosines(page: Page, site: str) -> None:
    reader.play(page, f"{site}/translate")
    plane.act(page, "cos-minus-one")
    choose_pair(page, 2, 4)
    cells = page.locator('[data-pair="2,4"]')
    assert cells.nth(0).get_attribute("data-value") == str(reader.number(page, "cos"))
    assert cells.nth(1).get_attribute("data-value") == str(reader.number(page, "cos-before"))
    expect(page.locator('[data-input="pair-first"]')).to_have_value("2")
    expect(page.locator('[data-input="pair-second"]')).to_have_value("4")


def test_the_same_label_twice_is_refused_in_words(page: Page, site: str) -> None:
    reader.play(page, f"{site}/translate")
    page.locator('[data-input="pair-second"]').select_option("0")
    note = page.locator('[data-note="pair"]')
    expect(note).to_contain_text("two different labels")
    expect(page.locator('[data-input="pair-second"]')).to_have_value("1")
    assert reader.number(page, "cos") == pytest.approx(0.8)
    page.locator('[data-input="pair-second"]').select_option("3")
    expect(note).not_to_contain_text("two different labels")


def test_a_typed_value_is_taken_exactly_or_refused_with_a_reason(page: Page, site: str) -> None:
    reader.play(page, f"{site}/translate")
    open_values(page)
    before = reader.readouts(page)
    for bad in ("abc", "1e999", "∞", "NaN", "", "10001", "1;2"):
        value(page, "translation v x", bad)
        assert f"“{bad}” is not a number" in complaint(page)
        assert "from −10000 to 10000" in complaint(page)
        assert reader.readouts(page) == before
    value(page, "translation v x", "−0.75")
    value(page, "translation v y", "-.75e0")
    assert complaint(page) == ""
    assert reader.number(page, "cos") == pytest.approx(-1, abs=1e-15)
    for bad in ("abc", "1.01", "∞", ""):
        value(page, "target-number", bad)
        expect(page.locator(".target .error")).to_contain_text("is not a cosine")
    plane.act(page, "reset")
    expect(page.locator(".target .error")).to_be_empty()
    expect(page.locator('[data-input="target-number"]')).to_have_value("0.00")
    value(page, "target-number", "0.25")
    assert reader.number(page, "cos") == pytest.approx(0.25, abs=1e-9)


def test_a_vector_of_length_zero_has_no_cosine_and_the_page_says_why(page: Page, site: str) -> None:
    reader.play(page, f"{site}/translate")
    open_values(page)
    value(page, "translation v x", "-1")
    value(page, "translation v y", "-0.5")
    assert plane.readout(page, "cos") is None
    assert page.locator('[data-readout="cos"]').inner_text() == "—"
    expect(page.locator('[data-note="pair"]')).to_contain_text("one of the two vectors is zero")
    assert "NaN" not in page.locator(".cosine-lab").inner_text()
    proven_same(page)
    assert page.locator('[data-readout="normalised-euclidean:after"]').inner_text() == "—"
    plane.act(page, "cos-minus-one")
    assert reader.number(page, "cos") == pytest.approx(-1, abs=1e-12)


def test_unembeddings_that_coincide_are_reported_not_divided_by(page: Page, site: str) -> None:
    reader.play(page, f"{site}/translate")
    open_values(page)
    value(page, "dog x", "1")
    value(page, "dog y", "0.5")
    for verb in ("cos-minus-one", "cos-plus-one", "make-cosine"):
        plane.act(page, verb)
        expect(page.locator('[data-note="pair"]')).to_contain_text("coincide")
        assert reader.number(page, "cos") == pytest.approx(1, abs=1e-12)
    assert "NaN" not in page.content()
    assert "NaN" not in page.locator(".cosine-lab").inner_html()


def test_labels_are_named_added_and_removed_within_their_bounds(page: Page, site: str) -> None:
    reader.play(page, f"{site}/translate")
    open_values(page)
    value(page, "name of cat", "dog")
    assert "two labels are called dog" in complaint(page)
    value(page, "name of cat", " ")
    assert "1 to 24 characters" in complaint(page)
    value(page, "name of cat", "猫 🐈")
    assert complaint(page) == ""
    assert reader.number(page, "p:猫 🐈") > 0
    add = page.locator('[data-action="add-label"]')
    for _ in range(21):
        add.click()
    reader.painted(page)
    assert page.locator('[data-plane="input"] [data-region]').count() == 26
    expect(add).to_be_disabled()
    proven_same(page)
    page.locator(".values .remove").nth(25).click()
    reader.painted(page)
    assert page.locator('[data-plane="input"] [data-region]').count() == 25
    expect(add).to_be_enabled()
    for _ in range(23):
        page.locator(".values .remove").last.click()
    page.locator(".values .remove").last.click()
    assert "2 to 26" in complaint(page)
    assert page.locator('[data-plane="input"] [data-region]').count() == 2
    assert "NaN" not in page.locator(".cosine-lab").inner_html()


@pytest.mark.parametrize("slug", ["rescale"])
def test_the_verdict_on_every_measure_is_in_sight(page: Page, site: str, slug: str) -> None:
    for width in (1280, 1920, 360):
        page.set_viewport_size({"width": width, "height": 720})
        reader.play(page, f"{site}/{slug}")
        box = page.locator(".scroll:has(.measures)")
        assert box.evaluate("(e) => e.scrollWidth <= e.clientWidth")


def test_a_chosen_rule_can_be_read_under_the_pointer(page: Page, site: str) -> None:
    reader.play(page, f"{site}/rescale")
    plane.act(page, "rule:unembeddings")
    rule = page.locator('[data-action="rule:unembeddings"]')
    rule.hover()
    ink, paper = rule.evaluate("(e) => [getComputedStyle(e).color, getComputedStyle(e).backgroundColor]")
    assert ink != paper


@pytest.mark.parametrize("source", ["digits"])
def test_answer_and_accuracy_are_on_the_first_screen(page: Page, site: str, source: str) -> None:
    page.set_viewport_size({"width": 1280, "height": 720})
    reader.play(page, f"{site}/translate?source={source}")
    box = page.locator(".sentence").bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= 720
    right = page.locator(
        '[data-plane="input"] .caption', has_text=said("translate.input.caption.right", accuracy="58.2%")
    )
    assert right.count() == (source == "digits")
