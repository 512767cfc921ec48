"""What stands below the lists: one view at a time, of figures, tables and an answer."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial

from lib.figures.chart import Chart, Listing, View
from lib.figures.style import Look
from lib.lessons.norms.figures import charts
from lib.lessons.norms.figures.rated import words as rated_words
from lib.lessons.norms.figures.toy import toy
from lib.lessons.norms.model.frequency import beside
from lib.lessons.norms.model.people import People
from lib.lessons.norms.model.rated import rated as of_words
from lib.lessons.norms.model.spread import Both
from lib.lessons.norms.model.table import Table
from lib.lessons.norms.model.toy import Toy, solved
from lib.lessons.norms.sentences import agreements, answers, evidence, tables
from lib.lessons.norms.state import Choice
from lib.prose import Text
from lib.refusals import Refused


@dataclass(frozen=True, eq=False)
class Below:
    """What the views show: of `numbers` the toy's, None where something is not computed."""

    table: Table
    choice: Choice
    spreads: Both | None
    people: People | None
    numbers: Mapping[str, float]


def view(name: str, of: Below, look: Look, text: Text) -> View:
    """One of the views, by its key; empty where it is not computed.

    Made once for all readers of a table.
    """
    kept = partial(of.table.kept, look=look, text=text)
    if name in {"hubs", "pairs"} and of.spreads:
        return kept(hubs if name == "hubs" else pairs, of.spreads)
    if name == "people" and of.people:
        return kept(people, of.people, of.choice)
    known: dict[str, Callable[[], View]] = {
        "rated": lambda: kept(rated, of.choice),
        "frequency": lambda: kept(frequency, of.choice.vectors),
        "toy": lambda: contexts(
            solved(of.numbers["spread"], int(of.numbers["dimension"])), look, text
        ),
    }
    return known.get(name, View)()


def hubs(table: Table, found: Both, look: Look, text: Text) -> View:
    """Who is everybody's neighbour."""
    drawn = Chart(
        charts.votes(found, answers.most_popular(table, found), look, text),
        text("hubs-alt"),
        partial(tables.votes, table, found, text),
        "norms-hubs",
    )
    named = Listing(
        tables.hubs(table, found, text), text("hubs-table"), "norms-hub-names", foreign=True
    )
    return View(answers.about_hubs(table, found, text), (((3, (drawn,)), (2, (named,))),))


def pairs(_table: Table, found: Both, look: Look, text: Text) -> View:
    """Where all pairs lie."""
    drawn = Chart(
        charts.pairs(found, look, text),
        text("pairs-alt"),
        partial(tables.bins, found, text),
        "norms-pairs",
    )
    return View(answers.about_pairs(found, text), (((1, (drawn,)),),))


def frequency(table: Table, vectors: tuple[str, int], look: Look, text: Text) -> View:
    """Cosine and length against frequency, beside what Zhou et al. found."""
    found = beside(table, vectors)
    drawn = [
        Chart(
            charts.against_rank(pair[1], text(f"frequency-{what}"), look, text),
            text(f"frequency-{what}-alt"),
            partial(tables.points, pair, text),
            f"norms-frequency-{what}",
        )
        for what, pair in (("cosine", found.cosine), ("length", found.length))
    ]
    listing = Listing(
        tables.compared(found, text),
        text("frequency-table-alt"),
        "norms-zhou",
        text.markdown("frequency-table"),
        text.markdown("frequency-note"),
        digits=4,
    )
    quoted = Chart(
        charts.quoted_bins(look, text),
        text("quoted-alt"),
        partial(tables.read_off, text),
        "norms-quoted",
        evidence.about_quoted(text),
        text.markdown("quoted-title"),
    )
    return View(
        answers.about_frequency(found, text),
        (((1, (drawn[0],)), (1, (drawn[1],))), ((3, (listing,)), (2, (quoted,)))),
        refused=(Refused("norms.frequency-own"),) if table.ranks is None else (),
    )


def rated(table: Table, choice: Choice, look: Look, text: Text) -> View:
    """Agreement with people word by word, before and after."""
    held = of_words(table.key, choice.vectors)
    if not held:
        return View(text.markdown("rated-none"))
    drawn = Chart(
        rated_words(held, choice, look, text),
        text("rated-alt"),
        partial(agreements.rated, held, text),
        "norms-rated",
    )
    return View(evidence.about_rated(held, choice, text), (((1, (drawn,)),),))


def people(_table: Table, found: People, choice: Choice, look: Look, text: Text) -> View:
    """Agreement with people, remedy by remedy, and what scaling does within and across queries."""
    if not found.lines:
        return View(evidence.nobody_rated(found, text))
    drawn = Chart(
        charts.people(found, choice, look, text),
        text("people-alt"),
        partial(agreements.agreed, found, text),
        "norms-people",
        evidence.source(found, text),
    )
    scaled = Listing(
        agreements.scaling(found, text),
        text("scaling-alt"),
        "norms-scaling",
        text.markdown("scaling-title"),
        evidence.about_scaling(found, text),
    )
    rows = (((1, (drawn,)),), ((1, (scaled,)),))
    return View(evidence.about_people(found, choice, text), rows)


def contexts(found: Toy, look: Look, text: Text) -> View:
    """One meaning in many contexts."""
    drawn = Chart(
        toy(found, look, text), text("toy-alt"), partial(tables.toy, found, text), "norms-toy"
    )
    return View(
        evidence.about_toy(found, text), (((1, (drawn,)),),), note=text.markdown("toy-note")
    )
