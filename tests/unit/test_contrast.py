"""WCAG 2.2 contrast of the tokens where the style sheet uses them: text 4.5:1, graphics 3:1."""

import re
from itertools import product

import pytest

from cosine_lab.places import ASSETS
from cosine_lab.tokens import Theme, tokens

TEXT, NUMBER, GRAPHICS = 4.5, 7.0, 3.0
THEMES = {"light": tokens().light, "dark": tokens().dark}
WORDS = ("ink", "muted", "allowed", "warning")
GROUNDS = ("paper", "panel")
LINES = ("ink", "muted", "accent", "positive", "negative", "allowed", "warning", "focus", "edge")
HANDLES = ("origin", "probe")
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


def contrast(one: Colour, other: Colour) -> float:
    """Ratio of relative luminances, from 1 to 21 (WCAG 2.2)."""

    def luminance(colour: Colour) -> float:
        linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in colour]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

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
