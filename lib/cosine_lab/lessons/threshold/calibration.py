"""Platt's and isotonic calibration of cosines, as Threshold draws them."""

import numpy as np
from numpy.typing import NDArray
from sklearn.isotonic import IsotonicRegression
from sklearn.linear_model import LogisticRegression

from cosine_lab.lessons.threshold.model import Calibrated
from cosine_lab.maths.checks import Vector


def calibrated(scores: Vector, same: NDArray[np.bool_]) -> Calibrated:
    """Fitted to pairs, some of which are the same and some are not: shape (m,) both."""
    few = 1 / (np.where(same, same.sum(), (~same).sum()) + 2)  # Platt's targets keep so far from 0 and 1
    target = np.where(same, 1 - few, few)
    twice, labels = np.concatenate([scores, scores])[:, None], np.arange(2 * len(scores)) < len(scores)
    platt = LogisticRegression(C=np.inf, tol=1e-10, max_iter=1000)
    platt.fit(twice, labels, sample_weight=np.concatenate([target, 1 - target]))
    steps = IsotonicRegression(out_of_bounds="clip").fit(scores, same)
    return Calibrated(float(platt.coef_[0, 0]), float(platt.intercept_[0]), steps.X_thresholds_, steps.y_thresholds_)
