"""A layer as the page opens it: for both kinds of head, what its questions share."""

from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256
from weakref import WeakValueDictionary

from cosine_lab.data.heads import samples
from cosine_lab.data.heads.head import KINDS, Head
from cosine_lab.data.heads.reading import parse
from cosine_lab.lessons.audit.model.ground import Ground
from cosine_lab.refusals import Refused
from cosine_lab.shared_cache import shared_cache


@dataclass(frozen=True, eq=False)
class Layer:
    """A layer, and what its questions share for each kind of head."""

    head: Head
    grounds: Mapping[str, Ground]

    def __getitem__(self, kind: str) -> Ground:
        """What its questions share for this kind.

        Raises
        ------
        Refused
            For a sigmoid of one row.
        """
        if kind == "sigmoid" and self.head.added:
            raise Refused("heads.one-row")
        return self.grounds[kind]

    def turned(self) -> "Layer":
        """The same with columns and rows of its file in each other's place; refused as there."""
        return both(self.head.turned())


def ground(layer: Layer | None, kind: str) -> tuple[Ground | None, tuple[Refused, ...]]:
    """What the questions of a layer share for this kind, if there is a layer, or why not."""
    try:
        return (None if layer is None else layer[kind]), ()
    except Refused as why:
        return None, (why,)


_OPEN: WeakValueDictionary[tuple[str, str, str | None], Layer] = WeakValueDictionary()


def opened(name: str, content: bytes, array: str | None = None) -> Layer:
    """The layer in a file; the same one for all readers who hold the same file.

    name, content, array : as of `parse`

    Raises
    ------
    Refused
        As `parse`.
    """
    key = (name, sha256(content).hexdigest(), array)
    layer = _OPEN.get(key)
    if layer is None:
        layer = _OPEN[key] = both(parse(name, content, array))
    return layer


@shared_cache
def sample(slug: str) -> Layer:
    """A layer that ships."""
    return both(samples.sample(slug))


def both(head: Head) -> Layer:
    """A layer as either kind of head."""
    return Layer(head, {kind: Ground(head, sigmoid=kind == "sigmoid") for kind in KINDS})
