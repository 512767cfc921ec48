"""Train again: the shipped networks are what the code trains, and their figures those of plain NumPy."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from cosine_lab import prose
from cosine_lab.data.digit_models import digit_split
from cosine_lab.lessons import train_again
from cosine_lab.lessons.train_again.model import (
    Network,
    agreement,
    at_hand,
    brought,
    mean_agreement,
    shipped,
    swap,
    trained,
)
from cosine_lab.lessons.train_again.state import RUNS, default
from cosine_lab.links import encode
from tests.lessons_in_node import data_of, run

FIRST, SECOND = shipped()[:2]
UPPER = np.triu_indices(10, 1)


def unit(rows: np.ndarray) -> np.ndarray:
    return np.array([row / np.sqrt(np.sum(row**2)) for row in rows])


def test_a_shipped_network_is_what_the_code_trains_and_tells_how_far_it_is() -> None:
    told: list[float] = []
    again = trained(0, lambda fraction, _said: told.append(fraction))
    assert told[-1] == 1
    assert told == sorted(told)
    # training amplifies the rounding of other machines, not enough to read digits otherwise
    assert np.mean(again.predictions == FIRST.predictions) > 0.99
    assert np.corrcoef(again.cosines["rows"][UPPER], FIRST.cosines["rows"][UPPER])[0, 1] > 0.99


def test_twelve_are_shipped_of_one_split_and_no_more() -> None:
    assert [each.seed for each in shipped()] == list(range(RUNS))
    assert at_hand(RUNS) is None
    assert all(np.array_equal(each.digits, digit_split().test_digits) for each in shipped())


def test_outputs_and_predictions_are_those_of_the_layer() -> None:
    logits = np.array([[h @ w + b for w, b in zip(FIRST.rows, FIRST.bias, strict=True)] for h in FIRST.hidden])
    assert FIRST.predictions.tolist() == logits.argmax(axis=1).tolist()
    assert FIRST.outputs == pytest.approx(logits - logits.mean(axis=1)[:, None])
    assert FIRST.cosines["outputs"] == pytest.approx(np.corrcoef(FIRST.outputs.T))


def test_agreement_is_counted_and_correlated_as_by_hand() -> None:
    found = agreement(FIRST, SECOND)
    both = [unit(each.rows) @ unit(each.rows).T for each in (FIRST, SECOND)]
    assert found["rows"] == pytest.approx(np.corrcoef(*(each[UPPER] for each in both))[0, 1])
    nearest = [[max((k for k in range(10) if k != d), key=lambda k: of[d, k]) for d in range(10)] for of in both]
    assert found["nearest"] == np.mean([a == b for a, b in zip(*nearest, strict=True)])


def test_outputs_agree_and_rows_do_not() -> None:
    means = mean_agreement(shipped())
    assert means["predictions"] > 0.97
    assert means["outputs"] > 0.85
    assert means["rows"] < means["centred"] < 0.5
    assert means["nearest"] < 0.3


def test_rows_of_a_network_written_down_otherwise_are_brought_exactly() -> None:
    rng = np.random.default_rng(0)
    hidden, rows, turn = rng.normal(size=(500, 6)), rng.normal(size=(10, 6)), rng.normal(size=(6, 6))
    digits = rng.permutation(np.repeat(np.arange(10), 50))
    one = Network(0, rows, np.zeros(10), hidden, digits)
    other = Network(1, rows @ np.linalg.inv(turn).T, np.zeros(10), hidden @ turn, digits)
    assert brought(one, other) == pytest.approx(rows - rows.mean(axis=0))


def test_a_row_is_swapped_in_a_plane_that_holds_all_its_outputs() -> None:
    found, digit = swap(FIRST, shipped()[-1], 3), 3
    across, up, lead = found.images.T
    end = found.row + np.array([0, found.far])
    centred = [FIRST.rows - FIRST.rows.mean(axis=0), brought(FIRST, shipped()[-1])]
    hidden = FIRST.hidden - FIRST.hidden.mean(axis=0)
    for at, rows in zip((found.row, end), centred, strict=True):
        assert np.column_stack([across, up]) @ at == pytest.approx(hidden @ rows[digit])
        assert np.linalg.norm(at) == pytest.approx(np.linalg.norm(rows[digit]))
    changed = FIRST.outputs.copy()
    changed[:, digit] += hidden @ (centred[1] - centred[0])[digit]
    now = lead + found.far * up
    assert ((now > 0) == (changed.argmax(axis=1) == digit)).all()
    assert np.mean((now > 0) == (lead > 0)) > 0.99
    assert up.std() < across.std() / 5


def test_the_sentence_on_one_more_network_says_its_figures() -> None:
    view = train_again.figures.one_more(SECOND, prose.text("train_again"))
    found = agreement(FIRST, SECOND)
    assert f"{100 * found['predictions']:.1f}" in str(view.answer)
    assert f"{found['outputs']:.2f}" in str(view.answer)


def test_squeezed_hidden_vectors_and_grown_rows_give_the_same_outputs_and_other_cosines(tmp_path: Path) -> None:
    last, halvings = shipped()[-1], (0.0, 1.0, 3.0)
    widest = np.linalg.svd(last.hidden - last.hidden.mean(axis=0))[2][0]
    links = [encode(replace(default(), run=RUNS - 1, squeeze=each), ()) for each in halvings]
    asked = {"again": {"slug": "train_again", "data": data_of("train_again"), "links": links}}
    for each, seen in zip(halvings, run("read_lessons.js", asked, tmp_path)["again"]["readings"], strict=True):
        shrink = np.eye(len(widest)) + (0.5**each - 1) * np.outer(widest, widest)
        squeezed = replace(last, hidden=last.hidden @ shrink, rows=last.rows @ np.linalg.inv(shrink))
        assert squeezed.outputs == pytest.approx(last.outputs)
        found = agreement(FIRST, squeezed)
        for kind in ("rows", "centred", "outputs"):
            assert seen[f"pair-{kind}"] == pytest.approx(found[kind], abs=2e-3)


def test_a_row_moved_aside_reads_other_images(tmp_path: Path) -> None:
    found = swap(FIRST, shipped()[-1], 3)
    links = [encode(replace(default(), lay=lay, aside=aside), ()) for lay, aside in ((1.0, 0.0), (0.0, 0.5))]
    asked = {"again": {"slug": "train_again", "data": data_of("train_again"), "links": links}}
    along, beside = run("read_lessons.js", asked, tmp_path)["again"]["readings"]
    across, _, lead = found.images.T
    same = np.mean((lead + 0.5 * found.far * across > 0) == (lead > 0))
    assert beside["before"] == pytest.approx(100 * same, abs=0.3)
    assert along["before"] > 99 > beside["before"] + 2
    assert along["row-cos"] < 0.6
    assert beside["row-cos"] > 0.95


def test_hidden_vectors_and_rows_that_turn_together_keep_outputs_and_every_cosine() -> None:
    last = shipped()[-1]
    turn = np.linalg.qr(np.random.default_rng(0).normal(size=(last.rows.shape[1],) * 2))[0]
    turned = replace(last, hidden=last.hidden @ turn, rows=last.rows @ turn)
    assert turned.outputs == pytest.approx(last.outputs)
    assert turned.cosines["rows"] == pytest.approx(last.cosines["rows"])
