from lib.lessons import factorisation
from lib.ui import figures, session, shell, spectrum, upload, work

words = shell.open_page(__file__)
title, chooser = shell.columns(3, 2)
with title:
    shell.head(words)
with chooser:
    source, unknown = session.choose("source", factorisation.SOURCES, "Data")
if source == "own":
    found = upload.read("matrix", words.words["upload"], ["csv"], factorisation.uploaded)
else:
    done = work.done("factorisation", source, factorisation.solved)
    found = done[1] if done else None
if found is not None:
    state, ignored = session.linked(factorisation.default(found.problem))
    state, unfit = factorisation.fitting(state, found.problem)
    shell.notes(unknown + ignored + unfit)
    spectrum.show(factorisation.surface(found.problem, state), key="factorisation")
    shell.caption(factorisation.about(found))
    shell.caption(words.words["ours"])
    for name, table in factorisation.tables(found).items():
        figures.tabulate(
            table, key=name, title=words.words[name], alt=words.words[f"{name}-caption"]
        )
        shell.caption(words.words[f"{name}-caption"])
    shell.caption(factorisation.facts(found))
shell.read(words, "Question", "Why", "Try", "Source")
