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
  private let title: String
  private let value: Binding<Double>
  private let limits: ClosedRange<Double>
  private let step: Double?
  @Environment(\.theme) private var theme
  @Environment(\.controlSize) private var controlSize
  @Environment(\.texts) private var texts
  @Environment(\.isReadOnly) private var isReadOnly

  /// - Parameters:
  ///   - title: the label.
  ///   - limits: the numbers at both ends.
  ///   - step: the distance of two numbers; `nil` is a hundredth of the range.
  public init(
    _ title: some StringProtocol, value: Binding<Double>,
    in limits: ClosedRange<Double> = 0...1, step: Double? = nil
  ) {
    self.title = String(title)
    self.value = value
    self.limits = limits
    self.step = step.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
  }

  /// The control.
  public var body: some View {
    let metrics = theme.metrics(controlSize)
    let (value, limits) = (value, limits)
    FieldFrame(title) { context in
      LeafView(
        "input",
        size: ComponentSize(
          height: .points(metrics.height), minWidth: .points(120)),
        flexibility: [.growsWidth, .shrinksWidth], isControl: true,
        attributes: [
          .attribute("type", "range"), .className("l-range"),
          .attribute("min", Self.text(limits.lowerBound)),
          .attribute("max", Self.text(limits.upperBound)),
          .attribute("step", Self.text(step ?? (limits.upperBound - limits.lowerBound) / 100)),
          .property("value", .string(Self.text(value.wrappedValue))),
          .style(StyleProperty("--l-thumb"), "\(Int(metrics.mark + 2))px"),
          .listener(
            "input", ListenerOptions(throttle: 60, flags: .value),
            Action { event in
              guard let number = event.value.flatMap(Double.init), number.isFinite else { return }
              value.wrappedValue = min(max(number, limits.lowerBound), limits.upperBound)
            }),
        ] + context.attributes.filter { !$0.isReadOnly })
    }
    .disabled(isReadOnly)
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
  private let title: String
  private let shown: String
  private let canIncrease: Bool
  private let canDecrease: Bool
  private let add: (Bool) -> Void
  @Environment(\.texts) private var texts
  @Environment(\.isReadOnly) private var isReadOnly

  /// - Parameters:
  ///   - title: the label.
  ///   - limits: the numbers that can be reached.
  ///   - step: the change by one press.
  public init<Value: Strideable>(
    _ title: some StringProtocol, value: Binding<Value>, in limits: ClosedRange<Value>,
    step: Value.Stride = 1
  ) {
    self.title = String(title)
    let current = value.wrappedValue
    shown = "\(current)"
    canIncrease = current < limits.upperBound
    canDecrease = current > limits.lowerBound
    add = { isUp in
      let now = value.wrappedValue
      let next = now.advanced(by: isUp ? step : -step)
      value.wrappedValue = min(max(next, limits.lowerBound), limits.upperBound)
    }
  }

  /// The control.
  public var body: some View {
    let (title, add) = (title, add)
    FieldFrame(title, isGroup: true) { context in
      ElementView(
        "div", style: .row(spacing: 8), attributes: [.role("group")] + context.groupAttributes
      ) {
        IconButton(icon: .minus, label: texts(.decrease, title)) { add(false) }
          .disabled(!canDecrease)
        ElementView(
          "output", style: .row().centered(), size: ComponentSize(minWidth: .points(32)),
          attributes: [.aria("live", "polite")]
        ) { Text(shown).monospacedDigit() }
        IconButton(icon: .plus, label: texts(.increase, title)) { add(true) }
          .disabled(!canIncrease)
      }
    }
    .disabled(isReadOnly)
  }
}
