import lib
from cosine_lab.data.corpora import corpus, parts
from cosine_lab.lessons import word2vec
from cosine_lab.ui import controls, figures, fragment, inputs, session, shell, surface, tasks

page = shell.open_page(__file__)
text, look, model = page.text, figures.look(), word2vec.model
(chooser,) = shell.head(page, 3, 2)
with chooser, shell.free("text"):
    titles = {part: text.of("corpora")(part) for part in parts()}
    source, unknown = inputs.choose("text", titles, text("text"))
with shell.free("choices"):
    typing, setting = shell.columns(4, 1)
with typing:
    typed = inputs.text("words", word2vec.state.PLANE, text("words"), word2vec.state.LONGEST)
with setting:
    fields, beginning = word2vec.state.FIELDS, word2vec.state.defaults()
    values, wrong = controls.numbers(text("settings"), text("train"), fields, beginning)
settings = word2vec.state.settings_of(source, values)
with shell.busy(text("reading")):
    source_corpus = corpus(source)
    chosen, missing = model.chosen(typed, source_corpus, settings.window)
    pocket = model.pocket(source, chosen, settings.window, settings.seed)
linked, ignored = session.linked(pocket.state)
state, other = word2vec.state.fitting(linked, pocket.state)
shell.notes(unknown + wrong + missing + ignored + other)
name = f"{source}:{','.join(chosen)}:{settings.window}:{settings.seed}"
whole_surface = word2vec.surface(pocket, state, name, text, word2vec.story(pocket))
surface.show(whole_surface, text, key="word2vec")
with shell.free("below"):
    shell.caption(word2vec.sentences.pocket(pocket, source_corpus, text))
    shell.title(text.markdown("learned-title"))
    stage = shell.place()
    shell.sections(page, "question", "why", "source")
with stage:

    @fragment.free
    def learned() -> None:
        """One view of what was learned from the text."""
        refusals: controls.Refusals = []
        if not (finished := tasks.run_once("word2vec", settings, model.learn, model.at_hand)):
            return
        used, learned = finished
        shell.say(word2vec.sentences.learned(learned, used, text))
        view = controls.choice(text, "view", word2vec.figures.VIEWS, refusals)
        begin, longest = word2vec.state.LISTED, word2vec.state.LONGEST
        listed: tuple[str, ...] = ()
        if view == "nearest":
            word = controls.word("listed", begin, text("listed"), longest)
            listed, unlisted = model.looked_up(word, corpus(used.text), len(learned.words))
            refusals += unlisted
        shell.notes(refusals)
        figures.lay(word2vec.figures.view(view, finished, listed, look, text))
