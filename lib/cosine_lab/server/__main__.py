"""The app for a room, open to the network: `python lab.py serve` (lib/cosine_lab/server/banner.py says where it is)."""

import argparse
import os
from collections.abc import Sequence

from cosine_lab import command_line
from cosine_lab.places import ROOT
from cosine_lab.server import banner


def main(words: Sequence[str]) -> int:
    """Serve until Ctrl-C."""
    parser = argparse.ArgumentParser(
        "serve", description="Serve the app to a room.", epilog="Further words go to Streamlit."
    )
    parser.add_argument("--port", type=int, default=8501)
    parser.add_argument("--address", default="0.0.0.0")  # noqa: S104 - for the network, by name
    options, further = parser.parse_known_args(words)
    os.chdir(ROOT)  # where .streamlit/config.toml is read from
    os.environ[banner.WANTED] = "1"
    # A page elsewhere can give this machine's address a name, and would then be of the same site: it answers to its own
    # names, and to those that further words allow (`called` in lib/cosine_lab/server/security_headers.py).
    ours = (f"--server.port={options.port}", f"--server.address={options.address}", "--server.allowedHosts=localhost")
    quiet = ("--server.headless=true", "--logger.hideWelcomeMessage=true")
    from streamlit.web import cli  # noqa: PLC0415 - after the words are read, which need none of it

    cli.main(["run", "asgi.py", *ours, *quiet, *further], prog_name="serve", standalone_mode=False)
    return 0


if __name__ == "__main__":
    command_line.run(main)
