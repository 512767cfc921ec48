"""Questions about scores, answered in the browser from numbers of the shipped models (assets/ask)."""

import json
from collections.abc import Callable, Mapping
from typing import Any

from cosine_lab.data import asked
from cosine_lab.data.words import CHINESE, chinese_words, every_word, load_words
from cosine_lab.places import ASSETS
from cosine_lab.prose import Page, Text
from cosine_lab.surfaces.plain import packed

_READS_CHINESE = "USE-multilingual"
PAIR, OPPOSITES = ("cat", "mouse"), ("hot", "cold")
_FOLDER = ASSETS / "ask"


def data(
    text: Text, pages: Mapping[str, Page], address: Callable[[str], str], pair: tuple[str, str] = PAIR
) -> dict[str, Any]:
    """The questions, and the pages that show why, by slug; with a pair of words that was asked for."""
    shown = {slug: {"title": page.title, "tagline": page.tagline, "at": address(slug)} for slug, page in pages.items()}
    return {**told(pair), "words": text.templates(""), "language": text.language, "lessons": shown}


def told(pair: tuple[str, str]) -> dict[str, Any]:
    """What is computed with: each model's facts, the vectors of the pair and of the site's own words."""
    table = every_word()
    known = [word for word in pair if table.row(word) is not None]
    chinese = _chinese(pair)
    missing = [word for word in pair if word not in known and word not in chinese]
    words = list(dict.fromkeys((*known, *PAIR, *OPPOSITES)))
    return {
        "opposites": OPPOSITES,
        "count": len(load_words().words),
        "listed": f"{len((chinese_words() if any(map(CHINESE.search, missing)) else table).words):,}",
        "models": {key: _model(key, words) for key in table.vectors},
        "pairs": [_places(each) for each in dict.fromkeys((tuple(pair), PAIR)) if set(each) <= set(words)],
        "unknown": missing,
        "chinese": {"words": pair, "model": _READS_CHINESE, "vectors": list(chinese.values())}
        if chinese and not missing
        else None,
        **{
            name: json.loads((_FOLDER / f"{name}.json").read_text("utf-8"))
            for name in ("questions", "conventions", "terms", "weights")
        },
    }


def _chinese(pair: tuple[str, str]) -> dict[str, str]:
    """By word, the vectors of a pair with a Chinese word in it, of the one model that has them; English ones too."""
    tables = (chinese_words(), every_word()) if any(map(CHINESE.search, pair)) else ()
    there = {word: table for table in reversed(tables) for word in pair if word in table.rows}
    return {w: packed(there[w].vectors[_READS_CHINESE][there[w].rows[w]], "f4") for w in pair if w in there}


def _model(key: str, words: list[str]) -> dict[str, Any]:
    table, facts = every_word(), asked.facts(key)
    vectors = {word: packed(table.vectors[key][table.rows[word]], "f4") for word in words}
    sent = {name: packed(getattr(facts, name), "f4") for name in ("cuts", "mean", "low", "high")}
    return {**facts._asdict(), **sent, "vectors": vectors, "unit": table.manifest["models"][key]["unit"]}


def _places(pair: tuple[str, ...]) -> dict[str, Any]:
    a, b = pair
    each = {key: (asked.place(key, a, b), asked.place(key, b, a)) for key in every_word().vectors}
    return {"words": pair, "places": each}
