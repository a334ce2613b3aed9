import Foundation
import TrellisComponents
import TrellisDOM
import TrellisLayout
import TrellisUI
import TrellisViews

/// A bar filled to a fraction of its width.
struct Bar: PrimitiveView {
  let share: Double
  let color: Color
  let attributes: [ViewAttribute]

  func _expand(into expansion: inout ViewExpansion) {
    let part = ElementView(
      "div", size: ComponentSize(width: .percent(share), height: .points(8)), flexibility: [],
      content: { EmptyView() }
    )
    .background(color).cornerRadius(4)
    ElementView(
      "div", style: .row(), size: ComponentSize(height: .points(8), minWidth: .points(80)),
      flexibility: [.growsWidth, .shrinksWidth], attributes: attributes + [.className("l-bar")]
    ) { part }
    ._expand(into: &expansion)
  }
}
