from lib.lessons import pooling
from lib.ui import figures, session, shell, work

words = shell.open_page(__file__)
title, chooser = shell.columns(2, 5)
with title:
    shell.head(words)
with chooser:
    experiment, notes = session.choose("panels", pooling.EXPERIMENTS, "Experiment", keep_link=True)
shown, beside = shell.split(2, 1)
with beside:
    saying = shell.place()
    law, model, method = "normal", "", "max"
    if experiment == "free":
        law, unknown = session.choose("law", pooling.LAWS, "Law", keep_link=True)
        notes += unknown
        if law == pooling.REAL:
            model, unknown = session.choose("model", pooling.models(), "Model", keep_link=True)
            notes += unknown
        method, unknown = session.choose("pool", pooling.METHODS, "Pooling", keep_link=True)
        notes += unknown
    numbers = dict(pooling.BEGINNING)
    sides = shell.split(1, 1)
    for at, (name, field) in enumerate(pooling.fields(experiment, law).items()):
        with sides[at % 2]:
            numbers[name], wrong = session.number(name, field, numbers[name])
            notes += wrong
    if experiment == "free":
        session.reset(words.words["reset"], pooling.DEFAULTS)
panels: tuple[pooling.Panel, ...] = ()
try:
    panels = (
        pooling.own(law, model, method, numbers)
        if experiment == "free"
        else pooling.panels(experiment)
    )
except ValueError as error:
    notes += (str(error),)
with saying:
    shell.notes(notes)
done = work.done("pooling", (panels, int(numbers["seed"])), pooling.solve) if panels else None
if done:
    found = done[1]
    with saying:
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
