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

/// The condition under which a client applies a property write, as its user may have changed the property
/// meanwhile.
public enum WriteCondition: Hashable, Sendable {
  /// Only if the user made no edit after the edit with this number; zero means that the server saw no edit.
  case afterEdit(UInt32)
  /// Always, even if the user edited the element.
  case forced
}
