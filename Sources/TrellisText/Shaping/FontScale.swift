/// Converts font units to pixels like Chromium for an unhinted web font on Linux.
///
/// Blink rounds a font size to 1/100 px; Skia and FreeType round that to 1/64 px for the advances of
/// `hmtx`; HarfBuzz scales positioning (kerning) with the size before the second rounding. All results are
/// in 16.16 px, so a sum of advances adds no rounding error.
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
