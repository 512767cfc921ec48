"""The shipped text: whole, counted, and itself."""

import hashlib
import re

import numpy as np
import pytest

from cosine_lab.data.corpora import FOLDER, corpus, manifest, parts


def test_the_file_is_the_one_the_manifest_names() -> None:
    packed = (FOLDER / manifest()["file"]).read_bytes()
    assert hashlib.sha256(packed).hexdigest() == manifest()["sha256"]
    assert len(packed) < 1_000_000
    assert (FOLDER / manifest()["legend"]).read_text(encoding="utf-8")


def test_every_licence_that_the_legend_points_to_is_here() -> None:
    legend = (FOLDER / manifest()["legend"]).read_text(encoding="utf-8")
    pointed = set(re.findall(r"common-licenses/([\w.-]*\w)", legend))
    assert pointed
    assert pointed == {file.stem for file in (FOLDER / "licences").glob("*.txt")}


def test_the_text_begins_and_ends_as_it_does() -> None:
    text = corpus("whole")
    first = [text.words[k] for k in text.tokens[:4]]
    assert first == ["in", "the", "beginning", "god"]
    assert text.words[text.tokens[-1]] == "amen"
    assert text.sentences[-1] + 1 == 31_102


def test_words_are_numbered_by_frequency() -> None:
    text = corpus("gospels")
    assert (np.diff(text.counts) <= 0).all()
    assert text.counts.sum() == len(text.tokens) == len(text.sentences)
    assert text.words[text.rows["jesus"]] == "jesus"


def test_a_part_holds_its_own_books_alone() -> None:
    assert "jesus" not in corpus("moses").rows
    assert "pharaoh" not in corpus("gospels").rows
    assert corpus("gospels").sentences[-1] + 1 == 3779


def test_a_word_that_is_missing_has_near_ones() -> None:
    text = corpus("gospels")
    assert "mother" in text.near("Mothers", 1000)
    assert text.near("zzzzzzzz", 1000) == []


def test_an_unknown_part_is_refused_and_the_known_ones_named() -> None:
    assert parts() == ("whole", "moses", "gospels")
    with pytest.raises(ValueError, match="corpus needs one of whole, moses, gospels, got bible"):
        corpus("bible")
