"""What to try on the Measures page: a move of each kind, in the table and on the plane."""

from lib.lessons.measures.state import MOVES
from lib.surfaces.tries import Try

TRIES = tuple(
    Try(key, {"move": list(MOVES).index(key)})
    for key in ("shear", "rotation", "common-scale", "unit-length")
)
