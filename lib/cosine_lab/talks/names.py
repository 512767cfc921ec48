"""Whether what a talk names is on the pages: steps of stories, choices, readings, parts.

What there is stands in assets/talks/names.json; the twin is assets/sources/talks/names.js.
"""

import json
from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import Any

from cosine_lab import url_parameters
from cosine_lab.parameters import Field
from cosine_lab.places import ASSETS, LESSONS
from cosine_lab.refusals import Refused
from cosine_lab.shared_cache import shared_cache
from cosine_lab.surfaces.exercise import VOTE, Exercise
from cosine_lab.talks import query_parameters
from cosine_lab.talks.links import OWN
from cosine_lab.talks.model import BEAT
from cosine_lab.talks.query_parameters import changes, nearest

FILE = ASSETS / "talks" / "names.json"
MOST_FAULTS = 3
Known = Mapping[str, Any]
Query = tuple[tuple[str, str], ...]


@shared_cache
def known() -> Known:
    """What there is to name, by page."""
    pages: Known = json.loads(FILE.read_text(encoding="utf-8"))
    return pages


def check_link(page: Known, query: Query) -> None:
    """Look for what a step's link asks of its page.

    Raises
    ------
    Refused
        `talk.unknown-choice`, `talk.unknown-beat`, `talk.no-story`, and what `by_hand` refuses
    """
    values = dict(query)
    spec = fields(page)
    for why in strangers(page, values):
        raise why
    for name, options in page["choices"].items():
        _among(values.get(name, options[0]), options, "choice")
    for why in query_parameters.read(spec, labels(page, values), values)[1]:
        raise why
    story = _story(page, values)
    if story and BEAT in values:
        if not story["beats"]:
            raise Refused("talk.no-story")
        _among(values[BEAT], story["beats"], "beat")


def labels(page: Known, values: Mapping[str, str]) -> list[str] | None:
    """What the labels of a page are called where a link opens it, as a step may rename them; None if unknown."""
    story = _story(page, values)
    named: list[str] | None = story["named"].get(values.get(BEAT), story["labels"]) if story else None
    return named


def _story(page: Known, values: Mapping[str, str]) -> Known | None:
    """The story of these choices, where it is known before the page is drawn."""
    first = {name: options[0] for name, options in page["choices"].items()}
    now = first | {name: value for name, value in values.items() if name in first}
    free = any(name in values for name in page["free"])
    return next((each for each in page["stories"] if each["asked"] == now and not free), None)


def fields(page: Known) -> dict[str, Field]:
    """The fields of a page's state, by name, with what a link by hand asks of them."""
    return {name: Field("", **each) for name, each in page["fields"].items()}


def written(slug: str) -> Collection[str]:
    """Names by which a hand may write the state of a page, if that has one."""
    page = known().get(slug)
    return query_parameters.names(fields(page)) if page else ()


def strangers(page: Known, query: Iterable[str]) -> Iterator[Refused]:
    """Refuse the names of a link that nothing on the page goes by, as `talk.unknown-name`."""
    taken = list(query_parameters.names(fields(page)))
    there = [*taken, *page["choices"], *page["free"], *page["own"], *OWN]
    for name in url_parameters.unknown(query, there):
        yield Refused("talk.unknown-name", name=name[:40], meant=nearest(name, there), known=", ".join(taken))


def taken_by(slug: str) -> list[str] | None:
    """All names by which a link may ask something of a page; None where a new page's are not made yet."""
    page = known().get(slug)
    if page is None and (LESSONS / slug).is_dir():
        return None
    choices = [*written(slug), *page["choices"], *page["free"]] if page else []
    return [*choices, *url_parameters.on(slug)]


def misspelt(slug: str, query: Iterable[str]) -> Iterator[Refused]:
    """What a link asks of a page under no name of its own, as `links.unknown-name` or with one that is like it."""
    there = taken_by(slug)
    for name in url_parameters.unknown(query, there)[:MOST_FAULTS] if there else ():
        meant, quote = nearest(name, there or ()), name[:40]
        like = changes(quote, meant) <= len(quote) // 2
        yield Refused("links.like-name" if like else "links.unknown-name", name=quote, meant=meant)


def check_exercise(page: Known, exercise: Exercise) -> None:
    """Look for what an exercise compares with numbers and hides.

    Raises
    ------
    Refused
        `talk.unknown-reading`, `talk.unknown-part`, `talk.below`, `talk.above`
    """
    for reads in (*(each for _, each in exercise.choices), *exercise.goal):
        _within(page["readings"], reads.reading, reads.value, reads.value)
    if (scale := exercise.scale) is not None:
        _within(page["readings"], scale.reading, scale.low, scale.high)
    for part in exercise.hidden:
        if part == VOTE:
            continue
        alike = [each for each in page["parts"] if each.partition(":")[0] == part.partition(":")[0]]
        _among(part, alike or page["parts"], "part")


def _within(readings: Mapping[str, Any], name: str, low: float, high: float) -> None:
    stars = (each for each in readings if each.endswith("*") and name.startswith(each[:-1]))
    declared = name if name in readings else next(stars, "")
    if not declared or name == declared[:-1]:
        _among(name, readings, "reading")
    least, most, *_ = readings[declared]
    if least is not None and low < least:
        raise Refused("talk.below", name=name, least=least)
    if most is not None and high > most:
        raise Refused("talk.above", name=name, most=most)


def _among(name: str, there: Collection[str], what: str) -> None:
    if name not in there:
        raise Refused(f"talk.unknown-{what}", name=name[:40], meant=nearest(name, there))
