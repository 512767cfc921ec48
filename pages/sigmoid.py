from lib.data.classifiers import classifier
from lib.figures.space import DEPTH, SEED
from lib.lessons import sigmoid
from lib.ui import figures, plane, session, shell

words = shell.open_page(__file__)
shell.head(words)
model = classifier("paper")
state, ignored = session.linked(sigmoid.default(model))
shell.notes(ignored)
stage = shell.place()
VIEWS = {"plane": words.words["view-plane"], "sphere": words.words["view-sphere"]}
view, unknown = session.choose("view", VIEWS, words.words["view"], keep_link=True)
shell.notes(unknown)
with stage:
    plane.show(sigmoid.surface(model, state, tell=view == "sphere"), key="sigmoid")
if view == "sphere":
    chart, controls = shell.columns(3, 2)
    with controls:
        depth, deep = session.number("depth", DEPTH, 1.0)
        seed, seeded = session.number("seed", SEED, 1)
        shell.notes(deep + seeded)
        rows = sigmoid.lifted(state, depth, int(seed))
        shell.caption(words.words["sphere-same"].format(n=len(rows)))
        figures.tabulate(sigmoid.counts(rows), key="label-sets", alt=words.words["table-alt"])
        shell.caption(words.words["table-caption"].format(limit=f"{sigmoid.LISTED:,}"))
    with chart:
        drawn = sigmoid.view(state, rows, figures.look())
        if drawn is None:
            shell.notes((words.words["sphere-zero"],))
        else:
            figures.show(drawn[0], key="sphere", alt=drawn[1])
shell.read(words, "Question", "Why", "Try", "Source")
