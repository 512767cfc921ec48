import hashlib
import tomllib
from pathlib import Path

import numpy as np
import pytest

from cosine_lab.data import byte_planes
from cosine_lab.data.encoders import ENCODERS, SMALL
from cosine_lab.data.words import FOLDER, every_word, load_words
from cosine_lab.maths.spaces.similarity import min_max
from cosine_lab.maths.vectors import cosines

STORY = ("cat", "mouse", "house", "clock")
ROOT = Path(__file__).resolve().parents[3]


def story(model: str) -> np.ndarray:
    table = load_words()
    rows = [table.rows[word] for word in STORY]
    return cosines(table.vectors[model][rows])[0]


@pytest.mark.parametrize(
    ("model", "raw", "scaled"),
    [
        ("e5-small", (0.8895, 0.8798, 0.8619), (0.2002, 0.1298, 0)),
        ("paraphrase-MiniLM-L3", (0.2175, 0.1954, 0.0231), (0.1991, 0.1764, 0)),
        ("all-MiniLM-L6", (0.3745, 0.3952, 0.2022), (0.2160, 0.2419, 0)),
        ("USE-multilingual", (0.5154, 0.3817, 0.3217), (0.2856, 0.0885, 0)),
        ("GloVe-50", (0.7732, 0.3051, 0.3390), (0.6736, 0, 0.0488)),
    ],
)
def test_the_story_of_the_cat_comes_out_of_the_shipped_table(
    model: str, raw: tuple[float, ...], scaled: tuple[float, ...]
) -> None:
    np.testing.assert_allclose(story(model)[1:], raw, atol=2e-4)
    np.testing.assert_allclose(min_max(story(model)), (1, *scaled), atol=2e-4)


@pytest.mark.parametrize("model", ["e5-small", "paraphrase-MiniLM-L3", "USE-multilingual"])
def test_three_models_put_mouse_before_house_before_clock(model: str) -> None:
    assert story(model).tolist() == sorted(story(model), reverse=True)


def test_the_table_has_thousands_of_different_words_in_order_of_frequency() -> None:
    table = load_words()
    assert len(table.words) == table.manifest["words"]["counted"] == 2893
    assert table.words[0] == "the"
    assert table.ranks[0] == 1
    assert (np.diff(table.ranks) > 0).all()
    assert table.ranks.shape == (2893,)


def test_everyday_words_follow_of_which_no_statistics_are_made() -> None:
    table, counted = every_word(), load_words()
    assert len(table.words) == table.manifest["words"]["count"] == 4393
    assert len(set(table.words)) == len(table.words)
    assert table.words[:2893] == counted.words
    assert (np.diff(table.ranks[2893:]) > 0).all()
    everyday = ("laptop", "pizza", "hamster", "umbrella", "sock", "broccoli", "sofa", "rainbow")
    assert all(table.row(word) is not None for word in everyday)
    near = table.vectors["all-MiniLM-L6"] @ table.vectors["all-MiniLM-L6"][table.rows["laptop"]]
    assert table.words[np.argsort(near)[-2]] in ("computer", "notebook", "desktop")


def test_a_word_is_found_whatever_its_case_and_a_stranger_is_not() -> None:
    table = load_words()
    row = table.row(" Cat ")
    assert row is not None
    assert table.words[row] == "cat"
    assert table.row("qwertz") is None


def test_every_model_gives_every_word_a_finite_vector() -> None:
    table = every_word()
    assert len(table.vectors) == 5
    for model, vectors in table.vectors.items():
        facts = table.manifest["models"][model]
        assert vectors.shape == (4393, facts["dimension"])
        assert vectors.dtype == np.float32
        assert np.isfinite(vectors).all()
        norms = np.linalg.norm(vectors, axis=1)
        assert norms.min() > 0.5
        assert facts["unit"] == bool(np.allclose(norms, 1, atol=1e-6))


def test_the_table_is_read_once_and_nobody_can_write_to_it() -> None:
    table = load_words()
    assert load_words() is table
    with pytest.raises(ValueError, match="read-only"):
        table.vectors["e5-small"][0, 0] = 1
    with pytest.raises(ValueError, match="read-only"):
        table.ranks[0] = 2


def test_the_files_are_the_ones_the_manifest_names_and_below_fifteen_megabytes() -> None:
    manifest = load_words().manifest
    for facts in (manifest["words"], manifest["vocabulary"], *manifest["models"].values()):
        assert hashlib.sha256((FOLDER / facts["file"]).read_bytes()).hexdigest() == facts["sha256"]
    chinese, whole = (sum(each.stat().st_size for each in at.rglob("*")) for at in (FOLDER / "zh", FOLDER))
    assert whole - chinese < 15_000_000
    assert chinese < 1_500_000


def test_the_manifest_says_where_every_model_comes_from() -> None:
    for facts in load_words().manifest["models"].values():
        assert list((FOLDER / "licences").glob(f"*{facts['licence']}.txt"))
        assert len(facts["wheel_sha256"]) == 64
        assert facts["package"]
        assert facts["version"]


def test_pins_agree_in_the_manifest_the_recipes_the_group_and_the_lock() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    small, (included, *others) = (project["dependency-groups"][name] for name in ("sentences", "encoders"))
    assert included == {"include-group": "sentences"}
    assert set(small) == set(ENCODERS[SMALL].requirements)
    group = {*small, *others}
    assert {pin for recipe in ENCODERS.values() for pin in recipe.requirements} == group
    sentences = (ROOT / "tools" / "requirements" / "sentences.txt").read_text(encoding="utf-8")
    assert all(f"{pin} \\\n    --hash=sha256:" in sentences for pin in small)
    lock = (ROOT / "tools" / "requirements" / "encoders.txt").read_text(encoding="utf-8")
    assert all(f"{pin} \\\n    --hash=sha256:" in lock for pin in group)
    models = load_words().manifest["models"]
    for name in models.keys() & ENCODERS.keys():
        pin = f"{models[name]['package']}=={models[name]['version']}"
        assert pin in ENCODERS[name].requirements
        assert models[name]["wheel_sha256"] in lock


def test_no_table_needs_a_pickle() -> None:
    for facts in load_words().manifest["models"].values():
        stored = byte_planes.load(FOLDER / facts["file"])
        assert {name: rows.dtype for name, rows in stored.items()} == {"vectors": np.float16}
