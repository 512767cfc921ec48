"""What the Word2Vec page says of its two models."""

from cosine_lab.data.corpora import Corpus, manifest
from cosine_lab.escape import Markdown
from cosine_lab.lessons.word2vec.model import Learned, Pocket
from cosine_lab.lessons.word2vec.state import Settings
from cosine_lab.prose import Text, number


def pocket(model: Pocket, corpus: Corpus, text: Text) -> Markdown:
    """How well two dimensions can say who meets whom, and what text that is."""
    titles, facts = text.of("corpora"), manifest()
    n = len(model.words)
    return text.markdown(
        "pocket-answer",
        places=int(model.counts.sum()) // 2,
        n=n,
        title=titles(corpus.slug),
        agree=int((model.on == model.above_chance).sum()),
        labels=n * n,
        source=titles("source", package=facts["package"], version=facts["version"]),
    )


def learned(model: Learned, settings: Settings, text: Text) -> Markdown:
    """The answer to the page's question, from the correlations."""
    compared = model.compared
    pmi, _, counts, company = (number(value) for value in compared.rho["cosine"])
    return text.markdown(
        "learned-answer",
        dimension=settings.dimension,
        pairs=len(compared.names),
        compared=len(compared.words),
        pmi=pmi,
        counts=counts,
        company=company,
        logit=number(compared.rho["logit"][0]),
        title=text.of("corpora")(settings.text),
        words=len(model.words),
        seen=model.pairs,
        passes=number(model.passes, 1),
    )
