package import TrellisBase
package import TrellisComponents
import TrellisUI

/// The rows of a lazy list: what a ``LazyListComponent`` needs to know of them.
package protocol LazyRowSource {
  /// The identity of what has states: of a row, or of a cell in a row.
  associatedtype RowID: Hashable

  /// The number of rows.
  var count: Int { get }

  /// The number of cells of a row; 1 for rows without cells. The last row may have fewer.
  var columnCount: Int { get }

  /// The number of cells of all rows.
  var cellCount: Int { get }

  /// The identity of a cell.
  func cellID(at index: Int) -> RowID

  /// Whether only the cells near the visible part are made in a row.
  var isWindowedAcross: Bool { get }

  /// The rows in a space, on which the number of cells of a row may depend.
  func arranged(in space: LazyRowSpace) -> Self

  /// The identity of a row; of a row with cells, the identity of its first cell.
  ///
  /// - Precondition: `row` is the index of a row, here and below.
  func id(of row: Int) -> RowID

  /// The component of a row, as wide as the list; `nil` for none.
  ///
  /// - Parameter trees: the trees that keep the states of rows and cells.
  func makeRow(_ row: Int, in trees: LazyRowTrees<RowID>) -> Component?

  /// Whether the rows have the same identities in the same order, if that is known without comparing them.
  func isKnownToEqual(_ former: Self) -> Bool

  /// The change of the indexes of cells since `former`, if rows have other cells than before; `nil` if the rows stayed
  /// whole, so that ``difference(from:)`` describes the change.
  func redistribution(from former: Self) -> ((Int) -> Int)?

  /// The removed, inserted and moved rows since `former`.
  func difference(from former: Self) -> ListDifference

  /// The rows that are headers, in order: each begins a section, which ends before the next one. The header of a visible
  /// section stays at the upper edge of the visible part.
  var pinnedRows: [Int] { get }

  /// The rows that are footers, in order, each with the first row of its section below the header. The footer of a visible
  /// section stays at the lower edge of the visible part.
  var pinnedFooters: [(row: Int, start: Int)] { get }

  /// The height of all rows, in CSS px; `nil` if each row has its own.
  var rowHeight: Double? { get }

  /// The classes of rows, of which each has a mean height of its own, such as headers and items; `nil` for one class.
  var rowClasses: HeightTree.RowClasses? { get }

  /// Prepares the rows of a window, before ``makeRow(_:in:)`` is called for them.
  func willShow(_ rows: Range<Int>)

  /// The name of the view in reports about two rows with one identity.
  var name: String { get }

  /// The index of the row, or of the cell in rows with cells, with an identity that an application has given; `nil` if there
  /// is none.
  func cell(of id: any Hashable & Sendable) -> Int?

  /// The index of the row that the browser names by a former index and by the key in its `data-id`; `nil` if no row near the
  /// index has the key, or if rows have no keys.
  func row(at index: Int, key: String) -> Int?
}

extension LazyRowSource {
  package var columnCount: Int { 1 }
  package var cellCount: Int { count }
  package var isWindowedAcross: Bool { false }
  package func cellID(at index: Int) -> RowID { id(of: index) }
  package func arranged(in space: LazyRowSpace) -> Self { self }
  package func redistribution(from former: Self) -> ((Int) -> Int)? { nil }

  package func difference(from former: Self) -> ListDifference {
    ListDifference(from: former.count, to: count, old: former.id(of:), new: id(of:))
  }

  package func willShow(_ rows: Range<Int>) {}
  package var pinnedRows: [Int] { [] }
  package var pinnedFooters: [(row: Int, start: Int)] { [] }
  package var rowHeight: Double? { nil }
  package var rowClasses: HeightTree.RowClasses? { nil }
  package func row(at index: Int, key: String) -> Int? { nil }

  package func cell(of id: any Hashable & Sendable) -> Int? {
    guard let id = id as? RowID else { return nil }
    return LazyRowSearch.row(of: id, in: cellCount) { self.cellID(at: $0) }
  }
}

/// Finds rows by their identities.
package enum LazyRowSearch {
  /// The index of the first of `count` rows whose identity is `wanted`; `nil` if there is none.
  ///
  /// - Complexity: O(*n*); O(1) if identities are numbers in the order of the rows.
  package static func row<ID: Hashable>(
    of wanted: ID, in count: Int, id: (Int) -> ID
  ) -> Int? {
    func matches(_ row: Int) -> Bool { exactlyEqual(id(row), wanted) }
    if let number = wanted as? Int, (0..<count).contains(number) {
      let shift = (id(number) as? Int).map { number - $0 } ?? 0
      for row in [number, number + shift]
      where (0..<count).contains(row) && matches(row) { return row }
    }
    return (0..<count).first(where: matches)
  }
}

/// The trees of the rows that a build of a lazy list shows.
package final class LazyRowTrees<RowID: Hashable> {
  private let list: LazyRowStates<RowID>
  private let name: String
  private(set) var shown: Set<Exact<RowID>> = []

  init(_ list: LazyRowStates<RowID>, name: String) { (self.list, self.name) = (list, name) }

  /// The component of a row or of a cell whose states are kept under `id`: the component of the previous build, if it shows an
  /// equal view; `nil` if this build has shown `id` before.
  package func component<Content: View>(of id: RowID, _ view: Content) -> Component? {
    guard shown.insert(Exact(id)).inserted else { return nil }
    let tree = list.tree(of: id, in: name)
    if let former = TreeComponent.reusable(for: tree),
      (former.source as? LazyRowContent<Content>)?.reuse(for: view) == true
    {
      return former
    }
    let content = LazyRowContent(view)
    return TreeComponent(tree, source: content) { HostingComponent(content.view, at: nil) }
  }
}

/// The view of a row or of a cell.
private final class LazyRowContent<Content: View> {
  private(set) var view: Content

  init(_ view: Content) { self.view = view }

  /// Takes the place of a new object for `other`, if the views are equal.
  ///
  /// - Returns: whether the views are equal.
  func reuse(for other: Content) -> Bool {
    let fields = ViewFields.of(Content.self)
    guard fields.areEqual(view, other) else { return false }
    // Properties that an application's `==` ignores come from the newest view.
    view = other
    return true
  }
}

/// The rows of a ``ForEach``.
struct ForEachRows<Data: RandomAccessCollection, ID: Hashable, Content: View>: LazyRowSource {
  let rows: ForEach<Data, ID, Content>
  let style: FlexboxStyle
  let name: String

  var count: Int { rows.data.count }

  func id(of row: Int) -> ID { rows.id(rows.data.element(at: row)) }

  func makeRow(_ row: Int, in trees: LazyRowTrees<ID>) -> Component? {
    let element = rows.data.element(at: row)
    let view = LazyRow(content: rows.content(element), index: row, count: count, style: style)
    return trees.component(of: rows.id(element), view)
  }

  /// The numbers of a range that are their own identities; `nil` for other rows.
  private var numbers: Range<Int>? {
    rows.identifiesByElements ? rows.data as? Range<Int> : nil
  }

  func difference(from former: Self) -> ListDifference {
    if let old = former.numbers, let new = numbers { return ListDifference(from: old, to: new) }
    return rows.difference(from: former.rows)
  }

  func isKnownToEqual(_ former: Self) -> Bool { rows.data.isKnownToEqual(former.rows.data) }
}

extension RandomAccessCollection {
  /// Whether both are one range, or one array in memory. Both are alive, so neither was changed since it was copied.
  package func isKnownToEqual(_ former: Self) -> Bool {
    if let range = self as? Range<Int>, let former = former as? Range<Int> {
      return range == former
    }
    guard count == former.count else { return false }
    let address: UnsafePointer<Element>?? = withContiguousStorageIfAvailable { $0.baseAddress }
    let second: UnsafePointer<Element>?? = former.withContiguousStorageIfAvailable {
      $0.baseAddress
    }
    guard let address = address ?? nil, let second = second ?? nil else { return false }
    return address == second
  }

  /// The element at a distance from the start.
  package func element(at offset: Int) -> Element { self[index(startIndex, offsetBy: offset)] }
}
