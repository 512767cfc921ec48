"""A layer as the page opens it: for both kinds of head, what its questions share."""

from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256
from weakref import WeakValueDictionary

from lib.data.heads import samples
from lib.data.heads.head import KINDS, Head
from lib.data.heads.reading import parse
from lib.lessons.audit.model.ground import Ground
from lib.once import once


@dataclass(frozen=True, eq=False)
class Layer:
    """A layer, and what its questions share for each kind of head.

    Attributes
    ----------
    head : Head
    grounds : mapping of str to Ground
    """

    head: Head
    grounds: Mapping[str, Ground]

    def __getitem__(self, kind: str) -> Ground:
        """What its questions share for this kind."""
        return self.grounds[kind]


_OPEN: WeakValueDictionary[tuple[str, str], Layer] = WeakValueDictionary()


def opened(name: str, content: bytes) -> Layer:
    """The layer in a file; the same one for all readers who hold the same file.

    Raises
    ------
    Refused
        As `parse`.
    """
    key = (name, sha256(content).hexdigest())
    layer = _OPEN.get(key)
    if layer is None:
        layer = _OPEN[key] = _both(parse(name, content))
    return layer


@once
def sample(slug: str) -> Layer:
    """A layer that ships."""
    return _both(samples.sample(slug))


def _both(head: Head) -> Layer:
    return Layer(head, {kind: Ground(head, sigmoid=kind == "sigmoid") for kind in KINDS})
