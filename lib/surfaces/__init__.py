"""What a lesson tells the browser to draw, typed (what is drawn: assets/plane, assets/lessons).

A lesson describes its surface with the panels, layers, handles and actions that are here and with
its own, declared beside its surface; to add a lesson edits nothing here.
"""

from lib.surfaces import actions, fields, handles, layers, panels
from lib.surfaces.names import Action, Handle, Layer, Model, Space
from lib.surfaces.planes import Area, PlaneSurface, Preset, span
from lib.surfaces.surface import Surface, TableSurface, envelope

__all__ = [
    "Action",
    "Area",
    "Handle",
    "Layer",
    "Model",
    "PlaneSurface",
    "Preset",
    "Space",
    "Surface",
    "TableSurface",
    "actions",
    "envelope",
    "fields",
    "handles",
    "layers",
    "panels",
    "span",
]
