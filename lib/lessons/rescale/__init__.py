"""Rescale: a linear map of the unembeddings, undone on the embeddings, is the same classifier."""

from lib.lessons.rescale.opened import opened
from lib.lessons.rescale.state import MOVES, RescaleState, default, within
from lib.lessons.rescale.story import story
from lib.lessons.rescale.surface import surface

__all__ = ["MOVES", "RescaleState", "default", "opened", "story", "surface", "within"]
