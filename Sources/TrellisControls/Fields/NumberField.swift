import Foundation
import TrellisComponents
import TrellisDOM
import TrellisLayout
import TrellisUI
public import TrellisViews

/// A field for a number, in the format of the language of the page, with buttons and arrow keys for steps.
///
/// ```swift
/// NumberField("Estimate", value: $hours, in: 0...100, step: 0.5)
/// ```
///
/// The value is `nil` only for an empty field. A text that is not a number, or an unfinished one, such as `-`, stays in
/// the field and does not change the value; it is refused when the user leaves the field, and the surrounding form is
/// not submitted. The same is true of a number outside of the limits: the program never gets one.
public struct NumberField: View {
  @Title private var title: String
  private let value: Binding<Double?>
  private let limits: ClosedRange<Double>
  private let step: Double
  private let digits: Int
  /// The user's last input; `nil` after a step.
  @State private var typed: String?
  @Environment(\.theme) private var theme
  @Environment(\.controlSize) private var controlSize
  @Environment(\.texts) private var texts
  @Environment(\.isReadOnly) private var isReadOnly
  @Environment(\.isEnabled) private var isEnabled

  /// - Parameters:
  ///   - title: the label.
  ///   - value: `nil` for an empty field.
  ///   - limits: the numbers that are accepted.
  ///   - step: the change by an arrow key or a button.
  ///   - fractionDigits: the largest number of digits after the decimal separator.
  public init(
    _ title: LocalizedStringKey, value: Binding<Double?>,
    in limits: ClosedRange<Double> = NumberField.defaultLimits, step: Double = 1,
    fractionDigits: Int = 3
  ) {
    _title = Title(title)
    self.value = value
    self.limits = limits
    self.step = step.isFinite && step > 0 ? step : 1
    digits = min(max(fractionDigits, 0), 12)
  }

  /// The same with a string that is not looked up.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, value: Binding<Double?>,
    in limits: ClosedRange<Double> = NumberField.defaultLimits, step: Double = 1,
    fractionDigits: Int = 3
  ) {
    self.init(
      LocalizedStringKey(verbatim: title), value: value, in: limits, step: step,
      fractionDigits: fractionDigits)
  }

  /// A field for whole numbers. A number with a fraction is rounded, and the field shows the rounded one.
  ///
  /// - Parameters:
  ///   - title: the label.
  ///   - value: `nil` for an empty field.
  ///   - limits: the numbers that are accepted.
  ///   - step: the change by an arrow key or a button.
  public init(
    _ title: LocalizedStringKey, value: Binding<Int?>,
    in limits: ClosedRange<Int> = -2_147_483_648...2_147_483_647, step: Int = 1
  ) {
    self.init(
      title,
      value: Binding(
        get: { value.wrappedValue.map(Double.init) },
        set: { value.wrappedValue = $0.flatMap { Int(exactly: $0.rounded()) } }),
      in: Double(limits.lowerBound)...Double(limits.upperBound), step: Double(step),
      fractionDigits: 0)
  }

  /// The same with a string that is not looked up.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, value: Binding<Int?>,
    in limits: ClosedRange<Int> = -2_147_483_648...2_147_483_647, step: Int = 1
  ) {
    self.init(LocalizedStringKey(verbatim: title), value: value, in: limits, step: step)
  }

  /// The default limits: from -2³¹ to 2³¹ - 1.
  public static let defaultLimits: ClosedRange<Double> = -2_147_483_648...2_147_483_647

  private var format: NumberText { NumberText(locale: texts.locale, fractionDigits: digits) }

  /// The text to show: the user's input while it is the current value, outside of the limits or not a number; otherwise
  /// the formatted value.
  private var text: String {
    let own = value.wrappedValue.map(format.text) ?? ""
    guard let typed else { return own }
    switch format.read(typed) {
    case .number(let number):
      return number == value.wrappedValue || !limits.contains(number) ? typed : own
    case .empty: return own
    case .unfinished, .bad: return typed
    }
  }

  private var problem: String? {
    switch format.read(text) {
    case .empty: return nil
    case .unfinished, .bad: return texts[.noNumber]
    case .number(let number):
      if number < limits.lowerBound { return texts(.tooSmall, format.shown(limits.lowerBound)) }
      if number > limits.upperBound { return texts(.tooLarge, format.shown(limits.upperBound)) }
      return nil
    }
  }

  public var body: some View {
    let metrics = theme.metrics(controlSize)
    FieldFrame(title, showsTitle: true) { context in
      InputView(
        text: { text }, context: context, metrics: metrics, characters: 12,
        endPadding: buttonSide(metrics) * 2 + 8, attributes: attributes, submits: false
      ) { apply($0.value ?? "") }
      .overlay(alignment: .trailing) {
        HStack(spacing: 0) {
          stepButton(.minus, texts(.decrease, title), metrics) { add(-step) }
          stepButton(.plus, texts(.increase, title), metrics) { add(step) }
        }
        .padding(.horizontal, 4)
      }
    }
    .validation(problem)
  }

  private var attributes: [ViewAttribute] {
    var all: [ViewAttribute] = [
      .attribute("inputmode", digits == 0 && limits.lowerBound >= 0 ? "numeric" : "decimal"),
      .attribute("autocomplete", "off"), .role("spinbutton"),
    ]
    let keys = ["ArrowUp", "ArrowDown", "PageUp", "PageDown"]
    all.append(
      .listener(
        "keydown", ListenerOptions(flags: .preventDefault, keys: keys),
        Action { event in
          switch event.key {
          case "ArrowUp": add(step)
          case "ArrowDown": add(-step)
          case "PageUp": add(step * 10)
          default: add(-step * 10)
          }
        }))
    if let number = value.wrappedValue { all.append(.aria("valuenow", "\(number)")) }
    if limits.lowerBound != Self.defaultLimits.lowerBound {
      all.append(.aria("valuemin", "\(limits.lowerBound)"))
    }
    if limits.upperBound != Self.defaultLimits.upperBound {
      all.append(.aria("valuemax", "\(limits.upperBound)"))
    }
    return all
  }

  /// The width of a button in CSS px. Buttons are side by side, because each needs at least 24 CSS px (WCAG 2.2,
  /// 2.5.8).
  private func buttonSide(_ metrics: ControlMetrics) -> Double { max(24, metrics.height - 8) }

  private func stepButton(
    _ icon: Icon, _ label: String, _ metrics: ControlMetrics, _ action: @escaping () -> Void
  ) -> some View {
    ElementView(
      "button", style: .row().centered(),
      size: ComponentSize(
        width: .points(buttonSide(metrics)),
        height: .points(min(buttonSide(metrics), metrics.height - 2))),
      attributes: [
        .attribute("type", "button"), .className("l-borderless"), .aria("label", label),
        .attribute("tabindex", "-1"), .listener("click", Action { _ in action() }),
      ] + (isReadOnly || !isEnabled ? [.attribute("disabled", "")] : [])
    ) {
      Image(icon: icon, size: 14)
    }
    .foregroundStyle(isReadOnly || !isEnabled ? .disabledText : .secondaryText)
  }

  private func apply(_ text: String) {
    typed = text
    switch format.read(text) {
    case .empty: value.wrappedValue = nil
    case .number(let number) where limits.contains(number): value.wrappedValue = number
    case .number, .unfinished, .bad: break
    }
  }

  private func add(_ change: Double) {
    if isReadOnly { return }
    let start = value.wrappedValue ?? min(max(0, limits.lowerBound), limits.upperBound)
    let next = value.wrappedValue == nil ? start : DecimalStep.sum(start, change)
    let scale = pow(10, Double(digits))
    typed = nil
    value.wrappedValue = min(
      max((next * scale).rounded() / scale, limits.lowerBound), limits.upperBound)
  }
}
