"""Beside cosine_lab.maths.classifier.translation: what twins in the browser and tests are held to."""


def open_cosine(function: str, c: float) -> float:
    """A cosine strictly between −1 and 1, checked."""
    if not -1 < c < 1:
        raise ValueError(f"{function} needs a cosine strictly between -1 and 1, got {c:g}")
    return float(c)
