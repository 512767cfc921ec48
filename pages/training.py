import lib
from cosine_lab.lessons import training
from cosine_lab.ui import controls, figures, fragment, session, shell, surface, tasks

page = shell.open_page(__file__)
text, state, views = page.text, training.state, training.figures.views
shell.head(page)
linked, ignored = session.linked(state.default())
start, other = state.fitting(linked)
shell.notes(ignored + other)
surface.show(training.surface(start, text, training.story()), text, key="training")


@fragment.free
def growth() -> None:
    """How a length grows."""
    refusals: controls.Refusals = []
    left, right = shell.split(3, 2)
    with left:
        shell.title(text.markdown("growth-title"))
        places = shell.columns(1, 1, 1)
        numbers = controls.sliders(state.GROWTH, state.GROWTH_DEFAULTS, refusals, places)
        shell.notes(refusals)
        figures.lay(views.growth(training.model.grown(**numbers), figures.look(), text))
    with right:
        figures.lay(views.steps(text))


with shell.free("tau"):
    shell.title(text.markdown("tau-title"))
    shell.caption(text.markdown("tau-lead"))
    stage = shell.place()
    shell.sections(page, "question", "why", "source")
with stage:

    @fragment.free
    def encoders() -> None:
        """What training at a temperature comes to."""
        refusals: controls.Refusals = []
        left, right = shell.columns(3, 2)
        with left:
            tau = controls.choice(text, "tau", state.CHOICES, refusals)
        seed = controls.sliders(state.SEED, state.BEGINNING, refusals, [right])["seed"]
        shell.notes(refusals)
        if not (done := tasks.run_once("training", int(seed), *training.model.JOBS)):
            return
        judged = training.model.at(done[1], float(tau))
        figures.lay(views.encoders(done[1], judged, figures.look(), text))
        shell.title(text.markdown("shift-title"))

        @fragment.alone
        def shift() -> None:
            """What a constant that is added to all logits changes."""
            refusals: controls.Refusals = []
            left, right = shell.split(2, 3)
            constant = controls.sliders(state.CONSTANT, state.BEGINNING, refusals, [left])["c"]
            with left:
                shell.notes(refusals)
            with right:
                figures.lay(views.shift(judged, constant, text), answer=left)
