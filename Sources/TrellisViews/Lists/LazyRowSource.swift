package import TrellisBase
package import TrellisComponents

/// The rows of a lazy list: what a ``LazyListComponent`` needs to know of them.
package protocol LazyRowSource {
  /// The identity of what has states: of a row, or of a cell in a row.
  associatedtype RowID: Hashable

  /// The number of rows.
  var count: Int { get }

  /// The identity of a row; of a row with cells, that of its first cell.
  ///
  /// - Precondition: `row` is the index of a row, here and below.
  func id(of row: Int) -> RowID

  /// The component of a row, as wide as the list; `nil` for none.
  ///
  /// - Parameter trees: the trees that keep the states of rows and cells.
  func makeRow(_ row: Int, in trees: LazyRowTrees<RowID>) -> Component?

  /// Whether the rows have the same identities in the same order, if that is known without comparing them.
  func isKnownToEqual(_ former: Self) -> Bool

  /// The removed, inserted and moved rows since `former`.
  func difference(from former: Self) -> ListDifference

  /// The rows that are headers, in order: each begins a section, which ends before the next one. The header of a visible
  /// section stays at the upper edge of the visible part.
  var pinnedRows: [Int] { get }

  /// The height of all rows, in CSS px; `nil` if each row has its own.
  var rowHeight: Double? { get }

  /// Prepares the rows of a window, before ``makeRow(_:in:)`` is called for them.
  func willShow(_ rows: Range<Int>)

  /// The name of the view in reports about two rows with one identity.
  var name: String { get }
}

extension LazyRowSource {
  package func difference(from former: Self) -> ListDifference {
    ListDifference(from: former.count, to: count, old: former.id(of:), new: id(of:))
  }

  package func willShow(_ rows: Range<Int>) {}
  package var pinnedRows: [Int] { [] }
  package var rowHeight: Double? { nil }
}

/// The trees of the rows that a build of a lazy list shows.
package final class LazyRowTrees<RowID: Hashable> {
  private let list: LazyRowStates<RowID>
  private let name: String
  private(set) var shown: Set<Exact<RowID>> = []

  init(_ list: LazyRowStates<RowID>, name: String) { (self.list, self.name) = (list, name) }

  /// The component of a row or of a cell whose states are kept under `id`; `nil` if the build has shown `id` before.
  package func component(
    of id: RowID, _ content: @escaping () -> Component?
  ) -> Component? {
    guard shown.insert(Exact(id)).inserted else { return nil }
    return TreeComponent(list.tree(of: id, in: name), content: content)
  }
}

/// The rows of a ``ForEach``.
struct ForEachRows<Data: RandomAccessCollection, ID: Hashable, Content: View>: LazyRowSource {
  let rows: ForEach<Data, ID, Content>
  let alignment: HorizontalAlignment
  let name: String

  var count: Int { rows.data.count }

  func id(of row: Int) -> ID { rows.id(rows.data.element(at: row)) }

  func makeRow(_ row: Int, in trees: LazyRowTrees<ID>) -> Component? {
    let element = rows.data.element(at: row)
    let (content, count, alignment) = (rows.content(element), count, alignment)
    return trees.component(of: rows.id(element)) {
      LazyRowComponent(content, index: row, of: count, alignment)
    }
  }

  /// Whether both show one array in memory. Both are alive, so neither was changed since it was copied.
  func isKnownToEqual(_ former: Self) -> Bool {
    guard count == former.count else { return false }
    let address: UnsafePointer<Data.Element>?? = rows.data.withContiguousStorageIfAvailable {
      $0.baseAddress
    }
    let second: UnsafePointer<Data.Element>?? = former.rows.data.withContiguousStorageIfAvailable {
      $0.baseAddress
    }
    guard let address = address ?? nil, let second = second ?? nil else { return false }
    return address == second
  }
}

extension RandomAccessCollection {
  /// The element at a distance from the start.
  package func element(at offset: Int) -> Element { self[index(startIndex, offsetBy: offset)] }
}
