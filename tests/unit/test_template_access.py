"""Results that sentences look into: what may be read, and that what they name is there."""

import pkgutil
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import import_module
from string import Formatter
from typing import Any, NamedTuple, get_args, get_type_hints

import pytest

from cosine_lab import lessons, prose
from cosine_lab.places import ASSETS
from cosine_lab.prose import files
from cosine_lab.template_access import KINDS, look_up, quotable


@quotable
@dataclass(frozen=True)
class Inner:
    """A result within a result."""

    mean: float | None
    _own: str = "nobody's"

    def forget(self) -> None:
        """Something that a sentence must not reach."""

    @property
    def sign(self) -> str:
        """What the result says of itself."""
        return "-" if self.mean and self.mean < 0 else "+"


@quotable
class Outer(NamedTuple):
    """A result that holds another."""

    pairs: Inner | None


@dataclass(frozen=True)
class Closed:
    """A result that has not said that it may be quoted."""

    mean: float = 0.5


def test_a_sentence_reads_fields_and_properties_through_results(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files, "texts", lambda *_: {"k": "{x.pairs.mean:.3f} {x.pairs.sign}"})
    text = prose.text("own")
    assert text("k", x=Outer(Inner(-0.25))) == "−0.250 -"
    assert text("k", x=Outer(Inner(-0.0001))) == "0.000 -"
    assert text.markdown("k", x=Outer(Inner(None))) == r"— \+"


def test_beyond_what_is_undefined_everything_is() -> None:
    assert look_up({"x": Outer(None)}, "x.pairs.mean") is None


@pytest.mark.parametrize("path", ["x.mean", "x.pairs.median", "x.pairs._own", "x.pairs.forget", "x.pairs.__class__"])
def test_nothing_else_is_read(path: str) -> None:
    with pytest.raises(KeyError, match="a sentence reads no"):
        look_up({"x": Outer(Inner(1.0))}, path)


@pytest.mark.parametrize("held", [Closed(), {"mean": 1}, "text", 3])
def test_what_has_not_said_so_is_not_looked_into(held: object) -> None:
    with pytest.raises(KeyError, match="a sentence reads no"):
        look_up({"x": held}, "x.mean")


def test_what_can_change_is_not_quotable() -> None:
    @dataclass
    class Loose:
        mean: float

    with pytest.raises(TypeError, match="got Loose"):
        quotable(Loose)


def placeholders() -> Iterator[tuple[str, str]]:
    for part in sorted(each.name for each in (ASSETS / "prose").iterdir() if each.is_dir()):
        for key, template in files.texts(part, prose.ENGLISH).items():
            for _, name, _, _ in Formatter().parse(template):
                if name and "." in name:
                    yield f"{part}.{key}", name


def leads(kind: Any, path: list[str]) -> bool:
    """Whether a result of this kind has what the path names."""
    if not path:
        return True
    if path[0] not in KINDS.get(kind, ()):
        return any(leads(each, path) for each in get_args(kind))
    said = vars(kind).get(path[0])
    getter = getattr(said, "fget", None) or getattr(said, "func", None)
    hint = get_type_hints(getter)["return"] if getter else get_type_hints(kind)[path[0]]
    return leads(hint, path[1:])


def test_whatever_a_sentence_names_is_there() -> None:
    for each in pkgutil.walk_packages(lessons.__path__, "cosine_lab.lessons."):
        import_module(each.name)
    named = [*placeholders()]
    assert len(named) > 50
    lost = [place for place, name in named if not any(leads(k, name.split(".")[1:]) for k in KINDS)]
    assert lost == []
