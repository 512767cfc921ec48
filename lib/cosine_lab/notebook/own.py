"""What widgets over numbers of one's own share: traits that follow the lesson's state, and lead it."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from typing import Any, ClassVar

import traitlets

from cosine_lab import links, prose
from cosine_lab.data.arguments import need
from cosine_lab.notebook.lessons import FREE, Lesson
from cosine_lab.refusals import Word
from cosine_lab.surfaces import Surface

_LONGEST_TITLE = 60


class Own(Lesson):
    """A lesson over numbers of one's own: its traits say what the state does, and a cell may set some of them."""

    SET: ClassVar[Mapping[str, str]] = {}
    """The traits that a cell may set, and what each of them takes."""

    def __init__(self, slug: str, surface: Surface, language: str, notes: Sequence[Word] = ()) -> None:
        self._following = False
        super().__init__(slug, surface, language, FREE, notes)
        self._follow()
        self.observe(lambda _: self._follow(), "link")
        self.observe(self._lead, [*self.SET])

    def traits_of_state(self) -> dict[str, Any]:
        """The traits as the state has them."""
        raise NotImplementedError

    def chosen(self) -> dict[str, Any]:
        """The fields of the state as the traits have them; ValueError where there are none such."""
        raise NotImplementedError

    def _envelope(self, slug: str) -> dict[str, Any]:
        """The lesson's envelope, whose words speak of one's own numbers where those of the app would not."""
        record = super()._envelope(slug)
        start = f"{self.called()}."
        own = prose.text("notebook", self._language).templates(start)
        return {**record, "words": {**record["words"], **{key.removeprefix(start): word for key, word in own.items()}}}

    @classmethod
    def called(cls) -> str:
        """The function that makes such a widget."""
        return cls.__name__.lower()

    def _follow(self) -> None:
        with self._quiet():
            for name, value in self.traits_of_state().items():
                self.set_trait(name, value)

    def _lead(self, change: Mapping[str, Any]) -> None:
        """Have the link say what a cell has set; what the state cannot hold is taken back, and said."""
        if self._following:
            return
        try:
            self.link = links.encode(replace(self.state, **self.chosen()), self._surface.defaults.labels)
        except (TypeError, ValueError, traitlets.TraitError):
            self._follow()
            name, value = change["name"], change["new"]
            raise ValueError(f"{self.called()} needs {self.SET[name]} for {name}, got {value!r}") from None

    @contextmanager
    def _quiet(self) -> Iterator[None]:
        self._following = True
        try:
            yield
        finally:
            self._following = False


def titled(title: str, language: str) -> str:
    """What vectors are called."""
    need(len(str(title)) <= _LONGEST_TITLE, f"a title of at most {_LONGEST_TITLE} letters", title)
    return str(title) or prose.text("notebook", language)("vectors")
