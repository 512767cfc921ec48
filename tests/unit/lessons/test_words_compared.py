"""A reader's own sentences on the Words page: what they are compared by, with an encoder of ours and the real one."""

from itertools import combinations
from typing import Any

import numpy as np
import pytest

from cosine_lab import prose
from cosine_lab.data.encoders import ADD, ADD_SMALL, SMALL, available, encode
from cosine_lab.data.uploads import parse
from cosine_lab.lessons.words import figures, sentences
from cosine_lab.lessons.words.model import compared
from cosine_lab.lessons.words.model.lookup import Own
from cosine_lab.maths.vectors import cosine
from cosine_lab.refusals import Refused

TEXT = prose.page("words").text
PASSWORD, FORGOTTEN, CAT = "How do I reset my password, and where?", "I forgot my password.", "A cat sat on the mat."
HELD = {
    PASSWORD: np.array([1, 0, 0.1], np.float32),
    FORGOTTEN: np.array([0.9, 0.1, 0], np.float32),
    CAT: np.array([0, 1, -0.5], np.float32),
}


class Letters:
    """An encoder that counts letters."""

    def encode(self, texts: tuple[str, ...], progress: Any) -> Any:
        progress(len(texts), len(texts))
        return np.array([[text.count(each) for each in "aeiourst"] for text in texts], dtype=np.float32)


@pytest.fixture
def letters(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compared, "available", lambda: ("e5-small", SMALL))
    monkeypatch.setattr("cosine_lab.data.encoders.open_encoder", lambda _: Letters())


def own() -> Own:
    held = parse("m.csv", f'"{PASSWORD}",1,0\n{FORGOTTEN},0.8,0.6\n{CAT},0,1\n'.encode())
    return Own("m", "mark", held, {word: row for row, word in enumerate(held.words)})


def test_all_pairs_are_compared_and_the_most_alike_come_first() -> None:
    found = compared.compared(HELD, {})
    assert found is not None
    all_pairs = sorted(cosine(HELD[a], HELD[b]) for a, b in combinations(HELD, 2))
    assert (found.sentences, found.pairs) == (3, 3)
    assert (found.least, found.median, found.greatest) == pytest.approx(tuple(all_pairs))
    assert [each.cosine for each in found.alike] == pytest.approx(all_pairs[::-1])
    assert found.alike[0][:2] == (PASSWORD, FORGOTTEN)
    assert [each.above for each in found.alike] == pytest.approx([200 / 3, 100 / 3, 0])
    assert found.near == ()


def test_a_typed_sentence_has_its_nearest_and_does_not_join_the_pairs() -> None:
    typed = np.array([0, 1, 0], np.float32)
    found = compared.compared(HELD, {"purr": typed})
    assert found is not None
    assert found[:5] == compared.compared(HELD, {})[:5]  # type: ignore[index]
    assert [each.other for each in found.near] == [CAT, FORGOTTEN, PASSWORD]
    assert found.near[0].cosine == pytest.approx(cosine(typed, HELD[CAT]))
    assert found.near[0].above == pytest.approx(200 / 3)


@pytest.mark.parametrize("count", [0, 1])
def test_fewer_than_two_sentences_are_not_compared(count: int) -> None:
    assert compared.compared(dict(list(HELD.items())[:count]), {}) is None


@pytest.mark.usefixtures("letters")
def test_the_small_encoder_comes_first_and_a_file_that_has_the_sentences_last(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COSINE_LAB_MODEL", "/srv/secret/my-model")
    assert compared.readers(list(HELD), own()) == {
        SMALL: SMALL, "e5-small": "e5-small", "folder": "my-model", "own": "m",
    }  # fmt: skip
    assert "own" not in compared.readers([CAT, "another"], own())
    assert compared.wanted("folder", [CAT]) == ("/srv/secret/my-model", (CAT,))


@pytest.mark.usefixtures("letters")
def test_what_is_typed_is_encoded_at_once_and_nothing_is_where_nothing_is_typed() -> None:
    read = encode((SMALL, tuple(HELD)), lambda *_: None)
    found, refused = compared.comparison(SMALL, read, "A cat, a mat", None)
    assert refused == ()
    assert found is not None
    assert found.near[0].other == CAT
    bare, _ = compared.comparison(SMALL, read, "", None)
    assert bare is not None
    assert bare.near == ()


def test_vectors_of_the_reader_s_own_need_no_encoder_and_what_they_lack_is_said() -> None:
    read = compared.at_hand(("own", tuple(HELD)), own())
    found, refused = compared.comparison("own", read, CAT, own())
    assert (found is not None, refused) == (True, ())
    found, refused = compared.comparison("own", read, "something else", own())
    assert found is not None
    assert [each.key for each in refused] == ["words.sentences-unknown"]


def test_an_encoder_that_fails_is_said_and_after_a_cancellation_nothing_is() -> None:
    why = Refused("encoders.no-folder", encoder="x")
    assert compared.comparison(SMALL, why, "", None) == (None, (why,))
    assert compared.comparison(SMALL, None, "", None) == (None, ())


def test_what_waits_is_said_with_the_command_its_size_and_how_much_is_kept() -> None:
    told = sentences.waiting(3, {}, TEXT)
    assert told is not None
    assert told.startswith("3 sentences are kept here, and wait for a model")
    assert ADD_SMALL in told
    assert "45 MB" in told
    assert sentences.waiting(1, {SMALL: SMALL}, TEXT) == TEXT.markdown("sentences-few")
    assert sentences.waiting(2, {SMALL: SMALL}, TEXT) is None


def test_a_view_has_a_table_for_what_is_typed_and_one_for_all_and_counts_what_has_no_vector() -> None:
    found = compared.compared(HELD, {"purr": np.array([0, 1, 0], np.float32)})
    view = figures.compared.view(found, (), 4, TEXT)
    assert [len(blocks) for _, blocks in view.rows[0]] == [1, 1]
    assert view.answer is not None
    assert view.answer.startswith("3 sentences, 3 pairs.")
    assert view.note == TEXT.markdown("sentences-left", count=1)
    assert figures.compared.view(compared.compared(HELD, {}), (), 3, TEXT).note is None
    assert figures.compared.view(None, (), 3, TEXT).rows == ()


def test_the_small_model_finds_a_paraphrase_where_it_is_installed_and_names_its_command_where_not() -> None:
    read = encode((SMALL, tuple(HELD)), lambda *_: None)
    if SMALL in available():
        found, refused = compared.comparison(SMALL, read, "My cat is lying on the rug", None)
        assert found is not None
        assert refused == ()
        assert found.near[0].other == CAT
        assert {found.alike[0].text, found.alike[0].other} == {PASSWORD, FORGOTTEN}
    else:
        assert isinstance(read, Refused)
        assert ADD in str(prose.sentence(read))


def test_no_pair_is_shown_above_all_pairs() -> None:
    random = np.random.default_rng(0)
    found = compared.compared({str(k): random.normal(size=3).astype(np.float32) for k in range(300)}, {})
    assert found is not None
    ((_, (table,)),) = figures.compared.view(found, (), 300, TEXT).rows[0]
    assert table.table[TEXT("column-above")][0] == 99.99  # type: ignore[union-attr]
