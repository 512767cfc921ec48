"""What the Training page computes in Python: growth, step counts, and the encoders."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cosine_lab import prose
from cosine_lab.background_jobs import Message
from cosine_lab.figures.style import Look
from cosine_lab.lessons.training import model, sentences
from cosine_lab.lessons.training.figures import charts
from cosine_lab.lessons.training.model import Judged
from cosine_lab.lessons.training.state import TAUS
from cosine_lab.refusals import Word
from tests.figures import valid

TEXT = prose.text("training")


@pytest.fixture(scope="module")
def progress() -> list[tuple[float, Message]]:
    return []


@pytest.fixture(scope="module")
def found(progress: list[tuple[float, Message]]) -> tuple[Judged, ...]:
    return model.sweep(0, lambda done, said: progress.append((done, said)))


def test_the_run_is_on_the_law_and_doubling_the_steps_multiplies_by_the_fourth_root() -> None:
    run = model.grown(0.2, 16, 0)
    norms, law = run.growth.norms, run.growth.predicted
    assert norms[-1] == pytest.approx(law[-1], abs=2e-3)
    assert norms[-1] / norms[len(norms) // 2] == pytest.approx(2**0.25, rel=2e-3)
    assert "6.22" in sentences.growth(run, TEXT)
    chart = charts.growth(run, Look(), TEXT)
    assert len(valid(chart.figure).data) == 3
    assert chart.table is not None
    _, grown, _, slope = chart.table.values()
    assert slope[0] is None  # the line begins where it leaves the norm at the start
    assert slope[-1] == pytest.approx(grown[-1], rel=1e-3)


def test_the_counts_are_the_reference_and_near_the_time_of_the_flow() -> None:
    table = charts.step_counts(TEXT)
    norms, steps, reference, flow, both = table.values()
    assert norms == [1, 3, 10, 30]
    assert steps == reference == [6, 31, 313, 2795]
    assert TEXT("counts-flow", time=3.1) in table
    assert steps[1:] == pytest.approx(np.array(flow[1:], dtype=float), rel=0.12)
    assert both[-1] == pytest.approx(flow[-1] / 2, rel=0.01)


def test_the_progress_of_a_sweep_rises_to_its_end(
    found: tuple[Judged, ...], progress: list[tuple[float, Message]]
) -> None:
    done = [each for each, _ in progress]
    assert done == sorted(done)
    assert (done[0], done[-1]) == (0.0, 1.0)
    last = progress[-1][1]
    assert isinstance(last, Word)
    assert prose.sentence(last).startswith("τ = 1: step 300 of 300, loss ")
    assert len(found) == 1 + len(TAUS)


def test_a_low_temperature_ends_in_a_high_band_that_ranks_as_well(found: tuple[Judged, ...]) -> None:
    low, high = model.at(found, 0.01), model.at(found, 0.1)
    assert low.band[0] > 0.3 > high.band[0]
    assert low.different > 0.6
    assert high.different < 0.1
    assert min(each.auc for each in found[1:]) > 0.95 > found[0].auc
    assert low.reciprocal_rank == pytest.approx(high.reciprocal_rank, abs=0.02)


def test_every_pair_is_counted_once_and_a_query_meets_its_own_digit_on_the_diagonal(found: tuple[Judged, ...]) -> None:
    for each in found:
        assert sum(counts.sum() for counts in each.counts) == 500 * 499 // 2
        assert each.batch.shape[1:] == (10, 10)
        assert np.abs(each.batch).max() <= 1
    trained = model.at(found, 0.2).batch
    inside = np.diagonal(trained, axis1=1, axis2=2).mean()
    assert inside > trained.mean() + 0.5


@given(constant=st.floats(-2, 2), tau=st.sampled_from(TAUS))
@settings(max_examples=40)
def test_a_constant_changes_no_loss_and_no_probability(found: tuple[Judged, ...], constant: float, tau: float) -> None:
    shift = model.shifted(model.at(found, tau), constant)
    assert abs(shift.losses[1] - shift.losses[0]) <= 1e-12
    assert shift.moved <= 1e-12
    assert shift.high[1] - shift.high[0] == pytest.approx(constant, abs=1e-12)


def test_charts_tables_and_sentences_tell_the_numbers(found: tuple[Judged, ...]) -> None:
    judged = model.at(found, 0.01)
    assert sentences.answer(judged, TEXT).startswith("**τ = 0.01**: 95% of all pairs")
    ranking = charts.ranking(found, TEXT)
    assert [len(column) for column in ranking.values()] == [8] * 10
    assert ranking[TEXT("ranking-tau")][0] == TEXT("untrained")
    best = max(found[1:], key=lambda each: each.auc)
    told = f"{found[1].auc:.3f} at the smallest, τ = {TAUS[0]:g}; the largest is {best.auc:.3f}"
    assert told in sentences.ranking(found, TEXT)
    spread, bands = (charts.spread(judged, Look(dark=True), TEXT), charts.bands(found, Look(), TEXT))
    assert spread.table is not None
    assert list(spread.table[TEXT("different")]) == judged.counts[1].tolist()
    shift = model.shifted(judged, 0.5)
    assert charts.shift(shift, TEXT)[TEXT("shift-before")][0] == shift.losses[0]
    assert "0.50" in sentences.shift(shift, 0.5, TEXT)
    assert len(valid(spread.figure).data) == 2
    assert len(valid(bands.figure).data) == 4
