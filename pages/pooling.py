from itertools import cycle

from lib.lessons import pooling
from lib.ui import controls, figures, session, shell, surface, work

page = shell.open_page(__file__)
text, look, state = page.text, figures.look(), pooling.state
told: controls.Told = []
shell.head(page)
linked, ignored = session.linked(state.default())
shell.notes(ignored)
surface.show(pooling.surface(linked, text, pooling.story()), text, key="pooling")
with shell.free("experiments"):
    shell.title(text.markdown("experiments"))
    experiment = controls.choice(text, "panels", state.EXPERIMENTS, told)
    shown, beside = shell.split(2, 1)
chosen, numbers = dict(state.FIRST), dict(state.BEGINNING)
with beside:
    saying = shell.place()
    for name in state.CHOICES:
        if name in state.choices(experiment, chosen["law"]):
            titles = pooling.sentences.titles(name, text)
            chosen[name] = controls.choice(text, name, titles, told)
    fields = state.fields(experiment, chosen["law"]).items()
    for side, (name, field) in zip(cycle(shell.split(1, 1)), fields, strict=False):
        with side:
            numbers = controls.sliders({name: field}, numbers, told)
    if experiment == state.FREE:
        controls.reset(text("reset"), state.DEFAULTS)
wanted, refused = pooling.model.panels(experiment, chosen, numbers)
with saying:
    shell.notes((*told, *refused))
with shell.free("figures"):
    done = work.run_once("pooling", wanted, pooling.model.solve) if wanted else None
    if done:
        with shown:
            view = pooling.figures.view(experiment, done[1], look, text)
            figures.lay(view, answer=saying)
        figures.lay(pooling.figures.numbers(experiment, done[1], text))
    shell.read(page, "question", "why", "source")
