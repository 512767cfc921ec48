"""Rebuild assets/ask/weights.json: which of Ask's entries the words of a title speak for, learned from real threads.

    python -m tests.makers.make_ask_weights       half a minute

Run it after a change of titles, of the words below, of questions or of how Ask reads words: a test says so.

A linear support vector machine, one entry against all others, over words and pairs of words: of titles
(tests/unit/ui/ask_titles.tsv and .toml) and of the questions themselves, in every language. To its weights those of
BM25 are added, for words that each entry was given by hand (ask_words.json): they have what titles are too few for,
and nearly all of the Chinese. Titles of about every fifth repository are held out. How well it does: docs/ask.md.
"""

import csv
import hashlib
import json
import math
import tempfile
import tomllib
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray
from scipy.sparse import csr_matrix
from sklearn.svm import LinearSVC

from cosine_lab import prose
from cosine_lab.prose.strings import ENGLISH, translated
from tests.lessons_in_node import run

ROOT = Path(__file__).resolve().parents[2]
FILE = ROOT / "assets" / "ask" / "weights.json"
TITLES = ROOT / "tests" / "unit" / "ui" / "ask_titles"
SATURATION, BY_LENGTH, QUESTION, COMMON = 3, 0.1, 2, 0.2
"""k₁ and b of BM25; how often a word of the question counts; the weight of a word that most titles have."""
BY_HAND, FURTHER, NONE, LEAST_PAIR, MOST, LEAST, LARGEST = 0.2, 0.3, 0.1, 2, 10, 2, 99
"""The share of BM25, the weight of a further answer beside the first, what “none” is preferred by, how many titles have
to have a pair of words, entries a word, and the least and the largest weight; the first three chosen by
cross-validation over repositories."""


class Title(NamedTuple):
    """A title, and the entries that answer it, the first one first."""

    text: str
    answers: tuple[str, ...]
    repository: str = ""

    @property
    def held_out(self) -> bool:
        """Whether nothing may be learned from it: by its repository, that none is on both sides."""
        return int(hashlib.sha256((self.repository or self.text).encode()).hexdigest(), 16) % 5 == 0


def titles() -> list[Title]:
    """Of real threads."""
    with TITLES.with_suffix(".tsv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))
    return [Title(row["title"], tuple(row["answers"].split()), row["repository"]) for row in rows]


def questions() -> list[Title]:
    """Ask's own, in every language."""
    pages = [prose.text("ask", language).templates("q.") for language in (ENGLISH, *translated())]
    return [Title(text, (key.removeprefix("q."),)) for page in pages for key, text in page.items()]


def given() -> tuple[list[Title], dict[str, Any]]:
    """All that is learned from: titles, and words by hand."""
    styled = tomllib.loads(TITLES.with_suffix(".toml").read_text(encoding="utf-8"))["styled"]
    real = [title for title in titles() if not title.held_out]
    own = [Title(text, tuple(answers.split())) for text, answers in styled.items()]
    words = json.loads((Path(__file__).parent / "ask_words.json").read_text(encoding="utf-8"))
    return [*real, *own, *questions()], words


def read(texts: Sequence[str]) -> list[list[str]]:
    """The words of texts, as the browser reads them."""
    terms = json.loads(FILE.with_name("terms.json").read_text(encoding="utf-8"))
    with tempfile.TemporaryDirectory() as folder:
        found: list[list[str]] = run("ask_tokens.js", {"terms": terms, "titles": texts}, Path(folder))
    return found


def by_hand(words: dict[str, Any], own: Sequence[Title]) -> dict[str, dict[str, float]]:
    """By word, what BM25 gives an entry for it."""
    keys = list(words["terms"])
    texts = read([*words["terms"].values(), words["common"], *(title.text for title in own)])
    counts = dict(zip(keys, map(Counter, texts), strict=False))
    for title, found in zip(own, texts[len(keys) + 1 :], strict=True):
        if title.answers[0] in counts:
            counts[title.answers[0]].update(dict.fromkeys(found, QUESTION))
    held = Counter(word for each in counts.values() for word in each)
    usual = sum(each.total() for each in counts.values()) / len(keys)
    found_by: dict[str, dict[str, float]] = defaultdict(dict)
    for key, each in counts.items():
        longer = SATURATION * (1 - BY_LENGTH + BY_LENGTH * each.total() / usual)
        for word, count in each.items():
            rarity = math.log(1 + (len(keys) - held[word] + 0.5) / (held[word] + 0.5))
            weight = COMMON if word in texts[len(keys)] else rarity
            found_by[word][key] = weight * count * (SATURATION + 1) / (count + longer)
    return found_by


def features(texts: Sequence[Sequence[str]]) -> list[list[str]]:
    """Each text's words, and the pairs of neighbours that several texts have."""
    pairs = [{" ".join(pair) for pair in pairwise(text)} for text in texts]
    often = Counter(pair for each in pairs for pair in each)
    return [
        [*sorted(set(text)), *sorted(pair for pair in each if often[pair] >= LEAST_PAIR)]
        for text, each in zip(texts, pairs, strict=True)
    ]


def learned(known: Sequence[Title], found: Sequence[Sequence[str]]) -> tuple[LinearSVC, list[str]]:
    """The classifier, and its words. Every row has length 1, as what is typed is divided by the root of its words."""
    vocabulary = sorted({word for text in found for word in text})
    at = {word: k for k, word in enumerate(vocabulary)}
    share = {True: 1.0, False: FURTHER}
    rows = [(k, each, share[each == title.answers[0]]) for k, title in enumerate(known) for each in title.answers]
    columns = [[at[word] for word in found[k]] for k, _, _ in rows]
    values = [1 / math.sqrt(len(row)) for row in columns for _ in row]
    ends = np.cumsum([0, *map(len, columns)])
    matrix = csr_matrix((values, [k for row in columns for k in row], ends), shape=(len(rows), len(at)))
    shares = [part / (1 + FURTHER * (len(known[k].answers) - 1)) for k, _, part in rows]
    machine = LinearSVC(C=1, random_state=0).fit(matrix, [answer for _, answer, _ in rows], sample_weight=shares)
    return machine, vocabulary


def made() -> dict[str, Any]:
    """What the file should say."""
    known, words = given()
    found = features(read([title.text for title in known]))
    machine, vocabulary = learned(known, found)
    hand = by_hand(words, questions())
    entries = sorted({*machine.classes_, *words["terms"]})
    places = [entries.index(each) for each in machine.classes_]
    bias = np.full(len(entries), machine.intercept_.min())
    bias[places] = machine.intercept_
    bias[entries.index("none")] += NONE
    table = {word: np.zeros(len(entries)) for word in sorted({*vocabulary, *hand})}
    for word, weights in zip(vocabulary, machine.coef_.T, strict=True):
        table[word][places] = weights
    for word, weights in hand.items():
        for key, weight in weights.items():
            table[word][entries.index(key)] += BY_HAND * weight
    scale = LARGEST / max(float(np.abs(row).max()) for row in table.values())
    packed = {word: list(largest(np.rint(row * scale))) for word, row in table.items()}
    return {
        "from": fingerprint(),
        "entries": entries,
        "scale": round(scale, 3),
        "bias": [int(each) for each in np.rint(bias * scale)],
        "words": {word: pairs for word, pairs in packed.items() if pairs},
    }


def largest(row: NDArray[np.float64]) -> Iterator[tuple[int, int]]:
    """The places and values of the largest, in their order."""
    for place in sorted(np.argsort(-np.abs(row), kind="stable")[:MOST]):
        if abs(row[place]) >= LEAST:
            yield int(place), int(row[place])


def fingerprint() -> str:
    """Of all that goes in: titles as they are read, their answers, and words by hand."""
    known, words = given()
    texts = read([*(title.text for title in known), *words["terms"].values(), words["common"]])
    said = json.dumps([[title.answers for title in known], texts], ensure_ascii=False)
    return hashlib.sha256(said.encode()).hexdigest()[:16]


def main() -> None:
    """Learn, and write."""
    found = made()
    words = found.pop("words")
    rows = [f"  {json.dumps(word, ensure_ascii=False)}: {json.dumps(words[word]).replace(' ', '')}" for word in words]
    head = [f" {json.dumps(name)}: {json.dumps(value)}" for name, value in found.items()]
    joined = ",\n".join
    FILE.write_text(f'{{\n{joined(head)},\n "words": {{\n{joined(rows)}\n }}\n}}\n', encoding="utf-8")


if __name__ == "__main__":
    main()
