/// A width and a height that may each be relative to the parent's.
///
/// Source: ComponentKit's relative size (row A4).
public struct RelativeSize: Hashable, Sendable {
  public var width: Dimension
  public var height: Dimension

  public init(width: Dimension = .auto, height: Dimension = .auto) {
    self.width = width
    self.height = height
  }

  public init(_ size: Size) {
    self.init(width: .points(size.width), height: .points(size.height))
  }

  public static let auto = RelativeSize()

  /// The size this stands for inside `parent`, with `auto` for what is left open.
  public func resolve(auto: Size, parent: ParentSize) -> Size {
    Size(
      width: width.resolve(auto: auto.width, parent: parent.width),
      height: height.resolve(auto: auto.height, parent: parent.height))
  }
}

extension RelativeSize: CustomStringConvertible {
  public var description: String { "{\(width), \(height)}" }
}
