"""Colours by role, marker shapes and sizes: one file that Python and the browser both read."""

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

ASSETS = Path(__file__).resolve().parent.parent / "assets"


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


@dataclass(frozen=True)
class Sizes:
    """Sizes in CSS pixels."""

    text: int
    chart: int
    talk: int
    handle: int
    hit: int


@dataclass(frozen=True)
class Tokens:
    """Everything the looks are made of. Labels are told apart by colour, marker and letter."""

    labels: tuple[str, ...]
    markers: tuple[str, ...]
    light: Theme
    dark: Theme
    sizes: Sizes

    def label(self, index: int) -> str:
        """Colour of label number `index` (Okabe–Ito, in turn)."""
        return self.labels[index % len(self.labels)]


@cache
def tokens() -> Tokens:
    """The tokens of assets/tokens.json."""
    read = raw()
    return Tokens(
        labels=tuple(read["labels"]),
        markers=tuple(read["markers"]),
        light=Theme(**read["light"]),
        dark=Theme(**read["dark"]),
        sizes=Sizes(**read["sizes"]),
    )


@cache
def raw() -> dict[str, Any]:
    """The same as plain data, to be handed to the browser."""
    read: dict[str, Any] = json.loads((ASSETS / "tokens.json").read_text(encoding="utf-8"))
    return read
