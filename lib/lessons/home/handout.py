"""The first page on paper."""

from lib.data.classifiers import classifier
from lib.lessons.home.state import default
from lib.lessons.home.story import story
from lib.maths.classifier.translation import opposite
from lib.surfaces.fields import points
from lib.surfaces.handouts import Handout, Picture


def handout() -> Handout:
    """Two bets on the paper's classifier: all arrows moved, and one of them."""
    model = classifier("paper")
    start, W = default(model), model.unembeddings
    (x, y), rows = opposite(W[0], W[1]), points(W)
    return Handout(
        story(model),
        start,
        {
            "opposite": {"shift": (float(x), float(y))},
            "arrow": {"unembeddings": ((1.0, -0.5), *rows[1:])},
        },
        Picture(start.labels, rows),
    )
