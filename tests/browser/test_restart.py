"""A server that dies in mid-upload and starts anew: said in our words, the next file is read."""

import os
import signal
from pathlib import Path

import numpy as np
from playwright.sync_api import Browser, Request, expect

from cosine_lab import prose
from cosine_lab.commands.app_server import free_port, serve, served
from cosine_lab.commands.browser import PATIENCE_MS, whole
from tests.kept import log

CHIP = '[data-testid="stFileChip"]'
CONNECTED = '[data-testid="stApp"][data-test-connection-state="CONNECTED"]'


def given(folder: Path, name: str, rows: int, columns: int) -> Path:
    place = folder / name
    np.savez(place, W=np.random.default_rng(0).standard_normal((rows, columns)))
    return place


def held(sent: Request, process: int) -> bool:
    """Whether a file is on its way; the server is then made to take nothing more of it."""
    if sent.method != "PUT":
        return False
    os.kill(process, signal.SIGSTOP)
    return True


def test_a_file_cut_off_is_said_to_be_lost_and_the_next_one_is_read(browser: Browser, tmp_path: Path) -> None:
    port = free_port()
    url = f"http://127.0.0.1:{port}"
    page = browser.new_page()  # what it logs of a lost server is no fault
    files = page.locator("input[type=file]")
    try:
        with serve(served(), log("restart-1"), port=port) as server:
            process = server.pid
            page.goto(f"{url}/audit?source=own&guide=0")
            whole(page)
            with page.expect_request(lambda sent: held(sent, process)):
                files.set_input_files(given(tmp_path, "large.npz", 2000, 1000))
            os.kill(process, signal.SIGKILL)
            told = page.locator(f"{CHIP} [role=alert]")
            expect(told).to_be_visible(timeout=PATIENCE_MS)
            said = told.evaluate("e => [getComputedStyle(e, '::after').content, getComputedStyle(e).fontSize]")
            assert said == [f'"{prose.text("site")("lost")}"', "0px"]
        with serve(served(), log("restart-2"), port=port):
            page.locator(CONNECTED).wait_for(timeout=PATIENCE_MS)
            files.set_input_files(given(tmp_path, "small.npz", 5, 3))
            page.get_by_text(prose.text("audit")("rows-layer"), exact=True).click(timeout=PATIENCE_MS)
            expect(page.get_by_text("5 labels in 3 dimensions").first).to_be_visible(timeout=PATIENCE_MS)
    finally:
        page.close()
