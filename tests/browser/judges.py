"""What must be true of a story that was walked, each by a look at the record alone."""

import re
from collections.abc import Callable, Iterator, Mapping
from itertools import pairwise
from typing import Any

from cosine_lab import prose
from cosine_lab.commands.app_server import addresses
from tests.browser.bare import data_of
from tests.browser.record import Look, Record

MOST_CONTROLS = 10
LEAST_SENTENCE_PX = 18
APART_MS = 990  # a second, less the browser's rounding
TURNS = {"next", "guide"}
TOLD = {"bet", "action"} | TURNS
"""What the story answers itself; of other moves the surface says what they did."""
_BARE = re.compile(r"[\d\s.,%−–—+?/×-]+")
_NUMBER = re.compile(r"\d+ (?:of|/) \d+|[−-]?\d+(?:[.,]\d+)+|[−-]?\d\d+")
"""A share, or a number of two digits or more: of one, it may be a label's name or a count."""
_ENDS = re.compile(r"[.;:?!](?=\D|$)")
_DISTINCT = 4
"""Digits of a number that stands nowhere else by chance."""
_COUNTED = 9
"""The least number that tells something where it is met: there are eight labels at most."""
Judge = Callable[[Record], Iterator[str]]


def at(look: Look) -> str:
    """Which moment that is."""
    return f"step {look.step} ({look.beat}), {'told' if look.told else 'begun'}"


def plain(text: str) -> str:
    """A text without the marks of the pseudo-language."""
    return text.replace("⟦", "").replace("⟧", "")


def keeps_the_focus(record: Record) -> Iterator[str]:
    """Whatever a reader does, something that is there has the focus."""
    for act in record.acts:
        if act.held == "body" or not act.alive:
            yield f"step {act.step}, {act.what}: the focus is on {act.held}"


def goes_on_to_the_question(record: Record) -> Iterator[str]:
    """Next leads to the new question, where Enter does nothing."""
    for act in record.acts:
        if act.what in TURNS and "story-sentence" not in act.held:
            yield f"step {act.step}, {act.what}: the focus is on {act.held}"
    yield from (f"Enter after Next acts at {each}" for each in record.again)


def asks_for_an_answer_only_where_it_keeps_numbers_back(record: Record) -> Iterator[str]:
    """“Answer first; then the numbers appear” stands beside no live number."""
    first = plain(prose.text("story", prose.PSEUDO)("story.first"))
    for act in record.acts:
        if first in plain(act.seen) and not act.masks:
            yield f"step {act.step}, {act.what}: nothing is kept back"


def says_in_its_own_colour_what_came_true(record: Record) -> Iterator[str]:
    """What is kept is not in the colour of a failure, nor a failure in that of what is kept."""
    yield from record.colours


def asks_before_it_shows(record: Record) -> Iterator[str]:
    """The question comes before what it is about."""
    for look in record.looks:
        order = " ".join(look.order)
        if not look.told and re.search(r"\bg \S+.*\bbutton next\b", order):
            yield f"{at(look)}: a handle before the question in {look.order}"


def names_every_handle(record: Record) -> Iterator[str]:
    """Handles have a name from the first moment, each its own."""
    for look in record.looks:
        for handle, name in look.handles.items():
            if not name or ("unembedding" in handle) != ("nembedding" in name):
                yield f"{at(look)}: {handle} is called {name!r}"
        if len(set(look.handles.values())) < len({each.split()[-1] for each in look.handles}):
            yield f"{at(look)}: two handles have one name in {look.handles}"


def moves_by_keys(record: Record) -> Iterator[str]:
    """What a step is about is moved by an arrow."""
    yield from record.dead


def names_every_picture(record: Record) -> Iterator[str]:
    """No two pictures that are on show have one name."""
    for look in record.looks:
        twice = sorted({each for each in look.pictures if look.pictures.count(each) > 1})
        yield from (f"{at(look)}: two pictures are called {each!r}" for each in twice)


def speaks_with_one_voice(record: Record) -> Iterator[str]:
    """A message after a move at most, in words, and a second after the one before."""
    for act in record.acts:
        if len(act.said) > 1:
            yield f"step {act.step}, {act.what}: {len(act.said)} messages {act.said}"
        yield from (f"step {act.step}, {act.what}: {each}" for each in act.said if stray(each.text))
    for before, after in pairwise(record.messages()):
        if after.at - before.at < APART_MS:
            yield f"{after.at - before.at:.0f} ms after {before}: {after}"


def says_no_number_twice(record: Record) -> Iterator[str]:
    """After the story's own doing, what the focus and the voice say together repeats no number."""
    for act in record.acts:
        if act.what in TOLD:
            read = [act.label] if "story-sentence" in act.held else []
            heard = plain(" ".join([*read, *(each.text for each in act.said)]))
            told = [each for clause in _ENDS.split(heard) for each in {*_NUMBER.findall(clause)}]
            twice = sorted({each for each in told if told.count(each) > 1})
            if twice:
                yield f"step {act.step}, {act.what}: {twice} twice in {heard!r}"


def stray(text: str) -> bool:
    """Whether a message is a number that says nothing of itself."""
    return _BARE.fullmatch(text) is not None


def says_what_is_shown(record: Record) -> Iterator[str]:
    """Whoever listens gets the sentence that stands on the screen once all is done."""
    before = record.looks[0].sentence
    for act in record.acts:
        heard = " ".join([act.label, *(each.text for each in act.said)]).replace("\xa0", " ")
        if act.what in TOLD and act.sentence != before and act.sentence.replace("\xa0", " ") not in heard:
            yield f"step {act.step}, {act.what}: {act.sentence!r} is not heard, but {heard!r}"
        before = act.sentence


def says_only_what_is_shown(record: Record) -> Iterator[str]:
    """No hidden sentence is heard of a move, and no number that cannot be seen."""
    for act in record.acts:
        if not act.what.startswith(("nudge", "drag")):
            continue
        for each in act.said:
            yield from (
                f"step {act.step}, {act.what}: {hidden!r} is hidden" for hidden in act.unseen if hidden in each.text
            )
            unseen = [number for number in _NUMBER.findall(each.text) if number not in act.seen.replace("\xa0", " ")]
            if unseen:
                yield f"step {act.step}, {act.what}: {unseen} of {each.text!r} cannot be seen"


def is_silent_under_a_hand(record: Record) -> Iterator[str]:
    """Nothing is said before a hand has let go."""
    for act in record.acts:
        if act.during:
            yield f"step {act.step}, {act.what}: {act.during} during the move"


def says_what_a_move_did(record: Record) -> Iterator[str]:
    """A move that has settled is answered, but for what is asked about."""
    for act in record.acts:
        if act.what in {"nudge", "drag"} and not act.said:
            yield f"step {act.step}: nothing is said of a move of {act.held}"


def says_another_thing_of_another_state(record: Record) -> Iterator[str]:
    """Two moves of one step, after which other numbers stand on the screen, are not answered alike."""
    moves = [act for act in record.acts if act.what.startswith(("nudge", "drag"))]
    for before, after in pairwise(moves):
        alike = [each.text for each in before.said] == [each.text for each in after.said] != []
        if alike and (before.step, before.masks) == (after.step, after.masks) and before.shown != after.shown:
            yield f"step {after.step}, {before.what} and {after.what}: {after.said[0].text!r} of both"


def keeps_back_what_it_asks(record: Record) -> Iterator[str]:
    """What is asked can be neither read nor heard before it is answered."""
    for look in record.looks:
        if look.asks and not look.masks:
            yield f"{at(look)}: what is asked is not masked"
        for name, told in look.masks.items():
            says = re.search(r"\d", told["spoken"])
            if told["text"] != "?" or told["value"] or told["title"] or says:
                yield f"{at(look)}: {name} tells {told}"
    for before, after in pairwise(record.looks):
        asked = {name for name, told in before.masks.items() if told["why"] == "asked"}
        for each in after.readings if before.step == after.step else ():
            digits = sum(letter.isdigit() for letter in each["text"])
            if each["name"] in asked and digits >= _DISTINCT and each["text"] in before.spoken:
                yield f"{at(before)}: {each['name']} could be heard before the bet"


def shows_what_it_asked(record: Record) -> Iterator[str]:
    """What was asked is shown once it is answered, or, where that waits for a move, once that is made."""
    for look in record.looks:
        if look.told and look.masks:
            yield f"{at(look)}: {[*look.masks]} are masked after all is done"
    moved = {look.step for look in record.looks if look.told and look.goal == "reached"}
    for act in record.acts:
        if act.what == "bet" and act.masks and act.step not in moved:
            yield f"step {act.step}: {act.masks} are masked after the bet, which waits for no move"


_SEARCHED = {"order-possible"}
"""Whether the ranking that a hand has made is possible: a hand searches by it, and of how many are it says nothing."""


def _judged_on(bet: Mapping[str, Any]) -> set[str]:
    scale = {bet["scale"]["reading"]} if bet["scale"] else set()
    return scale | {name for choice in bet["choices"] for name, *_ in choice["holds"]}


def leaves_the_answer_to_the_hand(record: Record) -> Iterator[str]:
    """Between the answer and the first move nothing can be read that says which answer is right."""
    bets = {beat["key"]: beat["bet"] for beat in _beats(record.slug) if beat["bet"]}
    asked = {key: bet["about"] if bet.get("still") else _judged_on(bet) for key, bet in bets.items()}
    moves = {look.step: look.beat for look in record.looks if look.asks and look.goal == "open"}
    for act in record.acts:
        if act.what == "bet" and act.step in moves:
            told = sorted(act.shown.keys() & {*asked.get(moves[act.step], ())} - _SEARCHED)
            yield from (f"step {act.step} ({moves[act.step]}): {each} is told before any move" for each in told)


_GIVEN = {"lead-dot", "plus", "tick"}
"""Drawn once for each thing that the question itself counts, ten documents, signs at both ends of each line, and
numbers of axes."""


def draws_nothing_to_count(record: Record) -> Iterator[str]:
    """No mark is drawn as often as the number is that a bet asks for: who counts has not to guess."""
    for before, after in pairwise(record.looks):
        asked = {name for name, told in before.masks.items() if told["why"] == "asked"}
        told = re.findall(r"\d+", after.answer.text) if after.answer and before.step == after.step else []
        for name in asked:
            number = after.read.get(name) or ""
            if number in told and int(number) >= _COUNTED:
                kinds = sorted({kind for kind, often in before.drawn.items() if often == int(number)} - _GIVEN)
                yield from (f"{at(before)}: {number} × {kind} are drawn, which is {name}" for kind in kinds)


def does_what_it_waits_for(record: Record) -> Iterator[str]:
    """Every step is gone through by what it offers, and its bet is decided."""
    for look in record.looks:
        if "{" in look.strip:
            yield f"{at(look)}: something is not filled in: {look.strip!r}"
        if look.told and look.asks:
            yield f"{at(look)}: it still asks"
        if look.told and look.goal == "open":
            yield f"{at(look)}: its buttons do not reach its goal"


NO_NUMBER = {
    "audit": {"cosine-change", "nearest-moved"},  # two cosines, two names
    "centre": {"share", "leader"},  # the handle's place, the label that is lit
    "factorisation": {"far-weight", "penalty-over"},  # places on curves
    "home": {"max-added", "max-dcos"},  # a column of the table, two cosines
    "length": {"factor", "power", "share"},
    "measures": {"moved"},
    "norms": {"amount", "slope-off"},
    "pooling": {"mu", "swept"},
    "rankings": {"gap-signs", "winners"},  # signs at the gaps, regions
    "rescale": {"changed", "max-dcos", "ratio"},  # nothing changes by itself, two cosines, the rings
    "sigmoid": {"on-here", "sets-other"},  # shaded sides, the sets listed
    "thief": {"decimals", "stretch"},
    "threshold": {"amount", "line", "model", "times"},
    "top_two": {"ahead", "dimensions", "pairs-now", "peak-ahead"},  # rings; the button that the step names
    "train_again": {"lay", "run", "squeeze"},
    "training": {"race-cos-long"},  # the angle of the arrows
    "translate": {"max-added"},  # a column of the table
    "word2vec": {"max-dcos", "mean-size", "p-first", "p-second"},  # two cosines, the mean at zero, bars
    "words": {"place-off", "raw:e5-small:hypertension", "raw:e5-small:opec"},  # a line's place, a word in the tray
}
"""What steps wait for and no number on their page says: it is drawn, or, where nothing is said here, what the hand
moves stands there."""


def shows_what_it_waits_for(record: Record) -> Iterator[str]:
    """A goal's readings can be seen in its step."""
    goals = {beat["key"]: [reading for reading, *_ in beat["goal"]] for beat in _beats(record.slug)}
    for look in record.looks:
        seen = {each["name"] for each in look.readings if each["seen"]} | NO_NUMBER.get(record.slug, set())
        hidden = [] if look.told else [each for each in goals.get(look.beat, ()) if each not in seen]
        yield from (f"{at(look)}: it waits for {each}, which is not on the screen" for each in hidden)


def _beats(slug: str) -> list[dict[str, Any]]:
    """The steps of a lesson's story, as its page is sent them."""
    story: Any = data_of(slug)["story"]
    return list(story["beats"])


def says_what_came_true(record: Record) -> Iterator[str]:
    """What it says that it is, is what the readings say; and of the bet, whether it is that."""
    text = prose.text(record.slug)
    asked = {look.beat for look in record.looks if look.asks}
    for look in record.looks:
        if not look.told or look.beat not in asked:
            continue
        said = look.answer
        if said is None or not said.truth:
            yield f"{at(look)}: what was asked is not decided by what was done: {said}"
            continue
        shown = {each["name"].replace(":", "-"): each["text"] for each in look.readings}
        quoted = set(re.findall(r"{([\w-]+)", text.template(f"beat.{look.beat}.truth")))
        wanted = [text(f"beat.{look.beat}.truth", **shown)] if quoted <= shown.keys() else []  # in this sentence alone
        if f"beat.{look.beat}.bet.{said.given}" in text:
            wanted.append(text(f"beat.{look.beat}.bet.{said.given}"))
            if said.came_true != str(said.given == said.truth).lower():
                yield f"{at(look)}: {said}"
        for each in wanted:
            if plain(each) not in plain(said.text):
                yield f"{at(look)}: {each!r} is not said: {said.text!r}"


def quotes_what_the_page_shows(record: Record) -> Iterator[str]:
    """Where a sentence says what an earlier step came to, no other value of the same number stands beside it."""
    templates = prose.text(record.slug).templates("beat.")
    keys = {key.split(".")[1] for key in templates}
    for look in record.looks:
        said = [templates.get(f"beat.{look.beat}{part}", "") for part in ("", ".after", ".unseen")]
        for quoted in set(re.findall(r"{([\w-]+)", " ".join(said))) if look.told else ():
            names = {quoted.removeprefix(f"{key}-") for key in keys if quoted.startswith(f"{key}-")}
            for each in look.readings:
                stands = each["seen"] and not each["masked"] and each["name"].replace(":", "-") in names
                if stands and plain(each["text"]) not in plain(look.sentence):
                    yield f"{at(look)}: {each['name']} is {each['text']!r} beside {look.sentence!r}"


def gives_a_verdict_once(record: Record) -> Iterator[str]:
    """What is moved after a verdict says nothing against it."""
    for look in record.looks:
        for act in record.acts if look.told and look.answer else ():
            moved = act.step == look.step and act.what in {"nudge", "drag"}
            if moved and look.answer and act.answer != look.answer.text:
                yield f"{at(look)}: {look.answer.text!r} became {act.answer!r} by a {act.what}"


def names_stand_at_what_they_name(record: Record) -> Iterator[str]:
    """No text of a plane is cut, over another, or nearer to another's handle, on a screen and on a phone."""
    for look in record.looks:
        yield from (f"{at(look)}: {each}" for each in look.labels)
    for drag in record.drags:
        yield from (f"step {drag.step}, in mid-move at {drag.width}: {each}" for each in drag.labels)


def has_room_for_what_is_asked(record: Record) -> Iterator[str]:
    """Every handle lies within its plane, as a step begins and where what it asks for is done."""
    for look in record.looks:
        yield from (f"{at(look)}: {each} lies outside its plane" for each in look.outside)


def holds_what_a_hand_is_on(record: Record) -> Iterator[str]:
    """Under a hand a picture stays where it is, as large as it is; and whatever moves the page changes no value."""
    for drag in record.drags:
        first = drag.pictures[0]
        yield from (
            f"step {drag.step} at {drag.width}: the picture went from {first} to {each}"
            for each in drag.pictures
            if max(abs(here - there) for here, there in zip(first, each, strict=True)) > 1
        )
        yield from (f"step {drag.step} at {drag.width}: {before} became {after}" for before, after in drag.lost)


def moves_no_picture_by_what_it_tells(record: Record) -> Iterator[str]:
    """On a phone no number, heading or caption takes a line more, or less, as a step is done: under a hand its picture
    would jump.
    """
    for step, begun, told in record.places:
        before = {name: place for name, *place in begun}
        for name, *place in told:
            was = before.get(name, place)
            if max(abs(here - there) for here, there in zip(was, place, strict=True)) > 1:
                yield f"step {step} on a phone: {name} went from {was} to {place}"


_SHARES = {"percent", "share"}
"""Units that paper writes with %."""


def shows_what_it_reads(record: Record) -> Iterator[str]:
    """What a page shows is what its readings are, number for number."""
    compared = 0
    for look in record.looks:
        for each in look.readings:
            known = each["value"] is not None and each["name"] in look.read
            if each["seen"] and not each["masked"] and known:
                compared += 1
                if each["value"] != look.read[each["name"]]:
                    yield f"{at(look)}: {each} is read as {look.read[each['name']]}"
                if each["value"] and (each["unit"] in _SHARES) != ("%" in each["text"]):
                    yield f"{at(look)}: {each} has another unit on screen than on paper"
    if any(look.read for look in record.looks) and compared <= len(record.looks) / 2:
        yield f"{compared} readings can be seen in all"


def gives_one_name_to_one_number(record: Record) -> Iterator[str]:
    """No two numbers on a screen that differ have one name, but for what the heads of a table tell apart."""
    for look in record.looks:
        told: dict[str, set[str]] = {}
        for each in look.readings:
            if each["seen"] and not each["masked"] and not each["cell"] and each["called"]:
                told.setdefault(each["called"], set()).add(each["text"])
        yield from (f"{at(look)}: {name} is {sorted(said)}" for name, said in told.items() if len(said) > 1)


def speaks_one_language(record: Record) -> Iterator[str]:
    """Every word is of the reader's language, a name, or a word of the data."""
    for look in record.looks:
        if look.naked:
            yield f"{at(look)}: {sorted(look.naked)}"


def has_few_controls(record: Record) -> Iterator[str]:
    """A story begins with few things to do; further on what asks one thing is one: all labels'
    handles, the answers to how sure a reader is.
    """
    for look in record.looks:
        held = look.controls if look.step == 1 else set(look.controls)
        if not look.told and len(held) > MOST_CONTROLS:
            yield f"{at(look)}: {len(held)} controls {look.controls}"


def can_be_read_everywhere(record: Record) -> Iterator[str]:
    """Large on a screen, and whole on a phone."""
    for look in record.looks:
        if not look.sentence or look.sentence_px < LEAST_SENTENCE_PX:
            yield f"{at(look)}: {look.sentence!r} in {look.sentence_px} px"
        if look.over > 0:
            yield f"{at(look)}: {look.over} pixels wider than a phone"


def is_accessible(record: Record) -> Iterator[str]:
    """By the rules of axe-core, before and after the first step is done, and free play by its colours in the dark."""
    yield from (f"in the dark: {each}" for each in record.dark)
    for look in record.looks:
        yield from (f"{at(look)}: {each}" for each in look.violations)


def is_kept_until_it_is_forgotten(record: Record) -> Iterator[str]:
    """What was answered is remembered in the browser alone, and is gone when a reader says so."""
    if record.kept.get("done") is not True:
        yield f"kept is {record.kept}"
    if record.forgotten.get("answers") != {}:
        yield f"still known is {record.forgotten}"
    if record.on is not None and record.on.partition("?")[0] not in addresses():
        yield f"it leads on to {record.on}"


JUDGES: tuple[Judge, ...] = (
    keeps_the_focus,
    goes_on_to_the_question,
    asks_for_an_answer_only_where_it_keeps_numbers_back,
    says_in_its_own_colour_what_came_true,
    asks_before_it_shows,
    names_every_handle,
    moves_by_keys,
    names_every_picture,
    speaks_with_one_voice,
    says_no_number_twice,
    says_what_is_shown,
    says_only_what_is_shown,
    is_silent_under_a_hand,
    says_what_a_move_did,
    says_another_thing_of_another_state,
    keeps_back_what_it_asks,
    shows_what_it_asked,
    leaves_the_answer_to_the_hand,
    draws_nothing_to_count,
    does_what_it_waits_for,
    shows_what_it_waits_for,
    says_what_came_true,
    quotes_what_the_page_shows,
    gives_a_verdict_once,
    names_stand_at_what_they_name,
    has_room_for_what_is_asked,
    holds_what_a_hand_is_on,
    moves_no_picture_by_what_it_tells,
    shows_what_it_reads,
    gives_one_name_to_one_number,
    speaks_one_language,
    has_few_controls,
    can_be_read_everywhere,
    is_accessible,
    is_kept_until_it_is_forgotten,
)
