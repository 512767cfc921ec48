"""The page of a talk of one's own."""

import json
from collections.abc import Mapping
from typing import Any

from cosine_lab import submissions
from cosine_lab.prose import Text
from cosine_lab.site import talk_desk
from cosine_lab.site.bundles import TALK, module
from cosine_lab.surfaces.lesson_factory import Opener
from cosine_lab.ui import session, shell
from cosine_lab.ui.mount import made

_WANTED = "talk-wanted"


def show(openers: Mapping[str, Opener], text: Text) -> None:
    """Show the desk on which a talk is made, in the words of its page, and open the lessons of its own bets."""
    titles = {slug: shell.words_of(slug).title for slug in shell.slugs()}
    places = submissions.wanted(session.recall(_WANTED))
    answers = submissions.answers(places, openers, text.language)
    opened = [
        {
            "key": json.dumps([slug, dict(query)], ensure_ascii=False, separators=(",", ":")),
            "module": module(slug),
            "data": answer["data"],
        }
        for (slug, query), answer in zip(places, answers, strict=True)
        if "data" in answer
    ]
    data: dict[str, Any] = talk_desk.data(text, titles) | {"opened": opened}
    made(TALK)(key=TALK, data=data, on_wanted_change=_wanted)


def _wanted() -> None:
    """The browser asks for lessons."""
    session.remember(_WANTED, session.message(TALK, "wanted"))
