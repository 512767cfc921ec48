import pytest

from cosine_lab.data.adaptors.minilm import VOCABULARY, WordPiece

PIECES = VOCABULARY.read_text(encoding="utf-8").split("\n")


def pieces(text: str, longest: int = 128) -> list[str]:
    return [PIECES[i] for i in WordPiece.read(VOCABULARY, longest)(text)][1:-1]


def test_the_vocabulary_is_bert_base_uncaseds() -> None:
    assert len(PIECES) == 30_523  # the last is what follows the last line's end
    assert WordPiece.read(VOCABULARY, 128)("cat") == [101, 4937, 102]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("The CAT", ["the", "cat"]),
        ("unaffable", ["una", "##ffa", "##ble"]),
        ("embeddings", ["em", "##bed", "##ding", "##s"]),
        ("don't stop.", ["don", "'", "t", "stop", "."]),
        ("café naïve", ["cafe", "naive"]),
        ("a\tb\u00a0c\u200b", ["a", "b", "c"]),
        ("x\u0000y\ufffdz", ["x", "##y", "##z"]),
        ("猫cat", ["[UNK]", "cat"]),
        ("a" * 101, ["[UNK]"]),
        ("2+2=4", ["2", "+", "2", "=", "4"]),
        (" ", []),
    ],
)
def test_words_are_parted_as_bert_parts_them(text: str, expected: list[str]) -> None:
    assert pieces(text) == expected


def test_a_long_text_is_cut_to_the_models_length() -> None:
    ids = WordPiece.read(VOCABULARY, 8)("cat " * 20)
    assert len(ids) == 8
    assert (ids[0], ids[-1]) == (101, 102)


@pytest.mark.parametrize("letter", [*map(chr, (0x4E00, 0x3400, 0x4DBF, 0x20000, 0x2CEAF, 0xFA0E))])
def test_a_chinese_letter_stands_alone(letter: str) -> None:
    assert pieces(f"a{letter}b")[::2] == ["a", "b"]


@pytest.mark.parametrize("letter", [*map(chr, (0x33FF, 0x4DC0, 0x2A6E0, 0x2FA20))])
def test_its_neighbours_are_no_chinese_letters(letter: str) -> None:
    assert len(pieces(f"a{letter}b")) < 3
