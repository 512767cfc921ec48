"""What a reader chooses on the first page."""

from dataclasses import dataclass, replace

from lib.data.classifiers import Classifier
from lib.surfaces.fields import Translated, points

LABELS = ("cat", "dog", "car", "house", "tree")
"""Names for the paper's labels 0 to 4: a first example needs things, not numbers."""


@dataclass(frozen=True)
class HomeState(Translated):
    """A model under a translation."""


def default(classifier: Classifier) -> HomeState:
    """The paper's classifier as it came, untranslated, with its first pair of labels chosen."""
    return HomeState.of(LABELS, points(classifier.unembeddings), classifier.pair)


def former(classifier: Classifier) -> HomeState:
    """The default with the classifier's own labels, for which older links were made."""
    return replace(default(classifier), labels=classifier.labels)
