"""A layer as the page opens it: for both kinds of head, what its questions share."""

from collections.abc import Mapping
from dataclasses import dataclass

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


def opened(name: str, content: bytes) -> Layer:
    """The layer in a file.

    Raises
    ------
    Refused
        As `parse`.
    """
    return _both(parse(name, content))


@once
def sample(slug: str) -> Layer:
    """A layer that ships."""
    return _both(samples.sample(slug))


def _both(head: Head) -> Layer:
    return Layer(head, {kind: Ground(head, sigmoid=kind == "sigmoid") for kind in KINDS})
