import streamlit as st

from lib.data.corpora import corpus, titles
from lib.lessons import word2vec
from lib.ui import controls, figures, plane, session, shell, work

page = shell.open_page(__file__)
words = page.words
title, chooser = shell.columns(3, 2)
with title:
    shell.head(page)
with chooser:
    source, unknown = session.choose("text", titles(), words["text"])
typing, setting = shell.columns(4, 1)
with typing:
    typed = session.text("words", word2vec.PLANE, words["words"], word2vec.LONGEST)
with setting:
    values, wrong = controls.numbers(
        words["settings"], words["train"], word2vec.FIELDS, word2vec.defaults()
    )
settings = word2vec.settings_of(source, values)
with shell.busy(words["reading"]):
    text = corpus(source)
    chosen, missing = word2vec.chosen(typed, text, settings.window)
    pocket = word2vec.pocket(source, chosen, settings.window, settings.seed)
start = word2vec.default(pocket)
linked, ignored = session.linked(start)
state, other = word2vec.fitting(linked, start)
shell.notes(unknown + wrong + missing + ignored + other)
name = f"{source}:{','.join(chosen)}:{settings.window}:{settings.seed}"
plane.show(word2vec.surface(pocket, state, name), key="word2vec")
shell.caption(word2vec.about_pocket(pocket, text))

st.markdown(f"### {words['learned-title']}")
finished = work.done("word2vec", settings, word2vec.learn)
if finished:
    shown, learned = finished
    pairs = learned.compared
    rho = pairs.rho["cosine"]
    look = figures.look()
    st.markdown(word2vec.about_learned(learned, shown))
    scatter, nearest, loss = st.tabs(
        [words[f"tab-{tab}"] for tab in ("scatter", "nearest", "loss")]
    )
    with scatter:
        facts = {"pmi": pairs.pmi, "counts": pairs.counts, "company": pairs.company}
        at = {"pmi": 0, "counts": 2, "company": 3}
        for place, (fact, numbers) in zip(st.columns(3), facts.items(), strict=True):
            with place:
                figures.show(
                    word2vec.against(
                        pairs, numbers, words[fact], rho[at[fact]], look, log=fact == "counts"
                    ),
                    key=f"word2vec-{fact}",
                    alt=words[f"alt-{fact}"],
                    table=word2vec.pair_table(pairs) if fact == "pmi" else None,
                )
        figures.tabulate(
            word2vec.correlation_table(pairs), key="word2vec-rho", alt=words["alt-table"]
        )
    with nearest:
        asked = session.text(
            "listed", word2vec.LISTED, words["listed"], word2vec.LONGEST, keep_link=True
        )
        listed, unlisted = word2vec.looked_up(asked, corpus(shown.text), len(learned.words))
        shell.notes(unlisted)
        figures.tabulate(
            word2vec.nearest_table(shown, learned, listed),
            key="word2vec-nearest",
            alt=words["alt-nearest"],
        )
    with loss:
        figures.show(
            word2vec.loss(learned, look),
            key="word2vec-loss",
            alt=words["alt-loss"],
            table=word2vec.loss_table(learned),
        )
        shell.caption(words["loss-note"])
shell.read(page, "Question", "Why", "Try", "Source")
