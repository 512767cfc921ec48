"""The parts of the Norms page, what each of them tells, and what a story may do to the page."""

from lib.surfaces import Action
from lib.surfaces.place import Choices, Part

CENTRE = Action("centre")
EFFECTS: dict[Action, Choices] = {CENTRE: {"remedy": "centred"}}


class Lists(Part):
    """The ten nearest words."""


class Changed(Part):
    """The ten nearest after the remedy."""


class Agreement(Part):
    """Agreement with people over the pairs of the word."""


class Whole(Part):
    """The whole table before and after."""


class Rated(Part):
    """A line for each rated word."""


class Hubs(Part):
    """In how many lists of ten words are."""


class Pairs(Part):
    """Cosines of all pairs."""


class People(Part):
    """Agreement with people, remedy by remedy."""


_MEAN = ("mean-before", "mean-after")
_RHO = ("rho-before", "rho-after")
_HUB = ("hub-before", "hub-after")
_SHAPE = ("skewness-before", "skewness-after", "unlisted-before", "unlisted-after")
_WITHIN = ("within-before", "within-after", "gain")
_WORDS = ("best", "best-before", "best-after", "worst", "worst-before", "worst-after")

LISTS = Lists(readings=("query", "model", "count"))
CHANGED = Changed(readings=("remedied", "entered", "left-words", "entered-words"))
AGREEMENT = Agreement(readings=("pairs", *_WITHIN))
WHOLE = Whole(readings=(*_MEAN, *_RHO, *_HUB, *_SHAPE))
RATED = Rated(readings=("rated", "nearer", "farther", *_WITHIN, *_WORDS))
HUBS = Hubs(readings=(*_HUB, "hub-name-before", "hub-name-after", *_SHAPE))
PAIRS = Pairs(readings=_MEAN)
PEOPLE = People(readings=_RHO)
PARTS = (LISTS, CHANGED, AGREEMENT, RATED, HUBS, PAIRS, PEOPLE, WHOLE)
"""A reading that several tell stands in the strip with the first of them."""
VIEWS: dict[str, Part] = {"rated": RATED, "hubs": HUBS, "pairs": PAIRS, "people": PEOPLE}
"""The part that a view is; the others tell nothing that can be asked."""
