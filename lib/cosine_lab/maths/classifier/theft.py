"""What log-probabilities give away, by NumPy's own SVD and least squares, in any dimension."""

import numpy as np
from numpy.typing import NDArray

Table = NDArray[np.float64]


def log_probabilities(W: Table, X: Table) -> Table:
    """Of every label (a column) for every hidden vector (a row)."""
    logits = X @ W.T
    top = logits.max(axis=1, keepdims=True)
    return np.asarray(logits - top - np.log(np.exp(logits - top).sum(axis=1, keepdims=True)))


def stolen(answers: Table) -> tuple[Table, Table]:
    """Singular values of the centred answers, and centred rows if hidden vectors have length 1, up to a turn."""
    centred = answers - answers.mean(axis=1, keepdims=True)
    U, s, Vt = np.linalg.svd(centred, full_matrices=False)
    d = int((s > 1e-9 * s[0]).sum())
    Z, H = U[:, :d] * s[:d], Vt[:d].T
    i, j = np.triu_indices(d)
    fitted = np.linalg.lstsq(Z[:, i] * Z[:, j] * np.where(i == j, 1, 2), np.ones(len(Z)), rcond=None)[0]
    M = np.zeros((d, d))
    M[i, j] = M[j, i] = fitted
    return s, np.asarray(H @ np.linalg.inv(np.linalg.cholesky(M)).T)
