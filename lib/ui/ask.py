"""Questions about scores, answered in the browser from numbers of the shipped models (assets/ask)."""

import json
from base64 import urlsafe_b64encode
from typing import Any

import numpy as np
from numpy.typing import ArrayLike

from lib.data import asked
from lib.data.words import CHINESE, chinese_words, every_word, load_words
from lib.prose import Text
from lib.site.bundles import ASK
from lib.tokens import ASSETS
from lib.ui import session, shell
from lib.ui.mount import made

_READS_CHINESE = "USE-multilingual"
PAIR, OPPOSITES = ("cat", "mouse"), ("hot", "cold")
LONGEST = 60
_TOLD, _FOLDER = "ask-pair", ASSETS / "ask"


def shown(text: Text) -> None:
    """Show the questions; a pair of words that the browser lacks is told, and sent."""
    pages = {slug: shell.words_of(slug) for slug in shell.slugs()}
    lessons = {
        slug: {"title": page.title, "tagline": page.tagline, "at": shell.address(slug)} for slug, page in pages.items()
    }
    data = told(session.recall(_TOLD) or PAIR)
    spoken = {"words": text.templates(""), "language": text.language, "lessons": lessons}
    made(ASK)(key=ASK, data={**data, **spoken}, on_pair_change=_hear)


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
            for name in ("questions", "conventions", "terms")
        },
    }


def _chinese(pair: tuple[str, str]) -> dict[str, str]:
    """By word, the vectors of a pair with a Chinese word in it, of the one model that has them; English ones too."""
    tables = (chinese_words(), every_word()) if any(map(CHINESE.search, pair)) else ()
    there = {word: table for table in reversed(tables) for word in pair if word in table.rows}
    return {w: _packed(there[w].vectors[_READS_CHINESE][there[w].rows[w]]) for w in pair if w in there}


def _model(key: str, words: list[str]) -> dict[str, Any]:
    table, facts = every_word(), asked.facts(key)
    vectors = {word: _packed(table.vectors[key][table.rows[word]]) for word in words}
    packed = {name: _packed(getattr(facts, name)) for name in ("cuts", "mean", "low", "high")}
    return {**facts._asdict(), **packed, "vectors": vectors, "unit": table.manifest["models"][key]["unit"]}


def _places(pair: tuple[str, ...]) -> dict[str, Any]:
    a, b = pair
    each = {key: (asked.place(key, a, b), asked.place(key, b, a)) for key in every_word().vectors}
    return {"words": pair, "places": each}


def _packed(values: ArrayLike) -> str:
    return urlsafe_b64encode(np.asarray(values, dtype="<f4").tobytes()).decode().rstrip("=")


def _hear() -> None:
    pair = session.told(ASK, "pair")
    if isinstance(pair, list) and len(pair) == 2 and all(isinstance(word, str) for word in pair):  # noqa: PLR2004
        session.remember(_TOLD, tuple(word.strip().lower()[:LONGEST] for word in pair))
