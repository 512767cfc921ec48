from lib.lessons import centre
from lib.ui import inputs, session, shell, surface

page = shell.open_page(__file__)
models = page.text.of("classifiers")
title, chooser = shell.columns(3, 2)
with title:
    shell.head(page)
with chooser, shell.free("source"):
    source, unknown = inputs.choose(
        "source", {each: models(each) for each in centre.SOURCES}, models("title")
    )
with shell.busy(models("fitting")):
    model = centre.classifier(source)
state, ignored = session.linked(centre.default(model))
shell.notes(unknown + ignored)
told = centre.story() if source == centre.SOURCES[0] else None
surface.show(centre.surface(model, state, page.text, told), page.text, key="centre")
with shell.free("about"):
    shell.caption(models.markdown(f"{source}-about", accuracy=model.accuracy))
    shell.read(page, "question", "why", "try", "source")
