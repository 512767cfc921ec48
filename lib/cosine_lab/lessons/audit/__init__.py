"""Your model: what the cosines of an output layer can and cannot tell."""

from cosine_lab.data.heads.head import MOST_BYTES, MOST_DIMENSIONS, MOST_EMBEDDINGS, MOST_LABELS
from cosine_lab.data.heads.reading import ACCEPTED
from cosine_lab.data.heads.saving import translated
from cosine_lab.lessons.audit import figures, model
from cosine_lab.lessons.audit.model import sample
from cosine_lab.lessons.audit.model.ground import Ground
from cosine_lab.lessons.audit.model.neighbours import default, shift, within
from cosine_lab.lessons.audit.sentences import whole
from cosine_lab.lessons.audit.sentences.saved import saved
from cosine_lab.lessons.audit.state import KINDS, OWN, SOURCES, AuditState
from cosine_lab.lessons.audit.story import story, told
from cosine_lab.lessons.audit.surface import attempts, surface
from cosine_lab.prose import Text
from cosine_lab.refusals import Refused
from cosine_lab.surfaces.lesson_factory import Opened, choice

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

LIMITS = {
    "megabytes": MOST_BYTES // 1_000_000,
    "labels": MOST_LABELS,
    "dimensions": MOST_DIMENSIONS,
    "embeddings": MOST_EMBEDDINGS,
}


def opened(
    text: Text, *, source: str = SOURCES[0], kind: str = KINDS[0], first: str = "", second: str = ""
) -> Opened | None:
    """Two labels of a sample; None of a reader's own model."""
    if choice("source", source, SOURCES) == OWN:
        return None
    ground = sample(source)[choice("kind", kind, KINDS)]
    pair = _label(ground, first, 0), _label(ground, second, 1)
    begin = default(ground, pair)
    fixed = ("labels", "reference", "unembeddings")
    within = {each: (getattr(begin, each), getattr(begin, each)) for each in fixed}
    tried = attempts(ground, source, pair)
    return Opened(surface(ground, pair, begin, text, told(ground, source, pair), tried=tried), within)


def _label(ground: Ground, typed: str, place: int) -> int:
    labels = ground.head.labels
    if not typed:
        return ground.first_pair[place]
    if typed not in labels:
        raise Refused("audit.unknown", names=[typed])
    return labels.index(typed)
