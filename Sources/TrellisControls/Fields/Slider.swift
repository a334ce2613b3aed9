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
            Action(withSender: { sender, event in
              guard let number = event.value.flatMap(Double.init), number.isFinite else { return }
              let limited = min(max(number, limits.lowerBound), limits.upperBound)
              value.wrappedValue = limited
              let present = value.wrappedValue
              if present != limited { sender.restoreProperty("value", .string(Self.text(present))) }
            })),
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
  /// The value; `nil` if the title contains it.
  private let shown: String?
  private let increment: (() -> Void)?
  private let decrement: (() -> Void)?
  @Environment(\.texts) private var texts
  @Environment(\.announce) private var announce
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
    let add = { (change: Value.Stride) in
      let next = value.wrappedValue.advanced(by: change)
      value.wrappedValue = min(max(next, limits.lowerBound), limits.upperBound)
    }
    increment = current < limits.upperBound ? { add(step) } : nil
    decrement = current > limits.lowerBound ? { add(-step) } : nil
  }

  /// A stepper with actions of its own, for a value that is no number, or whose steps differ.
  ///
  /// ```swift
  /// Stepper("Size: \(size.name)", onIncrement: size.next.map { next in { size = next } }, onDecrement: …)
  /// ```
  ///
  /// - Parameters:
  ///   - title: the label, with the value. It is announced to screen readers when it changes.
  ///   - onIncrement: runs for a press of the button that makes the value larger; `nil` disables the button.
  ///   - onDecrement: runs for a press of the button that makes the value smaller; `nil` disables the button.
  public init(
    _ title: some StringProtocol, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?
  ) {
    self.title = String(title)
    shown = nil
    increment = onIncrement
    decrement = onDecrement
  }

  public var body: some View {
    let (title, shown, announce) = (title, shown, announce)
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

  private func button(_ icon: Icon, _ label: String, _ action: (() -> Void)?) -> some View {
    IconButton(icon: icon, label: label) { action?() }.disabled(action == nil)
  }
}
