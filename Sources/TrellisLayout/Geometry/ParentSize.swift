/// The size of the parent that percentages are taken of, in CSS pixels.
///
/// An axis is `nil` while the parent's size is not known there; a percentage of it acts as `auto`.
public struct ParentSize: Hashable, Sendable {
  public var width: Double?
  public var height: Double?

  public init(width: Double?, height: Double?) {
    self.width = width
    self.height = height
  }

  public init(_ size: Size) {
    self.init(
      width: size.width.isFinite ? size.width : nil,
      height: size.height.isFinite ? size.height : nil)
  }

  /// Not known in either axis.
  public static let undefined = ParentSize(width: nil, height: nil)
}
