"""Sign patterns and rankings: the paper's configurations, counts, degenerate input, limits."""

import json
from itertools import combinations
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from cosine_lab.maths.rankings.arrangements import listing
from cosine_lab.maths.rankings.arrangements.incremental import proposed
from cosine_lab.maths.rankings.counting import max_rankings, max_sign_patterns
from cosine_lab.maths.rankings.feasible import feasible
from cosine_lab.maths.rankings.patterns import TieError, TooManyError, rankings, sign_patterns, sign_strings

_VECTORS = Path(__file__).parents[2] / "vectors"
CASES: list[dict[str, Any]] = json.loads((_VECTORS / "pattern_cases.json").read_text(encoding="utf-8"))["cases"]
BY_ID = {case["id"]: case for case in CASES}


def drawn(n: int, d: int, seed: int = 0) -> np.ndarray:
    return np.random.default_rng([n, d, seed]).standard_normal((n, d))


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_the_papers_sign_patterns(case: dict[str, Any]) -> None:
    assert sign_strings(sign_patterns(case["W"]).rows) == case["sign_patterns"]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_the_papers_rankings(case: dict[str, Any]) -> None:
    assert rankings(case["W"]).rows.tolist() == case["rankings"]


@pytest.mark.parametrize(("n", "d"), [(n, d) for n in range(1, 13) for d in range(1, 5)], ids=str)
def test_rows_in_general_position_have_covers_number_of_sign_patterns(n: int, d: int) -> None:
    found = sign_patterns(drawn(n, d))
    assert len(found.rows) == found.bound == max_sign_patterns(n, min(n, d))
    assert found.exact
    assert not found.degenerate


@pytest.mark.parametrize(
    ("n", "d"), [(n, d) for n in range(1, 13) for d in range(1, 5) if max_rankings(n, d) <= 20_000], ids=str
)
def test_rows_in_general_position_have_covers_number_of_rankings(n: int, d: int) -> None:
    found = rankings(drawn(n, d))
    assert len(found.rows) == found.bound == max_rankings(n, d)
    assert found.exact


@pytest.mark.parametrize(("n", "d"), [(2, 1), (5, 1), (6, 2), (5, 3), (8, 3), (10, 2)])
def test_biases_in_general_position_have_their_own_counts(n: int, d: int) -> None:
    W, b = drawn(n, d), drawn(n, 1, seed=1)[:, 0]
    assert len(sign_patterns(W, b).rows) == max_sign_patterns(n, min(n, d), bias=True)
    assert len(rankings(W, b).rows) == max_rankings(n, min(n - 1, d), bias=True)


def test_every_row_comes_with_an_embedding_that_shows_it() -> None:
    W, b = drawn(7, 3), drawn(7, 1, seed=1)[:, 0]
    signs = sign_patterns(W, b)
    assert np.array_equal(np.sign(signs.points @ W.T + b), signs.rows)
    orders = rankings(W)
    assert np.array_equal(np.argsort(-(orders.points @ W.T), axis=1), orders.rows)
    np.testing.assert_allclose(np.linalg.norm(orders.points, axis=1), 1.0)
    assert orders.margins.min() > 0


def test_a_float_is_read_as_the_decimal_it_prints() -> None:
    assert sign_strings(sign_patterns([[0.1, 0.2], [0.3, 0.6]]).rows) == ["++", "--"]
    assert sign_strings(sign_patterns([[0.1, 0.2], [-0.3, -0.6]]).rows) == ["+-", "-+"]


def test_a_typed_cell_is_found_however_thin() -> None:
    W = [[1, 0], [1, 1e-12], [0, 1]]
    found = sign_patterns(W)
    assert len(found.rows) == 6
    assert found.exact


def test_a_thin_cell_of_computed_numbers_counts_as_nothing() -> None:
    W = np.array([[np.cos(0.3), np.sin(0.3)], [np.cos(0.3 + 1e-12), np.sin(0.3 + 1e-12)]])
    found = sign_patterns(W)
    assert sign_strings(found.rows) == ["++", "--"]
    assert not found.exact


def test_the_rank_counts_and_not_the_number_of_columns() -> None:
    product = drawn(5, 2) @ drawn(2, 6)
    found = rankings(product)
    assert len(found.rows) == found.bound == max_rankings(5, 2) == 20
    assert len(sign_patterns(product).rows) == 10


def test_collinear_points_have_the_rankings_of_a_line() -> None:
    W = [[i, 2 * i + 1] for i in (0, 1, 3, 4)]
    assert rankings(W).rows.tolist() == [[0, 1, 2, 3], [3, 2, 1, 0]]


def test_a_computed_regular_polygon_has_as_many_rankings_as_its_directions_of_symmetry() -> None:
    for n in (5, 6, 8):
        angles = 2 * np.pi * np.arange(n) / n
        found = rankings(np.c_[np.cos(angles), np.sin(angles)])
        assert len(found.rows) == 2 * n < found.bound
        assert found.degenerate
        assert not found.exact


def test_the_corners_of_a_cube_have_the_orders_of_subset_sums() -> None:
    # Two additive comparative probability orders of three atoms (OEIS A009997), and the 48
    # symmetries of the cube.
    corners = [[x, y, z] for x in (0, 1) for y in (0, 1) for z in (0, 1)]
    assert len(rankings(corners).rows) == 96


def test_rotated_degenerate_rows_have_the_patterns_of_the_typed_ones() -> None:
    W = np.array([[1, 0, 1], [1, 1, 0], [0, 1, 1], [1, 0, -1], [2, 1, 1], [0, -1, 1], [1, 1, 1]])
    turn, _ = np.linalg.qr(drawn(3, 3))
    assert np.array_equal(sign_patterns(W @ turn).rows, sign_patterns(W).rows)
    assert np.array_equal(rankings(W @ turn).rows, rankings(W).rows)
    assert not rankings(W @ turn).exact
    assert rankings(W).exact


def test_one_label_has_one_ranking_and_two_sign_patterns() -> None:
    assert rankings([[3.0, 4.0]]).rows.tolist() == [[0]]
    assert sign_strings(sign_patterns([[3.0, 4.0]]).rows) == ["+", "-"]


def test_a_bias_alone_fixes_the_pattern() -> None:
    assert sign_strings(sign_patterns([[0.0], [0.0]], [1.0, -2.0]).rows) == ["+-"]
    assert rankings([[5.0], [5.0]], [1.0, 2.0]).rows.tolist() == [[1, 0]]


def test_equal_rows_with_different_biases_never_change_places() -> None:
    found = rankings([[1.0, 0.0], [1.0, 0.0], [0.0, 1.0]], [1.0, 0.0, 0.0])
    assert found.rows.tolist() == [[0, 1, 2], [0, 2, 1], [2, 0, 1]]


def test_a_zero_row_has_no_sign() -> None:
    with pytest.raises(TieError, match="got a zero row for label 1"):
        sign_patterns([[1.0, 0.0], [0.0, 0.0]])


def test_equal_rows_always_tie() -> None:
    with pytest.raises(TieError, match="the same row for labels 0 and 2"):
        rankings([[1.0, 0.0], [0.0, 0.0], [1.0, 0.0]])


def test_h2_has_the_same_signs_and_two_rankings_of_its_own_on_each_side() -> None:
    first, second = (rankings(BY_ID[name]["W"]).rows + 1 for name in ("H2_W", "H2_Wprime"))
    a, b = ({"".join(map(str, row)) for row in rows} for rows in (first, second))
    assert a - b == {"41325", "52314"}
    assert b - a == {"14352", "25341"}
    assert BY_ID["H2_W"]["sign_patterns"] == BY_ID["H2_Wprime"]["sign_patterns"]
    assert len(BY_ID["H2_W"]["sign_patterns"]) == 20


def test_every_pair_of_a_square_can_be_the_top_two_but_the_diagonals() -> None:
    square = [[1, 1], [-1, 1], [-1, -1], [1, -1]]
    found = {pair: feasible(square, top=pair).point for pair in combinations(range(4), 2)}
    shown = {pair: point for pair, point in found.items() if point is not None}
    assert [*shown] == [(0, 1), (0, 3), (1, 2), (2, 3)]
    for pair, point in shown.items():
        assert {*np.argsort(-(np.array(square) @ point))[:2].tolist()} == {*pair}


@pytest.mark.parametrize(("n", "k", "d"), [(8, 3, 3), (10, 4, 2), (7, 3, 6)])
@pytest.mark.parametrize("biased", [False, True])
def test_top_sets_are_the_heads_of_the_rankings(n: int, k: int, d: int, *, biased: bool) -> None:
    W = drawn(n, d)
    b = drawn(n, 1)[:, 0] if biased else None
    heads = {tuple(row) for row in np.sort(rankings(W, b).rows[:, :k], axis=1).tolist()}
    assert {chosen for chosen in combinations(range(n), k) if feasible(W, b, top=chosen).ok} == heads


def test_a_zero_row_can_be_ranked() -> None:
    assert len(rankings([[1.0, 0.0], [0.0, 0.0], [0.0, 1.0]]).rows) == 6


def test_too_many_cells_are_refused_before_any_work_with_their_number() -> None:
    with pytest.raises(TooManyError, match=r"got 12 labels in 4 dimensions, which can have up to 65472$"):
        rankings(drawn(12, 4))
    with pytest.raises(TooManyError, match=r"got 5000 labels in 40 dimensions or more, which can have 10.* or more$"):
        sign_patterns(np.ones((5000, 60)) + drawn(5000, 60))
    assert len(rankings(drawn(12, 4), limit=70_000).rows) == 65472


def test_a_table_of_many_labels_is_bounded_by_its_entries() -> None:
    with pytest.raises(
        TooManyError, match=f"needs at most {2**24 // 100} sign patterns, got .* which can have 323600 or more"
    ):
        sign_patterns(drawn(100, 4), limit=300_000)


def test_rows_of_any_size_have_patterns() -> None:
    for size in (1e-150, 1e150):
        assert len(sign_patterns([[size, 0], [0, size], [size, size]]).rows) == 6
    assert len(sign_patterns([[1e-300, 0], [0, 1], [1, 1]]).rows) == 6
    assert len(rankings([[1e300, 1], [-1e300, 2], [0, 1]]).rows) == 6


def test_a_limit_outside_its_range_is_refused() -> None:
    with pytest.raises(ValueError, match="rankings needs a limit in"):
        rankings([[1.0], [2.0]], limit=10**9)


@pytest.mark.parametrize("bad", [[], [[]], [[np.nan]], [1.0, 2.0], [["a"]]])
def test_what_is_no_matrix_is_refused(bad: object) -> None:
    with pytest.raises(ValueError, match="sign_patterns needs unembeddings"):
        sign_patterns(bad)  # type: ignore[arg-type]


def test_a_bias_of_the_wrong_length_is_refused() -> None:
    with pytest.raises(ValueError, match="needs a bias of shape"):
        sign_patterns([[1.0], [2.0]], [1.0])


def test_progress_is_told_and_may_cancel() -> None:
    told: list[float] = []
    rankings(drawn(8, 4), progress=told.append)
    assert told
    assert told == sorted(told)
    assert 0 <= told[0] <= told[-1] <= 1

    def cancel(_: float) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        rankings([[1, 0, 0], [2, 0, 0], [0, 1, 0], [0, 0, 1], [1, 1, 1]], progress=cancel)


def turned(rows: list[list[float]]) -> np.ndarray:
    """The same rows, turned: computed numbers whose degeneracies rounding blurs."""
    W = np.array(rows, float)
    d = W.shape[1]
    return W @ np.linalg.qr(drawn(d, d, seed=7))[0]


CUBE = [[x, y, z] for x in (-1, 1) for y in (-1, 1) for z in (-1, 1)]
CROSS = [[s * (k == c) for c in range(4)] for k in range(4) for s in (1, -1)]


@pytest.mark.parametrize("rows", [CUBE, CROSS, [[0, 1, 0], [1, 0, 0], [0, 0, 1], [1, 1, 0], [2, 1, 0]]])
@pytest.mark.parametrize("kind", [rankings, sign_patterns])
def test_turned_rows_have_the_patterns_of_the_typed_ones(kind: Any, rows: Any) -> None:
    typed, computed = kind(rows), kind(turned(rows))
    assert typed.degenerate
    assert np.array_equal(typed.rows, computed.rows)
    assert (computed.margins > 1e-3).all()
    assert typed.exact
    assert not computed.exact


def test_floats_propose_the_cells_that_integers_find(monkeypatch: pytest.MonkeyPatch) -> None:
    W = turned(CUBE)
    b = np.array([0.5, 0, 0, 0, 0, 0, 0, 0.5]) / 3
    proposed = rankings(W, b)
    monkeypatch.setattr(listing, "proposed", lambda *_: None)
    found = rankings(W, b)
    assert np.array_equal(proposed.rows, found.rows)
    assert len(found.rows) < found.bound


def test_what_floats_cannot_tell_apart_is_left_to_integers() -> None:
    plain = np.array([[1, 0, 0], [0, 1, 0], [0, 0, 1.0], [1, 1, 0], [1, 1, 1]])
    assert proposed(plain, 1.0) is not None
    blurred = plain.copy()
    blurred[3, 2] += 1e-11
    assert proposed(blurred, 1.0) is not None
    blurred[4] = [1, 0, 5e-10]
    assert proposed(blurred, 1.0) is None
    assert proposed(np.zeros((2, 3)), 1.0) is None
    assert proposed(plain, 1e6) is None


@pytest.mark.parametrize("lift", [0.0, 1e-13, 1e-11, 3e-11, 1e-9, 1e-7])
def test_a_blurred_dependence_is_read_as_one_up_to_the_tolerance(lift: float) -> None:
    W = turned([[1, 0, 0], [0, 1, 0], [0, 0, 1], [1, 1, 0], [-1, 1, 3]])
    W[3] += lift * np.linalg.qr(drawn(3, 3, seed=7))[0][2]
    assert len(sign_patterns(W).rows) == (22 if lift > 1e-8 else 20)
