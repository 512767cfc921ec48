"""Rebuild assets/vectors/agreement.json: Spearman's ρ of the shipped vectors with people's ratings.

Run by a developer, never by the site, where gensim (which carries the ratings) and SciPy are:

    /tmp/wv/bin/pip install gensim==4.4.0 scipy
    /tmp/wv/bin/python -m tools.build_agreement
"""

import json
from collections.abc import Iterator
from importlib import metadata
from typing import Any

from lib.data.ratings import COMMAND, FILES, agreement, load_ratings
from lib.data.words import FOLDER, load_words
from lib.maths.spaces.remedies import REMEDIES

TOP = (1, 2, 3)


def main() -> None:
    """Compute every rating set, model and remedy, and write them."""
    table = {"gensim": metadata.version("gensim"), "lines": list(_lines())}
    text = json.dumps(table, indent=1, ensure_ascii=False) + "\n"
    (FOLDER / "agreement.json").write_text(text, encoding="utf-8")


def _lines() -> Iterator[dict[str, Any]]:
    table = load_words()
    for name in FILES:
        ratings = load_ratings(name)
        if ratings is None:
            raise SystemExit(f"no ratings are installed; add them with: {COMMAND}")
        for model, vectors in table.vectors.items():
            for remedy in REMEDIES:
                for k in TOP if remedy == "top-removed" else (0,):
                    found = agreement(ratings, table.rows, vectors, remedy, k)
                    if found.rho is None or found.within is None:
                        raise SystemExit(f"{model} has no ρ on {name} with {remedy}")
                    yield {
                        "ratings": name, "model": model, "remedy": remedy, "k": k,
                        "rho": round(found.rho, 4), "pairs": found.pairs,
                        "within": round(found.within, 4), "queries": found.queries,
                    }  # fmt: skip


if __name__ == "__main__":
    main()
