"""Signed tokens under which browsers vote: one a session of the app, told from any that was made up."""

import base64
import secrets
from hashlib import blake2b
from hmac import compare_digest

_LETTERS, _BYTES = 12, 12


class Tickets:
    """Makes names and knows its own again, in every process that is given the same secret.

    Parameters
    ----------
    secret : str
    """

    def __init__(self, secret: str) -> None:
        self._key = blake2b(secret.encode()).digest()

    def issue(self) -> str:
        """A name that nobody else can make."""
        name = secrets.token_urlsafe(9)
        return name + self._mark(name)

    def issued(self, name: str) -> bool:
        """Whether a name is one of these."""
        return compare_digest(self._mark(name[:_LETTERS]).encode(), name[_LETTERS:].encode())

    def _mark(self, name: str) -> str:
        mark = blake2b(name.encode(), key=self._key, digest_size=_BYTES).digest()
        return base64.urlsafe_b64encode(mark).decode()
