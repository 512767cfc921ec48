"""The grammar of figures the lessons share: pure functions from numbers to Plotly figures."""
