import TrellisComponents
import TrellisLayout
import TrellisUI

/// The rows of a long list, one below the other, of which only those around the visible part are built, laid out and sent.
///
/// ```swift
/// ScrollView {
///   LazyVStack(alignment: .leading, spacing: 4) {
///     ForEach(messages) { MessageRow($0) }
///   }
/// }
/// ```
///
/// The content is one ``ForEach``; any other content is laid out as in a ``VStack``. Up to 200 rows are all mounted. The column is as
/// wide as the space, and as high as all rows: exactly so for the rows that were laid out, by their mean height for the
/// others. Rows that are inserted, removed or resized above the visible ones do not move these. A row that leaves the
/// window keeps its states, the focused row stays.
///
/// The window follows the vertical scrolling of the nearest ``ScrollView``, or of the page. `docs/LISTS.md` has the limits.
///
/// Source: SwiftUI's `LazyVStack`.
public struct LazyVStack<Content: View>: PrimitiveView {
  private let alignment: HorizontalAlignment
  private let spacing: Double?
  private let content: Content

  /// - Parameters:
  ///   - alignment: the position of the rows across the column.
  ///   - spacing: the space between two rows, in CSS pixels; `nil` is 8 at the regular density.
  public init(
    alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  public func _expand(into expansion: inout ViewExpansion) {
    guard let rows = content as? any LazyRows else {
      return VStack(alignment: alignment, spacing: spacing) { content }._expand(into: &expansion)
    }
    let style = LazyListStyle(
      alignment: alignment, spacing: max(spacing ?? Box.defaultSpacing, 0))
    var box = Box(rows.makeList(style, at: expansion.dynamicPath))
    box.flexibility = .growsWidth
    expansion.append(box)
  }
}

/// The layout of the rows of a lazy list.
struct LazyListStyle: Equatable {
  let alignment: HorizontalAlignment
  /// The space between two rows, in CSS pixels.
  let spacing: Double
}

/// Views of which a lazy list shows some.
protocol LazyRows {
  func makeList(_ style: LazyListStyle, at path: ViewPath?) -> Component
}

extension ForEach: LazyRows {
  func makeList(_ style: LazyListStyle, at path: ViewPath?) -> Component {
    LazyListComponent(self, style, at: path)
  }
}
