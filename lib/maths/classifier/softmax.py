"""The softmax classifier p(i | x) = exp(w_i·x) / Σ_j exp(w_j·x), and how far two of them differ."""

from typing import NamedTuple

TIE = 1e-12
"""Two probabilities this near to one another count as a tie for the top."""


class Comparison(NamedTuple):
    """How far the probabilities of two models differ on the same inputs."""

    max_dp: float
    """Largest |P − Q|, in [0, 1]."""
    changed: int
    """Number of inputs whose predicted label differs, ties apart."""
