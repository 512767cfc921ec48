"""Each remedy on the shipped table, recomputed by scikit-learn or by its formula."""

from collections.abc import Callable

import numpy as np
import pytest
from sklearn.decomposition import PCA
from sklearn.metrics.pairwise import cosine_similarity
from sklearn.neighbors import NearestNeighbors
from sklearn.preprocessing import MinMaxScaler, StandardScaler, normalize

from lib.lessons.norms.model.change import changed
from lib.lessons.norms.model.spread import Both
from lib.lessons.norms.model.spread import spreads as asked
from lib.lessons.norms.model.table import Table, shipped
from lib.lessons.norms.sentences.tables import bins, hubs, listed, votes
from lib.lessons.norms.state import Choice
from lib.prose import Text

GLOVE = "GloVe-50"
TEXT = Text("norms")
Matrix = np.ndarray


def spreads(table: Table, vectors: tuple[str, int]) -> Both:
    found = asked(table, vectors, lambda *_: None)
    assert found
    return found


def rows(model: str) -> Matrix:
    return shipped(model).vectors.astype(np.float64)


def without_top(W: Matrix) -> Matrix:
    pca = PCA(2, svd_solver="full").fit(W)
    rest: Matrix = W - W.mean(axis=0) - pca.transform(W) @ pca.components_
    return rest


def whitened(W: Matrix) -> Matrix:
    values, axes = np.linalg.eigh(np.cov(W.T))
    made: Matrix = (W - W.mean(axis=0)) @ axes * values**-0.5
    return made


RECOMPUTED: dict[str, Callable[[Matrix], Matrix]] = {
    "raw": lambda W: W,
    "centred": lambda W: W - W.mean(axis=0),
    "top-removed": without_top,
    "whitened": whitened,
    "standardised": lambda W: StandardScaler().fit_transform(W),
    "unit": normalize,
}


@pytest.mark.parametrize(
    ("model", "remedy"),
    [(GLOVE, remedy) for remedy in RECOMPUTED]
    + [("e5-small", remedy) for remedy in RECOMPUTED if remedy != "top-removed"],
)
def test_cosines_after_a_remedy_are_those_of_scikit_learn(model: str, remedy: str) -> None:
    table = shipped(model)
    query = table.at["bread"]
    theirs = RECOMPUTED[remedy](rows(model))
    expected = cosine_similarity(theirs[[query]], theirs)[0]
    found = changed(table, query, Choice(remedy, "cosine", 2)).after
    assert np.isnan(found[query])
    expected[query] = found[query] = 0.0
    np.testing.assert_allclose(found, expected, atol=2e-5)


def test_min_max_is_scikit_learns_over_all_other_words() -> None:
    table = shipped("e5-small")
    query = table.at["bread"]
    found = changed(table, query, Choice("min-max", "cosine"))
    others = np.arange(len(table.words)) != query
    theirs = MinMaxScaler().fit_transform(found.before[others, np.newaxis])[:, 0]
    np.testing.assert_allclose(found.after[others], theirs, atol=1e-9)
    assert np.nanmax(found.after) == 1
    assert np.nanmin(found.after) == 0
    assert found.same_order
    assert not found.entered


@pytest.mark.parametrize("remedy", ["raw", "centred", "whitened"])
def test_neighbour_lists_and_hubs_are_scikit_learns(remedy: str) -> None:
    table = shipped(GLOVE)
    vectors = normalize(RECOMPUTED[remedy](rows(GLOVE)))
    near = NearestNeighbors(n_neighbors=11, algorithm="brute").fit(vectors)
    lists = near.kneighbors(vectors, return_distance=False)
    votes = np.bincount(lists.ravel(), minlength=len(table.words)) - 1  # less each word's own
    after = spreads(table, (remedy, 0))[1]
    assert int(np.abs(after.votes - votes).sum()) <= 6  # near ties, in float32
    for word in ("bread", "money", "the"):
        query = table.at[word]
        found = changed(table, query, Choice(remedy, "cosine")).listed_after
        assert set(found) == set(lists[query]) - {query}


def test_anisotropy_is_that_of_the_table_of_all_cosines() -> None:
    before, after = spreads(shipped(GLOVE), ("centred", 0))
    for found, remedy in ((before, "raw"), (after, "centred")):
        units = normalize(RECOMPUTED[remedy](rows(GLOVE)))
        cosines = (units @ units.T)[np.triu_indices(len(units), 1)]
        assert found.mean_cosine == pytest.approx(cosines.mean(), abs=1e-6)
        assert found.pairs.mean == pytest.approx(cosines.mean(), abs=1e-6)
        assert found.pairs.counts.sum() == len(cosines)
        assert found.mean_norm == pytest.approx(np.linalg.norm(units.mean(axis=0)), abs=1e-6)
        axes = np.linalg.eigh(units.T @ units).eigenvectors
        sums = np.exp(units @ np.hstack([axes, -axes])).sum(axis=0)
        assert found.isotropy == pytest.approx(sums.min() / sums.max(), abs=1e-5)


def test_a_change_of_length_changes_no_cosine() -> None:
    raw, unit = spreads(shipped(GLOVE), ("unit", 0))
    assert unit.mean_cosine == pytest.approx(raw.mean_cosine, abs=1e-6)
    assert np.abs(unit.votes - raw.votes).sum() <= 6


def test_the_lists_say_who_entered_who_left_and_from_where() -> None:
    table = shipped("e5-small")
    found = changed(table, table.at["bread"], Choice("centred", "cosine"))
    shown = listed(found, TEXT)
    moves = dict(zip(shown["word"], shown["move"], strict=True))
    assert [table.words[row] for row in found.entered] == [word for word, move in moves.items() if move == "enters"]
    assert "blood" in {table.words[row] for row in found.left}
    assert moves["butter"] == "enters"
    assert len(found.entered) == len(found.left) == 5
    assert shown["place before"][:10] == list(range(1, 11))


def test_hubs_are_named_with_their_votes_and_every_word_has_a_line() -> None:
    table = shipped(GLOVE)
    found = spreads(table, ("whitened", 0))
    names = hubs(table, found, TEXT)
    assert names["word, before"][0] == "but"
    assert names["lists, before"][0] == found[0].votes.max() == 70
    assert found[1].votes.max() < 50
    every = votes(table, found, TEXT)
    assert len(every["word"]) == len(table.words)
    assert sum(int(count) for count in every["lists, after"] if count) == 10 * len(table.words)
    assert sum(int(count) for count in bins(found, TEXT)["pairs"] if count) == 2 * found[0].pairs.counts.sum()


def test_a_word_at_the_mean_has_no_direction_and_is_left_out() -> None:
    vectors = np.array([[1, 0], [-1, 0], [0, 1], [0, -1], [0, 0.0]], dtype=np.float32) + 1
    table = Table("key", "mine", ("e", "w", "n", "s", "mid"), vectors, None, np.arange(5))
    after = spreads(table, ("centred", 0))[1]
    assert after.alive.tolist() == [0, 1, 2, 3]
    assert votes(table, (after, after), TEXT)["lists, after"][4] is None
    assert changed(table, 0, Choice("centred", "cosine")).now.tolist() == [0, 3, 1, 2, 0]
    with pytest.raises(ValueError, match="zero vector"):
        changed(table, 4, Choice("centred", "cosine"))


def test_statistics_are_computed_once_for_a_shipped_table() -> None:
    first = spreads(shipped(GLOVE), ("centred", 0))
    again = spreads(shipped(GLOVE), ("centred", 0))
    assert first[0] is again[0]
    assert first[1] is again[1]
