/// Numbers in texts that everybody can write, such as addresses.
package enum NumberFromOutside {
  /// The numbers that a program gets if it names no range. Sums and products of a few of them do not overflow an `Int`.
  package static let range = Double(Int32.min)...Double(Int32.max)

  /// `value`; `nil` for a number that is not finite or outside of ``range``.
  package static func checked<Value>(_ value: Value) -> Value? {
    switch value {
    case let number as any BinaryInteger: accepts(integer: number) ? value : nil
    case let number as any BinaryFloatingPoint: accepts(fraction: number) ? value : nil
    default: value
    }
  }

  private static func accepts(integer number: some BinaryInteger) -> Bool {
    Int32(exactly: number) != nil
  }

  private static func accepts(fraction number: some BinaryFloatingPoint) -> Bool {
    range.contains(Double(number))
  }
}

extension LosslessStringConvertible {
  /// The value that `text` describes, unless it is a number outside of ``NumberFromOutside/range``.
  package init?(fromOutside text: String) {
    guard let value = Self(text), NumberFromOutside.checked(value) != nil else { return nil }
    self = value
  }
}
