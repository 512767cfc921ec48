"""The Pooling lesson: panels measured beside their prediction, drawn and told."""

import numpy as np
import pytest

from cosine_lab.data.words import load_words
from cosine_lab.figures.style import Look
from cosine_lab.lessons.pooling import figures, sentences
from cosine_lab.lessons.pooling.model import Measured, Measurements, panels, solve
from cosine_lab.lessons.pooling.state import BEGINNING, EXPERIMENTS, FIELDS, FIRST, MODELS, WORDS, Pooled, fields
from cosine_lab.prose import Text
from cosine_lab.refusals import Refused
from tests.figures import valid

TEXT = Text("pooling")
NAMED = [name for name in EXPERIMENTS if name != "free"]


def found_of(experiment: str, seed: int = 0) -> Measurements:
    wanted, refused = panels(experiment, FIRST, dict(BEGINNING) | {"seed": seed})
    assert wanted
    assert refused == ()
    return solve(wanted, lambda *_: None)


def solved(experiment: str, seed: int = 0) -> tuple[Measured, ...]:
    return found_of(experiment, seed).measured


def set_up(law: str = "normal", method: str = "max", **numbers: float) -> Measurements:
    chosen = {"law": law, "model": "GloVe-50", "pool": method}
    wanted, _ = panels("free", chosen, dict(BEGINNING) | numbers)
    assert wanted
    return solve(wanted, lambda *_: None)


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
    figure = figures.draw(found_of(experiment), Look(), TEXT)
    assert figure is not None
    figure = valid(figure)
    bars = [trace for trace in figure.data if trace.type == "bar"]
    lines = [trace for trace in figure.data if trace.type == "scatter"]
    assert len(bars) == len(found)
    assert len(lines) == sum(bool(each.predicted and each.predicted.sd) for each in found)
    for bar in bars:
        assert np.sum(np.multiply(bar.y, bar.width)) == pytest.approx(1.0)
    assert len({trace.name for trace in figure.data if trace.showlegend}) == len({trace.name for trace in figure.data})


@pytest.mark.parametrize("experiment", NAMED)
def test_an_answer_is_made_of_measured_numbers(experiment: str) -> None:
    found = found_of(experiment)
    said = sentences.answer(experiment, found, TEXT)
    assert "{" not in said
    assert "—" not in said
    named = sentences.name(found.measured[0].panel, TEXT)
    assert named in sentences.described(found, TEXT)


def test_the_files_hold_what_was_counted() -> None:
    found = found_of("forum")
    counted = sentences.bins(found, TEXT)
    rows = [each.shape[0] for each in found.measured]
    pairs = [cell for cell in counted["pairs"] if isinstance(cell, int)]
    assert sum(pairs) == sum(n * (n - 1) // 2 for n in rows)
    table = sentences.table(found, TEXT)
    assert list(table) == ["panel", "length 768", "length 384", "2×2 max", "2×2 mean"], "narrow enough for a column"
    assert table["2×2 max"][table["panel"].index("mean, predicted")] == pytest.approx(0.683036, abs=1e-6)


@pytest.mark.parametrize(("law", "columns", "dimension"), [("normal", 9, 8), (WORDS, 51, 50)])
def test_a_patch_wider_than_the_vectors_is_refused(law: str, columns: int, dimension: int) -> None:
    chosen = {"law": law, "model": "GloVe-50", "pool": "max"}
    numbers = dict(BEGINNING) | {"dimension": 8, "patch_columns": columns}
    wide = Refused("pooling.wide-patch", columns=columns, dimension=dimension)
    assert panels("free", chosen, numbers) == (None, (wide,))


def test_rows_of_zeros_have_no_cosine_and_are_counted() -> None:
    found = set_up("relu", dimension=2, patch_rows=1, patch_columns=1, row_stride=1)
    (each,) = found.measured
    assert each.got is not None
    assert each.got.undefined > 0
    (told,) = sentences.undefined(found.measured, TEXT)
    assert (told.key, told.values["pairs"]) == ("pooling.some-cosines", each.got.undefined)


def test_a_panel_without_a_cosine_is_told_and_not_drawn() -> None:
    wanted, _ = panels("free", FIRST, BEGINNING)
    assert wanted
    nothing = Measured(wanted.panels[0], "measured", (2, 2), None)
    found = Measurements(wanted, (nothing,))
    assert sentences.undefined((nothing,), TEXT)[0].key == "pooling.no-cosine"
    assert figures.draw(found, Look(), TEXT) is None
    assert figures.view("free", found, Look(), TEXT).rows == ()
    table = sentences.table(found, TEXT)
    assert [cells[table["panel"].index("mean")] for cells in table.values()] == ["mean", None]


def test_one_number_a_vector_leaves_cosines_of_one_sign_or_the_other() -> None:
    found = set_up(method="mean", dimension=2, patch_columns=2)
    (each,) = found.measured
    assert each.shape[1] == 1
    assert each.got is not None
    assert (each.got.low, each.got.high) == (-1.0, 1.0)
    assert figures.draw(found, Look(), TEXT) is not None


def test_a_maximum_closes_the_cone_at_a_mean_below_zero_and_not_at_zero() -> None:
    for mean, cosine in ((0.0, 0.683), (-1.03, 0.0)):
        (each,) = set_up("common-mean", mean=mean).measured
        assert each.predicted is not None
        assert each.predicted.mean == pytest.approx(cosine, abs=2e-3)


def test_only_what_matters_can_be_set() -> None:
    assert set(fields("forum", "normal")) == {"seed"}
    assert set(fields("words", "normal")) == set()
    assert set(fields("free", "normal")) == set(FIELDS) - {"mean"}
    assert set(fields("free", "common-mean")) == set(FIELDS)
    assert set(fields("free", WORDS)) == set(FIELDS) - {"mean", "dimension", "seed"}
    assert set(MODELS) == set(load_words().vectors)


def test_another_seed_is_another_sample() -> None:
    one, other = solved("forum"), solved("forum", seed=1)
    assert one[0].got is not None
    assert other[0].got is not None
    assert one[0].got.high != other[0].got.high
    assert isinstance(one[0].panel, Pooled)
