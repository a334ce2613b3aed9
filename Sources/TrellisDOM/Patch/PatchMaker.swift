import TrellisBase

/// Converts the records of a change tracker into a patch. The client applies its operations in this order:
///
/// 1. texts that are replaced by children; 2. creations and moves, parents before children; 3. removals; 4. attributes
/// and styles, then texts, by number; 5. shifts and frames; 6. properties; 7. operations on the page; 8. new numbers of
/// elements that were handed over. In step 2 a parent is processed after all its ancestors are at their final position,
/// so no move can put an element into itself.
///
/// - Complexity: O(changes × depth), plus the number of children of each parent whose children changed.
struct PatchMaker {
  let changeTracker: ChangeTracker
  var operations: [PatchOperation] = []
  /// The elements whose children changed, by depth.
  private var parents: [Int: [(element: Element, known: [Element])]] = [:]
  var live: [ChangeRecords.Record] = []
  private var orphans: [Element] = []
  var removals: [UInt32] = []
  /// The elements all of whose children are removed at once.
  private var emptied: [Element] = []
  /// The reports of animations that are not sent.
  var droppedReports: [UInt32] = []
  private lazy var pinned = changeTracker.pinnedPaths()

  init(_ changeTracker: ChangeTracker) { self.changeTracker = changeTracker }

  mutating func makePatch() -> Patch {
    let records = changeTracker.records.all
    changeTracker.records.removeAll()
    live.reserveCapacity(records.count)
    // Most changed elements of a list are siblings.
    var last: (parent: Element, depth: Int?)?
    for record in records {
      let parent = record.element.parent
      let known = last.flatMap { $0.parent === parent ? $0 : nil }
      let found = known.map(\.depth) ?? depth(of: record.element)
      if known == nil { last = parent.map { ($0, found) } }
      guard let depth = found else {
        collectOrphans(of: record, parentIsLive: false)
        continue
      }
      live.append(record)
      if record.touched.contains(.content) { collectParent(record, depth: depth) }
    }
    live.sort { $0.element.number < $1.element.number }
    clearTexts()
    orderChildren()
    removeOrphans()
    // By index, because a copy of a record retains all its values, and most records of a moved list contain only
    // frames.
    for index in live.indices where !live[index].touched.isDisjoint(with: .values) {
      describeValues(live[index])
    }
    for index in live.indices where live[index].touched.contains(.content) {
      describeText(live[index])
    }
    describeFrames()
    for index in live.indices where live[index].touched.contains(.properties) {
      describeProperties(live[index])
    }
    describePage()
    if let (former, first) = changeTracker.renumberHandedOver() {
      operations.append(.renumber(former, first: first))
    }
    return Patch(operations)
  }

  /// The number of ancestors of an element in the document; `nil` for an element outside of the document.
  func depth(of element: Element) -> Int? {
    var depth = 0
    var current = element
    while let parent = current.parent {
      depth += 1
      current = parent
    }
    return current.number == NodeID.root.rawValue ? depth : nil
  }

  // MARK: Content

  private mutating func collectParent(_ record: ChangeRecords.Record, depth: Int) {
    let known = record.content.children
    collectOrphans(of: record, parentIsLive: true)
    if record.element.content.hasChildren {
      parents[depth, default: []].append((record.element, known))
    }
  }

  /// Collects the children that the client has but the document does not.
  private mutating func collectOrphans(of record: ChangeRecords.Record, parentIsLive: Bool) {
    guard record.touched.contains(.content) else { return }
    if parentIsLive, isEmptied(record) {
      orphans += record.content.children
      emptied.append(record.element)
      return
    }
    for child in record.content.children
    where child.parent !== record.element && depth(of: child) == nil {
      orphans.append(child)
      if parentIsLive { removals.append(child.number) }
    }
  }

  /// Whether an element has lost all of its many children, and none of them is still shown.
  private func isEmptied(_ record: ChangeRecords.Record) -> Bool {
    let known = record.content.children
    return known.count >= PatchEncoder.leastElements && !record.element.content.hasChildren
      && changeTracker.orphanedIDs.isEmpty
      && known.allSatisfy { $0.parent == nil && $0.exitAnimations.isEmpty }
  }

  private mutating func clearTexts() {
    for index in live.indices where live[index].touched.contains(.content) {
      let record = live[index]
      if case .text = record.content, record.element.content.hasChildren {
        operations.append(.setText(record.element.id, ""))
      }
    }
  }

  private mutating func orderChildren() {
    guard var depth = parents.keys.min() else { return }
    while depth <= parents.keys.max() ?? -1 {
      let level = (parents[depth] ?? []).sorted { $0.element.number < $1.element.number }
      for (parent, known) in level { orderChildren(of: parent, known: known, depth: depth) }
      depth += 1
    }
  }

  /// Emits the creations and moves that turn the client's children into the current ones.
  private mutating func orderChildren(of parent: Element, known: [Element], depth: Int) {
    let children = parent.children
    let ends = MatchingEnds(known.indices, children.indices) { known[$0] === children[$1] }
    let stays = staying(children[ends.new], known: known[ends.old])
    // From left to right, new children are placed before the next staying child. Children to be removed later may be
    // between them.
    var pending: [Element] = []
    for (offset, child) in children[ends.new].enumerated() {
      guard stays[offset] else {
        pending.append(child)
        continue
      }
      insertOrMove(pending, in: parent, before: child.id, depth: depth)
      pending = []
    }
    let end = ends.new.upperBound
    insertOrMove(
      pending, in: parent, before: end < children.count ? children[end].id : .none, depth: depth)
  }

  private mutating func staying(_ children: ArraySlice<Element>, known: ArraySlice<Element>)
    -> [Bool]
  {
    var stays = [Bool](repeating: false, count: children.count)
    guard !known.isEmpty, !children.isEmpty else { return stays }
    var oldIndexes = IndexTable()
    for (index, child) in known.enumerated() where child.number != 0 {
      _ = oldIndexes.index(of: child.number, or: index)
    }
    var candidates: [(offset: Int, oldIndex: Int, element: Element)] = []
    for (offset, child) in children.enumerated() where child.number != 0 {
      if let oldIndex = oldIndexes[child.number] { candidates.append((offset, oldIndex, child)) }
    }
    let staying = ChildOrder.staying(candidates.map(\.oldIndex)) {
      pinned.contains(candidates[$0].element.number)
    }
    for index in staying { stays[candidates[index].offset] = true }
    return stays
  }

  /// Creates or moves a run of adjacent children to their position; adjacent created elements share one operation.
  private mutating func insertOrMove(
    _ elements: [Element], in parent: Element, before: NodeID, depth: Int
  ) {
    guard depth < Element.depthLimit else { return changeTracker.recordDepth(parent) }
    var index = 0
    while index < elements.count {
      if elements[index].number != 0 {
        operations.append(.move(elements[index].id, parent: parent.id, before: before))
        index += 1
        continue
      }
      let first = changeTracker.nextNumber
      var trees: [PatchTree] = []
      while index < elements.count, elements[index].number == 0 {
        let adopting = changeTracker.announce(elements[index], depth: depth + 1)
        for (element, depth) in adopting {
          let known = element.children.filter { $0.number >= first }
          parents[depth, default: []].append((element, known))
        }
        trees.append(PatchTree(elements[index], from: first))
        index += 1
      }
      operations.append(
        .create(parent: parent.id, before: before, firstID: NodeID(first), trees: trees))
    }
  }

  private mutating func removeOrphans() {
    moveExitsToRoot()
    removals += changeTracker.orphanedIDs
    changeTracker.orphanedIDs = []
    for element in emptied { operations.append(.clear(element.id)) }
    for number in removals.sorted() {
      operations.append(
        .remove(NodeID(number), exit: changeTracker.element(number)?.exitAnimations ?? []))
    }
    for orphan in orphans { changeTracker.forget(orphan) }
  }
}
