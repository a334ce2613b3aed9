import TrellisComponents
import TrellisLayout
import TrellisUI

/// The cells of a long grid that grows downwards, of which only those around the visible part are built, laid out and sent.
///
/// ```swift
/// ScrollView {
///   LazyVGrid(columns: [.adaptive(minimum: 160)], spacing: 12) {
///     ForEach(photos) { PhotoTile($0) }
///   }
/// }
/// ```
///
/// The content is one ``ForEach``, which fills the columns row by row; any other content is laid out as in a ``Grid``. A row is
/// as high as its highest cell. The number of adaptive columns follows the width of the grid; then the first visible cell
/// stays visible. Cells keep their states by their identities, also in another row. Up to 200 cells are all mounted.
///
/// With more than 40 columns, all of a fixed width, only the cells near the visible part are mounted in a row too, as in a
/// `ScrollView([.horizontal, .vertical])`. A row is as high as its mounted cells then.
///
/// `docs/LISTS.md` has the limits.
///
/// Source: SwiftUI's `LazyVGrid`.
public struct LazyVGrid<Content: View>: PrimitiveView {
  private let columns: [GridItem]
  private let alignment: HorizontalAlignment
  private let spacing: Double?
  private let content: Content

  /// - Parameters:
  ///   - columns: at least one; an empty list is one flexible column. A column of ``GridItem/automatic`` is flexible here.
  ///   - alignment: the position of the columns in the grid, and of the content of cells whose columns set none.
  ///   - spacing: the space between rows, and between columns that set none, in CSS pixels; `nil` is 8 at the regular
  ///     density.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  public func _expand(into expansion: inout ViewExpansion) {
    let form = LazyGridForm(
      columns, .vertical, Alignment(horizontal: alignment, vertical: .center), spacing: spacing)
    expansion.appendLazyGrid(content, form, name: "LazyVGrid")
  }
}

/// The cells of a long grid that grows in reading direction, of which only those around the visible part are built, laid out
/// and sent.
///
/// ```swift
/// ScrollView(.horizontal) {
///   LazyHGrid(rows: [.fixed(120), .fixed(120)], spacing: 12) {
///     ForEach(covers) { CoverTile($0) }
///   }
/// }
/// ```
///
/// The content is one ``ForEach``, which fills the rows column by column; any other content is laid out side by side. A
/// column is as wide as its widest cell. Otherwise the grid is like a ``LazyVGrid``.
///
/// Source: SwiftUI's `LazyHGrid`.
public struct LazyHGrid<Content: View>: PrimitiveView {
  private let rows: [GridItem]
  private let alignment: VerticalAlignment
  private let spacing: Double?
  private let content: Content

  /// - Parameters:
  ///   - rows: the rules for the heights of the rows; at least one. An empty list is one flexible row, and a row of
  ///     ``GridItem/automatic`` is flexible here. A flexible row in unlimited height has its least height.
  ///   - alignment: the position of the rows in the grid, and of the content of cells whose rows set none.
  ///   - spacing: the space between columns, and between rows that set none, in CSS pixels; `nil` is 8 at the regular
  ///     density.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  public func _expand(into expansion: inout ViewExpansion) {
    let form = LazyGridForm(
      rows, .horizontal, Alignment(horizontal: .center, vertical: alignment), spacing: spacing)
    expansion.appendLazyGrid(content, form, name: "LazyHGrid")
  }
}

extension ViewExpansion {
  fileprivate mutating func appendLazyGrid(
    _ content: some View, _ form: LazyGridForm, name: String
  ) {
    if let cells = content as? any LazyCells { return cells.expand(into: &self, form, name) }
    if form.axis == .horizontal {
      return HStack(alignment: form.alignment.vertical, spacing: form.spacing) { content }
        ._expand(into: &self)
    }
    Grid(columns: form.items, alignment: form.alignment, spacing: form.spacing) { content }
      ._expand(into: &self)
  }
}

/// Views of which a lazy grid shows some.
private protocol LazyCells {
  func expand(into expansion: inout ViewExpansion, _ form: LazyGridForm, _ name: String)
}

extension ForEach: LazyCells {
  fileprivate func expand(
    into expansion: inout ViewExpansion, _ form: LazyGridForm, _ name: String
  ) {
    expansion.appendLazyList(
      ForEachCells(self, form, name: name), LazyListStyle(form.axis, spacing: form.spacing))
  }
}
