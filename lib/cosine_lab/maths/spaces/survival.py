"""How many nearest neighbours by cosine outlive a translation that no softmax notices."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from cosine_lab.maths.checks import Floats, Matrix, Vector
from cosine_lab.template_access import quotable

_SEED = 0
_BLOCK = 1 << 24


@quotable
class Survival(NamedTuple):
    """Shares of neighbours kept.

    k : how many neighbours of each row are looked at
    queries : how many rows were asked for theirs
    size : length of every translation
    by_draw : (draws,), for each random direction the share kept, in [0, 1]
    by_query : (queries,), for each row the share kept, mean over the directions
    """

    k: int
    queries: int
    size: float
    by_draw: Vector
    by_query: Vector

    @property
    def mean(self) -> float:
        """Over all rows and directions."""
        return float(self.by_draw.mean())


def neighbour_survival(W: Floats, size: float, k: int, *, queries: int, draws: int) -> Survival:
    """Compare each row's k nearest by cosine with those after random shifts of one length.

    Cosines after a shift v come from products with W alone: (a + v)·(b + v) = a·b + (a + b)·v + v².

    Parameters
    ----------
    W : (n, d) array
        Rows; zero rows are nobody's neighbour.
    size : float
        Length of the shifts, above 0.
    k : int
        Neighbours, 1 … n − 2.
    queries : int
        At most so many rows are asked, spread evenly.
    draws : int
        Random directions, at least 1.
    """
    n, d = W.shape
    if not size > 0 or not 1 <= k <= n - 2:
        raise ValueError(f"neighbour_survival needs size > 0 and k in [1, {n - 2}], got {size, k}")
    sampled = np.unique(np.linspace(0, n - 1, min(queries, n)).astype(int))
    drawn = np.random.default_rng(_SEED).standard_normal((draws, d))
    directions = drawn * (size / np.linalg.norm(drawn, axis=1, keepdims=True))
    squares = np.einsum("ij,ij->i", W, W)
    along = W @ directions.T.astype(np.float32 if W.dtype == np.float32 else np.float64)
    survival = np.zeros((draws, len(sampled)))
    step = max(1, _BLOCK // n)
    for start in range(0, len(sampled), step):
        part = sampled[start : start + step]
        gram = W[part] @ W.T
        before = _top(gram, squares, part, k)
        for at in range(draws):
            shifted = gram + along[part, at, None] + along[:, at] + size**2
            lengths = squares + 2 * along[:, at] + size**2
            after = _top(shifted, lengths, part, k)
            shares = [len(set(b) & set(a)) / k for b, a in zip(before, after, strict=True)]
            survival[at, start : start + step] = shares
    return Survival(k, len(sampled), size, survival.mean(axis=1), survival.mean(axis=0))


def _top(gram: Floats, squares: Floats, own: NDArray[np.int64], k: int) -> list[list[int]]:
    """The k rows of the highest cosines, for each row asked, itself left out."""
    with np.errstate(divide="ignore", invalid="ignore"):
        scores: Matrix = gram / np.sqrt(np.maximum(squares, 0.0))
    scores = np.where(np.isfinite(scores), scores, -np.inf)
    scores[np.arange(len(own)), own] = -np.inf
    top: list[list[int]] = np.argpartition(-scores, k - 1, axis=1)[:, :k].tolist()
    return top
