// CSS Flexbox Level 1, §4: the items of a container. A child with `display: contents` is replaced
// by its children, one with `display: none` is left out. Absolute children are among them.

extension FlexEngine {
  /// The first child box of `node`, or -1.
  @inline(__always)
  func firstItem(of node: Int32) -> Int32 {
    let first = nodes[Int(node)].firstChild
    if first >= 0, nodes[Int(first)].flags.contains(.isBox) { return first }
    return first < 0 ? -1 : boxAt(first, in: node)
  }

  /// The child box of `node` after `child`, or -1.
  @inline(__always)
  func nextItem(after child: Int32, in node: Int32) -> Int32 {
    let state = nodes + Int(child)
    let next = state.pointee.next
    if state.pointee.parent == node {
      if next < 0 { return -1 }
      if nodes[Int(next)].flags.contains(.isBox) { return next }
    }
    return boxAt(nodeAfter(child, in: node), in: node)
  }

  /// Whether `child` is the only item of `node`.
  func isOnlyItem(_ child: Int32, in node: Int32) -> Bool {
    var item = firstItem(of: node)
    while item >= 0 {
      // As in browsers, absolute boxes count.
      if item != child { return false }
      item = nextItem(after: item, in: node)
    }
    return true
  }

  /// Whether `node` is a column with items in flow that may take more than one line.
  ///
  /// A wrapping column of one item has one line at any height, and is laid out like a column without
  /// wrapping.
  @inline(__always)
  func mayWrapColumns(_ node: Int32) -> Bool {
    traits(of: node).contains(.isColumnWrap) && hasSeveralItems(node)
  }

  private func hasSeveralItems(_ node: Int32) -> Bool {
    var count = 0
    var item = firstItem(of: node)
    while item >= 0 {
      if !nodes[Int(item)].flags.contains(.isAbsolute) { count += 1 }
      if count > 1 { return true }
      item = nextItem(after: item, in: node)
    }
    return false
  }

  /// The first box in document order that is `start` or follows it.
  private func boxAt(_ start: Int32, in node: Int32) -> Int32 {
    var current = start
    while current >= 0 {
      let flags = nodes[Int(current)].flags
      if flags.contains(.isBox) { return current }
      if flags.contains(.isContents) {
        clearFrame(of: current)
        nodes[Int(current)].flags.subtract([.isDirty, .isCleared])
        let inside = nodes[Int(current)].firstChild
        current = inside >= 0 ? inside : nodeAfter(current, in: node)
      } else {
        clearFrames(from: current)
        current = nodeAfter(current, in: node)
      }
    }
    return -1
  }

  /// The node in `node` that follows `child` and its descendants, or -1.
  private func nodeAfter(_ child: Int32, in node: Int32) -> Int32 {
    var current = child
    while nodes[Int(current)].next < 0 {
      current = nodes[Int(current)].parent
      if current == node || current < 0 { return -1 }
    }
    return nodes[Int(current)].next
  }

  private func clearFrame(of node: Int32) {
    let state = nodes + Int(node)
    state.pointee.x = 0
    state.pointee.y = 0
    state.pointee.width = 0
    state.pointee.height = 0
  }

  /// Sets the frames of `node` and its descendants to zero, unless that was done already.
  func clearFrames(from node: Int32) {
    let state = nodes + Int(node)
    if state.pointee.flags.contains(.isCleared) { return }
    var current = node
    while true {
      clearFrame(of: current)
      nodes[Int(current)].flags.insert(.isCleared)
      nodes[Int(current)].invalidate()
      nodes[Int(current)].flags.subtract([.isDirty, .isFar])
      if nodes[Int(current)].firstChild >= 0 {
        current = nodes[Int(current)].firstChild
        continue
      }
      while current != node, nodes[Int(current)].next < 0 { current = nodes[Int(current)].parent }
      if current == node { return }
      current = nodes[Int(current)].next
    }
  }
}
