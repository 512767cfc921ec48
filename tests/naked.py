"""Finds words that no language has: in the pseudo-language every text stands in ⟦ ⟧."""

import json
import re
from collections.abc import Iterator
from functools import cache
from itertools import chain
from typing import Any

from google.protobuf.json_format import MessageToDict
from streamlit.testing.v1 import AppTest

from cosine_lab import prose
from cosine_lab.data.classifiers import SOURCES, classifier
from cosine_lab.data.corpora import corpus
from cosine_lab.data.quoted import E5_BASE, MINILM_L12
from cosine_lab.data.words import every_word, load_words

_CLOTHED = re.compile(r"⟦[^⟦⟧]*⟧")
_WORD = re.compile(r"[A-Za-zÀ-ɏͰ-ϿЀ-ӿ]{2,}")
_MARKUP = re.compile(r"<style>.*?</style>|<[^<>]*>|%\{[^}]*\}|&[a-z]+;|https?://[^\s\"'<>]+", re.DOTALL)
MATHEMATICS = {"cos", "sin", "arcsin", "arccos", "log", "ln", "exp", "diag", "max", "min", "argmax"}
UNSEEN = {
    *("id", "type", "elementType", "style", "url", "icon", "scope", "hash", "formId", "fileUrls"),
    *("componentName", "cssContent", "jsContent", "htmlContent", "deferredFileId", "mimeType"),
    *("value", "gapSize", "align", "direction", "justify", "verticalAlignment", "borderMode"),
    *("config", "queryParamKey", "rawValues", "display", "format", "urlPathname", "page"),
    *("pageScriptHash", "dataType", "width", "height", "selectionMode", "clickMode", "arrowData", "default"),
}
"""Fields of Streamlit's messages that no reader sees, whatever element they belong to."""
TOLD = {"text", "title", "name", "hovertemplate", "hovertext", "ticktext", "label", "labels"}
"""Fields of a Plotly figure in which texts stand."""


@cache
def names() -> frozenset[str]:
    """Words that are the same in every language: names of labels, models, data sets, formats, languages."""
    labels = [label for slug in SOURCES for label in classifier(slug).labels]
    models = (*load_words().vectors, E5_BASE.model, MINILM_L12.model)
    languages = (*chain(*prose.choices()), prose.PSEUDO, prose.MIRRORED)
    texts = (*models, *labels, *languages, "WordSim-353", "SimLex-999", "CSV SVG PNG")
    return frozenset(word for text in texts for word in _WORD.findall(text)) | MATHEMATICS


@cache
def drawn_names() -> frozenset[str]:
    """Names, and words that are drawn as data: of the shipped table and of the corpus."""
    return names().union(every_word().words, corpus("whole").words)


@cache
def naked(text: str, *, drawn: bool = False) -> tuple[str, ...]:
    """Words of a text outside of ⟦ ⟧ that are no names, nor data where data are drawn."""
    bare = _MARKUP.sub(" ", text)
    while bare != (bare := _CLOTHED.sub(" ", bare)):
        pass
    known = drawn_names() if drawn else names()
    return tuple(word for word in _WORD.findall(bare) if word not in known)


def page_texts(page: AppTest) -> Iterator[tuple[str, str]]:
    """Every text a page sends for readers, each with the field it stands in."""
    for element in elements(page._tree):
        proto = getattr(element, "proto", None)
        if proto is None:
            continue
        told = MessageToDict(proto)
        yield from strings(told, element.type, UNSEEN | {"json", "spec"})
        if element.type == "plotly_chart":
            yield from in_figure(json.loads(proto.spec), element.type)
        elif element.type == "table":
            frame = element.value
            for text in [*frame.columns, *frame.to_numpy().ravel()]:
                yield element.type, str(text)
        elif element.type == "bidi_component":
            words = json.loads(proto.json).get("words", {}) if proto.json else {}
            yield from strings(words, element.type, frozenset())


def elements(block: Any) -> Iterator[Any]:
    for child in block.children.values():
        yield child
        if hasattr(child, "children"):
            yield from elements(child)


def strings(told: Any, where: str, unseen: frozenset[str] | set[str]) -> Iterator[tuple[str, str]]:
    """Every string of a message but those of unseen fields."""
    if isinstance(told, dict):
        for key, value in told.items():
            if key not in unseen:
                yield from strings(value, f"{where}.{key}", unseen)
    elif isinstance(told, list):
        for value in told:
            yield from strings(value, where, unseen)
    elif isinstance(told, str):
        yield where, told


def in_figure(figure: Any, where: str, said: bool = False) -> Iterator[tuple[str, str]]:  # noqa: FBT001, FBT002 - any JSON
    """Every string of a figure that is drawn or shown on hover."""
    if isinstance(figure, dict):
        for key, value in figure.items():
            yield from in_figure(value, f"{where}.{key}", key in TOLD)
    elif isinstance(figure, list):
        for value in figure:
            yield from in_figure(value, where, said)
    elif isinstance(figure, str) and said:
        yield where, figure
