/// The code points in which two texts that look alike differ.
enum CodePointDifference {
  /// The difference, such as ` (U+00E9 becomes U+0065 U+0301)`; empty for equal texts, and for texts whose difference
  /// readers can see.
  ///
  /// Texts look alike if they are canonically equivalent, or if they differ in spaces and characters without a form
  /// only.
  ///
  /// - Complexity: O(bytes).
  static func description(_ old: String, _ new: String) -> String {
    let (one, other) = (Array(old.unicodeScalars), Array(new.unicodeScalars))
    let shorter = min(one.count, other.count)
    var start = 0
    while start < shorter, one[start] == other[start] { start += 1 }
    guard start < max(one.count, other.count) else { return "" }
    var end = 0
    while end < shorter - start, one[one.count - 1 - end] == other[other.count - 1 - end] {
      end += 1
    }
    let removed = one[start..<(one.count - end)]
    let added = other[start..<(other.count - end)]
    let changed = [removed, added].joined()
    // Canonically equivalent texts; `==` of strings is right here.
    guard old == new || changed.allSatisfy(isUnseen) && changed.contains(where: { $0 != " " })
    else { return "" }
    return " (\(names(removed)) becomes \(names(added)))"
  }

  private static func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isDefaultIgnorableCodePoint || scalar.properties.isWhitespace
      || scalar.properties.generalCategory == .control
  }

  /// The first four code points.
  private static func names(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    if scalars.isEmpty { return "nothing" }
    let names = scalars.prefix(4).map { scalar in
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
    }
    return names.joined(separator: " ") + (scalars.count > 4 ? " …" : "")
  }
}
