"""Own pairs on the page Threshold: the package gives the same, and a row stands for each remedy."""

from typing import Any

import numpy as np
import pytest

from cosine_lab import api, prose
from cosine_lab.data.encoders import ADD_SMALL, SMALL_MB
from cosine_lab.data.own_pairs import OwnPairs, parse
from cosine_lab.data.words import pairs
from cosine_lab.lessons.threshold import own
from cosine_lab.lessons.threshold import vectors as vectors_of
from cosine_lab.lessons.threshold.state import CHINESE_MODEL
from cosine_lab.maths.spaces.remedies import REMEDIES, pair_scores
from cosine_lab.refusals import Refused

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
    theirs = api.threshold(told, mapping, "centred")
    assert found.lines["centred"][:2] == (theirs.best, theirs.interval)
    shown = own.table(found, TEXT)
    assert len(shown) == 5
    assert {len(column) for column in shown.values()} == {len(REMEDIES)}
    assert any("qwertz" in line for line in own.notes(labelled, found, TEXT))


@pytest.mark.parametrize("model", ["GloVe-50", "e5-small"])
def test_the_line_shown_and_saved_parts_the_pairs_as_its_figures_say(labelled: OwnPairs, model: str) -> None:
    vectors = own.shipped(model)
    found = own.judged(labelled, vectors)
    known = labelled.known(vectors.rows)
    assert labelled.same is not None
    same, at = labelled.same[known], [[vectors.rows[word] for word in labelled.pairs[i]] for i in known]
    saved, shown = own.saved(found, TEXT), own.table(found, TEXT)
    assert all(isinstance(cell, float) for column in list(saved.values())[1:] for cell in column)
    assert len(saved) == 1 + 3 * 4
    line, precision, recall = (saved[TEXT(f"own-{key}")] for key in ("line", "precision", "recall"))
    for row, remedy in enumerate(REMEDIES):
        scores = pair_scores(remedy, vectors.W, at)
        written = float(str(shown[TEXT("own-line")][row]).split()[0].replace("−", "-"))
        assert written == line[row]
        over = scores >= written
        assert precision[row] == same[over].mean()
        assert recall[row] == over[same].mean()


def test_ratings_agree_across_and_within_queries() -> None:
    found = own.judged(parse(b"car,house,9\ncar,river,1\ncar,road,5\nday,night,4"), own.shipped("GloVe-50"))
    assert found.agreements["raw"].pairs == 4
    assert found.agreements["raw"].queries == 1
    assert len(own.table(found, TEXT)) == 4


def test_few_pairs_missing_correlations_and_what_rescaled_rows_are_is_said(labelled: OwnPairs) -> None:
    for given, scarce in ((parse(b"car,road,same\ncar,river,different"), True), (labelled, False)):
        found = own.judged(given, own.shipped("GloVe-50"))
        told = own.notes(given, found, TEXT)
        assert (TEXT.markdown("own-scarce", few=own.FEW) in told) is scarce
        assert TEXT.markdown("own-scales") in told
        assert {"Min–max, for each first text", "Query-normalised, for each first text"} <= set(
            own.table(found, TEXT)["Remedy"]
        )
        assert TEXT.markdown("own-no-rho") not in told
    for rated in (b"car,road,3", b"car,road,3\ncat,dog,3", b"qwertz,road,3"):
        given = parse(rated)
        assert TEXT.markdown("own-no-rho") in own.notes(given, own.judged(given, own.shipped("GloVe-50")), TEXT)
    good = parse(b"car,road,3\ncat,dog,4")
    assert TEXT.markdown("own-no-rho") not in own.notes(good, own.judged(good, own.shipped("GloVe-50")), TEXT)


def test_min_max_for_each_first_text_may_turn_pairs_round_and_for_one_it_may_not() -> None:
    W = np.array([[1, 0], [0.9, 0.5], [0, 1], [1, 1]], dtype=np.float32)
    one, several = (own.pair_scores("min-max", W, at) for at in ([[0, 1], [0, 2], [0, 3]], [[0, 1], [2, 3]]))
    raw = own.pair_scores("raw", W, [[0, 1], [0, 2], [0, 3]])
    assert np.array_equal(np.argsort(one), np.argsort(raw))
    assert several[0] <= several[1]
    assert raw[0] > own.pair_scores("raw", W, [[2, 3]])[0]


def test_capitals_stand_for_the_shipped_words_in_lower_case_and_not_for_a_reader_s_own() -> None:
    given = parse(b"Cat,DOG,same\ncat,Qwertz,different\ncar,river,different")
    found = own.judged(given, own.shipped("GloVe-50", given))
    assert (found.used, found.unknown) == (2, ("Qwertz",))
    plain = parse(b"cat,dog,same\ncar,river,different")
    assert found.lines == own.judged(plain, own.shipped("GloVe-50")).lines
    rows = {"cat": 0, "dog": 1}
    assert own.judged(given, own.Vectors(rows, np.eye(2, dtype=np.float32))).used == 0


def test_too_few_known_pairs_are_said_and_a_large_table_keeps_to_its_vectors(labelled: OwnPairs) -> None:
    none = own.judged(labelled, own.Vectors({}, np.ones((2, 2), dtype=np.float32)))
    assert (none.used, none.lines) == (0, {})
    assert TEXT.markdown("own-few") in own.notes(labelled, none, TEXT)
    large = np.ones((own.MOST_NUMBERS // 2 + 1, 2), dtype=np.float32)
    rows = {word: at for at, word in enumerate(labelled.unknown({}))}
    found = own.judged(labelled, own.Vectors(rows, large))
    assert list(found.lines) == ["raw"]
    assert TEXT.markdown("own-large", most=own.MOST_NUMBERS) in own.notes(labelled, found, TEXT)


class Fake:
    """An encoder of 384 numbers a text, one that it cannot read aside."""

    def encode(self, texts: tuple[str, ...], progress: Any) -> Any:
        progress(len(texts), len(texts))
        made = [np.random.default_rng(len(text)).standard_normal(384) for text in texts]
        return np.array([row * (text != "?") for row, text in zip(made, texts, strict=True)], dtype=np.float32)


SENTENCES = parse(b'"Where, please, is it?",Where is it?,same\nWhere is it?,car,different\ncar,?,different')


def test_who_gives_sentences_is_told_what_they_wait_for_and_by_which_command(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(own, "available", tuple)
    vectors = own.shipped("all-MiniLM-L6")
    found = own.job(SENTENCES, vectors)(None, lambda *_: None)
    assert (found.used, found.encoded, vectors.encoder) == (0, None, "")
    for language in prose.languages():
        told = own.waiting(found, prose.page("threshold", language).text)
        assert told
        assert "all that you gave is kept" in told or language != "en"
        assert ADD_SMALL in told
        assert f"{SMALL_MB} MB" in told
    rows = {text: at for at, text in enumerate(SENTENCES.unknown({}))}
    mine = own.judged(SENTENCES, own.Vectors(rows, np.array([[1, 2], [2, 3], [5, 1], [1, 1]], dtype=np.float32)))
    assert mine.used == len(SENTENCES.pairs)
    assert own.waiting(mine, TEXT) is None


def test_sentences_are_computed_by_the_encoder_of_the_model_where_it_is_installed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for each in (own, vectors_of):
        monkeypatch.setattr(each, "available", lambda: ("all-MiniLM-L6",))
    opened: list[str] = []
    monkeypatch.setattr("cosine_lab.data.encoders.open_encoder", lambda name: opened.append(name) or Fake())
    vectors, told = own.shipped("all-MiniLM-L6"), []
    found = own.job(SENTENCES, vectors)(None, lambda done, _: told.append(done))
    assert opened == [vectors.encoder] == ["all-MiniLM-L6"]
    assert told[:2] == [0, 1]
    assert (found.used, found.encoded, found.unknown) == (2, 2, ("?",))
    given = SENTENCES.unknown(vectors.rows)
    rows = {**vectors.rows, given[0]: len(vectors.W), given[1]: len(vectors.W) + 1}
    by_hand = own.judged(SENTENCES, own.Vectors(rows, np.vstack([vectors.W, Fake().encode(given[:2], max)])))
    assert found.lines == by_hand.lines
    assert list(found.lines) == list(REMEDIES)
    assert TEXT.markdown("own-encoded", count=2) in own.notes(SENTENCES, found, TEXT)
    assert own.waiting(found, TEXT) is None
    other = own.job(SENTENCES, own.shipped("GloVe-50"))(None, lambda *_: None)
    assert other.used == 0
    assert own.waiting(other, TEXT) == TEXT.markdown("own-choose", models=["all-MiniLM-L6"], count=1)


def test_known_words_open_no_encoder_and_one_that_fails_says_why(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(vectors_of, "available", lambda: ("e5-small",))
    why = Refused("encoders.broken", encoder="e5-small", reason="no room")
    monkeypatch.setattr("cosine_lab.data.encoders.open_encoder", lambda _: why)
    known = own.job(parse(b"car,road,same\ncar,river,different"), own.shipped("e5-small"))(None, lambda *_: None)
    assert (known.used, known.refused) == (2, ())
    failed = own.job(SENTENCES, own.shipped("e5-small"))(None, lambda *_: None)
    assert (failed.used, failed.refused) == (0, (why,))
    assert own.waiting(failed, TEXT) is None


def test_a_word_that_a_remedy_leaves_without_direction_is_named() -> None:
    vectors = own.Vectors({"a": 0, "b": 1, "c": 2}, np.array([[1, 2], [3, 6], [2, 4]], dtype=np.float32))
    for given in (parse(b"c,a,same\nb,c,different"), parse(b"a,b,3\nb,c,4")):
        found = own.judged(given, vectors)
        assert found.flat["centred"] == "c"
        assert "raw" not in found.flat
        assert any("'c' has length zero" in line for line in own.notes(given, found, TEXT))


def test_headings_are_said_and_every_remedy_tells_how_far_it_is() -> None:
    given = parse(b"word,other,label\ncar,road,same\ncar,river,different")
    told: list[float] = []
    found = own.judged(given, own.shipped("GloVe-50"), lambda done, _: told.append(done))
    assert told == [k / len(REMEDIES) for k in range(len(REMEDIES))]
    assert TEXT.markdown("own-heading", line=1) in own.notes(given, found, TEXT)


def test_chinese_words_have_vectors_in_the_one_model_that_reads_them_and_elsewhere_that_is_told() -> None:
    chinese = prose.Text("threshold", "zh")
    for example in (chinese.of("own_pairs")("example"), "猫, cat, 相同\n猫, 河, 不同"):
        pairs = parse(example.encode())
        assert own.judged(pairs, own.shipped(CHINESE_MODEL, pairs)).used == len(pairs.pairs) == 2
        other = own.judged(pairs, own.shipped("e5-small", pairs))
        assert other.used == 0
        said = "".join(own.notes(pairs, other, chinese))
        assert "“猫”" in said
        assert "USE" in said
        assert own.waiting(other, chinese) is None
    assert len(own.shipped(CHINESE_MODEL).W) == len(own.shipped("e5-small").W)
