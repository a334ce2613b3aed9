import TrellisComponents
import TrellisDOM
import TrellisLayout
import TrellisUI
import TrellisViews

/// The checkbox that replaces a remove button without scripts: over the button, in an element of the class
/// `l-chip-end`. It posts `value` while it is checked.
struct ChipCheckbox: PrimitiveView {
  let name: String
  let value: String
  let label: String
  let remove: () -> Void

  func _expand(into expansion: inout ViewExpansion) {
    LeafView(
      "input", size: .auto, flexibility: .fills, isControl: true,
      attributes: [
        .attribute("type", "checkbox"), .className("l-chip-box"), .attribute("name", name),
        .attribute("value", value), .aria("label", label), .property("checked", .bool(true)),
        .listener(
          "change", ListenerOptions(flags: .value),
          Action { event in if event.checked == false { remove() } }),
      ]
    )
    ._expand(into: &expansion)
  }
}
