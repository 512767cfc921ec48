"""Rebuild assets/vectors/agreement*.json: Spearman's ρ of the vectors with people's ratings.

Run by a developer, never by the site, where gensim (which carries the ratings) and SciPy are:

    /tmp/wv/bin/pip install gensim==4.4.0 scipy
    /tmp/wv/bin/python -m tests.makers.make_agreement
"""

import json
from collections.abc import Iterator, Mapping
from importlib import metadata
from itertools import groupby
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import ArrayLike

from cosine_lab.data.ratings import FILES, OfWord, Ratings, agreement, by_query
from cosine_lab.data.words import FOLDER, load_words
from cosine_lab.lessons.norms.model.rated import RATINGS, rated, story_model
from cosine_lab.maths.spaces.remedies import REMEDIES, VECTORS, pair_scores

TOP = (1, 2, 3)


def main() -> None:
    """Compute every rating set, model and remedy, and write them."""
    table = {"gensim": metadata.version("gensim"), "lines": list(_lines())}
    text = json.dumps(table, indent=1, ensure_ascii=False) + "\n"
    (FOLDER / "agreement.json").write_text(text, encoding="utf-8")
    by_word = {name: {model: _by_word(name, model) for model in load_words().vectors} for name in FILES}
    text = json.dumps(by_word, separators=(",", ":")).replace("},", "},\n") + "\n"
    (FOLDER / "agreement_words.json").write_text(text, encoding="utf-8")
    text = json.dumps({RATINGS: {each.word: _order(each.word) for each in rated(story_model(), ("raw", 0))}}) + "\n"
    (FOLDER / "agreement_order.json").write_text(text, encoding="utf-8")


def _order(word: str) -> list[list[str]]:
    """The words that are rated with this one, the most related first, those rated alike together: their order alone."""
    ratings = _ratings(RATINGS)
    rated = zip(ratings.pairs, ratings.scores.tolist(), strict=True)
    held = sorted((-score, other) for (first, other), score in rated if first == word and other in load_words().rows)
    return [[other for _, other in alike] for _, alike in groupby(held, key=lambda each: each[0])]


def _by_word(name: str, model: str) -> dict[str, Any]:
    """ρ within each query, by remedy of the vectors; scaling a query's scores changes none."""
    table, ratings = load_words(), _ratings(name)
    found = {
        f"{remedy}:{k}" if k else remedy: _within_queries(ratings, table.rows, table.vectors[model], remedy, k)
        for remedy in VECTORS
        for k in (TOP if remedy == "top-removed" else (0,))
    }
    words = sorted({word for each in found.values() for word in each})
    pairs = {word: each.pairs for held in found.values() for word, each in held.items()}
    return {
        "words": words,
        "pairs": [pairs[word] for word in words],
        "rho": {
            remedy: [round(held[word].rho, 4) if word in held else None for word in words]
            for remedy, held in found.items()
        },
    }


def _within_queries(
    ratings: Ratings, rows: Mapping[str, int], W: ArrayLike, remedy: str, k: int = 1
) -> dict[str, OfWord]:
    """The agreements that `agreement` takes the mean of within queries, by the query's word."""
    known = [i for i, pair in enumerate(ratings.pairs) if all(word in rows for word in pair)]
    if not known:
        return {}
    pairs = np.array([[rows[word] for word in ratings.pairs[i]] for i in known])
    found = by_query(pairs[:, 0], pair_scores(remedy, W, pairs, k), ratings.scores[known])
    names = {rows[ratings.pairs[i][0]]: ratings.pairs[i][0] for i in known}
    return {names[query]: each for query, each in found.items()}


def _ratings(name: str) -> Ratings:
    files = (Path(str(file.locate())) for file in metadata.files("gensim") or [] if file.name == FILES[name])
    return parsed(name, next(files).read_text(encoding="utf-8"))


def parsed(name: str, text: str) -> Ratings:
    """The rating set in a file of gensim's; a ValueError for what is no such set."""
    pairs: list[tuple[str, str]] = []
    scores: list[float] = []
    for number, line in enumerate(text.splitlines(), start=1):
        if line.startswith("#"):
            continue
        try:
            left, right, score = line.lower().split("\t")
            scores.append(float(score))
        except ValueError:
            raise ValueError(f'parsed needs "word, word, number" in {name}, got line {number}: {line!r}') from None
        pairs.append((left, right))
    return Ratings(name, tuple(pairs), np.array(scores))


def _lines() -> Iterator[dict[str, Any]]:
    table = load_words()
    for name in FILES:
        ratings = _ratings(name)
        for model, vectors in table.vectors.items():
            for remedy in REMEDIES:
                for k in TOP if remedy == "top-removed" else (0,):
                    found = agreement(ratings, table.rows, vectors, remedy, k)
                    if found.rho is None or found.within is None:
                        raise SystemExit(f"{model} has no ρ on {name} with {remedy}")
                    yield {
                        "ratings": name, "model": model, "remedy": remedy, "k": k,
                        "rho": round(found.rho, 4), "pairs": found.pairs,
                        "within": round(found.within, 4), "queries": found.queries,
                    }  # fmt: skip


if __name__ == "__main__":
    main()
