import TrellisComponents
import TrellisUI

/// The element of a row of a lazy list, and the view in it.
final class LazyRowComponent<Content: View>: RenderComponent<Void> {
  private let content: Content
  private let style: LazyListStyle

  /// - Parameters:
  ///   - index: the index of the row in the list.
  ///   - count: the number of rows in the list.
  init(_ content: Content, index: Int, of count: Int, _ style: LazyListStyle) {
    self.content = content
    self.style = style
    super.init(
      view: ViewConfiguration(
        "div",
        attributes: [
          .role("listitem"), .aria("posinset", String(index + 1)), .aria("setsize", String(count)),
        ]))
  }

  override func render(_ state: Void) -> Component? {
    var column = FlexboxStyle(direction: .column)
    column.alignItems = style.alignment.items
    return Box(column, [Box(HostingComponent(content, at: nil), inheritsFlexibility: true)])
      .makeComponent()
  }
}
