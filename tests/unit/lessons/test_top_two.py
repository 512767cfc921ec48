"""The Top two lesson: own documents in a sentence, and a thousand pairs."""

import csv
import io
import re

import numpy as np
import pytest

from cosine_lab import prose
from cosine_lab.background_jobs import Abandoned, Progress
from cosine_lab.data.own_vectors import OwnVectors
from cosine_lab.lessons.top_two import own
from cosine_lab.maths.rankings.leading import leads
from cosine_lab.prose import number

TEXT = prose.text("top_two")
ROUND = OwnVectors(
    tuple("abcdefgh"), np.array([[np.cos(t), np.sin(t)] for t in np.arange(8) * np.pi / 4], dtype=np.float32)
)


def asked(of: own.Documents, typed: tuple[str, ...], told: Progress = lambda _done, _said: None) -> own.Reply:
    found = own.reply(of, typed, TEXT, lambda wanted, job: job(wanted, told))
    assert found
    return found


def test_while_it_is_decided_it_is_told_how_far_and_one_that_is_cancelled_says_nothing() -> None:
    told: list[float] = []
    of = own.documents("", None, 8)
    asked(of, ("good", "money"), lambda done, _: told.append(done))
    assert told == sorted(told)
    assert 0 < told[-1] <= 1
    assert own.reply(of, ("good", "money"), TEXT, lambda _wanted, _job: None) is None


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        (("a", "b"), "Yes: some query brings a and b first"),
        (("a", "e", ""), "No query brings a and e first"),
        (("a", "b", "c"), "Yes: some query brings a, b and c first"),
        (("a", "zz"), "Not among the 8 documents: zz."),
        (("a", "a"), "Name two or three different documents."),
        (("a", ""), "Name two or three different documents."),
    ],
)
def test_of_own_documents_any_set_may_be_asked(typed: tuple[str, ...], said: str) -> None:
    assert asked(own.documents("x", ROUND, 768), typed).text.startswith(said)


def test_two_documents_are_too_few_to_ask_about() -> None:
    two = OwnVectors(("a", "b"), np.eye(2, dtype=np.float32))
    assert asked(own.documents("x", two, 2), ("a", "b")).text.startswith("Of the 2 documents there is nothing to ask")


def test_a_document_whose_kept_numbers_are_all_zero_has_no_direction() -> None:
    held = OwnVectors(("a", "b", "c"), np.array([[1, 0, 0], [0, 0, 1], [0, 1, 0]], dtype=np.float32))
    of = own.documents("x", held, 2)
    assert of.words == ("a", "c")
    assert own.notes(of, TEXT) == ["1 document is left out: its first 2 numbers are all zero."]


def test_all_rows_of_a_large_table_are_asked_about_and_a_cut_is_told_in_every_sentence() -> None:
    draw = np.random.default_rng(0).standard_normal((5000, 40)).astype(np.float32)
    draw[100], draw[101], draw[4000] = np.eye(3, 40)[0], np.eye(3, 40)[1], np.eye(3, 40)[0] + np.eye(3, 40)[1]
    held = OwnVectors(tuple(f"w{row}" for row in range(5000)), draw)
    whole = own.documents("x", held, 40)
    assert own.notes(whole, TEXT) == []
    assert asked(whole, ("w100", "w101")).text.startswith("No query brings w100 and w101 first")
    cut = own.documents("x", held, 40, most=2000 * 40)
    (note,) = own.notes(cut, TEXT)
    assert note.startswith("Only the first 2,000 of 5,000 rows are asked about: with 40 numbers of each")
    for typed in (("w100", "w101"), ("w2500", "w1")):
        assert "the first 2,000 of 5,000 documents" in asked(cut, typed).text


def test_a_lead_too_small_for_four_decimals_is_not_shown_as_none() -> None:
    close = np.array([[1, 0], [np.cos(1e-6), np.sin(1e-6)], [np.cos(2e-6), np.sin(2e-6)], [-1, 0]])
    held = OwnVectors(tuple("abcd"), close.astype(np.float32))
    assert re.search(r"leads by \d\.\d\u00a0×\u00a010⁻", asked(own.documents("x", held, 2), ("a", "b")).text)


def test_of_a_thousand_pairs_in_few_dimensions_most_never_lead() -> None:
    told: list[float] = []
    of = own.documents("", None, 4)
    none, _ = own.never(of)("", lambda done, _: told.append(done))
    assert own.PAIRS * 0.8 < none < own.PAIRS
    assert told[-1] > 0.9

    def leave(done: float, _: object) -> None:
        if done > 0.01:
            raise Abandoned

    with pytest.raises(Abandoned):
        own.never(of)("", leave)


def columns(saved: str) -> tuple[list[str], ...]:
    _, *rows = csv.reader(io.StringIO(saved))
    return tuple(map(list, zip(*rows, strict=True)))


def test_a_query_that_was_found_can_be_taken_along_and_brings_them_first() -> None:
    found = asked(own.documents("x", ROUND, 2), ("a", "b"))
    assert found.saved
    query = np.array(columns(found.saved())[0], dtype=float)
    assert np.linalg.norm(query) == pytest.approx(1)
    assert set(np.argsort(-(ROUND.vectors @ query))[:2]) == {0, 1}
    assert all(number(each, 3) in str(found.begins) for each in query)


def test_a_proof_can_be_taken_along_and_its_differences_add_up_to_zero() -> None:
    found = asked(own.documents("x", ROUND, 2), ("a", "e"))
    assert found.saved
    assert found.file == "proof"
    first, less, weight = columns(found.saved())
    rows = dict(zip(ROUND.words, ROUND.vectors, strict=True))
    total = sum(float(w) * (rows[a] - rows[b]) for a, b, w in zip(first, less, weight, strict=True))
    assert np.abs(total).max() < 1e-7
    assert sum(map(float, weight)) == pytest.approx(1)
    assert set(first) <= {"a", "e"}
    assert f"{first[0]} − {less[0]}" in str(found.begins)


def test_a_long_proof_is_said_in_part_and_saved_whole() -> None:
    of = own.documents("", None, 8)
    found = asked(of, ("good", "money"))
    assert found.saved
    assert len(columns(found.saved())[0]) > own.BEGIN
    assert str(found.begins).count("×") == own.BEGIN
    assert "more" in str(found.begins)


def test_a_thousand_pairs_are_decided_as_one_by_one() -> None:
    of = own.documents("", None, 12)
    some = of._replace(words=of.words[:60], rows=of.rows[:60])
    draw = np.random.default_rng(0)
    pairs = [draw.choice(60, 2, replace=False).tolist() for _ in range(own.PAIRS)]
    ok = [leads(some.rows, pair).ok for pair in pairs]
    assert own.never(some)("", lambda _done, _said: None) == (ok.count(False), ok.count(None))
