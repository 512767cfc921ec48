"""Which numbers a classifier means, and what it takes to say that an embedding shows something.

Typed numbers (at most nine digits) are the decimals they print. Others were computed: what they
say counts where it holds by more than `TOLERANCE`. See docs/adr/0006.
"""

from fractions import Fraction
from functools import cached_property

import numpy as np

from cosine_lab.maths.checks import Integers, Matrix, Vector
from cosine_lab.maths.rankings.arrangements.exact import Numbers, integer_columns, residues
from cosine_lab.maths.rankings.decisions.scaled_rows import MOST_EXACT, ScaledRows, alike, axes, pieces, rounding

__all__ = ["MOST_EXACT", "NumericModel"]

_NOTHING = 1e-12


class NumericModel(ScaledRows):
    """n labels with logits W x + b, ready for questions about differences of their rows."""

    @cached_property
    def round(self) -> Matrix:
        """(m, r): `coordinates` times it have orthogonal columns of one size, about their mean.

        The bias keeps a direction of its own; what floats cannot tell from nothing has none.
        """
        rows = self.coordinates[:-1]
        rows = rows - rows.mean(axis=0) if self.differences else rows
        if self.biased:
            rows = np.r_[rows, np.eye(1, rows.shape[1], rows.shape[1] - 1)]
        s, vt = axes(rows.__getitem__, *rows.shape)
        rank = int((s > _NOTHING * s[0]).sum())
        return np.asarray(vt[:rank].T / s[:rank])

    @cached_property
    def integers(self) -> Numbers:
        """`coordinates` in integers, each column by a factor of about the same size."""
        return self._whole[0]

    @cached_property
    def residues(self) -> Integers:
        """`integers` modulo a prime."""
        return residues(self.integers)

    @cached_property
    def _whole(self) -> tuple[Numbers, list[Fraction]]:
        if not self.typed:
            return alike(*integer_columns(self.coordinates, decimal=False))
        whole, factors = integer_columns(self.whole_rows, decimal=True)
        low = int(self.rows.max())
        lifts = np.array([[1 << (low - int(e))] for e in self.rows[:, 0]], dtype=object)
        zeros = np.zeros((1, whole.shape[1]), dtype=object)
        scales = [Fraction(2) ** (int(e) + low) for e in self.exponents]
        sized = [f * s for f, s in zip(factors, scales, strict=True)]
        return alike(np.concatenate([whole * lifts, zeros]), sized)

    def unsized(self, weights: Vector, plus: Integers, minus: Integers) -> Vector:
        """Weights of demands on `matrix`, (k,), as weights of the same demands on the rows of W.

        Where only signs are asked, each row was brought to size one; Σ = 1 again.
        """
        sizes = np.append(self.rows[:, 0], 0)[np.minimum(plus, minus)]
        result = np.ldexp(weights, int(sizes.min(initial=0)) - sizes)
        return np.asarray(result / (result.sum() or 1.0))

    def embedding(self, x: Vector) -> Vector | None:
        """The embedding (d,) that a direction (m,) in `coordinates` stands for; None without one.

        Of unit length; with a bias such that its coordinate is 1.
        """
        point, last = (x[:-1], float(x[-1])) if self.biased else (x, 1.0)
        if last <= 0:
            return None
        if self.frame is not None:
            point = self.frame @ point
        with np.errstate(over="ignore", under="ignore", invalid="ignore"):
            if self.biased:
                point = np.ldexp(point / last, int(self.exponents[-1]) - self.exponents[: self.d])
                return point if np.isfinite(point).all() else None
            low = int(self.exponents[: self.d].min())
            point = np.ldexp(point, low - self.exponents[: self.d])
            top = np.abs(point).max()
            point = point / (top or 1.0)
            return np.asarray(point / np.linalg.norm(point)) if top > 0 else None

    def whole_embedding(self, x: Numbers) -> Vector | None:
        """As `embedding`, of integers (m,) in the coordinates of `integers`."""
        steps = [Fraction(int(v)) * f for v, f in zip(x, self._whole[1], strict=True)]
        top = max((abs(step) for step in steps), default=Fraction(1)) or Fraction(1)
        return self.embedding(np.array([float(step / top) for step in steps]))

    def gap(self, point: Vector, plus: Integers, minus: Integers) -> tuple[float, bool]:
        """Least logit difference at an embedding, and whether all of them are > 0 for certain."""
        if not len(plus):
            return np.inf, True
        rises, doubt = self._rises(point, plus, minus)
        return float(rises.min()), bool((rises > doubt).all())

    def same(self, i: int, j: int) -> bool:
        """Whether two rows are the same; of computed numbers, up to the tolerance."""
        off = np.abs(self.matrix[i] - self.matrix[j])
        return bool((off <= (0.0 if self.typed else self.doubts(np.array([i, j])).sum(axis=0))).all())

    def ties(self, point: Vector, tie: tuple[int, int], plus: Integers, minus: Integers) -> bool:
        """Whether near an embedding two logits are equal, and all differences > 0 for certain.

        The way there is straight, along the difference of the two rows.
        """
        x, (i, j) = self._at(point), tie
        wall = self.matrix[i] - self.matrix[j]
        across = wall[: self.d]
        square = float(across @ across)
        if not square > 0:
            return not wall.any() and self.gap(point, plus, minus)[1]
        noise = rounding(len(x)) * (np.abs(self.matrix[i]) + np.abs(self.matrix[j]))
        off = abs(float(wall @ x)) + float(noise @ np.abs(x))
        away = np.abs((self.matrix[plus, : self.d] - self.matrix[minus, : self.d]) @ across)
        rises, doubt = self._rises(point, plus, minus)
        return bool((rises > doubt + 2 * off * away / square).all())

    def nearest(self, point: Vector, plus: Integers, minus: Integers) -> int:
        """The demand that an embedding meets least clearly."""
        rises, doubt = self._rises(point, plus, minus)
        return int((rises / np.where(doubt > 0, doubt, 1.0)).argmin())

    def _rises(self, point: Vector, plus: Integers, minus: Integers) -> tuple[Vector, Vector]:
        """Differences of logits, and what they must exceed to be certain."""
        x = self._at(point)
        used, at = np.unique(np.concatenate([plus, minus]), return_inverse=True)
        logits, off = np.empty(len(used)), np.empty(len(used))
        with np.errstate(over="ignore", invalid="ignore"):
            for part in pieces(len(used), len(x)):
                logits[part] = self.matrix[used[part]] @ x
                off[part] = self.doubts(used[part]) @ np.abs(x)
            first, second = at[: len(plus)], at[len(plus) :]
            return logits[first] - logits[second], off[first] + off[second]

    def shows(self, point: Vector, plus: Integers, minus: Integers) -> bool:
        """Whether all differences are positive at this very embedding, in exact arithmetic."""
        steps = [Fraction(float(v)) for v in self._at(point)]
        rises = (self.integers[plus] - self.integers[minus]) @ np.array(
            [s / f for s, f in zip(steps, self._whole[1], strict=True)], dtype=object
        )
        return all(rise > 0 for rise in rises)

    def _at(self, point: Vector) -> Vector:
        whole = np.append(point, 1.0) if self.biased else point
        with np.errstate(over="ignore"):
            return np.asarray(np.ldexp(whole, self.exponents))
