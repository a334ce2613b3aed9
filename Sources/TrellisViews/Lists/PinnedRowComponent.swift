import TrellisComponents
import TrellisLayout
import TrellisUI

/// The header or the footer of a section of a lazy list: a row that stays at the upper or the lower edge of the visible
/// part.
///
/// The element is as long as the mounted part of the section, and lets the pointer through. The row in it is sticky: it is
/// the only element in the flow of its parent, at its end for a footer.
final class PinnedRowComponent: LayoutComponent {
  private let row: Component

  init(_ row: Component, atEnd: Bool) {
    self.row = ViewComponent(
      attributes: [
        .style(StyleProperty("position"), "sticky"), .style(StyleProperty("z-index"), "1"),
        .style(StyleProperty("pointer-events"), "auto"), .attribute("data-sticky", ""),
      ],
      child: row)
    var attributes: [ViewAttribute] = [
      .style(StyleProperty("pointer-events"), "none"), .role("presentation"),
    ]
    if atEnd { attributes.append(.className("l-pinnedfoot")) }
    super.init(view: ViewConfiguration("div", attributes: attributes))
  }

  override var numberOfChildren: Int { 1 }
  override func child(at index: Int) -> Component? { row }
  override func hasSameLayoutInputs(as previous: Component) -> Bool {
    previous is PinnedRowComponent
  }

  override func computeLayout(thatFits range: SizeRange) -> Layout {
    let space = SizeRange(
      min: Size(width: range.min.width, height: 0),
      max: Size(width: range.max.width, height: .infinity))
    let layout = row.layout(thatFits: space, parentSize: ParentSize(range.max))
    return Layout(
      of: self, size: range.clamp(layout.size),
      children: [Layout.Child(position: .zero, layout: layout)])
  }
}
