"""What to try on the Rescale page, on the paper's classifier under a diagonal move."""

from lib.surfaces.tries import Try

_WIDE, _PAPER = (3.0, 0.0, 0.0, 1.0), (3.0, 0.0, 0.0, 0.4)

TRIES = (
    Try("least", {"pair": (0, 1), "linear": _WIDE}),
    Try("flip", {"pair": (0, 2), "linear": _WIDE}),
    Try("alone", {"linear": _PAPER, "rule": 1}),
    Try("triple", {}, {"move": "affine"}),
)
