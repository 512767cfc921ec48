from lib.data.classifiers import classifier
from lib.lessons import rankings
from lib.ui import figures, plane, session, shell

words = shell.open_page(__file__)
shell.head(words)
model = classifier("paper")
state, ignored = session.linked(rankings.default(model))
shell.notes(ignored)
plane.show(rankings.surface(model, state), key="rankings")
SECTIONS = {"h2": words.words["section-h2"]}
section, unknown = session.choose("section", SECTIONS, words.words["section"], keep_link=True)
shell.notes(unknown)
if section == "h2":
    shell.say(words.words["h2-about"])
    *charts, told = shell.split(3, 3, 4)
    for k, chart in enumerate(charts):
        with chart:
            drawn, alt = rankings.two_points(k, figures.look())
            figures.show(drawn, key=f"two-points-{k + 1}", alt=alt)
    with told:
        shell.say(rankings.lists())
    shell.say(rankings.decider())
shell.read(words, "Question", "Why", "Try", "Source")
