"""Figures and tables out of the lab: SVG, PNG, CSV."""
