"""What there is to say of the numbers, made from the numbers."""

import numpy as np

from lib.data.encoders import ADD
from lib.data.quoted import E5_BASE_MIN_MAX, LAST_SLIDE, WORDS
from lib.data.words import load_words
from lib.figures.style import number
from lib.lessons.words.encoding import FOLDER_VARIABLE, installed
from lib.lessons.words.found import Found


def about_table() -> str:
    """Where the shipped numbers come from, and how exact they are."""
    table = load_words()
    manifest = table.manifest
    facts = manifest["models"]["e5-small"]
    return (
        f"Computed from a table of {len(table.words):,} words × "
        f"{len(manifest['models'])} models, made on {manifest['made']['date']} "
        f"({manifest['made']['machine']}) and rounded to float16, which moves a cosine by at most "
        f"0.0003. e5-small is {facts['model']} ({facts['package']} {facts['version']}): "
        f"not the base model of the discussion. {facts['note']}"
    )


def about_quoted() -> str:
    """What is wrong with the last slide of the discussion."""
    without = dict(zip(WORDS, E5_BASE_MIN_MAX, strict=True))
    moved = ", ".join(
        f"{word} {number(without[word], 4)} → {number(LAST_SLIDE[word], 4)}"
        for word in ("mouse", "house")
    )
    return (
        "Quoted: as the reader posted them; computed: here. The last slide adds “kitten”, which is "
        "neither the nearest (the query is) nor the farthest. It therefore cannot move the others "
        f"on a min-max scale, yet they moved: {moved}. So that slide was made from other "
        "embeddings. Try it: list “With kitten”, or add it above."
    )


def about_bands(found: Found) -> str:
    """How wide the models' bands are, and where one cosine lies in each."""
    score = min(
        (float(m.cosines[0, 1]) for m in found.models if m.key == "e5-small" and m.known[:2].all()),
        default=0.85,
    )
    shares = [
        f"{model.title} {number(float(model.band.percentiles(np.array([score]))[0]), 1)} %"
        for model in found.models
        if model.band is not None
    ]
    return f"Share of all pairs below a cosine of {number(score, 4)}: {', '.join(shares)}."


def about_encoders() -> str:
    """Every live encoder, and the command that adds those that are not there, in Markdown."""
    lines = [
        f"- **{name}** ({model}): {'installed' if here else 'not installed'}"
        for name, model, here in installed()
    ]
    if "not installed" in " ".join(lines):
        lines.insert(0, f"`{ADD}` adds what is not installed:\n")
    lines.append(
        f"- **a model of your own**: start the app with `{FOLDER_VARIABLE}=/path/to/folder`; "
        "a folder of sentence-transformers, or of model.onnx with vocab.txt"
    )
    return "\n".join(lines)
