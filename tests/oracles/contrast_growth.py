"""Beside cosine_lab.maths.learning.contrast_growth: what twins in the browser and tests are held to."""

import math

from cosine_lab.maths import checks
from cosine_lab.maths.learning.contrast_growth import positive


def grown_norm(norm: float, sine: float, rate: float) -> float:
    """‖z'‖ = √(‖z‖² + η² sin²φ / ‖z‖²), the norm after one step η: exact, since step ⟂ z.

    Parameters
    ----------
    norm : float
        ‖z‖ > 0.
    sine : float
        sin φ in [−1, 1], φ the angle to the target.
    rate : float
        Learning rate η, of either sign: pushing away makes a vector longer as well.

    Raises
    ------
    ValueError
        If the norm is not positive, or an argument is not finite.
    """
    size = positive("grown_norm", norm, "a norm")
    turn = checks.within("grown_norm", sine, -1.0, 1.0, "a sine")
    if not math.isfinite(rate):
        raise ValueError(f"grown_norm needs a finite rate, got {rate:g}")
    return math.hypot(size, rate * turn / size)


def effective_rate(norm: float, rate: float) -> float:
    """η / ‖z‖²: the angle one step turns, per unit of sin φ, while it is small, in radians.

    norm, rate : numbers > 0.

    Raises
    ------
    ValueError
        If norm or rate is not positive.
    """
    size = positive("effective_rate", norm, "a norm")
    return positive("effective_rate", rate, "a rate") / size**2
