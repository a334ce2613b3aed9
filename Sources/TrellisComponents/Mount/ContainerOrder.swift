import TrellisDOM

/// The order of the elements in a container after a mount: views in the order of their components; other
/// elements (hidden views and foreign elements) keep their position.
///
/// Such an element stays after the nearest preceding view that is not moved, so that no view has to be
/// moved around it.
///
/// Source: ComponentKit's order repair (row E11, algorithm 2.10 step 6), with the fewest moves.
struct ContainerOrder {
  private let element: Element
  private let views: [MountedView]
  private let removed: [MountedView]
  /// The views before the mount; none if hidden ones may be among the elements.
  private let former: [MountedView]

  /// - Parameter container: still with its views before the mount.
  init(_ container: MountedView, views: [MountedView], removed: [MountedView]) {
    element = container.element
    self.views = views
    self.removed = removed
    former = container.pool.isEmpty ? container.children : []
  }

  /// Puts the elements in order.
  ///
  /// - Complexity: O(*n*) in the number of children, O(*n* log *n*) if views changed positions around others.
  func apply() {
    let present = element.children
    if element.text != nil && views.isEmpty { return }
    if present.isEmpty || hasNoOthers(present) {
      return element.setChildren(views.map { $0.element })
    }
    var indices: [ObjectIdentifier: Int] = [:]
    for (index, view) in views.enumerated() { indices[ObjectIdentifier(view.element)] = index }
    let gone = Set(removed.map { ObjectIdentifier($0.element) })
    let others = present.contains {
      indices[ObjectIdentifier($0)] == nil && !gone.contains(ObjectIdentifier($0))
    }
    guard others else { return element.setChildren(views.map(\.element)) }
    element.setChildren(merged(present, indices, gone))
  }

  /// Whether the container has no elements except the former views.
  private func hasNoOthers(_ present: [Element]) -> Bool {
    guard present.count == former.count else { return false }
    for index in present.indices where present[index] !== former[index].element { return false }
    return true
  }

  private func merged(
    _ present: [Element], _ indices: [ObjectIdentifier: Int], _ gone: Set<ObjectIdentifier>
  ) -> [Element] {
    let old = present.compactMap { indices[ObjectIdentifier($0)] }
    var oldIndices: [(view: Int, index: Int)] = []
    for (index, view) in old.enumerated() { oldIndices.append((view, index)) }
    oldIndices.sort { $0.view < $1.view }
    let staying = ChildOrder.staying(oldIndices.map(\.index)) {
      views[oldIndices[$0].view].element.isPinned
    }
    let anchors = Set(staying.map { oldIndices[$0].view })
    // The other elements after each view that stays; the index -1 is the start of the container.
    var followers: [Int: [Element]] = [:]
    var anchor = -1
    for child in present {
      if let view = indices[ObjectIdentifier(child)] {
        if anchors.contains(view) { anchor = view }
      } else if !gone.contains(ObjectIdentifier(child)) {
        followers[anchor, default: []].append(child)
      }
    }
    var result = followers[-1] ?? []
    for (index, view) in views.enumerated() {
      result.append(view.element)
      if let following = followers[index] { result += following }
    }
    return result
  }
}
