import lib
from cosine_lab.lessons import factorisation
from cosine_lab.ui import figures, inputs, own_data, session, shell, surface, tasks

page = shell.open_page(__file__)
text, state, model = page.text, factorisation.state, factorisation.model
(chooser,) = shell.head(page, 3, 2)
with chooser, shell.free("source"):
    sources = text.titles("source", state.SOURCES)
    source, unknown = inputs.choose("source", sources, text("source"))
if source == state.OWN:
    uploaded = own_data.OwnData("matrix", ["csv"], model.uploaded).offer(text("upload"), text)
else:
    done = tasks.run_once("factorisation", source, model.solved)
    uploaded = done[1] if done else None
if uploaded is not None:
    linked, ignored = session.linked(model.default(uploaded.problem))
    chosen, unfit = model.fitting(linked, uploaded.problem)
    shell.notes((*unknown, *ignored, *unfit))
    spectrum = factorisation.surface(uploaded.problem, chosen, text, factorisation.story())
    surface.show(spectrum, text, key="factorisation")
    with shell.free("tables"):
        shell.caption(factorisation.sentences.about(uploaded, text))
        shell.caption(text.markdown("ours"))
        figures.lay(factorisation.sentences.listings(uploaded, text))
        shell.caption(factorisation.sentences.facts(uploaded, text))
with shell.free("texts"):
    shell.sections(page, "question", "why", "source")
