"""What a reader chooses on the page of an own model: the plane of two of its rows."""

from dataclasses import dataclass
from typing import Annotated

from cosine_lab.data.heads.head import KINDS
from cosine_lab.data.heads.samples import SAMPLES
from cosine_lab.parameters import Field
from cosine_lab.surfaces.fields import Translated

__all__ = ["KINDS", "OWN", "SOURCES", "AuditState"]

OWN = "own"
SOURCES = (*SAMPLES, OWN)


@dataclass(frozen=True)
class AuditState(Translated):
    """Two rows in their own plane, drawn to one size, and a translation within it.

    unit : of the inputs' first number, in what it came in; its weights grow as much, so that every score stays
    """

    unit: Annotated[float, Field("audit.field-unit", 1, 5, 0.1, later=True)] = 1.0
