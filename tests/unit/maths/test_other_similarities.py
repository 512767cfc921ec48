import numpy as np
import pytest

from lib.maths.other_similarities import scaled_sim, soft_cosine, wrd
from lib.maths.vectors import cosine

X, Y = [3.0, 4.0], [5.0, 0.0]


def test_scaled_sim_mixes_a_cosine_with_lengths() -> None:
    assert scaled_sim(X, Y, 1) == pytest.approx(0.6)
    assert scaled_sim(X, Y, 0) == pytest.approx(10)
    assert scaled_sim(X, Y, 0.5) == pytest.approx(5.3)


def test_the_alpha_of_scaled_sim_has_the_unit_of_the_vectors() -> None:
    longer = scaled_sim(np.multiply(10, X), np.multiply(10, Y), 0.5)
    assert longer == pytest.approx(50.3)


@pytest.mark.parametrize("alpha", [-0.1, 1.1, np.nan])
def test_alpha_is_a_share(alpha: float) -> None:
    message = rf"^scaled_sim needs α in \[0, 1\], got {alpha:g}$"
    with pytest.raises(ValueError, match=message):
        scaled_sim(X, Y, alpha)


def test_wrd_is_a_difference_of_lengths_and_an_angle() -> None:
    assert wrd([1, 0], [0, 3], 2) == pytest.approx(2 + np.pi)
    assert wrd(X, X, 1) == 0


def test_as_printed_wrd_has_a_sign_and_an_order() -> None:
    there, back = (wrd(a, b, 0.1, printed=True) for a, b in (([1, 0], [0, 3]), ([0, 3], [1, 0])))
    assert there == pytest.approx(-2 + 0.05 * np.pi)
    assert back == pytest.approx(2 + 0.05 * np.pi)
    assert wrd([1, 0], [0, 3], 0.1) == wrd([0, 3], [1, 0], 0.1) == pytest.approx(back)


@pytest.mark.parametrize("lam", [-1, np.inf])
def test_lambda_is_no_less_than_zero_and_finite(lam: float) -> None:
    with pytest.raises(ValueError, match=r"^wrd needs λ in \[0, "):
        wrd(X, Y, lam)


def test_soft_cosine_with_the_identity_is_the_cosine() -> None:
    assert soft_cosine(X, Y, np.eye(2)) == pytest.approx(cosine(X, Y))
    assert soft_cosine(X, X, 3 * np.eye(2)) == 1


def test_soft_cosine_is_the_cosine_after_a_root_of_the_similarities() -> None:
    rng = np.random.default_rng(1)
    root, x, y = rng.normal(size=(4, 4)), rng.normal(size=4), rng.normal(size=4)
    assert soft_cosine(x, y, root.T @ root) == pytest.approx(cosine(root @ x, root @ y))


def test_features_that_are_alike_make_orthogonal_vectors_alike() -> None:
    assert soft_cosine([1, 0], [0, 1], [[1, 0.5], [0.5, 1]]) == pytest.approx(0.5)


@pytest.mark.parametrize(
    ("S", "message"),
    [
        ([[1, 0]], r"similarities of features of shape \(2, 2\), got shape \(1, 2\)"),
        ([[1, 0.5], [0, 1]], "a symmetric S, got one that is not"),
        ([[1, 2], [2, 1]], "a positive semi-definite S, got a negative eigenvalue"),
        ([[0, 0], [0, 1]], "vectors with a length under S, got one without"),
        ([[0, 0], [0, 0]], "vectors with a length under S, got one without"),
    ],
)
def test_similarities_of_features_are_a_scalar_product(S: list[list[float]], message: str) -> None:
    with pytest.raises(ValueError, match=f"^soft_cosine needs {message}$"):
        soft_cosine([1, 0], [1, 1], S)
