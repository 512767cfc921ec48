"""Cells of hyperplane arrangements: what lies behind sign patterns and rankings.

`general_position` lists the cells of rows in general position in one sweep of array operations; whatever it
returns is certified by a count. `incremental` lists the cells of any arrangement, in integers.
"""
