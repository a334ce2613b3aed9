import TrellisComponents
import TrellisUI
import TrellisViews

/// A button with an icon and a name that is not shown.
struct IconButton: PrimitiveView {
  let icon: Icon
  let label: String
  var size: Double?
  let action: () throws -> Void

  func _expand(into expansion: inout ViewExpansion) {
    Button(action: action) { Image(icon: icon, size: size) }
      .attribute("aria-label", label)
      ._expand(into: &expansion)
  }
}
