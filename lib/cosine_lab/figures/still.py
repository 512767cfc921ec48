"""Pictures for a page without scripts: SVG of colours and bars, whole in itself."""

import re
from collections.abc import Sequence
from xml.etree.ElementTree import Element, SubElement, tostring

import numpy as np
from numpy.typing import ArrayLike

from cosine_lab.figures.style import Look, number
from cosine_lab.maths.checks import Matrix, Vector
from cosine_lab.names import columns, cut, visible
from cosine_lab.tokens import tokens

_SIDE, _HEIGHT, _EDGE, _FOOT = 340, 200, 20, 30
_TEXT, _LONGEST = 14, 9
_LINE, _READABLE, _COLUMNS = 20, 480, 64
"""Pixels from line to line, and of a width for text; letters of a line there."""
_NAMED = 12
_WRITTEN = 8
_DEEP = 0.55
"""A cosine from which its blue asks for light digits."""


def standalone(picture: Element, look: Look) -> str:
    """The picture as a file, on paper of its own."""
    theme = look.theme
    worn = {"style": f"background: {theme.paper}", "color": theme.ink, "font-family": "sans-serif"}
    file = Element("svg", {"xmlns": "http://www.w3.org/2000/svg", **picture.attrib, **worn})
    file.extend(picture)
    return tostring(file, encoding="unicode")


def heat(cosines: ArrayLike, names: Sequence[str], title: str, look: Look) -> Element:
    """A table of cosines as colours, (n, n): blue alike, orange opposite, empty where undefined.

    Up to 12 labels are named, up to 8 have their numbers written.

    cosines : shape (n, n)
    names : one a row
    """
    table = np.asarray(cosines, dtype=np.float64)
    n = len(table)
    room = 7 * _LONGEST if n <= _NAMED else 0
    step = (_SIDE - room) / n
    picture = _framed(_SIDE, _SIDE, title)
    for i, j in np.argwhere(np.isfinite(table)).tolist():
        _cell(picture, table, (i, j), (room, step), look)
    for k, name in enumerate(names if room else ()):
        middle = room + (k + 0.5) * step
        short = cut(name, _LONGEST)
        _text(picture, short, (room - 6, middle + 5), "end")
        turned = SubElement(picture, "g", transform=f"translate({middle + 5:.1f} {room - 6}) rotate(-90)")
        _text(turned, short, (0, 0), "start")
    return picture


def bars(edges: ArrayLike, counts: Sequence[ArrayLike], title: str, look: Look, mark: float | None = None) -> Element:
    """Histograms over one another, their shares as heights; the axis' ends and middle are named.

    The first is filled, the others are outlines.

    edges : shape (bins + 1,)
    counts : sequence of (bins,) arrays
    mark : where a line stands, optional
    """
    at = np.asarray(edges, dtype=np.float64)
    width, floor = 2 * _SIDE, _HEIGHT - _FOOT
    x = _EDGE + (at - at[0]) / (at[-1] - at[0]) * (width - 2 * _EDGE)
    shares = [_share(each) for each in counts]
    top = max(float(each.max()) for each in shares) or 1.0
    picture = _framed(width, _HEIGHT, title)
    filled = {"fill": look.theme.positive, "fill-opacity": ".45", "stroke-width": "1"}
    outlined = {"fill": "none", "stroke-dasharray": "5 3", "stroke-width": "2"}
    for k, share in enumerate(shares):
        path = _steps(x, floor - share / top * (floor - _EDGE), floor)
        SubElement(picture, "path", outlined if k else filled, d=path, stroke=look.theme.ink)
    if mark is not None:
        place = float(np.interp(mark, at, x))
        up = {"x1": f"{place:.1f}", "y1": "0", "x2": f"{place:.1f}", "y2": f"{floor:.1f}", "stroke-width": "3"}
        SubElement(picture, "line", up, stroke=look.theme.ink)
    middle = float(at[0] + at[-1]) / 2
    marks = ((x[0], at[0], "start"), (width / 2, middle, "middle"), (x[-1], at[-1], "end"))
    for place, value, anchor in marks:
        _text(picture, number(float(value)), (float(place), _HEIGHT - 10), anchor)
    return picture


def arrows(rows: ArrayLike, names: Sequence[str], origin: ArrayLike, title: str, look: Look) -> Element:
    """Arrows from an origin to labels in a plane, which stays where it is when the origin moves.

    rows : shape (n, 2), where the labels are
    names : one a row
    origin : shape (2,)
    """
    ends, start = np.asarray(rows, dtype=np.float64), np.asarray(origin, dtype=np.float64)
    picture = _framed(_SIDE, _SIDE, title)
    reach = 1.3 * float(np.abs(np.vstack([ends, start, np.zeros(2)])).max()) or 1.0
    places = (_SIDE / 2) * (1 + np.vstack([start, ends]) / reach * (1, -1))
    (x, y), *tips = places.tolist()
    for k, (name, (a, b)) in enumerate(zip(names, tips, strict=True)):
        colour = tokens().label(k)
        line = {"x1": f"{x:.1f}", "y1": f"{y:.1f}", "x2": f"{a:.1f}", "y2": f"{b:.1f}", "stroke-width": "3"}
        SubElement(picture, "line", line, stroke=colour)
        SubElement(picture, "circle", cx=f"{a:.1f}", cy=f"{b:.1f}", r="5", fill=colour)
        _text(picture, cut(name, _LONGEST), (a, b - 9), "middle")
    SubElement(picture, "circle", cx=f"{x:.1f}", cy=f"{y:.1f}", r="6", fill="none", stroke=look.theme.ink)
    return picture


def headed(picture: Element, title: str, *texts: str) -> Element:
    """The picture below a title and some texts, and as wide as their lines need."""
    lines = [line for each in texts for line in _lines(each)]
    head = _LINE * (len(lines) + 1) + _EDGE
    width = max(float(picture.get("width", "0")), _READABLE)
    height = float(picture.get("height", "0")) + head
    size = {"width": f"{width:g}", "height": f"{height:g}", "viewBox": f"0 {-head} {width:g} {height:g}"}
    picture.attrib.update(size)
    for k, sentence in enumerate((cut(title, _COLUMNS - 8), *lines)):
        _text(picture, sentence, (_EDGE, _LINE * (k + 1) - head), "start")
    picture[-len(lines) - 1].set("font-weight", "bold")
    return picture


def _lines(text: str) -> list[str]:
    """A text in lines of a readable width; between Chinese letters it may break anywhere."""
    lines = [""]
    for part in re.findall(r"[\u2e80-\uffef]|[^\s\u2e80-\uffef]+\s*|\s+", text):
        if columns(lines[-1] + part.rstrip()) > _COLUMNS:
            lines.append("")
        lines[-1] += part
    return lines


def _share(counts: ArrayLike) -> Vector:
    counted = np.asarray(counts, dtype=np.float64)
    return counted / (counted.sum() or 1.0)


def _steps(x: Vector, heights: Vector, floor: float) -> str:
    """A path over the tops of bars."""
    tops = [f"L{a:.1f} {y:.1f} L{b:.1f} {y:.1f}" for a, b, y in zip(x, x[1:], heights, strict=False)]
    return " ".join([f"M{x[0]:.1f} {floor}", *tops, f"L{x[-1]:.1f} {floor} Z"])


def _framed(width: int, height: int, title: str) -> Element:
    size = {"width": str(width), "height": str(height), "viewBox": f"0 0 {width} {height}"}
    picture = Element("svg", size, role="img")
    picture.set("aria-label", visible(title))
    SubElement(picture, "title").text = visible(title)
    return picture


def _cell(picture: Element, table: Matrix, at: tuple[int, int], place: tuple[float, float], look: Look) -> None:
    (i, j), (room, step), value = at, place, float(table[at])
    theme = look.theme
    x, y = room + j * step, room + i * step
    colour = _mixed(theme.neutral, theme.positive if value >= 0 else theme.negative, abs(value))
    box = {"x": f"{x:.2f}", "y": f"{y:.2f}", "width": f"{step:.2f}", "height": f"{step:.2f}"}
    SubElement(picture, "rect", box, fill=colour)
    if len(table) <= _WRITTEN:
        ink = theme.paper if value > _DEEP else theme.ink
        _text(picture, number(value), (x + step / 2, y + step / 2 + 5), "middle", ink)


def _mixed(a: str, b: str, share: float) -> str:
    """A colour between two, by hexadecimal digits."""
    parts = [(int(a[k : k + 2], 16), int(b[k : k + 2], 16)) for k in (1, 3, 5)]
    return "#" + "".join(f"{round(p + (q - p) * share):02x}" for p, q in parts)


def _text(parent: Element, text: str, at: tuple[float, float], anchor: str, ink: str = "currentColor") -> None:
    x, y = at
    place = {"x": f"{x:.1f}", "y": f"{y:.1f}", "text-anchor": anchor, "font-size": str(_TEXT)}
    SubElement(parent, "text", place, fill=ink).text = visible(text)
