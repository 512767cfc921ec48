"""A file on this machine, read where it is asked for: it may be larger than memory."""

import io
import os


class LocalFile(io.FileIO):
    """The bytes of a file, of which a slice is read when it is taken."""

    def __len__(self) -> int:
        return os.fstat(self.fileno()).st_size

    def __getitem__(self, part: slice) -> bytes:
        start, stop, _ = part.indices(len(self))
        self.seek(start)
        return self.read(max(0, stop - start))


Content = bytes | LocalFile
"""Of a file that was uploaded, or of one that is there."""
