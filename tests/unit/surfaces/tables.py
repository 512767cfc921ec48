"""The surfaces that are no planes and have a story, by their lessons."""

from lib import prose
from lib.lessons import factorisation, words
from lib.lessons.factorisation.model.problem import handwriting
from lib.surfaces import TableSurface


def _words() -> TableSurface:
    model, start = words.model, words.state.default()
    entries, _ = model.lists.entries(model.lists.STORY)
    found = model.found.found(entries, {}, None)
    return words.surface(found, start, start, prose.text("words"), words.story())


def _factorisation() -> TableSurface:
    problem = handwriting()
    return factorisation.surface(
        problem, factorisation.model.default(problem), factorisation.story()
    )


TABLES = {"words": _words(), "factorisation": _factorisation()}
