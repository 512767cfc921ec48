import lib
from cosine_lab.lessons import threshold
from cosine_lab.ui import (
    controls,
    figures,
    fragment,
    own_pairs,
    own_sentences,
    own_words,
    session,
    shell,
    surface,
    tasks,
)

page = shell.open_page(__file__)
text, own = page.text, threshold.own
shell.head(page)
linked, ignored = session.linked(threshold.state.default())
shell.notes(ignored)
surface.show(threshold.surface(linked, text, threshold.story()), text, key="threshold")


@fragment.free
def mine() -> None:
    """The best line over pairs of the reader's own, after each remedy."""
    told: controls.Told = []
    shell.title(text.markdown("own-title"))
    choosing, uploading = shell.columns(20, 8)
    with uploading:
        held = own_words.upload(text)
    titles = {each: each for each in threshold.state.MODELS} | ({"own": held.name} if held else {})
    with choosing:
        chosen = controls.choice(text, "vectors", titles, told)
    shell.notes(told)
    pairs = own_pairs.given(text)
    if pairs is None:
        return
    mine = held if chosen == "own" else None
    theirs = own.Vectors(mine.rows, mine.held.vectors, mine.mark) if mine else own.shipped(chosen, pairs)
    found = tasks.fresh("own-pairs", (pairs.mark, theirs.mark, theirs.encoder), own.job(pairs, theirs))
    if found is None:
        return
    for each in own.said(pairs, found, text):
        shell.caption(each)
    shell.notes(found.refused)
    own_sentences.wait(own.waiting(found, text), text.of("words")("sentences-look"))
    if found.lines or found.agreements:
        figures.tabulate(own.table(found, text), key="own-pairs", alt=text("own-alt"), saved=own.saved(found, text))


with shell.free("texts"):
    shell.read(page, "question", "why", "source")
