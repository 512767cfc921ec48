"""What a reader chooses on the Train again page."""

from dataclasses import dataclass
from typing import Annotated

from cosine_lab.parameters import Field, State

RUNS, DIGITS = 12, 10
DIGIT = 3
"""The digit that the story is told of."""
ASIDE, HALVINGS, QUARTER = 0.6, 4, 90
SEED = {"seed": Field("train_again.field-seed", RUNS, 99, 1, whole=True)}
BEGINNING = {"seed": RUNS}
"""Of the network that is trained on the page."""


@dataclass(frozen=True)
class AgainState(State):
    """How often the network was trained again, a digit, and how far the first run's row of 3 is moved to the last's.

    aside : how far that row is moved at right angles to the way, in lengths of the way
    squeeze : how many times the last run's hidden vectors are halved along the way in which they spread most
    turn : by how many degrees these and the rows are turned, in the picture of both
    """

    run: Annotated[int, Field("train_again.field-run", 0, RUNS - 1, 1, whole=True, said="again")]
    digit: Annotated[int, Field("train_again.field-digit", 0, DIGITS - 1, 1, whole=True)]
    lay: Annotated[float, Field("train_again.field-lay", 0, 1)]
    aside: Annotated[float, Field("train_again.field-aside", -ASIDE, ASIDE, later=True)]
    squeeze: Annotated[float, Field("train_again.field-squeeze", 0, HALVINGS, later=True)]
    turn: Annotated[float, Field("train_again.field-turn", -QUARTER, QUARTER, later=True)]


def default() -> AgainState:
    """One network, and its 3."""
    return AgainState(labels=(), run=0, digit=DIGIT, lay=0.0, aside=0.0, squeeze=0.0, turn=0.0)
