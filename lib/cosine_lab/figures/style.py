"""The look every Plotly figure shares: colours by role, text sizes, numbers for readers."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from cosine_lab.prose import UNDEFINED, number
from cosine_lab.tokens import Theme, tokens

__all__ = ["UNDEFINED", "Look", "axis", "diverging", "layout", "line", "number", "symbol"]

LINES = ("solid", "dash", "dot", "dashdot", "longdash", "longdashdot")
SYMBOLS: Mapping[str, str] = {
    "circle": "circle",
    "square": "square",
    "triangle": "triangle-up",
    "diamond": "diamond",
    "cross": "cross",
    "star": "star",
    "wedge": "triangle-down",
}


@dataclass(frozen=True)
class Look:
    """Theme and text size of a figure.

    dark : whether on the dark theme
    talk : whether for the back row of a lecture hall
    """

    dark: bool = False
    talk: bool = False

    @property
    def theme(self) -> Theme:
        """Colours by role."""
        return tokens().dark if self.dark else tokens().light

    @property
    def text(self) -> int:
        """Text size in CSS pixels."""
        sizes = tokens().sizes
        return sizes.talk if self.talk else sizes.chart


def layout(look: Look, *, title: str = "", height: int = 420, **more: object) -> dict[str, Any]:
    """Layout of a figure: paper, text, hover box, legend above the plot, room for the axes.

    An empty title is left out; the height is in CSS pixels; `more` adds to the entries or replaces them.
    """
    theme = look.theme
    above = bool(title) + bool(more.get("showlegend"))
    plain: dict[str, Any] = {
        "height": height,
        "paper_bgcolor": theme.paper,
        "plot_bgcolor": theme.paper,
        "font": {"family": tokens().letters, "size": look.text, "color": theme.ink},
        "hoverlabel": {
            "bgcolor": theme.panel,
            "bordercolor": theme.muted,
            "font": {"family": tokens().letters, "size": look.text, "color": theme.ink},
        },
        "legend": {"orientation": "h", "x": 0.0, "y": 1.02, "yanchor": "bottom"},
        "margin": {"l": 8, "r": 8, "t": 8 + 2 * look.text * above, "b": 8},
    }
    if title:
        plain["title"] = {
            "text": title,
            "font": {"size": look.text},
            "x": 0.0,
            "xanchor": "left",
            "y": 1.0,
            "yanchor": "top",
            "pad": {"l": 8, "t": look.text // 2},
        }
    return plain | more


def axis(look: Look, title: str, **more: object) -> dict[str, Any]:
    """An axis with a name, thin grid lines, and no thick line at zero; `more` adds or replaces."""
    theme = look.theme
    return {
        "title": {"text": title, "font": {"size": look.text}},
        "tickfont": {"size": look.text, "color": theme.ink},
        "gridcolor": theme.grid,
        "linecolor": theme.muted,
        "zeroline": False,
        "showline": True,
        "automargin": True,
        "exponentformat": "none",
        "separatethousands": True,
    } | more


def diverging(look: Look) -> list[tuple[float, str]]:
    """Colours of the cosines −1, 0 and 1."""
    theme = look.theme
    return [(0.0, theme.negative), (0.5, theme.neutral), (1.0, theme.positive)]


def symbol(index: int) -> str:
    """Plotly's name of marker number `index`."""
    markers = tokens().markers
    return SYMBOLS[markers[index % len(markers)]]


def line(index: int) -> str:
    """Dash pattern number `index`."""
    return LINES[index % len(LINES)]
