"""Write tests/vectors/<module>.json: what the modules in assets/lab/maths must say.

Every expected value is what `cosine_lab.maths` says of the same arguments. Where that raises ValueError
because the answer is undefined a twin gives null, and for misuse it throws a RangeError (expected:
{"error": "RangeError"}). Run `python -m tests.makers.vectors` after a change of
either side.
"""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

from cosine_lab.maths import vectors as cosines
from cosine_lab.maths.checks import Matrix
from cosine_lab.maths.classifier import hull, translation
from cosine_lab.maths.spaces import centring, neighbours, similarity
from tests.makers.plane_references import PLANE_REFERENCES
from tests.makers.vector_inputs import CASES
from tests.oracles import centring as centring_oracle
from tests.oracles import hull as hull_oracle
from tests.oracles import linear as linear_oracle
from tests.oracles import measures, sigmoid
from tests.oracles import rescaling as rescaling_oracle
from tests.oracles import similarity as similarity_oracle
from tests.oracles import softmax as softmax_oracle
from tests.oracles import translation as translation_oracle
from tests.oracles import vectors as vectors_oracle

VECTORS = Path(__file__).parents[1] / "vectors"

Function = Callable[..., Any]


def _matrix(A: list[float]) -> Matrix:
    return np.reshape(np.asarray(A, dtype=np.float64), (2, 2))


def _points(X: list[float]) -> Matrix:
    return np.reshape(np.asarray(X, dtype=np.float64), (-1, 2))


def _labels(P: list[float], n: int) -> Matrix:
    return np.reshape(np.asarray(P, dtype=np.float64), (-1, n))


REFERENCES: dict[str, Function] = {
    "add": np.add,
    "subtract": np.subtract,
    "scale": np.multiply,
    "dot": np.dot,
    "norm": cosines.norm,
    "cosine": cosines.cosine,
    "cosines": cosines.cosines,
    "mean": lambda W: np.mean(W, axis=0),
    "multiply": lambda A, p: _matrix(A) @ p,
    "inverse": lambda A: linear_oracle.inverse(_matrix(A)).ravel(),
    "transpose": lambda A: _matrix(A).T.ravel(),
    "compose": lambda A, B: (_matrix(A) @ _matrix(B)).ravel(),
    "translate": vectors_oracle.translate,
    "largestEntry": lambda a: np.abs(a).max(),
    "largestOfRows": lambda W: np.abs(W).max(),
    "quarterTurn": lambda a: [-a[1], a[0]],
    "measure": measures.measure,
    "logits": softmax_oracle.logits,
    "softmax": softmax_oracle.softmax,
    "probabilities": lambda W, X: softmax_oracle.probabilities(W, _points(X)).ravel(),
    "predictions": lambda P, n: softmax_oracle.predictions(_labels(P, n)),
    "compare": lambda P, Q, n: softmax_oracle.compare(_labels(P, n), _labels(Q, n)),
    "sigmoid": sigmoid.sigmoid,
    "cosinesTo": lambda table, query: neighbours.cosines_to(np.asarray(table), query),
    "nearest": lambda table, query, k: neighbours.nearest(np.asarray(table), query, k),
    "minMax": similarity.min_max,
    "zScores": similarity_oracle.z_scores,
    "ranks": similarity_oracle.ranks,
    "softmaxAt": similarity_oracle.softmax_at,
    "spearman": similarity.spearman,
    "hull": hull.hull,
    "clip": hull_oracle.clip,
    "regions": lambda W, box: hull_oracle.regions(W, hull_oracle.Box(**box)),
    "competitors": hull_oracle.competitors,
    "opposite": translation.opposite,
    "aligned": translation.aligned,
    "equalLengths": translation.equal_lengths,
    "seen": translation_oracle.seen,
    "smallest": translation.smallest,
    "arcs": translation_oracle.arcs,
    "gathered": translation_oracle.gathered,
    "cosineAtRatio": rescaling_oracle.cosine_at_ratio,
    "reach": rescaling_oracle.reach,
    "ratiosFor": rescaling_oracle.ratios_for,
    "moved": lambda W, A, v=None: linear_oracle.moved(W, _matrix(A), v),
    "movedEmbeddings": lambda X, A: linear_oracle.moved_embeddings(_points(X), _matrix(A)).ravel(),
    "linearFor": lambda a, b, c: linear_oracle.linear_for(a, b, c).ravel(),
    "thirdCosines": linear_oracle.third_cosines,
    "tripleGauge": linear_oracle.triple_gauge,
    "centred": centring.centred,
    "whitenedCosines": centring_oracle.whitened_cosines,
    "correlationOfCentredLogits": lambda W, X: centring_oracle.correlation_of_centred_logits(W, _points(X)),
    **PLANE_REFERENCES,
}

_ABSENT: dict[str, Any] = {
    **dict.fromkeys(("cosine", "measure", "inverse", "cosineAtRatio", "reach")),
    **dict.fromkeys(("minMax", "zScores", "spearman")),
    "ratiosFor": [],
}
"""What twins give for an answer that does not exist; Python refuses with one of the words below."""
_ABSENCE = ("zero vector", "zero row", "singular", "overflow", "that differ")


def main() -> None:
    """Write all files."""
    for module in CASES:
        lines = ",\n".join("  " + json.dumps(case, ensure_ascii=False) for case in derived(module))
        text = f'{{"module": "{module}",\n "cases": [\n{lines}\n]}}\n'
        (VECTORS / f"{module}.json").write_text(text, encoding="utf-8")


def derived(module: str) -> list[dict[str, Any]]:
    """Cases of one module as the file has them, expected values computed now."""
    return [
        {"why": why, "function": function, "args": args, "expected": expected(function, args)}
        for why, function, args in CASES[module]
    ]


def expected(function: str, args: list[Any]) -> object:
    """What a twin must give for these arguments."""
    try:
        return _plain(REFERENCES[function](*args))
    except ValueError as refusal:
        if function in _ABSENT and any(word in str(refusal) for word in _ABSENCE):
            return _ABSENT[function]
        return {"error": "RangeError"}


def _plain(value: object) -> object:
    """A value as JSON has it, in the twins' conventions."""
    if isinstance(value, linear_oracle.Gauge):
        return {"A": value.A.ravel().tolist(), "v": value.v.tolist()}
    if isinstance(value, tuple) and hasattr(value, "_asdict"):
        return {_camel(key): _plain(each) for key, each in value._asdict().items()}
    if isinstance(value, np.ndarray | np.generic):
        return _plain(value.tolist())
    if isinstance(value, list | tuple):
        return [_plain(each) for each in value]
    return None if value != value else value  # noqa: PLR0124, NaN alone differs from itself


def _camel(name: str) -> str:
    first, *rest = name.split("_")
    return first + "".join(word.capitalize() for word in rest)


if __name__ == "__main__":
    main()
