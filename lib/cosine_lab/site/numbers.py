"""The long numbers of an envelope, in base64: lessons share the same classifier, languages share all of them."""

from collections.abc import Mapping
from typing import Any

_LONG = 4000
"""Characters from which on a text is a file's worth."""
Path = list[str | int]


def apart(data: Mapping[str, Any]) -> tuple[dict[str, Any], list[list[str]]]:
    """The data without them, which says under `apart` where they belong; and they, by what of the data they are of."""
    paths: dict[str, list[Path]] = {}
    texts: dict[str, list[str]] = {}

    def without(value: Any, path: Path) -> Any:  # noqa: ANN401 - as JSON is
        if isinstance(value, str) and len(value) >= _LONG:
            paths.setdefault(str(path[0]), []).append(path)
            texts.setdefault(str(path[0]), []).append(value)
            return None
        if isinstance(value, Mapping):
            return {key: without(each, [*path, key]) for key, each in value.items()}
        if isinstance(value, list | tuple):
            return [without(each, [*path, k]) for k, each in enumerate(value)]
        return value

    rest = {key: without(value, [key]) for key, value in data.items()}
    return rest | {"apart": [*paths.values()]}, [*texts.values()]
