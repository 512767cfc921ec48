"""A pair of words of the asker's own is looked up in the browser, and has NumPy's numbers."""

from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray
from sklearn.metrics.pairwise import cosine_similarity

from cosine_lab.data.words import WordTable, chinese_words, every_word, load_words
from cosine_lab.lessons.words import vectors
from tests.lessons_in_node import run

USE = "USE-multilingual"
ENGLISH = [("king", "queen"), ("cat", "zebra"), ("mouse", "mouse")]
CHINESE = [("猫", "小猫"), ("猫", "cat")]
MISSING = {("кошка", "cat"): False, ("猫", "饺"): True, ("no\u200broom", "cat"): False}
"""Pairs with a word that no table has: the first such word, and whether it is a Chinese one."""


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    files = {path.partition("/")[2].removesuffix(".json"): text for path, text in vectors.files().items()}
    given = {"files": files, "count": len(load_words().words), "pairs": [*ENGLISH, *CHINESE, *MISSING]}
    found: dict[str, Any] = run("look_up_pairs.js", given, tmp_path_factory.mktemp("pairs"))
    return found


def row(table: WordTable, model: str, word: str) -> NDArray[np.float64]:
    found = table.vector(model, word)
    assert found is not None
    return found.astype(np.float64)


@pytest.mark.parametrize("at", range(len(ENGLISH)), ids=map(str, ENGLISH))
def test_english_words_are_read_by_every_model_and_placed_in_each_others_lists(told: dict[str, Any], at: int) -> None:
    pair, counted = ENGLISH[at], load_words()
    found = told["found"][at]
    assert (found["status"], found["words"], list(found["vectors"])) == ("there", [*pair], [*every_word().vectors])
    for model, sent in found["vectors"].items():
        rows = np.array([row(every_word(), model, word) for word in pair])
        np.testing.assert_array_equal(sent, rows)
        for one, (place, tenth) in enumerate(found["places"][model]):
            scores = cosine_similarity(rows[[one]], counted.vectors[model].astype(np.float64))[0]
            others = np.delete(scores, counted.rows[pair[one]]) if pair[one] in counted.rows else scores
            theirs = float(cosine_similarity(rows)[0, 1])
            assert place == 1 + int((others > theirs + 1e-9).sum())
            assert tenth == pytest.approx(np.sort(others)[-10], abs=1e-9)


@pytest.mark.parametrize("at", range(len(CHINESE)), ids=map(str, CHINESE))
def test_chinese_words_are_read_by_the_model_that_has_them(told: dict[str, Any], at: int) -> None:
    found = told["found"][len(ENGLISH) + at]
    tables = [chinese_words() if word in chinese_words().rows else every_word() for word in CHINESE[at]]
    assert list(found["vectors"]) == [USE]
    assert found["vectors"][USE] == [
        row(table, USE, word).tolist() for table, word in zip(tables, CHINESE[at], strict=True)
    ]


def test_a_word_that_is_not_there_is_named_with_how_many_are(told: dict[str, Any]) -> None:
    for (pair, chinese), found in zip(MISSING.items(), told["found"][-len(MISSING) :], strict=True):
        table = chinese_words() if chinese else every_word()
        missing = next(word for word in pair if word not in table.rows)
        seen = missing.replace("\u200b", "�")
        assert found == {"status": "missing", "word": seen, "chinese": chinese, "listed": len(table.words)}


def test_vectors_that_do_not_come_are_said_not_to_have_come_and_asked_for_again(told: dict[str, Any]) -> None:
    assert told["failed"] == {"status": "failed"}
    assert told["again"]["status"] == "pending"
