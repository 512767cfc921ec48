"""Factorisation: the same predictions under every rescaling of the factors, other cosines."""

from lib.lessons.factorisation.found import SOURCES, about, facts, solved, tables, uploaded
from lib.lessons.factorisation.state import FactorState, default, fitting
from lib.lessons.factorisation.surface import surface

__all__ = [
    "SOURCES",
    "FactorState",
    "about",
    "default",
    "facts",
    "fitting",
    "solved",
    "surface",
    "tables",
    "uploaded",
]
