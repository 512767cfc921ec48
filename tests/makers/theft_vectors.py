"""Answers of layers in the plane, and what the oracle makes of them: `python -m tests.makers.theft_vectors`."""

import json
from pathlib import Path

import numpy as np

from cosine_lab.maths.classifier.theft import log_probabilities, stolen

FILE = Path(__file__).parents[1] / "vectors" / "theft.json"


def cases() -> list[dict[str, object]]:
    rng = np.random.default_rng(28)
    made = []
    for labels, queries in ((3, 3), (5, 40), (10, 40), (25, 200)):
        W = rng.standard_normal((labels, 2)) + 2 * rng.standard_normal(2)
        X = rng.standard_normal((queries, 2))
        answers = log_probabilities(W, X / np.linalg.norm(X, axis=1, keepdims=True))
        values, rows = stolen(answers)
        padded = [*values, *[0.0] * (labels - len(values))]
        made.append({"answers": answers.tolist(), "values": padded, "gram": (rows @ rows.T).tolist()})
    return made


if __name__ == "__main__":
    FILE.write_text(json.dumps(cases()) + "\n", encoding="utf-8")
