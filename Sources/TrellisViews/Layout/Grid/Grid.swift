import TrellisComponents
import TrellisUI

/// Views in rows and columns.
///
/// With columns, views fill the grid row by row:
///
/// ```swift
/// Grid(columns: [.adaptive(minimum: 240)], spacing: 16) {
///   ForEach(cards) { CardView($0) }
/// }
/// ```
///
/// Without columns, each ``GridRow`` is a row, and each column is as wide as its widest view:
///
/// ```swift
/// Grid(alignment: .leadingFirstTextBaseline) {
///   GridRow { Text("Version"); Text(version) }
///   GridRow { Text("Maintainer"); Text(maintainer) }
/// }
/// ```
///
/// Source: SwiftUI's `Grid`.
public struct Grid<Content: View>: PrimitiveView {
  private let form: GridForm
  private let content: Content

  /// Views that fill `columns` row by row.
  ///
  /// - Parameters:
  ///   - columns: at least one; an empty list is one flexible column.
  ///   - alignment: the position of the views in their cells.
  ///   - spacing: the space between columns and between rows, in CSS pixels; `nil` is 8 at the regular density.
  ///   - rowSpacing: the space between rows, in CSS pixels; `nil` is `spacing`.
  public init(
    columns: [GridItem], alignment: Alignment = .topLeading, spacing: Double? = nil,
    rowSpacing: Double? = nil, @ViewBuilder content: () -> Content
  ) {
    let spacing = spacing ?? Box.defaultSpacing
    form = GridForm(
      items: columns.isEmpty ? [GridItem()] : columns, alignment: alignment,
      columnSpacing: spacing, rowSpacing: rowSpacing ?? spacing)
    self.content = content()
  }

  /// Rows whose columns are as wide as their widest view. A view outside of a ``GridRow`` takes a row by itself.
  ///
  /// - Parameters:
  ///   - alignment: the position of the views in their cells.
  ///   - horizontalSpacing: the space between columns, in CSS pixels; `nil` is 8 at the regular density.
  ///   - verticalSpacing: the space between rows, in CSS pixels; `nil` is 8 at the regular density.
  public init(
    alignment: Alignment = .center, horizontalSpacing: Double? = nil,
    verticalSpacing: Double? = nil, @ViewBuilder content: () -> Content
  ) {
    form = GridForm(
      items: nil, alignment: alignment,
      columnSpacing: horizontalSpacing ?? Box.defaultSpacing,
      rowSpacing: verticalSpacing ?? Box.defaultSpacing)
    self.content = content()
  }

  public func _expand(into expansion: inout ViewExpansion) {
    let boxes = expansion.boxes(of: content, inRow: false)
    var box = Box(GridComponent(form.validated, boxes), inheritsFlexibility: true)
    box.flexibility = .shrinksWidth
    expansion.append(box)
  }
}

/// A row of a ``Grid``. Outside of a grid it is a ``Group``.
public struct GridRow<Content: View>: PrimitiveView {
  private let content: Content

  /// The views of a row, each in the next column.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public func _expand(into expansion: inout ViewExpansion) {
    var cell = BoxTraits.GridCell.first
    expansion.expand(content) {
      $0.traits.gridCell = cell
      cell = .further
    }
  }
}

extension View {
  /// The number of columns of a ``Grid`` that this view takes; at least 1.
  public consuming func gridCellColumns(_ count: Int) -> BoxView<Self, Int> {
    BoxView(self, max(1, count)) { count, box in box.traits.columnSpan = count }
  }

  /// The horizontal position of all views in this view's column of a ``Grid``.
  public consuming func gridColumnAlignment(
    _ alignment: HorizontalAlignment
  ) -> BoxView<Self, HorizontalAlignment> {
    BoxView(self, alignment) { alignment, box in box.traits.columnAlignment = alignment }
  }
}

/// The properties of a grid.
struct GridForm: Equatable {
  /// `nil` for a grid of rows.
  let items: [GridItem]?
  let alignment: Alignment
  let columnSpacing: Double
  let rowSpacing: Double

  /// The form with lengths in their ranges; lengths that are not finite are reported.
  var validated: GridForm {
    GridForm(
      items: items?.map(\.validated), alignment: alignment,
      columnSpacing: columnSpacing.validated("The spacing of a grid"),
      rowSpacing: rowSpacing.validated("The spacing of a grid"))
  }
}
