"""The Pooling lesson: panels measured beside their prediction, drawn and told."""

import numpy as np
import pytest

from lib.figures.style import Look
from lib.lessons import pooling
from lib.lessons.pooling.experiments import own, panels
from lib.lessons.pooling.settings import BEGINNING, EXPERIMENTS, FIELDS, Pooled
from lib.lessons.pooling.solve import Measured, bins, solve, table, undefined

NAMED = [name for name in EXPERIMENTS if name != "free"]


def solved(experiment: str, seed: int = 0) -> tuple[Measured, ...]:
    return solve((panels(experiment), seed), lambda _done, _said: None)


def set_up(law: str = "normal", method: str = "max", **numbers: float) -> tuple[Measured, ...]:
    wanted = own(law, "GloVe-50", method, dict(BEGINNING) | numbers)
    return solve((wanted, 0), lambda _done, _said: None)


@pytest.mark.parametrize("experiment", ["forum", "patches", "cone", "tokens"])
def test_every_panel_is_measured_close_to_its_prediction(experiment: str) -> None:
    for each in solved(experiment):
        assert each.got is not None
        assert each.predicted is not None
        assert each.predicted.sd is not None
        assert each.got.mean == pytest.approx(each.predicted.mean, abs=3e-3)
        assert each.got.sd == pytest.approx(each.predicted.sd, rel=0.04)


def test_a_mean_of_a_2_by_2_patch_follows_the_exact_law_of_half_the_length() -> None:
    long, half, greatest, mean = solved("forum")
    laws = [each.predicted for each in (long, half, greatest, mean)]
    assert [law.dimension if law else None for law in laws] == [768, 384, None, 384]


def test_rows_that_share_data_are_predicted_alike_and_measured_so() -> None:
    *_, mean, greatest = solved("overlap")
    assert mean.got is not None
    assert mean.adjacent == 0.5
    assert mean.got.adjacent == pytest.approx(0.5, abs=5e-3)
    assert greatest.adjacent is None


def test_removing_the_mean_opens_the_cone_of_real_words() -> None:
    for plain, removed in zip(*[iter(solved("words"))] * 2, strict=True):
        assert plain.got is not None
        assert removed.got is not None
        assert plain.predicted is None
        assert plain.got.mean > 0.2
        assert abs(removed.got.mean) < 0.02


@pytest.mark.parametrize("experiment", NAMED)
def test_a_figure_has_a_histogram_a_panel_of_area_one_and_its_law(experiment: str) -> None:
    found = solved(experiment)
    figure = pooling.draw(found, Look())
    assert figure is not None
    bars = [trace for trace in figure.data if trace.type == "bar"]
    lines = [trace for trace in figure.data if trace.type == "scatter"]
    assert len(bars) == len(found)
    assert len(lines) == sum(bool(each.predicted and each.predicted.sd) for each in found)
    for bar in bars:
        assert np.sum(np.multiply(bar.y, bar.width)) == pytest.approx(1.0)
    assert len({trace.name for trace in figure.data if trace.showlegend}) == len(
        {trace.name for trace in figure.data}
    )


@pytest.mark.parametrize("experiment", NAMED)
def test_an_answer_is_made_of_measured_numbers(experiment: str) -> None:
    found = solved(experiment)
    said = pooling.answer(experiment, found)
    assert "{" not in said
    assert "—" not in said
    assert found[0].title in pooling.described(found)


def test_the_files_hold_what_was_counted() -> None:
    found = solved("forum")
    counted = bins(found)
    rows = [each.shape[0] for each in found]
    pairs = [cell for cell in counted["pairs"] if isinstance(cell, int)]
    assert sum(pairs) == sum(n * (n - 1) // 2 for n in rows)
    assert table(found)["mean, predicted"][2] == pytest.approx(0.683036, abs=1e-6)


def test_a_patch_wider_than_the_vectors_is_refused_with_what_is_accepted() -> None:
    with pytest.raises(ValueError, match=r"9 columns wide.* A patch of 1 to 8 columns"):
        set_up(dimension=8, patch_columns=9)
    with pytest.raises(ValueError, match=r"51 columns wide.* A patch of 1 to 50 columns"):
        set_up("words", patch_columns=51)


def test_rows_of_zeros_have_no_cosine_and_are_counted() -> None:
    (found,) = set_up("relu", dimension=2, patch_rows=1, patch_columns=1, row_stride=1)
    assert found.got is not None
    assert found.got.undefined > 0
    (said,) = undefined((found,))
    assert f"{found.got.undefined:,} pairs have no cosine" in said


def test_a_panel_without_a_cosine_is_told_and_not_drawn() -> None:
    nothing = Measured("all zero", "measured", (2, 2), None)
    assert "no cosine at all" in undefined((nothing,))[0]
    assert pooling.draw((nothing,), Look()) is None
    assert table((nothing,))["mean"] == [None]


def test_one_number_a_vector_leaves_cosines_of_one_sign_or_the_other() -> None:
    (found,) = set_up(method="mean", dimension=2, patch_columns=2)
    assert found.shape[1] == 1
    assert found.got is not None
    assert (found.got.low, found.got.high) == (-1.0, 1.0)
    assert pooling.draw((found,), Look()) is not None


def test_only_what_matters_can_be_set() -> None:
    assert set(pooling.fields("forum", "normal")) == {"seed"}
    assert set(pooling.fields("words", "normal")) == set()
    assert set(pooling.fields("free", "normal")) == set(FIELDS) - {"mean"}
    assert set(pooling.fields("free", "common mean")) == set(FIELDS)
    assert set(pooling.fields("free", pooling.REAL)) == set(FIELDS) - {"mean", "dimension", "seed"}


def test_another_seed_is_another_sample() -> None:
    one, other = solved("forum"), solved("forum", seed=1)
    assert one[0].got is not None
    assert other[0].got is not None
    assert one[0].got.high != other[0].got.high
    assert isinstance(panels("forum")[0], Pooled)
