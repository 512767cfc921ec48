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
    refusals: controls.Refusals = []
    shell.title(text.markdown("own-title"))
    choosing, uploading = shell.columns(20, 8)
    with uploading:
        vectors = own_words.upload(text)
    titles = {each: each for each in threshold.state.MODELS} | ({"own": vectors.name} if vectors else {})
    with choosing:
        chosen = controls.choice(text, "vectors", titles, refusals)
    shell.notes(refusals)
    pairs = own_pairs.offer(text)
    if pairs is None:
        return
    mine = vectors if chosen == "own" else None
    theirs = own.Vectors(mine.rows, mine.vectors.vectors, mine.mark) if mine else own.shipped(chosen, pairs)
    result = tasks.fresh("own-pairs", (pairs.mark, theirs.mark, theirs.encoder), own.job(pairs, theirs))
    if result is None:
        return
    for each in own.notes(pairs, result, text):
        shell.caption(each)
    shell.notes(result.refused)
    own_sentences.wait(own.waiting(result, text), text.of("words")("sentences-look"))
    if result.lines or result.agreements:
        figures.tabulate(own.table(result, text), key="own-pairs", alt=text("own-alt"), saved=own.saved(result, text))


with shell.free("texts"):
    shell.sections(page, "question", "why", "source")
