import TrellisBase
import TrellisComponents
import TrellisUI
import TrellisViews

/// The identity of a row of a ``List``: the path of its part in the content, and the identity in the part.
struct ListRowID: Hashable, CustomStringConvertible {
  let path: String
  let id: AnyHashable

  /// The same in each process, as the names of the stored states of rows are made of it.
  var description: String { "\(path)\(id)" }

  /// A short name of the row for the browser, the same in each process.
  ///
  /// Source: FNV-1a with 64 bits.
  var key: String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in description.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return String(hash, radix: 36)
  }
}

/// The rows of a ``List`` in one evaluation.
struct ListSource<Value: Hashable>: LazyRowSource {
  let parts: ListParts
  let selection: ListSelection<Value>
  /// The selected rows when the list was evaluated.
  let selected: ListSelection<Value>.Snapshot
  let look: ListLook
  /// The number of items that rows name; `nil` if the browser counts them.
  let namedCount: Int?
  let model: ListModel<Value>

  var count: Int { parts.count }
  var pinnedRows: [Int] { parts.headers }
  var pinnedFooters: [(row: Int, start: Int)] { parts.footers }
  var name: String { "List" }

  /// Items, headers, footers and the ends of sections have means of their own.
  var rowClasses: HeightTree.RowClasses? {
    if parts.itemCount == count { return nil }
    return { [parts] row in
      let entry = parts.entry(of: row)
      let kind =
        switch entry.kind {
        case .items: 0
        case .header: 1
        case .footer: 2
        case .end: 3
        }
      return (kind, entry.start + entry.part.count)
    }
  }

  func id(of row: Int) -> ListRowID {
    let entry = parts.entry(of: row)
    return ListRowID(path: entry.path, id: entry.part.id(of: row - entry.start))
  }

  func makeRow(_ row: Int, in trees: LazyRowTrees<ListRowID>) -> Component? {
    let entry = parts.entry(of: row)
    let index = row - entry.start
    let id = ListRowID(path: entry.path, id: entry.part.id(of: index))
    let isItem = entry.kind == .items
    let ends = isItem ? parts.ends(of: row) : (isFirst: false, isLast: false)
    let node = entry.part.node(of: index)
    let value = selection.canSelect && isItem ? ListSelection<Value>.value(of: id) : nil
    let view = ListRow(
      id: id, row: row, kind: entry.kind,
      place: ListRowPlace(
        position: node?.position ?? entry.position + index, count: node?.count ?? namedCount,
        isFirst: ends.isFirst, isLast: ends.isLast),
      node: node, isSelected: value.map { selected.contains($0) },
      canDelete: entry.part.edits.delete != nil, canMove: entry.part.edits.move != nil,
      isLastOfPart: index == entry.part.count - 1, isFirstOfPart: index == 0, look: look,
      content: entry.part.view(of: index), model: model)
    return trees.component(of: id, view)
  }

  func isKnownToEqual(_ former: Self) -> Bool {
    parts.count == former.parts.count && hasSameParts(as: former)
      && zip(parts.entries, former.parts.entries).allSatisfy {
        $0.start == $1.start && $0.part.isKnownToEqual($1.part)
      }
  }

  private func hasSameParts(as former: Self) -> Bool {
    parts.entries.count == former.parts.entries.count
      && zip(parts.entries, former.parts.entries).allSatisfy { $0.path.isExactly($1.path) }
  }

  func difference(from former: Self) -> ListDifference {
    // Rows of one part keep to it, so parts with the same paths are compared one by one, without boxes of identities.
    if hasSameParts(as: former) {
      let pairs = zip(former.parts.entries, parts.entries)
      let differences = pairs.compactMap { old, new in
        new.part.difference(from: old.part).map { (old.start, new.start, $0) }
      }
      if differences.count == parts.entries.count { return ListDifference(joining: differences) }
    }
    return ListDifference(from: former.count, to: count, old: former.id(of:), new: id(of:))
  }

  func cell(of id: any Hashable & Sendable) -> Int? {
    let id = AnyHashable(id)
    let found = LazyRowSearch.row(of: id, in: count) { row in
      let entry = parts.entry(of: row)
      return entry.kind == .items ? entry.part.id(of: row - entry.start) : AnyHashable(Int?.none)
    }
    return found
  }

  /// The index of the row that the browser names by an index and a key, in a list that may have changed meanwhile.
  ///
  /// - Returns: `nil` if none of the 2,000 rows on each side has the key.
  func row(at index: Int, key: String) -> Int? {
    func matches(_ row: Int) -> Bool {
      (0..<count).contains(row) && id(of: row).key.isExactly(key)
    }
    if matches(index) { return index }
    for distance in 1...2_000 {
      if matches(index - distance) { return index - distance }
      if matches(index + distance) { return index + distance }
    }
    return nil
  }
}

/// The looks that all rows of a list share.
struct ListLook: Hashable {
  var style = ListStyle.plain
  var hasSeparators = true
  var role = "listitem"
  /// The space around the contents of items; `nil` for the space of the style.
  var insets: FlexboxEdges?
  /// Whether rows can have the focus.
  var isInteractive = false
}

/// Where a row stands among the items of its list, for assistive technology.
struct ListRowPlace: Hashable {
  /// The index among the items, from 0.
  let position: Int
  /// The number of items; `nil` if the browser counts them.
  let count: Int?
  /// Whether the row is the first item of its section.
  let isFirst: Bool
  let isLast: Bool
}
