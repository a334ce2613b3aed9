/// The size of the parent in CSS pixels; percentages refer to it.
///
/// An axis is `nil` if the parent's size is unknown there; a percentage of it acts as `auto`.
///
/// During a layout, a component receives a parent size that records which of its axes the component and its
/// descendants read. The cached layout is valid for every parent size with the same lengths in those axes.
/// So read only the needed axes while the layout is computed, and keep the results rather than the size.
public struct ParentSize: Sendable {
  package private(set) var lengths: Lengths
  private var readings: ParentSizeReadings?

  /// A size in CSS pixels; a length that is `nil` or NaN is unknown.
  public init(width: Double?, height: Double?) {
    lengths = Lengths(width: width ?? .nan, height: height ?? .nan)
  }

  /// The size of a parent. A length that is not finite is unknown.
  public init(_ size: Size) {
    self.init(
      width: size.width.isFinite ? size.width : nil,
      height: size.height.isFinite ? size.height : nil)
  }

  /// The parent's width, or `nil` if it is unknown. Reading it during a layout makes the layout depend on
  /// the width.
  public var width: Double? {
    get {
      readings?.record(.width)
      return lengths.width.isNaN ? nil : lengths.width
    }
    set { lengths.width = newValue ?? .nan }
  }

  /// The parent's height, or `nil` if it is unknown. Reading it during a layout makes the layout depend on
  /// the height.
  public var height: Double? {
    get {
      readings?.record(.height)
      return lengths.height.isNaN ? nil : lengths.height
    }
    set { lengths.height = newValue ?? .nan }
  }

  /// Unknown in both axes.
  public static let undefined = ParentSize(width: nil, height: nil)
}

extension ParentSize: Hashable {
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.record(.both)
    rhs.record(.both)
    return lhs.lengths.isSame(as: rhs.lengths, in: .both)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(height)
  }
}

extension ParentSize {
  /// The axes of a parent size on which a result depends.
  package struct Axes: OptionSet, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let width = Axes(rawValue: 1)
    package static let height = Axes(rawValue: 2)
    package static let both: Axes = [.width, .height]
  }

  /// The plain numbers, NaN if a length is unknown; every cached layout stores a few of these.
  package struct Lengths: Sendable {
    package fileprivate(set) var width: Double
    package fileprivate(set) var height: Double

    /// Whether both sizes are equal in `axes`.
    package func isSame(as other: Lengths, in axes: Axes) -> Bool {
      (!axes.contains(.width) || Self.isSame(width, other.width))
        && (!axes.contains(.height) || Self.isSame(height, other.height))
    }

    private static func isSame(_ length: Double, _ other: Double) -> Bool {
      length == other || (length.isNaN && other.isNaN)
    }
  }

  package init(_ lengths: Lengths) { self.lengths = lengths }

  /// The same size, with later reads of its axes recorded in `readings`.
  package func recording(in readings: ParentSizeReadings) -> ParentSize {
    var size = self
    size.readings = readings
    return size
  }

  /// Records that `axes` were read, without reading them.
  package func record(_ axes: Axes) {
    if !axes.isEmpty { readings?.record(axes) }
  }

  /// The size less `width` and `height`, at least 0; unknown lengths stay unknown. Reading the result
  /// counts as reading this size.
  package func deflated(width: Double, height: Double) -> ParentSize {
    var size = self
    if !lengths.width.isNaN { size.lengths.width = max(0, lengths.width - width) }
    if !lengths.height.isNaN { size.lengths.height = max(0, lengths.height - height) }
    return size
  }
}
