"""The naive way, for comparison: every move is a Streamlit rerun that redraws a Plotly chart."""

import numpy as np
import plotly.graph_objects as go
import streamlit as st

from lib.data.classifiers import PAPER_UNEMBEDDINGS, paper

shift = st.slider("translation", -2.0, 2.0, 0.0, 0.02)
model = paper()
rows = np.add(PAPER_UNEMBEDDINGS, (shift, 0.0))
winners = np.argmax(model.embeddings @ rows.T, axis=1)
figure = go.Figure()
figure.add_scatter(x=model.embeddings[:, 0], y=model.embeddings[:, 1], mode="markers", marker={"color": winners})
figure.add_scatter(x=rows[:, 0], y=rows[:, 1], mode="markers+text", text=list(model.labels))
st.plotly_chart(figure, key="plane")
st.markdown(f"moved to {shift:.2f}")
