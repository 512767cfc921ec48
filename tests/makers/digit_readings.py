"""What classifiers of handwritten digits can say at all, and what they say of the images."""

import numpy as np

from cosine_lab.data.digit_models import DigitModel
from cosine_lab.lessons.rankings.model.digits import DIGITS, MODELS, Reading
from cosine_lab.maths.rankings.counting import max_rankings
from cosine_lab.maths.rankings.patterns import rankings
from cosine_lab.maths.rankings.winning import argmaxable
from tests.makers.digit_models import digit_model


def read(reduction: str) -> tuple[Reading, ...]:
    """Fit the four classifiers of a reduction and list all that they can say; 1 to 3 seconds."""
    return tuple(_read(digit_model(reduction, dimensions, intercept=intercept)) for dimensions, intercept in MODELS)


def _read(model: DigitModel) -> Reading:
    W, b = model.unembeddings, model.bias if model.intercept else None
    listed = {row.tobytes() for row in rankings(W, b).rows.astype(np.int64)}
    logits = model.embeddings @ W.T + model.bias
    orders = np.argsort(-logits, axis=1, kind="stable").astype(np.int64)
    seen = {row.tobytes() for row in orders}
    confusion = np.zeros((DIGITS, DIGITS), dtype=np.int64)
    np.add.at(confusion, (model.digits, orders[:, 0]), 1)
    return Reading(
        model=model,
        status=argmaxable(W, b).status,
        feasible=len(listed),
        bound=max_rankings(DIGITS, model.dimensions, bias=model.intercept),
        seen=len(seen),
        outside=len(seen - listed),
        confusion=confusion,
    )
