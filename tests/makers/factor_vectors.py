"""Write tests/vectors/factors.json: what assets/lab/maths/factors.js and clusters.js must say.

Run `python -m tests.makers.factor_vectors` after a change of either side.
"""

import json
from pathlib import Path
from typing import Any

import numpy as np

from cosine_lab.maths.recommender.factor_gauges import Gauge, fit_gauge, item_cosines, rescaled
from cosine_lab.maths.recommender.factorisation import Factors, fit_product, shrinkage
from cosine_lab.maths.recommender.spectrum import Spectrum, spectrum
from cosine_lab.maths.spaces.clusters import separation
from tests.oracles.factorisation import fit_split

FILE = Path(__file__).parents[1] / "vectors" / "factors.json"
GROUPS = [0, 0, 0, 1, 1, 2, 2]
PENALTIES = [0.0, 3.0, 40.0]
BEND = [0.5, -1.25, 0.0, 2.0]  # decades


def main() -> None:
    """Write the file."""
    found = derived()
    lines = ",\n".join("  " + json.dumps(case) for case in found.pop("cases"))
    head = json.dumps(found)[1:-1]
    FILE.write_text(f'{{{head},\n "cases": [\n{lines}\n]}}\n', encoding="utf-8")


def derived() -> dict[str, Any]:
    """A problem with an item nobody chose, and all that is computed of it below full rank."""
    X = np.random.default_rng(7).integers(0, 4, size=(12, 7)).astype(float)
    X[:, 3] = 0.0
    of = spectrum(X)
    return {
        "groups": GROUPS,
        "sigma": of.sigma.tolist(),
        "V": np.where(of.sigma > 0, of.V, 0.0).tolist(),
        "users": (X[:3] @ of.V).tolist(),
        "cases": [_case(of, rank, lam) for rank in (1, 4, 5) for lam in PENALTIES],
    }


def _case(of: Spectrum, rank: int, lam: float) -> dict[str, Any]:
    fits = {name.value: fit_gauge(name, of, rank, lam) for name in Gauge}
    bend = (BEND * 2)[:rank]
    even = fit_product(of, rank, lam)
    fits["bent"] = rescaled(even, 10.0 ** -np.array(bend))
    fits["split"] = fit_split(of, rank, lam)
    return {
        "rank": rank,
        "lam": lam,
        "bend": bend,
        "product": shrinkage(of.sigma[:rank], lam).tolist(),
        "panels": {name: _panel(fit) for name, fit in fits.items()},
    }


def _panel(fit: Factors) -> dict[str, Any]:
    """Cosines, null where undefined, and how they tell the groups; null where no pair is."""
    table = item_cosines(fit)
    try:
        split = separation(table, GROUPS)
    except ValueError:
        told = None
    else:
        told = [split.within, split.between, split.auc, split.undefined]
    cosines = [[None if np.isnan(x) else float(x) for x in row] for row in table]
    return {"cosines": cosines, "separation": told}


if __name__ == "__main__":
    main()
