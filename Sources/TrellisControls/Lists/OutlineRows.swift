import TrellisBase
import TrellisComponents
import TrellisUI
public import TrellisViews

/// The rows of a tree in a ``List``: those whose parents are all expanded. A list makes it of its `children`.
public struct OutlineRows<Data: RandomAccessCollection, ID: Hashable, Row: View>: PrimitiveView {
  let data: Data
  let id: KeyPath<Data.Element, ID>
  let children: KeyPath<Data.Element, Data?>
  let content: (Data.Element) -> Row

  public func _expand(into expansion: inout ViewExpansion) {
    ForEach(data, id: id, content: content)._expand(into: &expansion)
  }
}

/// The content of a list that is a tree.
protocol OutlineContent {
  /// Adds the rows.
  ///
  /// - Parameters:
  ///   - expanded: the names of the rows whose children are shown.
  ///   - cache: the rows of the last call, which are used again if neither the data nor `expanded` has changed.
  /// - Complexity: O(*n*) in the rows that are shown; O(1) with the cache.
  func appendPart(to parts: inout ListParts, expanded: Set<String>, cache: inout AnyObject?)
}

extension OutlineRows: OutlineContent {
  func appendPart(to parts: inout ListParts, expanded: Set<String>, cache: inout AnyObject?) {
    let known = cache as? FlatOutline<Data, ID>
    // The children of objects may change without another collection.
    if let known, known.expanded == expanded, !(Data.Element.self is AnyObject.Type),
      data.isKnownToEqual(known.data)
    {
      return parts.append(OutlinePart(outline: known, content: content))
    }
    let made = FlatOutline(data, expanded, id, children)
    cache = made
    parts.append(OutlinePart(outline: made, content: content))
  }
}

/// The rows of a tree in one order.
private final class FlatOutline<Data: RandomAccessCollection, ID: Hashable> {
  struct Row {
    let element: Data.Element
    let id: ID
    let node: ListNode
  }

  let data: Data
  let expanded: Set<String>
  private(set) var rows: [Row] = []

  init(
    _ data: Data, _ expanded: Set<String>, _ id: KeyPath<Data.Element, ID>,
    _ children: KeyPath<Data.Element, Data?>
  ) {
    (self.data, self.expanded) = (data, expanded)
    rows.reserveCapacity(data.count)
    add(data, 1, id, children)
  }

  private func add(
    _ elements: Data, _ level: Int, _ id: KeyPath<Data.Element, ID>,
    _ children: KeyPath<Data.Element, Data?>
  ) {
    let count = elements.count
    for (position, element) in elements.enumerated() {
      let own = element[keyPath: id]
      let below = element[keyPath: children]
      var isExpanded: Bool?
      if below != nil {
        isExpanded =
          !expanded.isEmpty && expanded.contains(ListRowID(path: "", id: AnyHashable(own)).key)
      }
      rows.append(
        Row(
          element: element, id: own,
          node: ListNode(level: level, position: position, count: count, isExpanded: isExpanded)))
      // A cycle of objects ends here.
      if isExpanded == true, let below, level < Self.depthLimit {
        add(below, level + 1, id, children)
      }
    }
  }

  private static var depthLimit: Int { 1_000 }
}

private struct OutlinePart<Data: RandomAccessCollection, ID: Hashable, Content: View>: ListPart {
  let outline: FlatOutline<Data, ID>
  let content: (Data.Element) -> Content

  var count: Int { outline.rows.count }
  func id(of row: Int) -> AnyHashable { AnyHashable(outline.rows[row].id) }
  func view(of row: Int) -> AnyView { AnyView(content(outline.rows[row].element)) }
  func node(of row: Int) -> ListNode? { outline.rows[row].node }

  func isKnownToEqual(_ former: any ListPart) -> Bool {
    (former as? Self)?.outline === outline
  }

  func difference(from former: any ListPart) -> ListDifference? {
    guard let former = (former as? Self)?.outline else { return nil }
    let now = outline
    return ListDifference(
      from: former.rows.count, to: now.rows.count, old: { former.rows[$0].id },
      new: { now.rows[$0].id })
  }
}
