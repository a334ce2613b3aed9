/// A length in 1/64 px, Chromium's unit for text positions.
struct LayoutUnit: Hashable, Sendable, Comparable {
  var raw: Int64

  init(raw: Int64) { self.raw = raw }

  /// The smallest length that contains an advance in 16.16 px.
  @inline(__always)
  init(roundingUp advance: Int64) { raw = (advance + 1023) >> 10 }

  /// The greatest length of at most `pixels`; NaN becomes ``unbounded``, negative values become 0.
  init(floor pixels: Double) {
    guard pixels < Self.limit else {
      self = .unbounded
      return
    }
    raw = pixels.isNaN ? Self.unbounded.raw : Int64((max(pixels, 0) * 64).rounded(.down))
  }

  /// The length nearest to `pixels`.
  init(nearest pixels: Double) {
    raw = Int64((min(max(pixels, -Self.limit), Self.limit) * 64).rounded())
  }

  /// Longer than any line: a line has at most 2³¹ units of 2000 px.
  static let unbounded = LayoutUnit(raw: 1 << 60)
  static let zero = LayoutUnit(raw: 0)
  private static let limit = 1e12

  var isUnbounded: Bool { raw == Self.unbounded.raw }
  var pixels: Double { Double(raw) / 64 }

  @inline(__always) static func < (a: Self, b: Self) -> Bool { a.raw < b.raw }
  @inline(__always) static func + (a: Self, b: Self) -> Self { Self(raw: a.raw + b.raw) }
  @inline(__always) static func - (a: Self, b: Self) -> Self { Self(raw: a.raw - b.raw) }
  @inline(__always) static func += (a: inout Self, b: Self) { a.raw += b.raw }
}
