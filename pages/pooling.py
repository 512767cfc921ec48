import lib
from cosine_lab.lessons import pooling
from cosine_lab.ui import controls, figures, fragment, session, shell, surface, tasks

page = shell.open_page(__file__)
text, state = page.text, pooling.state
shell.head(page)
linked, ignored = session.linked(state.default())
shell.notes(ignored)
surface.show(pooling.surface(linked, text, pooling.story()), text, key="pooling")


@fragment.free
def experiments() -> None:
    """One of the experiments below the surface."""
    refusals: controls.Refusals = []
    shell.title(text.markdown("experiments"))
    experiment = controls.choice(text, "panels", state.EXPERIMENTS, refusals)
    main, beside = shell.split(2, 1)
    chosen, numbers = dict(state.FIRST), dict(state.BEGINNING)
    with beside:
        saying = shell.place()
        for name in state.CHOICES:
            if name in state.choices(experiment, chosen["law"]):
                titles = pooling.sentences.titles(name, text)
                chosen[name] = controls.choice(text, name, titles, refusals)
        fields = state.fields(experiment, chosen["law"])
        numbers = controls.sliders(fields, numbers, refusals, shell.split(1, 1))
        if experiment == state.FREE:
            controls.reset(text("reset"), state.DEFAULTS)
    wanted, refused = pooling.model.panels(experiment, chosen, numbers)
    with saying:
        shell.notes((*refusals, *refused))
    done = tasks.run_once("pooling", wanted, pooling.model.solve) if wanted else None
    if done:
        with main:
            view = pooling.figures.view(experiment, done[1], figures.look(), text)
            figures.lay(view, answer=saying)
        figures.lay(pooling.figures.numbers(experiment, done[1], text))


with shell.free("read"):
    shell.sections(page, "question", "why", "source")
