"""What can be reached on the Rankings page."""

from lib.data.configurations import PAPER, RESIZED, Configuration
from lib.lessons.rankings.model.configurations import four_words, start
from lib.lessons.rankings.state import CAR, CAT
from lib.maths.classifier.translation import aligned
from lib.surfaces.challenges import Challenge, Wanted

_SAME = 1e-9
_KEPT = Wanted("changed", "=", 0, unit="count")
_SHORTER, _LENGTH = 2, 0.4
"""A label of H.1, and how much of its length it keeps: it wins no more below 1/√2."""
_NARROW = 0.015
_PROBE = (1.0, 1.09)


def challenges() -> tuple[Challenge, ...]:
    """A label that loses unturned, the wrong neighbour, and a ranking that is hard to meet."""
    return (_lose(RESIZED[0]), _nearer(four_words()), _narrow(PAPER))


def _lose(ring: Configuration) -> Challenge:
    x, y = ring.shown[_SHORTER]
    shorter = (
        *ring.shown[:_SHORTER],
        (_LENGTH * x, _LENGTH * y),
        *ring.shown[_SHORTER + 1 :],
    )
    goal = (
        Wanted("winners", "<=", len(ring.shown) - 1, unit="count"),
        Wanted("max-dcos", "<=", 0, _SAME),
    )
    return Challenge("lose", goal, start(ring), {"unembeddings": shorter})


def _nearer(words: Configuration) -> Challenge:
    x, y = aligned(words.shown[CAT], words.shown[CAR])
    goal = (Wanted("gap", ">", 0), _KEPT)
    return Challenge("nearer", goal, start(words), {"shift": (float(x), float(y))})


def _narrow(paper: Configuration) -> Challenge:
    goal = (Wanted("share", "<=", _NARROW, unit="share"), _KEPT)
    return Challenge("narrow", goal, start(paper), {"probe": _PROBE})
