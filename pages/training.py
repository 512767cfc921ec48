from lib.lessons import training
from lib.lessons.training import growth, told
from lib.ui import figures, plane, session, shell, work

page = shell.open_page(__file__)
words = page.words
shell.head(page)
linked, ignored = session.linked(training.default())
state, other = training.fitting(linked)
shell.notes(ignored + other)
plane.show(training.surface(state), key="training")

look = figures.look()
chart, beside = shell.split(3, 2)
with chart:
    shell.say(f"### {words['growth-title']}")
    numbers = {}
    for place, (name, field) in zip(shell.columns(1, 1, 1), growth.FIELDS.items(), strict=True):
        with place:
            numbers[name], wrong = session.number(name, field, growth.DEFAULTS[name])
            shell.notes(wrong)
    run = growth.grown(numbers["eta"], int(numbers["dimension"]), int(numbers["targets"]))
    shell.say(growth.told(run))
    figures.show(
        growth.draw(run, look), key="growth", alt=words["growth-alt"], table=growth.points(run)
    )
with beside:
    figures.tabulate(
        growth.counts(), key="steps", title=words["counts-title"], alt=words["counts-alt"], digits=1
    )
    shell.caption(words["counts-caption"])

shell.say(f"### {words['tau-title']}")
shell.caption(words["tau-lead"])
chooser, seeder = shell.columns(3, 2)
with chooser:
    tau, unknown = session.choose("tau", training.CHOICES, words["tau-choose"], keep_link=True)
with seeder:
    seed, wrong = session.number("seed", training.SEED, 0)
shell.notes(unknown + wrong)
stage = shell.place()
shell.read(page, "Question", "Why", "Try", "Source")
with stage:
    done = work.done("training", int(seed), training.sweep)
    if done:
        found = done[1]
        judged = training.at(found, tau)
        shell.say(told.answer(judged))
        left, right = shell.split(1, 1)
        with left:
            figures.show(
                told.spread(judged, look),
                key="cosines",
                alt=words["spread-alt"],
                table=told.spread_table(judged),
            )
        with right:
            figures.show(
                told.bands(found, look),
                key="bands",
                alt=words["bands-alt"],
                table=told.ranking(found),
            )
        figures.tabulate(
            told.ranking(found),
            key="ranking",
            title=words["ranking-title"],
            alt=words["ranking-alt"],
        )
        shell.caption(words["ranking-caption"])
        shell.say(f"### {words['shift-title']}")
        slider, answer = shell.split(2, 3)
        with slider:
            constant, wrong = session.number("c", training.CONSTANT, 0.5)
            shell.notes(wrong)
            shift = training.shifted(judged, constant)
            shell.say(told.shift_answer(shift, constant))
        with answer:
            figures.tabulate(
                told.shift_table(shift), key="constant", alt=words["shift-alt"], digits=6
            )
