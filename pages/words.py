from functools import partial

import streamlit as st

from lib.data.encoders import encode
from lib.lessons import words
from lib.ui import controls, figures, fragment, inputs, offers, own_sentences, own_words, session, shell, surface, tasks

page = shell.open_page(__file__)
text, state, model, lists = page.text, words.state, words.model, words.model.lists
(offering,) = shell.head(page, 3, 5)
with shell.free("list"):
    typing, uploading, encoders = shell.columns(6, 2, 2)
with uploading:
    mine = own_words.upload(text)
with typing:
    own_words.ask_of(mine, "words", lists.STORY, *lists.first_asked(mine.held if mine else None))
    typed = inputs.text("words", lists.STORY, words.sentences.accepts(text), lists.LONGEST, keeps_state=True, seen=True)
with offering, shell.free("offers"):
    offers.offer("words", words.sentences.lists(mine.held if mine else None, text))
    if mine:
        offers.append("words", lists.listed(mine.held), words.sentences.adds(mine.held, text))
with encoders, st.popover(text("encoders"), width="stretch"):
    shell.say(words.sentences.about_encoders(text))
    shell.caption(text.markdown("encoders-note"))

entries, left = lists.entries(typed)
asked = model.encoding.asked(entries, model.found.tray(entries))
done = {each[0]: tasks.run_once(f"words-{each[0]}", each, encode) for each in asked}
live, unopened = model.encoding.opened({name: each[1] for name, each in done.items() if each})
own = model.found.Own(mine.name, mine.mark, mine.held, mine.rows) if mine else None
found = model.found.found(entries, live, own)
start = state.default(own=own is not None, chinese=model.found.chinese(found.names))
linked, ignored = session.linked(start)
shell.notes((*left, *unopened, *found.refused, *ignored))
telling = words.story() if typed == lists.STORY else None
surface.show(words.surface(found, linked, start, text, telling), text, key="scores")


@fragment.free
def sentences() -> None:
    """Sentences of the reader's own, and one that is compared with them as it is typed."""
    told: controls.Told = []
    held, asked = own_sentences.given(text)
    readers = model.compared.readers(held, own)
    if own_sentences.wait(words.sentences.waiting(len(held), readers, text), text("sentences-look")):
        return
    wanted = model.compared.wanted(controls.choice(text, "vectors", readers, told), held)
    read = tasks.fresh("sentences", wanted, encode, partial(model.compared.at_hand, own=own))
    compared, refused = model.compared.found(wanted[0], read, asked, own)
    figures.lay(words.figures.compared.view(compared, (*told, *refused), len(held), text))


with shell.free("below"):
    views, drawn = words.figures.views, words.sentences.drawn(found.models, text)
    offered = (state.VIEWS, state.OF_ONE_MODEL)
    fragment.views(offered, drawn, start, partial(views.asked, found), text)
    figures.lay(views.quoted(text))
    shell.caption(words.sentences.about_table(text))
    shell.read(page, "question", "why", "source")
