"""What stands below the lists: one view at a time, of figures, tables and an answer."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from lib.escape import plotly
from lib.figures import marks, style
from lib.figures.chart import View, chart, listing, row
from lib.figures.plain import Figure, figure
from lib.figures.style import Look
from lib.lessons.norms.figures import charts
from lib.lessons.norms.figures.toy import toy
from lib.lessons.norms.model.frequency import beside
from lib.lessons.norms.model.people import People
from lib.lessons.norms.model.rated import Rated
from lib.lessons.norms.model.rated import rated as of_words
from lib.lessons.norms.model.spread import Both
from lib.lessons.norms.model.table import Table
from lib.lessons.norms.model.toy import Toy, solved
from lib.lessons.norms.sentences import agreements, answers, evidence, tables
from lib.lessons.norms.sentences.answers import remedy
from lib.lessons.norms.state import Choice
from lib.prose import Text
from lib.refusals import Refused
from lib.shared_cache import shared_cache

HEAD, ROW = 72, 36


@shared_cache(most=16)
def rated_words(held: Sequence[Rated], choice: Choice, look: Look, text: Text) -> Figure:
    """A line for each word, the one that the remedy helps most on top: an arrow to its new ρ."""
    names = [plotly(each.word) for each in held]
    colours = [_colour(each, look) for each in held]
    ring = {"size": 11, "symbol": "circle-open", "color": look.theme.ink, "line": {"width": 2}}
    hover = text("hover-rated")
    traces = [
        marks.dots([each.before for each in held], names, ring, name=text("before"), hovertemplate=hover),
        marks.dots(
            [each.after for each in held],
            names,
            marks.marker(3, 11, color=colours),
            name=remedy(choice.vectors[0], choice.k, text),
            text=[style.number(each.after) for each in held],
            textposition=[_side(each) for each in held],
            textfont={"color": colours},
            hovertemplate=hover,
        ),
    ]
    low = min(0.0, *(min(each.before, each.after) for each in held)) - 0.12
    drawn = figure(
        traces,
        style.layout(
            look,
            height=HEAD + ROW * len(held),
            showlegend=True,
            xaxis=style.axis(look, text("axis-within"), range=[low, 1.12]),
            yaxis=style.axis(look, "", autorange="reversed", type="category"),
        ),
    )
    drawn["layout"]["shapes"] = [
        {
            "type": "line",
            "x0": each.before,
            "x1": each.after,
            "y0": name,
            "y1": name,
            "line": {"color": colour, "width": 3},
            "layer": "below",
        }
        for each, name, colour in zip(held, names, colours, strict=True)
    ]
    return drawn


def _colour(each: Rated, look: Look) -> str:
    if each.gain == 0:
        return look.theme.muted
    return look.theme.allowed if each.gain > 0 else look.theme.warning


def _side(each: Rated) -> str:
    return "middle left" if each.gain < 0 else "middle right"


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
        "toy": lambda: contexts(solved(of.numbers["spread"], int(of.numbers["dimension"])), look, text),
    }
    return known.get(name, View)()


def hubs(table: Table, found: Both, look: Look, text: Text) -> View:
    """Who is everybody's neighbour."""
    figure = charts.votes(found, answers.most_popular(table, found), look, text)
    drawn = chart("norms-hubs", figure, text, partial(tables.votes, table, found, text))
    named = listing("norms-hub-names", tables.hubs(table, found, text), text, foreign=True)
    return View(answers.about_hubs(table, found, text), (((3, (drawn,)), (2, (named,))),))


def pairs(_table: Table, found: Both, look: Look, text: Text) -> View:
    """Where all pairs lie."""
    numbers = partial(tables.bins, found, text)
    drawn = chart("norms-pairs", charts.pairs(found, look, text), text, numbers)
    return View(answers.about_pairs(found, text), (row(drawn),))


def frequency(table: Table, vectors: tuple[str, int], look: Look, text: Text) -> View:
    """Cosine and length against frequency, beside what Zhou et al. found."""
    found = beside(table, vectors)
    drawn = [
        chart(
            f"norms-frequency-{what}",
            charts.against_rank(pair[1], text(f"frequency-{what}"), look, text),
            text,
            partial(tables.points, pair, text),
        )
        for what, pair in (("cosine", found.cosine), ("length", found.length))
    ]
    compared = listing("norms-zhou", tables.compared(found, text), text, digits=4)
    quoted = chart(
        "norms-quoted",
        charts.quoted_bins(look, text),
        text,
        partial(tables.read_off, text),
        caption=evidence.about_quoted(text),
    )
    return View(
        answers.about_frequency(found, text),
        (row(*drawn), ((3, (compared,)), (2, (quoted,)))),
        refused=(Refused("norms.frequency-own"),) if table.ranks is None else (),
    )


def rated(table: Table, choice: Choice, look: Look, text: Text) -> View:
    """Agreement with people word by word, before and after."""
    held = of_words(table.key, choice.vectors)
    if not held:
        return View(text.markdown("rated-none"))
    numbers = partial(agreements.rated, held, text)
    drawn = chart("norms-rated", rated_words(held, choice, look, text), text, numbers)
    return View(evidence.about_rated(held, choice, text), (row(drawn),))


def people(_table: Table, found: People, choice: Choice, look: Look, text: Text) -> View:
    """Agreement with people, remedy by remedy, and what scaling does within and across queries."""
    if not found.lines:
        return View(evidence.nobody_rated(found, text))
    drawn = chart(
        "norms-people",
        charts.people(found, choice, look, text),
        text,
        partial(agreements.agreed, found, text),
        caption=evidence.source(found, text),
    )
    caption = evidence.about_scaling(found, text)
    scaled = listing("norms-scaling", agreements.scaling(found, text), text, caption=caption)
    return View(evidence.about_people(found, choice, text), (row(drawn), row(scaled)))


def contexts(found: Toy, look: Look, text: Text) -> View:
    """One meaning in many contexts."""
    drawn = chart("norms-toy", toy(found, look, text), text, partial(tables.toy, found, text))
    return View(evidence.about_toy(found, text), (row(drawn),), note=text.markdown("toy-note"))
