"""What a reader chooses on the first page."""

from dataclasses import dataclass, replace

from cosine_lab.data.classifiers import NAMES, Classifier
from cosine_lab.surfaces.fields import Translated, points


@dataclass(frozen=True)
class HomeState(Translated):
    """A model under a translation."""


def default(classifier: Classifier) -> HomeState:
    """The paper's classifier as it came, untranslated, with its first pair of labels chosen."""
    return HomeState.of(NAMES, points(classifier.unembeddings), classifier.pair)


def former(classifier: Classifier) -> HomeState:
    """The default with the classifier's own labels, for which older links were made."""
    return replace(default(classifier), labels=classifier.labels)
