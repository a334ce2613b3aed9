#!/usr/bin/env python3
"""Makes Large.ttf with ASCII and 8,100 Hangul syllables without outlines: more characters than fit into a page's
style sheet. Needs fonttools of PyPI."""

import pathlib

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen


def box(width: int):
    pen = TTGlyphPen(None)
    pen.moveTo((50, 0))
    for point in ((50, 700), (width - 50, 700), (width - 50, 0)):
        pen.lineTo(point)
    pen.closePath()
    return pen.glyph()


syllables = range(0xAC00, 0xAC00 + 8100)
letters = {0x20: "space"} | {code: f"letter{code}" for code in range(0x21, 0x7F)}
characters = letters | {code: f"syllable{code}" for code in syllables}
widths = {".notdef": 500} | {name: 250 if name == "space" else 600 for name in letters.values()}
widths |= {characters[code]: 1000 for code in syllables}
builder = FontBuilder(1000, isTTF=True)
builder.setupGlyphOrder(list(widths))
builder.setupCharacterMap(characters)
builder.setupGlyf({name: box(600) if name in letters.values() else TTGlyphPen(None).glyph() for name in widths})
builder.setupHorizontalMetrics({name: (width, 0) for name, width in widths.items()})
builder.setupHorizontalHeader(ascent=900, descent=-200)
builder.setupNameTable({"familyName": "Trellis Large", "styleName": "Regular"})
builder.setupOS2(sTypoAscender=900, sTypoDescender=-200, usWeightClass=400)
builder.setupPost(keepGlyphNames=False)
builder.font["head"].created = builder.font["head"].modified = 0
builder.save(pathlib.Path(__file__).parent / "Large.ttf")
