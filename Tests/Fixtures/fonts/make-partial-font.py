#!/usr/bin/env python3
"""Writes Partial.ttf: a font of the letters of English, so that fontconfig prefers it for English texts, and of one letter of
Thai. Needs fonttools.

usage: make-partial-font.py
"""

import pathlib

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen

LETTERS = [*range(0x41, 0x5B), *range(0x61, 0x7B), 0x0E2A]


def square(size: int) -> object:
    pen = TTGlyphPen(None)
    pen.moveTo((50, 0))
    for point in ((50, size), (size, size), (size, 0)):
        pen.lineTo(point)
    pen.closePath()
    return pen.glyph()


builder = FontBuilder(1000, isTTF=True)
builder.setupGlyphOrder([".notdef", "letter"])
builder.setupCharacterMap({letter: "letter" for letter in LETTERS})
builder.setupGlyf({".notdef": square(400), "letter": square(600)})
builder.setupHorizontalMetrics({".notdef": (500, 50), "letter": (700, 50)})
builder.setupHorizontalHeader(ascent=800, descent=-200)
builder.setupNameTable({"familyName": "Aardvark", "styleName": "Regular"})
builder.setupOS2(sTypoAscender=800, sTypoDescender=-200, usWinAscent=800, usWinDescent=200)
builder.setupPost()
builder.font["head"].created = builder.font["head"].modified = 0
builder.save(pathlib.Path(__file__).parent / "Partial.ttf")
