"""The digits are scikit-learn's own, and no page loads that library to draw them."""

import sys
from subprocess import run

import numpy as np
from sklearn import datasets

from cosine_lab.data.digits import load_digits


def test_the_digits_are_those_of_scikit_learn() -> None:
    for ours, theirs in zip(load_digits(), datasets.load_digits(return_X_y=True), strict=True):
        assert np.array_equal(ours, theirs)


def test_they_are_read_without_it() -> None:
    code = "import sys; from cosine_lab.data import digit_models; digit_models.digit_split(); "
    code += "assert 'sklearn' not in sys.modules"
    run((sys.executable, "-c", code), check=True)
