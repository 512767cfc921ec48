"""The Pooling page without a browser."""

import pytest
from streamlit.testing.v1 import AppTest

from cosine_lab.lessons import pooling
from tests.pages import app


def opened(**link: str) -> AppTest:
    page = app.opened("pooling", **link)
    assert not page.exception
    return page


def cells(page: AppTest, column: str) -> list[str]:
    held = page.table[0].value.set_index("panel")
    found: list[str] = list(held if column == "panel" else held.loc[column])
    return found


def test_the_four_panels_stand_beside_their_predictions() -> None:
    page = opened()
    assert cells(page, "panel") == ["length 768", "length 384", "2×2 max", "2×2 mean"]
    assert cells(page, "mean, predicted") == ["0.0000", "0.0000", "0.6830", "0.0000"]
    assert cells(page, "spread, predicted") == ["0.0361", "0.0510", "0.0215", "0.0510"]
    assert app.warnings(page) == []


@pytest.mark.parametrize("experiment", pooling.state.EXPERIMENTS)
def test_every_experiment_answers_in_numbers(experiment: str) -> None:
    page = app.chosen(opened(), "panels", experiment)
    assert not page.exception
    assert app.warnings(page) == []
    said = [each.value for each in page.markdown]
    assert not any("{" in each or "—" in each for each in said)
    assert "NaN" not in str(page.table[0].value)


def test_three_changes_in_a_row_all_count() -> None:
    page = opened(panels="free")
    page.slider(key="dimension").set_value(100).run()
    page.slider(key="patch_rows").set_value(1).run()
    page.slider(key="row_stride").set_value(1).run()
    assert not page.exception
    assert cells(page, "panel") == ["1×2 max: Normal, 100 numbers"]
    assert cells(page, "shape") == ["1,200 × 50"]


def test_a_link_restores_what_a_reader_set_up() -> None:
    page = opened(panels="free", law="common-mean", pool="mean", mean="-0.5", patch_rows="1", dimension="64")
    assert app.warnings(page) == []
    assert cells(page, "panel") == ["1×2 mean: Mean μ = −0.50, 64 numbers"]
    assert float(cells(page, "mean, predicted")[0]) == pytest.approx(0.25 / (0.25 + 0.5), abs=1e-4)


def test_real_words_are_pooled_as_they_are_and_with_their_mean_removed() -> None:
    page = opened(panels="free", law="words", model="e5-small", pool="mean")
    assert app.warnings(page) == []
    plain, removed = (float(cell.replace("−", "-")) for cell in cells(page, "mean"))
    assert plain > 0.8
    assert abs(removed) < 0.02
    assert {each.key for each in page.slider} == {"patch_rows", "patch_columns", "row_stride", "column_stride"}


def test_reset_puts_everything_back() -> None:
    page = opened(panels="free", law="uniform", pool="mean", dimension="100", seed="5")
    app.pressed(page, "pooling.reset")
    assert not page.exception
    assert cells(page, "panel") == ["2×2 max: Normal, 768 numbers"]
    assert page.slider(key="seed").value == 0


def test_another_seed_draws_other_numbers() -> None:
    assert cells(opened(), "largest") != cells(opened(seed="1"), "largest")


def test_a_patch_wider_than_the_vectors_is_told_with_what_is_accepted() -> None:
    page = opened(panels="free", dimension="8", patch_columns="9")
    (warning,) = app.warnings(page)
    assert warning.startswith("The patch is 9 columns wide, and the vectors have 8 numbers.")
    assert warning.endswith("A patch of 1 to 8 columns is accepted.")
    page.slider(key="patch_columns").set_value(8).run()
    assert app.warnings(page) == []
    assert cells(page, "shape") == ["600 × 1"]


def test_pairs_without_a_cosine_are_counted_and_said() -> None:
    page = opened(panels="free", law="relu", dimension="2", patch_rows="1", patch_columns="1")
    (warning,) = app.warnings(page)
    assert "pairs have no cosine, because a row is zero" in warning


@pytest.mark.parametrize(
    ("junk", "said"),
    [
        ("-1", "is not in [0, 99]; 0"),
        ("1e400", "is not in [0, 99]; 0"),
        ("nan", "is not in [0, 99]; 0"),
        ("two", "is not in [0, 99]; 0"),
        ("1.5", "is not whole; 1"),
    ],
)
def test_a_number_that_does_not_fit_is_told_with_what_is_used_instead(junk: str, said: str) -> None:
    page = opened(seed=junk)
    assert app.warnings(page) == [f"Seed: the link’s “{junk}” {said} is used instead."]
    assert said.endswith(f" {page.slider(key='seed').value}")
