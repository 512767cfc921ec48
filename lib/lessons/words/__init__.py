"""Words: one ranking, many scales; what min-max scaling of cosines does and does not do."""

from lib.lessons.words import figures, model, sentences, state
from lib.lessons.words.model import lists, models
from lib.lessons.words.model.found import chinese, found
from lib.lessons.words.state import default
from lib.lessons.words.story import story
from lib.lessons.words.surface import surface
from lib.prose import Text
from lib.surfaces.lesson_factory import Opened

__all__ = ["figures", "model", "opened", "sentences", "state", "story", "surface"]


def opened(text: Text, *, words: str = lists.STORY) -> Opened | None:
    """A list of words under the models that all readers have.

    None for a list with a word that the shipped table lacks: an encoder, or somebody's own vectors, may have known it.
    """
    typed = words[: lists.LONGEST].strip() or lists.STORY
    entries, _ = lists.entries(typed)
    if models.unknown(entries):
        return None
    start, told = default(chinese=chinese(entries)), story() if typed == lists.STORY else None
    return Opened(surface(found(entries, {}, None), start, start, text, told))
