/// A width and a height that may each be relative to the parent's size.
///
/// Source: ComponentKit's relative size (row A4).
public struct RelativeSize: Hashable, Sendable {
  /// The width; a percentage refers to the parent's width.
  public var width: Dimension
  /// The height; a percentage refers to the parent's height.
  public var height: Dimension

  /// A size with the given lengths; the others are `auto`.
  public init(width: Dimension = .auto, height: Dimension = .auto) {
    self.width = width
    self.height = height
  }

  /// A size in CSS pixels that does not depend on the parent.
  public init(_ size: Size) {
    self.init(width: .points(size.width), height: .points(size.height))
  }

  /// A size that is `auto` in both axes.
  public static let auto = RelativeSize()

  /// The size inside `parent`; `auto` lengths are taken from `auto`.
  public func resolve(auto: Size, parent: ParentSize) -> Size {
    Size(
      width: width.resolve(auto: auto.width, parent: parent.width),
      height: height.resolve(auto: auto.height, parent: parent.height))
  }
}

extension RelativeSize: CustomStringConvertible {
  public var description: String { "{\(width), \(height)}" }
}
