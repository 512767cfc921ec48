import streamlit as st

from lib.lessons import words
from lib.ui import controls, figures, inputs, own_words, session, shell, surface, work

page = shell.open_page(__file__)
text, state, model = page.text, words.state, words.model
told: controls.Told = []
title, offers = shell.columns(3, 5)
with title:
    shell.head(page)
with shell.free("list"):
    typing, uploading, encoders = shell.columns(6, 2, 2)
with typing:
    longest = model.lists.LONGEST
    takes = words.sentences.accepts(text)
    typed = inputs.text("words", model.lists.STORY, takes, longest, keeps_state=True, seen=True)
with uploading:
    mine = own_words.upload(text)
with offers, shell.free("offers"):
    controls.offer("words", words.sentences.lists(mine.held if mine else None, text))
    if mine:
        controls.append("words", model.lists.listed(mine.held), text("own-word"))
with encoders, st.popover(text("encoders"), width="stretch"):
    shell.say(words.sentences.about_encoders(text))
    shell.caption(text.markdown("encoders-note"))

entries, left = model.lists.entries(typed)
asked = model.encoding.asked(entries, model.models.unknown(entries), model.found.tray(entries))
encode = model.encoding.encode
done = {each[0]: work.run_once(f"words-{each[0]}", each, encode) for each in asked}
live, unopened = model.encoding.opened({name: each[1] for name, each in done.items() if each})
own = model.found.Own(mine.name, mine.mark, mine.held, mine.rows) if mine else None
found = model.found.found(entries, live, own)
start = state.default(own=own is not None)
linked, ignored = session.linked(start)
shell.notes((*left, *unopened, *found.refused, *ignored))
telling = words.story() if typed == model.lists.STORY else None
surface.show(words.surface(found, linked, start, text, telling), text, key="scores")

below = shell.free("below")
with below:
    viewing, choosing = shell.columns(1, 1)
with viewing:
    view = controls.choice(text, "view", state.VIEWS, told)
drawn = model.models.drawn(found.models)
key = next(iter(drawn))
if view in state.OF_ONE_MODEL:
    with choosing:
        key = controls.choice(text, "model", drawn, told)
with below:
    shell.notes(tuple(told))
    views, look = words.figures.views, figures.look()
    shown = state.Shown(view, key, linked.query)
    figures.lay(views.view(found, shown, look, text))
    figures.lay(views.quoted(text))
    shell.caption(words.sentences.about_table(text))
    shell.read(page, "question", "why", "source")
