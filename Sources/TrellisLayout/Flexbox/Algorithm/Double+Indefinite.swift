/// The value of a length that is *indefinite* in the sense of CSS.
///
/// Lengths inside the algorithm are plain numbers. This value is less than every other length, and a sum
/// with it is indefinite too.
@inline(__always) var indefinite: Double { -Double.infinity }

extension Double {
  @inline(__always)
  var isDefinite: Bool { self != indefinite }

  /// The value, at least 0.
  @inline(__always)
  var floored: Double { self > 0 ? self : 0 }

  /// The value clamped to the bounds; if they contradict, the lower bound is used.
  @inline(__always)
  func clamped(_ low: Double, _ high: Double) -> Double {
    let capped = self < high ? self : high
    return capped > low ? capped : low
  }
}
