import Foundation

/// Steps of numbers in decimal arithmetic: 0.1 plus seven steps of 0.1 is exactly 0.8, unlike the sum of binary
/// fractions.
enum DecimalStep {
  /// `value` after a step by `change`, within `limits`.
  static func advanced<Value: Strideable>(
    _ value: Value, by change: Value.Stride, in limits: ClosedRange<Value>
  ) -> Value {
    let next: Value
    if let value = value as? Double, let change = change as? Double {
      next = sum(value, change) as? Value ?? limits.upperBound
    } else if let value = value as? Float, let change = change as? Float {
      next = Float(sum(decimal(value), decimal(change))) as? Value ?? limits.upperBound
    } else if let value = value as? any FixedWidthInteger, let change = change as? Int {
      next = whole(value, change) as? Value ?? limits.upperBound
    } else {
      next = value.advanced(by: change)
    }
    return min(max(next, limits.lowerBound), limits.upperBound)
  }

  /// The sum of two numbers by their shortest decimal texts.
  static func sum(_ first: Double, _ second: Double) -> Double {
    guard let one = decimal(first), let other = decimal(second),
      let sum = Double("\(one + other)")
    else { return first + second }
    return sum
  }

  /// The number nearest to `value` that is a whole number of steps from `start`.
  static func nearest(to value: Double, from start: Double, step: Double) -> Double {
    guard let from = decimal(start), let by = decimal(step), by > 0 else { return value }
    let count = ((value - start) / step).rounded()
    guard abs(count) < 1e15, let steps = decimal(count) else { return value }
    return Double("\(from + steps * by)") ?? value
  }

  /// A quotient without the last digits caused by binary division.
  static func clean(_ value: Double) -> Double {
    decimal(value).flatMap { Double("\($0)") } ?? value
  }

  private static func decimal(_ value: Float) -> Double { Double("\(value)") ?? Double(value) }

  /// The number rounded to 15 digits, as people typed it; `nil` for a number with more digits before its decimal
  /// separator.
  private static func decimal(_ value: Double) -> Decimal? {
    guard value == 0 || (1e-15..<1e15).contains(abs(value)) else { return nil }
    return Decimal(
      string: String(format: "%.15g", value), locale: Locale(identifier: "en_US_POSIX"))
  }

  /// The sum, or the nearest value of the type.
  private static func whole<Value: FixedWidthInteger>(_ value: Value, _ change: Int) -> Value {
    guard let size = Value(exactly: change.magnitude) else {
      // The type is smaller than `Int`.
      let (sum, isOver) = Int(clamping: value).addingReportingOverflow(change)
      return isOver ? change < 0 ? .min : .max : Value(clamping: sum)
    }
    let (sum, isOver) =
      change < 0 ? value.subtractingReportingOverflow(size) : value.addingReportingOverflow(size)
    return isOver ? change < 0 ? .min : .max : sum
  }

  /// A value in the format of a language.
  static func text(_ value: Any, _ locale: Locale, _ timeZone: TimeZone) -> String {
    switch value {
    case let number as Double: text(number, locale)
    case let number as Float: text(decimal(number), locale)
    case let number as Decimal: number.formatted(.number.locale(locale))
    case let number as any BinaryInteger: text(whole: number, locale)
    case let date as Date:
      date.formatted(
        Date.FormatStyle(date: .abbreviated, time: .shortened, locale: locale, timeZone: timeZone))
    default: "\(value)"
    }
  }

  static func text(_ number: Double, _ locale: Locale) -> String {
    number.formatted(.number.locale(locale).precision(.significantDigits(1...15)))
  }

  private static func text(whole number: some BinaryInteger, _ locale: Locale) -> String {
    number.formatted(IntegerFormatStyle().locale(locale))
  }
}
