package import TrellisComponents
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
    rows.expand(
      into: &expansion, alignment, LazyListStyle(spacing: max(spacing ?? Box.defaultSpacing, 0)))
  }
}

/// The layout and the semantics of a lazy list.
package struct LazyListStyle {
  /// The space between two rows, in CSS pixels.
  package var spacing = 0.0
  package var role = "list"
  package var rowRole = "listitem"
  /// More attributes of the element of the list.
  package var moreAttributes: [ViewAttribute] = []
  /// The height of the visible part before the browser reports it, in CSS pixels; `nil` for that of the space.
  package var visibleHeight: Double?
  /// What the view around has asked to scroll to.
  package var jump: Jump?

  /// A row to scroll to.
  package struct Jump: Hashable, Sendable {
    /// Two jumps of one list differ by their numbers, from 1.
    package var number: Int
    package var row: Int
    package var anchor: ScrollAnchor?

    package init(number: Int, row: Int, anchor: ScrollAnchor?) {
      (self.number, self.row, self.anchor) = (number, row, anchor)
    }
  }

  /// What the application has asked to scroll to.
  var request = EnvironmentValues.current.scrollRequest

  package init(spacing: Double = 0) { self.spacing = spacing }

  var attributes: [ViewAttribute] { [.role(role)] + moreAttributes }
}

extension ViewExpansion {
  /// Adds the box of a lazy list: as wide as the space, and as high as all rows.
  package mutating func appendLazyList(_ source: some LazyRowSource, _ style: LazyListStyle) {
    var box = Box(LazyListComponent(source, style, at: dynamicPath))
    box.flexibility = .growsWidth
    append(box)
  }
}

/// Views of which a lazy list shows some.
private protocol LazyRows {
  func expand(
    into expansion: inout ViewExpansion, _ alignment: HorizontalAlignment, _ style: LazyListStyle)
}

extension ForEach: LazyRows {
  fileprivate func expand(
    into expansion: inout ViewExpansion, _ alignment: HorizontalAlignment, _ style: LazyListStyle
  ) {
    let rows = ForEachRows(rows: self, alignment: alignment, name: "LazyVStack")
    expansion.appendLazyList(rows, style)
  }
}
