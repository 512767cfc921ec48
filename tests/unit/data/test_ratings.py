import json

import numpy as np
import pytest

from cosine_lab.data import ratings
from cosine_lab.data.ratings import Ratings, agreement, shipped_agreements
from cosine_lab.data.words import FOLDER
from cosine_lab.maths.spaces.remedies import REMEDIES
from tests.makers.make_agreement import parsed

ROWS = {"cat": 0, "mouse": 1, "house": 2, "clock": 3}
W = np.array([[1, 0], [0.9, 0.1], [0.5, 0.5], [0.0, 1]])
PAIRS = (("cat", "mouse"), ("cat", "house"), ("cat", "clock"), ("cat", "unicorn"))


def rated(*scores: float) -> Ratings:
    return Ratings("ours", PAIRS, np.array(scores))


def test_a_file_of_ratings_is_read_and_a_damaged_one_named() -> None:
    text = "# a heading\n# Word 1\tWord 2\tHuman (mean)\nlove\tsex\t6.77\nJerusalem\tIsrael\t8.46\n"
    found = parsed("WordSim-353", text)
    assert found.pairs == (("love", "sex"), ("jerusalem", "israel"))
    assert found.scores.tolist() == [6.77, 8.46]
    with pytest.raises(ValueError, match=r"""needs "word, word, number" in SimLex-999, got line 2: 'smart"""):
        parsed("SimLex-999", "old\tnew\t1.58\nsmart\tclever\n")


def test_agreement_counts_the_pairs_that_the_table_knows() -> None:
    assert agreement(rated(9, 5, 1, 7), ROWS, W, "raw")[:2] == (pytest.approx(1), 3)
    assert agreement(rated(1, 5, 9, 7), ROWS, W, "raw")[:2] == (pytest.approx(-1), 3)


def test_agreement_is_undefined_without_two_pairs_or_without_an_order() -> None:
    assert agreement(rated(1, 2, 3, 4), {"cat": 0}, W, "raw")[:2] == (None, 0)
    assert agreement(rated(5, 5, 5, 7), ROWS, W, "raw")[:2] == (None, 3)
    with pytest.raises(ValueError, match=r"^agreement needs one of raw, .*, got prayer$"):
        agreement(rated(1, 2, 3, 4), ROWS, W, "prayer")


def test_the_shipped_table_says_how_it_was_computed_and_covers_every_remedy() -> None:
    version, lines = shipped_agreements()
    assert version == "4.4.0"
    assert {line.remedy for line in lines} == set(REMEDIES)
    assert {line.pairs for line in lines if line.ratings == "WordSim-353"} == {353}
    assert {line.pairs for line in lines if line.ratings == "SimLex-999"} == {999}
    assert len(lines) == len({line[:4] for line in lines}) == 2 * 5 * 10


def test_scaling_each_querys_scores_changes_nothing_within_a_query_and_much_across() -> None:
    _, lines = shipped_agreements()
    across = {line[:4]: line.rho for line in lines}
    within = {line[:4]: line.within for line in lines}
    e5 = [across["WordSim-353", "e5-small", name, 0] for name in ("raw", "min-max", "normalised")]
    assert e5 == pytest.approx([0.506, 0.485, 0.592], abs=6e-4)
    assert across["WordSim-353", "e5-small", "centred", 0] == pytest.approx(0.68, abs=0.005)
    for line in lines:
        if line.remedy in {"min-max", "normalised", "unit"}:
            assert line.within == within[line.ratings, line.model, "raw", 0]
        if line.remedy == "unit":
            assert line.rho == across[line.ratings, line.model, "raw", 0]


def test_a_correlation_within_a_query_needs_three_rated_pairs_of_it() -> None:
    pairs = (("a", "b"), ("a", "c"), ("a", "d"), ("b", "c"), ("b", "d"))
    rows = {word: at for at, word in enumerate("abcd")}
    table = np.array([[1, 0], [1, 0.1], [1, 0.5], [1, 2]])
    found = agreement(Ratings("x", pairs, np.array([9.0, 5.0, 1.0, 2.0, 3.0])), rows, table, "raw")
    assert (found.within, found.queries) == (pytest.approx(1), 1)
    assert agreement(Ratings("x", pairs[3:], np.array([2.0, 3.0])), rows, table, "raw").within is None


def test_no_rating_is_shipped() -> None:
    table = json.loads((FOLDER / "agreement.json").read_text(encoding="utf-8"))
    assert set(table) == {"gensim", "lines"}
    assert set(ratings.FILES.values()).isdisjoint(file.name for file in FOLDER.rglob("*"))
