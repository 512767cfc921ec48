"""What a talk is, and how much of it there may be."""

from dataclasses import dataclass

from cosine_lab.surfaces.exercise import Exercise

LONGEST = 500_000
"""Bytes of a file, in UTF-8."""
LONGEST_LINE, LONGEST_VALUE = 12_000, 8_192
LONGEST_TITLE, LONGEST_ABOUT, LONGEST_NOTES = 120, 600, 4_000
MOST_STEPS, MOST_PARAMETERS = 60, 16
BEAT = "beat"
PARTS = {"bet": "bet", "goal": "goal", "hide": "hide", "then": "then", "notes": "notes"}
PARTS |= {"猜测": "bet", "目标": "goal", "隐藏": "hide", "然后": "then", "备注": "notes"}
"""What begins a line, before a colon, that is no sentence, in any language; and what it is."""
BEGINS = rf"({'|'.join(PARTS)})[:\uff1a]"
WORD = r"([^\W\d_]{1,7})[:\uff1a]"
"""What begins a line like one of them: a slip of it is no sentence either."""
BETWEEN = {"from": "从", "to": "到", "by": "步长", "and": "且"}
"""Words within such a line, and what stands for each in a script without blanks."""


@dataclass(frozen=True)
class Step:
    """One step of a talk.

    Attributes
    ----------
    heading : str
        1 to 120 characters.
    slug : str
        The page.
    query : tuple of (str, str)
        What the link asks of it, by parameter: the state `s`, a step `beat` of the lesson's own story, its choices.
    exercise : Exercise
        What is said, asked, to be reached and hidden. An empty question leaves the word to the
        lesson's own step, or to the heading.
    then : tuple of (str, str)
        The state in which the step's move ends, as a link asks for it; none where no move is made for the reader.
    notes : str
        For the speaker: lines, at most 4,000 characters.
    """

    heading: str
    slug: str
    query: tuple[tuple[str, str], ...] = ()
    exercise: Exercise = Exercise("")  # noqa: RUF009 - frozen
    then: tuple[tuple[str, str], ...] = ()
    notes: str = ""


@dataclass(frozen=True)
class Talk:
    """A talk: its title, what it is about, its steps."""

    title: str
    about: str = ""
    steps: tuple[Step, ...] = ()
