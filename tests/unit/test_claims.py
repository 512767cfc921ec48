"""Claims of the prose that name numbers, computed here once more."""

import numpy as np
import pytest
from numpy.typing import NDArray

from lib.data.classifiers import PAPER_UNEMBEDDINGS

W = np.array(PAPER_UNEMBEDDINGS)


def cosine(a: NDArray[np.float64], b: NDArray[np.float64]) -> float:
    return float(a @ b / np.linalg.norm(a) / np.linalg.norm(b))


def label_sets(rows: NDArray[np.float64]) -> set[tuple[bool, ...]]:
    """The label sets of a sigmoid in the plane, by a fine turn of the input."""
    angles = np.linspace(0, 2 * np.pi, 20_001)
    inputs = np.column_stack([np.cos(angles), np.sin(angles)])
    return {tuple(row) for row in (inputs @ rows.T > 0).tolist()}


def test_some_translations_keep_all_label_sets_and_some_keep_a_cosine() -> None:
    assert label_sets(W + np.array([0.1, 0.1])) == label_sets(W)
    moved = W + np.array([-0.2194, -0.9720])
    assert cosine(moved[0], moved[1]) == pytest.approx(cosine(W[0], W[1]), abs=5e-4)
    assert label_sets(moved) != label_sets(W)


def test_columns_rescaled_against_each_other_keep_the_model_and_change_a_cosine() -> None:
    A, B = np.array([[2.0, 3.0], [1.0, -1.0]]), np.array([[1.0, 1.0], [1.0, -1.0]])
    D = np.diag([2.0, 1.0])
    assert A @ np.linalg.inv(D) @ (B @ D).T == pytest.approx(A @ B.T)
    assert cosine(B[0], B[1]) == 0
    assert cosine(*(B @ D)) == pytest.approx(0.6)


def test_two_cosines_of_three_labels_in_the_plane_leave_two_for_the_third() -> None:
    sixty = np.arccos(0.5)
    assert {round(float(np.cos(a)), 12) for a in (sixty + sixty, sixty - sixty)} == {-0.5, 1.0}


@pytest.mark.parametrize(("n", "d"), [(3, 2), (3, 5), (6, 5), (6, 9)])
def test_whitened_centred_cosines_say_nothing_in_d_of_n_minus_1_or_more(n: int, d: int) -> None:
    rows = np.random.default_rng(n + d).standard_normal((n, d))
    centred = rows - rows.mean(axis=0)
    u, s, _ = np.linalg.svd(centred, full_matrices=False)
    white = u[:, s > 1e-9 * s[0]]
    cosines = [cosine(white[i], white[j]) for i in range(n) for j in range(i)]
    assert cosines == pytest.approx([-1 / (n - 1)] * len(cosines))


def test_of_four_unit_vectors_on_a_short_arc_the_sum_is_at_least_what_the_proof_says() -> None:
    draw = np.random.default_rng(0)
    for _ in range(500):
        phi = draw.uniform(0, np.pi)
        angles = np.array([-phi / 2, *draw.uniform(-phi / 2, phi / 2, 2), phi / 2])
        total = np.hypot(np.cos(angles).sum(), np.sin(angles).sum())
        assert total >= 4 * np.cos(phi / 2) - 1e-12
    assert 2 * (1 / 4) ** 2 - 1 == -7 / 8


def test_the_papers_example_stands_as_in_its_appendix() -> None:
    assert PAPER_UNEMBEDDINGS == ((1.0, 0.5), (0.5, 1.0), (-1.0, 0.4), (-0.8, -0.8), (0.9, -1.2))
