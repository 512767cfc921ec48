"""Makes a language's files, says what is left to do in it, and records what has been done (docs/translate.md).

python lab.py translate de                      make what is missing of the files, list what is left to do
python lab.py translate de --machine            what is new since the last call was made by a machine
python lab.py translate de --reviewed home ...  somebody has read these parts beside the English of today
"""

import argparse
import json
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from string import Formatter

from babel import Locale, UnknownLocaleError

from cosine_lab import command_line
from cosine_lab.commands.app_server import ARTIFACTS, addresses
from cosine_lab.fingerprint import fingerprint
from cosine_lab.names import columns
from cosine_lab.places import LESSONS, ROOT
from cosine_lab.prose import strings
from cosine_lab.prose.strings import ENGLISH, TAGLINE, TITLE, named

_MARK = re.compile(r"\*\*|\*|`[^`]*`|\$[^$\n]+\$|\]\([^)\s]*\)|<[^<>]+>|\\n")
_SPACE = 1.7, 12
"""How much longer than English a text may be: a factor, and letters more."""


def faults(language: str) -> dict[str, str]:
    """What is wrong with strings of a language, by part and key; stale ones are to be written anew anyway."""
    by_key: dict[str, str] = {}
    states = strings.states(language)
    for part in strings.parts():
        english, own = strings.strings(part, ENGLISH), strings.strings(part, language)
        for key in (key for key in english if own.get(key) and states[f"{part}.{key}"] != "stale"):
            if why := fault(english[key], own[key], language):
                by_key[f"{part}.{key}"] = why
    return by_key


def fault(english: str, own: str, language: str) -> str | None:
    """What is wrong with a translation of a text; None where nothing is."""
    if named(english) != named(own):
        return f"placeholders: {sorted(named(english) ^ named(own))}"
    try:
        specs = [spec or "" for _, _, spec, _ in Formatter().parse(own)]
    except ValueError as broken:
        return f"braces: {broken}"
    forms = {*Locale.parse(language, sep="-").plural_form.tags, "other"}
    for spec in (each for each in specs if each.startswith("plural|")):
        if (names := {form.partition("=")[0] for form in spec.split("|")[1:]}) != forms:
            return f"plural forms: {sorted(names)}, and the language has {sorted(forms)}"
    of, marks = (Counter(_MARK.findall(text)) for text in (english, own))
    if of != marks:
        return f"marks: {sorted((of - marks) + (marks - of))}"
    if (width := _width(own)) > (most := _SPACE[0] * _width(english) + _SPACE[1]):
        return f"length: {width}, at most {most:.0f}"
    return None


def _width(text: str) -> int:
    """How wide a text is, in letters, with a number of four digits for each value."""
    return columns(re.sub(r"\{[^{}]*\}", "0000", text))


_ADDRESS = "http://localhost:8501"
_TODO = ("missing", "stale", "unrecorded")


def main(words: Sequence[str]) -> int:
    """Carry out one command line; 1 where a string has a fault."""
    parser = argparse.ArgumentParser("python lab.py translate", description=__doc__.split("\n")[0])
    parser.add_argument("language", help="its code: de, zh, pt-BR")
    parser.add_argument("--machine", action="store_true", help="what is new was made by a machine")
    parser.add_argument("--reviewed", nargs="+", default=[], metavar="PART", help="parts that somebody has read")
    options = parser.parse_args(words)
    language = options.language
    try:
        name = Locale.parse(language, sep="-").english_name
    except (UnknownLocaleError, ValueError):
        parser.error(f"no language has the code {language!r}")
    if language == ENGLISH or (unknown := set(options.reviewed) - set(strings.parts())):
        parser.error("English is what others are made from" if language == ENGLISH else f"no part is called {unknown}")
    make(language)
    record(language, "machine" if options.machine else "reviewed", options.reviewed)
    wrong = faults(language)
    file = ARTIFACTS / f"translate-{language}.md"
    file.parent.mkdir(exist_ok=True)
    file.write_text("\n".join([f"# {name}: what is left to do", "", *listed(language, wrong)]) + "\n", encoding="utf-8")
    counts = Counter(strings.states(language).values())
    print(f"{name}: " + ", ".join(f"{count} {state}" for state, count in counts.most_common()))
    print("".join(f"{key}: {fault}\n" for key, fault in wrong.items()), end="")
    print(f"Listed in {file}; `python lab.py dev` shows it.")
    return 1 if wrong else 0


def make(language: str) -> None:
    """Give every part its file, in which each string of the English has its place, empty where it is missing."""
    for part in strings.parts():
        english, own = strings.strings(part, ENGLISH), strings.strings(part, language)
        entries = {key: own.get(key, "") for key in english}
        stem = strings.PROSE / part
        if (stem / f"{ENGLISH}.json").is_file():
            text = json.dumps(entries, ensure_ascii=False, indent=1)
            (stem / f"{language}.json").write_text(f"{text}\n", encoding="utf-8")
        else:
            (stem / f"{language}.md").write_text("\n".join(_markdown(entries, english)), encoding="utf-8")


def _markdown(entries: dict[str, str], english: dict[str, str]) -> Iterator[str]:
    yield from (f"# {entries[TITLE]}".strip(), entries[TAGLINE])
    for key in (key for key in entries if key.startswith("#") and key not in {TITLE, TAGLINE}):
        heading, _, body = (entries[key] or english[key].split("\n", 1)[0]).partition("\n")
        yield from ("", f"## {heading} {{{key}}}", *filter(None, [body]))
    yield from ("", "## Words {#words}")
    yield from (f"- {key}: {text}" for key, text in entries.items() if not key.startswith("#"))
    yield ""


def record(language: str, maker: str, reviewed: list[str]) -> None:
    """Write down of which English each new string was made, and which parts were read again."""
    entries = dict(strings.records(language))
    strings._strings.cache_clear()  # noqa: SLF001 - the files have just been written
    states, by_key = strings.states(language), {}
    for key, state in states.items():
        part, _, name = key.partition(".")
        own, english = strings.strings(part, language).get(name, ""), strings.strings(part, ENGLISH)[name]
        if state == "missing":
            continue
        is_reviewed = part in reviewed
        new = [fingerprint(english), fingerprint(own), "reviewed" if is_reviewed else maker]
        by_key[key] = " ".join(new if is_reviewed or state == "unrecorded" else entries[key])
    strings.RECORDS.mkdir(exist_ok=True)
    text = json.dumps(by_key, ensure_ascii=False, indent=0, sort_keys=True)
    (strings.RECORDS / f"{language}.json").write_text(f"{text}\n", encoding="utf-8")
    strings._records.cache_clear()  # noqa: SLF001 - the same


def listed(language: str, wrong: dict[str, str]) -> Iterator[str]:
    """What is left to do, part by part: each string with its English, where it stands, and what is beside it."""
    states, at = strings.states(language), addresses()
    for part in strings.parts():
        english, page = strings.strings(part, ENGLISH), at[page_of(part)]
        todo = [key for key in english if states[f"{part}.{key}"] in _TODO or f"{part}.{key}" in wrong]
        if todo:
            yield from (f"## {part}: {len(todo)} of {len(english)}", "")
        for key in todo:
            own = strings.strings(part, language).get(key)
            why = wrong.get(f"{part}.{key}", states[f"{part}.{key}"])
            yield f"- **{key}** ({why}), [on the page]({link(page, key, language)})"
            yield from (f"  - {ENGLISH}: {english[key]!r}", *([f"  - {language}: {own!r}"] if own else []))
            above = key.rpartition(".")[0]
            if above in english:
                yield f"  - beside {above}: {english[above]!r}"


def page_of(part: str) -> str:
    """A page on which a part's words stand: its own, or the first whose code names it."""
    if part in addresses():
        return part
    for slug in addresses():
        code = [*(LESSONS / slug).rglob("*.py"), ROOT / "pages" / f"{slug}.py"]
        if any(re.search(rf'"{part}[".]', file.read_text(encoding="utf-8")) for file in code):
            return slug
    return "translate"


def link(address: str, key: str, language: str) -> str:
    """Where a string of a page is seen: at its step of the story, or in free play, where all is."""
    step = re.match(r"beat\.([a-z-]+)", key)
    return f"{_ADDRESS}{address}?lang={language}&{f'beat={step[1]}' if step else 'guide=0'}"


if __name__ == "__main__":
    command_line.run(main)
