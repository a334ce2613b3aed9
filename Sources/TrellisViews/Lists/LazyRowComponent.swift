package import TrellisComponents
import TrellisUI

extension View {
  /// The element of a row or a cell of a lazy list with this view.
  ///
  /// - Parameters:
  ///   - index: the index of the row in the list.
  ///   - count: the number of rows in the list.
  ///   - style: the position of the view in the element.
  func lazyRow(_ index: Int, of count: Int, _ style: FlexboxStyle) -> Component {
    LazyRowComponent(self, index: index, of: count, style)
  }
}

/// The element of a row or a cell of a lazy list, and the view in it.
private final class LazyRowComponent: RenderComponent<Void> {
  private let makeContent: () -> Component
  private let style: FlexboxStyle

  init(_ content: some View, index: Int, of count: Int, _ style: FlexboxStyle) {
    makeContent = { HostingComponent(content, at: nil) }
    self.style = style
    super.init(view: ViewConfiguration("div", attributes: .listItem(index, of: count)))
  }

  override func render(_ state: Void) -> Component? {
    Box(style, [Box(makeContent(), inheritsFlexibility: true)])
      .makeComponent()
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
