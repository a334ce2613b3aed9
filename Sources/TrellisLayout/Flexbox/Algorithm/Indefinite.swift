/// The value of a length that is not known: CSS's *indefinite*.
///
/// Lengths inside the algorithm are plain numbers. This one is less than every other, and sums
/// with it keep it.
@inline(__always) var indefinite: Double { -Double.infinity }

extension Double {
  @inline(__always)
  var isDefinite: Bool { self != indefinite }

  /// Not below 0.
  @inline(__always)
  var floored: Double { self > 0 ? self : 0 }

  /// Within the bounds; where they contradict, the lower one counts.
  @inline(__always)
  func clamped(_ low: Double, _ high: Double) -> Double {
    let capped = self < high ? self : high
    return capped > low ? capped : low
  }
}
