"""The handles that two lessons or more have."""

from lib.surfaces.names import Handle

PROBE = Handle("probe")
UNEMBEDDING = Handle("unembedding")
SHIFT = Handle("shift")
ORIGIN = Handle("origin")
