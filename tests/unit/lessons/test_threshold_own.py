"""Own pairs on the page Threshold: the package gives the same, and a row stands for each remedy."""

import numpy as np
import pytest

from lib import own_code, prose
from lib.data.own_pairs import OwnPairs, parse
from lib.data.words import pairs
from lib.lessons.threshold import own
from lib.maths.spaces.remedies import REMEDIES

TEXT = prose.page("threshold").text


@pytest.fixture(scope="module")
def labelled() -> OwnPairs:
    lines = [f"{a},{b},same" for a, b in pairs()["synonyms"][:20]] + [
        f"{a},{b},different" for a, b in pairs()["strangers"][:40]
    ]
    return parse("\n".join([*lines, "qwertz,car,same"]).encode())


def test_a_line_is_drawn_after_each_remedy_as_the_package_draws_it(labelled: OwnPairs) -> None:
    vectors = own.shipped("e5-small")
    found = own.judged(labelled, vectors)
    assert found.used == 60
    assert found.unknown == ("qwertz",)
    assert list(found.lines) == list(REMEDIES)
    assert labelled.same is not None
    told = [(a, b, bool(same)) for (a, b), same in zip(labelled.pairs, labelled.same, strict=True)]
    mapping = {word: vectors.W[row] for word, row in vectors.rows.items()}
    theirs = own_code.threshold(told, mapping, "centred")
    assert found.lines["centred"] == (theirs.best, theirs.interval)
    shown = own.table(found, TEXT)
    assert len(shown) == 5
    assert {len(column) for column in shown.values()} == {len(REMEDIES)}
    assert any("qwertz" in line for line in own.said(labelled, found, TEXT))


def test_ratings_agree_across_and_within_queries() -> None:
    found = own.judged(parse(b"car,house,9\ncar,river,1\ncar,road,5\nday,night,4"), own.shipped("GloVe-50"))
    assert found.agreements["raw"].pairs == 4
    assert found.agreements["raw"].queries == 1
    assert len(own.table(found, TEXT)) == 4


def test_too_few_known_pairs_are_said_and_a_large_table_keeps_to_its_vectors(labelled: OwnPairs) -> None:
    none = own.judged(labelled, own.Vectors({}, np.ones((2, 2), dtype=np.float32)))
    assert (none.used, none.lines) == (0, {})
    assert TEXT.markdown("own-few") in own.said(labelled, none, TEXT)
    large = np.ones((own.MOST_NUMBERS // 2 + 1, 2), dtype=np.float32)
    rows = {word: at for at, word in enumerate(labelled.unknown({}))}
    found = own.judged(labelled, own.Vectors(rows, large))
    assert list(found.lines) == ["raw"]
    assert TEXT.markdown("own-large", most=own.MOST_NUMBERS) in own.said(labelled, found, TEXT)


def test_who_gives_sentences_is_told_what_is_accepted() -> None:
    pairs = parse(b'"Where, please, is it?",Where is it?,same\nWhere is it?,car,different')
    told = own.said(pairs, own.judged(pairs, own.shipped("GloVe-50")), TEXT)
    assert TEXT.markdown("own-sentences") in told
    rows = {"Where, please, is it?": 0, "Where is it?": 1, "car": 2}
    mine = own.judged(pairs, own.Vectors(rows, np.array([[1, 2], [2, 3], [5, 1]], dtype=np.float32)))
    assert mine.used == len(pairs.pairs)
    assert TEXT.markdown("own-sentences") not in own.said(pairs, mine, TEXT)


def test_a_word_that_a_remedy_leaves_without_direction_is_named() -> None:
    vectors = own.Vectors({"a": 0, "b": 1, "c": 2}, np.array([[1, 2], [3, 6], [2, 4]], dtype=np.float32))
    for given in (parse(b"a,b,same\nb,c,different"), parse(b"a,b,3\nb,c,4")):
        found = own.judged(given, vectors)
        assert found.flat["centred"] == "c"
        assert "raw" not in found.flat
        assert any("'c' has length zero" in line for line in own.said(given, found, TEXT))


def test_headings_are_said_and_every_remedy_tells_how_far_it_is() -> None:
    given = parse(b"word,other,label\ncar,road,same\ncar,river,different")
    told: list[float] = []
    found = own.judged(given, own.shipped("GloVe-50"), lambda done, _: told.append(done))
    assert told == [k / len(REMEDIES) for k in range(len(REMEDIES))]
    assert TEXT.markdown("own-heading", line=1) in own.said(given, found, TEXT)
