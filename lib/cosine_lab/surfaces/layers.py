"""The layers that two lessons or more draw, from the ground upwards."""

from cosine_lab.surfaces.names import Layer

REGIONS = Layer("regions")
LANDSCAPE = Layer("landscape")
SIGNS = Layer("signs")
AXES = Layer("axes")
LEVELS = Layer("levels")
RULER = Layer("ruler")
EMBEDDINGS = Layer("embeddings")
VECTORS = Layer("vectors")
SHIFT = Layer("shift")
MEAN = Layer("mean")
