"""What a lesson tells the browser to draw, typed (what is drawn: assets/plane, assets/lessons).

A lesson describes its surface with the panels, layers, handles and actions that are here and with
its own, declared beside its surface; to add a lesson edits nothing here.
"""

from cosine_lab.surfaces import actions, fields, handles, layers, panels
from cosine_lab.surfaces.challenges import goals, tries
from cosine_lab.surfaces.names import Action, Handle, Layer, Model, Space
from cosine_lab.surfaces.plain import inputs, span
from cosine_lab.surfaces.story import Story
from cosine_lab.surfaces.surface import Preset, Surface, envelope

__all__ = [
    "Action",
    "Handle",
    "Layer",
    "Model",
    "Preset",
    "Space",
    "Story",
    "Surface",
    "actions",
    "envelope",
    "fields",
    "goals",
    "handles",
    "inputs",
    "layers",
    "panels",
    "span",
    "tries",
]
