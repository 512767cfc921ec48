"""What stands below the lists: one view at a time, of figures, tables and an answer."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial

from lib.figures.chart import Chart, Listing, View
from lib.figures.style import Look
from lib.lessons.norms.figures import charts
from lib.lessons.norms.figures.neighbours import neighbours
from lib.lessons.norms.figures.toy import toy
from lib.lessons.norms.model.change import Change
from lib.lessons.norms.model.frequency import Frequency, beside
from lib.lessons.norms.model.people import People
from lib.lessons.norms.model.spread import Both
from lib.lessons.norms.model.table import Table
from lib.lessons.norms.model.toy import Toy, solved
from lib.lessons.norms.sentences import answers, evidence, tables
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
    """One of the views, by its key; empty where what it shows is not computed."""
    if name == "frequency":
        return frequency(of.table, beside(of.table, of.choice.vectors), look, text)
    if name == "toy":
        shown = solved(of.numbers["spread"], int(of.numbers["dimension"]))
        return contexts(shown, look, text)
    if name == "people" and of.people:
        return people(of.people, of.choice, look, text)
    if name == "hubs" and of.spreads:
        return hubs(of.table, of.spreads, look, text)
    if name == "pairs" and of.spreads:
        return pairs(of.spreads, look, text)
    return View()


def lists(table: Table, change: Change, choice: Choice, look: Look, text: Text) -> View:
    """Both lists of neighbours."""
    chart = Chart(
        neighbours(change, choice, look, text),
        answers.described(table, change, choice, text),
        partial(tables.listed, change, text),
        "norms-neighbours",
    )
    return View(answers.answer(table, change, text), (((1, (chart,)),),))


def summary(table: Table, found: Both | None, choice: Choice, text: Text) -> View:
    """The whole table before and after."""
    listing = Listing(
        tables.summary(table, found, choice, text),
        text("summary-alt"),
        "norms-summary",
        text.markdown("summary-title"),
        powers=False,
        foreign=True,
    )
    return View(rows=(((1, (listing,)),),))


def hubs(table: Table, found: Both, look: Look, text: Text) -> View:
    """Who is everybody's neighbour."""
    drawn = Chart(
        charts.votes(found, look, text),
        text("hubs-alt"),
        partial(tables.votes, table, found, text),
        "norms-hubs",
    )
    named = Listing(
        tables.hubs(table, found, text), text("hubs-table"), "norms-hub-names", foreign=True
    )
    return View(answers.about_hubs(table, found, text), (((3, (drawn,)), (2, (named,))),))


def pairs(found: Both, look: Look, text: Text) -> View:
    """Where all pairs lie."""
    drawn = Chart(
        charts.pairs(found, look, text),
        text("pairs-alt"),
        partial(tables.bins, found, text),
        "norms-pairs",
    )
    return View(answers.about_pairs(found, text), (((1, (drawn,)),),))


def frequency(table: Table, found: Frequency, look: Look, text: Text) -> View:
    """Cosine and length against frequency, beside what Zhou et al. found."""
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


def people(found: People, choice: Choice, look: Look, text: Text) -> View:
    """Agreement with people, remedy by remedy, and what scaling does within and across queries."""
    if not found.lines:
        return View(evidence.nobody_rated(found, text))
    drawn = Chart(
        charts.people(found, choice, look, text),
        text("people-alt"),
        partial(tables.agreed, found, text),
        "norms-people",
        evidence.source(found, text),
    )
    scaled = Listing(
        tables.scaling(found, text),
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
