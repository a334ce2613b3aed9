import TrellisBase
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
/// The content is one ``ForEach``; any other content is laid out as in a ``VStack``. Up to 200 rows are all mounted; a `List`
/// mounts all of up to 2,000, which the browser's search and screen readers find. The column is as wide as the space, and as
/// high as all rows: exactly so for the rows that were laid out, by their mean height for the
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
    let place = Alignment(horizontal: alignment, vertical: .top)
    rows.expand(
      into: &expansion, FlexboxStyle(aligning: place), LazyListStyle(.vertical, spacing: spacing),
      name: "LazyVStack")
  }
}

/// The columns of a long list in reading direction, of which only those around the visible part are built, laid out and sent.
///
/// ```swift
/// ScrollView(.horizontal) {
///   LazyHStack(alignment: .top, spacing: 12) {
///     ForEach(films) { FilmPoster($0) }
///   }
/// }
/// ```
///
/// The content is one ``ForEach``; any other content is laid out as in an ``HStack``. The list is as high as the highest view
/// that is mounted. On a right-to-left page it begins at the right edge. The window follows the horizontal scrolling
/// of the nearest ``ScrollView``. Otherwise the list is like a ``LazyVStack``.
///
/// Source: SwiftUI's `LazyHStack`.
public struct LazyHStack<Content: View>: PrimitiveView {
  private let alignment: VerticalAlignment
  private let spacing: Double?
  private let content: Content

  /// - Parameters:
  ///   - alignment: the position of the views across the list; `firstTextBaseline` is `top`.
  ///   - spacing: the space between two views, in CSS pixels; `nil` is 8 at the regular density.
  public init(
    alignment: VerticalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  public func _expand(into expansion: inout ViewExpansion) {
    guard let views = content as? any LazyRows else {
      return HStack(alignment: alignment, spacing: spacing) { content }._expand(into: &expansion)
    }
    let place = Alignment(horizontal: .leading, vertical: alignment)
    views.expand(
      into: &expansion, FlexboxStyle(aligning: place),
      LazyListStyle(.horizontal, spacing: spacing), name: "LazyHStack")
  }
}

/// The layout and the semantics of a lazy list.
package struct LazyListStyle {
  /// The axis along which rows follow each other.
  var axis = Axis.vertical
  /// The space between two rows, in CSS pixels.
  package var spacing = 0.0
  package var role = "list"
  package var rowRole = "listitem"
  /// More attributes of the element of the list.
  package var moreAttributes: [ViewAttribute] = []
  /// The most rows, or cells, that are all mounted; more have a window.
  package var wholeLimit = ListWindow.smallCount
  /// Whether the browser reports the visible part also of a list that is mounted whole, because it may get many rows.
  package var isFollowed = false
  /// The height of the visible part before the browser reports it, in CSS pixels; `nil` for the height of the space.
  package var visibleHeight: Double?
  /// What the view around has asked to scroll to.
  package var jump: Jump?
  /// Whether rows that are inserted at the visible start are above the visible part, as for earlier messages.
  package var holdsStart = false
  /// The rows that are all mounted in place of a window of all rows; `nil` for the window.
  package var page: Range<Int>?

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
  /// Gets the visible rows for the application.
  var visibleRows = EnvironmentValues.current.visibleRows

  package init(spacing: Double = 0) { self.spacing = spacing }

  /// - Parameter spacing: `nil` is the spacing of stacks.
  init(_ axis: Axis, spacing: Double?) {
    self.init(spacing: max(spacing ?? Box.defaultSpacing, 0))
    self.axis = axis
  }

  var attributes: [ViewAttribute] { [.role(role)] + moreAttributes }
}

extension ViewExpansion {
  /// Adds the box of a lazy list: as long as all rows, and a vertical one as wide as the space.
  package mutating func appendLazyList(_ source: some LazyRowSource, _ style: LazyListStyle) {
    var box = Box(LazyListComponent(source, style, at: dynamicPath))
    if style.axis == .vertical { box.flexibility = .growsWidth }
    append(box)
  }
}

/// Views of which a lazy list shows some.
private protocol LazyRows {
  func expand(
    into expansion: inout ViewExpansion, _ row: FlexboxStyle, _ style: LazyListStyle, name: String)
}

extension ForEach: LazyRows {
  fileprivate func expand(
    into expansion: inout ViewExpansion, _ row: FlexboxStyle, _ style: LazyListStyle, name: String
  ) {
    expansion.appendLazyList(ForEachRows(rows: self, style: row, name: name), style)
  }
}
