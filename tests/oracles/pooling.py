"""What can be read off Pooling's noise, measured and by law: the browser's lesson is held to it."""

from cosine_lab.lessons.pooling.state import POOLS, VECTORS, PoolingState
from cosine_lab.maths.checks import Matrix
from cosine_lab.maths.pooling import law
from cosine_lab.maths.pooling.pool import Law, Method, Patch, pool
from cosine_lab.maths.spaces.pair_cosines import pair_cosines
from tests.oracles.noise import noise


def read(state: PoolingState) -> dict[str, float | None]:
    """Readings of a state: cosines measured, and what the law says of them."""
    patch, method = _patch(state)
    kind = Law.COMMON_MEAN if state.mu else Law.NORMAL
    drawn = _drawn(state)
    rows = pool(drawn, patch, method)
    got, raw = pair_cosines(rows), pair_cosines(drawn)
    left = law.moments(kind, method, patch.size, state.mu)
    predicted = law.predict(kind, patch, method, state.dimension, state.mu)
    return {
        "mean": got.mean,
        "spread": got.sd,
        "raw-mean": raw.mean,
        "mean-law": predicted.mean,
        "spread-law": predicted.sd,
        "number-mean": left.first,
        "number-sd": left.deviation,
        "outputs": float(rows.shape[1]),
        "mu": state.mu,
    }


def _patch(state: PoolingState) -> tuple[Patch, Method]:
    """The patch, and what it leaves; one number under it is its own mean."""
    method, side = POOLS[state.pool], state.side
    return (Patch(side, side, side, side), method) if method else (Patch(), Method.MEAN)


def _drawn(state: PoolingState) -> Matrix:
    """The noise with its mean, shape (240, dimension)."""
    numbers = noise(state.seed, VECTORS * state.dimension)
    return numbers.reshape(VECTORS, state.dimension) + state.mu
