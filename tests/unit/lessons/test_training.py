"""What the Training page computes in Python: growth, step counts, and the encoders."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lib.figures.style import Look
from lib.lessons import training
from lib.lessons.training import Judged, growth, told


@pytest.fixture(scope="module")
def progress() -> list[tuple[float, str]]:
    return []


@pytest.fixture(scope="module")
def found(progress: list[tuple[float, str]]) -> tuple[Judged, ...]:
    return training.sweep(0, lambda done, words: progress.append((done, words)))


def test_the_run_is_on_the_law_and_doubling_the_steps_multiplies_by_the_fourth_root() -> None:
    run = growth.grown(0.2, 16, 0)
    norms, law = run.growth.norms, run.growth.predicted
    assert norms[-1] == pytest.approx(law[-1], abs=2e-3)
    assert norms[-1] / norms[len(norms) // 2] == pytest.approx(2**0.25, rel=2e-3)
    assert "the law says 6.22" in growth.told(run)
    assert len(growth.draw(run, Look()).data) == 3
    drawn = growth.points(run)
    assert drawn["slope"][0] is None  # the line begins where it leaves the norm at the start
    assert drawn["slope"][-1] == pytest.approx(drawn["norm"][-1], rel=1e-3)


def test_the_counts_are_the_reference_and_near_the_time_of_the_flow() -> None:
    table = growth.counts()
    assert table["steps to .99"] == table["reference"] == [6, 31, 313, 2795]
    flow = np.array(table["3.10 ‖z‖²/η"], dtype=float)
    assert table["steps to .99"][1:] == pytest.approx(flow[1:], rel=0.12)
    assert table["both move"][-1] == pytest.approx(flow[-1] / 2, rel=0.01)


def test_the_progress_of_a_sweep_rises_to_its_end(
    found: tuple[Judged, ...], progress: list[tuple[float, str]]
) -> None:
    done = [each for each, _ in progress]
    assert done == sorted(done)
    assert (done[0], done[-1]) == (0.0, 1.0)
    assert progress[-1][1].startswith("τ = 1: step 300 of 300, loss ")
    assert len(found) == 1 + len(training.TAUS)


def test_a_low_temperature_ends_in_a_high_band_that_ranks_as_well(
    found: tuple[Judged, ...],
) -> None:
    low, high = training.at(found, "0.01"), training.at(found, "0.1")
    assert low.band[0] > 0.3 > high.band[0]
    assert low.different > 0.6
    assert high.different < 0.1
    assert min(each.auc for each in found[1:]) > 0.95 > found[0].auc
    assert low.reciprocal_rank == pytest.approx(high.reciprocal_rank, abs=0.02)


def test_every_pair_is_counted_once_and_a_query_meets_its_own_digit_on_the_diagonal(
    found: tuple[Judged, ...],
) -> None:
    for each in found:
        assert sum(counts.sum() for counts in each.counts) == 500 * 499 // 2
        assert each.batch.shape[1:] == (10, 10)
        assert np.abs(each.batch).max() <= 1
    trained = training.at(found, "0.2").batch
    inside = np.diagonal(trained, axis1=1, axis2=2).mean()
    assert inside > trained.mean() + 0.5


@given(constant=st.floats(-2, 2), choice=st.sampled_from(list(training.CHOICES)))
@settings(max_examples=40, deadline=None)
def test_a_constant_changes_no_loss_and_no_probability(
    found: tuple[Judged, ...], constant: float, choice: str
) -> None:
    shift = training.shifted(training.at(found, choice), constant)
    assert abs(shift.losses[1] - shift.losses[0]) <= 1e-12
    assert shift.moved <= 1e-12
    assert shift.high[1] - shift.high[0] == pytest.approx(constant, abs=1e-12)


def test_charts_tables_and_sentences_tell_the_numbers(found: tuple[Judged, ...]) -> None:
    judged = training.at(found, "0.01")
    assert told.answer(judged).startswith("**τ = 0.01**: 95 % of all pairs")
    assert [len(column) for column in told.ranking(found).values()] == [8] * 10
    assert told.ranking(found)["τ"][0] == "untrained"
    assert list(told.spread_table(judged)["different digits"]) == judged.counts[1].tolist()
    shift = training.shifted(judged, 0.5)
    assert told.shift_table(shift)["cosines"][0] == shift.losses[0]
    assert "c = 0.50" in told.shift_answer(shift, 0.5)
    assert len(told.spread(judged, Look(dark=True)).data) == 2
    assert len(told.bands(found, Look()).data) == 4
