"""The sphere of directions in three dimensions, cut into regions by great circles."""

from collections.abc import Sequence
from html import escape
from typing import Any

import numpy as np
import plotly.graph_objects as go
from numpy.typing import NDArray

from lib.figures import style
from lib.figures.style import Look
from lib.maths.great_circles import Sphere
from lib.tokens import tokens

_ABOVE = 1.006  # lines lie this far out, so that the sphere does not swallow them
_OUT = 1.02
_CAMERA = {"x": 1.0, "y": 0.9, "z": 0.7}


def sphere_figure(
    cut: Sphere,
    circles: Sequence[str],
    regions: Sequence[str],
    values: Sequence[float],
    look: Look,
    *,
    title: str = "",
    colour_title: str = "",
    height: int = 460,
) -> go.Figure:
    """The cut sphere: regions in shades by value and named, circles with their poles.

    The reader's camera is kept when the data change.

    Parameters
    ----------
    cut : Sphere
        The regions and circles.
    circles : sequence of str
        Name of each circle, for the legend.
    regions, values : sequences of str and of float
        Name and value of each region.
    look : Look
        Theme and text size.
    title, colour_title : str
        What the figure shows, and what the shades mean.
    height : int
        CSS pixels.

    Raises
    ------
    ValueError
        If the names or values do not fit the circles and regions.
    """
    if len(circles) != len(cut.circles) or not len(regions) == len(values) == len(cut.signs):
        raise ValueError(
            f"sphere_figure needs {len(cut.circles)} circles and {len(cut.signs)} regions, "
            f"got {len(circles)}, {len(regions)} and {len(values)}"
        )
    names = [escape(name) for name in regions]
    data = [
        _mesh(cut, np.asarray(values, dtype=np.float32), look, colour_title),
        *(_circle(cut.circles[k], escape(name), k) for k, name in enumerate(circles)),
        _centres(cut, names, look),
        _poles(cut, [escape(name) for name in circles], look),
    ]
    return go.Figure(
        data=data,
        layout=style.layout(
            look, title=title, height=height, showlegend=True, scene=_scene(), uirevision="kept"
        ),
    )


def _mesh(
    cut: Sphere, values: NDArray[np.float32], look: Look, colour_title: str
) -> dict[str, Any]:
    whole = np.unique(values)
    return {
        "type": "mesh3d",
        **_at(cut.vertices),
        **dict(zip("ijk", cut.triangles.T.astype(np.int32), strict=True)),
        "intensity": values[cut.regions],
        "intensitymode": "cell",
        "cmin": float(values.min()) - 0.5,
        "cmax": float(values.max()) + 0.5,
        "colorscale": _shades(look, len(whole)),
        "colorbar": {
            "title": {"text": colour_title},
            "tickvals": whole,
            "outlinewidth": 0,
            "len": 0.8,
            "thickness": 16,
        },
        "lighting": {"ambient": 1.0, "diffuse": 0.0, "specular": 0.0, "fresnel": 0.0},
        "hoverinfo": "skip",
    }


def _at(points: NDArray[np.float64]) -> dict[str, NDArray[np.float32]]:
    return dict(zip("xyz", points.T.astype(np.float32), strict=True))


def _shades(look: Look, count: int) -> list[tuple[float, str]]:
    """One flat shade a value, from neutral to accent."""
    ends = [
        [int(c[at : at + 2], 16) for at in (1, 3, 5)]
        for c in (look.theme.neutral, look.theme.accent)
    ]
    scale = []
    for step in range(count):
        share = step / max(1, count - 1)
        red, green, blue = (round(a + share * (b - a)) for a, b in zip(*ends, strict=True))
        shade = f"rgb({red},{green},{blue})"
        scale += [(step / count, shade), ((step + 1) / count, shade)]
    return scale


def _circle(points: NDArray[np.float64], name: str, index: int) -> dict[str, Any]:
    return {
        "type": "scatter3d",
        "mode": "lines",
        "name": name,
        **_at(_ABOVE * points),
        "line": {"color": tokens().label(index), "width": 7},
        "hoverinfo": "name",
    }


def _centres(cut: Sphere, names: list[str], look: Look) -> dict[str, Any]:
    return {
        "type": "scatter3d",
        "mode": "markers",
        "showlegend": False,
        **_at(_OUT * cut.centres),
        "hovertext": names,
        "hovertemplate": "%{hovertext}<extra></extra>",
        "marker": {"size": 4, "color": look.theme.ink},
    }


def _poles(cut: Sphere, names: list[str], look: Look) -> dict[str, Any]:
    """Each circle's positive side, by its name at the point farthest on that side."""
    return {
        "type": "scatter3d",
        "mode": "markers+text",
        "showlegend": False,
        **_at(_OUT * cut.poles),
        "text": [f"<b>{name}</b>" for name in names],
        "textposition": "top center",
        "textfont": {"size": look.text + 2, "color": look.theme.ink},
        "hoverinfo": "text",
        "marker": {
            "size": 9,
            "symbol": "diamond",
            "color": [tokens().label(k) for k in range(len(names))],
            "line": {"color": look.theme.ink, "width": 1},
        },
    }


def _scene() -> dict[str, Any]:
    bare = {"visible": False, "range": [-1.1, 1.1]}
    return {
        "xaxis": bare,
        "yaxis": bare,
        "zaxis": bare,
        "aspectmode": "cube",
        "camera": {"eye": _CAMERA},
        "uirevision": "kept",
    }
