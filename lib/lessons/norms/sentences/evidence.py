"""What is known beside this table: agreement with people, a study's figures, a toy model."""

from collections.abc import Sequence

from lib.data import quoted
from lib.data.ratings import COMMAND, FILES
from lib.lessons.norms.model import people
from lib.lessons.norms.model.people import People
from lib.lessons.norms.model.rated import ENOUGH, RATINGS, Rated
from lib.lessons.norms.model.toy import Toy
from lib.lessons.norms.sentences.answers import remedy
from lib.lessons.norms.state import Choice
from lib.prose import Markdown, Text, number


def about_quoted(text: Text) -> Markdown:
    """Where the bars come from, and where people and the threshold part."""
    return text.markdown(
        "quoted-note",
        people=number(quoted.ZHOU_BY_PEOPLE[-1]),
        cosine=number(quoted.ZHOU_BY_COSINE[-1]),
        error=quoted.ZHOU_READING_ERROR,
        threshold=quoted.ZHOU_THRESHOLD,
    )


def about_people(found: People, choice: Choice, text: Text) -> Markdown:
    """What the remedy does for the agreement with people."""
    told = {
        f"{key}-{name}": number(people.rho(found, ratings, tried, choice.k))
        for key, ratings in zip(("ws", "sl"), FILES, strict=True)
        for name, tried in (("before", "raw"), ("after", people.compared(choice)))
    }
    named = remedy(people.compared(choice), choice.k, text)
    return text.markdown("answer-people", remedy=named, **told)


def about_rated(held: Sequence[Rated], choice: Choice, text: Text) -> Markdown:
    """For how many words the remedy brings the model nearer to people, for how many not."""
    return text.markdown(
        "answer-rated",
        remedy=remedy(choice.vectors[0], choice.k, text),
        ratings=RATINGS,
        n=len(held),
        nearer=sum(each.gain > 0 for each in held),
        farther=sum(each.gain < 0 for each in held),
        best=held[0].word,
        worst=held[-1].word,
        enough=ENOUGH,
    )


def about_scaling(found: People, text: Text) -> Markdown:
    """What scaling each query's scores does within one query and across queries."""
    ratings = next(iter(FILES))
    held = {name: people.line(found, ratings, name, 0) for name in people.SCALED}
    told: dict[str, object] = {"queries": 0}
    for name, line in held.items():
        told[f"across-{name}"] = number(line.rho if line else None, 3)
        told[f"within-{name}"] = number(line.within if line else None, 3)
        told["queries"] = line.queries if line else 0
    return text.markdown("answer-scaling", ratings=ratings, **told)


def source(found: People, text: Text) -> Markdown:
    """How the agreements were come by."""
    if found.version is None:
        return text.markdown("people-computed")
    how = text.of("ratings").markdown("computed", version=found.version)
    return text.markdown("people-shipped", how=how, command=Markdown(COMMAND))


def nobody_rated(found: People, text: Text) -> Markdown:
    """Why there is no agreement: no ratings, or none of these words is rated."""
    if found.version is None:
        return text.markdown("people-unrated")
    return text.markdown("people-none", command=Markdown(COMMAND))


def about_toy(found: Toy, text: Text) -> Markdown:
    """What spread alone does to the cosine of two contexts of one meaning."""
    low = found.expected < quoted.ZHOU_THRESHOLD.cosine
    verdict = text.markdown("toy-below" if low else "toy-above", threshold=quoted.ZHOU_THRESHOLD.cosine)
    return text.markdown("answer-toy", toy=found, verdict=verdict)
