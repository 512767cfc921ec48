"""What a lesson tells the browser: one envelope for everything that is drawn there."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from cosine_lab import prose
from cosine_lab.course import USUAL, course
from cosine_lab.old_titles import old_titles
from cosine_lab.parameters import Field, State, schema
from cosine_lab.prose import Text
from cosine_lab.shared_cache import shared_cache
from cosine_lab.surfaces.panels import Panel, Values, sent
from cosine_lab.surfaces.plain import names, plain
from cosine_lab.surfaces.story import Beat, Bet, Reads, Story
from cosine_lab.tokens import raw

_SHARED = "plane"
_SPOKEN = re.compile(r"beat\.[^.]+\.first")
"""What a lecturer says before a step, in the notes of a plan."""


def payload(story: Story, text: Text) -> dict[str, Any]:
    """The story as JSON-ready data, with what comes next on every route in the text's language."""
    ways = {route: _way(slug, text) for route, slug in course().ways(text.part).items()}
    return {
        "slug": text.part,
        "beats": [_beat(beat) for beat in story.beats],
        "practice": text("practice") if "practice" in text else "",
        "code": story.code,
        "problem": f"review?problem={text.part}",
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
        }
        | ({"room": beat.shows.room} if beat.shows.room else {}),
        "bet": None if beat.bet is None else _bet(beat.bet),
        "goal": list(map(_reads, beat.goal)),
        "actions": plain(beat.actions),
    }


def _bet(bet: Bet) -> dict[str, Any]:
    return {
        "about": list(bet.about),
        "choices": [{"key": each.key, "holds": list(map(_reads, each.holds))} for each in bet.choices],
        "scale": None if bet.scale is None else plain(bet.scale) | {"hands": list(bet.hands)},
    } | ({"still": True} if bet.still else {})


def _reads(each: Reads) -> list[object]:
    return [each.reading, each.relation, each.value, each.within]


@dataclass(frozen=True)
class Preset:
    """A one-click configuration: the fields it sets, over what is on show.

    Its title is the lesson's word `preset.<key>`; `preset.<key>.note` is what to know of it.
    """

    key: str
    change: Mapping[str, Any]

    def payload(self, text: Text) -> dict[str, Any]:
        """The preset with its words, JSON-ready."""
        note = f"preset.{self.key}.note"
        return {
            "key": self.key,
            "title": text(f"preset.{self.key}"),
            "note": text(note) if note in text else "",
            "change": plain(self.change),
        }


@dataclass(frozen=True)
class Surface:
    """Something drawn in the browser that holds a lesson's state.

    epoch : changes exactly when the browser must adopt `state` in place of its own
    state, defaults : what to show first, and what "reset" goes back to
    layout : what is drawn, by where it stands: a class of a lesson's style sheet, or of lab.css
    data : what the browser computes with
    first : the same, of what the first step of the story shows alone; it opens with that where bytes take their time
    part : a part of assets/prose all of whose words it shows, besides those of what is drawn
    tell : whether Python wants to hear of settled states (only where it draws something from them)
    story : how the lesson is told
    choices : parameters of a link that are choices of free play: one with any of them opens there
    """

    epoch: str
    state: State
    defaults: State
    layout: Mapping[str, Sequence[Panel]]
    data: Mapping[str, Any]
    first: Mapping[str, Any] | None = None
    part: str | None = None
    presets: Sequence[Preset] = ()
    tell: bool = False
    story: Story | None = None
    choices: Sequence[str] = ()

    def __post_init__(self) -> None:
        spec = schema(type(self.state))
        if self.story:
            self.story.check(spec, self.panels())
        for panel in self.panels():
            wanted = [*panel.points, *filter(None, [panel.matrix])] if isinstance(panel, Values) else []
            if unknown := [name for name in wanted if name not in spec]:
                raise ValueError(f"a surface needs fields of its state to type, got {unknown}")

    def panels(self) -> list[Panel]:
        """All of them."""
        return [panel for panels in self.layout.values() for panel in panels]

    def owners(self) -> set[str]:
        """Whose words it shows: words whose key is an owner's, or begins with it and a dot.

        Its panels, and `layer.…`, `handle.…` and `action.…` for the names in them.
        """
        named = {f"{name.kind()}.{name}" for name in names(self.panels())}
        of_story = self.story.owners() if self.story else set()
        return {"lab"} | {panel.kind() for panel in self.panels()} | named | of_story

    def whole(self) -> tuple[str, ...]:
        """Parts of assets/prose all of whose words it shows: every story's, for an exercise too."""
        return (*([self.part] if self.part else []), "story")

    def payload(self, text: Text) -> dict[str, Any]:
        """What it computes with, layout, presets with their words, and the story; JSON-ready."""
        return {
            **self.data,
            "layout": {area: sent(panels) for area, panels in self.layout.items()},
            "presets": [each.payload(text) for each in self.presets],
            "tell": self.tell,
            "story": payload(self.story, text) if self.story else None,
            "choices": list(self.choices),
        }


def envelope(surface: Surface, text: Text) -> dict[str, Any]:
    """The surface as JSON-ready data: finite numbers, lists and strings only."""
    return {
        "epoch": f"{surface.epoch}:{text.language}",
        "language": text.language,
        "schema": [_field(name, each, text) for name, each in schema(type(surface.state)).items()],
        "former": type(surface.state).FORMER,
        "state": asdict(surface.state),
        "defaults": asdict(surface.defaults),
        "tokens": raw(),
        "words": _words(frozenset(surface.owners()), surface.whole(), text),
    } | surface.payload(text)


def _field(name: str, field: Field, text: Text) -> dict[str, Any]:
    part, _, key = field.label.partition(".")
    old = old_titles().get(name, {}) if field.options else {}
    return {"name": name} | asdict(field) | {"label": text.of(part)(key)} | ({"old": old} if old else {})


@shared_cache(most=256)
def _words(owners: frozenset[str], whole: tuple[str, ...], text: Text) -> Mapping[str, str]:
    """The words that a surface shows: of its parts, of the lesson, and of what it refuses."""
    words = {
        key: word
        for part in (text.of(_SHARED), text)
        for key, word in part.templates("").items()
        if any(start in owners for start in _starts(key)) and not _SPOKEN.fullmatch(key)
    }
    for part in whole:
        words |= text.of(part).templates("")
    refused = text.of("fields").templates("label-") if Values.kind() in owners else {}
    return words | {f"fields.{key}": word for key, word in refused.items()}


def _starts(key: str) -> list[str]:
    """What a key begins with: "a.b.c" with "a", "a.b" and "a.b.c"."""
    steps = key.split(".")
    return [".".join(steps[: k + 1]) for k in range(len(steps))]
