/// An invalid number in a style.
public struct FlexStyleProblem: Error, Equatable, Sendable, CustomStringConvertible {
  /// The name of the property in Swift.
  public let property: String
  /// The invalid number: CSS pixels for a length, a fraction for a percentage; may be NaN or infinite.
  public let value: Double
  /// A description of the valid values.
  public let need: String

  public var description: String { "\(property) cannot be \(value): \(need)" }
}

extension FlexStyle {
  /// The maximum length, percentage or factor in a style: sums of such values stay exact enough.
  public static let maximumNumber = 1e9

  /// The first invalid number, or `nil` if all are valid.
  public func findProblem() -> FlexStyleProblem? {
    // Called for every style of a tree; allocates nothing.
    checkSizes() ?? checkEdges() ?? checkRatio() ?? checkFactors()
  }

  private func checkSizes() -> FlexStyleProblem? {
    Self.check("width", width) ?? Self.check("height", height) ?? checkLimits()
      ?? Self.check("flexBasis", flexBasis)
      ?? Self.check("rowGap", rowGap) ?? Self.check("columnGap", columnGap)
  }

  private func checkLimits() -> FlexStyleProblem? {
    Self.check("minWidth", minWidth) ?? Self.check("minHeight", minHeight)
      ?? Self.check("maxWidth", maxWidth) ?? Self.check("maxHeight", maxHeight)
  }

  private func checkEdges() -> FlexStyleProblem? {
    Self.check("margin", margin, isSigned: true) ?? Self.check("inset", inset, isSigned: true)
      ?? Self.check("padding", padding, isSigned: false) ?? checkBorder()
  }

  private func checkBorder() -> FlexStyleProblem? {
    border.first { !Self.isFit($0) }.flatMap { Self.check("border", $0) }
  }

  private func checkRatio() -> FlexStyleProblem? {
    guard let ratio = aspectRatio, !(ratio > 0 && ratio <= Self.maximumNumber) else { return nil }
    return FlexStyleProblem(
      property: "aspectRatio", value: ratio, need: "a finite ratio above 0 is needed")
  }

  private func checkFactors() -> FlexStyleProblem? {
    Self.check("flexGrow", flexGrow) ?? Self.check("flexShrink", flexShrink)
      ?? Self.check("scrollbarThickness", scrollbarThickness)
  }

  @inline(__always)
  private static func check(_ property: StaticString, _ length: FlexLength) -> FlexStyleProblem? {
    check(property, length.number)
  }

  @inline(__always)
  private static func check(
    _ property: StaticString, _ edges: FlexEdges<FlexLength>, isSigned: Bool
  ) -> FlexStyleProblem? {
    edges.first { !isFit($0.number, isSigned: isSigned) }
      .flatMap { check(property, $0.number, isSigned: isSigned) }
  }

  @inline(__always)
  private static func check(
    _ property: StaticString, _ value: Double, isSigned: Bool = false
  ) -> FlexStyleProblem? {
    isFit(value, isSigned: isSigned) ? nil : problem(property, value, isSigned: isSigned)
  }

  /// Whether the number is valid; NaN never is.
  @inline(__always)
  private static func isFit(_ value: Double, isSigned: Bool = false) -> Bool {
    value <= maximumNumber && value >= (isSigned ? -maximumNumber : 0)
  }

  private static func problem(
    _ property: StaticString, _ value: Double, isSigned: Bool
  ) -> FlexStyleProblem {
    FlexStyleProblem(
      property: "\(property)", value: value,
      need: isSigned
        ? "a finite number up to \(maximumNumber) is needed"
        : "a finite number from 0 to \(maximumNumber) is needed")
  }
}
