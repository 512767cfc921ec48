"""Real classifiers of digits: what they can never say, and what an intercept does about it."""

from typing import Any

import numpy as np
import pytest

from cosine_lab import prose
from cosine_lab.figures.chart import Chart
from cosine_lab.figures.style import Look
from cosine_lab.lessons.rankings.figures import digits as digit_figures
from cosine_lab.lessons.rankings.model import digits, many
from cosine_lab.lessons.rankings.model.digits import Reading
from cosine_lab.lessons.rankings.model.many import Counts
from cosine_lab.lessons.rankings.sentences import digits as said
from tests.figures import valid
from tests.makers.digit_models import digit_model
from tests.makers.digit_readings import read

TEXT = prose.text("digits")


def quiet(_done: float, _said: str) -> None:
    """Nobody is told."""


@pytest.fixture(scope="module")
def readings() -> tuple[Reading, ...]:
    return read("pca")


def by_programme(W: np.ndarray, label: int) -> bool:
    """Whether a label wins somewhere, by a linear programme of its own."""
    from scipy.optimize import linprog  # noqa: PLC0415 - an independent judge, used once

    steps = np.delete(W[label] - W, label, axis=0)
    cost = np.r_[np.zeros(W.shape[1]), -1.0]
    limits = [(-1, 1)] * W.shape[1] + [(None, 1)]
    found = linprog(cost, np.c_[-steps, np.ones(len(steps))], np.zeros(len(steps)), bounds=limits)
    return bool(-found.fun > 1e-9)


def test_five_can_never_be_read_in_three_principal_components(readings: tuple[Reading, ...]) -> None:
    bare = digits.chosen(readings, "3")
    assert bare.never == [5]
    assert bare.recall[5] == 0
    assert not bare.confusion[:, 5].any()
    W = bare.model.unembeddings
    assert [k for k in range(10) if not by_programme(W, k)] == [5]


def test_five_and_eight_can_never_be_read_in_two(readings: tuple[Reading, ...]) -> None:
    assert digits.chosen(readings, "2").never == [5, 8]


def test_an_intercept_lets_every_digit_win(readings: tuple[Reading, ...]) -> None:
    for key in ("2b", "3b"):
        rescued = digits.chosen(readings, key)
        assert rescued.never == []
        assert rescued.recall[5] > 0
        assert all(by_programme(np.c_[rescued.model.unembeddings, rescued.model.bias], k) for k in (5, 8))


def test_every_ranking_of_an_image_is_among_those_listed(readings: tuple[Reading, ...]) -> None:
    assert [r.feasible for r in readings] == [90, 916, 1742, 10366]
    assert [r.bound for r in readings] == [90, 916, 1742, 10366]
    for r in readings:
        assert r.outside == 0
        assert 0 < r.seen < r.feasible


def test_all_images_are_counted_and_accuracy_is_that_of_the_table(readings: tuple[Reading, ...]) -> None:
    for r in readings:
        logits = r.model.embeddings @ r.model.unembeddings.T + r.model.bias
        assert r.confusion.sum() == len(r.model.digits) == 1797
        assert r.accuracy == pytest.approx(np.mean(logits.argmax(axis=1) == r.model.digits))


def test_linear_discriminants_lose_another_digit() -> None:
    bare = digit_model("lda", 3, intercept=False)
    assert [k for k in range(10) if not by_programme(bare.unembeddings, k)] == [8]
    assert not bare.bias.any()


def test_the_sentence_names_what_is_lost_and_what_is_won(readings: tuple[Reading, ...]) -> None:
    first, second = said.summary(readings, TEXT).split("\n\n")
    assert "**5 and 8**" in first
    assert "**5**" in second
    assert "Digit 8 could win" in second
    assert first.count("sticks out again") == 1


def test_the_tables_have_a_row_or_column_for_each_classifier(readings: tuple[Reading, ...]) -> None:
    table = digit_figures.table(readings, TEXT)
    assert {len(cells) for cells in table.values()} == {4}
    assert list(table["Never win"]) == ["5, 8", "–", "5", "–"]
    assert len(digit_figures.recalls(readings, TEXT)) == 5
    assert set(said.names(TEXT)) == {"2", "2b", "3", "3b"}


@pytest.mark.parametrize("key", ["2", "2b", "3", "3b"])
@pytest.mark.parametrize("look", [Look(), Look(dark=True)])
def test_a_digit_that_never_wins_has_another_mark(readings: tuple[Reading, ...], key: str, look: Look) -> None:
    reading = digits.chosen(readings, key)
    drawn = digit_figures.view(readings, key, look, TEXT).rows[0][0][1][0]
    assert isinstance(drawn, Chart)
    points: Any = valid(drawn.figure).data[1]
    marked = [k for k, symbol in enumerate(points.marker.symbol) if symbol == "diamond"]
    assert marked == reading.never
    assert drawn.alt.endswith("hull of the others: " + (", ".join(map(str, marked)) or "–") + ".")
    assert said.note(reading, TEXT)


def test_the_recall_bars_are_of_the_chosen_dimensions(readings: tuple[Reading, ...]) -> None:
    figure = valid(digit_figures.recall_figure(readings, readings[2], Look(), TEXT))
    assert [bars.name for bars in figure.data] == ["3 dimensions", "3 dimensions + bias"]
    assert figure.data[0].text[5] == "0"
    figure = valid(digit_figures.confusion_figure(readings[2], Look(), TEXT))
    assert figure.data[0].z[5, 5] == 0


@pytest.mark.parametrize(("reduction", "d"), [("tsne", 2), ("pca", 0), ("lda", 10)])
def test_an_unknown_reduction_or_size_is_told(reduction: str, d: int) -> None:
    with pytest.raises(ValueError, match="digit_model needs one of pca, lda and 1 to 9"):
        digit_model(reduction, d, intercept=False)


def test_of_ten_thousand_labels_few_can_win_in_few_dimensions() -> None:
    told: list[float] = []
    two = many.winners(2, lambda done, _said: told.append(done))
    assert sum(two) == 10_000
    assert two[0] < 40
    assert two[0] < many.winners(5, quiet)[0] < 1000
    assert told == sorted(told)
    assert f"**{two[0]} of 10,000** labels can win" in said.many(2, two, TEXT)
    assert ", 3 are undecided." in said.many(2, Counts(1, 9_996, 3), TEXT)
