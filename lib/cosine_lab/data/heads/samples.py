"""Output layers that ship: three fitted on real data, and word vectors taken as one."""

from hashlib import sha256

import numpy as np
from numpy.typing import NDArray

from cosine_lab.data import computed
from cosine_lab.data.heads.head import Head
from cosine_lab.data.words import load_words
from cosine_lab.maths.checks import Matrix
from cosine_lab.shared_cache import shared_cache

_WORDS = "GloVe-50"


def glove() -> Head:
    """GloVe's 2,893 words of the app in 50 dimensions, as the layer that would predict a word."""
    table = load_words()
    W = table.vectors[_WORDS].astype(np.float64)
    return marked("glove", table.words, W)


SAMPLES = ("wine", "digits", "pixels", "glove")


@shared_cache
def sample(slug: str) -> Head:
    """The sample of that name, made once a process; those that are fitted are shipped.

    Raises
    ------
    ValueError
        If no sample has that name.
    """
    if slug not in SAMPLES:
        raise ValueError(f"sample needs one of {', '.join(SAMPLES)}, got {slug}")
    return glove() if slug == "glove" else computed.shipped("heads", slug, Head)


def marked(
    slug: str,
    labels: tuple[str, ...],
    W: Matrix,
    *,
    bias: NDArray[np.float64] | None = None,
    X: Matrix | None = None,
    truth: NDArray[np.int64] | None = None,
) -> Head:
    """A head of these arrays, with their digest."""
    mark = sha256()
    for array in (W, bias, X, truth):
        if array is not None:
            array.setflags(write=False)
            mark.update(np.ascontiguousarray(array).tobytes())
    return Head(slug, labels, W, bias, X, truth, mark.hexdigest())
