"""What an encoder does not read is told: the end of a long text, and Chinese where it knows English alone."""

from pathlib import Path

import pytest

from cosine_lab import prose
from cosine_lab.data.adaptors.minilm import LONGEST_OF_FOLDER, VOCABULARY
from cosine_lab.data.encoder_limits import LONGEST, unread
from cosine_lab.data.encoders import ENCODERS

TEXT = prose.text("encoders")


@pytest.mark.parametrize("encoder", LONGEST)
def test_a_text_is_cut_where_its_pieces_are_and_not_by_its_letters(encoder: str) -> None:
    fits, over = " ".join(["cat"] * (LONGEST[encoder] - 2)), " ".join(["cat"] * (LONGEST[encoder] - 1))
    assert unread(encoder, [fits]) == ()
    (note,) = unread(encoder, [fits, over])
    assert TEXT.plain(note).startswith(
        f"{encoder} reads the first {LONGEST[encoder]} pieces of words of a text. Of 1 text,"
    )


@pytest.mark.parametrize("encoder", ENCODERS)
def test_chinese_through_a_model_of_english_is_told(encoder: str) -> None:
    notes = [each.key for each in unread(encoder, ["cat", "我的猫"])]
    assert notes == (["encoders.english"] if encoder in LONGEST else [])  # e5 is the multilingual one


def test_a_model_in_a_folder_tells_what_it_cuts(tmp_path: Path) -> None:
    (tmp_path / "vocab.txt").write_text(VOCABULARY.read_text(encoding="utf-8"), encoding="utf-8")
    long = " ".join(["cat"] * LONGEST_OF_FOLDER)
    assert [each.key for each in unread(str(tmp_path), ["cat", long])] == ["encoders.cut"]
