"""What the browser is sent of a page that Python draws (assets/lab/story/page.js)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from lib.prose import Text
from lib.shared_cache import shared_cache
from lib.surfaces.names import Action
from lib.surfaces.panels import Panel, sent
from lib.surfaces.place import Choices, Part, Place, Told
from lib.surfaces.plain import plain
from lib.surfaces.story import Story
from lib.surfaces.told import payload
from lib.tokens import raw


@dataclass(frozen=True, eq=False)
class Tale:
    """A story, and what is told in it: the same for all readers of a language.

    Attributes
    ----------
    story : Story
    defaults : mapping
    parts : sequence of Part
    effects : mapping
        The choices that a beat's action makes.
    free : sequence of Panel
        What free play has besides, drawn by assets/lab/free.
    """

    story: Story
    defaults: Choices
    parts: Sequence[Part]
    effects: Mapping[Action, Choices] = field(default_factory=dict)
    free: Sequence[Panel] = ()

    def __post_init__(self) -> None:
        kinds = {type(part) for part in self.parts}
        told = {name for part in self.parts for name in part.readings}
        for beat in self.story.beats:
            missing = [
                *(set(beat.start or {}) - set(self.defaults)),
                *({each.kind() for each in set(beat.shows.panels) - kinds}),
                *(set(beat.actions) - set(self.effects)),
                *(set(beat.bet.about if beat.bet else ()) - told),
            ]
            if missing:
                raise ValueError(f"beat {beat.key} needs what is there, got {missing}")


@dataclass(frozen=True)
class Strip:
    """A tale, its reader's place, and what is told there.

    Attributes
    ----------
    tale : Tale
    place : Place
    readings : mapping of str to Told
    """

    tale: Tale
    place: Place
    readings: Mapping[str, Told]

    def data(self, text: Text) -> dict[str, Any]:
        """JSON-ready; of what is asked no value.

        All of it stands in a tuple: in what stands right under a name Streamlit looks for tables.
        """
        return {"epoch": f"{text.part}:{text.language}", "page": True, "told": (self.told(text),)}

    def told(self, text: Text) -> dict[str, Any]:
        """All that is told."""
        told = self.place.tells(self.readings, self.tale.parts)
        return {
            **_fixed(self.tale, text),
            "beat": self.place.beat.key if self.place.beat else None,
            "asked": self.place.asked,
            "state": dict(self.place.choices),
            "readings": {name: [each.value, each.shown] for name, each in told.items()},
        }


@shared_cache
def _fixed(tale: Tale, text: Text) -> Mapping[str, Any]:
    """What a page tells on every run."""
    return {
        "language": text.language,
        "story": payload(tale.story, text),
        "defaults": dict(tale.defaults),
        "parts": [
            {
                "kind": part.kind(),
                "name": text(f"part.{part.kind()}"),
                "readings": list(part.readings),
            }
            for part in tale.parts
        ],
        "effects": plain(tale.effects),
        "tokens": raw(),
        "free": sent(tale.free),
        "words": text.of("story").templates("")
        | text.of("plane").templates("lab.", "goals.", "tries.")
        | {
            key: word
            for start in ("beat", "action", "number")
            for key, word in text.templates(f"{start}.").items()
        },
    }
