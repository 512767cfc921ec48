"""The surfaces of tables and of learning that have a story, by their lessons."""

from cosine_lab import prose
from cosine_lab.lessons import factorisation, length, norms, pooling, threshold, train_again, training, words
from cosine_lab.lessons.factorisation.model.problem import handwriting
from cosine_lab.surfaces import Surface


def _words() -> Surface:
    model, start = words.model, words.state.default()
    return words.surface(model.lookup.look_up(model.lists.STORY), start, start, prose.text("words"), words.story())


def _factorisation() -> Surface:
    problem = handwriting()
    return factorisation.surface(
        problem, factorisation.model.default(problem), prose.text("factorisation"), factorisation.story()
    )


def _training() -> Surface:
    start, text = training.state.default(), prose.text("training")
    return training.surface(start, text, training.story())


TABLES = {
    "words": _words(),
    "factorisation": _factorisation(),
    "training": _training(),
    "train_again": train_again.surface(train_again.state.default(), prose.text("train_again"), train_again.story()),
    "norms": norms.surface(norms.state.default(), prose.text("norms"), norms.story()),
    "pooling": pooling.surface(pooling.state.default(), prose.text("pooling"), pooling.story()),
    "length": length.surface(length.state.default(), prose.text("length"), length.story()),
    "threshold": threshold.surface(threshold.state.default(), prose.text("threshold"), threshold.story()),
}
