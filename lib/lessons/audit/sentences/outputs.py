"""What is said of what a layer can produce: winners, rankings, label sets."""

import numpy as np

from lib.figures.table import Table
from lib.lessons.audit.model.ground import Ground
from lib.lessons.audit.model.producing import Producing
from lib.lessons.audit.model.winning import Never, Winning
from lib.lessons.audit.sentences.parts import LISTED, Part, Say, Shown, some
from lib.maths.rankings.queries import Answer

_READABLE = 15
_SURE = 8.0


def winners(found: Winning | None, ground: Ground, say: Say) -> Part | None:
    """How many labels can win, which never do, and why."""
    if found is None:
        return None
    labels, status = ground.head.labels, found.verdict.status
    counts = {word: status.count(word) for word in ("yes", "no", "tie", "undecided")}
    never = [labels[k] for k, word in enumerate(status) if word == "no"]
    n = len(labels)
    lines = [say("all-win", n=n) if counts["yes"] == n else say("win", won=counts["yes"], n=n)]
    if never:
        lines.append(say("never", count=len(never), names=some(never)))
    if counts["tie"]:
        lines.append(say("tie", count=counts["tie"]))
    if counts["undecided"]:
        lines.append(say("undecided", count=counts["undecided"]))
    if found.biased is not None:
        plain = found.plain.status.count("no")
        lines.append(say("without-bias", count=plain))
    lines.append(say("certificates"))
    shown = [certificate(each, ground, say) for each in found.never[:LISTED]]
    table: Table = {
        say("column-label"): [labels[each.label] for each in found.never[:LISTED]],
        say("column-mixture"): shown,
        say("column-off"): [each.off for each in found.never[:LISTED]],
    }
    return Part("winners", tuple(lines), (Shown("mixtures", table),) if shown else ())


def certificate(each: Never, ground: Ground, say: Say) -> str:
    """The mixture that a label never exceeds."""
    if each.mixture is None:
        return say("not-sought")
    heavy = sorted(each.mixture.items(), key=lambda item: -item[1])
    parts = [f"{weight:.3g} · {ground.head.labels[k]}" for k, weight in heavy[:LISTED]]
    return " + ".join(parts) + (" + …" if len(heavy) > LISTED else "")


def outputs(found: Producing, ground: Ground, say: Say) -> Part:
    """How many rankings or label sets there are, and what cannot come out."""
    kind = "sets" if ground.sigmoid else "rankings"
    values = {"rank": found.rank, "n": len(ground.head.W), "free": _count(found.free)}
    if found.tied:
        return Part("outputs", (say(f"{kind}-tied"),))
    if found.most is not None:
        lines = [say(f"{kind}-most", most=found.most, **values)]
    else:
        lines = [say(f"{kind}-power", power=f"{found.power:.1f}", **values)]
    if found.listed is not None:
        key = "listed-exact" if found.listed.exact else "listed-computed"
        lines.append(say(key, count=len(found.listed.rows), most=found.listed.bound))
    else:
        lines.append(say("not-listed"))
    lines += [_ties(found, ground, say), _impossible(found, ground, say)]
    return Part("outputs", tuple(line for line in lines if line))


def _count(power: float) -> str:
    """Ten to this power: the number itself where its digits are sure."""
    return f"{round(10**power):,}" if power < _SURE else f"10^{power:.1f}"


def _ties(found: Producing, ground: Ground, say: Say) -> str:
    if ground.sigmoid:
        return ""
    if found.ties is None:
        return say("ties-not-asked")
    n = len(ground.head.W)
    return say("ties", count=len(found.ties), pairs=n * (n - 1) // 2)


def _impossible(found: Producing, ground: Ground, say: Say) -> str:
    if not ground.sigmoid:
        return ""
    if found.impossible is None:
        return say("sets-not-asked")
    if not found.impossible:
        return say("sets-possible")
    names = [
        "{" + ", ".join(ground.head.labels[k] for k in chosen) + "}" for chosen in found.impossible
    ]
    return say("sets-impossible", count=len(names), names=some(names))


def answer(found: Answer, labels: tuple[str, ...], *, sigmoid: bool, say: Say) -> str:
    """One question of the reader's: a witness, a proof, or neither."""
    kind = "sets" if sigmoid else "top"
    if found.ok is None:
        return say("asked-open", names=list(labels))
    if not found.ok:
        return say(f"asked-{kind}-no", names=list(labels))
    if found.point is None:
        return say(f"asked-{kind}-yes", names=list(labels))
    entries = [f"{value:.4g}".replace("-", "−") for value in np.asarray(found.point)[:_READABLE]]
    more = ", …" * (len(found.point) > _READABLE)
    witness = f"({', '.join(entries)}{more})"
    return say(f"asked-{kind}-witness", names=list(labels), witness=witness, margin=found.margin)
