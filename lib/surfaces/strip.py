"""What the browser is sent of a page that Python draws (assets/lab/story/page.js)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from lib.prose import Text
from lib.surfaces.names import Action
from lib.surfaces.panels import Panel, sent
from lib.surfaces.place import Choices, Part, Place, Told
from lib.surfaces.plain import plain
from lib.surfaces.story import Story
from lib.surfaces.told import payload
from lib.tokens import raw


@dataclass(frozen=True)
class Strip:
    """A story, its reader's place, and what is told there.

    Attributes
    ----------
    story : Story
    place : Place
    defaults : mapping
    parts : sequence of Part
    readings : mapping of str to Told
    effects : mapping
        The choices that a beat's action makes.
    free : sequence of Panel
        What free play has besides, drawn by assets/lab/free.
    """

    story: Story
    place: Place
    defaults: Choices
    parts: Sequence[Part]
    readings: Mapping[str, Told]
    effects: Mapping[Action, Choices] = field(default_factory=dict)
    free: Sequence[Panel] = ()

    def __post_init__(self) -> None:
        kinds = {type(part) for part in self.parts}
        for beat in self.story.beats:
            missing = [
                *(set(beat.start or {}) - set(self.defaults)),
                *({each.kind() for each in set(beat.shows.panels) - kinds}),
                *(set(beat.actions) - set(self.effects)),
                *(set(beat.bet.about if beat.bet else ()) - set(self.readings)),
            ]
            if missing:
                raise ValueError(f"beat {beat.key} needs what is there, got {missing}")

    def data(self, text: Text) -> dict[str, Any]:
        """JSON-ready; of what is asked no value."""
        told = self.place.tells(self.readings, self.parts)
        return {
            "epoch": f"{text.part}:{text.language}",
            "language": text.language,
            "page": True,
            "story": payload(self.story, text),
            "beat": self.place.beat.key if self.place.beat else None,
            "asked": self.place.asked,
            "state": dict(self.place.choices),
            "defaults": dict(self.defaults),
            "parts": [
                {
                    "kind": part.kind(),
                    "name": text(f"part.{part.kind()}"),
                    "readings": list(part.readings),
                }
                for part in self.parts
            ],
            "readings": {name: [each.value, each.shown] for name, each in told.items()},
            "effects": plain(self.effects),
            "tokens": raw(),
            "free": sent(self.free),
            "words": text.of("story").templates("")
            | text.of("plane").templates("lab.", "goals.", "tries.")
            | {
                key: word
                for start in ("beat", "action", "number")
                for key, word in text.templates(f"{start}.").items()
            },
        }
