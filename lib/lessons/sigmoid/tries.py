"""What to try on the Sigmoid page."""

from lib.data.configurations import PAPER
from lib.surfaces.tries import Try

_TWICE = tuple((2 * x, 2 * y) for x, y in PAPER.original[:1])

TRIES = (
    Try("longer", {"unembeddings": (*_TWICE, *PAPER.original[1:])}),
    Try("shifted", {"shift": (-0.75, -0.75)}),
    Try("sphere", {"space": 1}),
)
