"""The classifiers of the Centre page: the paper's Fig. 2, and the real ones."""

import numpy as np

from lib.data import classifiers
from lib.data.classifiers import Classifier
from lib.lessons.centre.configurations import CONFIGURATIONS

FIGURE = "figure"
TITLES = {
    FIGURE: "Figure 2",
    **{slug: title for slug, title in classifiers.TITLES.items() if slug != "paper"},
}
_NOTE = (
    "Nielsen & Grivas, Fig. 2 (App. C.2, C.3), and three configurations of ours; "
    "1000 standard normal embeddings (seed 0)."
)


def model(source: str) -> Classifier:
    """The classifier of a source, with its embeddings.

    Raises
    ------
    ValueError
        If no source has that name.
    """
    if source != FIGURE:
        return classifiers.classifier(source)
    first = CONFIGURATIONS[0]
    return Classifier(
        slug=FIGURE,
        note=_NOTE,
        labels=first.labels,
        unembeddings=np.array(first.unembeddings),
        embeddings=classifiers.classifier("paper").embeddings,
        accuracy=None,
        pair=first.pair,
    )
