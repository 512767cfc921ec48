"""What all pairs of the shipped words come to: Ask's facts, Words' bands, Norms' lists and hubs."""

import numpy as np

from lib.data.asked import NEAREST, WHOLE, Facts, Lists, Queries, shares
from lib.data.words import chinese_words, load_words
from lib.lessons.norms.model.change import changed
from lib.lessons.norms.model.table import shipped
from lib.lessons.norms.model.told import STEPS as WAY
from lib.lessons.norms.model.told import Near, Way, choices, words
from lib.lessons.norms.state import LISTED
from lib.lessons.words.model.models import CHINESE, USE
from lib.lessons.words.model.spread import Band, band_of
from lib.maths.checks import Matrix, Vector
from lib.maths.spaces.anisotropy import mean_cosine, mean_direction_norm
from lib.maths.spaces.centring import centred
from lib.maths.spaces.hubness import Counts, k_occurrence
from lib.maths.spaces.similarity import spearman
from lib.maths.vectors import lengths as lengths_of


def facts(model: str) -> Facts:
    """What questions about scores are answered from, in one model."""
    table = load_words()
    rows = table.vectors[model].astype(np.float64)
    moved, unit = centred(rows), table.manifest["models"][model]["unit"]
    return Facts(
        cuts=_cuts(cosines_of_pairs(rows)),
        negative=float((cosines_of_pairs(moved) < 0).mean()),
        mean=rows.mean(axis=0),
        low=rows.min(axis=0),
        high=rows.max(axis=0),
        base=mean_direction_norm(rows) ** 2,
        by_cosine=_lists(k_occurrence(rows, NEAREST)),
        by_dot=_lists(_dots(rows)),
        by_centred=_lists(k_occurrence(moved, NEAREST)),
        by_query=_queries(rows),
        rho=None if unit else spearman(lengths_of(rows), table.ranks),
    )


def cosines_of_pairs(rows: Matrix) -> Vector:
    """Of every two rows, one cosine."""
    unit = rows / lengths_of(rows)[:, None]
    found: Vector = (unit @ unit.T)[np.triu_indices(len(rows), 1)]
    return found


def _cuts(cosines: Vector) -> Vector:
    """The last pair that makes up each share, rounded up in 32 bits: that pair itself still reaches it."""
    down = np.sort(cosines)[::-1]
    last = -(-shares() * len(down) // WHOLE) - 1
    ends: Vector = np.nextafter(down[np.concatenate([[0], last, [-1]])].astype(np.float32), np.float32(2))
    return ends


def _dots(rows: Matrix) -> Counts:
    scores = rows @ rows.T
    np.fill_diagonal(scores, -np.inf)
    top = np.argpartition(-scores, NEAREST, axis=1)[:, :NEAREST]
    return np.bincount(top.ravel(), minlength=len(rows))


def _lists(counts: Counts) -> Lists:
    return load_words().words[int(np.argmax(counts))], int(counts.max()), float((counts == 0).mean())


def _queries(rows: Matrix) -> Queries:
    unit, words = rows / lengths_of(rows)[:, None], load_words().words
    scores = unit @ unit.T
    lists = np.sort(scores[~np.eye(len(rows), dtype=bool)].reshape(len(rows), -1), axis=1)
    tenth, middle = lists[:, -NEAREST], np.median(lists, axis=1)
    low, high = int(tenth.argmin()), int(middle.argmax())
    reached = int((lists[high] >= tenth[low]).sum())
    return words[low], float(tenth[low]), words[high], float(middle[high]), reached


def band(model: str) -> Band:
    """All pairs of the shipped table, computed here."""
    vectors = chinese_words().vectors[USE] if model == CHINESE else load_words().vectors[model]
    return band_of(vectors)


def way(model: str) -> Way:
    """Of one shipped table, computed here: half a minute."""
    rows = shipped(model).vectors.astype(np.float64)
    seen = (rows - share * rows.mean(axis=0) for share in np.linspace(0, 1, WAY + 1))
    found = [(mean_cosine(each), k_occurrence(each, LISTED)) for each in seen]
    lists = np.array([each for _, each in found])
    return Way(np.array([mean for mean, _ in found]), lists.argmax(axis=1), lists.max(axis=1))


def near(model: str) -> Near:
    """The lists of one table, computed here."""
    table = shipped(model)
    found = [[changed(table, table.at[word], choice) for choice in choices()] for word in words()]
    rows = [[each.listed_after for each in of] for of in found]
    places = [[(each.was[each.listed_after], each.now[each.listed_before]) for each in of] for of in found]
    return Near(np.array(rows, dtype=np.int32), np.array(places, dtype=np.int32))
