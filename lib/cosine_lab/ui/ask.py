"""Questions about scores; a pair of words that the browser lacks is told, and sent."""

from cosine_lab.prose import Text
from cosine_lab.site import ask
from cosine_lab.site.bundles import ASK
from cosine_lab.ui import session, shell
from cosine_lab.ui.mount import made

_LONGEST, _TOLD = 60, "ask-pair"


def shown(text: Text) -> None:
    """Show the questions."""
    pages = {slug: shell.words_of(slug) for slug in shell.slugs()}
    data = ask.data(text, pages, shell.address, session.recall(_TOLD) or ask.PAIR)
    made(ASK)(key=ASK, data=data, on_pair_change=_hear)


def _hear() -> None:
    pair = session.told(ASK, "pair")
    if isinstance(pair, list) and len(pair) == 2 and all(isinstance(word, str) for word in pair):  # noqa: PLR2004
        session.remember(_TOLD, tuple(word.strip().lower()[:_LONGEST] for word in pair))
