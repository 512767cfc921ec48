"""The handles that two lessons or more have."""

from cosine_lab.surfaces.names import Handle

PROBE = Handle("probe")
UNEMBEDDING = Handle("unembedding")
LENGTH = Handle("length")
"""The end of an arrow, which goes in and out alone: there for stories."""
SHIFT = Handle("shift")
ORIGIN = Handle("origin")


def of_label(handle: Handle, label: int) -> Handle:
    """One label's of a handle that every label has."""
    return Handle(f"{handle}:{label}")
