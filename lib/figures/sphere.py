"""The sphere of directions in three dimensions, cut into regions by great circles."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from lib.figures import style
from lib.figures.plain import Figure, figure
from lib.figures.sphere_parts import Circles, Marks, Regions
from lib.figures.style import Look
from lib.inert import plotly
from lib.maths.rankings.great_circles import Sphere

_ABOVE = 1.006  # lines lie this far out, so that the sphere does not swallow them
_OUT = 1.02
_CAMERA = {"x": 1.06, "y": 0.95, "z": 0.72}


def sphere_figure(
    cut: Sphere, circles: Circles, regions: Regions, marks: Marks, look: Look, *, height: int = 480
) -> Figure:
    """The cut sphere: regions named and in shades, circles, and marked directions.

    The reader's camera is kept when the data change.

    Parameters
    ----------
    cut : Sphere
        The regions and circles.
    circles, regions, marks
        What they are called, and their colours.
    look : Look
        Theme and text size.
    height : int
        CSS pixels.

    Raises
    ------
    ValueError
        If the names or shades do not fit the circles and regions.
    """
    if len(circles.names) != len(cut.circles) or not (
        len(regions.names) == len(regions.shades) == len(cut.signs)
    ):
        raise ValueError(
            f"sphere_figure needs {len(cut.circles)} circles and {len(cut.signs)} regions, "
            f"got {len(circles.names)}, {len(regions.names)} and {len(regions.shades)}"
        )
    data = [
        _mesh(cut, regions, look),
        *(_circle(cut.circles[k], circles, k, look) for k in range(len(cut.circles))),
        _centres(cut, [plotly(name) for name in regions.names], look),
        _marks(marks, look),
    ]
    return figure(
        data,
        style.layout(
            look,
            height=height,
            showlegend=circles.colours is not None,
            scene=_scene(),
            uirevision="kept",
            modebar={"orientation": "v"},
        ),
    )


def _mesh(cut: Sphere, regions: Regions, look: Look) -> dict[str, Any]:
    count = len(regions.colours)
    scale = [(at / count, shade) for k, shade in enumerate(regions.colours) for at in (k, k + 1)]
    return {
        "type": "mesh3d",
        **_at(cut.vertices),
        **dict(zip("ijk", cut.triangles.T.astype(np.int32), strict=True)),
        "intensity": np.asarray(regions.shades, dtype=np.float32)[cut.regions] + 0.5,
        "intensitymode": "cell",
        "cmin": 0,
        "cmax": count,
        "colorscale": scale,
        "colorbar": {
            "orientation": "h",
            "title": {"text": regions.title, "side": "top", "font": {"size": look.text}},
            "tickvals": np.arange(count) + 0.5,
            "ticktext": [plotly(meaning) for meaning in regions.meanings],
            "tickfont": {"size": look.text},
            "outlinewidth": 0,
            "y": 0.0,
            "yanchor": "bottom",
            "len": 0.9,
            "thickness": 14,
        },
        "lighting": {"ambient": 1.0, "diffuse": 0.0, "specular": 0.0, "fresnel": 0.0},
        "hoverinfo": "skip",
    }


def _at(points: NDArray[np.float64]) -> dict[str, NDArray[np.float32]]:
    return dict(zip("xyz", points.T.astype(np.float32), strict=True))


def _circle(
    points: NDArray[np.float64], circles: Circles, index: int, look: Look
) -> dict[str, Any]:
    plain = circles.colours is None
    return {
        "type": "scatter3d",
        "mode": "lines",
        "name": plotly(circles.names[index]),
        **_at(_ABOVE * points),
        "line": {
            "color": look.theme.ink if circles.colours is None else circles.colours[index],
            "width": 3 if plain else 7,
        },
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


def _marks(marks: Marks, look: Look) -> dict[str, Any]:
    return {
        "type": "scatter3d",
        "mode": "markers+text",
        "showlegend": False,
        **_at(_OUT * marks.directions),
        "text": [f"<b>{plotly(name)}</b>" for name in marks.names],
        "textposition": "top center",
        "textfont": {"size": look.text + 2, "color": look.theme.ink},
        "hoverinfo": "text",
        "marker": {
            "size": 9,
            "symbol": "diamond",
            "color": list(marks.colours),
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
        "domain": {"y": [0.12, 1.0]},
    }
