"""Length's story: a longer word in lists, who is in none, why a vector is long, and which words' are."""

from cosine_lab.lessons.length.state import MOST
from cosine_lab.lessons.length.surface import TO_DOT, TO_HALF, TO_ZERO, TWICE, Context, Informed, Stretched, Unlisted
from cosine_lab.surfaces.story import Beat, Bet, Choice, Reads, Shows, Story, ranges

_NEAR = 0.02
_ASKED = ("and", "cubits", "quiet")
_NEVER = ("never-now", "never-short", "never-long")


def story() -> Story:
    """Five beats: a word in lists and all words, one on a text and all on it, and what they come to."""
    start = {"word": 0, "factor": 1.0, "topic": 0, "share": 1.0, "by": 0, "longer": 1.0, "kept": 1.0}
    return Story(
        beats=(
            Beat(
                "lists",
                Shows(panels=(Stretched,)),
                start=start | {"power": 1.0, "less": 0.0},
                bet=Bet(
                    ("dot-lists", "cosine-lists"), ranges("dot-lists", "none", (1, "tens"), (50, "many")), still=True
                ),
                goal=(Reads("factor", ">=", MOST, _NEAR),),
                actions=(TWICE,),
            ),
            Beat(
                "unlisted",
                Shows(panels=(Unlisted,)),
                start={"factor": 1.0, "by": 0},
                bet=Bet(_NEVER, ranges("never-now", "same", (0.1, "quarter"), (0.5, "half")), still=True),
                goal=(Reads("power", "<=", 0, _NEAR),),
                actions=(TO_DOT,),
            ),
            _why(),
            Beat(
                "longest",
                Shows(panels=(Informed,)),
                start={"share": 1.0},
                bet=Bet(
                    about=("rho", "less-squared", "more-squared", *(f"squared-{word}" for word in _ASKED)),
                    choices=[Choice(word, (Reads(f"longest-{word}", "=", 1),)) for word in _ASKED],
                    still=True,
                ),
                goal=(Reads("less", "=", 0.5, _NEAR),),
                actions=(TO_HALF,),
            ),
            Beat("takeaway", Shows(panels=(Unlisted,)), start={"factor": MOST, "power": 0.0}),
        ),
        code="1 - np.unique(S.argsort()[:, -10:]).size / len(S)",
    )


def _why() -> Beat:
    return Beat(
        "why",
        Shows(panels=(Context,)),
        start={"power": 1.0},
        bet=Bet(
            about=("told", "even"),
            still=True,
            choices=(
                Choice("own", (Reads("told", ">", 0.05),)),
                Choice("any", (Reads("told", "<=", 0.05), Reads("even", ">", 0.5))),
                Choice("equal", (Reads("even", "<=", 0.5),)),
            ),
        ),
        goal=(Reads("share", "=", 0),),
        actions=(TO_ZERO,),
        why=True,
    )
