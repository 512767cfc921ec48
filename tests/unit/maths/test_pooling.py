import json
import math
from pathlib import Path

import numpy as np
import pytest
from scipy.integrate import quad

from cosine_lab.maths.pooling.law import moments, predict, predict_tokens
from cosine_lab.maths.pooling.overlap import effective_dimension, neighbour_cosine
from cosine_lab.maths.pooling.pool import Law, Method, Patch, pool, sample, token_pooled
from cosine_lab.maths.spaces.cosine_law import cosine_density, cosine_spread
from cosine_lab.maths.spaces.pair_cosines import pair_cosines

VECTORS = Path(__file__).parents[2] / "vectors" / "learned_cases.json"
CASES = json.loads(VECTORS.read_text(encoding="utf-8"))["pooling"]


def test_a_window_keeps_its_greatest_or_its_mean() -> None:
    X = [[1.0, 5.0, 2.0, 0.0], [3.0, 4.0, -1.0, 7.0]]
    pairs = Patch(columns=2, column_stride=2)
    np.testing.assert_array_equal(pool(X, pairs, Method.MAX), [[5, 2], [4, 7]])
    np.testing.assert_array_equal(pool(X, pairs, Method.MEAN), [[3, 1], [3.5, 3]])
    squares = Patch(2, 2, 2, 2)
    np.testing.assert_array_equal(pool(X, squares, Method.MAX), [[5, 7]])
    np.testing.assert_array_equal(pool(X, squares, Method.MEAN), [[3.25, 2]])


def test_windows_may_overlap_and_may_not_stick_out() -> None:
    X = np.arange(5.0)[None]
    np.testing.assert_array_equal(pool(X, Patch(columns=3), Method.MAX), [[2, 3, 4]])
    np.testing.assert_array_equal(pool(X, Patch(columns=2, column_stride=2), Method.MEAN), [[0.5, 2.5]])
    np.testing.assert_array_equal(pool(X, Patch(columns=5), Method.MEAN), [[2]])
    np.testing.assert_array_equal(pool(X, Patch(), Method.MAX), X)


def test_a_patch_larger_than_the_data_is_refused() -> None:
    with pytest.raises(ValueError, match="pool needs a patch within 2 × 3, got 1 × 4"):
        pool(np.ones((2, 3)), Patch(columns=4), Method.MAX)
    with pytest.raises(ValueError, match="pool needs a patch within 2 × 3, got 3 × 1"):
        pool(np.ones((2, 3)), Patch(rows=3), Method.MEAN)
    with pytest.raises(ValueError, match="a patch and strides of at least 1"):
        pool(np.ones((2, 3)), Patch(column_stride=0), Method.MAX)
    with pytest.raises(ValueError, match="a patch of 1 to 3 columns, got 4"):
        predict(Law.NORMAL, Patch(columns=4), Method.MAX, columns=3)


@pytest.mark.parametrize(("k", "m", "q", "cosine", "kappa"), CASES["maxima"])
def test_every_row_of_the_table_of_maxima(k: int, m: float, q: float, cosine: float, kappa: float) -> None:
    got = moments(Law.NORMAL, Method.MAX, k)
    expected = (m, q, cosine, kappa)
    np.testing.assert_allclose((got.first, got.second, got.cosine, got.spread), expected, atol=1e-9)


def test_the_first_rows_of_that_table_are_known_exactly() -> None:
    two, three = (moments(Law.NORMAL, Method.MAX, k) for k in (2, 3))
    assert two.first == pytest.approx(1 / math.sqrt(math.pi), abs=1e-12)
    assert two.cosine == pytest.approx(1 / math.pi, abs=1e-12)
    assert three.first == pytest.approx(1.5 / math.sqrt(math.pi), abs=1e-12)
    assert three.second == pytest.approx(1 + math.sqrt(3) / (2 * math.pi), abs=1e-12)
    assert moments(Law.RELU, Method.MAX, 1).cosine == pytest.approx(1 / math.pi, abs=1e-12)
    assert moments(Law.UNIFORM, Method.MAX, 3).first == pytest.approx(0.5, abs=1e-12)


def test_moments_of_a_mean_are_those_of_a_sample() -> None:
    X = sample(Law.RELU, 2000, 300, seed=0).reshape(-1, 3).mean(axis=1)
    got = moments(Law.RELU, Method.MEAN, 3)
    np.testing.assert_allclose(
        (got.first, got.second, got.third, got.fourth), [(X**j).mean() for j in (1, 2, 3, 4)], rtol=0.02
    )


def test_pooled_normals_have_the_cosines_that_were_simulated_and_predicted() -> None:
    X = sample(Law.NORMAL, 1200, 768, seed=0)
    for rows, columns, down, across, how, mean, sd, neighbours in CASES["simulated"]:
        patch, method = Patch(rows, columns, down, across), Method(how)
        got = pair_cosines(pool(X, patch, method))
        law = predict(Law.NORMAL, patch, method, columns=768)
        assert got.mean == pytest.approx(mean, abs=2e-3)
        assert got.sd == pytest.approx(sd, rel=0.03)
        assert got.adjacent == pytest.approx(neighbours, abs=6e-3)
        assert got.mean == pytest.approx(law.mean, abs=4e-3)
        if law.sd is not None and down >= rows:
            assert got.sd == pytest.approx(law.sd, rel=0.03)


@pytest.mark.parametrize("law", list(Law))
@pytest.mark.parametrize("method", list(Method))
def test_every_law_is_predicted_pooled_over_coordinates_or_tokens(law: Law, method: Method) -> None:
    patch = Patch(columns=4, column_stride=4)
    across = pair_cosines(pool(sample(law, 500, 768, seed=1, mean=0.5), patch, method))
    tokens = pair_cosines(token_pooled(law, 300, 16, 768, method, seed=1, mean=0.3))
    for got, expected in (
        (across, predict(law, patch, method, 768, mean=0.5)),
        (tokens, predict_tokens(law, method, 16, 768, mean=0.3)),
    ):
        assert got.mean == pytest.approx(expected.mean, abs=4e-3)
        assert got.sd == pytest.approx(expected.sd, rel=0.05)


def test_averaging_tokens_raises_cosines_only_with_a_common_mean() -> None:
    squared, d = 63.0, 768
    level = math.sqrt(squared / d)
    for tokens in (1, 4, 16, 64, 256):
        with_mean = predict_tokens(Law.COMMON_MEAN, Method.MEAN, tokens, d, mean=level)
        assert with_mean.mean == pytest.approx(squared / (squared + d / tokens))
        without = predict_tokens(Law.NORMAL, Method.MEAN, tokens, d)
        assert (abs(without.mean) < 1e-12, without.dimension) == (True, d)


def test_disjoint_means_have_exactly_the_law_of_fewer_dimensions() -> None:
    patch = Patch(2, 2, 2, 2)
    law = predict(Law.NORMAL, patch, Method.MEAN, columns=768)
    assert law.dimension == 384
    assert law.sd == pytest.approx(cosine_spread(384))
    assert predict(Law.NORMAL, patch, Method.MAX, columns=768).dimension is None


@pytest.mark.parametrize(("d", "window", "stride", "sd"), CASES["overlap"])
def test_the_effective_dimension_gives_the_spread_under_overlap(d: int, window: int, stride: int, sd: float) -> None:
    effective = effective_dimension(d, window, stride)
    assert cosine_spread(effective) == pytest.approx(sd, abs=1e-4)
    patch = Patch(columns=window, column_stride=stride)
    squares = [pair_cosines(pool(sample(Law.NORMAL, 60, d, seed), patch, Method.MEAN)).sd ** 2 for seed in range(20)]
    error = np.std(squares, ddof=1) / math.sqrt(len(squares))
    assert abs(np.mean(squares) - 1 / effective) <= 3 * error


def test_the_effective_dimension_tends_to_its_formula() -> None:
    for m in (1, 2, 4, 16):
        limit = 3 * m**2 / (2 * m**2 + 1)
        d, window = 160_000, 16
        assert effective_dimension(d, window, window // m) == pytest.approx(d / window * limit, rel=1e-3)


def test_neighbouring_rows_share_what_their_windows_share() -> None:
    assert [neighbour_cosine(2, 1), neighbour_cosine(4, 1)] == [0.5, 0.75]
    assert [neighbour_cosine(2, 2), neighbour_cosine(2, 5)] == [0.0, 0.0]


def test_overlapping_maxima_have_a_mean_but_no_formula_for_their_spread() -> None:
    law = predict(Law.NORMAL, Patch(columns=2), Method.MAX, columns=768)
    assert law.mean == pytest.approx(1 / math.pi)
    assert law.sd is None
    assert predict(Law.RELU, Patch(columns=2), Method.MEAN, columns=768).sd is None


def test_the_density_is_arcsine_in_the_plane_and_flat_in_space() -> None:
    t = np.array([-0.5, 0.0, 0.8])
    np.testing.assert_allclose(cosine_density(t, 2), 1 / (np.pi * np.sqrt(1 - t**2)), rtol=1e-12)
    np.testing.assert_allclose(cosine_density(t, 3), 0.5, rtol=1e-12)
    np.testing.assert_array_equal(cosine_density([-2.0, 1.5], 768), 0.0)
    assert math.isinf(cosine_density(1.0, 2))


@pytest.mark.parametrize(("d", "quantile"), CASES["quantiles"])
def test_the_density_has_the_known_quantiles(d: int, quantile: float) -> None:
    above = quad(lambda t: float(cosine_density(t, d)), quantile, 1)[0]
    assert above == pytest.approx(0.025, abs=6e-5 * max(1.0, float(cosine_density(quantile, d))))


def test_pairs_are_those_above_the_diagonal_whatever_the_block() -> None:
    X = sample(Law.COMMON_MEAN, 1100, 6, seed=2, mean=1.0)
    units = X / np.linalg.norm(X, axis=1, keepdims=True)
    cosines = (units @ units.T)[np.triu_indices(1100, 1)]
    got = pair_cosines(X)
    np.testing.assert_allclose(
        (got.mean, got.sd, got.low, got.high), (cosines.mean(), cosines.std(), cosines.min(), cosines.max()), rtol=1e-9
    )
    expected = np.histogram(cosines, bins=got.edges)[0]
    assert np.abs(got.counts - expected).sum() <= 4
    assert got.counts.sum() == got.pairs == 1100 * 1099 // 2


def test_rows_without_a_direction_are_left_out_and_counted() -> None:
    got = pair_cosines([[1.0, 0.0], [0.0, 0.0], [0.0, 2.0], [3.0, 0.0]])
    assert (got.pairs, got.undefined) == (3, 3)
    assert (got.low, got.high, got.adjacent) == (0.0, 1.0, 0.0)
    assert pair_cosines([[1.0, 0.0], [0.0, 0.0], [0.0, 2.0]]).adjacent is None
    with pytest.raises(ValueError, match="two rows with a direction, got 1"):
        pair_cosines([[1.0, 0.0], [0.0, 0.0]])


def test_token_pooling_tells_how_far_it_is_and_may_be_cancelled() -> None:
    told: list[float] = []
    token_pooled(Law.UNIFORM, 3, 4, 5, Method.MAX, seed=0, progress=told.append)
    assert told == [0.5, 0.75, 1.0]


def test_junk_is_refused() -> None:
    with pytest.raises(ValueError, match="sizes of at least 1 and 200,000,000 numbers at most"):
        sample(Law.NORMAL, 0, 5, seed=0)
    with pytest.raises(ValueError, match="got 1000 × 1000 × 1000"):
        token_pooled(Law.NORMAL, 1000, 1000, 1000, Method.MEAN, seed=0)
    with pytest.raises(ValueError, match=r"a mean in \[-100, 100\], got nan"):
        sample(Law.COMMON_MEAN, 2, 2, seed=0, mean=math.nan)
    with pytest.raises(ValueError, match=r"a window in \[1, 10000\], got 0"):
        moments(Law.NORMAL, Method.MAX, 0)
    with pytest.raises(ValueError, match="a column at least, got 0"):
        predict_tokens(Law.NORMAL, Method.MAX, 2, 0)
    with pytest.raises(ValueError, match=r"a window in \[1, 8\] and a stride of at least 1"):
        effective_dimension(8, 9, 1)
    with pytest.raises(ValueError, match="a window and a stride of at least 1"):
        neighbour_cosine(0, 1)
    with pytest.raises(ValueError, match="a dimension of at least 2, got 1"):
        cosine_density(0.0, 1)
    with pytest.raises(ValueError, match="finite cosines, got NaN"):
        cosine_density(math.nan, 3)
    with pytest.raises(ValueError, match="a dimension of at least 1, got 0"):
        cosine_spread(0)


def test_the_mean_of_tokens_is_their_mean_and_the_maximum_their_maximum() -> None:
    one = token_pooled(Law.COMMON_MEAN, 2, 1, 2000, Method.MEAN, seed=1, mean=5.0)
    many = token_pooled(Law.COMMON_MEAN, 2, 16, 2000, Method.MEAN, seed=1, mean=5.0)
    most = token_pooled(Law.COMMON_MEAN, 2, 16, 2000, Method.MAX, seed=1, mean=5.0)
    assert one.mean() == pytest.approx(5, abs=0.1)
    assert many.mean() == pytest.approx(5, abs=0.05)
    assert most.mean() > 6


def test_in_one_dimension_cosines_are_spread_by_one() -> None:
    assert cosine_spread(1) == 1
    with pytest.raises(ValueError, match="at least 1"):
        cosine_spread(0.9)
