"""What holds for every window: the naive loop agrees, and means ignore where windows are."""

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from cosine_lab.maths.pooling.law import moments
from cosine_lab.maths.pooling.pool import Law, Method, Patch, pool, sample
from cosine_lab.maths.spaces.cosine_law import cosine_density
from cosine_lab.maths.spaces.pair_cosines import pair_cosines

SIDES = st.integers(1, 6)


@given(n=SIDES, d=SIDES, patch=st.builds(Patch, SIDES, SIDES, SIDES, SIDES), method=st.sampled_from(Method))
@settings(max_examples=100)
def test_pooling_is_what_the_naive_loop_does(n: int, d: int, patch: Patch, method: Method) -> None:
    X = sample(Law.NORMAL, n + patch.rows, d + patch.columns, seed=n)
    got = pool(X, patch, method)
    keep = np.max if method is Method.MAX else np.mean
    rows, columns = patch.shape(*X.shape)
    naive = [
        [
            keep(
                X[
                    i * patch.row_stride : i * patch.row_stride + patch.rows,
                    j * patch.column_stride : j * patch.column_stride + patch.columns,
                ]
            )
            for j in range(columns)
        ]
        for i in range(rows)
    ]
    np.testing.assert_allclose(got, naive, atol=1e-12)


@given(seed=st.integers(0, 10_000), scale=st.floats(1e-3, 1e3))
@settings(max_examples=30)
def test_cosines_of_pairs_ignore_the_lengths_of_the_rows(seed: int, scale: float) -> None:
    X = sample(Law.NORMAL, 12, 5, seed=seed)
    lengths = np.linspace(scale, 2 * scale, 12)[:, None]
    one, other = pair_cosines(X), pair_cosines(X * lengths)
    assert np.isclose(one.mean, other.mean)
    assert np.isclose(one.sd, other.sd)


@given(law=st.sampled_from(Law), k=st.integers(1, 500), mean=st.floats(-3.0, 3.0))
@settings(max_examples=60)
def test_a_larger_window_of_maxima_makes_a_narrower_cone_of_known_bounds(law: Law, k: int, mean: float) -> None:
    one = moments(law, Method.MAX, k, mean)
    assert 0 <= one.cosine <= 1 + 1e-12
    # Near a maximum of mean zero (a negative common mean) the spread passes 1 by a little.
    assert one.spread <= (1.01 if law is Law.COMMON_MEAN else 1 + 1e-9)
    assert moments(law, Method.MAX, k + 1, mean).first >= one.first - 1e-12


@given(d=st.integers(3, 2000))
@settings(max_examples=40)
def test_the_density_is_even_and_highest_at_a_right_angle(d: int) -> None:
    t = np.linspace(0, 1, 50)
    density = cosine_density(t, d)
    np.testing.assert_allclose(density, cosine_density(-t, d))
    assert (np.diff(density) <= 1e-12).all()
