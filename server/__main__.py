"""The app for a room: one worker a core behind one port, open to the network.

python lab.py serve [--port 8501] [--address 0.0.0.0] [--workers N] [further words to Streamlit]
"""

import argparse
import asyncio
import os
import secrets
import signal
import socket
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory

import segno

from lib import command_line, machine_semaphore
from server import descriptors, whence
from server.front import CHUNK, Front, Worker
from server.rooms import join_page, keeper

COOKIES = "STREAMLIT_SERVER_COOKIE_SECRET"
ROOT = Path(__file__).resolve().parent.parent
MOST_WAITING = 1024
HEALTHY_S, PAUSE_S, END_S = 120.0, 0.2, 5.0


def main(words: Sequence[str]) -> int:
    """Serve until Ctrl-C."""
    parser = argparse.ArgumentParser("serve", description=__doc__)
    parser.add_argument("--port", type=int, default=8501)
    parser.add_argument("--address", default="0.0.0.0")  # noqa: S104 - for the network, by name
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    asked, further = parser.parse_known_args(words)
    try:
        asyncio.run(serve(asked.address, asked.port, max(asked.workers, 1), further))
    except KeyboardInterrupt:
        return 0
    except OSError as error:
        print(f"Port {asked.port} at {asked.address} cannot be served: {error}", file=sys.stderr)
        return 1
    return 0


async def serve(address: str, port: int, count: int, further: Sequence[str]) -> None:
    """Start the workers, open the port when all are well, and keep them running."""
    stop = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        with suppress(NotImplementedError):  # Windows, where Ctrl-C interrupts instead
            asyncio.get_running_loop().add_signal_handler(number, stop.set)
    workers = [Worker(str(k), free_port()) for k in range(1, count + 1)]
    os.environ[whence.SECRET] = secrets.token_hex()
    os.environ[whence.PROXIES] = ""  # the workers ask the front alone
    limit = descriptors.raise_limit()  # of the workers as well
    front = Front(workers, os.environ[whence.SECRET], (limit - descriptors.OWN) // 2)
    opened = await asyncio.start_server(front.connect, address, port, limit=CHUNK, backlog=MOST_WAITING)
    secret = os.environ.get(COOKIES) or secrets.token_hex()
    if join_page.WHERE not in os.environ:  # the workers share the rooms of this process
        os.environ[join_page.SECRET] = secrets.token_hex()
        os.environ[join_page.WHERE] = f"{join_page.KEEPER}{keeper.keep(os.environ[join_page.SECRET])}"
    meeting = TemporaryDirectory(prefix="cosine-lab-")  # all workers share the slots of heavy work
    os.environ[machine_semaphore.WHERE] = meeting.name
    kept = [asyncio.create_task(keep(worker, count, secret, further)) for worker in workers]
    told = asyncio.create_task(tell(workers, address, port, descriptors.readers(limit)))
    ended = asyncio.create_task(stop.wait())  # which may be before the workers are there
    try:
        await asyncio.wait((told, ended), return_when=asyncio.FIRST_COMPLETED)
        if told.done():
            told.result()
            await ended
    finally:
        opened.close()
        for task in (told, *kept):
            task.cancel()
        await asyncio.gather(told, *kept, return_exceptions=True)
        meeting.cleanup()


async def tell(workers: Sequence[Worker], address: str, port: int, readers: int) -> None:
    """Say where the app is once all workers listen."""
    await asyncio.gather(*(healthy(worker) for worker in workers))
    with suppress(BrokenPipeError):  # nobody reads it any more; the app is there all the same
        announce(address, port, len(workers), readers)


async def keep(worker: Worker, count: int, secret: str, further: Sequence[str]) -> None:
    """Run a worker, and start it again whenever it ends."""
    cores = max((os.cpu_count() or 1) // count, 1)
    threads = dict.fromkeys(("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS"), str(cores))
    mine = {"COSINE_LAB_WORKER": worker.name, COOKIES: secret}
    flags = ("--server.headless=true", "--server.address=127.0.0.1", "--logger.hideWelcomeMessage=true")
    command = (sys.executable, "-m", "streamlit", "run", "asgi.py", *further, *flags)
    while True:
        process = await asyncio.create_subprocess_exec(
            *command, f"--server.port={worker.port}", cwd=ROOT, env={**os.environ, **threads, **mine}
        )
        print(f"worker {worker.name} is process {process.pid}", file=sys.stderr, flush=True)
        try:
            await process.wait()
            print(f"worker {worker.name} ended and is started again", file=sys.stderr, flush=True)
        finally:
            await _end(process)
        await asyncio.sleep(PAUSE_S)


async def _end(process: asyncio.subprocess.Process) -> None:
    """Ask a process to end, and make it."""
    if process.returncode is None:
        process.terminate()
        try:
            async with asyncio.timeout(END_S):
                await process.wait()
        except TimeoutError:
            process.kill()


async def healthy(worker: Worker) -> None:
    """Return when the worker listens."""
    async with asyncio.timeout(HEALTHY_S):
        while True:
            with suppress(OSError):
                _, writer = await asyncio.open_connection("127.0.0.1", worker.port)
                writer.close()
                return
            await asyncio.sleep(PAUSE_S)


def announce(address: str, port: int, count: int, readers: int) -> None:
    """Say where the app is, in words and as a code for phones, and for how many readers."""
    url = f"http://{own_address() if address in {'0.0.0.0', '::'} else address}:{port}"  # noqa: S104 - compared
    print(f"\n  Cosine Lab, {count} workers: {url}\n  (Ctrl-C ends it)", flush=True)
    print(f"  For up to {readers:,} readers at once, by the limit on open files (ulimit -n).\n", flush=True)
    segno.make(url).terminal(sys.stdout, compact=can_show("█▀▄"))  # without these letters as coloured blanks
    sys.stdout.flush()


def can_show(letters: str) -> bool:
    """Whether the output has these letters."""
    with suppress(UnicodeEncodeError):
        return bool(letters.encode(sys.stdout.encoding))
    return False


def own_address() -> str:
    """Address of this machine in its network; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address reserved for documentation
            found: str = probe.getsockname()[0]
        except OSError:
            return "127.0.0.1"
    return found


def free_port() -> int:
    """A port on this machine that nobody listens on just now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    return port


if __name__ == "__main__":
    command_line.run(main)
