"""What can be read off Translate's state."""

from collections.abc import Mapping

from lib.data.classifiers import asked_for
from lib.lessons.translate.state import default
from lib.surfaces.readings import Readings, linked, of_move, translated


def readings(asked: Mapping[str, str]) -> Readings:
    """Readings of the state that a link's parameters describe.

    Raises
    ------
    Refused
        Where the link cannot be read as it is.
    """
    model = asked_for(asked)
    state = linked(default(model), asked)
    rows = translated(state.unembeddings, state.shift)
    X = model.embeddings
    return of_move((state.reference, X), (rows, X), state.pair)
