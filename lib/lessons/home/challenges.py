"""What can be reached on the first page."""

from lib.data.classifiers import Classifier
from lib.surfaces.challenges import Challenge, Wanted
from lib.surfaces.fields import points

_ROUND = 0.005


def challenges(classifier: Classifier) -> tuple[Challenge, ...]:
    """Two on the paper's classifier: a right angle, and a change that no cosine of it notices."""
    rows = points(classifier.unembeddings)
    elsewhere = (*rows[:2], (0.0, 1.5), *rows[3:])
    return (
        Challenge(
            "right",
            (Wanted("cos", "=", 0, _ROUND), Wanted("changed", "=", 0, unit="count")),
            start={},
            solved={"shift": (-0.5, -0.5)},
        ),
        Challenge(
            "unnoticed",
            (Wanted("cos", "=", 0.8, _ROUND), Wanted("changed", ">=", 100, unit="count")),
            start={},
            solved={"unembeddings": elsewhere},
        ),
    )
