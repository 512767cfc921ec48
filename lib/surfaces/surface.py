"""What a lesson tells the browser: one envelope for everything that is drawn there."""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from lib.parameters import Field, State, schema
from lib.prose import Text
from lib.shared_cache import shared_cache
from lib.surfaces.actions import tools
from lib.surfaces.panels import Panel, Values, sent
from lib.surfaces.story import Story
from lib.surfaces.told import payload
from lib.tokens import raw

_SHARED = "plane"


@dataclass(frozen=True)
class Surface:
    """Something drawn in the browser that holds a lesson's state.

    Attributes
    ----------
    epoch : str
        Changes exactly when the browser must adopt `state` in place of its own.
    state, defaults : State
        What to show first, and what "reset" goes back to.
    """

    epoch: str
    state: State
    defaults: State

    def owners(self) -> set[str]:
        """Whose words it shows: words whose key is an owner's, or begins with it and a dot."""
        return {"lab"}

    def whole(self) -> tuple[str, ...]:
        """Parts of assets/prose all of whose words it shows."""
        return ()

    def payload(self, text: Text) -> dict[str, Any]:  # noqa: ARG002 - some payloads hold words
        """What it alone sends, JSON-ready."""
        return {}


@dataclass(frozen=True)
class TableSurface(Surface):
    """Tables of numbers, laid out by the lesson's own module alone.

    Attributes
    ----------
    part : str
        The part of assets/prose that is all its own.
    problem : mapping of str to JSON
    panels : sequence of Panel
        What of it a story may show.
    free : sequence of Panel
        What free play has besides, drawn by assets/lab/free.
    story : Story or None
        How the lesson is told.
    """

    part: str
    problem: Mapping[str, Any]
    panels: Sequence[Panel] = ()
    free: Sequence[Panel] = ()
    story: Story | None = None

    def __post_init__(self) -> None:
        if self.story:
            self.story.check(schema(type(self.state)), self.panels)

    def owners(self) -> set[str]:
        """The tools of every surface, what free play has besides, and what its story says."""
        held = {f"action.{tool}" for tool in tools()}
        held |= {panel.kind() for panel in self.free}
        return super().owners() | held | (self.story.owners() if self.story else set())

    def whole(self) -> tuple[str, ...]:
        """Its part, and the words of every story, where it has one."""
        return (self.part, *(("story",) if self.story else ()))

    def payload(self, text: Text) -> dict[str, Any]:
        """The numbers, what free play has besides, and the story."""
        return {
            "problem": dict(self.problem),
            "free": sent(self.free),
            "story": payload(self.story, text) if self.story else None,
        }


def envelope(surface: Surface, text: Text) -> dict[str, Any]:
    """The surface as JSON-ready data: finite numbers, lists and strings only.

    Parameters
    ----------
    surface : Surface
    text : Text
        The lesson's words; the language is theirs.
    """
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
    return {"name": name} | asdict(field) | {"label": text.of(part)(key)}


@shared_cache(most=256)
def _words(owners: frozenset[str], whole: tuple[str, ...], text: Text) -> Mapping[str, str]:
    """The words that a surface shows: of its parts, of the lesson, and of what it refuses."""
    shown = {
        key: word
        for part in (text.of(_SHARED), text)
        for key, word in part.templates("").items()
        if any(start in owners for start in _starts(key))
    }
    for part in whole:
        shown |= text.of(part).templates("")
    refused = text.of("fields").templates("label-") if Values.kind() in owners else {}
    return shown | {f"fields.{key}": word for key, word in refused.items()}


def _starts(key: str) -> list[str]:
    """What a key begins with: "a.b.c" with "a", "a.b" and "a.b.c"."""
    steps = key.split(".")
    return [".".join(steps[: k + 1]) for k in range(len(steps))]
