from lib.data.classifiers import SOURCES, classifier
from lib.lessons import measures
from lib.ui import inputs, session, shell, surface

page = shell.open_page(__file__)
models = page.text.of("classifiers")
title, chooser = shell.columns(3, 2)
with title:
    shell.head(page)
with chooser, shell.free("source"):
    source, unknown = inputs.choose(
        "source", {each: models(each) for each in SOURCES}, models("title")
    )
with shell.busy(models("fitting")):
    model = classifier(source)
state, ignored = session.linked(measures.default(model))
shell.notes(unknown + ignored)
told = measures.story() if source == "paper" else None
surface.show(measures.surface(model, state, page.text, told), page.text, key="measures")
with shell.free("about"):
    shell.caption(models.markdown(f"{source}-about", accuracy=model.accuracy))
    shell.read(page, "question", "why", "source")
