"""Take the pictures of the documentation, each after a real move, as docs/screenshots/<name>.png.

`python lab.py screenshots` takes all; words (names) choose some.
"""

from collections.abc import Callable, Sequence

from playwright.sync_api import Page, sync_playwright

from cosine_lab import command_line
from cosine_lab.commands import browser
from cosine_lab.commands.app_server import ARTIFACTS, serve, served
from cosine_lab.places import ROOT

DRAWN_MS = 1500  # the first frame comes after the script has ended


def press(verb: str) -> Callable[[Page], None]:
    """Press a button of the surface, also where it is folded away."""
    return lambda page: page.locator(f'[data-action="{verb}"]').first.dispatch_event("click")


def add(word: str) -> Callable[[Page], None]:
    """Add a word to the list on the Words page."""
    return lambda page: page.locator(f'[data-add="{word}"]').click()


def between_the_pair(page: Page) -> None:
    """Drag the origin to where the two chosen unembeddings are opposite."""
    places = [f"[data-handle='{name}'] .hit" for name in ("origin", "unembedding:0")]
    origin, label = (page.locator("[data-plane='origin']").locator(place).bounding_box() for place in places)
    if origin is None or label is None:
        raise RuntimeError("a picture needs a visible origin and a visible label")
    half = origin["width"] / 2
    page.mouse.move(origin["x"] + half, origin["y"] + half)
    page.mouse.down()
    page.mouse.move(label["x"] - half, label["y"] - half / 2, steps=12)
    page.mouse.up()


SCENES: dict[str, tuple[str, str, Callable[[Page], None]]] = {
    "translate": ("/translate?guide=0", "light", between_the_pair),
    "digits": ("/translate?source=Digits&guide=0", "light", press("cos-minus-one")),
    "rescale": ("/rescale", "dark", press("preset:paper")),
    "rankings": ("/rankings?guide=0", "light", press("preset:words")),
    "words": ("/words?guide=0", "light", add("hypertension")),
    "translate-zh": ("/translate?guide=0&lang=zh", "light", between_the_pair),
    "rankings-zh": ("/rankings?guide=0&lang=zh", "light", press("preset:words")),
    "words-zh": ("/words?guide=0&lang=zh", "light", add("hypertension")),
}


def main(words: Sequence[str]) -> None:
    """Take the chosen pictures."""
    options = command_line.parser("screenshots", __doc__)
    options.add_argument("names", nargs="*", choices=[[], *SCENES], metavar="name")
    names = options.parse_args(words).names
    folder = ROOT / "docs" / "screenshots"
    folder.mkdir(parents=True, exist_ok=True)
    program, flags = browser.executable(), [*browser.FLAGS]
    with (
        serve(served(), ARTIFACTS / "screenshots.log") as server,
        sync_playwright() as playwright,
        playwright.chromium.launch(executable_path=program, args=flags) as chromium,
    ):
        for name in names or SCENES:
            path, scheme, move = SCENES[name]
            page = chromium.new_page(viewport={"width": 1280, "height": 720}, reduced_motion="reduce")
            page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
            page.goto(server.url + path)
            page.locator("[data-action]").first.wait_for()
            browser.settle(page)
            page.wait_for_timeout(DRAWN_MS)
            move(page)
            page.mouse.move(1, 1)
            page.wait_for_timeout(DRAWN_MS)
            page.screenshot(path=folder / f"{name}.png")
            print(folder / f"{name}.png")


if __name__ == "__main__":
    command_line.run(main)
