"""Words: one ranking, many scales; what min-max scaling of cosines does and does not do."""

from lib.lessons.words.about import about_bands, about_encoders, about_quoted, about_table
from lib.lessons.words.encoding import Encoded, asked, encode
from lib.lessons.words.figures import bands, matrix, pca_map
from lib.lessons.words.found import Found, Own, found, tray
from lib.lessons.words.lists import LISTS, LONGEST, STORY, entries
from lib.lessons.words.models import Model, unknown
from lib.lessons.words.state import WordsState, default
from lib.lessons.words.surface import surface
from lib.lessons.words.tables import neighbour_table, quoted_table

__all__ = [
    "LISTS",
    "LONGEST",
    "STORY",
    "Encoded",
    "Found",
    "Model",
    "Own",
    "WordsState",
    "about_bands",
    "about_encoders",
    "about_quoted",
    "about_table",
    "asked",
    "bands",
    "default",
    "encode",
    "entries",
    "found",
    "matrix",
    "neighbour_table",
    "pca_map",
    "quoted_table",
    "surface",
    "tray",
    "unknown",
]
