from lib.lessons import norms
from lib.ui import controls, figures, own_words, part, shell, strip, work

page = shell.open_page(__file__)
text, state, model, drawn = page.text, norms.state, norms.model, norms.figures
asked: controls.Told = []
choosing, uploading = shell.head(page, 8, 12, 4)
whereabouts = strip.places(norms.story(), state.CHOICES, text)
with uploading:
    mine = own_words.upload(text)
with choosing:
    sources = norms.sentences.answers.sources(mine, text)
    table = model.table.chosen(controls.choice(text, "vectors", sources, asked), mine)


@part.alone
def play() -> None:
    """What a table and a choice of a remedy, a measure and a word come to."""
    place, look, telling, told = whereabouts(), figures.look(), shell.place(), [*asked]
    with shell.free("choices"):
        (typing, remedying), (setting, measuring) = shell.columns(9, 32), shell.columns(9, 32)
    with typing:
        typed = controls.word("query", state.QUERY, text("query"), state.LONGEST)
    remedy, measure = controls.choices(text, state.ASKED, told, [remedying, measuring])
    adjustable = state.adjustable(remedy, measure, table.shape)
    numbers = controls.sliders(adjustable, state.NUMBERS, told, [setting])
    choice = state.chosen(remedy, measure, numbers)
    with shell.busy(text("working")):
        found, noted = model.query.answered(table, typed, choice)
    shell.notes((*told, *noted))
    lists, whole = shell.split(3, 2) if not place.guided else [shell.place()] * 2
    with whole:
        spreads = work.fresh("norms", (table.key, choice.vectors), *model.spread.jobs(table))
        figures.lay(drawn.above.summary(table, spreads, choice, place, text))
    with lists:
        figures.lay(drawn.above.lists(found, place, look, text), bare=place.guided)

    @part.alone
    def below() -> None:
        """One of the views, and the story."""
        place, told = whereabouts(), controls.Told()
        with shell.free("views"):
            viewing, resetting = shell.columns(5, 1)
        (view,) = controls.choices(text, {"view": state.VIEWS}, told, [viewing])
        with resetting:
            controls.reset(text("reset"), state.DEFAULTS)
        rho = work.fresh("people", table.key, model.people.job(table)) if view == "people" else None
        answering, showing = shell.split(2, 5) if state.fields(view) else [shell.place()] * 2
        toy = controls.sliders(state.fields(view), numbers, told, [answering])
        with showing:
            shell.notes(told)
            shown = drawn.views.Below(table, choice, spreads, rho, toy)
            viewed = drawn.views.view(view, shown, place, figures.look(), text)
            figures.lay(viewed, answer=answering, bare=place.guided)
            strip.veil(place, norms.surface.VIEWS.get(view))
        strip.show(norms.strip(place, found, spreads, text), text, telling)


with shell.free("texts"):
    shell.read(page, "question", "why", "source")
