"""A talk's file on talks and texts that nobody chose."""

import unicodedata

from hypothesis import given
from hypothesis import strategies as st

from cosine_lab import names, talks
from cosine_lab.surfaces.exercise import Exercise
from cosine_lab.surfaces.story import Reads, Scale
from cosine_lab.talks import Step, Talk

PAGES = ("home", "translate", "norms")
LINES = st.text(st.characters(exclude_categories=("Cs", "Cc")), max_size=40) | st.sampled_from(
    ["# a", "## b", "- c: d = 1", "Goal: x", "notes:", "\\", "\\\\x", "[a](b)", "", "  in", "- ", "##"]
)


def seen(text: str) -> bool:
    return not names.unseen(text)


SAID = LINES.map(names.normal).filter(seen)
HEADING = SAID.filter(bool)
NOTE = LINES.map(lambda line: unicodedata.normalize("NFC", line).rstrip(" ")).filter(seen)
NOTES = st.lists(NOTE, max_size=5).map("\n".join).map(lambda notes: notes.strip("\n"))
NUMBER = st.floats(-1e300, 1e300).map(lambda x: x + 0.0)
WITHIN = st.floats(0, 1e300)
READING = st.from_regex(r"[A-Za-z][A-Za-z0-9:.-]{0,39}", fullmatch=True).filter(str.isascii)
READS = st.builds(Reads, READING, st.sampled_from(["<", "<=", "=", ">=", ">"]), NUMBER, WITHIN)
CHOICES = st.lists(st.tuples(HEADING, READS), min_size=2, max_size=4, unique_by=lambda choice: choice[0]).map(tuple)
SCALE = st.builds(Scale, READING, st.just(-1.0), st.floats(0, 1e4), st.floats(0.5, 1), WITHIN)
EXERCISE = st.builds(
    Exercise,
    SAID,
    st.just(()) | CHOICES,
    st.none(),
    st.lists(READS, max_size=4).map(tuple),
    st.lists(st.sampled_from(["labels", "plane:input", "handle:x"]), max_size=3).map(tuple),
) | st.builds(Exercise, SAID, st.just(()), SCALE)
ASKED = st.dictionaries(st.sampled_from(["s", "source", "words", "beat"]), SAID, max_size=4)
THEN = ASKED.map(lambda held: tuple(held.items()))
STEP = st.builds(
    Step, HEADING, st.sampled_from(PAGES), ASKED.map(lambda held: tuple(held.items())), EXERCISE, THEN, NOTES
)
TALK = st.builds(Talk, HEADING, SAID, st.lists(STEP, max_size=4).map(tuple))


@given(TALK)
def test_what_is_written_is_read_again(talk: Talk) -> None:
    assert talks.read(talks.write(talk), PAGES) == (talk, ())


@given(st.text() | st.lists(LINES).map("\n".join))
def test_any_text_is_read_or_told_what_is_wrong(text: str) -> None:
    talk, refused = talks.read(text, PAGES)
    if not refused:
        assert talks.read(talks.write(talk), PAGES) == (talk, ())


@given(TALK, st.data())
def test_a_damaged_file_is_read_or_told_what_is_wrong(talk: Talk, data: st.DataObject) -> None:
    text = talks.write(talk)
    at = data.draw(st.integers(0, len(text)))
    talks.read(text[:at] + data.draw(st.text(max_size=3)) + text[at + 1 :], PAGES)
