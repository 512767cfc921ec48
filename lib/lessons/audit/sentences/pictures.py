"""The report's figures, still: all cosines before and after, and how many neighbours are kept."""

from xml.etree.ElementTree import Element, SubElement, tostring

from lib.figures import still
from lib.figures.style import Look
from lib.lessons.audit.model import Findings
from lib.lessons.audit.model.neighbours import Gauge
from lib.lessons.audit.sentences.parts import Say
from lib.names import shown

_LOOK = Look()


def pictures(found: Findings, say: Say) -> dict[str, str]:
    """HTML by the key of the part that it belongs to."""
    drawn = {"matrix": _cosines(found, say)}
    if found.layer.gauge is not None:
        drawn["neighbours"] = _kept(found.layer.gauge, say)
    return drawn


def _cosines(found: Findings, say: Say) -> str:
    seen, both = found.matrices, Element("div", {"class": "pair"})
    names = [found.ground.head.labels[k] for k in seen.drawn]
    for key, table in (("before", seen.before), ("after", seen.after)):
        title = say(f"{key}-title")
        both.append(_figure(still.heat(table, names, title, _LOOK), title))
    title = say("counts-still")
    return _html(both) + _html(_figure(still.bars(seen.edges, seen.counts, title, _LOOK), title))


def _kept(found: Gauge, say: Say) -> str:
    title = say("kept-title")
    edges, counts = found.shares
    return _html(_figure(still.bars(edges, [counts], title, _LOOK), title))


def _figure(drawn: Element, title: str) -> Element:
    figure = Element("figure")
    figure.append(drawn)
    SubElement(figure, "figcaption").text = shown(title)
    return figure


def _html(element: Element) -> str:
    return tostring(element, encoding="unicode", method="html")
