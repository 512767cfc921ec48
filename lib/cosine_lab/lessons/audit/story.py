"""The story of an own model, told on Wine: two labels made alike, a nearest label, what stays."""

from cosine_lab.lessons.audit.model.ground import Ground
from cosine_lab.lessons.audit.model.live import live
from cosine_lab.lessons.audit.state import SOURCES
from cosine_lab.lessons.audit.surface import (
    DRAG_ZERO,
    LARGER_UNIT,
    OTHER_NEAREST,
    AsSigmoid,
    BringYours,
    NearestLabel,
    PairNumbers,
    PointScores,
    WholeModel,
)
from cosine_lab.surfaces import Space, actions, handles
from cosine_lab.surfaces.panels import Pair
from cosine_lab.surfaces.story import Beat, Bet, Choice, Reads, Shows, Story, ranges

_ALIKE = 0.995
_NEARLY_ALIKE = 0.98
"""From where on two arrows look alike: a hand need not meet the line to the pixel."""
_FAR = 0.1
"""How far a cosine has to move before it is worth a look at what stayed."""
_SAME = 1e-9
_LARGER = 4.5
"""Nearly as far as the unit goes, which is five."""
_ORIGIN = (handles.ORIGIN,)
_PLANE: tuple[Space, ...] = ("origin",)
_MODEL = ("changed", "max-dp")
_MOVED = Reads("cosine-change", ">=", _FAR)


def told(ground: Ground, source: str, pair: tuple[int, int]) -> Story | None:
    """The story where it is told: on the sample that opens the page, its first two labels."""
    opening = source == SOURCES[0] and not ground.sigmoid and pair == ground.first_pair
    return story(ground) if opening else None


def story(ground: Ground) -> Story:
    """Six beats on a sample that the browser holds whole."""
    seen = live(ground, ground.first_pair)
    points = 0 if seen is None else len(seen.points)
    beats = (_alike(), _why(), _nearest(), _stays(), _sigmoid(points), _yours())
    return Story(beats, 'cosine_lab.audit(clf.coef_, clf.intercept_, X=X)["measures"]')


def _alike() -> Beat:
    """The first model with biases, which do not move."""
    return Beat(
        "alike",
        Shows(_PLANE, (Pair, WholeModel), _ORIGIN),
        start={},
        goal=(Reads("cos", ">=", _ALIKE), Reads("changed", "=", 0)),
        actions=(actions.ALIGNED,),
    )


def _why() -> Beat:
    """One input followed: all its scores change by one number."""
    return Beat(
        "why",
        Shows(_PLANE, (PointScores, WholeModel), _ORIGIN),
        start={"shift": (0.0, 0.0)},
        goal=(_MOVED,),
        actions=(DRAG_ZERO,),
        why=True,
    )


def _nearest() -> Beat:
    return Beat(
        "nearest",
        Shows(_PLANE, (NearestLabel, WholeModel), _ORIGIN),
        start={"shift": (0.0, 0.0)},
        goal=(Reads("nearest-moved", "=", 1), Reads("changed", "=", 0)),
        actions=(OTHER_NEAREST,),
    )


def _stays() -> Beat:
    """The cosine after subtracting the mean, under two changes that keep every score."""
    shift, unit = (
        {relation: Reads(f"centred-{part}", relation, _SAME) for relation in ("<=", ">")} for part in ("change", "turn")
    )
    return Beat(
        "stays",
        Shows(_PLANE, (PairNumbers, WholeModel), _ORIGIN),
        start={"shift": (0.0, 0.0)},
        bet=Bet(
            about=("centred-after", "centred-change", "centred-rescaled", "centred-turn"),
            choices=(
                Choice("shift", (shift[">"], unit["<="])),
                Choice("unit", (shift["<="], unit[">"])),
                Choice("both", (shift[">"], unit[">"])),
                Choice("neither", (shift["<="], unit["<="])),
            ),
            still=True,
        ),
        goal=(_MOVED, Reads("unit", ">=", _LARGER)),
        actions=(DRAG_ZERO, LARGER_UNIT),
    )


def _sigmoid(points: int) -> Beat:
    return Beat(
        "sigmoid",
        Shows(_PLANE, (Pair, PointScores, WholeModel, AsSigmoid), _ORIGIN),
        start={"shift": (0.0, 0.0), "unit": 1.0},
        bet=Bet(
            about=("sets-changed", *_MODEL),
            choices=ranges("sets-changed", "none", (1, "some"), (max(points, 2), "all")),
            still=True,
        ),
        goal=(Reads("cos", ">=", _NEARLY_ALIKE),),
        actions=(actions.ALIGNED,),
    )


def _yours() -> Beat:
    return Beat("yours", Shows(_PLANE, (WholeModel, BringYours), _ORIGIN))
