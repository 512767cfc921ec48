"""The words that Norms' story is told of, and the numbers that its surface is sent."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from cosine_lab import links, prose
from cosine_lab.data.ratings import shipped_agreements, shipped_order, shipped_words
from cosine_lab.data.words import load_words
from cosine_lab.lessons import norms
from cosine_lab.lessons.norms.model import rated, spread, story_words
from cosine_lab.lessons.norms.state import REMEDIES, TABLES, remedies, vectors
from cosine_lab.maths.spaces.similarity import spearman
from cosine_lab.surfaces import envelope
from tests.lessons_in_node import data_of, run
from tests.makers.spaces import k_occurrence, mean_cosine

CENTRED = ("centred", 0)
REMEDIED = range(len(remedies()))


def test_the_told_model_has_the_most_popular_word_of_all() -> None:
    most = {model: spread.shipped(model, ("raw", 0)).votes.max() for model in TABLES}
    assert rated.story_model() == max(most, key=lambda model: most[model])


def test_the_words_of_the_story_are_those_that_gain_and_lose_most() -> None:
    held = shipped_words(rated.RATINGS, rated.story_model())
    gains = {
        word: held["centred"][word].rho - was.rho for word, was in held["raw"].items() if was.pairs >= rated.ENOUGH
    }
    assert rated.best().word == max(gains, key=lambda word: gains[word])
    assert rated.worst().word == min(gains, key=lambda word: gains[word])
    assert rated.best().gain > 0 > rated.worst().gain
    assert story_words.words()[norms.story().beats[0].start["query"]] == rated.best().word


def test_the_rated_word_that_lies_nearest_to_the_mean_is_the_one_that_loses_most() -> None:
    """Why centring helps here, as the first step says."""
    table, words = load_words().vectors[rated.story_model()].astype(float), load_words().words
    rows = {word: table[words.index(word)] for group in shipped_order(rated.RATINGS, "cup") for word in group}
    query, mean = table[words.index(rated.best().word)], table.mean(axis=0)
    assert rated.best().word == "cup"
    lost = {word: cosine(query, row) - cosine(query - mean, row - mean) for word, row in rows.items()}
    near = {word: cosine(mean, row) for word, row in rows.items()}
    assert max(lost, key=lambda word: lost[word]) == max(near, key=lambda word: near[word]) == "article"


def cosine(a: np.ndarray[Any, Any], b: np.ndarray[Any, Any]) -> float:
    return float(a @ b / np.linalg.norm(a) / np.linalg.norm(b))


@pytest.mark.parametrize("model", TABLES)
def test_words_are_sorted_by_what_they_gain(model: str) -> None:
    held = rated.rated(model, CENTRED)
    assert [each.gain for each in held] == sorted((each.gain for each in held), reverse=True)
    assert all(each.pairs >= rated.ENOUGH for each in held)
    assert all(-1 <= rho <= 1 for each in held for rho in (each.before, each.after))
    assert all(each.gain == 0 for each in rated.rated(model, ("unit", 0)))


@pytest.mark.parametrize("at", REMEDIED, ids=lambda at: "-".join(map(str, remedies()[at])))
def test_what_is_sent_of_a_remedy_is_what_is_shipped_of_it(at: int) -> None:
    model, (remedy, k) = "GloVe-50", remedies()[at]
    problem, words = story_words.problem(), load_words().words
    sent = problem["models"][TABLES.index(model)]["after"][at]
    of = vectors(remedy, k)
    for query, word in enumerate(story_words.words()):
        agreed = rated.of_word(model, word, of)
        assert sent["within"][query] == (agreed.after if agreed else None)
        assert sorted(sent["scores"][query], reverse=True) == sent["scores"][query]
        assert sent["places"][query][0].count(0) == 0
    votes = spread.shipped(model, of).votes
    assert sent["votes"] == np.sort(votes)[::-1][:6].tolist()
    assert problem["names"][sent["hubs"][0]] == words[int(votes.argmax())]
    (rho,) = (
        each.rho
        for each in shipped_agreements()[1]
        if (each.ratings, each.model, each.remedy, max(each.k, 1)) == (rated.RATINGS, model, remedy, k)
    )
    assert sent["rho"] == rho


def test_all_that_the_page_is_sent_is_the_same_on_every_run_and_small() -> None:
    text, start = prose.text("norms"), norms.state.default()
    sent = [json.dumps(envelope(norms.surface(start, text, norms.story()), text), allow_nan=False) for _ in range(2)]
    assert sent[0] == sent[1]
    assert len(sent[0]) < 112_000


@pytest.mark.parametrize("model", TABLES)
def test_hubs_on_the_way_to_the_mean_begin_as_they_are_and_end_centred(model: str) -> None:
    sent = story_words.problem()["models"][TABLES.index(model)]
    before, after = (sent["after"][REMEDIES.index(each)] for each in ("raw", "centred"))
    found = sent["cloud"]
    assert len(found["means"]) == len(found["most"]) == len(found["hubs"]) == story_words.STEPS + 1
    for at, held in ((0, before), (-1, after)):
        assert found["most"][at] == held["votes"][0]
        assert found["hubs"][at] == held["hubs"][0]
        assert found["means"][at] == pytest.approx(held["mean"], abs=1e-3)
    assert found["lists"][found["hub"]] == found["most"][0]


def test_what_is_seen_half_way_to_the_mean_is_what_the_vectors_say(tmp_path: Path) -> None:
    """The last word's way too: from numbers of every word to the readings of the page."""
    model, problem = "GloVe-50", story_words.problem()
    sent = problem["models"][TABLES.index(model)]["cloud"]
    rows = load_words().vectors[model].astype(np.float64)
    mean = rows.mean(axis=0)
    seen = rows - mean / 2
    lists = k_occurrence(seen, 10)
    votes = k_occurrence(rows, 10)
    hub = int(votes.argmax())
    units = rows / np.linalg.norm(rows, axis=1, keepdims=True)
    start = norms.state.default()
    state = replace(start, vectors=TABLES.index(model), amount=0.5)
    asked = {"slug": "norms", "data": data_of("norms"), "links": [links.encode(state, start.labels)]}
    read = run("read_lessons.js", {"norms": asked}, tmp_path)["norms"]["readings"][0]
    assert problem["names"][sent["hubs"][story_words.STEPS // 2]] == (load_words().words[int(lists.argmax())])
    assert read["zero-hub"] == lists.max()
    assert (votes <= read["usual"]).mean() >= 0.9 > (votes < read["usual"]).mean()
    assert read["zero-mean"] == pytest.approx(mean_cosine(seen), abs=1e-3)
    assert read["hub-length"] == pytest.approx(np.linalg.norm(seen[hub]), abs=2e-3)
    cosine = seen[hub] @ mean / np.linalg.norm(seen[hub]) / np.linalg.norm(mean)
    assert read["hub-cosine"] == pytest.approx(cosine, abs=1e-3)
    assert read["hub-place"] == 1 + (units @ mean > units[hub] @ mean).sum()
    assert read["hub-all"] == pytest.approx((units[hub] @ units.sum(axis=0) - 1) / (len(rows) - 1))


def test_the_order_of_rated_words_less_the_mean_agrees_with_people_as_the_shipped_figures_say() -> None:
    model = next(each for each in story_words.problem()["models"] if each["title"] == rated.story_model())
    held = {each.word: each for each in rated.rated(rated.story_model(), CENTRED)}
    for row, order in zip(model["rated"], model["ways"], strict=True):
        told_of = held[story_words.problem()["names"][row]]
        (own, along, mean), products = order["own"], np.array(order["products"]).T
        for share, rho in ((0, told_of.before), (1, told_of.after)):
            dots = products[0] - share * (along + products[1]) + share**2 * mean
            squares = products[2] - 2 * share * products[1] + share**2 * mean
            cosines = dots / np.sqrt((own - 2 * share * along + share**2 * mean) * squares)
            assert spearman(cosines, -np.array(order["places"])) == pytest.approx(rho, abs=1e-4)
