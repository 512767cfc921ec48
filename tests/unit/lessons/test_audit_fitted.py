"""Classifiers as scikit-learn fits them, saved in each way that the page advertises, audited."""

import json
import re
import warnings
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from sklearn.datasets import load_iris
from sklearn.linear_model import LogisticRegression, SGDClassifier
from sklearn.neural_network import MLPClassifier
from sklearn.svm import LinearSVC

from cosine_lab import prose
from cosine_lab.commands import audit as command
from cosine_lab.lessons.audit.model import opened
from tests.refused_heads import tensors

MODELS = {
    "logistic": lambda: LogisticRegression(max_iter=1000),
    "logistic-free": lambda: LogisticRegression(fit_intercept=False, max_iter=1000),
    "svm": lambda: LinearSVC(random_state=0),
    "svm-free": lambda: LinearSVC(fit_intercept=False, random_state=0),
    "sgd": lambda: SGDClassifier(random_state=0),
    "mlp": lambda: MLPClassifier((6,), max_iter=50, random_state=0),
}
SAYS = r"`(np\.[a-z]+\(.*?\))`(?=[,.;: ])"
ADVERTISED = re.findall(SAYS, prose.text("audit").template("how"))
NAMES = {
    "text": np.array(["setosa", "versicolor", "virginica"]),
    "objects": np.array(["setosa", "versicolor", "virginica"], dtype=object),
    "numbers": np.arange(3) + 4,
    "floats": np.arange(3.0),
}


class Tensor:
    """What of PyTorch the page's lines ask for."""

    def __init__(self, values: np.ndarray) -> None:
        self.values = values

    def detach(self) -> np.ndarray:
        return self.values


class Layer:
    """A linear layer as PyTorch has it, and as Keras gives it."""

    def __init__(self, W: np.ndarray, b: np.ndarray) -> None:
        self.weight, self.bias = Tensor(W), Tensor(b)

    def get_weights(self) -> list[np.ndarray]:
        return [self.weight.values.T, self.bias.values]


class Model:
    """A model whose last layer it is."""

    def __init__(self, W: np.ndarray, b: np.ndarray) -> None:
        self._arrays = {"body.weight": np.eye(W.shape[1]), "head.weight": W, "head.bias": b}

    def state_dict(self) -> dict[str, np.ndarray]:
        return self._arrays


def fitted(model: str, classes: int, names: str) -> tuple[Any, np.ndarray, np.ndarray, np.ndarray]:
    """The classifier, its rows (one for two labels), biases and inputs."""
    X, y = load_iris(return_X_y=True)
    X, y = X[y < classes], y[y < classes]
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        clf = MODELS[model]().fit(X, NAMES[names][y])
    if model == "mlp":
        hidden = np.maximum(X @ clf.coefs_[0] + clf.intercepts_[0], 0)
        return clf, clf.coefs_[-1].T, clf.intercepts_[-1], hidden
    return clf, clf.coef_, np.resize(clf.intercept_, len(clf.coef_)), X


def saved(line: str, clf: Any, W: np.ndarray, b: np.ndarray, folder: Path) -> Path | None:
    """What a line of the page saves; None where it is for another sort of model."""
    if ("clf.coefs_" in line) is not hasattr(clf, "coefs_") and "clf." in line:
        return None
    known = {"np": np, "clf": clf, "W": W, "layer": Layer(W, b), "model": Model(W, b)}
    name = re.findall(r'"(model\.[a-z]+)"', line)[0]
    code = line.replace(f'"{name}"', "path")
    exec(code, known | {"path": str(folder / name)})  # noqa: S102 - a line of our own page
    return folder / name


@pytest.mark.parametrize("names", NAMES)
@pytest.mark.parametrize("classes", [2, 3])
@pytest.mark.parametrize("model", MODELS)
def test_every_fitted_head_is_audited_however_it_was_saved(
    model: str, classes: int, names: str, tmp_path: Path
) -> None:
    clf, W, b, X = fitted(model, classes, names)
    paths = [path for line in ADVERTISED if (path := saved(line, clf, W, b, tmp_path))]
    assert len(paths) >= 4
    before = [np.float32(W), np.float32(b)]
    (tmp_path / "model.safetensors").write_bytes(tensors(None, weight=before[0], bias=before[1]))
    np.save(tmp_path / "model.npy", W)
    scores = X @ W.T + b
    predicted = scores.argmax(axis=1) if classes > 2 else (scores[:, 0] > 0).astype(int)
    for line in (*ADVERTISED, "model.safetensors", "model.npy"):
        path = tmp_path / line if line.startswith("model") else saved(line, clf, W, b, tmp_path)
        if path is None:
            continue
        head = opened(path.name, path.read_bytes()).head
        assert head.W[int(head.added) :] == pytest.approx(W, rel=1e-6)
        assert head.added is (classes == 2)
        if "labels=" in line:
            assert list(head.labels) == list(clf.classes_.astype(str))
        if head.bias is not None:
            logits = X @ np.asarray(head.W, dtype=np.float64).T + head.bias
            assert logits.argmax(axis=1).tolist() == predicted.tolist()
        if names == "text" or "labels=" in line:  # else the file is that of the other names, byte for byte
            _audited(path, one_row=head.added)


def _audited(path: Path, *, one_row: bool) -> None:
    """The command's report of a softmax, and of a sigmoid where there are two rows."""
    out, told = path.with_suffix(".html"), path.with_suffix(".json")
    for kind in ("softmax", "sigmoid"):
        words = [str(path), "--out", str(out), "--json", str(told), "--head", kind]
        code = command.main(words)
        assert code == int(one_row and kind == "sigmoid")
        numbers = json.loads(told.read_text(encoding="utf-8"), parse_constant=pytest.fail)
        assert numbers["labels"] >= 2
        for clumsy in ("1 pairs", "1 dimensions", "nan", "None", *["by 0.00"] * one_row):
            assert clumsy not in re.sub(r"<svg.*?</svg>", "", out.read_text(encoding="utf-8"), flags=re.DOTALL)
