"""WCAG 2.2 contrast of the tokens where the style sheet uses them: text 4.5:1, graphics 3:1."""

import re
from itertools import product

import numpy as np
import pytest
from numpy.typing import NDArray

from cosine_lab.places import ASSETS
from cosine_lab.tokens import Theme, tokens

TEXT, NUMBER, GRAPHICS = 4.5, 7.0, 3.0
THEMES = {"light": tokens().light, "dark": tokens().dark}
WORDS = ("ink", "muted", "allowed", "warning")
GROUNDS = ("paper", "panel")
LINES = ("ink", "muted", "accent", "positive", "negative", "allowed", "warning", "focus", "edge")
HANDLES = ("origin", "probe")
APART = 15  # CIE76 difference, some six that are just noticeable, of two colours that stand for opposites
# What who has no red or no green cones sees, in linear RGB (Machado, Oliveira & Fernandes 2009, severity 1).
DEFICIENCIES = {
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
}
STRONGEST = 0.5  # share of the end colour in a cell or a band, see `mixed` in landscape.js
FILLED = {"light": 0.4, "dark": 0.3}  # opacity of a bar's fill under its number, see plane.css
TRACK = {"light": "grid", "dark": "paper"}  # what lies below the fill

Colour = tuple[float, float, float]


def rgb(text: str) -> Colour:
    red, green, blue = (int(text[k : k + 2], 16) / 255 for k in (1, 3, 5))
    return red, green, blue


def over(top: Colour, share: float, below: Colour) -> Colour:
    red, green, blue = (share * a + (1 - share) * b for a, b in zip(top, below, strict=True))
    return red, green, blue


def linear(colour: Colour) -> NDArray[np.float64]:
    return np.array([c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in colour])


def lab(light: NDArray[np.float64]) -> NDArray[np.float64]:
    """CIE L*a*b* of linear sRGB, at D65."""
    to_xyz = [(0.4124, 0.3576, 0.1805), (0.2126, 0.7152, 0.0722), (0.0193, 0.1192, 0.9505)]
    x, y, z = np.cbrt(np.clip(np.array(to_xyz) @ light / (0.9505, 1, 1.089), 0.008856, None))
    return np.array([116 * y - 16, 500 * (x - y), 200 * (y - z)])


def contrast(one: Colour, other: Colour) -> float:
    """Ratio of relative luminances, from 1 to 21 (WCAG 2.2)."""

    def luminance(colour: Colour) -> float:
        return float(linear(colour) @ (0.2126, 0.7152, 0.0722))

    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def of(theme: Theme, role: str) -> Colour:
    return rgb(getattr(theme, role))


def test_contrast_is_measured_as_wcag_does() -> None:
    assert contrast(rgb("#000000"), rgb("#ffffff")) == pytest.approx(21)
    assert contrast(rgb("#777777"), rgb("#ffffff")) == pytest.approx(4.48, abs=0.005)


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_text_can_be_read(theme: Theme) -> None:
    for word, ground in product(WORDS, GROUNDS):
        assert contrast(of(theme, word), of(theme, ground)) >= TEXT, (word, ground)
    assert contrast(of(theme, "paper"), of(theme, "accent")) >= TEXT


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_lines_and_handles_can_be_seen(theme: Theme) -> None:
    for line, ground in product((*LINES, *HANDLES), GROUNDS):
        assert contrast(of(theme, line), of(theme, ground)) >= GRAPHICS, (line, ground)


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_a_number_can_be_read_on_every_cosines_colour(theme: Theme) -> None:
    for end, share in product(("positive", "negative"), (0.0, 0.5, 1.0)):
        cell = over(of(theme, end), STRONGEST * share, of(theme, "neutral"))
        assert contrast(of(theme, "ink"), cell) >= TEXT, (end, share)


@pytest.mark.parametrize("name", THEMES)
def test_a_number_can_be_read_on_every_labels_bar(name: str) -> None:
    theme = THEMES[name]
    for label in tokens().labels:
        bar = over(rgb(label), FILLED[name], of(theme, TRACK[name]))
        assert contrast(of(theme, "ink"), bar) >= NUMBER, label


def test_the_style_sheet_mixes_as_is_tested_here() -> None:
    css = (ASSETS / "plane" / "plane.css").read_text(encoding="utf-8")
    script = (ASSETS / "lab" / "label_styles.js").read_text(encoding="utf-8")
    opacities = re.findall(r"\.bars \.fill \{[^}]*opacity: ([.\d]+)", css)
    assert [float(each) for each in opacities] == [*FILLED.values()]
    assert re.findall(r"\.bars \.half \{[^}]*background: var\(--(\w+)\)", css) == [*TRACK.values()]
    assert f"Math.abs(c) * {100 * STRONGEST:g})" in script
    assert re.search(r"\.marker \{\s*stroke: var\(--ink\)", css)  # label colours alone need not stand out


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_dots_on_either_side_of_a_line_can_be_seen(theme: Theme) -> None:
    css = (ASSETS / "lessons" / "threshold" / "threshold.css").read_text(encoding="utf-8")
    found = re.search(r"\.threshold \.all \{([^}]*)\}", css)
    assert found
    style = dict(re.findall(r"([\w-]+): ([^;]+);", found[1]))
    drawn = float(style.get("opacity", 1)) * (1 if "stroke" in style else float(style.get("fill-opacity", 1)))
    for kind in ("positive", "negative", "muted"):
        assert contrast(over(of(theme, kind), drawn, of(theme, "paper")), of(theme, "paper")) >= GRAPHICS, kind


def test_label_colours_differ_from_one_another() -> None:
    labels = tokens().labels
    assert len(set(labels)) == len(labels)
    assert len(set(tokens().markers)) == len(tokens().markers)
    pairs = {(labels[k % len(labels)], tokens().markers[k % len(tokens().markers)]) for k in range(26)}
    assert len(pairs) == 26


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
@pytest.mark.parametrize("deficiency", DEFICIENCIES.values(), ids=DEFICIENCIES)
@pytest.mark.parametrize(
    "roles", [("positive", "negative"), ("allowed", "warning"), ("accent", "negative")], ids="-".join
)
def test_opposites_differ_to_who_sees_no_red_or_green(
    theme: Theme, deficiency: tuple[Colour, ...], roles: tuple[str, str]
) -> None:
    seen = [lab(np.clip(np.array(deficiency) @ linear(of(theme, role)), 0, 1)) for role in roles]
    assert np.linalg.norm(seen[0] - seen[1]) >= APART


@pytest.mark.parametrize("deficiency", DEFICIENCIES.values(), ids=DEFICIENCIES)
def test_labels_that_look_alike_to_who_sees_no_red_or_green_have_other_markers(deficiency: tuple[Colour, ...]) -> None:
    labels = tokens().labels
    seen = [lab(np.clip(np.array(deficiency) @ linear(rgb(each)), 0, 1)) for each in labels]
    alike = [(i, j) for i in range(len(labels)) for j in range(i) if np.linalg.norm(seen[i] - seen[j]) < APART]
    marks = tokens().markers
    assert all(marks[i % len(marks)] != marks[j % len(marks)] for i, j in alike), alike
