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
    """A picture of the whole document, from its top to at most `limit` pixels, after the colours have come that fade in."""
    page.run("for (const one of document.getAnimations()) if (Number.isFinite(one.effect.getComputedTiming().endTime)) one.finish()")
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


#: The sides of a tile of a sheet, the difference of a channel from which on a pixel differs, and the share of the pixels
#: of a tile that may differ: edges of glyphs. A line of one pixel that is one pixel aside changes at least a sixteenth.
TILE, TILE_CHANNEL, TILE_SHARE = 16, 24, 0.05
#: The pixels between the pictures of a sheet, and the colour there.
GAP, GROUND = 8, (128, 0, 128)


def sheet(rows: list[list[bytes]]) -> Image.Image:
    """Pictures side by side in rows, each at a multiple of the size of a tile."""
    images = [[Image.open(io.BytesIO(one)).convert("RGB") for one in row] for row in rows]

    def room(length: int) -> int:
        return -(-(length + GAP) // TILE) * TILE

    width = max(sum(room(one.width) for one in row) for row in images)
    result = Image.new("RGB", (width, sum(room(max(one.height for one in row)) for row in images)), GROUND)
    top = 0
    for row in images:
        left = 0
        for one in row:
            result.paste(one, (left, top))
            left += room(one.width)
        top += room(max(one.height for one in row))
    return result


def sheet_difference(name: str, found: Image.Image) -> str | None:
    """How `found` differs from the golden sheet `name`; `None` if it does not. With `GOLDEN=record` in the environment
    it becomes the golden sheet."""
    path = GOLDEN / "sheets" / f"{name}.png"
    if os.environ.get("GOLDEN") == "record":
        path.parent.mkdir(parents=True, exist_ok=True)
        found.quantize(256, method=Image.Quantize.MAXCOVERAGE, dither=Image.Dither.NONE).save(path, optimize=True)
    if not path.exists():
        return f"there is no golden sheet {name}; make golden records it"
    expected = Image.open(path).convert("RGB")
    places = differing_tiles(expected, found)
    if not places and expected.size == found.size:
        return None
    SCREENSHOTS.mkdir(parents=True, exist_ok=True)
    found.save(SCREENSHOTS / f"{name}-sheet.png")
    if found.size != expected.size:
        return f"{name} has the size {found.size} instead of {expected.size}"
    return f"{name}: the sheet in {SCREENSHOTS} differs in {len(places)} tiles, at {places[:6]}"


def differing_tiles(expected: Image.Image, found: Image.Image) -> list[tuple[int, int]]:
    """The places of the tiles in which more pixels differ than may, in pixels; none for other sizes."""
    if found.size != expected.size:
        return []
    channels = ImageChops.difference(expected, found).split()
    largest = ImageChops.lighter(ImageChops.lighter(channels[0], channels[1]), channels[2])
    shares = largest.point([255 if value >= TILE_CHANNEL else 0 for value in range(256)]).reduce(TILE)
    columns = shares.width
    return [(index % columns * TILE, index // columns * TILE)
            for index, share in enumerate(shares.tobytes()) if share > 255 * TILE_SHARE]
