#!/usr/bin/env python3
"""Writes LastResort.ttf: one glyph for all letters of Thai, by a character map of format 13. Needs fonttools.

usage: make-last-resort-font.py
"""

import pathlib

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib.tables._c_m_a_p import CmapSubtable


def square(size: int) -> object:
    pen = TTGlyphPen(None)
    pen.moveTo((50, 0))
    for point in ((50, size), (size, size), (size, 0)):
        pen.lineTo(point)
    pen.closePath()
    return pen.glyph()


builder = FontBuilder(1000, isTTF=True)
builder.setupGlyphOrder([".notdef", "any"])
builder.setupCharacterMap({0x0E01: "any"})
table = CmapSubtable.newSubtable(13)
table.platformID, table.platEncID, table.format, table.reserved, table.length, table.language = 3, 10, 13, 0, 0, 0
table.cmap = {letter: "any" for letter in range(0x0E01, 0x0E31)}
builder.font["cmap"].tables = [table]
builder.setupGlyf({".notdef": square(400), "any": square(600)})
builder.setupHorizontalMetrics({".notdef": (500, 50), "any": (700, 50)})
builder.setupHorizontalHeader(ascent=800, descent=-200)
builder.setupNameTable({"familyName": "Trellis Last Resort", "styleName": "Regular"})
builder.setupOS2(sTypoAscender=800, sTypoDescender=-200, usWinAscent=800, usWinDescent=200)
builder.setupPost()
builder.font["head"].created = builder.font["head"].modified = 0
builder.save(pathlib.Path(__file__).parent / "LastResort.ttf")
