import TrellisBase
import TrellisComponents
import TrellisDOM
import TrellisLayout
import TrellisUI
import TrellisViews

/// A picker as a column of radio buttons.
struct PickerRadios<Selection: Hashable>: PrimitiveView {
  let selection: Binding<Selection>
  let options: PickerOptions<Selection>
  let context: FieldContext
  let metrics: ControlMetrics
  let isInline: Bool

  func _expand(into expansion: inout ViewExpansion) {
    var style = FlexboxStyle.column(spacing: isInline ? 0 : 2)
    if isInline { style.alignItems = .stretch }
    ElementView(
      "div", style: style, flexibility: isInline ? [.growsWidth, .shrinksWidth] : nil,
      attributes: [.role("radiogroup")] + context.groupAttributes
        + (isInline ? [.className("l-rows")] : [])
    ) {
      ForEach(options.all) { option in row(option) }
    }
    ._expand(into: &expansion)
  }

  private func row(_ option: PickerOptions<Selection>.Option) -> some View {
    let side = isInline ? 12.0 : 0
    return ElementView(
      "label",
      style: .row(
        spacing: metrics.spacing + 2,
        padding: .symmetric(horizontal: .points(side), vertical: .points(isInline ? 4 : 0))),
      size: ComponentSize(minHeight: .points(metrics.height)),
      attributes: [.className("l-choice")]
    ) {
      RadioButton(
        selection: selection, value: option.value, key: option.key, context: context,
        className: "l-radio",
        size: ComponentSize(width: .points(metrics.mark), height: .points(metrics.mark)))
      option.view
    }
  }
}

/// A picker as a row of segments: labels covered by radio buttons.
struct PickerSegments<Selection: Hashable>: PrimitiveView {
  let selection: Binding<Selection>
  let options: PickerOptions<Selection>
  let context: FieldContext
  let metrics: ControlMetrics

  func _expand(into expansion: inout ViewExpansion) {
    ElementView(
      "div", style: .row(spacing: 2, padding: .all(.points(2))),
      size: ComponentSize(height: .points(metrics.height)), flexibility: [],
      attributes: [.role("radiogroup"), .className("l-segments")] + context.groupAttributes
    ) {
      ForEach(options.all) { option in segment(option) }
    }
    ._expand(into: &expansion)
  }

  private func segment(_ option: PickerOptions<Selection>.Option) -> some View {
    ElementView("label", attributes: [.className("l-segment")]) {
      ElementView(
        nil,
        style: .row(
          spacing: metrics.spacing,
          padding: .symmetric(horizontal: .points(metrics.padding - 2), vertical: 0)
        ).centered(),
        size: ComponentSize(height: .points(metrics.height - 4))
      ) {
        option.view
      }
      .background {
        RadioButton(
          selection: selection, value: option.value, key: option.key, context: context,
          className: "l-cover", size: .auto)
      }
    }
  }
}

struct RadioButton<Selection: Hashable>: PrimitiveView {
  let selection: Binding<Selection>
  let value: Selection
  let key: String
  let context: FieldContext
  let className: String
  let size: ComponentSize

  func _expand(into expansion: inout ViewExpansion) {
    let (selection, value) = (selection, value)
    let values = EnvironmentValues.current
    var attributes: [ViewAttribute] = [
      .attribute("type", "radio"), .attribute("name", context.ownName ?? context.id),
      .attribute("value", key), .className(className),
      .property("checked", .bool(exactlyEqual(selection.wrappedValue, value))),
      .listener(
        "change", ListenerOptions(flags: .value),
        Action(withSender: { sender, event in
          guard event.checked ?? true else { return }
          selection.wrappedValue = value
          if !exactlyEqual(selection.wrappedValue, value) { sender.mountedElement?.restoreChoice() }
        })),
    ]
    if values.isReadOnly, values.isEnabled { attributes.append(.attribute("disabled", "")) }
    LeafView(
      "input", size: size, flexibility: size == .auto ? .fills : [], isControl: true,
      attributes: attributes + context.leaveAttributes
    )
    ._expand(into: &expansion)
  }
}

extension Element {
  /// Undoes the user's choice: unchecks this radio button, and checks the previously checked button of its group.
  ///
  /// - Complexity: O(*n*) in the elements of the group.
  fileprivate func restoreChoice() {
    setProperty("checked", .bool(false))
    var group = parent
    while let element = group, element.attribute("role") != "radiogroup" { group = element.parent }
    var pending = group.map { [$0] } ?? []
    while let element = pending.popLast() {
      if element.property("checked") == .bool(true) {
        // The browser has unchecked this button without an event.
        element.clientChanged(property: "checked", value: .bool(false))
        element.setProperty("checked", .bool(true))
      }
      pending += element.children
    }
  }
}
