public import TrellisComponents
public import TrellisHosting
import TrellisUI

/// Shows the items of a data source one after the other, with their own components, layouts and states.
///
/// ```swift
/// ScrollComponent(
///   size: ComponentSize(height: 400),
///   child: DataSourceComponent(library.source, spacing: 4) { section, books in
///     TextComponent("Shelf \(section + 1): \(books.count) books")
///   })
/// ```
///
/// The items belong to the data source: a state update in an item makes a change of the data source, of which the page
/// mounts the new layout. The provider of the page is not called, and only the list is rendered again. A changeset inserts,
/// removes and moves exactly the elements of its items; a moved item keeps its elements. Up to 200 rows are all mounted; of
/// more, only those around the visible part of the nearest scrolling element, or of the page. The controllers of an item are
/// notified when the item comes into the window and when it leaves it; its states and controllers stay in the data source.
///
/// While the component is in a page, the page takes the turns of the data source before its builds, runs the tasks of the
/// items, gives them its traits, and gets their failures. The states of the items are not stored with the states of the page.
///
/// A data source is shown at one place of one page at a time; another place is a programmer's mistake. As a data source is
/// not `Sendable`, the compiler refuses its use by another session.
///
/// Source: ComponentKit's `CKCollectionViewDataSource` (rows S23–S26).
public final class DataSourceComponent<Model>: CompositeComponent {
  /// The items of a section, for its header or its footer.
  public typealias Supplement = (_ section: Int, _ items: [DataSource<Model>.Item]) -> Component?

  /// - Parameters:
  ///   - source: its items are shown. Its size range sets their widths, unless `fitsItems` is `true`.
  ///   - axis: the direction in which the items follow each other; vertical by default.
  ///   - spacing: the space between two rows, in CSS pixels; 0 by default.
  ///   - fitsItems: whether the items of a vertical list get the width of the list, by a change of the size range of
  ///     `source` before the mount, in O(*n*) in its items; `false` by default.
  ///   - attributes: the attributes of the element of the list, such as an accessible name.
  ///   - header: makes the header of each section, which stays at the upper edge of the visible part; `nil` for none.
  ///   - footer: makes the footer of each section, which stays at the lower edge of the visible part; `nil` for none.
  public init(
    _ source: DataSource<Model>, axis: Axis = .vertical, spacing: Double = 0,
    fitsItems: Bool = false, attributes: [ViewAttribute] = [], header: Supplement? = nil,
    footer: Supplement? = nil
  ) {
    let options = DataSourceListOptions<Model>(
      axis: axis, spacing: spacing, fitsItems: fitsItems, attributes: attributes, header: header,
      footer: footer)
    super.init(child: DataSourceListComponent(source, options, at: nil))
  }
}

/// A view that shows the items of a data source (``DataSourceComponent``). It is as wide as the space.
///
/// ```swift
/// ScrollView { DataSourceList(library.source, spacing: 4, fitsItems: true) }
/// ```
///
/// The requests of a ``ScrollPosition`` name rows by their indexes, with headers and footers, and items by their numbers
/// (`DataSource.Item.id`).
public struct DataSourceList<Model>: PrimitiveView {
  private let source: DataSource<Model>
  private let options: DataSourceListOptions<Model>

  /// - Parameters: as in the initializer of ``DataSourceComponent``.
  public init(
    _ source: DataSource<Model>, axis: Axis = .vertical, spacing: Double = 0,
    fitsItems: Bool = false, attributes: [ViewAttribute] = [],
    header: DataSourceComponent<Model>.Supplement? = nil,
    footer: DataSourceComponent<Model>.Supplement? = nil
  ) {
    self.source = source
    options = DataSourceListOptions(
      axis: axis, spacing: spacing, fitsItems: fitsItems, attributes: attributes, header: header,
      footer: footer)
  }

  public func _expand(into expansion: inout ViewExpansion) {
    var box = Box(DataSourceListComponent(source, options, at: expansion.dynamicPath))
    if options.axis == .vertical { box.flexibility = .growsWidth }
    expansion.append(box)
  }
}

/// What a list of a data source is made with besides the data source.
struct DataSourceListOptions<Model> {
  let axis: Axis
  let spacing: Double
  let fitsItems: Bool
  let attributes: [ViewAttribute]
  let header: DataSourceComponent<Model>.Supplement?
  let footer: DataSourceComponent<Model>.Supplement?

  var style: LazyListStyle {
    var style = LazyListStyle(axis, spacing: spacing)
    style.moreAttributes = attributes
    return style
  }
}
