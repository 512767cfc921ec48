"""Translate: one vector added to all unembeddings changes cosines and no probability."""

from lib.lessons.translate.opened import opened
from lib.lessons.translate.state import TranslateState, default
from lib.lessons.translate.story import story
from lib.lessons.translate.surface import surface

__all__ = ["TranslateState", "default", "opened", "story", "surface"]
