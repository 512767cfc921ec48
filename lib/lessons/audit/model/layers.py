"""A layer as the page opens it: for both kinds of head, what its questions share."""

from collections.abc import Mapping

from lib.data.heads import samples
from lib.data.heads.head import KINDS, Head
from lib.data.heads.reading import parse
from lib.lessons.audit.model.ground import Ground
from lib.once import once

Layer = Mapping[str, Ground]
"""By kind of head."""


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
    return {kind: Ground(head, sigmoid=kind == "sigmoid") for kind in KINDS}
