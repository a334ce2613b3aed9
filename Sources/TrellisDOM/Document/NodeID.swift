/// The number that identifies an element to a client.
///
/// An element gets its number when it is announced to a client. A number is reused after at least 2³⁰ other numbers,
/// so that a delayed event cannot reach another element. Zero means "not announced".
public struct NodeID: Hashable, Sendable {
  public let rawValue: UInt32

  /// Makes an identifier of a number; 0 is ``none``, and 1 is ``root``.
  public init(_ rawValue: UInt32) { self.rawValue = rawValue }

  /// The number of an element that is not announced.
  public static let none = NodeID(0)
  /// The number of every document's root.
  public static let root = NodeID(1)

  /// The number that is greater by `offset`.
  public func advanced(by offset: Int) -> NodeID { NodeID(rawValue &+ UInt32(offset)) }
}

extension NodeID: Comparable {
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}

extension NodeID: ExpressibleByIntegerLiteral {
  /// Makes an identifier of a literal such as `7`.
  public init(integerLiteral value: UInt32) { self.init(value) }
}

extension NodeID: CustomStringConvertible {
  public var description: String { "#\(rawValue)" }
}
