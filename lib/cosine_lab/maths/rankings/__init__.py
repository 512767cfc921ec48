"""What a linear classifier can answer at all: winners, ties, rankings and label sets.

    which rankings and label sets are there?            patterns
    how many can there be at most?                      counting
    which labels can win, which two can tie for it?     winning
    can this one answer come out, and why not?          feasible
    what do cosines alone tell of them?                 cosines
    do the paper's statements hold?                     verification, counterexamples

`arrangements` lists cells, `decisions` proves single answers: how, for whoever asks on.
"""
