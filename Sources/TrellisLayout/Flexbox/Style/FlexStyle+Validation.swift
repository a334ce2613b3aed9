/// A number in a style that no box can have.
public struct FlexStyleProblem: Error, Equatable, Sendable, CustomStringConvertible {
  /// The property, as Swift spells it.
  public let property: String
  public let value: Double
  /// What the property needs.
  public let need: String

  public var description: String { "\(property) cannot be \(value): \(need)" }
}

extension FlexStyle {
  /// The largest length, percentage or factor a style may hold: sums of them stay exact enough.
  public static let maximumNumber = 1e9

  /// The first number that no box can have, or `nil` if all are well.
  public func findProblem() -> FlexStyleProblem? {
    for (property, length) in sizes {
      if let problem = Self.check(property, length.number, isSigned: false) { return problem }
    }
    for (property, edges) in [("margin", margin), ("inset", inset)] {
      if let problem = Self.check(property, edges, isSigned: true) { return problem }
    }
    if let problem = Self.check("padding", padding, isSigned: false) { return problem }
    for value in border.values {
      if let problem = Self.check("border", value, isSigned: false) { return problem }
    }
    if let ratio = aspectRatio, !(ratio > 0 && ratio <= Self.maximumNumber) {
      return FlexStyleProblem(
        property: "aspectRatio", value: ratio, need: "a finite ratio above 0 is needed")
    }
    return Self.check("flexGrow", flexGrow, isSigned: false)
      ?? Self.check("flexShrink", flexShrink, isSigned: false)
      ?? Self.check("scrollbarThickness", scrollbarThickness, isSigned: false)
  }

  private var sizes: [(String, FlexLength)] {
    [
      ("width", width), ("height", height), ("minWidth", minWidth), ("minHeight", minHeight),
      ("maxWidth", maxWidth), ("maxHeight", maxHeight), ("flexBasis", flexBasis),
      ("rowGap", rowGap), ("columnGap", columnGap),
    ]
  }

  private static func check(
    _ property: String, _ edges: FlexEdges<FlexLength>, isSigned: Bool
  ) -> FlexStyleProblem? {
    for length in edges.values {
      if let problem = check(property, length.number, isSigned: isSigned) { return problem }
    }
    return nil
  }

  private static func check(
    _ property: String, _ value: Double, isSigned: Bool
  ) -> FlexStyleProblem? {
    if value <= maximumNumber, value >= (isSigned ? -maximumNumber : 0) { return nil }
    return FlexStyleProblem(
      property: property, value: value,
      need: isSigned
        ? "a finite number up to \(maximumNumber) is needed"
        : "a finite number from 0 to \(maximumNumber) is needed")
  }
}
