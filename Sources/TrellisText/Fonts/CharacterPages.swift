/// The blocks of 256 characters that contain characters of a set: a fast test that excludes most fonts of
/// other scripts.
struct CharacterPages: Sendable {
  /// A bit for each block up to U+FFFF, and one for all blocks beyond.
  private var bits: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
  private var hasMore = false

  init(_ set: ScalarSet) {
    for range in set.ranges {
      if range.upperBound > 0xFFFF { hasMore = true }
      guard range.lowerBound <= 0xFFFF else { continue }
      for page in range.lowerBound >> 8...min(range.upperBound, 0xFFFF) >> 8 {
        let bit = UInt64(1) << UInt64(page & 63)
        switch page >> 6 {
        case 0: bits.0 |= bit
        case 1: bits.1 |= bit
        case 2: bits.2 |= bit
        default: bits.3 |= bit
        }
      }
    }
  }

  /// Whether the block of a character contains characters of the set.
  @inline(__always)
  func contains(_ scalar: UInt32) -> Bool {
    if scalar > 0xFFFF { return hasMore }
    let word =
      switch scalar >> 14 {
      case 0: bits.0
      case 1: bits.1
      case 2: bits.2
      default: bits.3
      }
    return word >> UInt64(scalar >> 8 & 63) & 1 == 1
  }
}
