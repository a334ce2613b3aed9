extension FlexTree {
  /// The invariants of the tree that do not hold, one a line; empty if all do.
  ///
  /// - A node is in use or free, never both; the links of nodes in use make up trees, and agree in both directions.
  /// - The number of users of a style is the number of nodes with the style.
  /// - A leaf without a number is the only user of its measure function.
  /// - The flags derived from a node's style agree with the style.
  /// - Nodes to be laid out again are in ``pending``.
  /// - Between two computations no node is in the queue or the cache, and the working stacks are empty.
  /// - A node with the flag `isFar` is in ``far``.
  /// - A node with placed frames has the record of their layout.
  ///
  /// - Complexity: O(*n*) in nodes. For tests.
  package func checkInvariants() -> [String] {
    var violations: [String] = []
    let freed = Set(free)
    if freed.count != free.count { violations.append("a node is free twice") }
    var users: [Int32: Int32] = [:]
    var measured: Set<Int32> = []
    let waiting = Set(pending)
    let later = Set((0..<far.count).map { far[$0] })
    var reached = 0
    for index in 0..<Int32(count) {
      let state = nodes[Int(index)]
      let isAlive = state.flags.contains(.isAlive)
      if isAlive == freed.contains(index) {
        violations.append(
          "node \(index) is \(isAlive ? "in use and free" : "neither in use nor free")")
      }
      guard isAlive else { continue }
      users[state.style, default: 0] += 1
      if state.measure >= 0, !state.flags.contains(.isNumbered) {
        let isShared = !measured.insert(state.measure).inserted
        if isShared || measures[Int(state.measure)] == nil {
          violations.append("node \(index) shares its measure function, or has lost it")
        }
      }
      if state.flags.contains(.isFar), !later.contains(index) {
        violations.append("node \(index) has absolute boxes for later, and is not in the list")
      }
      checkFlags(of: index, state, waiting: waiting, &violations)
      checkChildren(of: index, state, &violations)
      if state.parent < 0 { reached += countNodes(from: index) }
    }
    if reached != count - free.count { violations.append("a node is its own ancestor") }
    for (style, count) in users where styles.entries[Int(style)].users != count {
      violations.append(
        "style \(style) has \(count) nodes, and counts \(styles.entries[Int(style)].users)")
    }
    if !isComputing, items.count + lines.count + queue.count > 0 {
      violations.append("a working stack is not empty")
    }
    return violations
  }

  private func checkFlags(
    of index: Int32, _ state: NodeState, waiting: Set<Int32>, _ violations: inout [String]
  ) {
    let style = styles.entries[Int(state.style)].style
    let isOfStyle =
      state.flags.contains(.isBox) == (style.display == .flex)
      && state.flags.contains(.isContents) == (style.display == .contents)
      && state.flags.contains(.isAbsolute)
        == (style.display == .flex && style.position == .absolute)
    if !isOfStyle { violations.append("the flags of node \(index) are not those of its style") }
    if state.flags.contains(.isPending), !waiting.contains(index) {
      violations.append("node \(index) waits to be laid out again, and is not in the list")
    }
    if state.flags.contains(.isPlaced), state.placed.width.isNaN {
      violations.append("node \(index) has the frames of a layout that it has forgotten")
    }
    guard !isComputing else { return }
    if state.flags.contains(.isQueued) { violations.append("node \(index) is still in the queue") }
    if state.firstCachedLayout >= 0 || state.firstCachedWidths >= 0 {
      violations.append("node \(index) is still in the cache")
    }
  }

  private func checkChildren(of index: Int32, _ state: NodeState, _ violations: inout [String]) {
    var previous: Int32 = -1
    var child = state.firstChild
    var steps = 0
    while child >= 0, steps <= count {
      let link = nodes[Int(child)]
      if !link.flags.contains(.isAlive) || link.parent != index || link.previous != previous {
        violations.append("child \(child) of node \(index) does not agree with its place")
      }
      previous = child
      child = link.next
      steps += 1
    }
    if state.lastChild != previous || steps > count {
      violations.append("the children of node \(index) do not end with the last one")
    }
  }

  /// The number of nodes in the tree of `root`; more than `count` if the tree has a cycle.
  private func countNodes(from root: Int32) -> Int {
    var found = 0
    var next = [root]
    while let index = next.popLast(), found <= count {
      found += 1
      var child = nodes[Int(index)].firstChild
      var steps = 0
      while child >= 0, steps <= count {
        next.append(child)
        child = nodes[Int(child)].next
        steps += 1
      }
    }
    return found
  }
}
