"""Single questions about a classifier, each settled by a proof: one policy for all (docs/adr/0006).

`reading` says which numbers are meant, `programme` decides in integers, `search` finds witnesses
and proofs for many labels at once in floats, `decide` and `winners` put them together.
"""
