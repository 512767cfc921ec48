"""What the page says of what was collected."""

from lib import escape
from lib.figures.table import Table, comma_separated
from lib.handed.work import Collected
from lib.prose import Markdown, Text
from lib.refusals import Word


def summary(found: Collected, text: Text) -> Markdown:
    """How many, and how many goals hold."""
    if not found.works and not found.left:
        return text.markdown("empty")
    verdicts = [work.verdict for work in found.works]
    told = {each: verdicts.count(each) for each in ("reached", "forged", "open", "unchecked")}
    asked = len(verdicts) - verdicts.count("no-goal")
    key = "summary" if asked else "summary-no-goal"
    return text.markdown(key, works=len(verdicts), asked=asked, left=len(found.left), **told)


def table(found: Collected, text: Text) -> Table:
    """One row for each work."""
    return {
        text("name"): [work.name or text("nameless") for work in found.works],
        text("question"): [work.exercise.question for work in found.works],
        text("answer"): [work.answer or text("skipped") for work in found.works],
        text("goal"): [text(f"verdict-{work.verdict}") for work in found.works],
        text("seconds"): [work.seconds for work in found.works],
        text("state"): [work.link for work in found.works],
    }


def saved(found: Collected, text: Text) -> str:
    """The table as CSV."""
    return comma_separated(table(found, text))


def left(found: Collected, text: Text) -> list[Markdown]:
    """Why each text that is not counted is not."""
    words = [Word("collect.left", {"source": one.source, "why": one.why}) for one in found.left]
    return [escape.markdown(text.said(word)) for word in words]
