"""Words: one ranking, many scales; what min-max scaling of cosines does and does not do."""

from cosine_lab.lessons.words import figures, model, sentences, state
from cosine_lab.lessons.words.model import lists
from cosine_lab.lessons.words.model.lookup import chinese, look_up
from cosine_lab.lessons.words.problem import Reader
from cosine_lab.lessons.words.state import default
from cosine_lab.lessons.words.story import story
from cosine_lab.lessons.words.surface import surface
from cosine_lab.prose import Text
from cosine_lab.surfaces.lesson_factory import Opened

__all__ = ["Reader", "figures", "model", "opened", "sentences", "state", "story", "surface"]


def opened(text: Text, *, words: str = lists.STORY) -> Opened | None:
    """A list of words under the models that all readers have.

    None for a list with a word that the shipped table lacks: an encoder, or somebody's own vectors, may have known it.
    """
    here = look_up(words[: lists.LONGEST].strip() or lists.STORY)
    if here.unknown:
        return None
    start, lesson_story = default(chinese=chinese(here.names)), story() if here.typed == lists.STORY else None
    return Opened(surface(here, start, start, text, lesson_story))
