package import TrellisComponents
import TrellisUI

/// The element of a row of a lazy list, and the view in it.
final class LazyRowComponent<Content: View>: RenderComponent<Void> {
  private let content: Content
  private let alignment: HorizontalAlignment

  /// - Parameters:
  ///   - index: the index of the row in the list.
  ///   - count: the number of rows in the list.
  init(_ content: Content, index: Int, of count: Int, _ alignment: HorizontalAlignment) {
    self.content = content
    self.alignment = alignment
    super.init(view: ViewConfiguration("div", attributes: .listItem(index, of: count)))
  }

  override func render(_ state: Void) -> Component? {
    var column = FlexboxStyle(direction: .column)
    column.alignItems = alignment.items
    return Box(column, [Box(HostingComponent(content, at: nil), inheritsFlexibility: true)])
      .makeComponent()
  }
}

extension [ViewAttribute] {
  /// The semantics of a row of a list of `count` rows.
  package static func listItem(_ index: Int, of count: Int) -> [ViewAttribute] {
    [.role("listitem"), .aria("posinset", String(index + 1)), .aria("setsize", String(count))]
  }
}
