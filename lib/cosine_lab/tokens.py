"""Colours by role, marker shapes and sizes: one file that Python and the browser both read."""

import json
from dataclasses import dataclass
from functools import cache
from typing import Any

from cosine_lab.places import ASSETS

_ROLES = ("ink", "muted", "paper", "panel", "grid", "edge", "accent")


@dataclass(frozen=True)
class Theme:
    """Colours of one theme, by role; hex, contrast at least 4.5:1 for text on paper."""

    ink: str
    muted: str
    grid: str
    paper: str
    panel: str
    accent: str
    positive: str
    negative: str
    neutral: str
    allowed: str
    warning: str
    origin: str
    probe: str
    focus: str
    edge: str


@dataclass(frozen=True)
class Sizes:
    """Sizes in CSS pixels: the type scale, the spacing grid, what a finger needs.

    Attributes
    ----------
    chart, text, lead, title, answer : int
        Labels and captions; running text; a sentence that leads; a page's title; the answer.
    talk : int
        Least text in a lecture hall.
    grid : int
        Every gap is a multiple of it.
    radius : int
        Corners of controls and panels.
    handle, hit : int
        Radius of what is dragged, and least side of what a finger presses.
    """

    chart: int
    text: int
    lead: int
    title: int
    answer: int
    talk: int
    grid: int
    radius: int
    handle: int
    hit: int


@dataclass(frozen=True)
class Tokens:
    """Everything the looks are made of. Labels are told apart by colour, marker and letter."""

    labels: tuple[str, ...]
    markers: tuple[str, ...]
    letters: str
    light: Theme
    dark: Theme
    sizes: Sizes

    def label(self, index: int) -> str:
        """Colour of label number `index` (Okabe–Ito, in turn)."""
        return self.labels[index % len(self.labels)]


@cache
def tokens() -> Tokens:
    """The tokens of assets/tokens.json."""
    record = raw()
    return Tokens(
        labels=tuple(record["labels"]),
        markers=tuple(record["markers"]),
        letters=record["letters"],
        light=Theme(**record["light"]),
        dark=Theme(**record["dark"]),
        sizes=Sizes(**record["sizes"]),
    )


@cache
def raw() -> dict[str, Any]:
    """The same as plain data, to be handed to the browser."""
    record: dict[str, Any] = json.loads((ASSETS / "tokens.json").read_text(encoding="utf-8"))
    return record


@cache
def themes() -> dict[str, dict[str, str]]:
    """Both themes, as a browser writes colours; no role of the dark one has a label's colour."""
    return {theme: {role: colour.lower() for role, colour in raw()[theme].items()} for theme in ("light", "dark")}


def declared() -> dict[str, str]:
    """What the style sheets of a page are written with: colours of either theme by role, sizes; by name, as CSS."""
    light, dark, sizes = tokens().light, tokens().dark, tokens().sizes
    colours = {role: f"light-dark({getattr(light, role)}, {getattr(dark, role)})" for role in _ROLES}
    return {name: f"{getattr(sizes, name)}px" for name in ("radius", "lead", "title")} | colours
