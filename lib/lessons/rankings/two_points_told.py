"""H.2 told: the rankings that differ, the sign patterns that do not, and what decides."""

from lib import prose
from lib.figures import style
from lib.lessons.rankings.two_points import (
    LABELS,
    NAMES,
    Minor,
    Ranking,
    comparison,
    ranking_name,
)

SHADES = ("orange", "blue")
JOINER = "\N{WORD JOINER}"


def lists() -> str:
    """The rankings that differ and those shared, and the sign patterns, in Markdown."""
    words = prose.page("rankings").words
    found = comparison()
    signs, others = found.signs
    head = words["h2-signs" if set(signs) == set(others) else "h2-signs-differ"]
    rankings = [
        words["h2-rankings"].format(each=len(found.rankings[0]), count=len(found.shared)),
        *(
            words["h2-only"].format(name=name, list=_list(found.only(k), SHADES[k]))
            for k, name in enumerate(NAMES)
        ),
        words["h2-both"].format(list=_list(found.shared)),
    ]
    patterns = f"{words['h2-listed']} {_signs(signs)}"
    return "\n\n".join([*rankings, head.format(count=len(signs)), patterns])


def decider() -> str:
    """The minors of the differences whose signs differ, in Markdown."""
    found = comparison()
    return (
        prose.page("rankings")
        .words["h2-minors"]
        .format(
            count=len(found.deciding),
            all=found.minors,
            minors="; ".join(_minor(minor) for minor in found.deciding),
        )
    )


def _list(orders: list[Ranking], shade: str = "") -> str:
    names = [ranking_name(order) for order in orders]
    return ", ".join(f":{shade}-background[**{name}**]" if shade else name for name in names)


def _signs(patterns: list[str]) -> str:
    """Unbroken by lines, and free of anything that Markdown would act on."""
    return ", ".join(JOINER.join(pattern.replace("-", "−")) for pattern in patterns)


def _minor(minor: Minor) -> str:
    (i, j), (k, m) = ([LABELS[each] for each in pair] for pair in (minor.first, minor.second))
    values = [style.number(float(value)) for value in minor.values]
    return f"det(p{i} − p{j}, p{k} − p{m}) = **{values[0]}** in W, **{values[1]}** in W′"
