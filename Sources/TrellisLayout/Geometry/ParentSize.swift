/// The size of the parent that percentages are taken of, in CSS pixels.
///
/// An axis is `nil` while the parent's size is not known there; a percentage of it acts as `auto`.
///
/// A component that is laid out is handed one that notes which of its axes are read: by the component, or
/// by what it hands the size on to. The layout is then found again wherever those axes are the same. So
/// read what is needed while the layout is computed, and keep what comes of it rather than the size.
public struct ParentSize: Sendable {
  package private(set) var lengths: Lengths
  private var readings: ParentSizeReadings?

  /// A size in CSS pixels; a length that is `nil` or NaN is not known.
  public init(width: Double?, height: Double?) {
    lengths = Lengths(width: width ?? .nan, height: height ?? .nan)
  }

  /// The size of a parent. A length that is not finite counts as not known.
  public init(_ size: Size) {
    self.init(
      width: size.width.isFinite ? size.width : nil,
      height: size.height.isFinite ? size.height : nil)
  }

  /// The parent's width, or `nil` while it is not known. Reading it while a component is laid out makes the
  /// layout depend on the width.
  public var width: Double? {
    get {
      readings?.note(.width)
      return lengths.width.isNaN ? nil : lengths.width
    }
    set { lengths.width = newValue ?? .nan }
  }

  /// The parent's height, or `nil` while it is not known. Reading it while a component is laid out makes the
  /// layout depend on the height.
  public var height: Double? {
    get {
      readings?.note(.height)
      return lengths.height.isNaN ? nil : lengths.height
    }
    set { lengths.height = newValue ?? .nan }
  }

  /// Not known in either axis.
  public static let undefined = ParentSize(width: nil, height: nil)
}

extension ParentSize: Hashable {
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.note(.both)
    rhs.note(.both)
    return lhs.lengths.isSame(as: rhs.lengths, in: .both)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(height)
  }
}

extension ParentSize {
  /// The axes of a size something depends on.
  package struct Axes: OptionSet, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let width = Axes(rawValue: 1)
    package static let height = Axes(rawValue: 2)
    package static let both: Axes = [.width, .height]
  }

  /// The numbers alone, NaN where a length is not known; every layout that is kept has a few of these.
  package struct Lengths: Sendable {
    package fileprivate(set) var width: Double
    package fileprivate(set) var height: Double

    /// Whether what depends on `axes` is the same in both.
    package func isSame(as other: Lengths, in axes: Axes) -> Bool {
      (!axes.contains(.width) || Self.isSame(width, other.width))
        && (!axes.contains(.height) || Self.isSame(height, other.height))
    }

    private static func isSame(_ length: Double, _ other: Double) -> Bool {
      length == other || (length.isNaN && other.isNaN)
    }
  }

  package init(_ lengths: Lengths) { self.lengths = lengths }

  /// The same size, whose axes are noted in `readings` when they are read.
  package func noted(in readings: ParentSizeReadings) -> ParentSize {
    var size = self
    size.readings = readings
    return size
  }

  /// Notes that `axes` were read, without reading them.
  package func note(_ axes: Axes) {
    if !axes.isEmpty { readings?.note(axes) }
  }

  /// The size with `width` and `height` taken off, at least 0 and as far as it is known. It is this size
  /// that is read when the other one is.
  package func deflated(width: Double, height: Double) -> ParentSize {
    var size = self
    if !lengths.width.isNaN { size.lengths.width = max(0, lengths.width - width) }
    if !lengths.height.isNaN { size.lengths.height = max(0, lengths.height - height) }
    return size
  }
}
