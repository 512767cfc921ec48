from functools import partial

from lib.lessons import norms
from lib.ui import controls, figures, own_words, shell, strip, work

page = shell.open_page(__file__)
text, look, state, views = page.text, figures.look(), norms.state, norms.figures.views
told: controls.Told = []
title, choosing, uploading = shell.columns(8, 12, 4)
with title:
    shell.head(page)
place, telling = strip.place(norms.story(), state.CHOICES, text), shell.place()
with uploading:
    mine = own_words.upload(text)
with choosing:
    sources = norms.sentences.answers.sources(mine, text)
    table = norms.model.table.chosen(controls.choice(text, "vectors", sources, told), mine)
with shell.free("choices"):
    typing, remedying = shell.columns(9, 32)
    setting, measuring = shell.columns(9, 32)
with typing:
    typed = controls.word("query", state.QUERY, text("query"), state.LONGEST)
with remedying:
    remedy = controls.choice(text, "remedy", state.REMEDIES, told)
with measuring:
    measure = controls.choice(text, "measure", state.MEASURES, told)
with setting:
    numbers = controls.sliders(state.adjustable(remedy, measure, table.shape), state.NUMBERS, told)
noting = shell.place()
choice = state.chosen(remedy, measure, numbers)
row, unlisted = norms.model.query.looked_up(table, typed)
with shell.busy(text("working")):
    change, undefined = norms.model.query.solved(table, row, choice)
lists, whole = shell.split(3, 2) if not place.guided else [shell.place()] * 2
with whole:
    spreads = work.fresh("norms", (table.key, choice.vectors), *norms.model.spread.jobs(table))
    figures.lay(views.summary(table, spreads, choice, place, text))
with lists:
    figures.lay(views.lists((table, change, choice), place, look, text), bare=place.guided)
with shell.free("views"):
    viewing, resetting = shell.columns(5, 1)
with viewing:
    view = controls.choice(text, "view", state.VIEWS, told)
with resetting:
    controls.reset(text("reset"), state.DEFAULTS)
rating = partial(norms.model.people.asked, table)
people = work.fresh("norms-people", table.key, rating) if view == "people" else None
answering, showing = shell.split(2, 5) if state.fields(view) else [shell.place()] * 2
with answering:
    numbers = controls.sliders(state.fields(view), numbers, told)
with noting:
    shell.notes((*told, *norms.model.query.notes(table, choice), *unlisted, *undefined))
with showing:
    below = views.Below(table, choice, spreads, people, numbers)
    figures.lay(views.view(view, below, place, look, text), answer=answering, bare=place.guided)
    strip.veil(place, norms.surface.VIEWS.get(view))
strip.show(norms.strip(place, (table, row, change, choice), spreads, text), text, telling)
with shell.free("texts"):
    shell.read(page, "question", "why", "source")
