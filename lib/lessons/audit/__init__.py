"""Your model: what the cosines of an output layer can and cannot tell."""

from lib.data.heads.head import MOST_BYTES, MOST_DIMENSIONS, MOST_EMBEDDINGS, MOST_LABELS
from lib.data.heads.reading import ACCEPTED
from lib.data.heads.saving import translated
from lib.lessons.audit import figures, model
from lib.lessons.audit.model.planes import default, shift, within
from lib.lessons.audit.opened import opened
from lib.lessons.audit.sentences import whole
from lib.lessons.audit.sentences.saved import saved
from lib.lessons.audit.state import KINDS, OWN, SOURCES, AuditState
from lib.lessons.audit.story import story, told
from lib.lessons.audit.surface import surface
from lib.lessons.audit.tries import attempts

LIMITS = {
    "megabytes": MOST_BYTES // 1_000_000,
    "labels": MOST_LABELS,
    "dimensions": MOST_DIMENSIONS,
    "embeddings": MOST_EMBEDDINGS,
}

__all__ = [
    "ACCEPTED",
    "KINDS",
    "LIMITS",
    "OWN",
    "SOURCES",
    "AuditState",
    "attempts",
    "default",
    "figures",
    "model",
    "opened",
    "saved",
    "shift",
    "story",
    "surface",
    "told",
    "translated",
    "whole",
    "within",
]
