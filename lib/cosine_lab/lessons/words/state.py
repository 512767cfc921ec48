"""What a reader chooses in the live part of the Words page."""

from dataclasses import dataclass
from typing import Annotated

from cosine_lab.parameters import Field, State

VIEWS = ("bands", "map", "matrix", "nearest")
MOST_WORDS = 24
MOST_MODELS = 12
TRAY = ("kitten", "tiger", "hypertension", "opec")
"""Words to add to any list: better ones and outliers, for "cat"."""
CHINESE_TRAY = ("小猫", "老虎", "高血压", "欧佩克")
"""The same for a list with Chinese words."""
MOST_TAU = 2.0
NARROW_AND_WIDE = 0b11
"""The first two models: e5-small and paraphrase-MiniLM-L3."""
OWN_PLACE = 7
"""Where in `models` the reader's own vectors stand: after five shipped and two quoted models."""
CHINESE_PLACE = MOST_MODELS - 1
"""Where USE-multilingual stands with Chinese words: behind the encoders that are installed."""


@dataclass(frozen=True)
class WordsState(State):
    """The query, what else is in its list, the models beside one another, the temperature.

    `place` is where the line over all pairs stands, in percent of them, and `removed` how much of what the vectors of
    the untrained model have in common is taken away.

    Nothing here has labels: the words stand in a parameter of their own, so that these choices outlive another list.
    """

    query: Annotated[int, Field("words.field-query", 0, MOST_WORDS - 1, 1, whole=True)]
    own: Annotated[int, Field("words.field-own", 0, 1, 1, whole=True, said="itself")]
    added: Annotated[int, Field("words.field-added", 0, 2 ** len(TRAY) - 1, 1, whole=True)]
    models: Annotated[int, Field("words.field-models", 1, 2**MOST_MODELS - 1, 1, whole=True)]
    tau: Annotated[float, Field("words.field-tau", 0, MOST_TAU)]
    place: Annotated[float, Field("words.field-place", 0, 100, 0.1, later=True)] = 50.0
    removed: Annotated[float, Field("words.field-removed", 0, 1, later=True)] = 0.0


def default(*, own: bool = False, chinese: bool = False) -> WordsState:
    """The first word against all, itself among them; each model at its own temperature (0).

    own : whether the reader's own vectors stand beside the two models
    chinese : whether the list has Chinese words, which neither of the two has
    """
    models = (1 << CHINESE_PLACE if chinese else NARROW_AND_WIDE) | own << OWN_PLACE
    return WordsState(labels=(), query=0, own=1, added=0, models=models, tau=0.0)
