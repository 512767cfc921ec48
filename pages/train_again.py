import lib
from cosine_lab.lessons import train_again
from cosine_lab.ui import controls, figures, fragment, session, shell, surface, tasks

page = shell.open_page(__file__)
text, model, state = page.text, train_again.model, train_again.state
shell.head(page)
linked, ignored = session.linked(state.default())
shell.notes(ignored)
surface.show(train_again.surface(linked, text, train_again.story()), text, key="train_again")


@fragment.free
def one_more() -> None:
    """One more network, trained here."""
    refusals: controls.Refusals = []
    shell.title(text.markdown("one-more"))
    left, _ = shell.split(2, 3)
    seed = controls.sliders(state.SEED, state.BEGINNING, refusals, [left])["seed"]
    shell.notes(refusals)
    network = tasks.fresh("again", int(seed), model.trained, model.at_hand)
    if network is not None:
        figures.lay(train_again.figures.one_more(network, text))


with shell.free("texts"):
    shell.sections(page, "question", "why", "source")
