"""How long a story takes a reader: four words a second, three seconds for an answer, a move, a step on."""

import re

import pytest

from cosine_lab import prose
from tests.unit.surfaces.test_story import TOLD

WORDS_A_SECOND, A_GESTURE = 4, 3
LONGEST = {
    "audit": 153.75,
    "centre": 149.75,
    "factorisation": 130.25,
    "home": 90,
    "length": 164,
    "measures": 151.75,
    "norms": 161.25,
    "pooling": 159,
    "rankings": 146.5,
    "rescale": 125.25,
    "sigmoid": 140.5,
    "thief": 146,
    "threshold": 150.75,
    "top_two": 142.25,
    "train_again": 125.75,
    "training": 125.25,
    "translate": 119,
    "translate/wine": 39.25,
    "word2vec": 168.25,
    "words": 149,
}
"""Seconds, by story: what each took when the limits were set, so that what a new thing takes, an old one gives."""


def seconds(slug: str) -> float:
    """Of a story to whoever is right and reaches each goal."""
    story, text = TOLD[slug].story, prose.text(slug.partition("/")[0])
    assert story
    words = text.templates("beat.")
    said, gestures = [text.templates("practice")["practice"]], 0
    for beat in story.beats:
        keys = [beat.key, *(f"{beat.key}.{part}" for part in ("do", "truth", "after"))]
        keys += [f"{beat.key}.bet.{choice.key}" for choice in (beat.bet.choices if beat.bet else ())]
        said += [words[f"beat.{key}"] for key in keys if f"beat.{key}" in words]
        gestures += 1 + bool(beat.bet) + bool(beat.goal)
    count = sum(len(re.sub(r"\{[^}]*\}", "1", each).split()) for each in said)
    return count / WORDS_A_SECOND + A_GESTURE * gestures


@pytest.mark.parametrize("slug", sorted(TOLD))
def test_a_story_takes_no_longer_than_it_may(slug: str) -> None:
    assert seconds(slug) <= LONGEST.get(slug, 210)
