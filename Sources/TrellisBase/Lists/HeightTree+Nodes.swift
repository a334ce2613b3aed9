extension HeightTree {
  /// Neighbouring rows of one class and one height.
  struct Node: Sendable {
    /// The index that stands for no node.
    static let none: Int32 = -1
    /// The height that stands for the mean of the class.
    static let unknown = -1.0

    var count: Int32
    /// The height of each row; ``unknown`` for the mean of the class.
    var height: Double
    var kind: UInt8
    var priority: UInt32 = 0
    var left = none
    var right = none
    /// The number of rows in the subtree.
    var rows: Int32 = 0
    /// The sum of the known heights in the subtree.
    var known = 0.0
    /// The numbers of the unknown rows in the subtree, by class.
    var unknowns = SIMD4<Int32>()

    init(count: Int32, height: Double, kind: UInt8) {
      (self.count, self.height, self.kind) = (count, height, kind)
    }

    var isExact: Bool { height >= 0 }
  }

  func height(of node: Node) -> Double { node.isExact ? node.height : means[Int(node.kind)] }

  func nodeCount(_ at: Int32) -> Int { at == Node.none ? 0 : Int(nodes[Int(at)].rows) }

  func sum(_ at: Int32) -> Double {
    if at == Node.none { return 0 }
    let node = nodes[Int(at)]
    return node.known + (SIMD4<Double>(node.unknowns) * means).sum()
  }

  /// Computes the sums of a node from its children.
  mutating func update(_ at: Int32) {
    var node = nodes[Int(at)]
    node.rows = node.count
    node.known = node.isExact ? node.height * Double(node.count) : 0
    node.unknowns = SIMD4()
    if !node.isExact { node.unknowns[Int(node.kind)] = node.count }
    for child in [node.left, node.right] where child != Node.none {
      let child = nodes[Int(child)]
      node.rows += child.rows
      node.known += child.known
      node.unknowns &+= child.unknowns
    }
    nodes[Int(at)] = node
  }

  mutating func make(_ node: Node) -> Int32 {
    var node = node
    node.priority = nextPriority()
    let at: Int32
    if let last = free.popLast() {
      at = last
      nodes[Int(at)] = node
    } else {
      at = Int32(nodes.count)
      nodes.append(node)
    }
    update(at)
    return at
  }

  /// Frees the nodes of a subtree.
  mutating func release(_ at: Int32) {
    var pending = [at]
    while let at = pending.popLast() {
      if at == Node.none { continue }
      pending += [nodes[Int(at)].left, nodes[Int(at)].right]
      free.append(at)
    }
  }

  /// The first `count` rows of a subtree, and the others. A node on the border is divided.
  mutating func split(_ at: Int32, at count: Int) -> (Int32, Int32) {
    if at == Node.none { return (at, at) }
    let node = nodes[Int(at)]
    let before = nodeCount(node.left)
    if count <= before {
      let (left, right) = split(node.left, at: count)
      nodes[Int(at)].left = Node.none
      update(at)
      // The part of a divided node may have a higher priority than the nodes above.
      return (left, merge(right, at))
    }
    if count >= before + Int(node.count) {
      let (left, right) = split(node.right, at: count - before - Int(node.count))
      nodes[Int(at)].right = Node.none
      update(at)
      return (merge(at, left), right)
    }
    var rest = node
    rest.count = node.count - Int32(count - before)
    (rest.left, rest.right) = (Node.none, Node.none)
    // A priority of its own: parts of one run with one priority would form a path instead of a tree.
    let second = merge(make(rest), node.right)
    nodes[Int(at)].count = Int32(count - before)
    nodes[Int(at)].right = Node.none
    update(at)
    return (at, second)
  }

  mutating func merge(_ left: Int32, _ right: Int32) -> Int32 {
    if left == Node.none { return right }
    if right == Node.none { return left }
    if nodes[Int(left)].priority >= nodes[Int(right)].priority {
      nodes[Int(left)].right = merge(nodes[Int(left)].right, right)
      update(left)
      return left
    }
    nodes[Int(right)].left = merge(left, nodes[Int(right)].left)
    update(right)
    return right
  }

  /// Adds unknown rows to a node of the same class that contains or ends at `index`; returns whether there is one.
  mutating func extend(_ at: Int32, at index: Int, by added: Int32, kind: UInt8) -> Bool {
    if at == Node.none { return false }
    let node = nodes[Int(at)]
    let before = nodeCount(node.left)
    let end = before + Int(node.count)
    if index >= before, index <= end, !node.isExact, node.kind == kind {
      nodes[Int(at)].count += added
    } else if index <= before {
      guard extend(node.left, at: index, by: added, kind: kind) else { return false }
    } else {
      guard index >= end, extend(node.right, at: index - end, by: added, kind: kind) else {
        return false
      }
    }
    update(at)
    return true
  }

  /// Sets the height of a node with one row.
  mutating func setHeight(_ height: Double, ofSingle index: Int, below at: Int32) {
    let node = nodes[Int(at)]
    let before = nodeCount(node.left)
    if index < before {
      setHeight(height, ofSingle: index, below: node.left)
    } else if index < before + Int(node.count) {
      nodes[Int(at)].height = height
    } else {
      setHeight(height, ofSingle: index - before - Int(node.count), below: node.right)
    }
    update(at)
  }

  /// Calls `body` with the nodes in the order of their rows.
  func forEachNode(_ body: (Node) -> Void) {
    var (path, at): ([Int32], Int32) = ([], root)
    while at != Node.none || !path.isEmpty {
      while at != Node.none {
        path.append(at)
        at = nodes[Int(at)].left
      }
      at = path.removeLast()
      body(nodes[Int(at)])
      at = nodes[Int(at)].right
    }
  }

  /// Checks the sums, the order of priorities, and the free nodes; returns the problems.
  package func checkInvariants() -> [String] {
    var problems: [String] = []
    var copy = self
    var reached = 0
    var pending = [root]
    while let at = pending.popLast() {
      if at == Node.none { continue }
      reached += 1
      let node = nodes[Int(at)]
      copy.update(at)
      let own = copy.nodes[Int(at)]
      if own.rows != node.rows || own.known != node.known || own.unknowns != node.unknowns {
        problems.append("node \(at) has other sums than its children")
      }
      if node.count < 1 { problems.append("node \(at) has \(node.count) rows") }
      for child in [node.left, node.right] where child != Node.none {
        if nodes[Int(child)].priority > node.priority {
          problems.append("node \(child) is below \(at), which has a lower priority")
        }
        pending.append(child)
      }
    }
    if reached != nodeCount { problems.append("\(reached) of \(nodeCount) nodes are reachable") }
    return problems
  }
}
