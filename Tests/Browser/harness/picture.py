"""The painted pixels of a part of a page."""

import struct
import zlib

from .page import Page, Rect


def rows(page: Page, selector: str) -> list[list[int]]:
    """The brightness, from 0 to 255, of each pixel in the box of the element for `selector`."""
    (box,) = page.rects(selector)
    return _decoded(page.capture(box))


def brightness(page: Page, box: Rect) -> float:
    """The mean brightness, from 0 to 255, of the pixels in a box of the window."""
    values = [value for row in _decoded(page.capture(box)) for value in row]
    return sum(values) / len(values)


def ink_height(page: Page, selector: str) -> int:
    """The height of the dark pixels in the box of the element for `selector`, in device pixels."""
    dark = [index for index, row in enumerate(rows(page, selector)) if min(row) < 128]
    return dark[-1] - dark[0] + 1 if dark else 0


def ink_columns(page: Page, selector: str) -> list[int]:
    """For each column of pixels in the box of the element for `selector`, the number of dark ones."""
    return [sum(value < 128 for value in column) for column in zip(*rows(page, selector))]


def _decoded(png: bytes) -> list[list[int]]:
    """The green channel of each pixel of an image with 8 bits per channel.

    Source: PNG specification, third edition, clauses 7 and 9.
    """
    data, place, width, channels = b"", 8, 0, 0
    while place < len(png):
        length, kind = struct.unpack(">I4s", png[place:place + 8])
        if kind == b"IHDR":
            width, _, _, colour = struct.unpack(">IIBB", png[place + 8:place + 18])
            channels = {2: 3, 6: 4}[colour]
        elif kind == b"IDAT":
            data += png[place + 8:place + 8 + length]
        place += length + 12
    raw, found, before = zlib.decompress(data), [], bytearray(width * channels)
    for start in range(0, len(raw), width * channels + 1):
        line = bytearray(raw[start + 1:start + 1 + width * channels])
        for index in range(len(line)):
            left = line[index - channels] if index >= channels else 0
            above = before[index]
            corner = before[index - channels] if index >= channels else 0
            predicted = (0, left, above, (left + above) // 2, _paeth(left, above, corner))[raw[start]]
            line[index] = (line[index] + predicted) & 255
        found.append(list(line[1::channels]))
        before = line
    return found


def _paeth(left: int, above: int, corner: int) -> int:
    guess = left + above - corner
    return min((left, above, corner), key=lambda value: abs(guess - value))
