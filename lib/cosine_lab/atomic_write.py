"""Atomic writes: files that are whole or not there, whoever else writes them and however full the disk is."""

from pathlib import Path
from secrets import token_hex

PART = ".part"


def write(place: Path, content: str | bytes) -> None:
    """Write a file, in place of one that is there; what is not a file (/dev/stdout) is written to.

    Raises
    ------
    OSError
        With the name of the place. What was there before is still there then, and no part of a file beside it.
    """
    plain = place.is_file() or not place.exists()
    whole = place.resolve() if plain else place
    part = whole.with_name(f"{whole.name}.{token_hex(4)}{PART}") if plain else whole
    try:
        if isinstance(content, bytes):
            part.write_bytes(content)
        else:
            part.write_text(content, encoding="utf-8")
        if plain:
            part.replace(whole)
    except OSError as why:
        if plain:
            part.unlink(missing_ok=True)
        raise type(why)(why.errno, why.strerror, str(place)) from why
