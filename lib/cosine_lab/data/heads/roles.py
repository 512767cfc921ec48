"""Which arrays of a file are an output layer's, by the names that libraries give them."""

import re
from collections.abc import Sequence

from cosine_lab.data.files.arrays import Array

ACROSS = "kernel"
"""Keras' and Flax' name for a matrix with a column a label."""
SURE = {"weight", "coef", ACROSS}
"""Names that a library gives, which say which way round the matrix is."""
_WEIGHTS = {"w", "weights", "unembeddings", *SURE}
_BIASES = {"b", "bias", "intercept"}
_ROLES = {"labels": {"labels", "classes", "names"}, "X": {"x", "embeddings"}, "y": {"y", "truth", "targets"}}
_OUTPUTS = {
    *("classifier", "embed_out", "fc", "head", "lm_head", "logits", "out", "output"),
    *("output_layer", "predictions", "score", "vocab_projector"),
}
"""What models call the module of their last layer, wherever it hangs."""
_PAIRS = {("classifier", "out_proj"), ("heads", "head"), ("lm_head", "decoder"), ("predictions", "decoder")}
OTHERS = tuple(_ROLES)
_TABLE = 2
_NUMBERED = re.compile(r"arr_([0-9]+)")
"""What NumPy calls arrays that were given no names."""

Path = tuple[tuple[str, ...], str]


def path(name: str) -> Path:
    """The modules that a name goes through, and its last part, without NumPy's `_`."""
    *modules, last = re.split(r"[./]", name.lower().partition(":")[0])
    return tuple(modules), last.strip("_")


def offered(arrays: Sequence[Array]) -> list[Array]:
    """Tables of numbers that an output layer may be, those called like one first."""
    others = set.union(_BIASES, *_ROLES.values())
    tables = [a for a in arrays if _is_table(a) and path(a.name) not in {((), o) for o in others}]
    return sorted(tables, key=lambda a: not (_is_output(a) or not path(a.name)[0]))


def weights(arrays: Sequence[Array]) -> Array | None:
    """The output layer, where its name says so or there is no other table; else None."""
    called = [a for a in arrays if path(a.name)[1] in _WEIGHTS]
    tables = [a for a in called if _is_table(a)]
    for candidates in (
        [a for a in called if not path(a.name)[0]],
        _last([a for a in tables if _is_output(a)]),
        _last(tables),
        offered(arrays),
    ):
        if candidates:
            return candidates[0] if len(candidates) == 1 else None
    return None


def bias(W: Array, arrays: Sequence[Array]) -> Array | None:
    """The bias beside W, or the nearest above it that has as many numbers as W rows or columns."""
    modules, _ = path(W.name)
    for depth in range(len(modules), -1, -1):
        places = {(modules[:depth], each) for each in _BIASES}
        candidates = [a for a in arrays if a is not W and path(a.name) in places]
        if len(candidates) == 1 and (depth == len(modules) or candidates[0].count in W.shape):
            return candidates[0]
    if not (number := _NUMBERED.fullmatch(W.name)):
        return None
    after = f"arr_{int(number[1]) + 1}"  # as Keras lists weights
    return next((a for a in arrays if a.name == after and len(a.shape) == 1 and a.count in W.shape), None)


def passed_over(W: Array, arrays: Sequence[Array]) -> list[Array]:
    """What lies under a module that models end in, where W lies under none: a layer that is stored in another way."""
    if not path(W.name)[0] or _is_below_output(W):
        return []
    return [a for a in arrays if _is_below_output(a) and (len(a.shape) > 1 or a.sort == "?")]


def is_input(W: Array) -> bool:
    """Whether a model calls it embeddings of its inputs."""
    return "embed" in ".".join(path(W.name)[0][-1:]) and not _is_output(W)


def role(arrays: Sequence[Array], name: str) -> Array | None:
    """The only array that is called "labels", "X" or "y", or another word for it."""
    candidates = [a for a in arrays if path(a.name) in {((), each) for each in _ROLES[name]}]
    return candidates[0] if len(candidates) == 1 else None


def _is_table(array: Array) -> bool:
    """Whether it has rows and columns of numbers, of a type that is read or not."""
    return array.sort in "fiu?" and len(array.shape) == _TABLE


def _is_output(array: Array) -> bool:
    modules = _stack(array)[0]
    return modules == ("decoder",) or modules[-1] in _OUTPUTS or modules[-2:] in _PAIRS


def _is_below_output(array: Array) -> bool:
    modules = path(array.name)[0]
    above = (modules[: depth + 1] for depth in range(len(modules)))
    return _is_output(array) or any(each[-1] in _OUTPUTS or each[-2:] in _PAIRS for each in above)


def _stack(array: Array) -> tuple[tuple[str, ...], int]:
    """A module without its number in a stack of layers ("net.4", "fc2"), and that number."""
    module = ".".join(path(array.name)[0])
    base = module.rstrip("0123456789")
    return tuple(base.rstrip("._").split(".")), int(module[len(base) :] or -1)


def _last(candidates: list[Array]) -> list[Array]:
    """Of layers of one stack the last one."""
    stacks = [_stack(each) for each in candidates]
    if len({base for base, _ in stacks}) != 1:
        return candidates
    last = max(number for _, number in stacks)
    return [a for a, (_, number) in zip(candidates, stacks, strict=True) if number == last]
