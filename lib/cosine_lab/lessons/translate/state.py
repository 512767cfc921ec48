"""What a reader chooses on the Translate page."""

from dataclasses import dataclass

from cosine_lab.data.classifiers import Classifier
from cosine_lab.surfaces.fields import Translated, points


@dataclass(frozen=True)
class TranslateState(Translated):
    """A model under a translation, and the cosine wanted."""


def default(classifier: Classifier) -> TranslateState:
    """The classifier as it came, untranslated, with its first pair of labels chosen."""
    return TranslateState.of(classifier.labels, points(classifier.unembeddings), classifier.pair)
