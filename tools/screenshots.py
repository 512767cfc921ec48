"""Take the pictures of the documentation, each after a real move, as docs/screenshots/<name>.

`python lab.py screenshots` takes all; words (names) choose some. What each was taken of is noted beside them
(tools/pictures.py).
"""

import io
import math
from collections.abc import Sequence

from PIL import Image
from playwright.sync_api import Browser, Locator, Page, sync_playwright

from cosine_lab import command_line
from cosine_lab.commands import browser
from cosine_lab.commands.app_server import ARTIFACTS, serve, served
from tools.pictures import FOLDER, PICTURES, Picture, file_of, record

DRAWN_MS = 1500  # the first frame comes after the script has ended
FRAMES, FRAME_MS, HIGH, WIDTH, QUALITY = 60, 70, 612, 800, 60
"""Of a picture that moves: how many, how long each, pixels of the page, width of the picture, and WebP's quality."""
PHONE, COLOURS = 600, 256
SAME_BOX = """() => {
  const [a, b] = ["\u539f", "\u70b9"].map((letter) => {
    const drawn = document.createElement("canvas").getContext("2d");
    drawn.font = "30px sans-serif";
    drawn.fillText(letter, 0, 32);
    return drawn.canvas.toDataURL();
  });
  return a === b;
}"""
"""Whether two Chinese letters look alike: each is the box of a machine without a font for them."""


def middle(where: Locator) -> tuple[float, float]:
    """The middle of something in sight."""
    box = where.bounding_box()
    if box is None:
        raise RuntimeError(f"a picture needs {where} in sight")
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def on_plane(page: Page, handle: str) -> tuple[float, float]:
    """Where a handle of the plane with the origin is."""
    return middle(page.locator(f"[data-plane='origin'] [data-handle='{handle}'] .hit"))


def between_the_pair(page: Page) -> None:
    """Drag the origin to where the two chosen unembeddings are nearly opposite."""
    (x, y), (u, v) = on_plane(page, "origin"), on_plane(page, "unembedding:0")
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(u - 22, v - 11, steps=12)
    page.mouse.up()


def frames(page: Page) -> list[Image.Image]:
    """Film a drag of the origin from where it is to beyond both of the pair, between them, and back."""
    start, a, b = (on_plane(page, name) for name in ("origin", "unembedding:0", "unembedding:1"))
    centre = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
    beyond = (a[0] + 1.2 * (a[0] - centre[0]), a[1] + 1.2 * (a[1] - centre[1]))
    stations = [start, centre, centre, beyond, beyond, start]
    area = page.locator(".cosine-lab").first.bounding_box()
    if area is None:
        raise RuntimeError("a picture needs its lesson in sight")
    page.mouse.move(*start)
    page.mouse.down()
    taken = []
    for k in range(FRAMES):
        leg, along = divmod(k / FRAMES * (len(stations) - 1), 1)
        (x, y), (u, v) = stations[int(leg)], stations[int(leg) + 1]
        eased = (1 - math.cos(math.pi * along)) / 2
        page.mouse.move(x + eased * (u - x), y + eased * (v - y))
        page.wait_for_timeout(60)
        shot = page.screenshot(clip={"x": 0, "y": area["y"] - 8, "width": 1280, "height": min(area["height"], HIGH)})
        image = Image.open(io.BytesIO(shot)).convert("RGB")
        taken.append(image.resize((WIDTH, round(image.height * WIDTH / image.width)), Image.Resampling.LANCZOS))
    page.mouse.up()
    return taken


def opened(chromium: Browser, address: str, picture: Picture) -> Page:
    """The picture's page, at rest."""
    width, height = picture.size
    phone = width < PHONE
    page = chromium.new_page(
        viewport={"width": width, "height": height}, reduced_motion="reduce", has_touch=phone, is_mobile=phone
    )
    page.emulate_media(color_scheme=picture.scheme)
    page.goto(address + picture.path)
    page.locator("[data-action]").first.wait_for(state="attached")
    browser.settle(page)
    page.wait_for_timeout(DRAWN_MS)
    if picture.language == "zh" and page.evaluate(SAME_BOX):
        raise SystemExit("pictures of the Chinese pages need a Chinese font, such as Noto Sans CJK; none is here")
    return page


def take(page: Page, name: str) -> None:
    """Do what a picture is taken after, and keep it."""
    kind, _, what = PICTURES[name].move.partition(":")
    if kind == "flip":
        first, *others = frames(page)
        frame = io.BytesIO()
        first.save(
            frame, "WEBP", save_all=True, append_images=others, duration=FRAME_MS, loop=0, quality=QUALITY, method=6
        )
        file_of(name).write_bytes(frame.getvalue())
        return
    if kind == "between":
        between_the_pair(page)
    elif kind == "press":
        page.locator(f'[data-action="{what}"]').first.dispatch_event("click")  # also where it is folded away
    elif kind == "add":
        page.locator(f'[data-add="{what}"]').click()
    page.mouse.move(1, 1)
    page.wait_for_timeout(DRAWN_MS)
    shot = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
    shot.quantize(COLOURS, dither=Image.Dither.NONE).save(file_of(name), optimize=True)  # a third of the bytes


def main(words: Sequence[str]) -> None:
    """Take the chosen pictures."""
    options = command_line.parser("screenshots", __doc__)
    options.add_argument("names", nargs="*", choices=[[], *PICTURES], metavar="name")
    names = options.parse_args(words).names
    FOLDER.mkdir(parents=True, exist_ok=True)
    program, flags = browser.executable(), [*browser.FLAGS]
    with (
        serve(served(), ARTIFACTS / "screenshots.log") as server,
        sync_playwright() as playwright,
        playwright.chromium.launch(executable_path=program, args=flags) as chromium,
    ):
        for name in names or PICTURES:
            page = opened(chromium, server.url, PICTURES[name])
            take(page, name)
            page.close()
            record(name)
            print(file_of(name))


if __name__ == "__main__":
    command_line.run(main)
