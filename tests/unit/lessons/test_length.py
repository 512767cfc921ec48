"""Length: lists counted one by one, Kullback–Leibler as SciPy has it, and figures near those of a probe before."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from scipy.stats import entropy, spearmanr

from cosine_lab.data import computed
from cosine_lab.data.words import load_words
from cosine_lab.lessons.length import model
from cosine_lab.lessons.length.state import AVERAGED, TOPICS, WORDS, default
from cosine_lab.lessons.word2vec.model import at_hand
from cosine_lab.lessons.word2vec.model.learned import counted
from cosine_lab.lessons.word2vec.state import Settings
from cosine_lab.links import encode
from tests.lessons_in_node import data_of, run

SETTINGS = Settings("whole")
QUERIES = 300


def lists() -> model.Lists:
    found = computed.find(model.TASK, "lists", model.Lists)
    assert found is not None
    return found


def informed() -> model.Informed:
    found = computed.find(model.TASK, "informed", model.Informed)
    assert found is not None
    return found


@pytest.mark.parametrize("word", WORDS)
@pytest.mark.parametrize("factor", [0.5, 1, 1.3, 2])
def test_a_word_is_in_the_lists_that_a_stretched_table_gives(word: str, factor: float) -> None:
    rows = load_words().vectors[model.MODEL].astype(np.float64)
    at = load_words().rows[word]
    stretched = rows.copy()
    stretched[at] *= factor
    queries = np.random.default_rng(1).choice(len(rows), QUERIES, replace=False)
    brute = set()
    for query in queries.tolist():
        scores = stretched @ rows[query]
        scores[query] = -np.inf
        if query != at and at in np.argsort(-scores)[: model.LISTED]:
            brute.add(query)
    place = WORDS.index(word)
    ours = {int(row) for cut, row in zip(lists().at[place], lists().whose[place], strict=True) if cut < factor}
    assert ours & set(queries.tolist()) == brute


def test_figures_are_those_of_the_probe_before_there_was_a_page() -> None:
    table = load_words()
    assert (table.words[lists().dot.argmax()], lists().dot.max()) == ("you", 384)
    assert (table.words[lists().cosine.argmax()], lists().cosine.max()) == ("but", 70)
    never = [(each == 0).mean() for each in (lists().dot, lists().cosine)]
    assert never == pytest.approx([0.259, 0.031], abs=5e-4)
    assert lists().unlisted[[0, -1], 0] / len(table.words) == pytest.approx(never)  # over the length to 0, and to 1
    assert lists().dot.sum() == lists().cosine.sum() == model.LISTED * len(table.words)
    for word, at in zip(WORDS, lists().at, strict=True):
        assert (at < 1).sum() == lists().dot[table.rows[word]]


def test_it_is_short_words_that_are_in_no_list_by_dot_product() -> None:
    rows = load_words().vectors[model.MODEL].astype(np.float64)
    lengths = np.linalg.norm(rows, axis=1)
    short = lengths < np.median(lengths)
    by_dot = [(lists().dot[half] == 0).mean() for half in (short, ~short)]
    assert model.problem()["unlisted"][0][1:] == pytest.approx(by_dot)
    assert by_dot[0] > 10 * by_dot[1]
    assert (np.diff(lists().unlisted[:, :2], axis=0) < 0).all()  # each step towards the cosine brings some in


def test_words_are_halved_by_what_they_tell(tmp_path: Path) -> None:
    gain, squared = informed().gain, informed().squared
    order = np.argsort(gain, kind="stable")
    links = [encode(replace(default(), less=less), ()) for less in (0.0, 0.5, 1.0)]
    asked = {"length": {"slug": "length", "data": data_of("length"), "links": links}}
    none, half, all_ = run("read_lessons.js", asked, tmp_path)["length"]["readings"]
    cut = len(order) // 2
    assert half["less-squared"] == pytest.approx(squared[order[:cut]].mean(), rel=1e-5)
    assert half["more-squared"] == pytest.approx(squared[order[cut:]].mean(), rel=1e-5)
    assert none["less-squared"] is None
    assert all_["more-squared"] is None


def test_what_a_word_tells_is_its_divergence_from_all_words_less_that_of_a_draw() -> None:
    counts, held = counted(SETTINGS), informed()
    whole = counts.sum(axis=0)
    some = [0, 5, 80, 700, 1999]
    assert held.plain[some] == pytest.approx([entropy(counts[k], whole) for k in some], rel=1e-5)
    rng, k = np.random.default_rng(7), held.words.index("quiet")
    draws = [entropy(rng.multinomial(int(counts[k].sum()), whole / whole.sum()), whole) for _ in range(30)]
    assert held.plain[k] - held.gain[k] == pytest.approx(np.mean(draws), abs=4 * np.std(draws))


def test_length_goes_with_what_a_word_tells_and_not_with_how_frequent_it_is() -> None:
    held = informed()
    frequent = counted(SETTINGS).sum(axis=1)
    assert spearmanr(held.squared, held.gain)[0] == pytest.approx(0.71, abs=0.005)
    assert spearmanr(held.squared, held.plain)[0] == pytest.approx(0.31, abs=0.005)
    assert abs(spearmanr(held.gain, frequent)[0]) < 0.05


def test_what_the_browser_expects_beside_a_word_is_the_models_softmax(tmp_path: Path) -> None:
    learned, held = at_hand(SETTINGS), informed()
    assert learned is not None
    cases = [(topic, share) for topic in range(len(TOPICS)) for share in (0.0, 0.3, 1.0)]
    links = [encode(replace(default(), word=topic, topic=topic, share=share), ()) for topic, share in cases]
    asked = {"length": {"slug": "length", "data": data_of("length"), "links": links}}
    noise = counted(SETTINGS).sum(axis=0) ** SETTINGS.exponent
    for (topic, share), seen in zip(cases, run("read_lessons.js", asked, tmp_path)["length"]["readings"], strict=True):
        row = learned.words.index(TOPICS[topic])
        weights = noise * np.exp(share * learned.model.unembeddings @ learned.model.embeddings[row])
        assert seen["told"] == pytest.approx(entropy(weights, noise), rel=1e-4, abs=1e-9)
        assert seen["even"] == pytest.approx(entropy(weights, np.ones(len(noise))), rel=1e-4)
        assert seen["squared-now"] == pytest.approx(share**2 * held.squared[row], rel=1e-6)


def test_for_short_vectors_what_is_told_is_half_the_variance_of_the_scores() -> None:
    held, short = informed(), 0.02
    for logits in held.logits:
        weights = held.noise * np.exp(short * logits)
        spread = np.average((logits - np.average(logits, weights=held.noise)) ** 2, weights=held.noise)
        assert entropy(weights, held.noise) == pytest.approx(short**2 * spread / 2, rel=0.1)


def test_means_are_taken_in_the_plane_that_holds_most_and_only_that_of_the_arrows_turns(tmp_path: Path) -> None:
    table = load_words()
    rows = table.vectors[model.MODEL][[table.rows[word] for word in AVERAGED]].astype(np.float64)
    spans = np.linalg.eigvalsh(rows @ rows.T)
    held = model.means()
    at = np.array(held["at"])
    assert held["held"] == pytest.approx(spans[1:].sum() / spans.sum())
    assert np.linalg.norm(rows - rows @ (flat := np.linalg.svd(rows)[2][:2].T) @ flat.T) ** 2 == pytest.approx(spans[0])
    assert at @ at.T == pytest.approx(rows @ flat @ flat.T @ rows.T, abs=1e-9)
    longers = (0.1, 1.0, 2.2, 3.0)
    links = [encode(replace(default(), longer=longer), ()) for longer in longers]
    asked = {"length": {"slug": "length", "data": data_of("length"), "links": links}}

    def between(a: np.ndarray, b: np.ndarray) -> float:
        return float(a @ b / np.linalg.norm(a) / np.linalg.norm(b))

    units = (at / np.linalg.norm(at, axis=1, keepdims=True)).mean(axis=0)
    for longer, seen in zip(longers, run("read_lessons.js", asked, tmp_path)["length"]["readings"], strict=True):
        mean = (at * np.array([[longer], [1], [1]])).mean(axis=0)
        assert seen["means-cos"] == pytest.approx(between(mean, units), abs=1e-4)
        turned = np.degrees(np.arccos(min(1, between(mean, at.mean(axis=0)))))
        assert seen["plain-turned"] == pytest.approx(turned, abs=0.02)
        assert seen["unit-turned"] == pytest.approx(0, abs=1e-4)


@pytest.mark.parametrize(("name", "stays"), [("GloVe-50", 0.49), ("USE-multilingual", 0.79)])
def test_half_of_the_coordinates_keeps_about_what_one_more_draw_keeps(name: str, stays: float) -> None:
    rows = load_words().vectors[name].astype(np.float64)
    half = np.random.default_rng(5).permutation(rows.shape[1])[: rows.shape[1] // 2]
    kept = []
    tables = [held / np.linalg.norm(held, axis=1, keepdims=True) for held in (rows, rows[:, half])]
    for query in np.random.default_rng(6).choice(len(rows), QUERIES, replace=False):
        near = [set(np.argsort(-(held @ held[query]))[1 : model.LISTED + 1].tolist()) for held in tables]
        kept.append(len(near[0] & near[1]) / model.LISTED)
    ours = computed.find(model.TASK, name, model.Dropped)
    assert ours is not None
    assert (np.diff(ours.kept) > 0).all()
    assert ours.kept[-1] == 1
    assert ours.kept[0] == pytest.approx(np.mean(kept), abs=0.04)
    assert ours.kept[0] == pytest.approx(stays, abs=0.015)
