/// Turns font units into pixels the way Chromium does for an unhinted web font on Linux.
///
/// Blink keeps 1/100 px of a font size; Skia and FreeType keep 1/64 px of that for the advances of
/// `hmtx`; HarfBuzz scales positioning (kerning) with the size before the second cut. All results
/// are in 16.16 px, so a sum of advances has no rounding of its own.
struct FontScale: Hashable, Sendable {
  private let advanceScale: Int64
  private let positionScale: Int64

  /// - Precondition: `unitsPerEm > 0`.
  init(size: Double, unitsPerEm: Int64) {
    precondition(unitsPerEm > 0, "A font has \(unitsPerEm) units per em; it needs at least one")
    let kept = (Float(size) * 100).rounded(.down) / 100
    let pixels64 = Int64(kept * 64)
    advanceScale = (pixels64 * 65536 + unitsPerEm / 2) / unitsPerEm
    positionScale = (Int64(kept * 65536) << 16) / unitsPerEm
  }

  /// The width in 16.16 px of a glyph whose `hmtx` advance is `advance` and whose positioning
  /// adds `adjustment` to it, both in font units.
  @inline(__always)
  func width(advance: Int32, adjustment: Int32) -> Int64 {
    (Int64(advance) * advanceScale + 32) / 64
      + ((Int64(adjustment) * positionScale + 0x8000) >> 16)
  }
}
