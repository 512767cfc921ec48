"""A story as the browser reads it (assets/lab/story/machine.js, `Story`)."""

from typing import Any

from lib import prose
from lib.course import USUAL, course
from lib.prose import Text
from lib.surfaces.plain import plain
from lib.surfaces.story import Beat, Bet, Reads, Story


def payload(story: Story, text: Text) -> dict[str, Any]:
    """The story as JSON-ready data, with what comes next on every route in the text's language."""
    ways = {route: _way(slug, text) for route, slug in course().ways(text.part).items()}
    return {
        "slug": text.part,
        "beats": [_beat(beat) for beat in story.beats],
        "practice": text("practice") if "practice" in text else "",
        "next": ways.get(USUAL),
        "ways": ways,
    }


def _way(slug: str, text: Text) -> dict[str, str]:
    why = prose.text("course", text.language)(f"why.{slug}")
    return {"slug": slug, "title": prose.page(slug, text.language).title, "why": why}


def _beat(beat: Beat) -> dict[str, Any]:
    return {
        "key": beat.key,
        "start": plain(beat.start),
        "shows": {
            "planes": list(beat.shows.planes),
            "panels": [panel.kind() for panel in beat.shows.panels],
            "handles": plain(beat.shows.handles),
            "pair": beat.shows.pair,
        },
        "bet": None if beat.bet is None else _bet(beat.bet),
        "goal": list(map(_reads, beat.goal)),
        "actions": plain(beat.actions),
    }


def _bet(bet: Bet) -> dict[str, Any]:
    return {
        "about": list(bet.about),
        "choices": [
            {"key": each.key, "holds": list(map(_reads, each.holds))} for each in bet.choices
        ],
        "scale": None if bet.scale is None else plain(bet.scale),
    }


def _reads(each: Reads) -> list[object]:
    return [each.reading, each.relation, each.value, each.within]
