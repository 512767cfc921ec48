"""The experiments of the page, each in four panels or one."""

from collections.abc import Mapping

from lib.data.words import load_words
from lib.figures.style import number
from lib.lessons.pooling.settings import LAWS, REAL, Panel, Pooled, Words
from lib.maths.pooling import Law, Method, Patch

LONG = 768
MODELS = 4


def panels(experiment: str) -> tuple[Panel, ...]:
    """The panels of an experiment with a name (a key of EXPERIMENTS, not "free")."""
    return _words() if experiment == "words" else _MADE[experiment]


def models() -> dict[str, str]:
    """The models whose words the shipped table has."""
    return {model: model for model in load_words().vectors}


def own(law: str, model: str, method: str, numbers: Mapping[str, float]) -> tuple[Panel, ...]:
    """The one panel a reader sets up.

    Raises
    ------
    ValueError
        "The patch …", where it is wider than the vectors.
    """
    patch = Patch(
        int(numbers["patch_rows"]),
        int(numbers["patch_columns"]),
        int(numbers["row_stride"]),
        int(numbers["column_stride"]),
    )
    real = law == REAL
    dimension = load_words().vectors[model].shape[1] if real else int(numbers["dimension"])
    if patch.columns > dimension:
        raise ValueError(
            f"The patch is {patch.columns} columns wide, and the vectors have {dimension} numbers. "
            f"A patch of 1 to {dimension} columns is accepted."
        )
    mean = numbers["mean"] if law == Law.COMMON_MEAN else 0.0
    source = LAWS[law] + (f" = {number(mean)}" if law == Law.COMMON_MEAN else "")
    title = (
        f"{patch.rows}×{patch.columns} {method}: {model if real else source}, {dimension} numbers"
    )
    if real:
        return (Words(title, model, patch, Method(method)),)
    return (Pooled(title, dimension, Law(law), mean, patch, Method(method)),)


def _square(side: int, method: Method, stride: int = 0, law: Law = Law.NORMAL) -> Pooled:
    step = stride or side
    name = f"{side}×{side} {method}" + (f", stride {stride}" if stride else "")
    return Pooled(name, LONG, law, 0.0, Patch(side, side, step, step), method)


def _along(window: int, stride: int, method: Method) -> Pooled:
    name = f"{method} of {window}, stride {stride}"
    return Pooled(name, LONG, patch=Patch(1, window, 1, stride), method=method)


def _tokens(count: int, mean: float) -> Pooled:
    law = Law.COMMON_MEAN if mean else Law.NORMAL
    of = "1 token" if count == 1 else f"mean of {count} tokens"
    name = f"{of}, " + (f"μ = {mean:g}" if mean else "no common mean")
    return Pooled(name, LONG, law, mean, method=Method.MEAN, tokens=count)


_MADE: Mapping[str, tuple[Panel, ...]] = {
    "forum": (
        Pooled("length 768", LONG),
        Pooled("length 384", LONG // 2),
        _square(2, Method.MAX),
        _square(2, Method.MEAN),
    ),
    "patches": (
        _square(3, Method.MAX),
        _square(3, Method.MEAN),
        _square(4, Method.MAX),
        _square(4, Method.MEAN),
    ),
    "overlap": (
        _along(4, 4, Method.MEAN),
        _along(4, 1, Method.MEAN),
        _square(2, Method.MEAN, 1),
        _square(2, Method.MAX, 1),
    ),
    "cone": (
        Pooled("ReLU: positive", LONG, Law.RELU),
        Pooled("mean −1: mostly negative", LONG, Law.COMMON_MEAN, -1.0),
        Pooled("max of 2 uniform numbers", LONG, Law.UNIFORM, 0.0, Patch(1, 2, 1, 2), Method.MAX),
        Pooled("uniform numbers, no mean", LONG, Law.UNIFORM),
    ),
    "tokens": (_tokens(1, 0.0), _tokens(16, 0.0), _tokens(1, 0.3), _tokens(16, 0.3)),
}


def _words() -> tuple[Panel, ...]:
    return tuple(Words(model, model) for model in list(load_words().vectors)[:MODELS])
