"""What a reader chooses on the page of an own model: the plane of two of its rows."""

from dataclasses import dataclass

from lib.data.heads.head import KINDS
from lib.data.heads.samples import SAMPLES
from lib.surfaces.fields import Translated

__all__ = ["KINDS", "OWN", "SOURCES", "AuditState"]

OWN = "own"
SOURCES = (*SAMPLES, OWN)


@dataclass(frozen=True)
class AuditState(Translated):
    """Two rows in their own plane, drawn to one size, and a translation within it."""
