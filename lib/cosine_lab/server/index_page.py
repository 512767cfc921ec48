"""The page that everything is drawn on, written once: with the site's style in it, and where its server is."""

import json
from collections.abc import Collection

_END = "</head>"


def paths(slugs: Collection[str], base: str) -> list[str]:
    """Where the page is, for each of these slugs and for the root.

    Parameters
    ----------
    slugs : collection of str
    base : str
        Path that the app is served under, without slashes around it; "" for the root.
    """
    start = f"/{base}" if base else ""
    return [f"{start}/", *(f"{start}/{slug}" for slug in slugs)]


def guide(places: Collection[str], base: str, hosts: Collection[str]) -> str:
    """A script element that tells Streamlit's page where its server is.

    Else the page asks for it, below its own path first and then at the root, before it connects:
    two journeys in a row. It still asks where the path is none of the site's, as behind a proxy
    that cuts a prefix off, and in a frame, whose host may have its own ways.

    Parameters
    ----------
    places : collection of str
        Where the page is (`paths`).
    base : str
        Path that the app is served under, without slashes around it; "" for the root.
    hosts : collection of str
        Origins whose frames may speak to the page, as Streamlit is configured.
    """
    answer = json.dumps({"allowedOrigins": list(hosts), "useExternalAuthToken": False})
    server = json.dumps(f"/{base}")
    return (
        f"<script>if (window.parent === window && {json.dumps([*places])}.includes(location.pathname))"
        f" window.__streamlit = {{ BACKEND_BASE_URL: location.origin + {server},"
        f" HOST_CONFIG: {answer} }};</script>"
    )


def page(index: str, head: str) -> str:
    """Streamlit's page, with what else would come later at the end of its head.

    Without its style headings would be as large as Streamlit's until the first message, and what
    waits for free play in sight.
    """
    return index.replace(_END, head + _END, 1)
