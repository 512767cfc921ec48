from lib.lessons import norms
from lib.ui import figures, own_words, session, shell, work

page = shell.open_page(__file__)
words = page.words
title, choosing, uploading = shell.columns(8, 12, 4)
with title:
    shell.head(page)
with uploading:
    mine = own_words.upload()
with choosing:
    source, notes = session.choose(
        "vectors", norms.sources(mine.name if mine else None), words["model"], keep_link=True
    )
table = norms.table.shipped("e5-small")
try:
    if source != norms.OWN:
        table = norms.table.shipped(source)
    elif mine:
        table = norms.table.own(mine.mark, mine.name, mine.held)
except ValueError as error:
    notes += (words["refused"].format(why=str(error).partition(" ")[2]),)
typing, remedying, removing = shell.columns(9, 24, 8)
with typing:
    typed = session.text("query", norms.QUERY, words["word"], norms.LONGEST, keep_link=True)
with remedying:
    remedy, unknown = session.choose("remedy", norms.REMEDIES, words["remedy"], keep_link=True)
    notes += unknown
setting, measuring = shell.columns(9, 32)
with measuring:
    measure, unknown = session.choose("measure", norms.MEASURES, words["measure"], keep_link=True)
    notes += unknown
k, weight = 1.0, 0.0
removable = norms.removable(table.vectors.shape)
with removing:
    if remedy == "top-removed" and removable.high > 1:
        k, wrong = session.number("k", removable, norms.NUMBERS["k"])
        notes += wrong
with setting:
    if measure == "scaled":
        weight, wrong = session.number("alpha", norms.ALPHA, norms.NUMBERS["alpha"])
        notes += wrong
    elif measure in ("wrd", "printed"):
        weight, wrong = session.number("lambda", norms.LAMBDA, norms.NUMBERS["lambda"])
        notes += wrong
    else:
        shell.caption(words["hint"])
choice = norms.Choice(remedy, measure, int(k), weight)
row, unlisted = norms.asked.looked_up(table, typed)
with shell.busy(words["working"]):
    change, undefined = norms.asked.solved(table, row, choice)
shell.notes(notes + norms.asked.used(table) + unlisted + undefined)
look = figures.look()
lists, whole = shell.split(3, 2)
with lists:
    if change:
        shell.say(norms.about.answer(table, change, shell.plain))
        figures.show(
            norms.figures.neighbours(
                change,
                (norms.about.before(), norms.about.after(choice)),
                look,
                digits=norms.about.digits(change),
            ),
            key="norms-neighbours",
            alt=norms.about.described(table, change, choice),
            table=norms.change.listed(change),
        )
    shell.caption(norms.about.note(choice))
wanted = (table.key, *choice.vectors)
spreads = None
with whole:
    try:
        done = work.done(
            "norms", wanted, lambda _, tell: norms.spread.spreads(table, choice.vectors, tell)
        )
        spreads = done[1] if done and done[0] == wanted else None
    except ValueError as error:
        shell.notes(norms.asked.undefined(choice, words["all"], error))
    figures.tabulate(
        norms.about.summary(table, spreads, choice),
        key="norms-summary",
        title=words["summary-title"],
        alt=words["summary-alt"],
        powers=False,
        foreign=True,
    )
viewing, resetting = shell.columns(5, 1)
with viewing:
    view, unknown = session.choose("view", norms.VIEWS, words["view"], keep_link=True)
with resetting:
    session.reset(words["reset"], {**norms.DEFAULTS, **norms.NUMBERS})
shell.notes(unknown)
if view == "hubs" and spreads:
    shell.say(norms.about.about_hubs(table, spreads, shell.plain))
    shown, beside = shell.split(3, 2)
    with shown:
        figures.show(
            norms.charts.votes(spreads, look),
            key="norms-hubs",
            alt=words["hubs-alt"],
            table=norms.spread.votes_table(table, spreads),
        )
    with beside:
        figures.tabulate(
            norms.spread.hub_table(table, spreads),
            key="norms-hub-names",
            alt=words["hubs-table"],
            foreign=True,
        )
if view == "pairs" and spreads:
    shell.say(norms.about.about_pairs(spreads))
    figures.show(
        norms.charts.pairs(spreads, look),
        key="norms-pairs",
        alt=words["pairs-alt"],
        table=norms.spread.bins(spreads),
    )
if view == "frequency":
    both, sizes = norms.frequency.beside(table, choice.vectors)
    shell.say(norms.about.about_frequency(both, sizes))
    shell.notes((words["frequency-own"],) if table.ranks is None else ())
    for place, what, pair in zip(
        shell.split(1, 1), ("cosine", "length"), (both, sizes), strict=True
    ):
        with place:
            figures.show(
                norms.charts.against_rank(pair[1], words[f"frequency-{what}"], look),
                key=f"norms-frequency-{what}",
                alt=words[f"frequency-{what}-alt"],
                table=norms.frequency.points(pair),
            )
    shown, beside = shell.split(3, 2)
    with shown:
        figures.tabulate(
            norms.frequency.compared(both[1], sizes[1]),
            key="norms-zhou",
            title=words["frequency-table"],
            alt=words["frequency-table-alt"],
            digits=4,
        )
        shell.caption(words["frequency-note"])
    with beside:
        shell.say(f"### {words['quoted-title']}")
        figures.show(
            norms.charts.quoted_bins(look),
            key="norms-quoted",
            alt=words["quoted-alt"],
            table=norms.frequency.quoted_table(),
        )
        shell.caption(norms.about.about_quoted())
if view == "people":
    sets = norms.people.installed()
    found = norms.people.shipped(table.key)
    if sets:
        computed = work.done(
            "norms-people", table.key, lambda _, tell: norms.people.computed(table, sets, tell)
        )
        found = computed[1] if computed and computed[0] == table.key else found
    if found.lines:
        shell.say(norms.about.about_people(found, choice))
        figures.show(
            norms.charts.people(found, choice, look),
            key="norms-people",
            alt=words["people-alt"],
            table=norms.people.drawn(found),
        )
        shell.caption(found.computed)
    else:
        shell.say(words["people-unrated" if sets else "people-none"].format(command=norms.COMMAND))
if view == "toy":
    chosen, shown = shell.split(2, 5)
    with chosen:
        spread, wrong = session.number("spread", norms.SPREAD, norms.NUMBERS["spread"])
        dimension, unfit = session.number("dimension", norms.DIMENSION, norms.NUMBERS["dimension"])
        shell.notes(wrong + unfit)
        toy = norms.toy.solved(spread, int(dimension))
        shell.say(norms.about.about_toy(toy))
        shell.caption(words["toy-note"])
    with shown:
        figures.show(
            norms.charts.toy(toy, look),
            key="norms-toy",
            alt=words["toy-alt"],
            table=norms.toy.drawn(toy),
        )
shell.read(page, "Question", "Why", "Try", "Source")
