"""The Words lesson's tables and sentences."""

from cosine_lab.lessons.words import sentences
from cosine_lab.lessons.words.figures import tables
from cosine_lab.prose import Text

TEXT = Text("words")


def test_quoted_numbers_are_told_from_computed_ones_and_the_last_slide_stands_alone() -> None:
    table = tables.quoted_table(TEXT)
    lines = {
        (model, numbers): (source, mouse)
        for model, numbers, source, mouse in zip(
            table["model"], table["numbers"], table["source"], table["cat ⇔ mouse"], strict=True
        )
    }
    assert lines["e5-base", "cosine"] == ("quoted", 0.8972)
    assert lines["e5-base", "min–max"] == ("quoted", 0.1981)
    source, mouse = lines["e5-base", "min–max of the four digits"]
    assert (source, round(float(mouse or 0), 4)) == ("computed", 0.1988)
    assert lines["last slide", "min–max"] == ("quoted", 0.3186)
    assert [word for word in table["cat ⇔ kitten"] if word is not None] == [0.7378]
    assert "mouse 0.1981 → 0.3186 and house 0.0857 → 0.0781" in sentences.about_quoted(TEXT)


def test_every_encoder_is_offered_with_its_command_or_as_installed() -> None:
    said = sentences.about_encoders(TEXT)
    for name in ("e5-small", "paraphrase-MiniLM-L3", "all-MiniLM-L6", "USE-multilingual"):
        assert f"**{name}**" in said.replace("\\", "")
    assert "COSINE_LAB_MODEL" in said


def test_scaling_changes_nothing_within_a_query_and_much_across_queries() -> None:
    first = [column[0] for column in sentences.scaling(TEXT).values()]
    assert first == ["e5-small", 0.4733, 0.4733, 0.4733, 0.5058, 0.4846, 0.5918]
    assert "(0.506, 0.485, 0.592)" in sentences.about_scaling(TEXT)
    ((_, (_, scaled)),) = tables.quoted(TEXT).rows[0]
    assert scaled.key == "words-scaling"


def test_the_sentences_hold_the_numbers_of_the_table() -> None:
    assert "4,393 words × 5 models" in sentences.about_table(TEXT)
    assert "differ by about 0.001" in sentences.about_table(TEXT)
