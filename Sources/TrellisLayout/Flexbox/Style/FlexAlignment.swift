/// The alignment of lines in a container, or of items in a line: `justify-content` and
/// `align-content`.
public struct FlexContentAlignment: Hashable, Sendable {
  public enum Position: UInt8, Hashable, Sendable {
    /// `stretch` for lines, `flexStart` for items.
    case normal
    case start
    case end
    case flexStart
    case flexEnd
    case center
    /// Grows automatic sizes: lines only. Items start at `flexStart`.
    case stretch
    case spaceBetween
    case spaceAround
    case spaceEvenly
    /// Of `justify-content`: the left; `start` where the main axis is vertical.
    case left
    /// Of `justify-content`: the right; `start` where the main axis is vertical.
    case right
  }

  public var position: Position
  public var overflow: FlexOverflowAlignment

  public init(_ position: Position, overflow: FlexOverflowAlignment = .default) {
    self.position = position
    self.overflow = overflow
  }

  public static let normal = Self(.normal)
  public static let start = Self(.start)
  public static let end = Self(.end)
  public static let flexStart = Self(.flexStart)
  public static let flexEnd = Self(.flexEnd)
  public static let center = Self(.center)
  public static let stretch = Self(.stretch)
  public static let spaceBetween = Self(.spaceBetween)
  public static let spaceAround = Self(.spaceAround)
  public static let spaceEvenly = Self(.spaceEvenly)
  public static let left = Self(.left)
  public static let right = Self(.right)
}

/// The alignment of an item in its line: `align-items` and `align-self`.
public struct FlexItemAlignment: Hashable, Sendable {
  public enum Position: UInt8, Hashable, Sendable {
    /// As the container's `align-items`. Of a container: `normal`.
    case auto
    /// `stretch` for an item in flow.
    case normal
    case stretch
    case flexStart
    case flexEnd
    case start
    case end
    /// The start of the item's own text direction.
    case selfStart
    /// The end of the item's own text direction.
    case selfEnd
    case center
    case baseline
  }

  public var position: Position
  public var overflow: FlexOverflowAlignment

  public init(_ position: Position, overflow: FlexOverflowAlignment = .default) {
    self.position = position
    self.overflow = overflow
  }

  public static let auto = Self(.auto)
  public static let normal = Self(.normal)
  public static let stretch = Self(.stretch)
  public static let flexStart = Self(.flexStart)
  public static let flexEnd = Self(.flexEnd)
  public static let start = Self(.start)
  public static let end = Self(.end)
  public static let selfStart = Self(.selfStart)
  public static let selfEnd = Self(.selfEnd)
  public static let center = Self(.center)
  public static let baseline = Self(.baseline)
}
