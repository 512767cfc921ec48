"""Numerals of the prose (tests/numerals.toml, “recomputed”), computed from code and data."""

from collections.abc import Callable
from functools import cache, partial
from math import comb, factorial, sqrt

import numpy as np
from numpy.typing import NDArray
from sklearn.datasets import load_digits, load_iris, load_wine

from cosine_lab.data import digit_models, interaction_upload, own_vectors
from cosine_lab.data.classifiers import PAPER_UNEMBEDDINGS, classifier
from cosine_lab.data.temperatures import at_hand
from cosine_lab.data.words import load_words
from cosine_lab.lessons import centre, pooling, top_two, training
from cosine_lab.lessons.factorisation.model import problem
from cosine_lab.lessons.length import model as length_model
from cosine_lab.lessons.rankings.model import configurations
from cosine_lab.lessons.threshold.model import scores
from cosine_lab.lessons.word2vec import state as word2vec_state
from cosine_lab.lessons.word2vec.model import words as word2vec_words
from cosine_lab.lessons.words.model import spread
from cosine_lab.maths.learning import contrast_encoder
from cosine_lab.maths.spaces.anisotropy import pair_histogram

Matrix = NDArray[np.float64]
Found = Callable[[], tuple[str, ...]]
PAPER = np.array(PAPER_UNEMBEDDINGS)
ALIGNED = np.array([-1.25, -0.25])
"""The translation of Lemma 3.3 for labels 0 and 1."""


def said(value: float, digits: int) -> str:
    """A number as prose has it, with a minus sign."""
    return f"{value:.{digits}f}".replace("-", "−")


def constants(*values: int, grouped: bool = True) -> Found:
    """Numbers that the code holds."""
    return lambda: tuple(f"{value:,}" if grouped else str(value) for value in values)


def cosine(a: Matrix, b: Matrix) -> float:
    return float(a @ b / np.linalg.norm(a) / np.linalg.norm(b))


def configured(key: str, *pairs: tuple[str, str]) -> tuple[str, ...]:
    """Cosines of pairs of labels in a configuration of the Centre page."""
    held = next(each for each in centre.model.CONFIGURATIONS if each.key == key)
    rows = dict(zip(held.labels, np.array(held.unembeddings), strict=True))
    return tuple(said(cosine(rows[i], rows[j]), 3) for i, j in pairs)


def centred_figure() -> tuple[str, ...]:
    """The cosine of labels 0 and 1 in Fig. 1d, and after centring."""
    moved = PAPER + ALIGNED
    centred = PAPER - PAPER.mean(axis=0)
    return said(cosine(*moved[:2]), 3), said(cosine(*centred[:2]), 3)


def label_sets(rows: Matrix) -> int:
    """How many label sets a sigmoid has in the plane."""
    angles = np.linspace(0, 2 * np.pi, 20_001)
    return len({tuple(each) for each in (np.c_[np.cos(angles), np.sin(angles)] @ rows.T > 0).tolist()})


def opposite_and_aligned(which: int) -> tuple[str, ...]:
    """The translations of Lemma 3.2 and Lemma 3.3 for labels 0 and 1."""
    a, b = PAPER[:2]
    shift = (-(a + b) / 2, -a + (b - a) / 2)[which]
    return tuple(said(each, 2) for each in shift)


@cache
def least_cosine() -> float:
    rows = load_words().vectors["e5-small"]
    unit = np.asarray(rows, dtype=np.float64)
    unit /= np.linalg.norm(unit, axis=1, keepdims=True)
    return float((unit @ unit.T).min())


def kinds(slug: str) -> Found:
    """How many labels a classifier has."""
    return lambda: (str(len(classifier(slug).labels)),)


def shape(load: Callable[[], object], axis: int, *, grouped: bool = False) -> Found:
    """Rows or columns of a data set."""
    return lambda: (f"{load().data.shape[axis]:{',' if grouped else ''}}",)  # type: ignore[attr-defined]


def first_cosine() -> tuple[str, ...]:
    return (said(cosine(*PAPER[:2]), 2),)


def most_lists() -> tuple[str, ...]:
    """In how many lists of ten the most popular word of GloVe-50 is, by dot product and cosine."""
    rows = load_words().vectors["GloVe-50"].astype(np.float64)
    unit = rows / np.linalg.norm(rows, axis=1, keepdims=True)
    found = []
    for held in (rows, unit):
        scores = held @ held.T
        np.fill_diagonal(scores, -np.inf)
        near = np.argpartition(-scores, 10, axis=1)[:, :10]
        found.append(str(np.bincount(near.ravel()).max()))
    return tuple(found)


def kept_by_half() -> tuple[str, ...]:
    """The least and the most of the ten nearest that stay without a random half of the coordinates, in percent."""
    kept = [each["kept"][0] for each in length_model.problem()["dropped"]]
    return said(100 * min(kept), 0), said(100 * max(kept), 0)


def spread_of_words() -> tuple[str, ...]:
    """How cosines of real words spread, as they are and with the mean taken away."""
    rows = load_words().vectors["paraphrase-MiniLM-L3"].astype(np.float64)
    rows /= np.linalg.norm(rows, axis=1, keepdims=True)
    return tuple(said(pair_histogram(each).std, 2) for each in (rows, rows - rows.mean(axis=0)))


def translated_inputs() -> tuple[str, ...]:
    """How many inputs change their prediction where one vector is added to all of them."""
    held = np.array(classifier("paper").embeddings)
    was, now = ((each @ PAPER.T).argmax(axis=1) for each in (held, held + 0.5))
    return "0.5", "0.5", str((was != now).sum()), str(len(held))


def order_by_temperature() -> tuple[str, ...]:
    """How often a pair of one digit has the larger cosine, at the lowest τ and at another."""
    runs = {run.tau: f"{100 * run.auc:.1f}" for run in at_hand(0) or () if run.tau}
    return runs[0.01], "0.01", runs[0.05], "0.05"


LOW, _, HIGH = contrast_encoder.BAND
POINTS = constants(len(classifier("paper").embeddings), grouped=False)
FOUND: dict[tuple[str, str], Found] = {
    ("centre", "1.000 to 0.777"): centred_figure,
    ("centre", "1–4 never tie at −0.284, 1–2 can at −0.839"): lambda: (
        *("1", "4", *configured("five", ("1", "4"))),
        *("1", "2", *configured("five", ("1", "2"))),
    ),
    ("classifiers", "1000 standard normal"): POINTS,
    ("classifiers", "150 flowers"): shape(load_iris, 0),
    ("classifiers", "178 wines"): shape(load_wine, 0),
    ("classifiers", "13 measurements"): shape(load_wine, 1),
    ("classifiers", "1797 handwritten"): shape(load_digits, 0),
    ("classifiers", "64 pixels"): shape(load_digits, 1),
    ("digits", "1,797 handwritten"): shape(load_digits, 0, grouped=True),
    ("digits", "64 pixels"): shape(load_digits, 1),
    ("digits", "1,797 images"): shape(load_digits, 0, grouped=True),
    ("factorisation", "cosine is 0.6"): lambda: (said(cosine(*(np.array([[1.0, 1.0], [1.0, -1.0]]) * [2.0, 1.0])), 1),),
    ("factorisation", "±1,000,000"): constants(int(interaction_upload.LARGEST)),
    ("factorisation", "5 MB, 20,000 users and 1,000 items"): constants(
        interaction_upload.MOST_BYTES // 10**6, interaction_upload.MOST_USERS, interaction_upload.MOST_ITEMS
    ),
    ("factorisation", "40 users"): constants(problem.SAMPLED),
    ("home", "cosine 0.80"): first_cosine,
    ("home", "1000 predictions"): POINTS,
    ("own_words", "160 MB"): constants(own_vectors.MOST_NUMBERS * 4 // 10**6),
    ("length", "49 to 80 percent"): kept_by_half,
    ("norms", "is in 384 of the lists of ten, by cosine no word is in more than 70"): most_lists,
    ("threshold", "all above 0.8"): lambda: (said(min(each.min() for each in scores("e5-small").values()), 1),),
    ("pooling", "With 384 numbers independent normal vectors spread by 0.05"): lambda: (
        str(load_words().vectors["paraphrase-MiniLM-L3"].shape[1]),
        said(load_words().vectors["paraphrase-MiniLM-L3"].shape[1] ** -0.5, 2),
    ),
    ("pooling", "by 0.14, and by 0.11"): spread_of_words,
    ("pooling", "1,200 rows"): constants(pooling.state.ROWS),
    ("pooling", "length 768 and 384"): constants(pooling.state.LONG, pooling.state.LONG // 2),
    ("pooling", "that of 384"): constants(pooling.state.LONG // 2),
    ("pooling", "765 outputs"): constants(pooling.state.LONG - 4 + 1),
    ("rankings", "24 rankings"): constants(factorial(4)),
    ("rankings", "≈ 3.54"): lambda: (said(5 / sqrt(2), 2),),
    ("rankings", "12 labels"): constants(configurations.MANY),
    ("sigmoid", "8 label sets"): lambda: (str(label_sets(PAPER - 0.75)),),
    ("sigmoid", "32 sets"): constants(2 ** len(PAPER)),
    ("sigmoid", "(−0.75, −0.75)"): partial(opposite_and_aligned, 0),
    ("sigmoid", "(−1.25, −0.25)"): partial(opposite_and_aligned, 1),
    ("spectrum", "40 users"): constants(problem.SAMPLED),
    ("top_two", "(the code) with 0.0005"): lambda: (said(float(np.spacing(np.float16(0.99))), 4),),
    ("top_two", "Of 45 pairs"): constants(comb(len(top_two.default().labels), 2)),
    ("top_two", "of the 45 pairs"): constants(comb(len(top_two.default().labels), 2)),
    ("top_two", "all 45 pairs can come first"): constants(comb(len(top_two.default().labels), 2)),
    ("top_two", "Of 120 sets of three"): constants(comb(len(top_two.default().labels), 3)),
    ("training", "115.25"): lambda: (str(training.state.START_DEGREES),),
    ("training", "5,000"): constants(training.state.MOST_STEPS),
    ("training", "64 → 32 → 16"): lambda: (
        *shape(load_digits, 1)(),
        *constants(contrast_encoder.Training(1).hidden, contrast_encoder.Training(1).dimension)(),
    ),
    ("training", "1,297 digits"): lambda: (f"{len(load_digits().data) - digit_models.TESTS:,}",),
    ("training", "300 steps"): constants(contrast_encoder.Training(1).steps),
    ("training", "500 digits"): constants(digit_models.TESTS),
    ("training", "1,797 images"): shape(load_digits, 0, grouped=True),
    ("training", "95%"): lambda: (f"{100 * (contrast_encoder.BAND[2] - contrast_encoder.BAND[0]):g}",),
    ("training", "97.5%"): lambda: (f"{100 * contrast_encoder.BAND[2]:g}",),
    ("training", "2.5%"): lambda: (f"{100 * contrast_encoder.BAND[0]:g}",),
    ("translate", "Cosine 0.8 ("): lambda: (said(cosine(*PAPER[:2]), 1),),
    ("translate", "3 kinds"): kinds("iris"),
    ("translate", "3 cultivars"): kinds("wine"),
    ("translate", "10 handwritten"): kinds("digits"),
    ("translate", "1000 inputs"): POINTS,
    ("translate", "v = (0.5, 0.5), 327 of the 1000 inputs of"): translated_inputs,
    ("uploads", "2 or more"): constants(own_vectors.FEWEST),
    ("word2vec", "3 to 12"): constants(word2vec_words.FEWEST, word2vec_words.MOST),
    ("word2vec", "2,048 pairs"): constants(word2vec_state.BATCH),
    ("words", "99.2% of cases at τ = 0.01, in 99.4% at τ = 0.05"): order_by_temperature,
    ("words", "above 0.76"): lambda: (f"{int(100 * least_cosine()) / 100:g}",),
    ("score_tables", "2,893 shipped words"): constants(len(load_words().words)),
    ("score_tables", "3,000 words"): constants(spread.MOST_ROWS),
}
