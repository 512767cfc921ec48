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
    chart, lists = shell.split(3, 2)
    told = rankings.told()
    with chart:
        drawn, alt = rankings.two_points(figures.look())
        figures.show(drawn, key="two-points", alt=alt)
        shell.say(told["minors"])
    with lists:
        shell.say(told["rankings"])
        shell.say(told["signs"])
shell.read(words, "Question", "Why", "Try", "Source")
