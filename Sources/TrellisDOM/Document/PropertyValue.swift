import TrellisBase

/// The value of a live property of an element, such as `value`, `checked` or `scrollTop`.
public enum PropertyValue: Hashable, Sendable {
  case string(String)
  case bool(Bool)
  case number(Double)
}

extension PropertyValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral
{
  /// Makes a `.string` of a literal such as `"blue"`.
  public init(stringLiteral value: String) { self = .string(value) }
  /// Makes a `.bool` of `true` or `false`.
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  /// Makes a `.number` of a literal such as `0.5`.
  public init(floatLiteral value: Double) { self = .number(value) }
  /// Makes a `.number` of a literal such as `3`; integers beyond 2⁵³ are rounded.
  public init(integerLiteral value: Int) { self = .number(Double(value)) }
}

/// Strings are equal if they have the same code points.
extension PropertyValue {
  public static func == (lhs: PropertyValue, rhs: PropertyValue) -> Bool {
    switch (lhs, rhs) {
    case (.string(let mine), .string(let theirs)): mine.isExactly(theirs)
    case (.bool(let mine), .bool(let theirs)): mine == theirs
    case (.number(let mine), .number(let theirs)): mine == theirs
    default: false
    }
  }
}

/// The condition under which a client applies a property write, because its user may have changed the property in the
/// meantime.
public enum WriteCondition: Hashable, Sendable {
  /// Only if the user made no edit after the edit with this number; zero means that the server has received no edit.
  case afterEdit(UInt32)
  /// Always, even if the user edited the element.
  case forced
}
