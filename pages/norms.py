from functools import partial

from lib.lessons import norms
from lib.ui import controls, figures, inputs, own_words, shell, work

page = shell.open_page(__file__)
text, look, state, views = page.text, figures.look(), norms.state, norms.figures.views
told: controls.Told = []
title, choosing, uploading = shell.columns(8, 12, 4)
with title:
    shell.head(page)
with uploading:
    mine = own_words.upload(text)
with choosing:
    sources = norms.sentences.answers.sources(mine, text)
    table = norms.model.table.chosen(controls.choice(text, "vectors", sources, told), mine)
typing, remedying, removing = shell.columns(9, 24, 8)
with typing:
    typed = inputs.text("query", state.QUERY, text("query"), state.LONGEST, keeps_state=True)
with remedying:
    remedy = controls.choice(text, "remedy", state.REMEDIES, told)
setting, measuring = shell.columns(9, 32)
with measuring:
    measure = controls.choice(text, "measure", state.MEASURES, told)
with removing:
    numbers = controls.sliders(state.removable(remedy, table.vectors.shape), state.NUMBERS, told)
with setting:
    numbers = controls.sliders(state.weights(measure), numbers, told)
    shell.caption(None if state.weights(measure) else text.markdown("hint"))
choice = state.chosen(remedy, measure, numbers)
row, unlisted = norms.model.query.looked_up(table, typed)
with shell.busy(text("working")):
    change, undefined = norms.model.query.solved(table, row, choice)
shell.notes((*told, *norms.model.query.used(table), *unlisted, *undefined))
lists, whole = shell.split(3, 2)
with lists:
    if change:
        figures.lay(views.lists(table, change, choice, look, text))
    shell.caption(norms.sentences.answers.note(choice, text))
with whole:
    job, held = norms.model.spread.jobs(table)
    spreads = work.fresh("norms", (table.key, choice.vectors), job, held)
    shell.notes(norms.model.query.unspread(table, choice))
    figures.lay(views.summary(table, spreads, choice, text))
viewing, resetting = shell.columns(5, 1)
told = []
with viewing:
    view = controls.choice(text, "view", state.VIEWS, told)
with resetting:
    controls.reset(text("reset"), state.DEFAULTS)
rating = partial(norms.model.people.asked, table)
people = work.fresh("norms-people", table.key, rating) if view == "people" else None
answering, showing = shell.split(2, 5) if state.fields(view) else [shell.place()] * 2
with answering:
    numbers = controls.sliders(state.fields(view), numbers, told)
    shell.notes(tuple(told))
with showing:
    below = views.Below(table, choice, spreads, people, numbers)
    figures.lay(views.view(view, below, look, text), answer=answering)
shell.read(page, "question", "why", "try", "source")
