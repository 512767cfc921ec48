from lib import prose
from lib.data.classifiers import classifier
from lib.data.digit_models import REDUCTIONS
from lib.figures.ranking_sphere import LISTED, MOST, ranking_counts, ranking_sphere
from lib.figures.space import DEPTH, SEED, lifted
from lib.lessons import rankings
from lib.lessons.rankings import digit_figures, digits, many, paper_check
from lib.ui import figures, plane, session, shell, work

words = shell.open_page(__file__)
shell.head(words)
model = classifier("paper")
state, ignored = session.linked(rankings.default(model))
shell.notes(ignored)
stage = shell.place()
SECTIONS = {key: words.words[f"section-{key}"] for key in ("h2", "space", "digits", "check")}
section, unknown = session.choose("section", SECTIONS, words.words["section"], keep_link=True)
shell.notes(unknown)
with stage:
    plane.show(rankings.surface(model, state, tell=section == "space"), key="rankings")
look = figures.look()
if section == "h2":
    shell.say(words.words["h2-about"])
    *charts, told = shell.split(3, 3, 4)
    for k, chart in enumerate(charts):
        with chart:
            drawn, alt = rankings.two_points(k, look)
            figures.show(drawn, key=f"two-points-{k + 1}", alt=alt)
    with told:
        shell.say(rankings.lists())
    shell.say(rankings.decider())
elif section == "space":
    said = prose.words("sphere")
    sphere, controls = shell.columns(3, 2)
    with controls:
        depth, deep = session.number("depth", DEPTH, 1.0)
        seed, seeded = session.number("seed", SEED, 1)
        shell.notes(deep + seeded)
        rows = lifted(state.unembeddings, depth, int(seed))
        shell.caption(said["about"].format(n=len(rows)))
        figures.tabulate(ranking_counts(rows), key="ranking-counts", alt=said["table-alt"])
        shell.caption(said["caption"].format(limit=f"{LISTED:,}"))
    with sphere:
        cut = ranking_sphere(rows, state.labels, look)
        if cut is None:
            shell.notes((said["none"].format(most=MOST),))
        else:
            figures.show(cut[0], key="ranking-sphere", alt=cut[1])
elif section == "digits":
    said = prose.words("digits")
    choosers = shell.split(2, 3)
    with choosers[0]:
        reduction, unread = session.choose(
            "reduction", {key: said[key] for key in REDUCTIONS}, said["reduction"], keep_link=True
        )
    with choosers[1]:
        which, unseen = session.choose("model", digits.names(), said["shown"], keep_link=True)
    shell.notes(unread + unseen)
    fitted = work.done("digits", reduction, digits.read)
    if fitted:
        reduction, readings = fitted
        chosen = digits.chosen(readings, which)
        shell.say(digits.told(readings))
        charts = shell.split(1, 1)
        drawings = (
            ("digit-hull", "hull-title", digit_figures.hull_figure(chosen, look)),
            ("digit-recall", "recall-title", digit_figures.recall_figure(readings, chosen, look)),
        )
        for chart, (key, title, (drawn, alt)) in zip(charts, drawings, strict=True):
            with chart:
                shell.say(f"##### {said[title]}")
                figures.show(drawn, key=key, alt=alt)
        with charts[0]:
            shell.caption(digits.note(chosen))
        left, right = shell.split(1, 1)
        with left:
            figures.tabulate(digits.table(readings), key="digits", alt=said["table-alt"])
            shell.caption(said["about"])
        with right:
            shell.say(f"##### {said['confusion-title']}")
            drawn, alt = digit_figures.confusion_figure(chosen, look)
            figures.show(drawn, key="digit-confusion", alt=alt, table=digits.recalls(readings))
    shell.say(f"##### {said['many-title']}")
    shell.caption(said["many-about"].format(n=f"{many.LABELS:,}"))
    dimensions, wide = session.number("dimensions", many.DIMENSIONS, many.START)
    shell.notes(wide)
    winners = work.done("many", int(dimensions), many.winners)
    if winners:
        shell.say(many.told(*winners))
elif section == "check":
    said = prose.words("paper_check")
    shell.say(paper_check.about())
    seed, seeded = session.number("check-seed", paper_check.SEED, 1)
    shell.notes(seeded)
    checked = work.done("paper-check", int(seed), paper_check.check)
    if checked:
        report = checked[1]
        shell.say(paper_check.told(report))
        left, right = shell.split(1, 1)
        with left:
            figures.tabulate(paper_check.table(report), key="checks", alt=said["table-alt"])
            shell.caption(said["limits"])
        with right:
            shell.say(said["not"])
            figures.tabulate(
                paper_check.example_table(),
                key="counterexamples",
                alt=said["examples-alt"],
                powers=False,
            )
            figures.tabulate(paper_check.trial_table(report), key="trials", alt=said["trials-alt"])
shell.read(words, "Question", "Why", "Try", "Source")
