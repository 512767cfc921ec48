"""Who chose what: interaction matrices of users and items, simulated in clusters or real.

The simulation follows Steck, Ekanadham and Kallus (2024), section 4. What the paper leaves open is
settled here and said in `simulate`.
"""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from cosine_lab.data.digits import load_digits
from cosine_lab.maths.checks import Done
from cosine_lab.template_access import quotable

USERS_AT_ONCE = 1000
SLOWEST = np.float32(1e-30)
DIGITS = 10
FEWEST_ITEMS = 2
INK = 8
MOST_IMAGES_A_DIGIT = 100


@quotable
@dataclass(frozen=True)
class Interactions:
    """An interaction matrix and what is known of its items.

    Attributes
    ----------
    X : NDArray
        Shape (n, p), boolean where an interaction is a yes or a no, otherwise float64.
    groups : NDArray[np.int64] | None
        True group of every item, shape (p,), ascending; None where nobody knows.
    names : tuple[str, ...]
        A name an item.
    """

    X: NDArray[np.bool_] | NDArray[np.float64]
    groups: NDArray[np.int64] | None
    names: tuple[str, ...]

    @property
    def density(self) -> float:
        """Share of entries other than 0, in [0, 1]."""
        return float(np.count_nonzero(self.X) / self.X.size)


@dataclass(frozen=True)
class Settings:
    """Size of a simulation, with the λ of both objectives and the rank that belong to it."""

    users: int
    items: int
    clusters: int
    rank: int
    lam_product: float
    lam_split: float
    steepest: float = 1.5
    flattest: float = 0.25
    activity: float = 0.5


PAPER = Settings(users=20_000, items=1000, clusters=5, rank=50, lam_product=10_000.0, lam_split=100.0)
LIVE = Settings(users=2000, items=200, clusters=5, rank=10, lam_product=1000.0, lam_split=31.6)


def simulate(settings: Settings, seed: int, progress: Done | None = None) -> Interactions:
    """Users who choose items by their taste for clusters and by popularity.

    Item i of cluster c has popularity r^(−β_c), r its rank in the cluster, made to sum to 1 there; β_c is uniform in
    [flattest, steepest]. User u prefers cluster c by q_uc ~ Dirichlet(1, …, 1) and chooses k_u different items, one
    after another with probabilities ∝ q_uc · popularity, where P(k_u = k) ∝ k^(−activity) for k = 1 … items/2. From the
    paper: the sizes, the ranges of β and the draw without replacement. Settled here: clusters are equally likely, the
    power laws are laws of ranks, the Dirichlet law, and the range of k_u.

    Parameters
    ----------
    settings : Settings
        Sizes and exponents.
    seed : int
        The same seed gives the same matrix on every machine with the same NumPy.
    progress : Done | None
        Told the share done, in (0, 1], after every thousand users. It may raise to cancel.

    Returns
    -------
    Interactions
        Items sorted by cluster, then by falling popularity.

    Raises
    ------
    ValueError
        If there are no users, fewer than two items or no cluster.
    """
    if settings.users < 1 or settings.items < FEWEST_ITEMS or settings.clusters < 1:
        raise ValueError(
            "simulate needs a user, two items and a cluster at least, "
            f"got {settings.users}, {settings.items} and {settings.clusters}"
        )
    rng = np.random.default_rng(seed)
    groups = np.sort(rng.integers(settings.clusters, size=settings.items))
    popularity = _popularity(groups, settings, rng)
    chosen = np.empty((settings.users, settings.items), dtype=np.bool_)
    for start in range(0, settings.users, USERS_AT_ONCE):
        block = chosen[start : start + USERS_AT_ONCE]
        block[:] = _choices(len(block), groups, popularity, settings, rng)
        if progress is not None:
            progress((start + len(block)) / settings.users)
    names = tuple(f"{'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[c % 26]}{i}" for i, c in enumerate(groups))
    return Interactions(X=chosen, groups=groups, names=names)


def digits(images: int = 20) -> Interactions:
    """Real data: which of 64 pixels lit which handwritten digit, groups the ten digits.

    A pixel (user) has chosen an image (item) where its ink is at least half of 16. From
    scikit-learn's copy of the UCI optical digits; the first `images` of every digit. The pixels in
    the corners never light: users without interactions.

    Parameters
    ----------
    images : int
        Images a digit, in [2, 100]; items p = 10 · images.

    Raises
    ------
    ValueError
        If `images` is out of range.
    """
    if not FEWEST_ITEMS <= images <= MOST_IMAGES_A_DIGIT:
        raise ValueError(f"digits needs images in [2, {MOST_IMAGES_A_DIGIT}], got {images}")
    pixels, target = load_digits()
    rows = np.concatenate([np.flatnonzero(target == digit)[:images] for digit in range(DIGITS)])
    return Interactions(
        X=np.ascontiguousarray(pixels[rows].T >= INK),
        groups=target[rows],
        names=tuple(f"{target[row]} #{row}" for row in rows),
    )


def _popularity(groups: NDArray[np.int64], settings: Settings, rng: np.random.Generator) -> NDArray[np.float64]:
    betas = rng.uniform(settings.flattest, settings.steepest, size=settings.clusters)
    popularity = np.empty(len(groups))
    for cluster, beta in enumerate(betas):
        members = groups == cluster
        shares = np.arange(1, members.sum() + 1, dtype=np.float64) ** -beta
        popularity[members] = shares / shares.sum()
    return popularity


def _choices(
    users: int, groups: NDArray[np.int64], popularity: NDArray[np.float64], settings: Settings, rng: np.random.Generator
) -> NDArray[np.bool_]:
    """Draws without replacement as a race: the k_u first of exponential arrivals at rates p_ui."""
    counts = np.arange(1, max(settings.items // 2, 1) + 1)
    weights = counts**-settings.activity
    taste = rng.dirichlet(np.ones(settings.clusters), size=users)
    wanted = rng.choice(counts, size=users, p=weights / weights.sum())
    rates = (taste[:, groups] * popularity).astype(np.float32)
    arrivals = rng.standard_exponential((users, settings.items), dtype=np.float32)
    arrivals /= np.maximum(rates, SLOWEST)
    last = np.sort(arrivals, axis=1)[np.arange(users), wanted - 1]
    chosen: NDArray[np.bool_] = arrivals <= last[:, None]
    return chosen
