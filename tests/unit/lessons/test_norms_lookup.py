"""Hubs' free play in the browser: every list, place, score and count is NumPy's, to every digit shown."""

from dataclasses import asdict, replace
from functools import cache
from itertools import cycle
from typing import Any

import numpy as np
import pytest

from cosine_lab.data.words import load_words
from cosine_lab.lessons.norms.model import counts, spread, story_words
from cosine_lab.lessons.norms.state import LISTED, MEASURES, REMEDIES, TABLES, NormsState, default, vectors
from cosine_lab.lessons.words import vectors as files
from cosine_lab.maths.spaces.remedies import remedied
from cosine_lab.maths.spaces.similarity import min_max, spearman
from tests.lessons_in_node import run

WORDS = ("coffee", "the", "money")
ALPHA, LAMBDA = 0.25, 1.5
Matrix = np.ndarray


@cache
def rows(model: str, remedy: str, k: int) -> Matrix:
    return remedied(vectors(remedy, k)[0], load_words().vectors[model].astype(np.float64), k)


def scores(measure: str, W: Matrix, at: int) -> Matrix:
    x, length = W[at], np.linalg.norm(W, axis=1)
    cosine = np.clip(W @ x / (length * length[at]), -1, 1)
    if measure == "soft":
        alike = np.corrcoef(W.T)
        sizes = np.sqrt(np.einsum("ij,ij->i", W @ alike, W))
        return W @ (alike @ x) / (sizes * sizes[at])
    known = {
        "cosine": cosine,
        "normalised": cosine,
        "dot": W @ x,
        "euclidean": np.linalg.norm(W - x, axis=1),
        "scaled": ALPHA * cosine + (1 - ALPHA) * (length[at] + length),
        "wrd": np.abs(length[at] - length) + LAMBDA * np.arccos(cosine),
        "printed": length[at] - length + LAMBDA * np.arccos(cosine),
    }
    return known[measure]


def places(found: Matrix, *, least: bool) -> Matrix:
    order = np.argsort(found if least else -found, kind="stable")
    held = np.empty(len(found), dtype=int)
    held[order] = np.arange(1, len(found) + 1)
    return held


def expected(word: str, state: NormsState) -> dict[str, list[dict[str, Any]]]:
    model, remedy, measure = TABLES[state.vectors], REMEDIES[state.remedy], MEASURES[state.measure]
    at = load_words().rows[word]
    others = np.flatnonzero(np.arange(len(load_words().words)) != at)
    found = scores(measure, rows(model, remedy, state.k), at)[others]
    now = places(found, least=measure in {"euclidean", "wrd", "printed"})
    was = places(scores("cosine", rows(model, "raw", 1), at)[others], least=False)
    shown = (found - found.mean()) / found.std() if measure == "normalised" else found
    shown = min_max(shown) if remedy == "min-max" else shown

    def near(by: Matrix) -> list[dict[str, Any]]:
        top = np.argsort(by)[:LISTED]
        return [
            {"word": load_words().words[others[k]], "from": int(was[k]), "to": int(now[k]), "score": float(shown[k])}
            for k in top
        ]

    return {"was": near(was), "now": near(now)}


def asked() -> list[tuple[str, NormsState]]:
    """Every remedy by every measure in the smallest model, of each word in turn; every model by the cosine, and by
    what is heaviest.
    """
    start = replace(default(), alpha=ALPHA, weight=LAMBDA)
    small = replace(start, vectors=TABLES.index("GloVe-50"))
    every = [replace(small, remedy=r, measure=m) for r in range(len(REMEDIES)) for m in range(len(MEASURES))]
    every += [replace(small, remedy=REMEDIES.index("top-removed"), k=k) for k in (2, 3)]
    models = [replace(start, vectors=v, remedy=r) for v in range(len(TABLES)) for r in range(3)]
    soft = [replace(start, measure=MEASURES.index("soft"))]
    return [*zip(cycle(WORDS), every)] + [(WORDS[0], each) for each in (*models, *soft)]


@pytest.fixture(scope="module")
def answers(tmp_path_factory: pytest.TempPathFactory) -> Any:
    source = story_words.problem() | {"remedies": REMEDIES, "measures": MEASURES}
    held = {path.partition("/")[2].removesuffix(".json"): text for path, text in files.files().items()}
    counted = [asdict(replace(default(), vectors=v, remedy=0)) for v in range(len(TABLES))]
    wanted = [{"word": word, "state": asdict(state)} for word, state in asked()]
    wanted += [{"word": "breadd", "state": asdict(default())}, {"word": " Coffee ", "state": asdict(default())}]
    sent = {"source": source, "files": held | counts.files(), "asked": wanted, "counts": counted}
    return run("look_up_norms.js", sent, tmp_path_factory.mktemp("norms"))


def test_every_list_is_numpys_with_its_places_and_scores(answers: Any) -> None:
    for (word, state), answer in zip(asked(), answers[0][:-2], strict=True):
        wanted = expected(word, state)
        assert (answer["status"], answer["word"]) == ("done", word)
        for when in ("was", "now"):
            assert _placed(answer["lists"][when]) == _placed(wanted[when]), (word, state)
            ours, theirs = ([each["score"] for each in of[when]] for of in (answer["lists"], wanted))
            assert ours == pytest.approx(theirs, abs=1e-7)  # shipped with seven digits, of which three are shown


def _placed(near: list[dict[str, Any]]) -> list[tuple[str, int, int]]:
    return [(each["word"], each["from"], each["to"]) for each in near]


def test_a_word_is_found_as_it_is_typed_and_one_that_is_not_there_has_others_like_it(answers: Any) -> None:
    strange, typed = answers[0][-2:]
    assert strange["status"] == "unlisted"
    assert strange["like"][0] == "bread"
    assert typed["word"] == "coffee"


def test_hubs_and_frequency_are_numpys(answers: Any) -> None:
    ranks, words = load_words().ranks.astype(float), load_words().words
    for model, found in zip(TABLES, answers[1], strict=True):
        of = spread.shipped(model, ("centred", 0))
        assert found[:3] == [
            _fixed(of.skewness, 2),
            int((of.votes > of.votes.mean() + 2 * of.votes.std()).sum()),
            of.unlisted,
        ]
        assert found[3:5] == [words[int(of.votes.argmax())], str(of.votes.max())]
        W = rows(model, "centred", 1)
        units = W / np.linalg.norm(W, axis=1, keepdims=True)
        quantities = ((units @ units.sum(axis=0) - 1) / (len(W) - 1), np.linalg.norm(W, axis=1))
        for values, line in zip(quantities, found[5], strict=True):
            slope = np.polyfit(-np.log2(ranks), values, 1)[0]
            r = np.corrcoef(-np.log2(ranks), values)[0, 1]
            rho = spearman(-ranks, values)
            groups = np.array_split(np.argsort(ranks, kind="stable"), 10)
            steps = [f"{np.median(ranks[g]):g} {_fixed(values[g].mean(), 3)}" for g in groups]
            assert line == [_fixed(slope, 4), _fixed(r**2, 4), _fixed(rho, 2), *steps]


def _fixed(value: float, digits: int) -> str:
    text = f"{abs(value):.{digits}f}"
    return f"−{text}" if value < 0 and float(text) else text
