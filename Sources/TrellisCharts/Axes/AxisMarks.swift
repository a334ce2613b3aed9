public import Foundation
import TrellisComponents
public import TrellisViews

/// Grid lines, ticks and labels of an axis.
///
/// ```swift
/// .chartXAxis {
///   AxisMarks(values: .stride(by: .month)) { _ in
///     AxisGridLine()
///     AxisValueLabel(format: .dateTime.month(.abbreviated))
///   }
/// }
/// ```
///
/// Labels that would overlap or be cut off are left out; those of categories are shortened.
///
/// Source: Swift Charts' `AxisMarks`.
public struct AxisMarks {
  let specification: AxisSpecification

  /// Grid lines and labels; lines alone for an axis of bands.
  public init(
    position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic
  ) {
    specification = AxisSpecification(position: position, values: values, items: nil)
  }

  /// Grid lines and labels at given values.
  public init<Value: Plottable>(position: AxisMarkPosition = .automatic, values: [Value]) {
    self.init(position: position, values: AxisMarkValues(values))
  }

  /// The marks that `content` makes for each value.
  public init(
    position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping (AxisValue) -> [any AxisMark]
  ) {
    specification = AxisSpecification(position: position, values: values, items: content)
  }

  /// The marks that `content` makes for each value.
  public init(
    position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping () -> [any AxisMark]
  ) {
    self.init(position: position, values: values) { (_: AxisValue) in content() }
  }

  /// The marks that `content` makes for given values.
  public init<Value: Plottable>(
    position: AxisMarkPosition = .automatic, values: [Value],
    @AxisMarkBuilder content: @escaping (AxisValue) -> [any AxisMark]
  ) {
    self.init(position: position, values: AxisMarkValues(values), content: content)
  }

  /// Grid lines, and labels in a format.
  public init<Format: FormatStyle>(
    format: Format, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic
  ) where Format.FormatInput: Plottable & Equatable, Format.FormatOutput == String {
    self.init(position: position, values: values) { (_: AxisValue) in
      [AxisGridLine(), AxisValueLabel(format: format)]
    }
  }
}

/// The marks of one axis.
struct AxisSpecification {
  var position: AxisMarkPosition = .automatic
  var values: AxisMarkValues = .automatic
  /// `nil` for the marks by the kind of the scale.
  var items: ((AxisValue) -> [any AxisMark])?
}

/// The side of the plot with an axis. Source: Swift Charts' `AxisMarkPosition`.
public enum AxisMarkPosition: Hashable, Sendable {
  /// Below the plot, and at the start of lines. Swift Charts has the values at the end of lines.
  case automatic
  case leading, trailing, top, bottom
}

/// The values with marks. Source: Swift Charts' `AxisMarkValues`.
public struct AxisMarkValues {
  enum Kind {
    case automatic(count: Int?)
    case stride(Double)
    case timeStride(Calendar.Component, Int)
    case values([PlottedValue])
  }

  let kind: Kind

  private init(_ kind: Kind) { self.kind = kind }

  /// Given values.
  init<Value: Plottable>(_ values: [Value]) {
    kind = .values(values.map { $0.primitivePlottable._plotted })
  }

  /// Round values; as many as have room.
  public static var automatic: Self { Self(.automatic(count: nil)) }
  /// Round values; at most about `desiredCount`, if there is room.
  public static func automatic(desiredCount: Int) -> Self {
    Self(.automatic(count: max(desiredCount, 1)))
  }
  /// The multiples of `step`.
  public static func stride(by step: Double) -> Self { Self(.stride(step)) }
  /// The boundaries of each `count` units of time.
  public static func stride(by unit: Calendar.Component, count: Int = 1) -> Self {
    Self(.timeStride(unit, max(count, 1)))
  }
}

/// A value of an axis. Source: Swift Charts' `AxisValue`.
public struct AxisValue {
  /// The index among the values.
  public let index: Int
  /// The number of values.
  public let count: Int
  let value: PlottedValue

  /// The value as a type; `nil` for a value of another kind.
  public func `as`<Value: Plottable>(_ type: Value.Type) -> Value? {
    Value.PrimitivePlottable._value(at: value).flatMap { Value(primitivePlottable: $0) }
  }
}

/// A part of the marks at a value: a grid line, a tick or a label.
public protocol AxisMark {
  /// The part as a value. Applications do not call or implement this method.
  var _item: AxisItem { get }
}

/// A part of the marks at a value.
public struct AxisItem {
  enum Kind {
    case gridLine(StrokeStyle?)
    case tick
    case label((PlottedValue, EnvironmentValues) -> String?)
    case automaticLabel
  }

  let kind: Kind
}

/// A line through the plot. Source: Swift Charts' `AxisGridLine`.
public struct AxisGridLine: AxisMark {
  private let stroke: StrokeStyle?

  /// - Parameter stroke: `nil` is a whole line of 1 CSS pixel.
  public init(stroke: StrokeStyle? = nil) { self.stroke = stroke }
  public var _item: AxisItem { AxisItem(kind: .gridLine(stroke)) }
}

/// A short line between the plot and its label. Source: Swift Charts' `AxisTick`.
public struct AxisTick: AxisMark {
  /// A tick of 4 CSS pixels.
  public init() {}
  public var _item: AxisItem { AxisItem(kind: .tick) }
}

/// The text beside a value. Source: Swift Charts' `AxisValueLabel`.
public struct AxisValueLabel: AxisMark {
  public let _item: AxisItem

  /// The value in the locale of the environment.
  public init() { _item = AxisItem(kind: .automaticLabel) }

  /// The value in a format of Foundation; one without a locale or time zone uses the environment's.
  public init<Format: FormatStyle>(format: Format)
  where Format.FormatInput: Plottable & Equatable, Format.FormatOutput == String {
    _item = AxisItem(
      kind: .label { value, values in
        let axisValue = AxisValue(index: 0, count: 1, value: value)
        return axisValue.as(Format.FormatInput.self).map {
          values.plainText(of: Text($0, format: format))
        }
      })
  }

  /// A text that is looked up.
  public init(_ text: LocalizedStringKey) {
    _item = AxisItem(kind: .label { $1.text(text) })
  }

  /// A text that is not looked up.
  @_disfavoredOverload
  public init(_ text: some StringProtocol) {
    let text = String(text)
    _item = AxisItem(kind: .label { _, _ in text })
  }

  /// The text of `content`; its styles are not used.
  public init(@ViewBuilder content: () -> some View) {
    let content = content()
    _item = AxisItem(kind: .label { $1.plainText(of: content) })
  }
}

/// Makes the marks of a value of statements.
@resultBuilder
public enum AxisMarkBuilder {
  /// A grid line, a tick, a label, or marks at several values.
  public static func buildExpression(_ mark: some AxisMark) -> [any AxisMark] { [mark] }
  /// Marks that a function made.
  public static func buildExpression(_ marks: [any AxisMark]) -> [any AxisMark] { marks }
  /// Several marks.
  public static func buildBlock(_ marks: [any AxisMark]...) -> [any AxisMark] {
    marks.flatMap(\.self)
  }
  /// Marks under a condition.
  public static func buildOptional(_ marks: [any AxisMark]?) -> [any AxisMark] { marks ?? [] }
  /// The first branch of a condition.
  public static func buildEither(first marks: [any AxisMark]) -> [any AxisMark] { marks }
  /// The second branch of a condition.
  public static func buildEither(second marks: [any AxisMark]) -> [any AxisMark] { marks }
}

/// Makes the axes of one direction of statements.
@resultBuilder
public enum AxisContentBuilder {
  /// The marks of an axis.
  public static func buildExpression(_ marks: AxisMarks) -> [AxisMarks] { [marks] }
  /// Several axes.
  public static func buildBlock(_ marks: [AxisMarks]...) -> [AxisMarks] { marks.flatMap(\.self) }
  /// Marks under a condition.
  public static func buildOptional(_ marks: [AxisMarks]?) -> [AxisMarks] { marks ?? [] }
  /// The first branch of a condition.
  public static func buildEither(first marks: [AxisMarks]) -> [AxisMarks] { marks }
  /// The second branch of a condition.
  public static func buildEither(second marks: [AxisMarks]) -> [AxisMarks] { marks }
}
