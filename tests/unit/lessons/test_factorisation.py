"""The Factorisation lesson: its data, what every gauge does, and what the browser is told."""

import json
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from cosine_lab import prose
from cosine_lab.lessons import factorisation
from cosine_lab.lessons.factorisation import sentences
from cosine_lab.lessons.factorisation.model import Solution, default, findings, fitting, solved, uploaded
from cosine_lab.lessons.factorisation.model.problem import living, parsed
from cosine_lab.lessons.factorisation.state import HANDLES
from cosine_lab.links import amend, encode
from cosine_lab.maths.checks import Matrix
from cosine_lab.maths.recommender.factor_gauges import Gauge, fit_gauge, item_cosines, rescaled
from cosine_lab.maths.recommender.factorisation import fit_product, user_column_squares
from cosine_lab.refusals import Refused
from cosine_lab.surfaces import envelope
from tests.lessons_in_node import run
from tests.packed import unpacked

TEXT = prose.text("factorisation")
MATRIX = "user,a,b,c\nu1,1,0,2\nu2,0,3,1\nu3,2,1,0\nu4,1,1,1\n"


@pytest.fixture(scope="module")
def live() -> Solution:
    return solved("live", lambda _done, _said: None)


@pytest.fixture(scope="module")
def digits() -> Solution:
    return solved("digits", lambda _done, _said: None)


def column(found: Solution, name: str) -> list[float]:
    cells = found.gauges[name]
    assert all(isinstance(cell, int | float) for cell in cells)
    return [float(cell) for cell in cells if isinstance(cell, int | float)]


def test_six_gauges_predict_the_same_and_part_the_clusters_differently(live: Solution) -> None:
    assert max(column(live, "predictions")) <= 1e-10
    within = column(live, "within")
    assert max(within) - min(within) > 0.4


def test_weight_decay_is_least_in_the_gauge_it_picks(live: Solution) -> None:
    decay = column(live, "decay")
    names = live.gauges["gauge"]
    assert names[int(np.argmin(decay))] == "balanced"
    assert live.weight_decay_error < 1e-12


def test_normalising_after_training_helps_nothing_and_projecting_back_does(live: Solution) -> None:
    assert live.remedies is not None
    ways = dict(zip(live.remedies["way"], live.remedies["moved"], strict=True))
    plain = ways["cosine"]
    assert isinstance(plain, float)
    assert plain > 0.5
    assert ways["normalised"] == pytest.approx(plain)
    assert ways["projected"] == pytest.approx(0.0, abs=1e-10)
    assert ways["trained"] is None


def test_full_rank_ends_at_the_identity_and_at_the_raw_data(live: Solution) -> None:
    assert live.extremes is not None
    assert max(live.extremes) < 1e-10
    assert "the item cosines are 0 for all pairs" in sentences.facts(live, TEXT)


def test_the_browser_is_told_a_spectrum_that_it_can_read(live: Solution) -> None:
    told = factorisation.surface(live.problem, default(live.problem), TEXT)
    json.dumps(envelope(told, TEXT), allow_nan=False)
    held = told.data["problem"]
    V = unpacked(held["V"], "f4").reshape(-1, held["width"])
    np.testing.assert_array_equal(V, living(live.problem))
    users = unpacked(held["users"], "f4")
    assert users.reshape(-1, held["width"]).shape == live.problem.sample.shape
    assert len(held["names"]) == len(held["groups"]) == len(V)


def test_real_digits_are_grouped_by_what_they_are(digits: Solution) -> None:
    assert digits.problem.data.groups is not None
    assert len(set(digits.problem.data.groups.tolist())) == 10
    assert max(column(digits, "auc")) > 0.85
    assert digits.extremes is None
    assert "out of reach" in sentences.facts(digits, TEXT)


def test_a_matrix_of_ones_own_has_no_groups_and_all_the_rest() -> None:
    found = uploaded("mine.csv", MATRIX.encode())
    assert found.problem.names == ("a", "b", "c")
    assert "within" not in found.gauges
    assert max(column(found, "predictions")) <= 1e-10
    told = factorisation.surface(found.problem, default(found.problem), TEXT)
    assert told.data["problem"]["groups"] is None


def test_an_item_nobody_chose_has_no_cosine_and_stops_nothing() -> None:
    found = uploaded("", b"a,b,c\n1,0,2\n0,0,1\n2,0,0\n")
    assert found.problem.of.rank == 2
    assert found.extremes is None
    assert np.isfinite(column(found, "decay")).all()


def test_a_matrix_that_does_not_fit_is_refused() -> None:
    with pytest.raises(Refused):
        parsed(b"1,2,3\n1,2\n")


def test_a_matrix_of_large_numbers_begins_with_a_penalty_that_a_link_can_hold() -> None:
    start = default(parsed(b"a,b\n1000000,0\n3,-1000000\n1000000,2\n"))
    assert start.lam == 1e9
    assert amend(start, encode(replace(start, gauge=2), start.labels)) == (replace(start, gauge=2), ())


def test_a_link_beyond_the_data_is_told_and_the_rest_of_it_stays(live: Solution) -> None:
    start = default(live.problem)
    asked = replace(start, rank=900, item=700, lam=5.0)
    linked, notes = amend(start, encode(asked, start.labels))
    assert notes == ()
    state, unfit = fitting(linked, live.problem)
    assert (state.rank, state.item, state.lam) == (start.rank, start.item, 5.0)
    assert unfit == (
        Refused("factorisation.link-rank", rank=900, most=200, used=10),
        Refused("factorisation.link-item", item=701, most=200, used=139),
    )


def test_every_line_and_column_of_the_tables_has_its_name(live: Solution) -> None:
    ((_, listings),) = sentences.listings(live, TEXT).rows[0]
    assert [listing.key for listing in listings] == ["gauges", "remedies"]
    gauges = listings[0].table
    assert "B = Vₖ√(fσ), D = 1/√σ" in gauges["gauge (names are ours)"]
    assert "200 items" in sentences.about(live, TEXT)


def test_the_page_begins_with_the_item_whose_neighbours_the_gauges_move_most(live: Solution) -> None:
    problem = live.problem
    tables = {name: item_cosines(fit_gauge(name, problem.of, problem.rank, problem.lam)) for name in Gauge}

    def nearest(table: Matrix, item: int) -> set[int]:
        others = [other for other in range(len(table)) if other != item]
        return set(sorted(others, key=lambda other: -table[item, other])[:5])

    def fresh(item: int) -> int:
        even = nearest(tables[Gauge.EVEN], item)
        return sum(len(nearest(table, item) - even) for table in tables.values())

    most = [fresh(item) for item in range(len(problem.names))]
    assert most[problem.item] == max(most)
    assert most[problem.item] > most[0]


def test_no_remedies_are_trained_where_a_reader_would_wait(live: Solution) -> None:
    problem = live.problem
    large = replace(problem, data=replace(problem.data, X=np.zeros((20_000, 200), dtype=bool)))
    assert findings.remedies(large) is None


@pytest.mark.parametrize("line", ["1,2,3", "0.1,0.7", "1,1", "-1,-2,0"])
@pytest.mark.parametrize("users", [2, 3, 7])
def test_identical_users_leave_nothing_to_standardise(line: str, users: int) -> None:
    found = uploaded("", f"{line}\n".encode() * users)
    assert found.remedies is not None
    assert found.remedies["way"] == ["cosine", "normalised", "projected", "trained"]
    assert sentences.facts(found, TEXT)
    assert sentences.listings(found, TEXT).rows
    assert factorisation.surface(found.problem, default(found.problem), TEXT, factorisation.story())


def test_the_penalty_on_a_line_of_scalings_is_that_of_the_factors_and_smallest_at_weight_decay(
    live: Solution, tmp_path: Path
) -> None:
    problem, flat = live.problem, default(live.problem)
    sigma = problem.of.sigma[: problem.rank]
    bends = {
        share: tuple(share * np.log10(sigma)) + (0.0,) * (HANDLES - problem.rank) for share in (0.0, 0.3, 0.5, 0.8)
    }
    links = [encode(replace(flat, bend=bend), ()) for bend in bends.values()]
    data = envelope(factorisation.surface(problem, flat, TEXT, factorisation.story()), TEXT)
    asked = {"live": {"slug": "factorisation", "data": data, "links": links}}
    for share, seen in zip(bends, run("read_lessons.js", asked, tmp_path)["live"]["readings"], strict=True):
        fit = rescaled(fit_product(problem.of, problem.rank, problem.lam), sigma**-share)
        users, items = user_column_squares(problem.of, fit).sum(), (fit.B**2).sum()
        assert seen["users-squared"] == pytest.approx(users, rel=1e-4)
        assert seen["items-squared"] == pytest.approx(items, rel=1e-4)
        assert (seen["penalty-over"] == pytest.approx(1, abs=1e-4)) == (share == 0.5)
        assert seen["penalty-over"] > 1 - 1e-4
