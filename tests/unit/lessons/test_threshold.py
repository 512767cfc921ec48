"""Threshold: its pairs are those of WordNet, its figures those of scikit-learn and of a count pair by pair."""

import json
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray
from sklearn.calibration import CalibratedClassifierCV
from sklearn.frozen import FrozenEstimator
from sklearn.isotonic import IsotonicRegression
from sklearn.linear_model import LogisticRegression
from sklearn.metrics import precision_recall_curve, roc_auc_score

from cosine_lab.data.words import FOLDER, KINDS, PAIRS, load_words, pairs
from cosine_lab.lessons.threshold import model
from cosine_lab.lessons.threshold.state import MAPS, MODELS, ThresholdState
from cosine_lab.links import encode
from tests.lessons_in_node import data_of, run
from tests.makers import make_pairs

MEASURED = {
    "GloVe-50": (0.542, 0.68, 0.874, 0.937, 0.589),
    "e5-small": (0.879, 0.79, 0.925, 0.900, 0.354),
    "paraphrase-MiniLM-L3": (0.475, 0.78, 0.908, 0.868, 0.317),
    "all-MiniLM-L6": (0.374, 0.83, 0.914, 0.941, 0.485),
    "USE-multilingual": (0.457, 0.84, 0.952, 0.957, 0.348),
}
"""Best line, its F1, and how often synonyms lie above strangers, opposites above strangers and above synonyms, as a
probe of our own had them before there was a page; a draw of other strangers would move them."""
ROUNDED = 0.006
DICTIONARY = {
    "data.noun": "00000001 03 n 02 cat 0 feline 0 001 @ 00000002 n 0000 | an animal\n"
    "00000002 03 n 01 animal 0 000 | it lives\n"
    "00000003 03 n 01 day 0 001 ! 00000004 n 0101 | light\n"
    "00000004 03 n 01 night 0 001 ! 00000003 n 0101 | dark\n"
    "00000005 03 n 02 night 0 feline 0 000 | a second sense of both\n",
    "index.noun": "  1 a licence\n"
    "cat n 1 1 @ 1 0 00000001\nfeline n 2 1 @ 2 0 00000001 00000005\nanimal n 1 0 1 0 00000002\n"
    "day n 1 1 ! 1 0 00000003\nnight n 2 1 ! 2 0 00000004 00000005\n",
    **{f"{kind}.{part}": "" for kind in ("data", "index") for part in ("verb", "adj", "adv")},
}
KNOWN = ("cat", "feline", "animal", "day", "night", "stone", "river", "spoon")


@pytest.fixture
def dictionary(tmp_path: Path) -> Path:
    for name, text in DICTIONARY.items():
        (tmp_path / name).write_text(text, encoding="latin-1")
    return tmp_path


def test_pairs_are_found_in_files_as_wordnet_writes_them(dictionary: Path) -> None:
    found = make_pairs.pairs(dictionary, KNOWN)
    assert found["synonyms"] == [("cat", "feline")]
    assert found["opposites"] == [("day", "night")]
    related = {("animal", "cat"), ("animal", "feline"), ("cat", "feline"), ("day", "night"), ("feline", "night")}
    assert len(found["strangers"]) == make_pairs.STRANGERS
    assert not related & set(found["strangers"])


def test_what_is_shipped_has_its_notice_and_no_pair_twice() -> None:
    made = json.loads(PAIRS.read_text(encoding="utf-8"))["made"]
    assert "Princeton" in (FOLDER / made["licence"]).read_text(encoding="utf-8")
    every = [pair for kind in KINDS for pair in pairs()[kind]]
    assert len(set(every)) == len(every)
    assert {word for pair in every for word in pair} <= set(load_words().words)
    assert all(a < b for a, b in every)
    assert len(pairs()["strangers"]) == make_pairs.STRANGERS * len(pairs()["synonyms"])


def oracle(name: str) -> tuple[float, ...]:
    synonyms, opposites, strangers = (model.scores(name)[kind] for kind in KINDS)

    def above(a: np.ndarray, b: np.ndarray) -> float:
        return float(roc_auc_score([1] * len(a) + [0] * len(b), np.concatenate([a, b])))

    truth, held = [1] * len(synonyms) + [0] * len(strangers), np.concatenate([synonyms, strangers])
    precision, recall, lines = precision_recall_curve(truth, held)
    f1 = 2 * precision[:-1] * recall[:-1] / (precision[:-1] + recall[:-1])
    at = int(f1.argmax())
    return lines[at], f1[at], above(synonyms, strangers), above(opposites, strangers), above(opposites, synonyms)


@pytest.mark.parametrize("name", MODELS)
def test_figures_are_those_of_scikit_learn_and_of_the_probe_before(name: str) -> None:
    ours = oracle(name)
    assert model.best(name) == pytest.approx(ours[:2], abs=1e-12)
    assert ours == pytest.approx(MEASURED[name], abs=ROUNDED)


def test_another_models_line_is_no_line_of_e5() -> None:
    def f1(line: float, name: str) -> float:
        hits, wrong = ((model.scores(name)[kind] >= line).sum() for kind in ("synonyms", "strangers"))
        return float(2 * hits / (hits + wrong + len(pairs()["synonyms"])))

    lines = {name: model.best(name)[0] for name in MODELS}
    others = [name for name in MODELS if name != "e5-small"]
    assert [f1(lines["e5-small"], name) for name in others] == pytest.approx([0.19, 0.07, 0.05, 0.19], abs=ROUNDED)
    assert {round(f1(lines[name], "e5-small"), 2) for name in others} == {0.40}


@pytest.mark.parametrize("name", MODELS)
def test_isotonic_calibration_ties_some_pairs_turns_none_and_keeps_the_best_f1(name: str) -> None:
    good, bad = model.scores(name)["synonyms"], model.scores(name)["strangers"]
    held, truth = np.concatenate([good, bad]), np.array([1] * len(good) + [0] * len(bad))
    fitted = IsotonicRegression(out_of_bounds="clip").fit_transform(held, truth)
    assert (np.diff(fitted[held.argsort()]) >= 0).all()
    assert len(np.unique(fitted)) < len(np.unique(held))
    reached = [2 * truth[fitted >= line].sum() / ((fitted >= line).sum() + len(good)) for line in np.unique(fitted)]
    assert max(reached) == pytest.approx(model.best(name)[1], abs=1e-12)


def test_what_the_browser_reads_off_is_what_numpy_counts(tmp_path: Path) -> None:
    states = [
        (at, line, amount) for at in range(len(MODELS)) for line in (-1, 0.3, 0.5, 0.88, 1) for amount in (0, 0.37, 1)
    ]
    links = [encode(ThresholdState((), at, float(line), float(amount), 0), ()) for at, line, amount in states]
    asked = {"threshold": {"slug": "threshold", "data": data_of("threshold"), "links": links}}
    told = run("read_lessons.js", asked, tmp_path)["threshold"]["readings"]
    for (at, line, _), seen in zip(states, told, strict=True):
        over = {kind: int((model.scores(MODELS[at])[kind] >= line).sum()) for kind in KINDS}
        hits, wrong = over["synonyms"], over["strangers"]
        assert {kind: seen[f"{kind}-over"] for kind in KINDS} == over
        assert seen["precision"] == (pytest.approx(hits / (hits + wrong)) if hits + wrong else None)
        assert seen["recall"] == pytest.approx(hits / len(pairs()["synonyms"]))
        names = ("best-cosine", "best-f1", "synonyms-strangers", "opposites-strangers", "opposites-synonyms")
        assert [seen[name] for name in names] == pytest.approx(list(oracle(MODELS[at])), abs=1e-12)
        assert (seen["overtaken"], seen["gain"]) == (0, pytest.approx(0, abs=1e-12))
        held = model.scores(MODELS[at])
        assert seen["least"] == pytest.approx(min(scores.min() for scores in held.values()))


def mapped(name: str, how: str) -> Callable[[NDArray[np.float64]], NDArray[np.float64]]:
    """What scikit-learn makes of cosines by its own way; its sigmoid method is Platt's, over any scores that rise."""
    held, same = model.labelled(name)
    every = np.concatenate(list(model.scores(name).values()))
    if how == "min-max":
        return lambda x: (x - every.min()) / (every.max() - every.min())
    if how == "isotonic":
        return IsotonicRegression(out_of_bounds="clip").fit(held, same).predict  # type: ignore[no-any-return]
    rising = FrozenEstimator(LogisticRegression().fit(held[:, None], same))
    platt = CalibratedClassifierCV(rising, method="sigmoid").fit(held[:, None], same)
    return lambda x: platt.predict_proba(x[:, None])[:, 1]


@pytest.mark.parametrize("how", MAPS)
def test_dots_and_line_go_where_scikit_learn_maps_them_and_the_best_f1_stays(how: str, tmp_path: Path) -> None:
    states = [(at, line, amount) for at in range(len(MODELS)) for line in (0.2, 0.5, 0.88) for amount in (0.37, 1)]
    links = [encode(ThresholdState((), *each, MAPS.index(how)), ()) for each in states]
    asked = {"threshold": {"slug": "threshold", "data": data_of("threshold"), "links": links}}
    told = run("read_lessons.js", asked, tmp_path)["threshold"]["readings"]
    for (at, line, amount), seen in zip(states, told, strict=True):
        to = mapped(MODELS[at], how)
        assert seen["line"] == pytest.approx((1 - amount) * line + amount * to(np.array([line]))[0], abs=2e-3)
        assert seen["overtaken"] == 0
        assert seen["gain"] == pytest.approx(0, abs=1e-12)
        assert seen["cosine-f1"] == seen["best-f1"]
        cosines = np.concatenate(list(model.scores(MODELS[at]).values()))
        _, place, size = np.unique(to(cosines).round(12), return_inverse=True, return_counts=True)
        tied = int((size[place] > 1).sum()) if (how, amount) == ("isotonic", 1) else 0
        assert seen["tied"] == tied
        assert (tied > 0) == ((how, amount) == ("isotonic", 1))
