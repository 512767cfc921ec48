"""Claims of the prose that name numbers, computed here once more."""

import numpy as np
import pytest
from numpy.typing import NDArray

from cosine_lab.data.classifiers import PAPER_UNEMBEDDINGS
from cosine_lab.places import ASSETS
from cosine_lab.prose import files
from tests.makers.spaces import isotropy

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


def said(key: str) -> str:
    """A text of the prose, or a section."""
    part, _, name = key.partition(".")
    folder = ASSETS / "prose" / part / "en.md"
    sections = files.parsed(part, "en")[2] if folder.is_file() else {}
    return sections[name].body if name in sections else files.texts(part, "en")[name]


def softmax(logits: NDArray[np.float64]) -> NDArray[np.float64]:
    raised = np.exp(logits - logits.max(axis=1, keepdims=True))
    return np.asarray(raised / raised.sum(axis=1, keepdims=True))


X = np.random.default_rng(0).standard_normal((50, 2))


def test_a_common_scale_keeps_probabilities_only_where_it_is_undone() -> None:
    before = softmax(X @ W.T)
    assert softmax((X / 2) @ (2 * W).T) == pytest.approx(before)
    assert abs(softmax(X @ (2 * W).T) - before).max() > 0.1
    assert "undone on the inputs" in said("plane.measures.caption")
    assert "undo it on the inputs" in said("measures.beat.turn")


def test_a_sigmoid_keeps_its_origin_and_not_its_cosines() -> None:
    A = np.diag([3.0, 0.4])
    moved = W @ np.linalg.inv(A)
    logits = (X @ A.T) @ moved.T
    assert logits == pytest.approx(X @ W.T)
    pairs = [abs(cosine(*moved[[i, j]]) - cosine(*W[[i, j]])) for i in range(5) for j in range(i)]
    assert max(pairs) > 0.5
    for key in ("word2vec.beat.takeaway", "word2vec.beat.takeaway.unseen", "audit.beat.sigmoid.after"):
        assert "so are its cosines" not in said(key)
        assert "cosines with it" not in said(key)


def test_equal_signs_keep_a_cosine_positive_and_no_more() -> None:
    draw = np.random.default_rng(1)
    a, b = np.exp(3 * draw.standard_normal((2, 500, 2)))
    cosines = [cosine(u, v) for u, v in zip(a, b, strict=True)]
    assert 0 < min(cosines) < 0.1
    assert "keep a positive cosine. For this pair" in said("rescale.beat.sign.after")


def test_rows_of_unequal_length_may_keep_everything_when_made_equally_long() -> None:
    rows = np.array([[1.0, 0.0], [-2.0, 0.0]])
    unit = rows / np.linalg.norm(rows, axis=1, keepdims=True)
    assert ((X @ rows.T).argmax(axis=1) == (X @ unit.T).argmax(axis=1)).all()
    assert "Only where all rows are equally long" not in said("centre.why")


def test_a_parallelogram_has_eight_rankings_and_is_in_no_general_position() -> None:
    corners = np.array([[1.0, 2.0], [2.0, 1.0], [3.0, 3.5], [4.0, 2.5]])
    assert abs(np.linalg.det(np.array([corners[0] - corners[1], corners[2] - corners[3]]))) < 1e-12
    angles = np.linspace(0, 2 * np.pi, 20_001)
    directions = np.column_stack([np.cos(angles), np.sin(angles)])
    assert len({tuple(row) for row in np.argsort(directions @ corners.T).tolist()}) == 8
    assert "no two of their differences parallel" in said("glossary.general-position")


def test_along_an_arc_the_cosine_stays_and_past_a_label_its_sign_turns() -> None:
    a, b, angle = np.array([1.0, 0.0]), np.array([-1.0, 0.0]), np.linspace(0, 2 * np.pi, 7)[1:-1]
    middle, radius = np.array([0.0, 0.75]), 1.25
    places = middle + radius * np.column_stack([np.cos(angle + 0.2), np.sin(angle + 0.2)])
    above = {round(cosine(a - p, b - p), 9) for p in places if p[1] > 0}
    below = {round(cosine(a - p, b - p), 9) for p in places if p[1] < 0}
    assert len(above) == len(below) == 1
    assert above.pop() == -below.pop()
    for page in ("home", "translate"):
        assert "past a label it changes sign" in said(f"{page}.origin.caption")


def test_min_max_keeps_the_ratios_of_gaps_too() -> None:
    scores = np.array([0.79, 0.83, 0.84, 0.91])
    scaled = (scores - scores.min()) / np.ptp(scores)
    assert np.diff(scaled) / np.diff(scaled)[0] == pytest.approx(np.diff(scores) / np.diff(scores)[0])
    assert "ratios of their gaps" in said("glossary.min-max")


def test_unit_vectors_along_one_line_are_not_of_isotropy_0() -> None:
    line = np.array([[1.0, 0.0]] * 4)
    assert isotropy(line) == pytest.approx(np.exp(-2))
    assert isotropy(np.vstack([line, -line])) == pytest.approx(1 / np.cosh(1))
    assert "0 is along one line" not in said("glossary.isotropy")


def test_a_nearer_cosine_difference_is_no_nearer_cosine() -> None:
    for key in ("rankings.beat.takeaway", "rankings.beat.nearer.after"):
        assert "than to dog" in said(key)
    assert "Lemma 3.1" in said("rankings.beat.takeaway").partition("Theorem 5.5")[2]
