// Layout after a change. A parent uses the cached layouts of its children, so a change propagates upwards
// only as far as layouts change. Unchanged nodes are not laid out again.

extension FlexEngine {
  /// Drops the results that `changes` invalidate, up to the root.
  func invalidate(_ changes: [FlexTree.Change], root: Int32) {
    nodes[Int(root)].invalidate()
    for change in changes {
      var node = change.node
      while node >= 0 {
        let isContents = nodes[Int(node)].flags.contains(.isContents)
        if !nodes[Int(node)].isKnown, node != change.node, !isContents { break }
        nodes[Int(node)].invalidate()
        nodes[Int(node)].flags.insert(.isDirty)
        node = nodes[Int(node)].parent
      }
    }
  }

  /// Lays out the nodes that `changes` affect, from the deepest node upwards.
  ///
  /// A changed node is laid out in its old size before its parent is, and again if the parent gives it
  /// another size. In deep trees that could happen on each level. After more than `limit` units of work,
  /// the remaining nodes are laid out from the root downwards instead.
  ///
  /// - Complexity: O(*d* + *k*) for one change, where *d* is its depth and *k* the number of
  ///   children of the nodes above it whose layouts change.
  func layOutAgain(
    _ changes: [FlexTree.Change], root: Int32, available: ParentSize, limit: Int
  ) {
    var levels: [[Int32]] = []
    func add(_ node: Int32, depth: Int) {
      while levels.count <= depth { levels.append([]) }
      if nodes[Int(node)].flags.contains(.isPending) { return }
      nodes[Int(node)].flags.insert(.isPending)
      levels[depth].append(node)
    }
    for change in changes { add(change.node, depth: change.depth) }
    var depth = levels.count - 1
    while depth >= 0 {
      if work.count > limit {
        layOutFromRoot(levels[...depth], root: root, available: available)
        return
      }
      for node in levels[depth] {
        nodes[Int(node)].flags.remove(.isPending)
        if keepsItsLayout(node) { continue }
        nodes[Int(node)].flags.insert(.isDirty)
        let parent = nodes[Int(node)].parent
        if node == root {
          layOutChangedRoot(root, available: available)
        } else if parent >= 0 {
          if nodes[Int(node)].flags.contains(.isAbsolute) {
            queueAbsoluteChildren(of: parentBox(of: node))
          } else {
            add(parent, depth: depth - 1)
          }
        }
      }
      depth -= 1
    }
  }

  private func layOutFromRoot(
    _ levels: ArraySlice<[Int32]>, root: Int32, available: ParentSize
  ) {
    for (depth, level) in zip(levels.indices, levels) {
      for node in level { nodes[Int(node)].flags.remove(.isPending) }
      invalidate(level.map { FlexTree.Change(node: $0, depth: depth) }, root: root)
    }
    layOutRoot(root, available: available)
  }

  /// Lays `node` out again in its old space if that layout is its only cached result. Returns whether the
  /// outcome is the same; if not, the parent must be laid out again.
  private func keepsItsLayout(_ node: Int32) -> Bool {
    let state = nodes + Int(node)
    guard state.pointee.flags.contains(.isBox), state.pointee.hasSingleLayout else {
      state.pointee.invalidate()
      return false
    }
    let old = state.pointee.placed
    let usedHeight = state.pointee.flags.contains(.insideUsesHeight)
    if !updatePlainStack(node) { layOutAgain(node) }
    let new = state.pointee.placed
    let isSameBaseline = new.baseline == old.baseline || (new.baseline.isNaN && old.baseline.isNaN)
    return state.pointee.hasSingleLayout && new.width == old.width && new.height == old.height
      && new.givenHeight == old.givenHeight && new.contentHeight == old.contentHeight
      && isSameBaseline && usedHeight == state.pointee.flags.contains(.insideUsesHeight)
  }

  /// Lays the root out again unless its only cached layout comes from this computation.
  private func layOutChangedRoot(_ root: Int32, available: ParentSize) {
    if nodes[Int(root)].hasSingleLayout {
      nodes[Int(root)].flags.remove(.isDirty)
      return
    }
    layOutRoot(root, available: available)
  }
}
