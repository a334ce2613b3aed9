/// A glyph from HarfBuzz, in font units.
struct ShapedGlyph {
  /// The first unit of the text of the glyph.
  var cluster: Int32
  /// The advance in `hmtx`, and the adjustment by positioning.
  var advance: Int32
  var adjustment: Int32
  /// The index of its face in the font instance.
  var face: UInt16
  /// Whether a line break before the cluster changes the glyphs around it.
  var isUnsafeToBreak: Bool
  /// Whether no face has a glyph for the cluster.
  var isMissing: Bool
}
