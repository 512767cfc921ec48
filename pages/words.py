from functools import partial

import streamlit as st

import lib
from cosine_lab.data.encoders import ADD, encode
from cosine_lab.lessons import words
from cosine_lab.ui import controls, figures, fragment, own_sentences, own_words, session, shell, surface, tasks

page = shell.open_page(__file__)
text, state, model, lists = page.text, words.state, words.model, words.model.lists
uploading, adding = shell.head(page, 6, 2, 2)
with uploading, shell.free("own"):
    mine = own_words.upload(text)
with adding, shell.free("encoders"), st.popover(text("encoders"), width="stretch"):
    shell.say(words.sentences.about_encoders(text))
    shell.caption(text.markdown("encoders-note"))

typed = (session.parameter("words") or "")[: lists.LONGEST].strip() or lists.start(mine.vectors if mine else None)
entries = lists.entries(typed)
requests = model.encoding.requests(entries, model.lookup.tray(entries))
done = {each[0]: tasks.run_once(f"words-{each[0]}", each, encode) for each in requests}
live, unopened = model.encoding.opened({name: each[1] for name, each in done.items() if each})
own = model.lookup.Own(mine.name, mine.mark, mine.vectors, mine.rows) if mine else None
lookup = model.lookup.look_up(typed, live, own)
start = state.default(own=own is not None, chinese=model.lookup.chinese(lookup.names))
linked, ignored = session.linked(start)
shell.notes((*unopened, *ignored))
telling = words.story() if typed == lists.STORY else None
reader = words.Reader(own and own.vectors, "" if all(here for _, here in model.encoding.installed()) else ADD)
surface.show(words.surface(lookup, linked, start, text, telling, reader=reader), text, key="scores")


@fragment.free
def sentences() -> None:
    """Sentences of the reader's own, and one that is compared with them as it is typed."""
    refusals: controls.Refusals = []
    texts, compared_with = own_sentences.offer(text)
    readers = model.compared.readers(texts, own)
    if own_sentences.wait(words.sentences.waiting(len(texts), readers, text), text("sentences-look")):
        return
    wanted = model.compared.wanted(controls.choice(text, "vectors", readers, refusals), texts)
    encoded = tasks.fresh("sentences", wanted, encode, partial(model.compared.at_hand, own=own))
    compared, refused = model.compared.comparison(wanted[0], encoded, compared_with, own)
    figures.lay(words.figures.compared.view(compared, (*refusals, *refused), len(texts), text))


with shell.free("below"):
    figures.lay(words.figures.tables.quoted(text))
    shell.caption(words.sentences.about_table(text))
    shell.sections(page, "question", "why", "source")
