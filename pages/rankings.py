import lib
from cosine_lab.data.classifiers import classifier
from cosine_lab.data.digit_models import REDUCTIONS
from cosine_lab.lessons import rankings
from cosine_lab.ui import controls, figures, fragment, own_head, session, shell, surface, tasks

page = shell.open_page(__file__)
text = page.text
drawn, sentences, model = rankings.figures, rankings.sentences, rankings.model
refusals: controls.Refusals = []
chosen, about = own_head.headed(page, classifier, refusals)
state, ignored = session.linked(controls.opened(rankings.default(chosen), "section", "space"))
shell.notes(ignored)
surface.show(rankings.surface(chosen, state, text, story=rankings.story()), text, key="rankings")


@fragment.free
def below() -> None:
    """One of the sections below the surface."""
    ignored: controls.Refusals = []
    section = controls.choice(text, "section", rankings.SECTIONS, ignored, gone=("space",))
    look = figures.look()
    if section == "h2":
        shell.say(text.markdown("h2-about"))
        charts, lists = shell.split(3, 2)
        with charts:
            figures.lay(drawn.two_points.view(look, text))
        with lists:
            shell.say(sentences.two_points.lists(text))
        shell.say(sentences.two_points.decider(text))
    elif section == "digits":
        words = text.of("digits")
        titles: dict[str, controls.Titles] = {"reduction": REDUCTIONS, "model": sentences.digits.names(words)}
        reduction, of = controls.choices(words, titles, ignored, shell.split(2, 3))
        figures.lay(drawn.digits.view(model.digits.readings(reduction), of, look, words))
        shell.say(words.markdown("many", n=model.many.LABELS))
        numbers = controls.sliders(model.many.FIELDS, rankings.START, ignored)
        if winners := tasks.run_once("many", int(numbers["dimensions"]), *model.many.JOBS):
            shell.say(sentences.digits.many(*winners, words))
    elif section == "check":
        words = text.of("paper_check")
        shell.say(sentences.checks.about(words))
        seed = int(controls.sliders(model.checks.FIELDS, rankings.START, ignored)["check-seed"])
        if checked := tasks.run_once("paper-check", seed, *model.checks.JOBS):
            figures.lay(drawn.checks.view(checked[1], words))
    shell.notes(ignored)


with shell.free("read"):
    shell.notes(refusals)
    shell.caption(about)
    shell.sections(page, "question", "why", "source")
