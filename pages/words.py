import streamlit as st

from lib.lessons import words as lesson
from lib.ui import controls, figures, own_words, session, shell, work
from lib.ui import words as tables

page = shell.open_page(__file__)
words = page.words
title, offers = shell.columns(3, 5)
with title:
    shell.head(page)
with offers:
    controls.offer("words", lesson.LISTS)
typing, uploading, encoders = shell.columns(6, 2, 2)
with typing:
    typed = session.text("words", lesson.STORY, words["words"], lesson.LONGEST, keep_link=True)
with uploading:
    mine = own_words.upload()
with encoders, st.popover(words["encoders"], width="stretch"):
    shell.say(lesson.about_encoders())
    shell.caption(words["encoders-note"])

entries, notes = lesson.entries(typed)
live: dict[str, lesson.Encoded] = {}
for wanted in lesson.asked(entries, lesson.unknown(entries), lesson.tray(entries)):
    encoded = work.done(f"words-{wanted[0]}", wanted, lesson.encode)
    result = encoded[1] if encoded else {}
    if isinstance(result, str):
        notes += (result,)
    else:
        live[wanted[0]] = result
own = lesson.Own(mine.name, mine.mark, mine.held, mine.rows) if mine else None
found = lesson.found(entries, live, own)
start = lesson.default(own=own is not None)
state, ignored = session.linked(start)
shell.notes(notes + found.notes + ignored)
tables.show(lesson.surface(found.names, found.count, found.models, state, start), key="scores")

VIEWS = {view: words[f"view-{view}"] for view in ("bands", "map", "matrix", "nearest")}
DRAWN = {model.key: model.title for model in found.models if model.vectors is not None}
viewing, choosing = shell.columns(1, 1)
with viewing:
    view, unheard = session.choose("view", VIEWS, words["view"], keep_link=True)
key = next(iter(DRAWN))
if view in ("map", "matrix"):
    with choosing:
        key, unknown = session.choose("model", DRAWN, words["model"], keep_link=True)
        unheard += unknown
shell.notes(unheard)
model = next(each for each in found.models if each.key == key)
names = found.names[: found.count]
if view in ("map", "matrix"):
    draw = lesson.pca_map if view == "map" else lesson.matrix
    drawn = draw(names, model, figures.look())
    if drawn is None:
        shell.notes((words[f"{view}-few"],))
    else:
        figures.show(drawn[0], key=f"words-{view}", alt=words[f"{view}-alt"], table=drawn[1])
        shell.caption(words[f"{view}-caption"])
elif view == "bands":
    figure, summary = lesson.bands(found.models, figures.look())
    figures.show(figure, key="words-bands", alt=words["bands-alt"])
    shell.say(lesson.about_bands(found))
    figures.tabulate(summary, key="words-bands-summary", alt=words["bands-alt"], foreign=True)
    shell.caption(words["bands-caption"])
else:
    index = min(state.query, found.count - 1)
    figures.tabulate(
        lesson.neighbour_table(found.models, index),
        key="words-nearest",
        alt=words["nearest-alt"],
        title=words["nearest-title"].format(word=shell.plain(names[index])),
        foreign=True,
    )
    shell.caption(words["nearest-caption"])
figures.tabulate(
    lesson.quoted_table(),
    key="words-quoted",
    alt=words["quoted-alt"],
    title=words["quoted-title"],
    digits=4,
)
shell.say(lesson.about_quoted())
shell.caption(lesson.about_table())
shell.read(page, "Question", "Why", "Try", "Source")
