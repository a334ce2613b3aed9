public import Foundation
public import TrellisViews

/// A value with a place on a scale of a chart: a number, a date, or the name of a category.
///
/// A type with a raw value that is plottable needs no implementation: `enum City: String, Plottable { … }`.
///
/// Source: Swift Charts' `Plottable`.
public protocol Plottable {
  /// The number, the date or the text in place of the value.
  associatedtype PrimitivePlottable: PrimitivePlottableProtocol
  /// The number, the date or the text that is plotted.
  var primitivePlottable: PrimitivePlottable { get }
  /// The value with a place on the scale, such as a selected one; `nil` if there is none.
  init?(primitivePlottable: PrimitivePlottable)
}

/// A type that charts plot themselves: numbers, dates and texts. Applications do not conform to it.
public protocol PrimitivePlottableProtocol: Plottable where PrimitivePlottable == Self {
  /// The place of the value on its scale.
  var _plotted: PlottedValue { get }
  /// The value at a place; `nil` at a place on another kind of scale.
  static func _value(at place: PlottedValue) -> Self?
}

extension PrimitivePlottableProtocol {
  /// The value itself.
  public var primitivePlottable: Self { self }
  /// Always succeeds.
  public init?(primitivePlottable: Self) { self = primitivePlottable }
}

extension Plottable where Self: RawRepresentable, RawValue: PrimitivePlottableProtocol {
  /// The value that is drawn in place of the case.
  public var primitivePlottable: RawValue { rawValue }
  /// The case with a raw value; nil if there is none.
  public init?(primitivePlottable: RawValue) { self.init(rawValue: primitivePlottable) }
}

/// The place of a value on a scale.
public enum PlottedValue: Hashable, Sendable {
  /// A number; a gap if it is not finite.
  case number(Double)
  /// Seconds since 1970 in UTC.
  case date(Double)
  /// The name of a category.
  case category(String)
}

extension Double: PrimitivePlottableProtocol {
  /// The type is drawn as it is.
  public typealias PrimitivePlottable = Double
  public var _plotted: PlottedValue { .number(self) }
  public static func _value(at place: PlottedValue) -> Double? {
    if case .number(let number) = place { number } else { nil }
  }
}

extension Float: PrimitivePlottableProtocol {
  /// The type is drawn as it is.
  public typealias PrimitivePlottable = Float
  public var _plotted: PlottedValue { .number(Double(self)) }
  public static func _value(at place: PlottedValue) -> Float? {
    Double._value(at: place).map(Float.init)
  }
}

extension Int: PrimitivePlottableProtocol {
  /// The type is drawn as it is.
  public typealias PrimitivePlottable = Int
  public var _plotted: PlottedValue { .number(Double(self)) }
  public static func _value(at place: PlottedValue) -> Int? {
    Double._value(at: place).flatMap { Int(exactly: $0.rounded()) }
  }
}

extension Int64: PrimitivePlottableProtocol {
  /// The type is drawn as it is.
  public typealias PrimitivePlottable = Int64
  public var _plotted: PlottedValue { .number(Double(self)) }
  public static func _value(at place: PlottedValue) -> Int64? {
    Double._value(at: place).flatMap { Int64(exactly: $0.rounded()) }
  }
}

extension Date: PrimitivePlottableProtocol {
  /// The type is drawn as it is.
  public typealias PrimitivePlottable = Date
  public var _plotted: PlottedValue { .date(timeIntervalSince1970) }
  public static func _value(at place: PlottedValue) -> Date? {
    if case .date(let seconds) = place { Date(timeIntervalSince1970: seconds) } else { nil }
  }
}

extension String: PrimitivePlottableProtocol {
  /// The type is drawn as it is.
  public typealias PrimitivePlottable = String
  public var _plotted: PlottedValue { .category(self) }
  public static func _value(at place: PlottedValue) -> String? {
    if case .category(let name) = place { name } else { nil }
  }
}

/// A value with the name of its field: `.value("Sales", 12)`.
///
/// Source: Swift Charts' `PlottableValue`.
public struct PlottableValue<Value: Plottable> {
  let label: LocalizedStringKey
  let value: PlottedValue
  let unit: Calendar.Component?

  /// A value of the field `label`, which is looked up in the string catalogs.
  public static func value(_ label: LocalizedStringKey, _ value: Value) -> Self {
    Self(label: label, value: value.primitivePlottable._plotted, unit: nil)
  }

  /// A value of the field `label`, which is not looked up.
  @_disfavoredOverload
  public static func value(_ label: some StringProtocol, _ value: Value) -> Self {
    .value(LocalizedStringKey(verbatim: String(label)), value)
  }
}

extension PlottableValue where Value == Date {
  /// The unit of time with the date `value`, such as its day, in the calendar of the environment.
  public static func value(
    _ label: LocalizedStringKey, _ value: Date, unit: Calendar.Component
  ) -> Self {
    Self(label: label, value: value._plotted, unit: unit)
  }
}

extension PlottableValue where Value == Double {
  /// A number, or a gap for `nil`.
  public static func value(_ label: LocalizedStringKey, _ value: Double?) -> Self {
    Self(label: label, value: .number(value ?? .nan), unit: nil)
  }
}
