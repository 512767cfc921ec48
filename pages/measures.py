import lib
from cosine_lab.data.classifiers import SOURCES, classifier
from cosine_lab.lessons import measures
from cosine_lab.ui import inputs, session, shell, surface

page = shell.open_page(__file__)
models = page.text.of("classifiers")
(chooser,) = shell.head(page, 3, 2)
with chooser, shell.free("source"):
    source, unknown = inputs.choose("source", {each: models(each) for each in SOURCES}, models("title"))
with shell.busy(models("fitting")):
    model = classifier(source)
state, ignored = session.linked(measures.default(model))
shell.notes(unknown + ignored)
story = measures.story() if source == "paper" else None
surface.show(measures.surface(model, state, page.text, story), page.text, key="measures")
with shell.free("about"):
    shell.caption(models.markdown(f"{source}-about", accuracy=model.accuracy))
    shell.sections(page, "question", "why", "source")
