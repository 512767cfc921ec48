"""Every link ever made restores its state to the last bit, whatever order the fields have now."""

import json
from dataclasses import asdict
from typing import Any

import pytest

from cosine_lab.commands.app_server import lessons
from cosine_lab.lessons.centre.state import CentreState
from cosine_lab.lessons.factorisation.state import FactorState
from cosine_lab.lessons.home.state import HomeState
from cosine_lab.lessons.measures.state import MeasuresState
from cosine_lab.lessons.pooling.state import PoolingState
from cosine_lab.lessons.rankings.state import RankingsState
from cosine_lab.lessons.rescale.state import RescaleState
from cosine_lab.lessons.sigmoid.state import SigmoidState
from cosine_lab.lessons.training.state import TrainingState
from cosine_lab.lessons.translate.state import TranslateState
from cosine_lab.lessons.word2vec.state import Word2VecState
from cosine_lab.lessons.words.state import WordsState
from cosine_lab.links import amend
from cosine_lab.parameters import Field, State, fits, schema, size
from tests.made_links import LINKS, name, parameters

STATES: dict[str, type[State]] = {
    "home": HomeState,
    "translate": TranslateState,
    "rescale": RescaleState,
    "centre": CentreState,
    "measures": MeasuresState,
    "sigmoid": SigmoidState,
    "rankings": RankingsState,
    "word2vec": Word2VecState,
    "factorisation": FactorState,
    "training": TrainingState,
    "words": WordsState,
    "pooling": PoolingState,
}
LATER = {"audit", "length", "thief", "threshold", "top_two", "train_again"}
"""Lessons that are younger than the links."""
STATED = [link for link in LINKS if link["state"]]


def another(field: Field, n: int) -> Any:
    """Some value that the field may hold, and that no reader chose."""
    fitting = [[1.0, 0.0, 0.0, 1.0], *([k + low for k in range(size(field, n))] for low in (0, 1, field.low))]
    entries = next(each for each in fitting if fits(field, each, n))
    if not field.shape:
        return entries[0]
    return list(zip(entries[::2], entries[1::2], strict=True)) if len(field.shape) > 1 else entries


def default(page: str, labels: list[str]) -> State:
    fields = {key: another(field, len(labels)) for key, field in schema(STATES[page]).items()}
    return STATES[page](labels=tuple(labels), **fields)


def later(page: str) -> set[str]:
    """The fields that no link of that time has."""
    return {key for key, field in schema(STATES[page]).items() if field.later}


@pytest.mark.parametrize("link", STATED, ids=name)
def test_a_link_once_made_restores_every_field_to_the_last_bit(link: dict[str, Any]) -> None:
    state, ignored = amend(default(link["page"], link["labels"]), parameters(link)["s"])
    assert ignored == ()
    held = {key: value for key, value in asdict(state).items() if key not in later(link["page"])}
    there = link["state"]
    assert len(there) - len(held) in (0, type(state).FORMER)
    kept = {key: there[key] for key in held}
    assert json.dumps(held, sort_keys=True) == json.dumps(kept, sort_keys=True)


def test_every_page_has_four_links_or_more() -> None:
    made = [link["page"] for link in LINKS]
    assert {slug for slug in lessons() if made.count(slug) < 4} == LATER
