"""Single questions about a classifier, each settled by a proof: one policy for all (docs/adr/0006).

`reading` says which numbers are meant. `decide` answers one question: in floats with room for all
rounding, else in `integers`. `winners` asks it of each label, after `search` where they are many.
"""
