"""What there is to say of the numbers, made from the numbers."""

from collections.abc import Mapping

from cosine_lab.data.encoders import ADD, ADD_SMALL, SMALL, SMALL_MB
from cosine_lab.data.own_sentences import FEWEST as FEWEST_SENTENCES
from cosine_lab.data.own_vectors import OwnVectors
from cosine_lab.data.quoted import E5_BASE_MIN_MAX, LAST_SLIDE, WORDS
from cosine_lab.data.ratings import FILES, shipped_agreements
from cosine_lab.data.words import CHINESE, every_word
from cosine_lab.figures.table import Table
from cosine_lab.lessons.words.model.encoding import FOLDER_VARIABLE, installed
from cosine_lab.lessons.words.model.lists import LISTS, MOST_LISTED, of_own
from cosine_lab.lessons.words.model.models import SHIPPED, Facts
from cosine_lab.prose import Markdown, Text, number

SCALED = ("raw", "min-max", "normalised")
"""One query's scores as they are, and scaled."""


def description(facts: Facts, text: Text) -> str:
    """What a model is, in words."""
    if isinstance(facts, str):
        return facts
    part, _, key = facts.key.partition(".")
    return text.of(part)(key, **getattr(facts, "values", {}))


def about_table(text: Text) -> Markdown:
    """Where the shipped numbers come from, and how exact they are."""
    manifest, models = every_word().manifest, text.of("encoders")
    values = manifest["models"]["e5-small"] | manifest["made"]  # of which the sentence names some
    values |= {"words": manifest["words"]["count"], "models": len(manifest["models"])}
    return text.markdown("about-table", **values, model=models("e5-small"), note=models("e5-small-note"))


def about_quoted(text: Text) -> Markdown:
    """What is wrong with the last slide of the discussion."""
    without = dict(zip(WORDS, E5_BASE_MIN_MAX, strict=True))
    moved = [
        text.markdown("moved", word=word, before=number(without[word], 4), after=number(LAST_SLIDE[word], 4))
        for word in ("mouse", "house")
    ]
    return text.markdown("about-quoted", moved=moved)


def offered(own: OwnVectors | None, text: Text) -> dict[str, str]:
    """The lists that are offered, by title: ours and of a reader's own file, in Chinese the Chinese ones first."""
    lists = LISTS | (of_own(own) if own else {})
    first = sorted(lists, key=lambda key: not CHINESE.search(lists[key])) if text.language == "zh" else lists
    say = text.of("score_tables")
    return {say(f"list-{key}"): lists[key] for key in first}


def adds(own: OwnVectors, text: Text) -> str:
    """What the choice among a file's words says: all of them, or the first."""
    cut = len(own.words) > MOST_LISTED
    return text("own-word-cut", most=MOST_LISTED, count=len(own.words)) if cut else text("own-word")


def about_encoders(text: Text) -> Markdown:
    """Every live encoder, and the command that adds those that are not there."""
    lines = [
        text.markdown("encoder-here" if here else "encoder-absent", name=name, model=text.of("encoders")(name))
        for name, here in installed()
    ]
    if not all(here for _, here in installed()):
        lines.insert(0, Markdown(text.markdown("encoders-add", command=Markdown(ADD)) + "\n"))
    lines.append(text.markdown("encoders-own", variable=Markdown(FOLDER_VARIABLE)))
    return Markdown("\n".join(lines))


def waiting(count: int, readers: Mapping[str, str], text: Text) -> Markdown | None:
    """What sentences wait for: others, or a model, with the command that adds one; None where they wait for nothing."""
    if readers:
        return None if count >= FEWEST_SENTENCES else text.markdown("sentences-few")
    values = {"model": text.of("encoders")(SMALL), "command": Markdown(ADD_SMALL), "megabytes": SMALL_MB}
    return text.markdown("sentences-wait", count=count, **values) if count else Markdown()  # of none nothing is said


def scaling(text: Text) -> Table:
    """ρ with people within one query and across queries, model by model, from our shipped table."""
    ratings = next(iter(FILES))
    by_table = {(line.model, line.remedy): line for line in shipped_agreements()[1] if line.ratings == ratings}
    columns: dict[str, list[str | float | int | None]] = {text("column-model"): [*SHIPPED]}
    for where in ("within", "across"):
        for name in SCALED:
            lines = (by_table[model, name] for model in SHIPPED)
            columns[text(f"column-{where}-{name}")] = [each.within if where == "within" else each.rho for each in lines]
    return columns


def about_scaling(text: Text) -> Markdown:
    """What the table of correlations says of e5-small."""
    columns = list(scaling(text).values())
    values = {
        f"{where}-{name}": number(float(columns[1 + 3 * at + k][0] or 0), 3)
        for at, where in enumerate(("within", "across"))
        for k, name in enumerate(SCALED)
    }
    return text.markdown("about-scaling", ratings=next(iter(FILES)), **values)
