"""Where this server's rooms are, as its environment says."""

from collections.abc import Mapping

from server.rooms.keeper import KeptRooms
from server.rooms.memory import MemoryRooms
from server.rooms.room import Rooms

WHERE = "COSINE_LAB_ROOMS"
"""redis://… for several replicas; keeper:<port> for the workers of `serve`; not set for one."""
SECRET = "COSINE_LAB_ROOMS_SECRET"  # noqa: S105 - the name of a variable
REDIS = ("redis://", "rediss://", "unix://")
KEEPER = "keeper:"


def rooms(environ: Mapping[str, str]) -> Rooms:
    """The rooms that an environment names.

    Parameters
    ----------
    environ : mapping of str to str

    Raises
    ------
    ValueError
        If COSINE_LAB_ROOMS names none of these places: a server that starts all the same would
        lose its rooms unnoticed.
    """
    where = environ.get(WHERE, "")
    if not where:
        return MemoryRooms()
    if where.startswith(REDIS):
        from server.rooms.valkey import ValkeyRooms  # noqa: PLC0415 - its client is an extra

        return ValkeyRooms(where)
    port = where.removeprefix(KEEPER)
    if where.startswith(KEEPER) and port.isdecimal():
        return KeptRooms(int(port), environ.get(SECRET, ""))
    raise ValueError(f"{WHERE} needs redis://host:port, got {where!r}")
