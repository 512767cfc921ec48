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

typed = (session.asked("words") or "")[: lists.LONGEST].strip() or lists.start(mine.held if mine else None)
entries = lists.entries(typed)
asked = model.encoding.asked(entries, model.found.tray(entries))
done = {each[0]: tasks.run_once(f"words-{each[0]}", each, encode) for each in asked}
live, unopened = model.encoding.opened({name: each[1] for name, each in done.items() if each})
own = model.found.Own(mine.name, mine.mark, mine.held, mine.rows) if mine else None
found = model.found.found(typed, live, own)
start = state.default(own=own is not None, chinese=model.found.chinese(found.names))
linked, ignored = session.linked(start)
shell.notes((*unopened, *ignored))
telling = words.story() if typed == lists.STORY else None
reader = words.Reader(own and own.held, "" if all(here for _, here in model.encoding.installed()) else ADD)
surface.show(words.surface(found, linked, start, text, telling, reader=reader), text, key="scores")


@fragment.free
def sentences() -> None:
    """Sentences of the reader's own, and one that is compared with them as it is typed."""
    told: controls.Told = []
    held, compared_with = own_sentences.given(text)
    readers = model.compared.readers(held, own)
    if own_sentences.wait(words.sentences.waiting(len(held), readers, text), text("sentences-look")):
        return
    wanted = model.compared.wanted(controls.choice(text, "vectors", readers, told), held)
    read = tasks.fresh("sentences", wanted, encode, partial(model.compared.at_hand, own=own))
    compared, refused = model.compared.found(wanted[0], read, compared_with, own)
    figures.lay(words.figures.compared.view(compared, (*told, *refused), len(held), text))


with shell.free("below"):
    figures.lay(words.figures.tables.quoted(text))
    shell.caption(words.sentences.about_table(text))
    shell.read(page, "question", "why", "source")
