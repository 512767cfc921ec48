"""Two replicas behind the shipped nginx: a hundred readers, and what a crash costs them.

python lab.py bench replicas [--readers 100]     (nginx: apt-get install nginx)

Every reader has a state of its own in the link. One replica is killed; its readers come back by
their links alone, as a browser whose server forgot it would, and find what they had.
"""

import argparse
import asyncio
import json
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory

import numpy as np

from cosine_lab.commands.app_server import ARTIFACTS, Server, ServerError, free_port, serve, served, wait
from cosine_lab.data.classifiers import SOURCES, classifier
from cosine_lab.lessons import translate
from cosine_lab.links import encode
from cosine_lab.places import ROOT
from cosine_lab.ui.session import LINK
from tests.served.crowd import choosing
from tests.served.widgets import is_surface
from tests.served.wire import Lost, Reader

MOST_READERS = 300
SECONDS = 12
RETRY_S = 0.25


def main() -> None:
    """Print what the readers met."""
    parser = argparse.ArgumentParser("bench replicas")
    parser.add_argument("--readers", type=int, default=100)
    readers = min(parser.parse_args(sys.argv[1:]).readers, MOST_READERS)
    with ExitStack() as stack:
        replicas = [stack.enter_context(serve(served(), ARTIFACTS / f"replica-{k}.log")) for k in range(2)]
        front = stack.enter_context(nginx(replicas))
        for slug in ("training", "rankings"):
            _, crowd = choosing(front, slug, readers, SECONDS)
            waits = f"p50 {1000 * crowd.wait(0.5):.0f}, p95 {1000 * crowd.wait(0.95):.0f} ms"
            rate = f"{len(crowd.runs) / SECONDS:.1f} of {readers / 2:g} choices/s"
            print(f"{slug}: {readers} readers, {rate}, {waits}, {len(crowd.lost)} lost", flush=True)
        asyncio.run(crash(front, replicas[0], readers))


@contextmanager
def nginx(replicas: list[Server]) -> Iterator[Server]:
    """The shipped configuration before these replicas, on a free port."""
    program = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
    if program is None:
        sys.exit("bench replicas needs nginx: apt-get install nginx")
    port, log = free_port(), ARTIFACTS / "nginx.log"
    addresses = [replica.url.partition("//")[2] for replica in replicas]
    servers = " ".join(f"server {address} max_fails=1 fail_timeout=5s;" for address in addresses)
    with TemporaryDirectory() as folder:
        shipped = (ROOT / "deploy" / "nginx.conf").read_text(encoding="utf-8")
        shipped = shipped.replace("listen 8080", f"listen 127.0.0.1:{port}")
        here = shipped.replace("/tmp/", f"{folder}/")  # noqa: S108 - as the file has it
        Path(folder, "nginx.conf").write_text(here, encoding="utf-8")
        Path(folder, "replicas.conf").write_text(
            f"upstream replicas {{ hash $reader consistent; {servers} }}", encoding="utf-8"
        )
        command = (program, "-p", folder, "-c", f"{folder}/nginx.conf", "-g", "daemon off;")
        with log.open("w", encoding="utf-8") as output:
            process = subprocess.Popen(command, stdout=output, stderr=output)
        server = Server(f"http://127.0.0.1:{port}", log, process.pid)
        try:
            wait(process, server)
            yield server
        finally:
            process.terminate()
            process.wait()


async def crash(front: Server, victim: Server, count: int) -> None:
    """Kill one replica under its readers; say when all are back, and whether as they were."""
    dice = np.random.default_rng(0)
    readers = [Reader(front.url, "translate", query=f"{LINK}={own_state(dice)}") for _ in range(count)]
    await asyncio.gather(*(reader.open() for reader in readers))
    before = [shown(reader) for reader in readers]
    if len(set(before)) < count:
        raise ServerError("crash needs a state of its own for every reader")
    os.kill(victim.pid, signal.SIGKILL)
    begin = time.perf_counter()
    after = await asyncio.gather(*(returned(reader, begin) for reader in readers))
    back = [seconds for _, seconds in after if seconds]
    same = sum(shown(reader) == was for (reader, _), was in zip(after, before, strict=True))
    await asyncio.gather(*(reader.close() for reader, _ in after))
    print(
        f"one of two replicas killed: {len(back)} of {count} readers lost their server, all were "
        f"back after {max(back, default=0):.2f} s (median {np.median(back or [0]):.2f} s), "
        f"{same} of {count} with exactly the state they had"
    )


def own_state(dice: np.random.Generator) -> str:
    """A link's state that no other reader has."""
    start = translate.default(classifier(next(iter(SOURCES))))
    x, y = dice.uniform(-1, 1, 2).tolist()
    return encode(replace(start, shift=(x, y)), start.labels)


def shown(reader: Reader) -> str:
    """The state of the page's plane, as the browser is told it."""
    plane = next(proto for kind, proto in reader.widgets.values() if is_surface(kind, proto))
    return json.dumps(json.loads(plane.json)["state"], sort_keys=True)


async def returned(reader: Reader, begin: float) -> tuple[Reader, float]:
    """The reader, who comes back by the link alone where the connection ended; seconds it took."""
    if not await reader.ended(1.0):
        return reader, 0.0
    while True:
        again = Reader(reader.url, reader.slug, reader.query, cookies=reader.cookies)
        with suppress(Lost):
            await again.open()
            return again, time.perf_counter() - begin
        await asyncio.sleep(RETRY_S)
