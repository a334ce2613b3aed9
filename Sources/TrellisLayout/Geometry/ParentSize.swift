/// The size of the parent that percentages are taken of, in CSS pixels.
///
/// An axis is `nil` while the parent's size is not known there; a percentage of it acts as `auto`.
public struct ParentSize: Sendable {
  /// NaN while it is not known; every laid out component keeps a few of these.
  private var knownWidth: Double
  private var knownHeight: Double

  public init(width: Double?, height: Double?) {
    knownWidth = width ?? .nan
    knownHeight = height ?? .nan
  }

  public init(_ size: Size) {
    self.init(
      width: size.width.isFinite ? size.width : nil,
      height: size.height.isFinite ? size.height : nil)
  }

  public var width: Double? {
    get { knownWidth.isNaN ? nil : knownWidth }
    set { knownWidth = newValue ?? .nan }
  }

  public var height: Double? {
    get { knownHeight.isNaN ? nil : knownHeight }
    set { knownHeight = newValue ?? .nan }
  }

  /// Not known in either axis.
  public static let undefined = ParentSize(width: nil, height: nil)
}

extension ParentSize: Hashable {
  public static func == (lhs: Self, rhs: Self) -> Bool {
    isSame(lhs.knownWidth, rhs.knownWidth) && isSame(lhs.knownHeight, rhs.knownHeight)
  }

  private static func isSame(_ length: Double, _ other: Double) -> Bool {
    length == other || (length.isNaN && other.isNaN)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(height)
  }
}
