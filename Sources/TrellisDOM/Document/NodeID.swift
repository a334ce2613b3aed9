/// The number by which a client knows an element.
///
/// Numbers are given when an element is announced to a client. A number is used again at the earliest
/// after 2³⁰ others, so that an event on its way cannot hit another element. Zero means "not announced".
public struct NodeID: Hashable, Sendable {
  public let rawValue: UInt32

  /// Makes an identifier of a number; 0 is ``none``, and 1 is ``root``.
  public init(_ rawValue: UInt32) { self.rawValue = rawValue }

  /// The number of an element that no client knows yet.
  public static let none = NodeID(0)
  /// The number of every document's root.
  public static let root = NodeID(1)

  /// The number `offset` places after this one.
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
