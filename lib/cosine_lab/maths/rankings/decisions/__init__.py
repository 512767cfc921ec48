"""Single questions about a classifier, each settled by a proof: one policy for all (docs/adr/0006).

`numeric_model` says which numbers are meant. `cone_feasibility` answers one question: in floats with room for all
rounding, else in `integers`. `hull_vertices` asks it of each label, after `witness_search` where they are many.
"""
