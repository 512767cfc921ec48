"""Agreement with people word by word: from where it was to where a remedy takes it."""

from collections.abc import Sequence

from lib.escape import plotly
from lib.figures import marks, style
from lib.figures.plain import Figure, figure
from lib.figures.style import Look
from lib.lessons.norms.model.rated import Rated
from lib.lessons.norms.sentences.answers import remedy
from lib.lessons.norms.state import Choice
from lib.prose import Text
from lib.shared_cache import shared_cache

HEAD, ROW = 72, 36


@shared_cache(most=16)
def words(held: Sequence[Rated], choice: Choice, look: Look, text: Text) -> Figure:
    """A line for each word, the one that the remedy helps most on top: an arrow to its new ρ."""
    names = [plotly(each.word) for each in held]
    colours = [_colour(each, look) for each in held]
    ring = {"size": 11, "symbol": "circle-open", "color": look.theme.ink, "line": {"width": 2}}
    hover = text("hover-rated")
    traces = [
        marks.dots(
            [each.before for each in held], names, ring, name=text("before"), hovertemplate=hover
        ),
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
