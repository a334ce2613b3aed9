/// Chooses a face of a family by slant and weight.
///
/// Source: CSS Fonts Level 4, §5.2, steps 4.2 (style) and 4.3 (weight).
enum FaceMatching {
  /// - Precondition: `faces` is not empty.
  static func best(
    of faces: [FontRegistry.Face], weight: Int, isItalic: Bool
  ) -> FontRegistry.Face {
    best(of: faces, weight: weight, isItalic: isItalic) { ($0.weight, $0.isItalic) }
  }

  /// - Precondition: `faces` is not empty.
  static func best<Face>(
    of faces: [Face], weight: Int, isItalic: Bool, style: (Face) -> (weight: Int, isItalic: Bool)
  ) -> Face {
    precondition(!faces.isEmpty, "A font family without faces cannot be matched")
    let slanted = faces.filter { style($0).isItalic == isItalic }
    let candidates = slanted.isEmpty ? faces : slanted
    return candidates.min {
      rank(style($0).weight, wanted: weight) < rank(style($1).weight, wanted: weight)
    }!
  }

  /// The rank of a weight, as a group and a distance in it; lower ones are tried first.
  private static func rank(_ weight: Int, wanted: Int) -> (Int, Int) {
    let distance = abs(weight - wanted)
    if weight == wanted { return (0, 0) }
    if (400...500).contains(wanted) {
      if weight > wanted { return (weight <= 500 ? 0 : 2, distance) }
      return (1, distance)
    }
    let isPreferredSide = (weight < wanted) == (wanted < 400)
    return (isPreferredSide ? 0 : 1, distance)
  }
}
