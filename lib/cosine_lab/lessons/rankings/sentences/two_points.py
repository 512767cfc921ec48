"""H.2 told: the rankings that differ, the sign patterns that do not, and what decides."""

from cosine_lab.escape import Markdown
from cosine_lab.lessons.rankings.model.two_points import LABELS, NAMES, Minor, Ranking, comparison, ranking_name
from cosine_lab.prose import Text, number

SHADES = ("orange", "blue")
JOINER = "\N{WORD JOINER}"


def lists(text: Text) -> Markdown:
    """The rankings that differ and those shared, and the sign patterns."""
    both = comparison()
    signs, others = both.signs
    head = "h2-signs" if set(signs) == set(others) else "h2-signs-differ"
    sentences = [
        text.markdown("h2-rankings", each=len(both.rankings[0]), count=len(both.shared)),
        *(text.markdown("h2-only", name=name, list=_list(both.only(k), SHADES[k])) for k, name in enumerate(NAMES)),
        text.markdown("h2-both", list=_list(both.shared)),
        text.markdown(head, count=len(signs)),
        text.markdown("h2-listed", list=_signs(signs)),
    ]
    return Markdown("\n\n".join(sentences))


def decider(text: Text) -> Markdown:
    """The minors of the differences whose signs differ."""
    both = comparison()
    minors = "; ".join(_minor(minor, text) for minor in both.deciding)
    return text.markdown("h2-minors", count=len(both.deciding), all=both.minors, minors=Markdown(minors))


def _list(orders: list[Ranking], shade: str = "") -> Markdown:
    names = [ranking_name(order) for order in orders]
    marked = [f":{shade}-background[**{name}**]" if shade else name for name in names]
    return Markdown(", ".join(marked))


def _signs(patterns: list[str]) -> Markdown:
    """Unbroken by lines, and free of anything that Markdown would act on."""
    return Markdown(", ".join(JOINER.join(each.replace("-", "−")) for each in patterns))


def _minor(minor: Minor, text: Text) -> Markdown:
    (i, j), (k, m) = ([LABELS[each] for each in pair] for pair in (minor.first, minor.second))
    first, second = (number(float(value)) for value in minor.values)
    return text.markdown("h2-minor", i=i, j=j, k=k, m=m, first=first, second=second)
