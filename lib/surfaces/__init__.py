"""What a lesson tells the browser to draw, typed (what is drawn: assets/plane, assets/lessons).

A lesson describes its surface with the panels, layers, handles and actions that are here and with
its own, declared beside its surface; to add a lesson edits nothing here.
"""

from lib.surfaces import actions, fields, handles, layers, panels
from lib.surfaces.challenges import goals, tries
from lib.surfaces.names import Action, Handle, Layer, Model, Space
from lib.surfaces.plain import inputs, span
from lib.surfaces.story import Story
from lib.surfaces.surface import Preset, Surface, envelope

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
