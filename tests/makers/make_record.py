"""What every story says and judges, walked twice, there and back, as a text a lesson.

`python -m tests.makers.make_record <folder> [lesson …]`; each line is a step, what was done there, every live message
that it led to and, after “→”, the verdict that stands then. The second time another answer is given.
"""

import sys
from collections.abc import Iterator
from http.server import ThreadingHTTPServer
from pathlib import Path
from threading import Thread

from playwright.sync_api import sync_playwright

from cosine_lab.commands import browser
from cosine_lab.commands.app_server import addresses, lessons
from tests.browser.bare import _Files
from tests.browser.record import Act
from tests.browser.walk import Walker


def main(folder: Path, slugs: list[str]) -> None:
    """Walk each of them, and write what was heard."""
    folder.mkdir(parents=True, exist_ok=True)
    server = ThreadingHTTPServer(("127.0.0.1", 0), _Files)
    Thread(target=server.serve_forever, daemon=True).start()
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=browser.executable(), args=[*browser.FLAGS])
        for slug in slugs:
            page = chromium.new_context(reduced_motion="reduce").new_page()
            walker = Walker(page, slug)
            walker.open(f"http://127.0.0.1:{server.server_port}{addresses()[slug]}")
            walker.there_and_back(2)
            (folder / f"{slug}.txt").write_text("\n".join(written(walker.record.acts)) + "\n", encoding="utf-8")
            page.context.close()
        chromium.close()
    server.shutdown()


def written(acts: list[Act]) -> Iterator[str]:
    """A line for each act: what was said of it, and what stands as the verdict."""
    for act in acts:
        said = " | ".join(each.text for each in act.said) or "(silent)"
        yield f"{act.step} {act.what}: {said} → {' '.join(act.answer.split())}"


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:] or sorted(lessons()))
