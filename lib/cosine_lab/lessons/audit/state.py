"""What a reader chooses on the page of an own model: the plane of two of its rows."""

from dataclasses import dataclass

from cosine_lab.data.heads.head import KINDS
from cosine_lab.data.heads.samples import SAMPLES
from cosine_lab.surfaces.fields import Translated

__all__ = ["KINDS", "OWN", "SOURCES", "AuditState"]

OWN = "own"
SOURCES = (*SAMPLES, OWN)


@dataclass(frozen=True)
class AuditState(Translated):
    """Two rows in their own plane, drawn to one size, and a translation within it."""
