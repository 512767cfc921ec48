"""The page of a reader's model as a link to a sample finds it: an own model is in no link."""

from lib.lessons.audit.model import sample
from lib.lessons.audit.model.ground import Ground
from lib.lessons.audit.model.planes import default
from lib.lessons.audit.state import KINDS, OWN, SOURCES
from lib.lessons.audit.story import told
from lib.lessons.audit.surface import surface
from lib.prose import Text
from lib.refusals import Refused
from lib.surfaces.opened import Opened, choice


def opened(
    text: Text,
    *,
    source: str = SOURCES[0],
    kind: str = KINDS[0],
    first: str = "",
    second: str = "",
) -> Opened | None:
    """Two labels of a sample; None of a reader's own model.

    Raises
    ------
    Refused
        If no sample, kind or label is called that.
    """
    if choice("source", source, SOURCES) == OWN:
        return None
    ground = sample(source)[choice("kind", kind, KINDS)]
    pair = _label(ground, first, 0), _label(ground, second, 1)
    begin = default(ground, pair)
    fixed = ("labels", "reference", "unembeddings")
    within = {each: (getattr(begin, each), getattr(begin, each)) for each in fixed}
    return Opened(surface(ground, pair, begin, text, told(ground, source, pair)), within)


def _label(ground: Ground, typed: str, place: int) -> int:
    labels = ground.head.labels
    if not typed:
        return ground.first_pair[place]
    if typed not in labels:
        raise Refused("audit.unknown", names=[typed])
    return labels.index(typed)
