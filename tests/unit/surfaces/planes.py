"""The surfaces of the lessons that are told on planes, each with its story."""

from cosine_lab import prose
from cosine_lab.data.classifiers import classifier
from cosine_lab.lessons import (
    audit,
    centre,
    home,
    measures,
    rankings,
    rescale,
    sigmoid,
    thief,
    top_two,
    translate,
    word2vec,
)
from cosine_lab.surfaces import Surface

PAPER = classifier("paper")


def _translate(source: str) -> Surface:
    model = classifier(source)
    told, text = translate.story(model), prose.text("translate")
    return translate.surface(model, translate.default(model), text, told)


def _rescale() -> Surface:
    told, text = rescale.story(), prose.text("rescale")
    return rescale.surface(PAPER, rescale.default(PAPER), "diagonal", text, told)


def _centre() -> Surface:
    model = centre.classifier("figure")
    return centre.surface(model, centre.default(model), prose.text("centre"), centre.story())


def _measures() -> Surface:
    told, text = measures.story(), prose.text("measures")
    return measures.surface(PAPER, measures.default(PAPER), text, told)


def _sigmoid() -> Surface:
    told, text = sigmoid.story(len(PAPER.labels)), prose.text("sigmoid")
    return sigmoid.surface(PAPER, sigmoid.default(PAPER), text, story=told)


def _rankings() -> Surface:
    told, text = rankings.story(), prose.text("rankings")
    return rankings.surface(PAPER, rankings.default(PAPER), text, story=told)


def _audit() -> Surface:
    ground, pair = audit.model.sample("wine")["softmax"], (0, 1)
    told, text = audit.story(ground), prose.text("audit")
    tried = audit.attempts(ground, "wine", pair)
    return audit.surface(ground, pair, audit.default(ground, pair), text, told, tried=tried)


def _word2vec() -> Surface:
    words = ("bread", "eat", "drink", "father", "mother")
    pocket = word2vec.model.pocket("gospels", words, 5, 0)
    told, text = word2vec.story(pocket), prose.text("word2vec")
    return word2vec.surface(pocket, pocket.state, "small", text, told)


PLANES = {
    "home": home.surface(PAPER, home.default(PAPER), prose.text("home"), home.story(PAPER)),
    "translate": _translate("paper"),
    "translate/wine": _translate("wine"),
    "rescale": _rescale(),
    "centre": _centre(),
    "measures": _measures(),
    "sigmoid": _sigmoid(),
    "top_two": top_two.surface(top_two.default(), prose.text("top_two"), top_two.story()),
    "rankings": _rankings(),
    "word2vec": _word2vec(),
    "thief": thief.surface(PAPER, thief.default(PAPER), prose.text("thief"), thief.story()),
    "audit": _audit(),
}
"""By lesson and, after a slash, by what it is told on."""
