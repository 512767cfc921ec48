from functools import partial

import lib
from cosine_lab.lessons import audit
from cosine_lab.ui import figures, files, inputs, labels, own_file, session, shell, surface, tasks

page = shell.open_page(__file__)
text, model, sentences, drawn = page.text, audit.model, audit.whole, audit.figures
(chooser,) = shell.head(page, 1, 1)
with chooser, shell.free("source"):
    source, unknown = inputs.choose("source", text.titles("source", audit.SOURCES), text("source"))
    kind, wrong = inputs.choose("kind", text.titles("kind", audit.KINDS), text("kind"))
shell.notes(unknown + wrong)
if source == audit.OWN:
    own_layer = own_file.offer(audit.LIMITS, audit.ACCEPTED, model.opened, text)
    layer = own_layer if own_layer is not None and own_file.is_layer(text) else None
else:
    with shell.busy(text.of("classifiers")("fitting")):
        layer = model.sample(source)
ground, refused = model.ground(layer, kind)
shell.notes(refused)
if ground is not None:
    head, look = ground.head, figures.look()
    with shell.free("pair"):
        left, right = shell.columns(1, 1)
    with left:
        pair, notes = labels.pair(head.labels, ground.first_pair, text)
    chosen, same = model.usable(ground, pair)
    begin = audit.default(ground, chosen)
    linked, ignored = session.linked(begin)
    state = audit.within(linked, begin)
    by = audit.shift(ground, chosen, state)
    with right:
        shell.say(sentences.answer(ground, chosen, model.check(ground, chosen, by, whole=True), text))
    shell.notes(notes + same + ignored)
    story, tried = audit.told(ground, source, chosen), audit.attempts(ground, source, chosen)
    surface.show(audit.surface(ground, chosen, state, text, story, tried=tried), text, key="audit")
    with shell.free("parts"):
        moved = partial(audit.translated, head, by)
        files.offer(text("download"), "w-prime.npz", moved, "application/zip")
        if tasks.fresh("audit-read", ground.number, model.reading(ground)):
            shell.caption(sentences.facts(ground, text))
            of_pair, cosines = model.of_pair(ground, chosen), model.all_cosines(ground, chosen, by)
            parts = sentences.pair_parts(ground, of_pair, *cosines, text.markdown)
            for view in drawn.views(parts, text, drawn.cosines(cosines[0], ground, look, text)):
                figures.lay(view)
            findings = tasks.fresh("audit", (head.mark, kind), model.job(ground))
            if findings is not None:
                parts = sentences.layer_parts(ground, findings, text.markdown)
                for view in drawn.views(parts, text, drawn.neighbours(findings.gauge, look, text)):
                    figures.lay(view)
                shell.caption(text.markdown(f"ask-{kind}"))
                question = inputs.text("ask", "", text(f"ask-{kind}"), 400, keeps_state=True)
                shell.say(sentences.answer_to(ground, question, text))
                for offered in audit.saved(ground, chosen, by, findings, text):
                    files.offer(*offered)
        shell.sections(page, "question", "why", "source")
