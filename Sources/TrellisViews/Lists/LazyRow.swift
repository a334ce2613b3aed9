package import TrellisComponents
import TrellisUI

/// The element of a row or a cell of a lazy list, and the view in it.
struct LazyRow<Content: View>: PrimitiveView {
  let content: Content
  /// The index of the row in the list.
  let index: Int
  /// The number of rows in the list.
  let count: Int
  /// The position of the view in the element.
  let style: FlexboxStyle

  func _expand(into expansion: inout ViewExpansion) {
    let content = Box(HostingComponent(content, at: nil), inheritsFlexibility: true)
    var row = Box(style, [content])
    row.viewClass = "div"
    row.attributes = .listItem(index, of: count)
    expansion.append(row)
  }
}

extension FlexboxStyle {
  /// A box with one view at a position.
  init(aligning alignment: Alignment) {
    self.init(direction: .column)
    alignItems = alignment.horizontal.items
    justifyContent = alignment.vertical.content
  }
}

extension [ViewAttribute] {
  /// The semantics of a row of a list of `count` rows.
  package static func listItem(_ index: Int, of count: Int) -> [ViewAttribute] {
    [.role("listitem"), .aria("posinset", String(index + 1)), .aria("setsize", String(count))]
  }
}
