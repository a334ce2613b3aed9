// The changes between two computations, and the nodes to lay out again.

extension FlexTree {
  /// Marks `node` as changed since its last layout.
  func markChanged(_ node: Int32) {
    if !wasComputed { return }
    let state = nodes + Int(node)
    // A node without results needs no mark: no result of an ancestor depends on it.
    if state.pointee.flags.contains(.isPending) || !state.pointee.isKnown { return }
    state.pointee.flags.insert(.isPending)
    pending.append(node)
  }

  /// Handles the insertion of `child` into `parent`, or a removal if `child` is `nil`.
  func childrenDidChange(of parent: Int32, _ child: Int32?) {
    precondition(!isComputing, "A flex tree cannot be changed by a measure function")
    var box = parent
    while nodes[Int(box)].flags.contains(.isContents), nodes[Int(box)].parent >= 0 {
      box = nodes[Int(box)].parent
    }
    if let child {
      if nodes[Int(parent)].flags.contains(.isCleared) { clearFrames(from: child) }
      if nodes[Int(child)].flags.contains(.isContents) {
        nodes[Int(box)].flags.remove(.isPlainStack)
      }
    }
    markChanged(box)
  }

  /// Handles a change of the style of `node`; the style also affects the layout of the parent.
  func styleDidChange(of node: Int32, isNewDisplay: Bool) {
    nodes[Int(node)].invalidate()
    nodes[Int(node)].flags.insert(.isDirty)
    nodes[Int(node)].flags.remove(.isFar)
    var box = nodes[Int(node)].parent
    while box >= 0, nodes[Int(box)].flags.contains(.isContents) { box = nodes[Int(box)].parent }
    guard box >= 0 else { return }
    // The items of the box may be other nodes now, whose frames belong to another layout.
    if isNewDisplay { nodes[Int(box)].flags.remove(.isPlainStack) }
    markChanged(box)
  }

  /// Handles a change of the text direction of `node` at the beginning of a computation.
  func directionDidChange(of node: Int32) {
    nodes[Int(node)].invalidate()
    nodes[Int(node)].flags.insert(.isDirty)
    let parent = nodes[Int(node)].parent
    if parent >= 0 { markChanged(parent) }
  }

  /// Sets the frames of `node` and its descendants to zero.
  private func clearFrames(from node: Int32) {
    var pending = [node]
    while let index = pending.popLast() {
      let state = nodes + Int(index)
      (state.pointee.x, state.pointee.y, state.pointee.width, state.pointee.height) = (0, 0, 0, 0)
      state.pointee.invalidate()
      state.pointee.flags.insert(.isCleared)
      state.pointee.flags.remove(.isFar)
      var child = state.pointee.firstChild
      while child >= 0 {
        pending.append(child)
        child = nodes[Int(child)].next
      }
    }
  }

  /// Drops every layout and content-based width of `root` and its descendants.
  ///
  /// - Complexity: O(*n*) in the number of nodes.
  func invalidateAll(below root: Int32) {
    var node = root
    while true {
      nodes[Int(node)].invalidate()
      nodes[Int(node)].flags.insert(.isDirty)
      if nodes[Int(node)].firstChild >= 0 {
        node = nodes[Int(node)].firstChild
        continue
      }
      while node != root, nodes[Int(node)].next < 0 { node = nodes[Int(node)].parent }
      if node == root { return }
      node = nodes[Int(node)].next
    }
  }

  /// A node to lay out again, and its depth.
  struct Change {
    var node: Int32
    var depth: Int
  }

  /// Removes and returns the changed nodes below `root`; changed nodes of other trees remain.
  func consumeChanges(below root: Int32) -> [Change] {
    var changes: [Change] = []
    var others: [Int32] = []
    for node in pending where nodes[Int(node)].flags.contains(.isAlive) {
      var depth = 0
      var top = node
      while nodes[Int(top)].parent >= 0 {
        top = nodes[Int(top)].parent
        depth += 1
      }
      if top == root {
        nodes[Int(node)].flags.remove(.isPending)
        changes.append(Change(node: node, depth: depth))
      } else {
        others.append(node)
      }
    }
    pending = others
    return changes
  }
}

extension NodeState {
  /// Whether a layout or width of the node is cached, or was dropped to make room.
  var isKnown: Bool {
    !placed.width.isNaN || !measured.width.isNaN || isInCache
      || !flags.isDisjoint(with: [.hasMinContent, .hasMaxContent, .hasDroppedResults])
  }

  /// Whether the current layout is the only result found for the node since it changed.
  var hasSingleLayout: Bool {
    flags.contains(.isPlaced) && measured.width.isNaN && !isInCache
      && flags.isDisjoint(with: [.hasMinContent, .hasMaxContent, .hasDroppedResults])
  }

  /// Drops all cached layouts and widths.
  mutating func invalidate() {
    placed.width = .nan
    measured.width = .nan
    firstCachedLayout = -1
    firstCachedWidths = -1
    flags.subtract([
      .isPlaced, .hasMinContent, .hasMaxContent, .widthsUseHeight, .hasDroppedResults,
      .isPlainStack,
      .hasGuessed, .hasGuessedTwice,
    ])
  }

  private var isInCache: Bool {
    firstCachedLayout >= 0 || firstCachedWidths >= 0
  }
}
