import streamlit as st

from lib.data.corpora import corpus, parts
from lib.lessons import word2vec
from lib.ui import controls, figures, inputs, session, shell, surface, work

page = shell.open_page(__file__)
text, look, model = page.text, figures.look(), word2vec.model
title, chooser = shell.columns(3, 2)
with title:
    shell.head(page)
with chooser, shell.free("text"):
    titles = {part: text.of("corpora")(part) for part in parts()}
    source, unknown = inputs.choose("text", titles, text("text"))
typing, setting = shell.columns(4, 1)
with typing, shell.free("words"):
    typed = inputs.text("words", word2vec.state.PLANE, text("words"), word2vec.state.LONGEST)
with setting, shell.free("settings"):
    fields, beginning = word2vec.state.FIELDS, word2vec.state.defaults()
    values, wrong = controls.numbers(text("settings"), text("train"), fields, beginning)
settings = word2vec.state.settings_of(source, values)
with shell.busy(text("reading")):
    read = corpus(source)
    chosen, missing = model.chosen(typed, read, settings.window)
    pocket = model.pocket(source, chosen, settings.window, settings.seed)
linked, ignored = session.linked(pocket.state)
state, other = word2vec.state.fitting(linked, pocket.state)
shell.notes(unknown + wrong + missing + ignored + other)
name = f"{source}:{','.join(chosen)}:{settings.window}:{settings.seed}"
seen = word2vec.surface(pocket, state, name, text, word2vec.story(len(chosen)))
surface.show(seen, text, key="word2vec")
with shell.free("below"):
    shell.caption(word2vec.sentences.pocket(pocket, read, text))
    shell.title(text.markdown("learned-title"))
    if finished := work.run_once("word2vec", settings, model.learn, model.at_hand):
        used, learned = finished
        shell.say(word2vec.sentences.learned(learned, used, text))
        tabs = [text(f"tab-{tab}") for tab in ("scatter", "nearest", "loss")]
        scatter, nearest, loss = st.tabs(tabs)
        with scatter:
            for place, fact in zip(st.columns(3), word2vec.figures.FACTS, strict=True):
                with place:
                    chart = word2vec.figures.against(learned.compared, fact, look, text)
                    figures.show(
                        chart.figure, key=f"word2vec-{fact}", alt=chart.alt, table=chart.table
                    )
            table = word2vec.figures.correlations(learned.compared, text)
            figures.tabulate(table, key="word2vec-rho", alt=text("alt-table"))
        with nearest:
            begin, longest = word2vec.state.LISTED, word2vec.state.LONGEST
            asked = inputs.text("listed", begin, text("listed"), longest, keeps_state=True)
            listed, unlisted = model.looked_up(asked, corpus(used.text), len(learned.words))
            shell.notes(unlisted)
            table = word2vec.figures.neighbours(used, learned, listed, text)
            figures.tabulate(table, key="word2vec-nearest", alt=text("alt-nearest"))
        with loss:
            chart = word2vec.figures.loss(learned, look, text)
            figures.show(chart.figure, key="word2vec-loss", alt=chart.alt, table=chart.table)
            shell.caption(text.markdown("loss-note"))
    shell.read(page, "question", "why", "source")
