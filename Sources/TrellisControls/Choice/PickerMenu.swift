import TrellisBase
import TrellisComponents
import TrellisDOM
import TrellisLayout
import TrellisUI
import TrellisViews

/// A picker as the element `select`.
struct PickerMenu<Selection: Hashable>: PrimitiveView {
  let selection: Binding<Selection>
  let options: PickerOptions<Selection>
  let context: FieldContext
  let metrics: ControlMetrics
  let placeholder: String

  func _expand(into expansion: inout ViewExpansion) {
    let values = EnvironmentValues.current
    let isDisabled = values.isReadOnly || !values.isEnabled
    field.overlay(alignment: .trailing) {
      ElementView("span", attributes: [.style(.pointerEvents, "none")]) {
        Image(icon: .chevronDown, size: 16).padding(.trailing, 8)
          .foregroundStyle(isDisabled ? .disabledText : .secondaryText)
      }
    }
    ._expand(into: &expansion)
  }

  private var field: FlexibleComponentView {
    FlexibleComponentView([.shrinksWidth]) { makeComponent() }
  }

  private func makeComponent() -> Component {
    let (selection, options) = (selection, options)
    let chosen = selection.wrappedValue
    var elements: [Component] = options.all.map { option in
      element(option.view.text, value: option.key, isChosen: exactlyEqual(option.value, chosen))
    }
    if !options.all.contains(where: { exactlyEqual($0.value, chosen) }) {
      elements.insert(
        element(
          placeholder, value: "", isChosen: true,
          [.attribute("disabled", "")]), at: 0)
    }
    let widest = options.all.map(\.view.text).max { $0.count < $1.count } ?? ""
    let values = EnvironmentValues.current
    // Some browsers have an additional margin around the chosen text.
    let padding = EdgeInsets(left: 12, right: 32)
    return FieldComponent(
      "select", widest: widest.count > placeholder.count ? widest : placeholder, padding: padding,
      style: values.fieldTextStyle, size: ComponentSize(height: .points(metrics.height)),
      attributes: [
        .className("l-field"), .className("l-select"),
        .style(StyleProperty("padding-inline"), "10px 30px"),
        .property("value", .string(options.key(of: chosen) ?? "")),
        .listener(
          "change", ListenerOptions(flags: .value),
          Action(withSender: { sender, event in
            if let value = options.value(of: event.value) { selection.wrappedValue = value }
            sender.restoreProperty("value", .string(options.key(of: selection.wrappedValue) ?? ""))
          })),
      ] + context.attributes.filter { !$0.isReadOnly } + values.controlAttributes
        + (values.isReadOnly && values.isEnabled ? [.attribute("disabled", "")] : []),
      children: elements)
  }

  private func element(
    _ text: String, value: String, isChosen: Bool, _ more: [ViewAttribute] = []
  ) -> Component {
    ViewComponent(
      "option",
      attributes: [
        .attribute("value", value), .property("selected", .bool(isChosen)), .text(text),
      ] + more)
  }
}

extension ViewAttribute {
  /// Whether the attribute is `readonly`, valid for text fields only.
  var isReadOnly: Bool {
    if case .attribute("readonly", _) = self { return true }
    return false
  }
}
