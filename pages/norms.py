from lib.lessons import norms
from lib.ui import controls, figures, fragment, free_play, own_words, session, shell, surface, tasks

page = shell.open_page(__file__)
text, state, model, drawn = page.text, norms.state, norms.model, norms.figures
shell.head(page)
linked, ignored = session.linked(state.default())
shell.notes(ignored)
above = shell.place()


@fragment.free
def play() -> None:
    """Any word of any table after a remedy, by any measure."""
    asked: controls.Told = []
    shell.title(text.markdown("more"))
    choosing, uploading = shell.columns(20, 4)
    with uploading:
        mine = own_words.upload(text)
    sources = norms.sentences.answers.sources(mine, text)
    with choosing:
        table = model.table.chosen(controls.choice(text, "vectors", sources, asked), mine)
    (typing, remedying), (setting, measuring) = shell.columns(9, 32), shell.columns(9, 32)
    with typing:
        typed = controls.word("query", state.QUERY, text("query"), state.LONGEST)
    remedy, measure = controls.choices(text, state.ASKED, asked, [remedying, measuring])
    adjustable = state.adjustable(remedy, measure, table.shape)
    numbers = controls.sliders(adjustable, state.NUMBERS, asked, [setting])
    choice = state.chosen(remedy, measure, numbers)
    if not tasks.fresh("remedied", (table.key, choice.vectors), *model.query.jobs(table)):
        return
    found, noted = model.query.answered(table, typed, choice)
    shell.notes((*asked, *noted))
    lists, whole = shell.split(3, 2)
    with whole:
        spreads = tasks.fresh("norms", (table.key, choice.vectors), *model.spread.jobs(table))
        figures.lay(drawn.above.summary(table, spreads, choice, text))
    with lists:
        figures.lay(drawn.above.lists(found, figures.look(), text))

    @fragment.alone
    def below() -> None:
        told: controls.Told = []
        viewing, resetting = shell.columns(5, 1)
        (view,) = controls.choices(text, {"view": state.VIEWS}, told, [viewing])
        with resetting:
            controls.reset(text("reset"), state.DEFAULTS)
        rho = tasks.fresh("people", table.key, model.people.job(table)) if view == "people" else None
        answering, showing = shell.split(2, 5) if state.fields(view) else [shell.place()] * 2
        toy = controls.sliders(state.fields(view), numbers, told, [answering])
        shown = drawn.views.Below(table, choice, spreads, rho, toy)
        with showing:
            shell.notes(told)
            figures.lay(drawn.views.view(view, shown, figures.look(), text), answer=answering)


with shell.place() if free_play.chosen(state.DEFAULTS) else above:
    surface.show(norms.surface(linked, text, norms.story()), text, key="norms")
with shell.free("texts"):
    shell.read(page, "question", "why", "source")
