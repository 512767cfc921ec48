"""Top two: which documents some query brings first together, in how many dimensions, and by how much."""

from cosine_lab.lessons.top_two import own
from cosine_lab.lessons.top_two.state import TopTwoState, default
from cosine_lab.lessons.top_two.story import story
from cosine_lab.lessons.top_two.surface import surface

__all__ = ["TopTwoState", "default", "own", "story", "surface"]
