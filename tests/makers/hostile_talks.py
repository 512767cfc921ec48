"""Texts of talks that nobody should have to trust, and those that people write by hand."""

from collections.abc import Iterator

from cosine_lab.talks.model import LONGEST, LONGEST_LINE

WRITTEN = {
    "by hand, on Windows": (
        "\ufeff# By hand\r\n\r\nWhat it\r\nis about.\r\n\r\n## One\r\n"
        "https://lab.example/base/translate?s=1.ab&talk=1&lang=de&guide=0\r\n\r\n"
        "A caption\r\non two lines.\r\n"
    ),
    "loosely": (
        "# T\n## One\n\n</translate>\n\nCaption\n-  yes:  cos≥0.99+-.01\n- no: cos<0.99\n"
        "GOAL: cos = −1 and max-dp<=1e-9\nhide: labels\nnotes: on this line\n  and more\n\n"
    ),
    "an exercise's link": ("# T\n## One\n/?s=1.ab&beat=exercise&x=1.eyJxIjoiPyIsImciOltbImNvcyIsIj49IiwwLjksMF1dfQ\n"),
    "the first page by its name": "# T\n## One\n[a [b] c](/home)\n",
    "a heading of the third level is text": "# T\n## One\n/\n### three\n",
    "a goal on two lines": "# T\n## One\n/\nGoal: a = 1\nGoal: b = 2\n",
    "words that are none of the grammar": (
        "# T\n## One\n/\nRemember: cosine.\n## Two\n/\n\\Note: a caption\n## Three\n/\n总结：余弦\n"
    ),
    "a move in the speaker's place": (
        "# T\n## One\n/?origin=.1,.1\nThen: https://lab.test/?origin=.6,.5&talk=1\nThem: a caption\n"
    ),
    "in Chinese": (
        "# 题\n## 一\n[首页](/)\n\n会变吗？\n\n- 不变：changed = 0\n- 变: 变了：changed>0\n"
        "目标：cos = −1 且 max-dp<=1e-9且a>0\n隐藏：plane:input，labels、panel:bars\n备注：慢一点\n猜测：是备注\n"
        "## 二\n/\n猜测：cos从-1到1步长0.05±0.1\n## 三\n/\n猜测: cos 从 -1 到 1 by 0.05\n\\目标：五人一组\n目标是什么\n"
    ),
}


def hostile() -> Iterator[str]:
    """Texts with something wrong, each in one way or a few."""
    yield from ("", "\n\n", "no title", "#", "# ", "# " + "a" * 121, "# a\n# b", "# a\n" + "b " * 301)
    for slip in (
        "Note: private",
        "Notess:",
        "Gaol: cos = 1",
        "HID: labels",
        "ntes：x",
        "bett: a",
        "目的：a = 1",
        "备柱：慢",
    ):
        yield f"# a\n## b\n/\n{slip}\n"
    yield from ("## One\n/\n", "# a\n##\n/", "# a\n## " + "b" * 121 + "\n/", "# a\n## b", "# a\n## b\n\n")
    for link in (
        "text without a link",
        "[a](b c)",
        "javascript:alert(1)",
        "ftp://x/translate",
        "[x](data:text/html,y)",
        "/nowhere",
        "/translate/x",
        "/translate#s=1",
        "/?a",
        "/?=b",
        "/?a=%zz",
        "/?a=%ff",
        "/?a=%ED%A0%80",
        "/?a=%00",
        "/?a=%E2%80%AE",
        "/?a=1&a=2",
        "/?1=2",
        "/?" + "&".join(f"a{k}=1" for k in range(17)),
        "/?a=" + "b" * 8193,
        "//evil.example/translate",
        "/?x=1.broken",
        "/?x=2.AA",
        "/?x=" + "1" * 1900,
        "/%74ranslate",
        "<script>",
        "[]()",
        "![x](/translate)",
    ):
        yield f"# a\n## b\n{link}\n"
    for line in (
        "- one",
        "- one: two",
        "- a: cos > 1",
        "- a: cos > 1\n- a: cos < 1",
        "- : cos > 1\n- b: cos > 1",
        "\n".join(f"- {k}: cos > {k}" for k in range(5)),
        f"- {'a' * 41}: cos > 1\n- b: cos < 1",
        "- a: cos > 1e999\n- b: cos < 1",
        "- a: 1cos > 1\n- b: cos < 1",
        "- a: cos > 1\n- b: cos < 1\nBet: cos from 0 to 1 by 1",
        "Bet:",
        "Bet: cos",
        "Bet: cos from 0 to 1",
        "Bet: cos from 1 to 0 by 1",
        "Bet: cos from 0 to 1 by 0",
        "Bet: cos from 0 to 1 by 1e-9",
        "Bet: cos from 0 to 1 by 1 ± -1",
        "Bet: cos from 0 to 1 by 1\nBet: cos from 0 to 1 by 1",
        "Goal:",
        "Goal: cos",
        "Goal: cos == 1",
        "Goal: cos >= x",
        "Goal: cos >= 1 ± -1",
        "Goal: cos >= 1 or cos < 0",
        "Goal: a = 1 and a = 1 and a = 1 and a = 1 and a = 1",
        "Goal: cos >= ١",
        "Goal: a" + "b" * 40 + " = 1",
        "Then:",
        "Then: /",
        "Then: /translate?s=1.ab",
        "Then: /?s=1.ab\nThen: /?s=1.ab",
        "Hide:",
        "Hide: all",
        "Hide: plane:",
        "Hide: labels,",
        "Hide: " + ", ".join(["labels"] * 25),
        "a" * 281,
        "a\u202eb",
        "a\x00b",
        "Notes:\n" + ("a" * 99 + "\n") * 41,
        "\ud800",
        "a" * (LONGEST_LINE + 1),
        "note\u017f: x\nbet\u212a: y",
        "Goal: a = 1" + "0" * 400,
    ):
        yield f"# a\n## b\n/\n{line}\n"
    yield "# a\n## b\n/?x=1.eyJxIjoiPyJ9\nCaption\n"
    yield "# a\n" + "## b\n/\n" * 61
    yield "# a\n" + "## b\nx\n" * 40
    yield "# a\n\n" + "é" * (LONGEST // 2)


MISNAMED = """# T
## A
/?beat=oposite
## B
/translate?source=irises
## C
/translate?source=iris
Goal: chnged = 0
Bet: max-dcoz from 0 to 2 by 1
Goal: cos >= 2
Hide: plane:foo
## D
/pooling?beat=means
## E
/home?orgin=.6,.5
## F
/home?pair=cat,dgo
## G
/home?pair=cat,cat
## H
/home?origin=.6
## I
/home?origin=.6,1e5
## J
/home?target=-2
## K
/home?target=high
## L
/pooling?side=2.5
## M
/pooling?kept=maximum
## N
/rescale?linear=1,1,1,1
## O
/translate?source=iris&pair=setosa,virginic
## P
/home?origin=.6,−.5&pair=cat,house&beat=opposite&utm_source=mail
## Q
/home
Then: /home?orgin=.6,.5
## R
/translate?source=iris
Then: /translate?source=digits
"""
"""Wrong names, and a number out of its range, each at its line."""
