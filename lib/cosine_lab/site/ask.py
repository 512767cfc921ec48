"""Questions about scores, answered in the browser from numbers of the shipped models (assets/ask)."""

import json
from collections.abc import Callable, Mapping
from typing import Any

from cosine_lab.data import score_facts
from cosine_lab.data.words import every_word, load_words
from cosine_lab.places import ASSETS
from cosine_lab.prose import Page, Text
from cosine_lab.surfaces.plain import packed

PAIR, OPPOSITES = ("cat", "mouse"), ("hot", "cold")
_FOLDER = ASSETS / "ask"


def data(text: Text, pages: Mapping[str, Page], address: Callable[[str], str], vectors: str) -> dict[str, Any]:
    """The questions, and the pages that show why, by slug; `vectors` is where those of other words are."""
    lessons = {
        slug: {"title": page.title, "tagline": page.tagline, "at": address(slug)} for slug, page in pages.items()
    }
    return {**numbers(), "vectors": vectors, "words": text.templates(""), "language": text.language, "lessons": lessons}


def numbers() -> dict[str, Any]:
    """What is computed with: each model's facts, and the vectors of the site's own words."""
    models = every_word().vectors
    places = {key: (score_facts.place(key, *PAIR), score_facts.place(key, *reversed(PAIR))) for key in models}
    return {
        "opposites": OPPOSITES,
        "count": len(load_words().words),
        "models": {key: _model(key) for key in models},
        "house": {"words": PAIR, "places": places},
        **{
            name: json.loads((_FOLDER / f"{name}.json").read_text("utf-8"))
            for name in ("questions", "conventions", "terms", "weights")
        },
    }


def _model(key: str) -> dict[str, Any]:
    table, facts = every_word(), score_facts.facts(key)
    vectors = {word: packed(table.vectors[key][table.rows[word]], "f4") for word in (*PAIR, *OPPOSITES)}
    sent = {name: packed(getattr(facts, name), "f4") for name in ("cuts", "mean", "low", "high")}
    return {**facts._asdict(), **sent, "vectors": vectors, "unit": table.manifest["models"][key]["unit"]}
