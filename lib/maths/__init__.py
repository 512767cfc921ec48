"""The mathematics: NumPy and SciPy, one concept a module; knows no lesson, no Streamlit, no Plotly."""
