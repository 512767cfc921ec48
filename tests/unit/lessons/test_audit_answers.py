"""What a report says of labels that win, tie, never win or stay undecided, and the exit code."""

from pathlib import Path

import numpy as np
import pytest

from cosine_lab import prose
from cosine_lab.commands import audit as command
from cosine_lab.data.heads.head import Head
from cosine_lab.lessons.audit.model import Ground
from cosine_lab.lessons.audit.model.whole import of_layer
from cosine_lab.lessons.audit.sentences.whole import layer_parts
from cosine_lab.maths.rankings.decisions import hull_vertices
from cosine_lab.maths.rankings.decisions.witness_search import Search

TEXT = prose.text("audit")


def drawn(n: int, d: int, *, biased: bool = False) -> tuple[np.ndarray, np.ndarray | None]:
    rng = np.random.default_rng(0)
    return rng.standard_normal((n, d)), rng.standard_normal(n) if biased else None


def said(W: np.ndarray, bias: np.ndarray | None = None, *, sigmoid: bool = False) -> str:
    ground = Ground(Head("m", tuple(f"L{k}" for k in range(len(W))), W, bias), sigmoid)
    found = layer_parts(ground, of_layer(ground), TEXT)
    return " ".join(line for part in found for line in part.lines)


@pytest.mark.parametrize("biased", [False, True])
@pytest.mark.parametrize(("n", "d"), [(20, 18), (20, 30), (19, 18), (30, 29)])
def test_with_as_many_dimensions_as_labels_less_one_all_win_and_all_pairs_tie(n: int, d: int, *, biased: bool) -> None:
    told = said(*drawn(n, d, biased=biased))
    assert f"Each of the {n} labels can win." in told
    assert f"Each of the {n * (n - 1) // 2} pairs of labels can tie for the top with all others lower." in told
    assert ("Without the biases each label could also win." in told) == biased
    assert "undecided" not in told


def test_a_label_within_rounding_of_an_edge_is_not_said_to_share_a_row() -> None:
    W, _ = drawn(30, 28)
    W[7] = (W[3] + 2 * W[4]) / 3
    told = said(W)
    assert "29 of 30 labels can win." in told
    assert "1 reaches the top only in a tie: L7. Up to rounding, the row is that of" in told


def test_labels_that_only_a_bias_lets_win_are_named() -> None:
    W = np.array([[1.0, 0], [0, 1], [-1, -1], [0.125, 0.125]])
    told = said(W, np.array([0.0, 0, 0, 1]))
    assert "Each of the 4 labels can win." in told
    assert "Without the biases 1 label could never win: L3." in told


def test_without_biases_nothing_is_said_of_no_label() -> None:
    W = np.array([[1.0, 0], [0, 1], [-1, -1], [-1, -1]])
    assert "Without the biases" not in said(W, np.array([0.0, 0, 0, 1]))


def test_a_sigmoid_of_many_dimensions_is_asked_for_its_sets() -> None:
    assert "Every set of up to three labels can be exactly those" in said(drawn(8, 40)[0], sigmoid=True)


def test_what_is_left_undecided_is_named_in_the_report_and_by_the_exit_code(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(hull_vertices, "_WORK", 0)
    for step in ("climb", "settle"):
        monkeypatch.setattr(Search, step, lambda _, labels, __: labels)
    W, _ = drawn(70, 20)
    W[5] = 0
    np.savez(tmp_path / "m.npz", weight=W)
    words = [str(tmp_path / "m.npz"), "--out", str(tmp_path / "r.html")]
    assert command.main(words) == 3
    *read, told = capsys.readouterr().err.splitlines()
    assert [line for line in read if "undecided" in line] == []
    assert told.startswith("undecided: ")
    assert "undecided, as neither an embedding nor a mixture was found" in told
    assert told.removeprefix("undecided: ") in (tmp_path / "r.html").read_text(encoding="utf-8")


def test_a_head_of_twenty_labels_leaves_nothing_and_exits_with_zero(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    np.savez(tmp_path / "m.npz", weight=drawn(20, 30)[0])
    assert command.main([str(tmp_path / "m.npz"), "--out", str(tmp_path / "r.html")]) == 0
    assert "undecided" not in capsys.readouterr().err
