from lib.lessons import pooling
from lib.ui import figures, session, shell, work

words = shell.open_page(__file__)
title, chooser = shell.columns(2, 5)
with title:
    shell.head(words)
with chooser:
    experiment, notes = session.choose("panels", pooling.EXPERIMENTS, "Experiment")
shown, beside = shell.split(5, 2)
numbers: dict[str, float] = {}
with beside:
    law, method = "normal", "max"
    if experiment == "free":
        law, unknown = session.choose("law", pooling.LAWS, "Law")
        method, unheard = session.choose("pool", pooling.METHODS, "Pooling")
        notes += unknown + unheard
        for name, field in pooling.FIELDS.items():
            if name != "mean" or law == "common mean":
                numbers[name], wrong = session.number(name, field, pooling.DEFAULTS[name])
                notes += wrong
    seed, wrong = session.number("seed", pooling.SEED, 0)
    notes += wrong
    try:
        panels = (
            pooling.own(law, method, numbers)
            if experiment == "free"
            else pooling.panels(experiment)
        )
    except ValueError as error:
        panels = ()
        notes += (str(error),)
    shell.notes(notes)
done = work.done("pooling", (panels, int(seed)), pooling.solve) if panels else None
if done:
    found = done[1]
    with beside:
        shell.say(pooling.answer(experiment, found))
        shell.notes(pooling.undefined(found))
    figure = pooling.draw(found, figures.look())
    with shown:
        if figure is not None:
            figures.show(
                figure,
                key=f"pooling-{experiment}",
                alt=pooling.described(found),
                table=pooling.bins(found),
            )
    figures.tabulate(
        pooling.table(found),
        key=f"pooling-{experiment}-numbers",
        title=words.words["numbers"],
        alt=words.words["numbers-caption"],
        digits=4,
        powers=False,
    )
    shell.caption(words.words["numbers-caption"])
shell.read(words, "Question", "Why", "Try", "Source")
