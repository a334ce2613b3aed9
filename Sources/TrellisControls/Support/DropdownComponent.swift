import TrellisComponents
import TrellisLayout
import TrellisUI
import TrellisViews

/// A control with a list below it. The list takes no space in the layout and overlays the following views.
final class DropdownComponent: LayoutComponent, FlexibleComponent {
  private let anchor: Component
  private let list: Component?

  init(anchor: Component, list: Component?) {
    self.anchor = anchor
    self.list = list
    super.init()
  }

  /// The space between the control and the list, in CSS pixels.
  private static let gap = 4.0

  override var numberOfChildren: Int { list == nil ? 1 : 2 }
  override func child(at index: Int) -> Component? { index == 0 ? anchor : list }
  override func hasSameLayoutInputs(as previous: Component) -> Bool { true }

  var flexibility: Flexibility { [.growsWidth, .shrinksWidth] }

  override func computeLayout(thatFits range: SizeRange) -> Layout {
    let inner = anchor.layout(thatFits: range, parentSize: ParentSize(range.max))
    var children = [Layout.Child(position: .zero, layout: inner)]
    if let list {
      let width = inner.size.width
      let layout = list.layout(
        thatFits: SizeRange(
          min: Size(width: width, height: 0), max: Size(width: width, height: .infinity)),
        parentSize: ParentSize(width: width, height: nil))
      children.append(
        .init(position: Point(x: 0, y: inner.size.height + Self.gap), layout: layout))
    }
    return Layout(of: self, size: inner.size, children: children)
  }

  override func firstBaseline(of layout: Layout) -> Double? {
    layout.children.first.flatMap { $0.layout.component.firstBaseline(of: $0.layout) }
  }
}

/// A control with a list below it while `isOpen` is `true`.
struct Dropdown<Anchor: View, List: View>: PrimitiveView {
  let isOpen: Bool
  @ViewBuilder let anchor: Anchor
  @ViewBuilder let list: List

  func _expand(into expansion: inout ViewExpansion) {
    FlexibleComponentView([.growsWidth, .shrinksWidth]) {
      DropdownComponent(
        anchor: HostingComponent(Group { anchor }),
        list: isOpen ? HostingComponent(DropdownList(content: list)) : nil)
    }
    ._expand(into: &expansion)
  }
}

private struct DropdownList<Content: View>: View {
  let content: Content

  var body: some View { content }
}
