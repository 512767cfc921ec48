from lib.lessons import training
from lib.ui import figures, inputs, session, shell, surface, work

page = shell.open_page(__file__)
text, look, state = page.text, figures.look(), training.state
shell.head(page)
linked, ignored = session.linked(state.default())
held, other = state.fitting(linked)
shell.notes(ignored + other)
surface.show(training.surface(held, text, training.story()), text, key="training")
with shell.free("growth"):
    left, right = shell.split(3, 2)
with left:
    shell.title(text.markdown("growth-title"))
    numbers = {}
    for place, (name, field) in zip(shell.columns(1, 1, 1), state.GROWTH.items(), strict=True):
        with place:
            numbers[name], wrong = inputs.number(name, field, state.GROWTH_DEFAULTS[name])
            shell.notes(wrong)
    run = training.model.grown(**numbers)
    shell.say(training.sentences.growth(run, text))
    chart = training.figures.growth(run, look, text)
    figures.show(chart.figure, key="growth", alt=chart.alt, table=chart.table)
with right:
    counts, title = training.figures.step_counts(text), text.markdown("counts-title")
    figures.tabulate(counts, key="steps", title=title, alt=text("counts-alt"), digits=1)
    shell.caption(text.markdown("counts-caption"))
with shell.free("tau"):
    shell.title(text.markdown("tau-title"))
    shell.caption(text.markdown("tau-lead"))
    left, right = shell.columns(3, 2)
    stage = shell.place()
    shell.read(page, "question", "why", "source")
with left:
    tau, unknown = inputs.choose("tau", state.CHOICES, text("tau-choose"), keeps_state=True)
with right:
    seed, wrong = inputs.number("seed", state.SEED, 0)
shell.notes(unknown + wrong)
with stage:
    done = work.run_once("training", int(seed), training.model.sweep, training.model.at_hand)
    if done:
        judged = training.model.at(found := done[1], float(tau))
        shell.say(training.sentences.answer(judged, text))
        charts = training.figures.encoders(found, judged, look, text)
        for place, (key, chart) in zip(shell.split(1, 1), charts.items(), strict=True):
            with place:
                figures.show(chart.figure, key=key, alt=chart.alt, table=chart.table)
        ranking, title = training.figures.ranking(found, text), text.markdown("ranking-title")
        figures.tabulate(ranking, key="ranking", title=title, alt=text("ranking-alt"))
        shell.caption(text.markdown("ranking-caption"))
        shell.title(text.markdown("shift-title"))
        left, right = shell.split(2, 3)
        with left:
            constant, wrong = inputs.number("c", state.CONSTANT, 0.5)
            shell.notes(wrong)
            shift = training.model.shifted(judged, constant)
            shell.say(training.sentences.shift(shift, constant, text))
        with right:
            told = training.figures.shift(shift, text)
            figures.tabulate(told, key="constant", alt=text("shift-alt"), digits=6)
