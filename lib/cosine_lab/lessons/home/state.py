"""What a reader chooses on the first page."""

from dataclasses import dataclass

from cosine_lab.data.classifiers import Classifier
from cosine_lab.surfaces.fields import Translated, points


@dataclass(frozen=True)
class HomeState(Translated):
    """A model under a translation."""


def default(classifier: Classifier) -> HomeState:
    """The paper's classifier as it came, untranslated, with its first pair of labels chosen."""
    return HomeState.of(classifier.labels, points(classifier.unembeddings), classifier.pair)
