"""The experiments of the page, each in four panels or one."""

from collections.abc import Mapping
from typing import NamedTuple

from cosine_lab.data.words import load_words
from cosine_lab.lessons.pooling.state import FREE, LONG, MODELS, WORDS, Panel, Pooled, Words
from cosine_lab.maths.pooling.pool import Law, Method, Patch
from cosine_lab.refusals import Refused

MOST_MODELS = 4


class Wanted(NamedTuple):
    """Panels, and the seed of their numbers: all that a result depends on."""

    panels: tuple[Panel, ...]
    seed: int


def panels(
    experiment: str, chosen: Mapping[str, str], numbers: Mapping[str, float]
) -> tuple[Wanted | None, tuple[Refused, ...]]:
    """The panels of an experiment, a key of EXPERIMENTS; what is chosen matters to "free" alone.

    Returns
    -------
    Wanted or None, refusals
        None where the patch is wider than the vectors.
    """
    try:
        sets = (_free(chosen, numbers),) if experiment == FREE else _named(experiment)
    except Refused as why:
        return None, (why,)
    return Wanted(sets, int(numbers["seed"])), ()


def _free(chosen: Mapping[str, str], numbers: Mapping[str, float]) -> Panel:
    law, model, method = chosen["law"], chosen["model"], chosen["pool"]
    patch = Patch(
        int(numbers["patch_rows"]),
        int(numbers["patch_columns"]),
        int(numbers["row_stride"]),
        int(numbers["column_stride"]),
    )
    real = law == WORDS
    dimension = _width(model) if real else int(numbers["dimension"])
    if patch.columns > dimension:
        raise Refused("pooling.wide-patch", columns=patch.columns, dimension=dimension)
    if real:
        return Words("own-words", model, dimension, patch, Method(method))
    common = law == Law.COMMON_MEAN
    mean = numbers["mean"] if common else 0.0
    return Pooled("own-mean" if common else "own", dimension, Law(law), mean, patch, Method(method))


def _width(model: str) -> int:
    return int(load_words().vectors[model].shape[1])


def _square(side: int, method: Method, stride: int = 0) -> Pooled:
    patch = Patch(side, side, stride or side, stride or side)
    return Pooled("stride" if stride else "square", patch=patch, method=method)


def _along(window: int, stride: int) -> Pooled:
    return Pooled("along", patch=Patch(1, window, 1, stride), method=Method.MEAN)


def _tokens(count: int, mean: float) -> Pooled:
    law, name = (Law.COMMON_MEAN, "tokens-mean") if mean else (Law.NORMAL, "tokens")
    return Pooled(name, law=law, mean=mean, tokens=count)


_NAMED: Mapping[str, tuple[Panel, ...]] = {
    "forum": (Pooled("length"), Pooled("length", LONG // 2), _square(2, Method.MAX), _square(2, Method.MEAN)),
    "patches": (_square(3, Method.MAX), _square(3, Method.MEAN), _square(4, Method.MAX), _square(4, Method.MEAN)),
    "overlap": (_along(4, 4), _along(4, 1), _square(2, Method.MEAN, 1), _square(2, Method.MAX, 1)),
    "cone": (
        Pooled("relu", law=Law.RELU),
        Pooled("negative", law=Law.COMMON_MEAN, mean=-1.0),
        Pooled("max-of-uniform", law=Law.UNIFORM, patch=Patch(1, 2, 1, 2), method=Method.MAX),
        Pooled("uniform", law=Law.UNIFORM),
    ),
    "tokens": (_tokens(1, 0.0), _tokens(16, 0.0), _tokens(1, 0.3), _tokens(16, 0.3)),
}


def _named(experiment: str) -> tuple[Panel, ...]:
    if experiment == WORDS:
        return tuple(Words("words", model, _width(model)) for model in MODELS[:MOST_MODELS])
    return _NAMED[experiment]
