"""A reader's own output layer on the pages of the lessons, as far as a plane shows it."""

from collections.abc import Callable, Iterable

import streamlit as st

from cosine_lab.data.classifiers import Classifier
from cosine_lab.data.heads.head import Head
from cosine_lab.data.heads.reduced import first_labels, reduced, reduction_notes
from cosine_lab.escape import Markdown
from cosine_lab.prose import Page, Text, joined
from cosine_lab.refusals import Refused
from cosine_lab.surfaces.lesson_factory import OWN
from cosine_lab.ui import controls, inputs, own_file, session, shell
from cosine_lab.ui.labels import MOST_LISTED

PAGE = "audit"
"""Where it is uploaded."""
_CHOSEN, _PAPER = "own-labels", "paper"
_FIRST, MOST = 8, 12
"""Labels that a plane begins with, and holds at most."""


def source(shipped: Iterable[str]) -> tuple[str, tuple[Refused, ...]]:
    """One of the shipped classifiers or the reader's own, and what of the link was ignored."""
    text = shell.text("classifiers")
    titles = {each: text(each) for each in (*shipped, OWN)}
    return inputs.choose("source", titles, text("title"))


def headed(
    page: Page, shipped: Callable[[str], Classifier], refusals: controls.Refusals, *, sigmoid: bool = False
) -> tuple[Classifier, Markdown]:
    """A page's title beside the choice between the paper's classifier and the reader's own.

    Returns
    -------
    classifier, where it comes from
    """
    (chooser,) = shell.head(page, 3, 1)
    with chooser, shell.free("source"):
        chosen, ignored = source((_PAPER,))
    refusals += ignored
    return model(chosen, shipped, _PAPER, sigmoid=sigmoid)


def model(
    source: str, shipped: Callable[[str], Classifier], first: str, *, sigmoid: bool = False
) -> tuple[Classifier, Markdown]:
    """The classifier of a source, and where it comes from.

    The reader's own is reduced to some labels in a plane, and the page says what that leaves out;
    where the session holds none, it says so and shows the first that ships.

    Parameters
    ----------
    source : str
        As `source` gives it.
    shipped : callable
        Gives those that ship.
    first : str
        The key of one of them.
    sigmoid : bool
        Whether each label is on or off for itself.
    """
    if source == OWN:
        layer = own_file.recall()
        if layer is not None and not (sigmoid and layer.head.added):
            return _own(layer.head, sigmoid=sigmoid)
        session.forget(session.LINK)  # the link's state is of a model that is not here
        if layer is None:
            _ask(first)
        else:
            shell.notes((Refused("heads.one-row"),))
    models = shell.text("classifiers")
    name = first if source == OWN else source
    with shell.busy(models("fitting")):
        classifier = shipped(name)
    return classifier, models.markdown(f"{name}-about", accuracy=classifier.accuracy)


def _ask(first: str) -> None:
    text, title = shell.text("own_head"), shell.text("classifiers")(first)
    with st.container(horizontal=True, vertical_alignment="center"):
        st.info(text.markdown("none", shown=title))
        if st.button(text("bring"), key="own-head-bring"):
            shell.turn(PAGE, {"source": OWN})


def _own(head: Head, *, sigmoid: bool) -> tuple[Classifier, Markdown]:
    """The reader's own in the plane: which labels, and what it keeps."""
    shell.mark_own()
    text = shell.text("own_head")
    with shell.free("own"):
        telling, choosing = shell.columns(3, 2)
        with choosing:
            chosen = _labels(head, text)
        plane = reduced(head, chosen, sigmoid=sigmoid)
        with telling:
            notes = reduction_notes(plane, head, sigmoid=sigmoid)
            lines = [text.markdown(each.key.partition(".")[2], **each.values) for each in notes]
            st.info(joined(lines) if lines else text.markdown("whole", n=len(head.labels)))
    return plane.classifier, text.markdown("about", name=head.name)


def _labels(head: Head, text: Text) -> list[int]:
    """Two to twelve labels with different rows, as the reader chose them, else the first ones."""
    begin, places = first_labels(head, _FIRST), {name: k for k, name in enumerate(head.labels)}
    if len(places) <= MOST_LISTED:
        names = st.multiselect(
            text("labels", most=MOST),
            head.labels,
            [head.labels[k] for k in begin],
            max_selections=MOST,
            key=f"{_CHOSEN}-{head.mark}",
            on_change=session.drop_link,
        )
    else:
        typed = st.text_input(
            text("labels-typed", most=MOST), key=f"{_CHOSEN}-{head.mark}", on_change=session.drop_link
        )
        names = [name.strip() for name in typed.replace("，", ",").split(",")]
    labels = [places[name] for name in dict.fromkeys(names) if name in places][:MOST]
    rows = head.rows(*(labels or begin[:1]))
    return labels if (rows != rows[0]).any() else begin
