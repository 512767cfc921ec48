"""What a reader may cause and must be told: a key and values, said in words by the page."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Word:
    """A word or sentence by its key, to be said in the reader's language.

    Attributes
    ----------
    key : str
        "<part>.<key>" of assets/prose.
    values : mapping of str to object
        What the sentence names.
    """

    key: str
    values: Mapping[str, object] = field(default_factory=dict)


def some(names: Sequence[str], most: int) -> list[str | Word]:
    """The first names, and how many more there are."""
    return [*names[:most], *[Word("site.more", {"count": len(names) - most})] * (len(names) > most)]


class Refused(ValueError):  # noqa: N818 - it is also given back, as a value
    """Input from outside that is not accepted: which rule it broke, and with what.

    Total functions give refusals back instead of raising them. `cosine_lab.prose.sentence` says one.

    Attributes
    ----------
    key : str
        "<part>.<key>" of the sentence in assets/prose.
    values : dict of str to object
        What the sentence names: numbers, foreign text, a `Word`, or another refusal as the reason.
    """

    def __init__(self, key: str, /, **values: object) -> None:
        super().__init__(key, values)
        self.key = key
        self.values = values

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refused) and (other.key, other.values) == (self.key, self.values)

    def __hash__(self) -> int:
        return hash((Refused, self.key))

    def __reduce__(self) -> tuple[Callable[..., "Refused"], tuple[str, dict[str, object]]]:
        """As it travels between processes."""
        return _refused, (self.key, self.values)

    def __str__(self) -> str:
        values = ", ".join(f"{name}={value!r}" for name, value in self.values.items())
        return f"{self.key}({values})"


def _refused(key: str, values: dict[str, object]) -> Refused:
    return Refused(key, **values)
