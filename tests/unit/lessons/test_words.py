"""The Words lesson: what is typed, what each model makes of it, and what is told to the browser."""

import json
import re
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from cosine_lab.data.encoders import encode
from cosine_lab.data.own_vectors import OwnVectors
from cosine_lab.data.words import every_word, load_words
from cosine_lab.lessons import words
from cosine_lab.lessons.words.model import encoding, models, spread
from cosine_lab.lessons.words.model.lists import LISTS, listed, of_own
from cosine_lab.lessons.words.model.lists import entries as parted
from cosine_lab.lessons.words.model.lookup import Lookup, Own
from cosine_lab.lessons.words.model.lookup import look_up as looked_up
from cosine_lab.lessons.words.model.models import Model
from cosine_lab.lessons.words.state import default
from cosine_lab.maths.vectors import cosines
from cosine_lab.prose import Text
from cosine_lab.refusals import Refused, Word
from cosine_lab.surfaces.challenges import Goals, Tries
from tests.packed import unpacked

TEXT = Text("words")
LINE = "cat, mouse, house, clock"
STORY = ("cat", "mouse", "house", "clock")
VECTORS = Path(__file__).parents[2] / "vectors"


def own(vocabulary: tuple[str, ...], vectors: NDArray[np.float32]) -> Own:
    rows = {word: row for row, word in enumerate(vocabulary)}
    return Own("mine", "mark", OwnVectors(vocabulary, vectors), rows)


def model(found: Lookup, key: str) -> Model:
    return next(each for each in found.models if each.key == key)


@pytest.mark.parametrize("case", json.loads((VECTORS / "entries.json").read_text(encoding="utf-8")), ids=str)
def test_a_line_is_parted_as_the_browser_parts_it(case: Mapping[str, Any]) -> None:
    assert [*parted(case["typed"])] == case["names"]


def test_entries_of_ones_own_file_that_hold_commas_are_offered_whole() -> None:
    held = ("salt, pepper", 'a "b" c', "x; y", "plain", "“so”")
    mine = OwnVectors(held, np.eye(5, dtype=np.float32))
    assert len(listed(mine)) == len(held)
    for line in (", ".join(listed(mine)), *of_own(mine).values()):
        assert {*parted(line)} == {*held}


def test_what_to_try_and_to_reach_stays_whatever_is_typed() -> None:
    """Where the list is not the story's, each brings the story's list back."""
    start, here = default(), looked_up(LINE)
    story = words.surface(here, start, start, TEXT, words.story())
    other = words.surface(looked_up("laptop, sofa"), start, start, TEXT)
    (attempts, goals), (there, elsewhere) = ([*each.layout["tries"], *each.layout["free"]] for each in (story, other))
    assert isinstance(attempts, Tries)
    assert isinstance(there, Tries)
    assert isinstance(goals, Goals)
    assert isinstance(elsewhere, Goals)
    assert goals.query is None
    assert elsewhere.query == {"words": "cat, mouse, house, clock"}
    assert [each.does for each in there.items] == [each.does for each in attempts.items]
    assert all(each.attempt.query for each in there.items)


@pytest.mark.parametrize("typed", LISTS.values())
def test_every_list_on_offer_is_in_the_table(typed: str) -> None:
    assert looked_up(typed).unknown == {}


def test_an_unknown_word_is_told_with_near_ones_and_the_rest_stay() -> None:
    found = looked_up("cat, mouze, clock")
    assert found.names[: found.count] == ("cat", "clock")
    assert "mouse" in found.unknown["mouze"]


@pytest.mark.parametrize("typed", ["qwertz, zxcvb", "", "cat"])
def test_fewer_than_two_known_words_give_the_story_s(typed: str) -> None:
    found = looked_up(typed)
    assert found.names[: found.count] == STORY


def test_the_models_have_the_cosines_of_the_shipped_vectors() -> None:
    found = looked_up(LINE)
    shipped = load_words()
    for key, vectors in shipped.vectors.items():
        rows = [shipped.rows[word] for word in found.names]
        np.testing.assert_allclose(model(found, key).cosines, cosines(vectors[rows]), atol=1e-12)


def test_a_quoted_model_has_the_published_scores_of_cat_and_nothing_else() -> None:
    found = looked_up("dog, clock, cat, mouse")
    quoted = model(found, "e5-base").cosines
    assert quoted[2, [1, 2, 3]].tolist() == [0.8717, 1.0, 0.8972]
    assert np.isfinite(quoted).sum() == 3


def test_a_word_encoded_just_now_is_known_to_its_encoder_alone() -> None:
    row = load_words().vectors["e5-small"][7]
    found = looked_up("cat, a cat in a hat", {"e5-small": {"a cat in a hat": row}})
    assert found.unknown == {}
    assert model(found, "e5-small").known.tolist()[:2] == [True, True]
    assert model(found, "GloVe-50").known.tolist()[:2] == [True, False]


def test_an_encoder_without_a_table_stands_as_a_model_of_its_own() -> None:
    rows = dict(zip(STORY, np.eye(4, dtype=np.float32), strict=True))
    found = looked_up(LINE, {"e5-small-passage": rows})
    live = model(found, "e5-small-passage")
    assert live.kind == "live"
    assert live.band is None
    np.testing.assert_array_equal(live.cosines[:4, :4], np.eye(4))


def test_own_vectors_bring_their_own_words() -> None:
    vectors = np.array([[1, 0], [0.6, 0.8], [0, 1]], dtype=np.float32)
    found = looked_up("zib, Zab", {}, own(("zib", "zab", "zub"), vectors))
    assert found.names[: found.count] == ("zib", "Zab")
    mine = model(found, "own")
    assert mine.cosines[0, 1] == pytest.approx(0.6)
    assert mine.band is not None
    assert mine.band.rows == 3


def test_encoding_gives_vectors_or_the_reason_why_not(monkeypatch: pytest.MonkeyPatch) -> None:
    class Fake:
        def encode(self, texts: tuple[str, ...], progress: object) -> NDArray[np.float32]:
            assert callable(progress)
            progress(1, len(texts))
            return np.array([[1, 2], [0, 0]], dtype=np.float32)

    told: list[float] = []
    monkeypatch.setattr("cosine_lab.data.encoders.open_encoder", lambda _: Fake())
    rows = encode(("e5-small", ("a b", "?")), lambda done, _: told.append(done))
    assert isinstance(rows, dict)
    assert list(rows) == ["a b"]  # a zero vector has no direction
    assert told == [0.0, 0.5]

    class Broken:
        def encode(self, *_: object) -> NDArray[np.float32]:
            raise RuntimeError("out of memory")

    monkeypatch.setattr("cosine_lab.data.encoders.open_encoder", lambda _: Broken())
    told_why = encode(("e5-small", ("a",)), lambda *_: None)
    assert told_why == Refused("encoders.failed", encoder="e5-small", reason="out of memory")
    missing = encode(("/no/such/folder", ("a",)), lambda *_: None)
    assert missing == Refused("encoders.no-folder", encoder="/no/such/folder")


def test_only_what_no_table_has_is_asked_of_an_encoder_with_a_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cosine_lab.lessons.words.model.encoding.available", lambda: ("e5-small", "e5-small-passage"))
    monkeypatch.setenv("COSINE_LAB_MODEL", "/models/mine")
    wanted = dict(encoding.requests(("cat", "a hat"), ("kitten",)))
    assert wanted == {
        "e5-small": ("a hat",),
        "e5-small-passage": ("cat", "a hat", "kitten"),
        "/models/mine": ("cat", "a hat", "kitten"),
    }
    assert "e5-small" not in dict(encoding.requests(("cat",), ()))


def test_a_percentile_is_the_share_of_all_pairs_below() -> None:
    vectors = load_words().vectors["GloVe-50"]
    units = vectors / np.linalg.norm(vectors, axis=1, keepdims=True)
    below = np.triu(units @ units.T, 1)[np.triu_indices(len(units), 1)] < 0.5
    shown = spread.shipped("GloVe-50").percentiles(np.array([[0.5, np.nan]]))
    assert shown[0, 0] == round(100 * below.mean(), 1)
    assert np.isnan(shown[0, 1])


def test_percentiles_of_a_small_table_are_exact_to_the_digit_shown_and_rows_of_a_cut_one_are_told() -> None:
    rows = np.random.default_rng(3).normal(size=(5, 4)).astype(np.float32)
    rows[4] = rows[3]  # a tie
    given = OwnVectors(tuple("abcde"), rows)
    mine = models.own(given.words, "mine", "mark-5", given, {word: row for row, word in enumerate("abcde")})
    units = rows.astype(float) / np.linalg.norm(rows.astype(float), axis=1, keepdims=True)
    table = (units @ units.T).round(12)
    pairs = table[np.triu_indices(5, 1)]
    assert mine.band
    shown = mine.band.percentiles(mine.cosines)
    for i, j in zip(*np.triu_indices(5, 1), strict=True):
        assert shown[i, j] == pytest.approx(100 * (pairs < table[i, j]).mean(), abs=1e-9)
    many = np.random.default_rng(0).normal(size=(7000, 3)).astype(np.float32)
    wide = OwnVectors(tuple(map(str, range(7000))), many)
    facts = models.own(("1", "2"), "mine", "mark-7000", wide, {"1": 1, "2": 2}).facts
    assert isinstance(facts, Word)
    assert facts.values["counted"] == spread.own("mark-7000", many).rows  # type: ignore[union-attr]


def test_the_bars_of_a_band_have_area_one() -> None:
    low, high, density = spread.shipped("e5-small").bars()
    assert sum(density) * (high - low) / len(density) == pytest.approx(1, abs=1e-3)
    assert 0.75 < low < high < 1


def test_of_a_large_table_every_kth_row_is_counted_and_equal_pairs_have_no_band() -> None:
    many = np.random.default_rng(0).normal(size=(7000, 3)).astype(np.float32)
    band = spread.own("many", many)
    assert band is not None
    assert band.rows <= spread.MOST_ROWS
    assert spread.own("two", many[:2]) is None


def test_own_vectors_stand_beside_the_others_from_the_start() -> None:
    vectors = np.eye(2, dtype=np.float32)
    found = looked_up(LINE, {}, own(("cat", "mouse"), vectors))
    start = default(own=True)
    sent = words.surface(found, start, start, TEXT)
    mine = sent.data["problem"]["models"][-1]
    assert mine["key"] == "own"
    assert start.models >> mine["bit"] & 1
    assert not default().models >> mine["bit"] & 1


def test_the_browser_is_told_every_model_in_its_fixed_place() -> None:
    found = looked_up(LINE)
    sent = words.surface(found, default(), default(), TEXT)
    problem = sent.data["problem"]
    places = {each["key"]: each["bit"] for each in problem["models"]}
    assert places == {
        "e5-small": 0,
        "paraphrase-MiniLM-L3": 1,
        "all-MiniLM-L6": 2,
        "USE-multilingual": 3,
        "GloVe-50": 4,
        "e5-base": 5,
        "multilingual L12": 6,
    }
    assert [each["id"] for each in problem["tray"]] == [4, 5, 6, 7]
    size = len(problem["names"])
    e5 = unpacked(problem["models"][0]["cosines"]).reshape(size, size)
    np.testing.assert_array_equal(e5, model(found, "e5-small").cosines)


def test_a_tray_word_that_the_list_has_is_not_offered_and_the_others_keep_their_places() -> None:
    found = looked_up("cat, Kitten")
    sent = words.surface(found, default(), default(), TEXT)
    assert [each["bit"] for each in sent.data["problem"]["tray"]] == [1, 2, 3]


def test_the_epoch_tells_other_words_but_not_another_query() -> None:
    one, other = map(looked_up, (LINE, "cat, dog"))
    told = [
        words.surface(found, state, default(), TEXT).epoch
        for found, state in ((one, default()), (one, replace(default(), query=2)), (other, default()))
    ]
    assert told[0] == told[1] != told[2]


def test_neighbours_are_those_of_a_full_search_without_the_word_itself() -> None:
    vectors = every_word().vectors["all-MiniLM-L6"].astype(np.float64)
    scores = vectors @ vectors[every_word().rows["cat"]]
    best = [every_word().words[row] for row in np.argsort(-scores) if every_word().words[row] != "cat"][:10]
    assert [word for word, _ in model(looked_up(LINE), "all-MiniLM-L6").near(0) or ()] == best


def test_neighbours_of_a_word_are_sent_by_the_models_that_have_a_table_and_the_word() -> None:
    row = every_word().vectors["e5-small"][7]
    found = looked_up("cat, a cat in a hat", {"e5-small": {"a cat in a hat": row}})
    sent = words.surface(found, default(), default(), TEXT).data["problem"]["models"]
    assert [each["key"] for each in sent if each["near"] and each["near"][1]] == ["e5-small"]
    assert model(found, "e5-base").near(0) is None


def test_a_page_of_the_app_asks_python_and_offers_a_file_s_words_and_a_file_alone_asks_nobody() -> None:
    mine = OwnVectors(("w1", "w2"), np.eye(2, dtype=np.float32))
    found = looked_up("w1, w2", {}, own(mine.words, mine.vectors))
    reader = words.Reader(mine, "python lab.py encoders")
    asked = words.surface(found, default(), default(), TEXT, reader=reader).data["problem"]
    assert (asked["asks"], asked["start"], asked["accepts"], asked["more"]) == (
        True,
        "w1, w2",
        "accepts-own",
        ("w1", "w2"),
    )
    assert "Your first words" in asked["lists"]
    alone = words.surface(found, default(), default(), TEXT).data["problem"]
    assert (alone["asks"], alone["start"], alone["command"], alone["more"]) == (False, LINE, "", [])


def test_the_other_model_is_the_same_one_in_every_step() -> None:
    """What is said of "another model" or "the other model" quotes that one's numbers, and those alone."""
    clauses = [each for text in TEXT.templates("beat.").values() for each in re.split(r"[.:;,]\s", text)]
    said = [each for each in clauses if "other model" in each]
    assert len(said) >= 3
    for clause in said:
        quoted = re.findall(r"{([^}]*)}", clause)
        assert quoted, clause
        assert all("paraphrase-MiniLM-L3" in each for each in quoted), clause
