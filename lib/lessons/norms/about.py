"""What the page shows, in sentences and tables made from its numbers."""

from collections.abc import Callable

from lib import prose
from lib.data import quoted
from lib.data.ratings import FILES
from lib.figures.style import number
from lib.figures.table import Cell
from lib.figures.table import Table as Numbers
from lib.lessons.norms import people
from lib.lessons.norms.change import Change
from lib.lessons.norms.frequency import Against
from lib.lessons.norms.settings import MEASURES, REMEDIES, Choice
from lib.lessons.norms.spread import Spread
from lib.lessons.norms.table import Table
from lib.lessons.norms.toy import Toy

Plain = Callable[[str], str]
GREAT, LARGE = 10.0, 1000.0


def before() -> str:
    """Title of the first list."""
    return f"{MEASURES['cosine']}, as they are"


def after(choice: Choice) -> str:
    """Title of the second list."""
    name = REMEDIES[choice.remedy].replace(" k ", f" {choice.k} ")
    return f"{MEASURES[choice.measure]}, {name[0].lower()}{name[1:]}"


def digits(change: Change) -> int:
    """Decimals that the scores after need."""
    top = max((abs(float(change.after[row])) for row in change.listed_after), default=0.0)
    return 3 if top < GREAT else 2 if top < LARGE else 0


def answer(table: Table, change: Change, plain: Plain) -> str:
    """Who came and who went; `plain` takes the Markdown out of a reader's own words."""
    words = prose.page("norms").words
    told: dict[str, str] = {
        "query": plain(table.words[change.query]),
        "n": f"{int((change.was > 0).sum()):,}",
        "count": str(len(change.entered)),
        "of": str(len(change.listed_before)),
        "entered": plain(_names(table, change.entered)),
        "left": plain(_names(table, change.left)),
    }
    if change.entered:
        return words["answer-changed"].format(**told)
    if not change.same_order:
        return words["answer-same"].format(**told)
    return words["answer-nothing" if change.same_scores else "answer-order"].format(**told)


def note(choice: Choice) -> str:
    """What the remedy, and any measure but the cosine, does and does not do."""
    words = prose.page("norms").words
    said = [words[f"remedy-{choice.remedy}"]]
    if choice.measure != "cosine":
        said.append(words[f"measure-{choice.measure}"])
    return " ".join(said)


def described(table: Table, change: Change, choice: Choice) -> str:
    """The lists for readers who cannot see them."""
    listed = (
        f"{title}: {_names(table, rows) or 'none'}"
        for title, rows in (
            (before(), change.listed_before),
            (after(choice), change.listed_after),
        )
    )
    return f"Nearest words to {table.words[change.query]}. {'. '.join(listed)}."


def summary(table: Table, found: tuple[Spread, Spread] | None, choice: Choice) -> Numbers:
    """The whole table before and after: anisotropy, hubs, agreement with people."""
    labels = prose.page("norms").words["summary"].split("; ")
    agreed = people.shipped(table.key)
    columns: dict[str, list[Cell]] = {"quantity": [*labels]}
    for at, (name, remedy) in enumerate((("before", "raw"), ("after", choice.remedy))):
        rhos = [people.rho(agreed, ratings, remedy, choice.k) for ratings in FILES]
        columns[name] = [*_spread(table, found[at] if found else None), *rhos]
    return columns


def about_hubs(table: Table, found: tuple[Spread, Spread], plain: Plain) -> str:
    """Who the hubs are, and what became of them."""
    told: dict[str, str] = {}
    for name, each in zip(("before", "after"), found, strict=True):
        told[f"most-{name}"] = str(int(each.votes.max()))
        told[f"skew-{name}"] = number(each.skewness)
        told[f"hubs-{name}"] = f"{len(each.hubs):,}"
        told[f"none-{name}"] = f"{each.unlisted:,}"
        told[f"top-{name}"] = plain(table.words[each.alive[int(each.votes.argmax())]])
    return _filled("answer-hubs", told | {"mean": f"{found[0].votes.mean():g}"})


def about_pairs(found: tuple[Spread, Spread]) -> str:
    """Where all pairs lie."""
    told: dict[str, str] = {}
    for name, each in zip(("before", "after"), found, strict=True):
        told[f"mean-{name}"] = number(each.pairs.mean, 3)
        told[f"sd-{name}"] = number(each.pairs.std, 3)
        told[f"least-{name}"] = number(each.pairs.least)
        told[f"greatest-{name}"] = number(each.pairs.greatest)
        told[f"norm-{name}"] = number(each.mean_norm, 3)
    return _filled("answer-pairs", told)


def about_frequency(both: tuple[Against, Against], sizes: tuple[Against, Against]) -> str:
    """How cosine and length go with frequency, before and after."""
    told = {
        f"{what}-{name}": number(each.rho)
        for what, pair in (("rho", both), ("size", sizes))
        for name, each in zip(("before", "after"), pair, strict=True)
    }
    return _filled("answer-frequency", told)


def about_quoted() -> str:
    """Where the bars come from, and where people and the threshold part."""
    people_, cosine = quoted.ZHOU_BY_PEOPLE[-1], quoted.ZHOU_BY_COSINE[-1]
    return _filled("quoted-note", {"people": number(people_), "cosine": number(cosine)})


def about_people(found: people.Found, choice: Choice) -> str:
    """What the remedy does for the agreement with people."""
    told = {
        f"{key}-{name}": number(people.rho(found, ratings, remedy, choice.k))
        for key, ratings in zip(("ws", "sl"), FILES, strict=True)
        for name, remedy in (("before", "raw"), ("after", choice.remedy))
    }
    return _filled("answer-people", told | {"remedy": REMEDIES[choice.remedy].lower()})


def about_toy(found: Toy) -> str:
    """What spread alone does to the cosine of two contexts of one meaning."""
    words = prose.page("norms").words
    low = found.expected < quoted.ZHOU_THRESHOLD.cosine
    return words["answer-toy"].format(
        s=number(found.spread),
        d=f"{found.dimension:,}",
        expected=number(found.expected, 3),
        mean=number(found.mean, 3),
        sd=number(found.sd, 3),
        worst=number(found.worst),
        verdict=words["toy-below" if low else "toy-above"],
    )


def _filled(name: str, told: dict[str, str]) -> str:
    return prose.page("norms").words[name].format(**told)


def _spread(table: Table, found: Spread | None) -> list[Cell]:
    if found is None:
        return [None] * 6
    top = int(found.votes.argmax())
    return [
        found.mean_cosine,
        found.mean_norm,
        found.isotropy,
        found.skewness,
        f"{table.words[found.alive[top]]}: {found.votes[top]}",
        found.unlisted,
    ]


def _names(table: Table, rows: list[int]) -> str:
    return ", ".join(table.words[row] for row in rows)
