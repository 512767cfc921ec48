"""Rebuild assets/computed: results that take seconds, shipped computed (lib/cosine_lab/data/computed.py).

python -m tests.makers.make_computed [task …]       all of it: six minutes

Run it after a change of what such a result is computed from: tests/unit/data/test_computed.py
says so.
"""

import sys
from collections.abc import Callable, Iterator, Mapping
from functools import partial

import numpy as np

from cosine_lab.data import byte_planes, score_facts
from cosine_lab.data.computed import FOLDER
from cosine_lab.data.corpora import parts
from cosine_lab.data.digit_models import REDUCTIONS
from cosine_lab.data.temperatures import sweep
from cosine_lab.lessons.length import model as length
from cosine_lab.lessons.norms.model import spread as spreads
from cosine_lab.lessons.norms.model import story_words as stories
from cosine_lab.lessons.norms.state import TABLES, remedies, vectors
from cosine_lab.lessons.rankings import START
from cosine_lab.lessons.rankings.model import checks, many
from cosine_lab.lessons.threshold import model as lines
from cosine_lab.lessons.threshold.calibration import calibrated
from cosine_lab.lessons.threshold.state import MODELS
from cosine_lab.lessons.train_again import model as again
from cosine_lab.lessons.train_again.state import RUNS
from cosine_lab.lessons.word2vec.model import at_hand, learn, learned
from cosine_lab.lessons.word2vec.state import Settings
from cosine_lab.lessons.words.model.models import CHINESE
from tests.makers import all_pairs, classifiers, digit_readings, heads, lengths
from tests.makers.packing import packed

SHORT = frozenset({"digits", "word2vec", "training", "words", again.TASK, length.TASK, stories.TASK})
"""Tasks of which seven digits of a float are kept: their files would be up to twice as large."""

Makers = Mapping[str, Callable[[], object]]


def calibration(model: str) -> lines.Calibrated:
    """Fitted to the shipped synonyms and strangers."""
    return calibrated(*lines.labelled(model))


def told(_fraction: float, _said: object) -> None:
    """Nobody watches."""


def norms() -> Iterator[tuple[str, Callable[[], object]]]:
    """Every shipped table after every remedy."""
    for model in TABLES:
        for of in dict.fromkeys(vectors(*each) for each in remedies()):
            yield spreads.key(model, of), partial(all_pairs.spread, model, of)


def informed(settings: Settings) -> length.Informed:
    """What the shipped model of the text makes of its words."""
    held = at_hand(settings) or learn(settings, told)
    return lengths.informed(held.words, learned.counted(settings), held.model, settings.exponent)


def word_lists(settings: Settings) -> learned.Lists:
    """The lists of the story's word and of the one nearest to it, in that model."""
    model = at_hand(settings) or learn(settings, told)
    own = learned.above_chance(settings, model.words.index(learned.STORY_WORD))

    def lists(word: str) -> list[tuple[str, ...]]:
        return [tuple(each for each, _ in ranked) for ranked in learned.nearest(settings, model, word)]

    def shared(company: tuple[str, ...], word: str) -> tuple[str, ...]:
        known = {learned.STORY_WORD, word}
        return tuple(each for each in company if each not in known and own[model.words.index(each)] > 0)

    near, met = lists(learned.STORY_WORD)
    others = [word for word in model.words if word != learned.STORY_WORD]
    usual = float(np.mean([len(shared(lists(word)[1], word)) for word in others]))
    company = lists(near[0])[1]
    return learned.Lists(near, met, company, shared(company, near[0]), usual)


def tasks() -> dict[str, Makers]:
    """What makes each result, by task and key."""
    settings, first = Settings(parts()[0]), int(START["dimensions"])
    seed = int(START["check-seed"])
    return {
        again.TASK: {str(seed): partial(again.trained, seed, told) for seed in range(RUNS)},
        score_facts.TASK: {model: partial(all_pairs.facts, model) for model in TABLES},
        "classifiers": {"iris": classifiers.iris, "wine": classifiers.wine, "digits": classifiers.digits},
        stories.CLOUD: {model: partial(all_pairs.way, model) for model in TABLES},
        "digits": {name: partial(digit_readings.read, name) for name in REDUCTIONS},
        "heads": {"wine": heads.wine, "digits": heads.digits, "pixels": heads.pixels},
        lines.TASK: {model: partial(calibration, model) for model in MODELS},
        length.TASK: {
            "lists": lengths.lists,
            "informed": partial(informed, settings),
            **{model: partial(lengths.dropped, model) for model in MODELS},
        },
        "many": {str(first): partial(many.winners, first, told)},
        stories.TASK: {model: partial(all_pairs.near, model) for model in TABLES},
        "norms": dict(norms()),
        "paper_check": {str(seed): partial(checks.check, seed, told)},
        "training": {"0": partial(sweep, 0, told)},
        "word2vec": {repr(settings): partial(learn, settings, told)},
        learned.TASK: {learned.STORY_WORD: partial(word_lists, settings)},
        "words": {model: partial(all_pairs.band, model) for model in (*TABLES, CHINESE)},
    }


def main() -> None:
    """Compute and write."""
    FOLDER.mkdir(exist_ok=True)
    for task, makers in tasks().items():
        if sys.argv[1:] and task not in sys.argv[1:]:
            continue
        results = {key: make() for key, make in makers.items()}
        path = FOLDER / f"{task}.npz"
        byte_planes.save(path, packed(results, short=task in SHORT))
        print(f"{path.name}: {len(results)} results, {path.stat().st_size / 1000:.0f} kB")


if __name__ == "__main__":
    main()
