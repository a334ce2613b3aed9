#!/usr/bin/env python3
"""Makes Variable.ttf: its letters A and B are boxes that grow with the axes wght and wdth. Needs fonttools of PyPI."""

import pathlib

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib.tables.TupleVariation import TupleVariation


def box(width: int):
    pen = TTGlyphPen(None)
    pen.moveTo((50, 0))
    for point in ((50, 700), (width - 50, 700), (width - 50, 0)):
        pen.lineTo(point)
    pen.closePath()
    return pen.glyph()


names = [".notdef", "space", "A", "B"]
widths = {".notdef": 500, "space": 250, "A": 600, "B": 800}
builder = FontBuilder(1000, isTTF=True)
builder.setupGlyphOrder(names)
builder.setupCharacterMap({0x20: "space", 0x41: "A", 0x42: "B"})
builder.setupGlyf({name: box(width) for name, width in widths.items()})
builder.setupHorizontalMetrics({name: (width, 50) for name, width in widths.items()})
builder.setupHorizontalHeader(ascent=900, descent=-200)
builder.setupNameTable({"familyName": "Trellis Variable", "styleName": "Regular"})
builder.setupOS2(sTypoAscender=900, sTypoDescender=-200, usWeightClass=400)
builder.setupPost()
builder.setupFvar([("wght", 300, 400, 900, "Weight"), ("wdth", 50, 100, 150, "Width")], [])


def wider(by: int) -> list:
    """The deltas of a box's four points and of the four points of its metrics."""
    return [(0, 0), (0, 0), (by, 0), (by, 0), (0, 0), (by, 0), (0, 0), (0, 0)]


def narrower(by: int) -> list:
    return [(-x, y) for x, y in wider(by)]


builder.setupGvar({name: [
    TupleVariation({"wght": (0, 1, 1)}, wider(100)), TupleVariation({"wdth": (0, 1, 1)}, wider(200)),
    TupleVariation({"wdth": (-1, -1, 0)}, narrower(200))] for name in ("A", "B")})
builder.font["head"].created = builder.font["head"].modified = 0
builder.save(pathlib.Path(__file__).parent / "Variable.ttf")
