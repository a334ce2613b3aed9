"""Pictures of pages, compared with the reviewed and stored pictures."""

import io
import os
import pathlib

from PIL import Image, ImageChops

from .page import SCREENSHOTS, Page, Rect

GOLDEN = pathlib.Path(__file__).resolve().parents[1] / "golden"

#: The difference of a channel, from 0 to 255, from which on a pixel differs, after two by two pixels are one.
CHANNEL = 48
#: The share of pixels that may differ: edges of glyphs, in another version of the browser.
SHARE = 0.001


def whole(page: Page, limit: int = 6000) -> bytes:
    """A picture of the whole document, from its top to at most `limit` pixels."""
    width, height = page.run(
        "const { scrollWidth, scrollHeight } = document.documentElement; return [scrollWidth, scrollHeight]")
    return page.capture(Rect(0, 0, width, min(height, limit)))


def difference(name: str, picture: bytes) -> str | None:
    """How `picture` differs from the golden picture `name`; `None` if it does not. With `GOLDEN=record` in the
    environment it becomes the golden picture."""
    found = Image.open(io.BytesIO(picture)).convert("RGB")
    path = GOLDEN / f"{name}.png"
    if os.environ.get("GOLDEN") == "record":
        GOLDEN.mkdir(exist_ok=True)
        found.quantize(128, dither=Image.Dither.NONE).save(path, optimize=True)
        return None
    if not path.exists():
        return f"there is no golden picture {name}; make golden records it"
    expected = Image.open(path).convert("RGB")
    share = _share(expected, found)
    if share <= SHARE:
        return None
    SCREENSHOTS.mkdir(parents=True, exist_ok=True)
    found.save(SCREENSHOTS / f"{name}.png")
    if found.size != expected.size:
        return f"{name} has the size {found.size} instead of {expected.size}"
    return f"{name}: {share:.2%} of the pixels differ; the picture is in {SCREENSHOTS}"


def _share(expected: Image.Image, found: Image.Image) -> float:
    if found.size != expected.size:
        return 1
    channels = ImageChops.difference(expected.reduce(2), found.reduce(2)).split()
    largest = ImageChops.lighter(ImageChops.lighter(channels[0], channels[1]), channels[2])
    counts = largest.histogram()
    return sum(counts[CHANNEL:]) / sum(counts)
