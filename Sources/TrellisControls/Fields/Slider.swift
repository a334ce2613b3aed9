import Foundation
import TrellisComponents
import TrellisDOM
import TrellisLayout
import TrellisUI
public import TrellisViews

/// A control for a number in a range: the element `input` of the type `range`.
///
/// Source: SwiftUI's `Slider`.
public struct Slider: View {
  @Title private var title: String
  private let value: Binding<Double>
  private let limits: ClosedRange<Double>
  private let step: Double?
  private let describe: ((Double) -> String)?
  @Environment(\.theme) private var theme
  @Environment(\.controlSize) private var controlSize
  @Environment(\.texts) private var texts
  @Environment(\.isReadOnly) private var isReadOnly

  /// - Parameters:
  ///   - title: the label.
  ///   - limits: the numbers at both ends.
  ///   - step: the difference of two adjacent values; `nil` is a hundredth of the range.
  ///   - describe: the text of a value, shown at the end of the label's line and read by screen readers; `nil` for the
  ///     number in the language of the page.
  public init(
    _ title: LocalizedStringKey, value: Binding<Double>,
    in limits: ClosedRange<Double> = 0...1, step: Double? = nil,
    describing describe: ((Double) -> String)? = nil
  ) {
    _title = Title(title)
    self.value = value
    self.limits = limits
    self.step = step.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
    self.describe = describe
  }

  /// The same with a string that is not looked up.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, value: Binding<Double>,
    in limits: ClosedRange<Double> = 0...1, step: Double? = nil,
    describing describe: ((Double) -> String)? = nil
  ) {
    self.init(
      LocalizedStringKey(verbatim: title), value: value, in: limits, step: step,
      describing: describe)
  }

  public var body: some View {
    let metrics = theme.metrics(controlSize)
    let (value, limits, describe) = (value, limits, describe)
    let present = value.wrappedValue
    let share = Self.text(Self.share(of: present, in: limits))
    FieldFrame(title, value: describe?(present) ?? shown(present)) { context in
      LeafView(
        "input",
        size: ComponentSize(
          height: .points(metrics.height), minWidth: .points(120)),
        flexibility: [.growsWidth, .shrinksWidth], isControl: true,
        attributes: [
          .attribute("type", "range"), .className("l-range"),
          .attribute("min", Self.text(limits.lowerBound)),
          .attribute("max", Self.text(limits.upperBound)),
          .attribute(
            "step",
            Self.text(step ?? DecimalStep.clean((limits.upperBound - limits.lowerBound) / 100))),
          .property("value", .string(Self.text(value.wrappedValue))),
          .style(StyleProperty("--l-thumb"), "\(Int(metrics.mark))px"),
          .style(StyleProperty("--l-fill"), share), .attribute("data-fill", share),
          .listener(
            "input", ListenerOptions(throttle: 60, flags: .value),
            Action(withSender: { sender, event in
              guard let number = event.value.flatMap(Double.init), number.isFinite else { return }
              let limited = Self.stepped(number, by: step, in: limits)
              value.wrappedValue = limited
              let present = value.wrappedValue
              if present != limited { sender.restoreProperty("value", .string(Self.text(present))) }
            })),
        ] + (describe.map { [.aria("valuetext", $0(present))] } ?? [])
          + context.attributes.filter { !$0.isReadOnly })
    }
    .disabled(isReadOnly)
  }

  /// The number in the language of the page, with the decimal places of the step.
  private func shown(_ number: Double) -> String {
    guard number.isFinite else { return "" }
    let step = step ?? (limits.upperBound - limits.lowerBound) / 100
    let places = (0..<6).first { place in
      let scaled = step * pow(10, Double(place))
      return abs(scaled - scaled.rounded()) < 1e-6 * max(scaled, 1)
    }
    return number.formatted(
      .number.locale(texts.locale).precision(.fractionLength(places ?? 2)))
  }

  /// The fraction of the range below a number, from 0 to 1, rounded to thousandths.
  static func share(of number: Double, in limits: ClosedRange<Double>) -> Double {
    let length = limits.upperBound - limits.lowerBound
    guard length > 0, length.isFinite, number.isFinite else { return 0 }
    return (min(max((number - limits.lowerBound) / length, 0), 1) * 1000).rounded() / 1000
  }

  /// The number in the range nearest to `number` that is a whole number of steps from the start.
  private static func stepped(
    _ number: Double, by step: Double?, in limits: ClosedRange<Double>
  ) -> Double {
    let limited = min(max(number, limits.lowerBound), limits.upperBound)
    guard let step else { return limited }
    let next = DecimalStep.nearest(to: limited, from: limits.lowerBound, step: step)
    // The end of the range may not be a whole number of steps from its start.
    return next > limits.upperBound
      ? DecimalStep.nearest(to: next - step, from: limits.lowerBound, step: step)
      : max(next, limits.lowerBound)
  }

  /// A number in the syntax of HTML.
  static func text(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
  }
}

/// A pair of buttons that make a value larger and smaller.
///
/// Source: SwiftUI's `Stepper`.
public struct Stepper: View {
  @Title private var title: String
  /// The value in a format; `nil` if the title contains it.
  private let value: ((Locale, TimeZone) -> String)?
  private let increment: (() throws -> Void)?
  private let decrement: (() throws -> Void)?
  @Environment(\.texts) private var texts
  @Environment(\.announce) private var announce
  @Environment(\.timeZone) private var timeZone
  @Environment(\.isReadOnly) private var isReadOnly

  /// A stepper that shows the value in the reader's format. Steps are exact in decimals: 0.1 plus seven steps of 0.1 is
  /// 0.8.
  ///
  /// - Parameters:
  ///   - title: the label.
  ///   - limits: the range of the value.
  ///   - step: the change by one press.
  public init<Value: Strideable>(
    _ title: LocalizedStringKey, value: Binding<Value>, in limits: ClosedRange<Value>,
    step: Value.Stride = 1
  ) {
    _title = Title(title)
    let current = value.wrappedValue
    self.value = { DecimalStep.text(current, $0, $1) }
    let add = { (change: Value.Stride) in
      value.wrappedValue = DecimalStep.advanced(value.wrappedValue, by: change, in: limits)
    }
    increment = current < limits.upperBound ? { add(step) } : nil
    decrement = current > limits.lowerBound ? { add(-step) } : nil
  }

  /// The same with a string that is not looked up.
  @_disfavoredOverload
  public init<Value: Strideable>(
    _ title: some StringProtocol, value: Binding<Value>, in limits: ClosedRange<Value>,
    step: Value.Stride = 1
  ) {
    self.init(LocalizedStringKey(verbatim: title), value: value, in: limits, step: step)
  }

  /// A stepper with custom actions, for a value that is not a number or has varying steps.
  ///
  /// ```swift
  /// Stepper("Size: \(size.name)", onIncrement: size.next.map { next in { size = next } }, onDecrement: …)
  /// ```
  ///
  /// - Parameters:
  ///   - title: the label, with the value. It is announced to screen readers when it changes.
  ///   - onIncrement: makes the value larger when its button is pressed; `nil` disables the button.
  ///   - onDecrement: makes the value smaller when its button is pressed; `nil` disables the button.
  public init(
    _ title: LocalizedStringKey, onIncrement: (() throws -> Void)?,
    onDecrement: (() throws -> Void)?
  ) {
    _title = Title(title)
    value = nil
    increment = onIncrement
    decrement = onDecrement
  }

  /// The same with a string that is not looked up.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, onIncrement: (() throws -> Void)?,
    onDecrement: (() throws -> Void)?
  ) {
    self.init(
      LocalizedStringKey(verbatim: title), onIncrement: onIncrement, onDecrement: onDecrement)
  }

  public var body: some View {
    let (title, announce) = (title, announce)
    let shown = value?(texts.locale, timeZone)
    FieldFrame(title, isGroup: true) { context in
      ElementView(
        "div", style: .row(spacing: 8), attributes: [.role("group")] + context.groupAttributes
      ) {
        button(.minus, texts(.decrease, title), decrement)
        if let shown {
          ElementView(
            "output", style: .row().centered(), size: ComponentSize(minWidth: .points(32)),
            attributes: [.aria("live", "polite")]
          ) { Text(shown).monospacedDigit() }
        }
        button(.plus, texts(.increase, title), increment)
      }
    }
    .disabled(isReadOnly)
    .onChange(of: title) { if shown == nil { announce(title) } }
  }

  private func button(_ icon: Icon, _ label: String, _ action: (() throws -> Void)?) -> some View {
    IconButton(icon: icon, label: label) { try action?() }.disabled(action == nil)
  }
}
