"""The two lists of neighbours, with a line from each word's place before to its place after."""

from typing import Any

from lib.escape import plotly
from lib.figures import marks, style
from lib.figures.plain import Figure, figure
from lib.figures.style import Look
from lib.lessons.norms.model.change import Change
from lib.lessons.norms.sentences.answers import after, before, digits
from lib.lessons.norms.state import LISTED, Choice
from lib.names import cut
from lib.prose import Text
from lib.shared_cache import shared_cache

LEFT, RIGHT = 0.4, 0.6
BESIDE, HANG = 0.012, 0.03
ROW = 31
HEAD = 52
LONGEST = 14
MOST_KEPT = 32


@shared_cache(most=MOST_KEPT)
def neighbours(change: Change, choice: Choice, look: Look, text: Text) -> Figure:
    """Ten nearest before on the left and after on the right, the nearest on top.

    Lines join the places of words that stay; a word that leaves shows where it went, and one that enters where it was.
    """
    theme = look.theme
    gone, new = set(change.left), set(change.entered)
    columns = [_column(change, gone, "left", look, text), _column(change, new, "right", look, text)]
    titles = (before(text), after(choice, text))
    heads = [
        {"x": x, "xanchor": side, "text": f"<b>{plotly(title)}</b>"}
        for x, side, title in zip((LEFT + HANG, RIGHT - HANG), ("right", "left"), titles, strict=True)
    ]
    top = {"y": 0.25, "yanchor": "middle", "showarrow": False, "font": {"color": theme.ink}}
    hidden = {"visible": False, "fixedrange": True}
    layout = style.layout(
        look,
        height=HEAD + ROW * LISTED,
        showlegend=False,
        hovermode="closest",
        annotations=[*(head | top for head in heads), *_moves(change, look)],
        xaxis=hidden | {"range": [0, 1]},
        yaxis=hidden | {"range": [LISTED + 0.6, -0.3]},
        margin={"l": 2, "r": 2, "t": 2, "b": 2},
    )
    return figure([*columns, *_lines(change, look)], layout)


def _column(change: Change, marked: set[int], side: str, look: Look, text: Text) -> dict[str, Any]:
    """One list, as text; words that leave or enter are bold and in their colour."""
    left = side == "left"
    rows = change.listed_before if left else change.listed_after
    colour = look.theme.warning if left else look.theme.allowed
    scores = change.before if left else change.after
    texts = []
    for row in rows:
        name = plotly(cut(change.words[row], LONGEST))
        score = style.number(float(scores[row]), 3 if left else digits(change))
        shown = f"<b>{name}</b>" if row in marked else name
        texts.append(f"{score}  {shown}" if left else f"{shown}  {score}")
    return {
        "type": "scatter",
        "mode": "text",
        "x": [LEFT - BESIDE if left else RIGHT + BESIDE] * len(rows),
        "y": list(range(1, len(rows) + 1)),
        "text": texts,
        "textposition": "middle left" if left else "middle right",
        "textfont": {"color": [colour if row in marked else look.theme.ink for row in rows]},
        "customdata": [[plotly(change.words[row]), _place(change, row, text)] for row in rows],
        "hovertemplate": "%{customdata[0]}: %{customdata[1]}<extra></extra>",
        "cliponaxis": False,
    }


def _place(change: Change, row: int, text: Text) -> str:
    return text("places", before=int(change.was[row]), after=_ordinal(change.now[row]))


def _lines(change: Change, look: Look) -> list[dict[str, Any]]:
    kept = [row for row in change.listed_before if row not in change.left]
    lines = [(LEFT, int(change.was[row]), RIGHT, int(change.now[row])) for row in kept]
    stay = [part for x0, y0, x1, y1 in lines for part in ((x0, y0), (x1, y1), (None, None))]
    return [
        marks.lines(
            [x for x, _ in stay],
            [y for _, y in stay],
            {"color": look.theme.muted, "width": 2},
            marker={"size": 5, "color": look.theme.muted},
            hoverinfo="skip",
        )
    ]


def _moves(change: Change, look: Look) -> list[dict[str, Any]]:
    """Where a word that leaves went to, and where one that enters was: a place, as # says."""
    theme = look.theme
    left = [
        (LEFT, "left", int(change.was[row]), f"→ #{_ordinal(change.now[row])}", theme.warning) for row in change.left
    ]
    right = [
        (RIGHT, "right", int(change.now[row]), f"#{_ordinal(change.was[row])} →", theme.allowed)
        for row in change.entered
    ]
    return [
        {
            "x": x,
            "y": y - (0.25 if side == "left" else -0.25),
            "text": text,
            "xanchor": side,
            "showarrow": False,
            "font": {"color": colour},
            "bgcolor": theme.paper,
            "borderpad": 0,
        }
        for x, side, y, text, colour in left + right
    ]


def _ordinal(place: int) -> str:
    return f"{int(place):,}" if place else style.UNDEFINED
