"""What can be read off Sigmoid's state."""

from collections.abc import Mapping

from lib.data.classifiers import classifier
from lib.lessons.sigmoid.state import SigmoidState, default
from lib.maths.checks import Matrix
from lib.maths.classifier.sigmoid import both_on
from lib.maths.rankings.column_space import column_basis, proof_matrices
from lib.surfaces.plane_readings import Known, label_sets, of_lengths, of_move, of_sets, translated
from lib.surfaces.readings import Later, Readings, linked

_STEPS = ("W", "gram", "columns", "cosines")


def readings(asked: Mapping[str, str]) -> Readings:
    """Readings of the state that a link's parameters describe.

    How often both labels are on among the browser's own random samples is not among them.

    Raises
    ------
    Refused
        Where the link cannot be read as it is.
    """
    model = classifier("paper")
    state = linked(default(model), asked)
    rows, X = translated(state.unembeddings, state.shift), model.embeddings

    def moved() -> Known:
        found = of_move((state.reference, X), (rows, X), state.pair, "sigmoid")
        cosine = found["cos"]
        return found | {"both-law": None if cosine is None else both_on(cosine)}

    return Later(
        moved,
        lambda: of_lengths(rows),
        lambda: of_sets(state.reference, rows),
        lambda: _proof(rows, state),
    )


def _proof(rows: Matrix, state: SigmoidState) -> Known:
    """Label sets listed from each matrix of the proof that is on show, from its columns alone."""
    listed: Known = {"proof:W": float(len(label_sets(rows)))}
    if rows.any(axis=1).all():
        matrices = dict(zip(_STEPS, proof_matrices(rows), strict=True))
        for step in _STEPS[1 : state.step + 1]:
            listed[f"proof:{step}"] = float(len(label_sets(column_basis(matrices[step]))))
    return listed
