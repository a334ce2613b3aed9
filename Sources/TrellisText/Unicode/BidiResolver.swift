import CTrellisUnicode

/// Resolves the levels of the Unicode bidirectional algorithm with the system's ICU. Used by one thread at
/// a time.
final class BidiResolver {
  private let bidi = trellis_bidi_open()

  deinit { trellis_bidi_close(bidi) }

  /// The level of the first strongly directional character of the whole text: 0 or 1; 0 if there is none.
  func naturalLevel(of text: UnsafeBufferPointer<UInt16>) -> UInt8 {
    trellis_bidi_natural_level(text.baseAddress, Int32(clamping: text.count))
  }

  /// Writes the level of every unit of `text`; all lines of the text have the level `base`.
  func resolve(
    _ text: UnsafeBufferPointer<UInt16>, base: UInt8, levels: UnsafeMutableBufferPointer<UInt8>
  ) {
    let count = Int32(clamping: text.count)
    if bidi == nil || !trellis_bidi_levels(bidi, text.baseAddress, count, base, levels.baseAddress)
    {
      levels.update(repeating: base)
    }
  }
}
