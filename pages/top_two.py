from functools import partial

import lib
from cosine_lab.lessons import top_two
from cosine_lab.ui import controls, files, fragment, inputs, own_words, session, shell, surface, tasks

page = shell.open_page(__file__)
text, own = page.text, top_two.own
shell.head(page)
state, ignored = session.linked(top_two.default())
shell.notes(ignored)
surface.show(top_two.surface(state, text, top_two.story()), text, key="top_two")


@fragment.free
def yours() -> None:
    """Own vectors, or words that ship: one pair, or a thousand."""
    refusals: controls.Refusals = []
    shell.title(text.markdown("own.title"))
    choosing, uploading = shell.columns(4, 1)
    with uploading:
        mine = own_words.upload(text)
    with choosing:
        section = controls.choice(text, "ask", own.SECTIONS, refusals)
    numbers = int(controls.sliders(own.FIELDS, own.DEFAULTS, refusals)["kept"])
    of = own.documents(mine.mark if mine else "", mine.vectors if mine else None, numbers)
    shell.notes(refusals)
    for note in own.notes(of, text):
        shell.caption(note)
    if section == "pair":
        typed = []
        firsts = own.first_words(mine.vectors if mine else None)
        for place, (name, default) in zip(shell.columns(1, 1, 1), own.WORDS.items(), strict=True):
            own_words.ask_of(mine, name, default, [*filter(None, own.WORDS.values())], firsts[name])
            with place:
                typed.append(inputs.text(name, default, text(f"own.{name}"), 200, keeps_state=True, hidden=True))
        reply = own.reply(of, typed, text, partial(tasks.fresh, "top-two-set"))
        if reply:
            shell.say(reply.text)
            shell.caption(reply.begins)
        if reply and reply.saved:
            files.offer(text(f"own.{reply.file}"), f"{reply.file}.csv", reply.saved, "text/csv")
    elif len(of.words) < own.FEWEST:
        shell.say(text.markdown("own.few", fewest=own.FEWEST, which=of.which(text)))
    elif (counts := tasks.fresh("top-two", of.mark, own.never(of))) is not None:
        shell.say(counts.sentence(of, text))


with shell.free("texts"):
    shell.sections(page, "question", "why", "source")
