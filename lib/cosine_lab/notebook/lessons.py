"""A lesson of the app in a notebook's cell."""

import json
from collections.abc import Mapping, Sequence
from reprlib import repr as brief
from typing import Any
from urllib.parse import parse_qsl, urlencode
from xml.etree.ElementTree import Element

import anywidget
import traitlets
from numpy.typing import ArrayLike

from cosine_lab import links, prose
from cosine_lab.api import known_language, speaking
from cosine_lab.data.heads.from_arrays import Labels
from cosine_lab.figures import still
from cosine_lab.lessons import openers
from cosine_lab.notebook import stills
from cosine_lab.notebook.layers import SURFACES, layer
from cosine_lab.places import ASSETS
from cosine_lab.refusals import Refused, Word
from cosine_lab.shared_cache import shared_cache
from cosine_lab.site import bundles
from cosine_lab.site.deck import themed
from cosine_lab.site.esm import together
from cosine_lab.surfaces import Surface, envelope
from cosine_lab.tokens import tokens

_HOST = ASSETS / "hosts" / "notebook" / "index.js"
FREE = "guide=0"
"""What an address asks for where no story guides."""
_PLACE = frozenset({"beat", "guide", "s", "lang"})


@shared_cache
def code(slug: str) -> str:
    """The module that draws a lesson in a cell."""
    parts = {"createWidget": (_HOST, "createWidget"), "lesson": (bundles.entry(slug), "LESSON")}
    themes = json.dumps({"light": themed(tokens().light), "dark": themed(tokens().dark)})
    return f"const parts = {together(parts)};\nexport default parts.createWidget(parts.lesson, {themes});\n"


class Lesson(anywidget.AnyWidget):
    """A lesson in a cell.

    Attributes
    ----------
    link : str
        Its state, as an address of the app carries it (`?s=…`); "" is where the lesson begins. It follows
        every move that is done, and the lesson follows it.
    """

    slug = traitlets.Unicode().tag(sync=True)
    envelope = traitlets.Dict().tag(sync=True)
    sheet = traitlets.Unicode().tag(sync=True)
    query = traitlets.Unicode().tag(sync=True)
    link = traitlets.Unicode().tag(sync=True)

    def __init__(self, slug: str, surface: Surface, language: str, query: str = "", notes: Sequence[Word] = ()) -> None:
        self._esm, self._language, self._surface = code(slug), language, surface
        self.notes = [prose.text("notebook", language).plain(each) for each in notes]
        super().__init__(slug=slug, envelope=self._envelope(slug), sheet=bundles.sheets(slug), query=query)
        self.observe(self._turn, "query")

    def _envelope(self, slug: str) -> dict[str, Any]:
        """What the browser is sent of the surface; there is no page to go on to."""
        record = envelope(self._surface, prose.text(slug, self._language))
        if self.notes:
            first, *rest = record["layout"]["planes"]
            first = {**first, "caption": " ".join((first["caption"], *self.notes))}
            record = {**record, "layout": {**record["layout"], "planes": [first, *rest]}}
        return {**record, "story": record["story"] and {**record["story"], "next": None}}

    def picture(self) -> Element:
        """What stands in the cell's place where there is no kernel."""
        return stills.picture(self.slug, self.state, self._language, _chosen(self.query).get("source"))

    def _repr_mimebundle_(self, **options: Any) -> tuple[dict[str, Any], dict[str, Any]] | None:  # noqa: ANN401
        bundle = super()._repr_mimebundle_(**options)
        drawn = {"image/svg+xml": still.standalone(self.picture(), stills.LOOK)}
        return bundle and ({**bundle[0], **drawn}, bundle[1])

    def _turn(self, change: Mapping[str, Any]) -> None:
        """Show what the reader chose of the lesson there, such as another classifier."""
        before, after = (_chosen(change[when]) for when in ("old", "new"))
        opened = None if after == before else opened_with(self.slug, self._language, after)
        if opened is not None:
            self._surface, self.notes = opened, []
            self.envelope = self._envelope(self.slug)

    @property
    def state(self) -> Any:  # noqa: ANN401 - each lesson has its own
        """What the reader has chosen, as the lesson's own state."""
        return links.amend(self._surface.defaults, self.link or None)[0] if self.link else self._surface.state

    @traitlets.validate("link")
    def _check_proposal(self, proposal: Mapping[str, Any]) -> str:
        """Refuse a link of another model, where nothing has been changed yet."""
        link = str(proposal["value"])
        _, refused = links.amend(self._surface.defaults, link or None)
        if refused:
            raise traitlets.TraitError(f"link needs a state of this model as `link` gives it, got {brief(link)}")
        return link


@speaking("lesson")
def lesson(
    slug: str,
    W: ArrayLike | None = None,
    labels: Labels | None = None,
    X: ArrayLike | None = None,
    bias: ArrayLike | None = None,
    *,
    show: Sequence[int | str] | None = None,
    language: str = prose.ENGLISH,
    story: bool = True,
    **chosen: str,
) -> Lesson:
    """A lesson of the app, as its story tells it, or for free play; over your own layer where it has planes for one.

    Parameters
    ----------
    slug : str
        As in an address of the app: "translate", "rescale", "sigmoid", …
    W, labels, X, bias, show : optional
        Your own output layer, as `plane` takes it, for free play on "centre", "rankings", "rescale", "sigmoid" or
        "translate". What the plane leaves out of it stands below the first picture.
    language : str
        "en" or "zh".
    story : bool
        Whether its steps guide the reader; those are of the lesson's own numbers.
    **chosen : str
        What an address may choose besides, such as source="embeddings".

    Raises
    ------
    ValueError
        If there is no such lesson, language or choice, or the lesson cannot show the layer.
    """
    known = sorted(openers())
    if slug not in known:
        raise ValueError(f"lesson needs one of {', '.join(known)}, got {slug!r}")
    known_language(language)
    beside = [
        name for name, value in (("labels", labels), ("X", X), ("bias", bias), ("show", show)) if value is not None
    ]
    if W is None and beside:
        raise ValueError(f"lesson needs W where there is {beside[0]}, got none")
    if W is not None:
        if slug not in SURFACES or chosen:
            raise ValueError(f"lesson needs {', '.join(SURFACES)} and no other choice for a W, got {[slug, *chosen]}")
        own = layer(W, labels, X, bias, show, on_off=slug == "sigmoid")
        surface = SURFACES[slug](own.reduced.classifier, prose.text(slug, language))
        return Lesson(slug, surface, language, FREE, own.notes)
    result = opened_with(slug, language, chosen)
    if result is None:
        raise ValueError(
            "lesson needs what all readers have: for your own numbers there are W, `plane`, `scores` and `line`"
        )
    return Lesson(slug, result, language, urlencode(chosen if story else {**chosen, "guide": "0"}))


def opened_with(slug: str, language: str, chosen: Mapping[str, str]) -> Surface | None:
    """A lesson's surface under some choices; None of a reader's own.

    Raises
    ------
    ValueError
        If the lesson has no such choice.
    """
    try:
        opened = openers()[slug](prose.text(slug, language), **chosen)
    except Refused as why:
        raise ValueError(prose.text("uploads").plain(why)) from None
    except TypeError:
        raise ValueError(f"lesson needs choices that {slug} has, got {', '.join(chosen)}") from None
    return None if opened is None else opened.surface


def _chosen(query: str) -> dict[str, str]:
    """What an address chooses of a page, beside the place in it."""
    return {name: value for name, value in parse_qsl(query) if name not in _PLACE}
