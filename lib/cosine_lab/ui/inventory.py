"""The concept inventory, as students take it."""

from cosine_lab.prose import Text
from cosine_lab.site import inventory
from cosine_lab.site.bundles import INVENTORY
from cosine_lab.ui.mount import made


def show(text: Text) -> None:
    """Show the form that the address names."""
    made(INVENTORY)(key=INVENTORY, data=inventory.page(text))
