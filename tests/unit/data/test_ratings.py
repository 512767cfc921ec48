import json
from importlib import metadata
from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pytest

from lib.data import ratings
from lib.data.ratings import Ratings, agreement, load_ratings, shipped_agreements
from lib.data.words import FOLDER
from lib.maths.remedies import REMEDIES

ROWS = {"cat": 0, "mouse": 1, "house": 2, "clock": 3}
W = np.array([[1, 0], [0.9, 0.1], [0.5, 0.5], [0.0, 1]])
PAIRS = (("cat", "mouse"), ("cat", "house"), ("cat", "clock"), ("cat", "unicorn"))


def rated(*scores: float) -> Ratings:
    return Ratings("ours", PAIRS, np.array(scores))


def given(monkeypatch: pytest.MonkeyPatch, folder: Path, name: str, text: str) -> None:
    (folder / name).write_text(text, encoding="utf-8")
    file = SimpleNamespace(name=name, locate=lambda: folder / name)
    monkeypatch.setattr(metadata, "files", lambda _: [SimpleNamespace(name="other"), file])


def test_ratings_are_read_where_a_package_has_them(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    text = "# a heading\n# Word 1\tWord 2\tHuman (mean)\nlove\tsex\t6.77\nJerusalem\tIsrael\t8.46\n"
    given(monkeypatch, tmp_path, "wordsim353.tsv", text)
    found = load_ratings("WordSim-353")
    assert found is not None
    assert found.pairs == (("love", "sex"), ("jerusalem", "israel"))
    assert found.scores.tolist() == [6.77, 8.46]


def test_without_the_package_or_its_file_there_are_no_ratings(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def absent(_: str) -> None:
        raise metadata.PackageNotFoundError

    monkeypatch.setattr(metadata, "files", absent)
    assert load_ratings("SimLex-999") is None
    monkeypatch.setattr(metadata, "files", lambda _: None)
    assert load_ratings("SimLex-999") is None


def test_an_unknown_set_and_a_damaged_file_are_named(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    message = r"^load_ratings needs one of WordSim-353, SimLex-999, got MEN$"
    with pytest.raises(ValueError, match=message):
        load_ratings("MEN")
    given(monkeypatch, tmp_path, "simlex999.txt", "old\tnew\t1.58\nsmart\tclever\n")
    message = r"""^load_ratings needs "word, word, number" in SimLex-999, got line 2: 'smart"""
    with pytest.raises(ValueError, match=message):
        load_ratings("SimLex-999")


def test_agreement_counts_the_pairs_that_the_table_knows() -> None:
    assert agreement(rated(9, 5, 1, 7), ROWS, W, "raw") == (pytest.approx(1), 3)
    assert agreement(rated(1, 5, 9, 7), ROWS, W, "raw") == (pytest.approx(-1), 3)


def test_agreement_is_undefined_without_two_pairs_or_without_an_order() -> None:
    assert agreement(rated(1, 2, 3, 4), {"cat": 0}, W, "raw") == (None, 0)
    assert agreement(rated(5, 5, 5, 7), ROWS, W, "raw") == (None, 3)
    with pytest.raises(ValueError, match=r"^agreement needs one of raw, .*, got prayer$"):
        agreement(rated(1, 2, 3, 4), ROWS, W, "prayer")


def test_the_shipped_table_says_how_it_was_computed_and_covers_every_remedy() -> None:
    computed, lines = shipped_agreements()
    assert "Spearman" in computed
    assert "gensim 4.4.0" in computed
    assert {line.remedy for line in lines} == set(REMEDIES)
    assert {line.pairs for line in lines if line.ratings == "WordSim-353"} == {353}
    assert {line.pairs for line in lines if line.ratings == "SimLex-999"} == {999}
    assert len(lines) == len({line[:4] for line in lines}) == 2 * 5 * 9


def test_centring_lifts_e5_and_min_max_changes_nothing() -> None:
    _, lines = shipped_agreements()
    rho = {line[:4]: line.rho for line in lines}
    assert rho["WordSim-353", "e5-small", "raw", 0] == pytest.approx(0.51, abs=0.005)
    assert rho["WordSim-353", "e5-small", "centred", 0] == pytest.approx(0.68, abs=0.005)
    for line in lines:
        if line.remedy in {"min-max", "unit"}:
            assert line.rho == rho[line.ratings, line.model, "raw", 0]


def test_no_rating_is_shipped() -> None:
    table = json.loads((FOLDER / "agreement.json").read_text(encoding="utf-8"))
    assert set(table) == {"computed", "lines"}
    assert set(ratings.FILES.values()).isdisjoint(file.name for file in FOLDER.rglob("*"))
