"""What stands below the lists: one view at a time, of figures, tables and an answer."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial

from lib.figures.chart import Chart, Listing, View
from lib.figures.style import Look
from lib.lessons.norms.figures import charts
from lib.lessons.norms.figures.neighbours import neighbours
from lib.lessons.norms.figures.rated import words as rated_words
from lib.lessons.norms.figures.toy import toy
from lib.lessons.norms.model.change import Change
from lib.lessons.norms.model.frequency import Frequency, beside
from lib.lessons.norms.model.people import People
from lib.lessons.norms.model.rated import rated as of_words
from lib.lessons.norms.model.spread import Both
from lib.lessons.norms.model.table import Table
from lib.lessons.norms.model.toy import Toy, solved
from lib.lessons.norms.sentences import agreements, answers, evidence, tables
from lib.lessons.norms.state import Choice
from lib.lessons.norms.surface import CHANGED, LISTS, VIEWS, WHOLE
from lib.prose import Text
from lib.refusals import Refused
from lib.surfaces.place import Place


@dataclass(frozen=True, eq=False)
class Below:
    """What the views show: of `numbers` the toy's, None where something is not computed."""

    table: Table
    choice: Choice
    spreads: Both | None
    people: People | None
    numbers: Mapping[str, float]


Listed = tuple[Table, Change | None, Choice]
"""A table, what became of a word's neighbours, and by what."""


def view(name: str, of: Below, place: Place, look: Look, text: Text) -> View:
    """One of the views, by its key; empty where the place shows none, or it is not computed."""
    if not place.shows(VIEWS.get(name)):
        return View()
    if name in {"hubs", "pairs"} and of.spreads:
        hubs_of = partial(hubs, of.table)
        return (hubs_of if name == "hubs" else pairs)(of.spreads, look, text)
    if name == "people" and of.people:
        return people(of.people, of.choice, look, text)
    known = {
        "rated": lambda: rated(of.table, of.choice, look, text),
        "frequency": lambda: frequency(beside(of.table, of.choice.vectors), of.table, look, text),
        "toy": lambda: contexts(
            solved(of.numbers["spread"], int(of.numbers["dimension"])), look, text
        ),
    }
    return known.get(name, View)()


def lists(of: Listed, place: Place, look: Look, text: Text) -> View:
    """Both lists of neighbours; where the second is asked about, or nothing is done, the first.

    Nothing where a word has no neighbours, or the place shows none.
    """
    table, change, choice = of
    if change is None or not place.shows(LISTS):
        return View()
    now = place.shows(CHANGED) and (choice.changes or not place.guided)
    chart = Chart(
        neighbours(change, choice, look, text, now=now, tall=place.guided),
        answers.described(table, change, choice, text, now=now),
        partial(tables.listed, change, text) if now else None,
        "norms-neighbours",
    )
    said, note = answers.answer(table, change, text), answers.note(choice, text)
    return View(said if now else None, (((1, (chart,)),),), below=note)


def summary(table: Table, found: Both | None, choice: Choice, place: Place, text: Text) -> View:
    """The whole table before and after; nothing where the place does not show it."""
    if not place.shows(WHOLE):
        return View()
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
        charts.votes(found, answers.most_popular(table, found), look, text),
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


def frequency(found: Frequency, table: Table, look: Look, text: Text) -> View:
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


def people(found: People, choice: Choice, look: Look, text: Text) -> View:
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
