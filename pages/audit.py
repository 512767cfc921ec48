from functools import partial

from lib.lessons import audit
from lib.ui import figures, files, inputs, labels, session, shell, surface, upload, work

page = shell.open_page(__file__)
text, model, said = page.text, audit.model, audit.whole
title, chooser = shell.columns(1, 1)
with title:
    shell.head(page)
with chooser:
    source, unknown = inputs.choose("source", text.titles("source", audit.SOURCES), text("source"))
kind, wrong = inputs.choose("kind", text.titles("kind", audit.KINDS), text("kind"))
shell.notes(unknown + wrong)
if source == audit.OWN:
    ask = text("upload", **audit.LIMITS)
    layer = upload.read_named(
        "head", ask, audit.ACCEPTED, model.opened, text, megabytes=audit.LIMITS["megabytes"]
    )
    shell.caption(text.markdown("how"))
else:
    with shell.busy(text.of("classifiers")("fitting")):
        layer = model.sample(source)
if layer is not None:
    ground = layer[kind]
    head, begin = ground.head, ground.first_pair
    left, right = shell.split(3, 2)
    with right:
        pair, notes = labels.pair(head.labels, begin, text)
        chosen, same = model.usable(ground, pair)
        state, ignored = session.linked(audit.default(ground, chosen))
        shell.notes(notes + same + ignored)
    with left:
        surface.show(audit.surface(ground, chosen, state, text), text, key="audit")
    with right:
        by = audit.shift(ground, chosen, state)
        shell.say(said.answer(ground, chosen, model.check(ground, chosen, by, whole=True), text))
        moved = partial(audit.translated, head, by)
        files.offer(text("download"), "w-prime.npz", moved, "application/zip")
        shell.caption(said.facts(ground, text))
    of_pair = model.of_pair(ground, chosen)
    for view in audit.figures.views(said.pair_parts(ground, of_pair, text.markdown), text):
        figures.lay(view)
    found = work.fresh("audit", (head.digest, kind), model.job(ground))
    if found is not None:
        for view in audit.figures.views(said.layer_parts(ground, found, text.markdown), text):
            figures.lay(view)
        shell.caption(text.markdown(f"ask-{kind}"))
        asked = inputs.text("ask", "", text(f"ask-{kind}"), 400, keeps_state=True)
        shell.say(said.asked(ground, asked, text))
        whole = partial(model.findings, ground, chosen, found)
        page_of, numbers_of = audit.report.report, audit.report.numbers
        files.offer(text("report-html"), "audit.html", lambda: page_of(whole(), text), "text/html")
        files.offer(
            text("report-json"), "audit.json", lambda: numbers_of(whole()), "application/json"
        )
shell.read(page, "question", "why", "try", "source")
