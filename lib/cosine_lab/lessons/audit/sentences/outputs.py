"""What is said of what a layer can produce: winners, rankings, label sets."""

from itertools import combinations

import numpy as np

from cosine_lab.figures.table import Table
from cosine_lab.lessons.audit.model.ground import Ground
from cosine_lab.lessons.audit.model.producing import Producing
from cosine_lab.lessons.audit.model.winning import MOST_NUMBERS, Never, Winning
from cosine_lab.lessons.audit.sentences.parts import LISTED, Part, Say, TitledTable
from cosine_lab.maths.rankings.decisions.integers import MOST
from cosine_lab.maths.rankings.feasible import Answer
from cosine_lab.maths.rankings.winning import Argmaxable
from cosine_lab.refusals import some

_READABLE = 15
_SURE = 8.0


def winners(winning: Winning | None, ground: Ground, say: Say) -> Part | None:
    """How many labels can win, which never do, and why."""
    if winning is None:
        return None
    labels, n = ground.head.labels, len(ground.head.labels)
    won = winning.verdict.status.count("yes")
    lines = [say("all-win", n=n) if won == n else say("win", won=won, n=n)]
    lines += short_of_winning(winning.verdict, ground, say).values()
    if winning.biased is not None:
        lines += _without_bias(winning.plain, ground, say)
    lines.append(say("certificates"))
    rows = [certificate(each, ground, say) for each in winning.never[:LISTED]]
    table: Table = {
        say("column-label"): [labels[each.label] for each in winning.never[:LISTED]],
        say("column-mixture"): rows,
        say("column-off"): [each.off for each in winning.never[:LISTED]],
    }
    return Part("winners", tuple(lines), (TitledTable("mixtures", table),) if rows else ())


SHORT = {"never-wins": "no", "ties": "tie", "undecided": "undecided"}
"""Ways of a label not to win for certain, by the name that a command knows them by."""
_WORDS = {"never-wins": "never", "ties": "tie", "undecided": "undecided"}


def short_of_winning(verdict: Argmaxable, ground: Ground, say: Say) -> dict[str, str]:
    """Which labels do not win for certain, by the way (`SHORT`); only ways that there are."""
    names_of = {
        way: [label for label, each in zip(ground.head.labels, verdict.status, strict=True) if each == status]
        for way, status in SHORT.items()
    }
    return {
        way: say(_WORDS[way], count=len(names), names=some(names, LISTED)) for way, names in names_of.items() if names
    }


def _without_bias(plain: Argmaxable, ground: Ground, say: Say) -> list[str]:
    never = [ground.head.labels[k] for k, word in enumerate(plain.status) if word == "no"]
    if never:
        return [say("without-bias", count=len(never), names=some(never, LISTED))]
    return [say("without-bias-all")] if set(plain.status) == {"yes"} else []


def certificate(each: Never, ground: Ground, say: Say) -> str:
    """The mixture that a label never exceeds."""
    if each.mixture is None:
        large = ground.head.W.size > MOST_NUMBERS
        return say("not-sought-large", most=MOST_NUMBERS) if large else say("not-sought")
    heavy = sorted(each.mixture.items(), key=lambda item: -item[1])
    parts = [f"{weight:.3g} · {ground.head.labels[k]}" for k, weight in heavy[:LISTED]]
    return " + ".join(parts) + (" + …" if len(heavy) > LISTED else "")


def outputs(producing: Producing, ground: Ground, say: Say) -> Part:
    """How many rankings or label sets there are, and what cannot come out."""
    kind = "sets" if ground.sigmoid else "rankings"
    values = {"rank": producing.rank, "n": len(ground.head.W), "free": _count(producing.free)}
    if producing.tied:
        return Part("outputs", (say(f"{kind}-tied"),))
    if producing.most is not None:
        lines = [say(f"{kind}-most", most=producing.most, **values)]
    else:
        lines = [say(f"{kind}-power", power=f"{producing.power:.1f}", **values)]
    if producing.listed is not None:
        key = "listed-exact" if producing.listed.exact else "listed-computed"
        lines.append(say(key, count=len(producing.listed.rows), most=producing.listed.bound))
    else:
        lines.append(say("not-listed"))
    lines += [_ties(producing, ground, say), _impossible(producing, ground, say)]
    return Part("outputs", tuple(line for line in lines if line), _proofs(producing, ground, say))


def _count(power: float) -> str:
    """Ten to this power: the number itself where its digits are sure."""
    return f"{round(10**power):,}" if power < _SURE else f"10^{power:.1f}"


def _ties(producing: Producing, ground: Ground, say: Say) -> str:
    if ground.sigmoid:
        return ""
    if producing.ties is None:
        return say("ties-not-asked", most=MOST)
    pairs = [*combinations(range(len(ground.head.W)), 2)]
    never = sorted({*pairs} - {*producing.ties})
    values = {"count": len(producing.ties), "pairs": len(pairs)}
    if not never:
        return say("ties-all", **values)
    few, key = (never, "ties-not") if len(never) < len(producing.ties) else (producing.ties, "ties-only")
    names = ["–".join(ground.head.labels[k] for k in pair) for pair in few]
    return say(key, names=some(names, LISTED), **values) if names else say("ties-none", **values)


def _impossible(producing: Producing, ground: Ground, say: Say) -> str:
    if not ground.sigmoid:
        return ""
    if producing.impossible is None:
        return say("sets-not-asked")
    if not producing.impossible:
        return say("sets-possible")
    names = [_set(chosen, ground) for chosen in producing.impossible]
    return say("sets-impossible", count=len(names), names=some(names, LISTED))


def _set(chosen: tuple[int, ...], ground: Ground) -> str:
    return "{" + ", ".join(ground.head.labels[k] for k in chosen) + "}"


def _proofs(producing: Producing, ground: Ground, say: Say) -> tuple[TitledTable, ...]:
    """Why the first label sets can never be on."""
    proved = [
        (_set(chosen, ground), reason(each, ground.head.labels))
        for chosen, each in zip(producing.impossible or (), producing.proofs, strict=False)
        if each.why
    ]
    table: Table = {say("column-set"): [name for name, _ in proved], say("column-why"): [why for _, why in proved]}
    return (TitledTable("proofs", table),) if proved else ()


def reason(answer: Answer, labels: tuple[str, ...]) -> str:
    """The mixture of logits that is never positive, and would be if the answer were yes."""
    n, terms = len(labels), []
    for plus, minus, weight in answer.why[:LISTED]:
        if plus == n:
            terms.append(f"− {weight:.3g} · {labels[minus]}")
        elif minus == n:
            terms.append(f"+ {weight:.3g} · {labels[plus]}")
        else:
            terms.append(f"+ {weight:.3g} · ({labels[plus]} − {labels[minus]})")
    more = " + …" * (len(answer.why) > LISTED)
    return " ".join(terms).removeprefix("+ ") + more


def answer(result: Answer, labels: tuple[str, ...], ground: Ground, say: Say) -> str:
    """One question of the reader's: a witness, a proof, or neither."""
    kind, known = "sets" if ground.sigmoid else "top", ground.head.labels
    if result.ok is None:
        return say("asked-open", names=list(labels))
    if not result.ok:
        return say(f"asked-{kind}-no", names=list(labels), why=reason(result, known))
    if result.point is None:
        return say(f"asked-{kind}-yes", names=list(labels))
    entries = [f"{value:.4g}".replace("-", "−") for value in np.asarray(result.point)[:_READABLE]]
    more = ", …" * (len(result.point) > _READABLE)
    witness = f"({', '.join(entries)}{more})"
    return say(f"asked-{kind}-witness", names=list(labels), witness=witness, margin=result.margin)
