"""What all pairs of the shipped words come to: Ask's facts, Words' bands, Norms' lists and hubs."""

import numpy as np

from cosine_lab.data.score_facts import NEAREST, WHOLE, Facts, Lists, Queries, shares
from cosine_lab.data.words import chinese_words, load_words
from cosine_lab.lessons.norms.model.spread import Spread
from cosine_lab.lessons.norms.model.story_words import STEPS as WAY
from cosine_lab.lessons.norms.model.story_words import Near, Way, words
from cosine_lab.lessons.norms.state import LISTED, MOST_REMOVED, Vectors, remedies, vectors
from cosine_lab.lessons.words.model.models import CHINESE, USE
from cosine_lab.lessons.words.model.spread import Band, band_of
from cosine_lab.maths.checks import Matrix, Vector
from cosine_lab.maths.spaces.anisotropy import pair_histogram
from cosine_lab.maths.spaces.centring import centred, unit_length
from cosine_lab.maths.spaces.hubness import Counts
from cosine_lab.maths.spaces.neighbours import cosines_to
from cosine_lab.maths.spaces.principal import axes_of
from cosine_lab.maths.spaces.remedies import remedied
from cosine_lab.maths.spaces.similarity import min_max, spearman
from cosine_lab.maths.vectors import lengths as lengths_of
from tests.makers.spaces import isotropy, k_occurrence, mean_cosine, mean_direction_norm


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
    rows = load_words().vectors[model].astype(np.float64)
    seen = (rows - share * rows.mean(axis=0) for share in np.linspace(0, 1, WAY + 1))
    found = [(mean_cosine(each), k_occurrence(each, LISTED)) for each in seen]
    lists = np.array([each for _, each in found])
    return Way(np.array([mean for mean, _ in found]), lists.argmax(axis=1), lists.max(axis=1))


def spread(model: str, of: Vectors) -> Spread:
    """One table after one remedy, computed here: seconds."""
    units = unit_length(_after(model, of))
    votes = k_occurrence(units, LISTED)
    return Spread(mean_cosine(units), mean_direction_norm(units), isotropy(units), votes, pair_histogram(units))


def near(model: str) -> Near:
    """The lists of one table, computed here."""
    table = load_words()
    was = [_places(_scores(model, ("raw", 0), table.rows[word])) for word in words()]
    rows, places, scores = [], [], []
    for word, before in zip(words(), was, strict=True):
        found = [_scores(model, vectors(*each), table.rows[word]) for each in remedies()]
        after = [_places(each) for each in found]
        listed = [np.argsort(np.where(each > 0, each, len(each)), kind="stable")[:LISTED] for each in (before, *after)]
        rows.append(listed[1:])
        places.append([(before[of], now[listed[0]]) for of, now in zip(listed[1:], after, strict=True)])
        scores.append([_top(each, remedy) for each, (remedy, _) in zip(found, remedies(), strict=True)])
    axes = axes_of(centred(table.vectors[model]))[1][:MOST_REMOVED]
    return Near(np.array(rows, dtype=np.int32), np.array(places, dtype=np.int32), np.array(scores), axes)


def _top(scores: Vector, remedy: str) -> Vector:
    """The highest of a query's scores, as that remedy scales them."""
    known = scores[~np.isnan(scores)]
    return np.sort(min_max(known) if remedy == "min-max" else known)[::-1][:LISTED]


def _after(model: str, of: Vectors) -> Matrix:
    return remedied(of[0], load_words().vectors[model].astype(np.float64), of[1])


def _scores(model: str, of: Vectors, row: int) -> Vector:
    rows = _after(model, of)
    found = np.array(cosines_to(rows, rows[row]), dtype=np.float64)
    found[row] = np.nan
    return found


def _places(scores: Vector) -> Counts:
    """Place of each row, 1 the nearest, 0 of the query; of equal scores the lowest row leads."""
    places = np.zeros(len(scores), dtype=np.int64)
    order = np.argsort(-scores, kind="stable")[: int((~np.isnan(scores)).sum())]
    places[order] = np.arange(1, len(order) + 1)
    return places
