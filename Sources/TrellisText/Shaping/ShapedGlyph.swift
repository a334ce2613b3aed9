/// A glyph that HarfBuzz chose, in font units.
struct ShapedGlyph {
  /// The first unit of the text that the glyph stands for.
  var cluster: Int32
  /// The advance in `hmtx`, and what positioning adds to it.
  var advance: Int32
  var adjustment: Int32
  /// The place of its face in the font instance.
  var face: UInt16
  /// Whether a line cut before the cluster changes the glyphs around the cut.
  var isUnsafeToBreak: Bool
  /// Whether no face has a glyph for the cluster.
  var isMissing: Bool
}
